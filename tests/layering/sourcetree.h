// The project's own files, for tests that read the sources.
#pragma once

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QList>
#include <QString>
#include <QStringList>

namespace sabretache::tests {

struct SourceFile {
    QString path; ///< from the top of the project
};

/// @param folders from the top of the project; one that is not there is empty
/// @param endings without the dot
/// @return files below the folders, in order of their paths
inline QList<SourceFile> projectFiles(const QStringList &folders, const QStringList &endings) {
    const QDir top(QStringLiteral(SABRETACHE_SOURCE_DIR));
    QStringList filters;
    for (const QString &ending : endings)
        filters << QStringLiteral("*.") + ending;
    QStringList paths;
    for (const QString &folder : folders) {
        QDirIterator it(top.filePath(folder), filters, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext())
            paths << top.relativeFilePath(it.next());
    }
    paths.sort();
    QList<SourceFile> out;
    for (const QString &path : std::as_const(paths))
        out.append({path});
    return out;
}

inline QString readText(const SourceFile &file) {
    QFile in(QStringLiteral(SABRETACHE_SOURCE_DIR "/") + file.path);
    if (!in.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(in.readAll());
}

} // namespace sabretache::tests
