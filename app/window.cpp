#include "app/window.h"

#include "app/builtin.h"
#include "app/pages.h"
#include "ui/views/mainwindow.h"
#include "ui/views/services.h"
#include "ui/views/theme.h"
#include "ui/views/windows.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>

namespace sabretache {

int runWindow(int &argc, char **argv, const QString &book, const QString &language) {
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("sabretache"));
    QApplication::setDesktopFileName(QStringLiteral("sabretache"));
    const QSettings settings;
    QString chosen = language;
    if (chosen.isEmpty())
        chosen = settings.value(QStringLiteral("language")).toString();
    if (chosen.isEmpty())
        chosen = QLocale::system().name();
    QLocale::setDefault(QLocale(chosen));
    // The widgets' own words and ours; what is printed or exported has its own Texts.
    QTranslator words;
    if (words.load(QLocale(chosen), QStringLiteral("sabretache"), QStringLiteral("_"),
                   QStringLiteral(":/i18n")))
        QApplication::installTranslator(&words);
    QTranslator widgets;
    if (widgets.load(QLocale(chosen), QStringLiteral("qtbase"), QStringLiteral("_"),
                     QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QApplication::installTranslator(&widgets);

    const ui::Texts texts(chosen);
    ui::Theme theme(application);
    theme.setLook(
        static_cast<ui::Theme::Look>(settings.value(QStringLiteral("look"), 0).toInt() % 3));
    theme.setTextScale(settings.value(QStringLiteral("text-scale"), 100).toInt());
    ui::Windows windows(windowServices(ruleSets(), engines(), texts, theme));
    if (book.isEmpty())
        windows.openStart();
    else
        windows.openBook(book);
    return QApplication::exec();
}

} // namespace sabretache
