// Runs the program as a script does: words in, standard output, standard error and exit status out.
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>

namespace sabretache::test {

struct Ran {
    int status = -1; ///< -1: it crashed or hung
    QByteArray out;
    QByteArray err;

    /// The one document of standard output; empty when it is none.
    QJsonObject json() const {
        QJsonParseError fault;
        const QJsonDocument document = QJsonDocument::fromJson(out, &fault);
        return fault.error == QJsonParseError::NoError ? document.object() : QJsonObject();
    }
};

/// @param home the user's folder for the run: settings and backups go there
inline Ran runProgram(const QStringList &words, const QString &home = QDir::tempPath()) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), home);
    environment.remove(QStringLiteral("XDG_DATA_HOME"));
    // Words need no display.
    environment.remove(QStringLiteral("DISPLAY"));
    environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
    environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(SABRETACHE_BINARY_DIR "/app/sabretache"), words);
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit) {
        process.kill();
        process.waitForFinished();
        return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
    }
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

inline QByteArray bytesOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace sabretache::test
