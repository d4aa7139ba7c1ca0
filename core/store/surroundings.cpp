#include "store/bookfile.h"

#include <QDateTime>
#include <QStandardPaths>

namespace sabretache::store {

Surroundings Surroundings::ofSystem() {
    Surroundings out;
    out.now = [] {
        return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toStdString();
    };
    out.ids = randomIds();
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    if (!data.isEmpty())
        out.backupFolder = data + QStringLiteral("/backups");
    return out;
}

} // namespace sabretache::store
