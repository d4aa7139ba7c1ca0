#include "store/probe.h"

#include "store/bookfile.h"
#include "store/schema.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <fcntl.h>
#include <unistd.h>

namespace sabretache::store {

namespace {

constexpr qint64 kHeaderSize = 100;
/// Places in the header of an SQLite file, from its format's description.
constexpr int kPageSizeAt = 16;
constexpr int kPagesAt = 28;
constexpr int kUserVersionAt = 60;
constexpr int kApplicationIdAt = 68;

std::uint32_t big32(const QByteArray &header, int at) {
    return qFromBigEndian<std::uint32_t>(header.constData() + at);
}

qint64 pageSize(const QByteArray &header) {
    const auto stored = qFromBigEndian<std::uint16_t>(header.constData() + kPageSizeAt);
    return stored == 1 ? 65536 : stored;
}

} // namespace

QString journalOf(const QString &path) { return path + QStringLiteral("-journal"); }

Result<Probe> probe(const QString &path) {
    const QFileInfo info(path);
    const std::string name = path.toStdString();
    if (!info.exists())
        return fail(kBookNotFound, {name});
    if (info.isDir())
        return fail(kBookIsFolder, {name});
    if (!info.isFile()) // a pipe would be waited for without end
        return fail(kBookNotABook, {name});
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(kBookNoRights, {name});
    const QByteArray header = file.read(kHeaderSize);
    if (!QByteArrayLiteral("SQLite format 3\0").startsWith(header.left(16)) || header.isEmpty())
        return fail(kBookNotABook, {name});
    if (header.size() < kHeaderSize)
        return fail(kBookTruncated, {name});
    if (big32(header, kApplicationIdAt) != static_cast<std::uint32_t>(kApplicationId))
        return fail(kBookNotABook, {name});
    Probe out;
    out.schema = static_cast<int>(big32(header, kUserVersionAt));
    if (out.schema < 1)
        return fail(kBookNotABook, {name});
    out.writable = info.isWritable();
    out.folderWritable = QFileInfo(info.absolutePath()).isWritable();
    const QFileInfo journal(journalOf(path));
    out.hotJournal = journal.exists() && journal.size() > 0;
    // In the middle of a transaction file and header may differ; the journal sets that right.
    const qint64 pages = big32(header, kPagesAt);
    if (!out.hotJournal && file.size() < pages * pageSize(header))
        return fail(kBookTruncated, {name});
    return out;
}

bool flushToDisk(const QString &path) {
    const auto flush = [](const QByteArray &name) {
        const int fd = ::open(name.constData(), O_RDONLY | O_CLOEXEC);
        if (fd < 0)
            return false;
        const bool good = ::fsync(fd) == 0;
        ::close(fd);
        return good;
    };
    return flush(QFile::encodeName(path)) &&
           flush(QFile::encodeName(QFileInfo(path).absolutePath()));
}

Result<void> copyFile(const QString &from, const QString &to) {
    const QString part = to + QStringLiteral(".part");
    QFile::remove(part);
    QFile source(from);
    if (!source.copy(part)) {
        QFile::remove(part);
        return fail(kBookCannotWrite, {to.toStdString(), source.errorString().toStdString()});
    }
    // A read-only original gives a read-only copy, which could not be rolled forward.
    QFile::setPermissions(part, QFile::permissions(part) | QFile::ReadOwner | QFile::WriteOwner);
    if (!flushToDisk(part) ||
        ::rename(QFile::encodeName(part).constData(), QFile::encodeName(to).constData()) != 0 ||
        !flushToDisk(to)) {
        QFile::remove(part);
        return fail(kBookCannotWrite, {to.toStdString(), qt_error_string().toStdString()});
    }
    return {};
}

} // namespace sabretache::store
