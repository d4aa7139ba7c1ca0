// A book's file made and opened: looked over, recovered, upgraded, its lease taken.
#include "store/bookfileprivate.h"

#include "store/backups.h"
#include "store/bookrows.h"
#include "store/schema.h"

#include <QFile>
#include <QFileInfo>

#include <unistd.h>
#include <utility>

namespace sabretache::store {

namespace {

/// Puts a finished temporary file in its place, never over another.
bool renameToNew(const QString &from, const QString &to) {
    const QByteArray source = QFile::encodeName(from);
    const QByteArray target = QFile::encodeName(to);
    if (::link(source.constData(), target.constData()) == 0) {
        ::unlink(source.constData());
        return true;
    }
    // A file system without hard links.
    return !QFileInfo::exists(to) && ::rename(source.constData(), target.constData()) == 0;
}

} // namespace

Result<void> BookFile::Private::verify() {
    if (auto good = lookOver(*connection); !good)
        return fail(kBookDamaged, {path.toStdString(), good.error().args.back()});
    return {};
}

void BookFile::Private::startCheck(std::int64_t schema) {
    const auto mode = connection->text("PRAGMA journal_mode");
    if (schema == newest() && mode && *mode != "wal") { // whose readers each have a moment
        reading.emplace(*connection);
        const auto begun = reading->beginReading();
        // The first reading takes the lock.
        const auto version = connection->number("PRAGMA data_version");
        if (begun && version)
            readVersion = *version;
        else
            reading.reset();
    }
    check.emplace(path, reading ? FileCheck::And::ReadDocuments : FileCheck::And::Nothing);
    if (!reading)
        return;
    // What comes of a file that is not whole is thrown away, and soon: it may be made endless.
    connection->endWhen(&check->failed());
    if (auto rows = readAllButDocuments(*connection))
        read.emplace(std::move(*rows));
    connection->endWhen(nullptr);
}

Result<void> BookFile::Private::endCheck() {
    if (!check)
        return verify();
    auto good = check->result();
    check.reset();
    reading.reset();
    if (good && *good && read) {
        read->book.documents = std::move(**good);
        read->campaign = campaign::readCampaignAhead(read->book); // while the lease is written
    } else {
        read.reset(); // load() finds out what is the matter
    }
    if (good)
        return {};
    // What another connection can't do (work off a journal that came meanwhile, wait), this may.
    if (good.error().code != kBookDamaged)
        return verify();
    return fail(kBookDamaged, {path.toStdString(), good.error().args.back()});
}

Error BookFile::Private::withLastGood(Error error) const {
    // (path, what is damaged, last good copy): table and row are one "what".
    while (error.code == kBookDamaged && error.args.size() > 2) {
        error.args[1] += " " + error.args[2];
        error.args.erase(error.args.begin() + 2);
    }
    if (error.code == kBookDamaged || error.code == kBookTruncated || error.code == kBookNotABook)
        error.args.push_back(newestGeneration(around.backupFolder, path).toStdString());
    return error;
}

Result<void> BookFile::Private::startToRead(const Probe &probed) {
    auto opened = Connection::open(path, Connection::Access::Read);
    if (!opened)
        return tl::unexpected(about(path, opened.error()));
    connection = std::move(*opened);
    const auto first = connection->number("PRAGMA schema_version");
    if (!first && first.error().code == kBookNoRights && probed.hotJournal)
        return recoverInCopy();
    if (const auto schema = connection->number("PRAGMA user_version"))
        startCheck(*schema);
    return {};
}

Result<void> BookFile::Private::openToRead() {
    if (copy) // it was recovered and looked over there
        return {};
    if (auto good = endCheck(); !good)
        return good;
    const auto schema = connection->number("PRAGMA user_version");
    if (!schema)
        return tl::unexpected(about(path, schema.error()));
    return *schema < newest() ? upgradeInCopy() : Result<void>();
}

Result<void> BookFile::Private::recoverInCopy() {
    // A journal left by a crash can only be worked off in a file that may be written.
    copy = std::make_unique<QTemporaryDir>();
    const QString file = copy->filePath(QStringLiteral("book.sabretache"));
    connection.reset();
    if (auto copied = copyFile(journalOf(path), journalOf(file)); !copied)
        return copied;
    if (auto copied = copyFile(path, file); !copied)
        return copied;
    return useCopy(file);
}

Result<void> BookFile::Private::upgradeInCopy() {
    copy = std::make_unique<QTemporaryDir>();
    const QString file = copy->filePath(QStringLiteral("book.sabretache"));
    auto query = connection->prepared("VACUUM INTO ?");
    if (!query)
        return tl::unexpected(about(path, query.error()));
    {
        Statement row(**query);
        if (auto done = row.bind(file.toStdString()).run(); !done)
            return tl::unexpected(about(path, done.error()));
    }
    return useCopy(file);
}

Result<void> BookFile::Private::useCopy(const QString &file) {
    auto opened = Connection::open(file, Connection::Access::Write);
    if (!opened)
        return tl::unexpected(about(path, opened.error()));
    connection = std::move(*opened);
    if (auto good = verify(); !good)
        return good;
    const auto schema = connection->number("PRAGMA user_version");
    if (!schema)
        return tl::unexpected(about(path, schema.error()));
    if (*schema >= newest())
        return {};
    outcome = SchemaOutcome::Upgraded;
    if (auto done = migrate(*connection, static_cast<int>(*schema), around.schema); !done)
        return tl::unexpected(about(path, done.error()));
    return {};
}

Result<void> BookFile::Private::upgrade(int from) {
    // An older book is kept as it was before it is changed.
    if (!around.backupFolder.isEmpty()) {
        auto kept =
            keepGeneration(around.backupFolder, path,
                           around.now() + "-schema" + std::to_string(from), around.generations);
        if (!kept)
            return tl::unexpected(kept.error());
    }
    if (auto done = migrate(*connection, from, around.schema); !done) {
        outcome = SchemaOutcome::Failed;
        return tl::unexpected(about(path, done.error()));
    }
    outcome = SchemaOutcome::Upgraded;
    return {};
}

Result<void> BookFile::Private::startToWrite() {
    auto opened = Connection::open(path, Connection::Access::Write);
    if (!opened)
        return tl::unexpected(about(path, opened.error()));
    connection = std::move(*opened);
    // The first reading works off a journal, if there is one: then others can read the file too.
    if (const auto schema = connection->number("PRAGMA user_version"))
        startCheck(*schema);
    return {};
}

Result<void> BookFile::Private::openToWrite(bool evenFromAfar) {
    if (auto good = endCheck(); !good)
        return good;
    const auto schema = connection->number("PRAGMA user_version");
    if (!schema)
        return tl::unexpected(about(path, schema.error()));
    if (*schema > newest())
        return fail(kBookTooNew, {path.toStdString(), std::to_string(*schema)});
    const Lease mine = leaseFor(path, Uuid(around.ids()).text(), around.now());
    if (auto taken = takeLease(*connection, mine, evenFromAfar); !taken) {
        if (taken.error().code == kBookHeld)
            return taken;
        return tl::unexpected(about(path, taken.error()));
    }
    lease = mine;
    if (*schema < newest())
        return upgrade(static_cast<int>(*schema));
    return {};
}

Result<std::unique_ptr<BookFile>> BookFile::create(const QString &path, Surroundings surroundings) {
    if (surroundings.schema.empty())
        surroundings.schema = builtInSchema();
    const QFileInfo info(path);
    if (info.isDir())
        return fail(kBookIsFolder, {path.toStdString()});
    if (info.exists())
        return fail(kBookExists, {path.toStdString()});
    // Made whole beside its place, then renamed: there is never half a book.
    const QString part = path + QStringLiteral(".part");
    const auto give = [&](std::string why) {
        QFile::remove(part);
        return fail(kBookCannotWrite, {path.toStdString(), std::move(why)});
    };
    QFile::remove(part);
    {
        auto opened = Connection::open(part, Connection::Access::Write, true);
        if (!opened)
            return give(opened.error().args.back());
        if (auto made = migrate(**opened, 0, surroundings.schema); !made)
            return give(made.error().args.back());
        // Migrations leave pages that nothing is on.
        if (auto tidy = (*opened)->run("VACUUM"); !tidy)
            return give(tidy.error().args.back());
    }
    if (!flushToDisk(part))
        return give(qt_error_string().toStdString());
    if (!renameToNew(part, path)) {
        QFile::remove(part);
        return fail(kBookExists, {path.toStdString()});
    }
    flushToDisk(path);
    return open(path, OpenMode::ReadWrite, std::move(surroundings));
}

Result<std::unique_ptr<BookFile>> BookFile::open(const QString &path, OpenMode mode,
                                                 Surroundings surroundings) {
    return begin(path, mode, std::move(surroundings)).finish();
}

struct BookOpening::Private {
    std::unique_ptr<BookFile::Private> file;
    OpenMode mode = OpenMode::ReadWrite;
    Result<Probe> probed;
    bool toWrite = false;
    Result<void> started; ///< writing or reading
};

BookOpening::BookOpening(std::unique_ptr<Private> p) : d(std::move(p)) {}
BookOpening::BookOpening(BookOpening &&other) noexcept = default;
BookOpening::~BookOpening() = default;

BookOpening BookFile::begin(const QString &path, OpenMode mode, Surroundings surroundings) {
    auto out = std::make_unique<BookOpening::Private>();
    out->file = std::make_unique<Private>();
    out->mode = mode;
    Private &p = *out->file;
    p.path = path;
    p.around = std::move(surroundings);
    if (p.around.schema.empty())
        p.around.schema = builtInSchema();
    out->probed = probe(path);
    if (const auto &probed = out->probed) {
        out->toWrite = mode != OpenMode::ReadOnly;
        if (probed->schema > p.newest()) {
            p.outcome = SchemaOutcome::TooNew;
            p.reason = Error{kBookTooNew, {}, {path.toStdString(), std::to_string(probed->schema)}};
            out->toWrite = false;
        } else if (out->toWrite && !probed->writable) {
            p.reason = Error{kBookNoRights, {}, {path.toStdString()}};
            out->toWrite = false;
        } else if (out->toWrite && !probed->folderWritable) {
            p.reason = Error{kBookFolderNoRights, {}, {path.toStdString()}};
            out->toWrite = false;
        }
        out->started = out->toWrite ? p.startToWrite() : p.startToRead(*probed);
    }
    return BookOpening(std::move(out));
}

Result<std::unique_ptr<BookFile>> BookOpening::finish() {
    std::unique_ptr<BookFile::Private> p = std::move(d->file);
    if (!d->probed)
        return tl::unexpected(p->withLastGood(d->probed.error()));
    if (d->toWrite) {
        auto done = d->started;
        if (done)
            done = p->openToWrite(d->mode == OpenMode::TakeOver);
        if (done)
            return std::unique_ptr<BookFile>(new BookFile(std::move(p)));
        const Error &why = done.error();
        if (why.code == kBookDamaged || why.code == kBookUpgradeFailed) {
            if (p->lease)
                giveLeaseBack(*p->connection, *p->lease);
            return tl::unexpected(p->withLastGood(why));
        }
        // Somebody else writes, or the disk won't have it: reading may still go.
        p->reason = why;
        p->read.reset();
        p->connection.reset();
        if (why.code == kBookTooNew)
            p->outcome = SchemaOutcome::TooNew;
        d->started = p->startToRead(*d->probed);
    }
    auto done = d->started;
    if (done)
        done = p->openToRead();
    if (!done)
        return tl::unexpected(p->outcome == SchemaOutcome::TooNew ? *p->reason
                                                                  : p->withLastGood(done.error()));
    return std::unique_ptr<BookFile>(new BookFile(std::move(p)));
}

} // namespace sabretache::store
