#include "store/bookfile.h"

#include "base/orderedids.h"

#include <QDateTime>
#include <QStandardPaths>

namespace sabretache::store {

Surroundings Surroundings::ofSystem() {
    Surroundings out;
    out.now = [] {
        return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toStdString();
    };
    out.ids = orderedIds();
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    if (!data.isEmpty())
        out.backupFolder = data + QStringLiteral("/backups");
    return out;
}

} // namespace sabretache::store
