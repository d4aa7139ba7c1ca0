#include "ui/text/languages.h"

#include <QDir>

static void loadResources() { Q_INIT_RESOURCE(texts); }

namespace sabretache::ui {

QStringList languages() {
    loadResources();
    QStringList out{QStringLiteral("en")};
    for (const QString &file :
         QDir(QStringLiteral(":/i18n")).entryList({QStringLiteral("sabretache_*.qm")}, QDir::Files))
        if (const QString code = file.section(u'_', 1).chopped(3); !out.contains(code))
            out << code;
    return out;
}

} // namespace sabretache::ui
