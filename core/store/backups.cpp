#include "store/backups.h"

#include "base/hash.h"
#include "store/bookfile.h"
#include "store/probe.h"

#include <QDir>
#include <QFileInfo>

namespace sabretache::store {

namespace {

const QString &suffix() {
    static const QString kSuffix = QStringLiteral(".sabretache");
    return kSuffix;
}

QStringList generations(const QDir &folder) {
    return folder.entryList({QLatin1Char('*') + suffix()}, QDir::Files, QDir::Name);
}

} // namespace

QString backupFolderOf(const QString &root, const QString &book) {
    const QFileInfo info(book);
    const QString whole =
        info.exists() ? info.canonicalFilePath() : QDir::cleanPath(info.absoluteFilePath());
    // Books of one name in two folders keep apart.
    Fingerprint print;
    print.add(whole.toStdString());
    return root + u'/' + info.completeBaseName().left(60) + u'-' +
           QString::number(print.value(), 16);
}

Result<QString> keepGeneration(const QString &root, const QString &book, const std::string &stamp,
                               int keep) {
    const QDir folder(backupFolderOf(root, book));
    if (!QDir().mkpath(folder.path()))
        return fail(kBookCannotWrite, {folder.path().toStdString(), {}});
    QString name = QString::fromStdString(stamp);
    name.remove(u':').remove(u'-').replace(u'.', u'-');
    QString target = folder.filePath(name + suffix());
    // '_' sorts after '.': of one moment's copies the last one is the newest.
    for (int n = 2; QFileInfo::exists(target); ++n)
        target = folder.filePath(name + u'_' + QString::number(n) + suffix());
    if (auto copied = copyFile(book, target); !copied)
        return tl::unexpected(copied.error());
    QStringList all = generations(folder);
    while (all.size() > keep)
        QFile::remove(folder.filePath(all.takeFirst()));
    return target;
}

QString newestGeneration(const QString &root, const QString &book) {
    if (root.isEmpty())
        return {};
    const QDir folder(backupFolderOf(root, book));
    const QStringList all = generations(folder);
    return all.isEmpty() ? QString() : folder.filePath(all.last());
}

} // namespace sabretache::store
