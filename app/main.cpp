// sabretache: with no words, or a book's path, the window; with a word, the same work without one.
#include "app/cli/command.h"
#include "app/window.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>

#include <memory>

namespace {

using namespace sabretache;

/// What stands before and among the words, for every word alike.
struct Globals {
    bool json = false;
    QString language;
    bool version = false;
    bool help = false;
    QStringList rest;
    QString wrong; ///< what is wrong with the call; empty: nothing
};

Globals takeGlobals(const QStringList &words) {
    Globals out;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words[i];
        if (word == QLatin1String("--json")) {
            out.json = true;
        } else if (word == QLatin1String("--language")) {
            if (++i < words.size())
                out.language = words[i];
            else
                out.wrong = QStringLiteral("option --language needs a value");
        } else if (word.startsWith(QLatin1String("--language="))) {
            out.language = word.mid(11);
        } else if (word == QLatin1String("--version")) {
            out.version = true;
        } else if (word == QLatin1String("--help") || word == QLatin1String("-h")) {
            out.help = true;
        } else {
            out.rest.append(word);
        }
    }
    if (!out.language.isEmpty() && QLocale(out.language).language() == QLocale::C)
        out.wrong = QStringLiteral("option --language: unknown value %1").arg(out.language);
    return out;
}

QStringList help() {
    QStringList out{QStringLiteral("sabretache [BOOK]    (opens the window)"),
                    QStringLiteral("sabretache --version | --help")};
    for (const cli::Command &command : cli::commands())
        out.append(QStringLiteral("sabretache %1 %2")
                       .arg(QLatin1String(command.name), QLatin1String(command.usage)));
    out.append(QStringLiteral("Everywhere: --json, --language LANGUAGE"));
    return out;
}

bool displayIsThere() {
#ifdef Q_OS_LINUX
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

/// Is this meant as a book's path, rather than a mistyped word?
bool looksLikePath(const QString &word) {
    return word.contains(u'/') || word.endsWith(QLatin1String(".sabretache")) ||
           QFileInfo::exists(word);
}

} // namespace

int main(int argc, char **argv) {
    QCoreApplication::setApplicationName(QStringLiteral("sabretache"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SABRETACHE_VERSION));
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words.append(QString::fromLocal8Bit(argv[i]));
    const Globals globals = takeGlobals(words);
    const cli::Output out(globals.json, globals.language);
    if (!globals.wrong.isEmpty()) {
        out.message(globals.wrong);
        return cli::kBadCall;
    }
    if (globals.version) {
        out.line(QStringLiteral("sabretache " SABRETACHE_VERSION));
        return cli::kDone;
    }
    if (globals.help) {
        out.line(help().join(u'\n'));
        return cli::kDone;
    }

    const QString first = globals.rest.isEmpty() ? QString() : globals.rest.first();
    if (const cli::Command *command = cli::findCommand(first)) {
        std::unique_ptr<QCoreApplication> app;
        if (command->needsFonts) {
            // Fonts and painting, but never a window: no display is needed.
            qputenv("QT_QPA_PLATFORM", "offscreen");
            app = std::make_unique<QGuiApplication>(argc, argv);
        } else {
            app = std::make_unique<QCoreApplication>(argc, argv);
        }
        return cli::run(*command, globals.rest.mid(1), out);
    }
    if (first.startsWith(u'-') && first.size() > 1) {
        out.message(QStringLiteral("unknown option %1").arg(first));
        return cli::kBadCall;
    }
    if (globals.rest.size() > 1 || (!first.isEmpty() && !looksLikePath(first))) {
        out.message(QStringLiteral("unknown word %1").arg(first));
        out.message(QStringLiteral("known are:\n") + help().join(u'\n'));
        return cli::kBadCall;
    }
    if (!displayIsThere()) {
        out.message(QStringLiteral("there is no display to open a window on; set DISPLAY, or use a "
                                   "word that needs none (see --help)"));
        return cli::kBadCall;
    }
    return runWindow(argc, argv, first, globals.language);
}
