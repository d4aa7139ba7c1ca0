#include "store/bookfile.h"

#include "base/invariant.h"
#include "store/backups.h"
#include "store/battlerows.h"
#include "store/bookrows.h"
#include "store/connection.h"
#include "store/filecheck.h"
#include "store/lease.h"
#include "store/probe.h"
#include "store/schema.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <array>
#include <unistd.h>
#include <utility>

namespace sabretache::store {

namespace {

constexpr std::string_view wordOf(JournalKind kind) {
    switch (kind) {
    case JournalKind::Edit:
        return "edit";
    case JournalKind::Undo:
        return "undo";
    case JournalKind::Redo:
        return "redo";
    }
    return {};
}

std::string argsOut(const std::vector<std::string> &args) {
    QJsonArray out;
    for (const std::string &arg : args)
        out.append(QString::fromStdString(arg));
    return QJsonDocument(out).toJson(QJsonDocument::Compact).toStdString();
}

std::vector<std::string> argsIn(const std::string &json) {
    std::vector<std::string> out;
    const QJsonArray args = QJsonDocument::fromJson(QByteArray::fromStdString(json)).array();
    for (const auto &arg : args)
        out.push_back(arg.toString().toStdString());
    return out;
}

/// Cause of an edit's entries in the strength ledger: what kind of edit it was, in one word.
std::string causeOf(const oob::Edit &edit, JournalKind kind) {
    if (kind != JournalKind::Edit)
        return std::string(wordOf(kind));
    for (const std::string_view whole : {std::string_view("import"), std::string_view("return")})
        if (std::string_view(edit.code).starts_with(whole))
            return std::string(whole);
    return "edit";
}

/// The error with the book's path first, so that its sentence can name the book.
Error about(const QString &path, Error error) {
    error.args.insert(error.args.begin(), path.toStdString());
    return error;
}

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

/// All that "return to the book as it was opened" puts back; parents before their children.
constexpr auto kTables = std::to_array<std::string_view>(
    {"journal", "armies", "columns", "units", "strength_ledger", "persons", "posts", "nations",
     "settings", "scenarios", "documents", "battles", "battle_units", "battle_steps",
     "battle_events", "battle_snapshots"});

/// The triggers that keep rows from being deleted.
constexpr auto kGuards = std::to_array<std::string_view>(
    {"units_are_not_cut", "strength_ledger_is_not_cut", "journal_is_not_cut"});

} // namespace

struct BookFile::Private {
    QString path;
    Surroundings around;
    std::unique_ptr<Connection> connection;
    /// Holds the migrated or recovered copy of a book that can't be written itself.
    std::unique_ptr<QTemporaryDir> copy;
    std::optional<Lease> lease;
    std::optional<Error> reason;
    SchemaOutcome outcome = SchemaOutcome::Current;
    QString asOpened; ///< the copy made before the first change; empty: nothing has changed
    std::unique_ptr<QTemporaryDir> asOpenedFolder;
    bool dirty = false;
    /// While the book is being opened.
    std::optional<Transaction> reading; ///< the one that the check relies on
    std::optional<FileCheck> check;
    /// The book as it was read while the check ran, for the first load(), and of which version of
    /// the file it is. Nothing: it is to be read.
    std::optional<Result<oob::OrderOfBattle>> read;
    std::int64_t readVersion = 0;

    int newest() const { return static_cast<int>(around.schema.size()); }
    Result<void> startToRead(const Probe &probed);
    Result<void> openToRead();
    Result<void> recoverInCopy();
    Result<void> upgradeInCopy();
    Result<void> useCopy(const QString &file);
    Result<void> startToWrite();
    Result<void> openToWrite(bool evenFromAfar);
    /// Has another thread look the file over and read its documents; reads the rest meanwhile.
    void startCheck(std::int64_t schema);
    /// Waits for that.
    Result<void> endCheck();
    Result<void> upgrade(int from);
    Result<void> verify();
    /// Points the error of a book that can't be read at its newest kept generation.
    Error withLastGood(Error error) const;
    Result<void> beginWrite(Transaction &transaction);
    Result<void> keepAsOpened();
    Result<std::int64_t> addToJournal(std::string_view kind, const std::string &code,
                                      const std::vector<std::string> &args, const std::string &at);
};

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
    read = readAllButDocuments(*connection);
    connection->endWhen(nullptr);
}

Result<void> BookFile::Private::endCheck() {
    if (!check)
        return verify();
    auto good = check->result();
    check.reset();
    reading.reset();
    if (good && *good && read && *read)
        (*read)->documents = std::move(**good);
    else
        read.reset(); // load() finds out what is the matter
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

Result<void> BookFile::Private::beginWrite(Transaction &transaction) {
    if (!lease)
        return fail(kBookReadOnly, {path.toStdString()});
    read.reset();
    if (auto kept = keepAsOpened(); !kept)
        return kept;
    if (auto begun = transaction.begin(); !begun)
        return tl::unexpected(about(path, begun.error()));
    return confirmLease(*connection, *lease);
}

Result<void> BookFile::Private::keepAsOpened() {
    if (!asOpened.isEmpty())
        return {};
    if (!around.backupFolder.isEmpty()) {
        auto kept = keepGeneration(around.backupFolder, path, around.now(), around.generations);
        if (kept) {
            asOpened = *kept;
            return {};
        }
    }
    // The user's data folder can't be written: still keep the way back while the book is open.
    asOpenedFolder = std::make_unique<QTemporaryDir>();
    const QString target = asOpenedFolder->filePath(QStringLiteral("opened.sabretache"));
    if (auto copied = copyFile(path, target); !copied)
        return copied;
    asOpened = target;
    return {};
}

Result<std::int64_t> BookFile::Private::addToJournal(std::string_view kind, const std::string &code,
                                                     const std::vector<std::string> &args,
                                                     const std::string &at) {
    const auto query =
        connection->preparedRows("INSERT INTO journal (at, kind, code, args) VALUES (?, ?, ?, ?)");
    if (!query)
        return tl::unexpected(query.error());
    const std::string list = argsOut(args);
    RowStatement row(**query);
    row.bind(at).bind(kind).bind(code).bind(list);
    if (auto done = row.run(); !done)
        return tl::unexpected(done.error());
    return row.insertedKey();
}

BookFile::BookFile(std::unique_ptr<Private> p) : d(std::move(p)) {}

BookFile::~BookFile() {
    if (d->lease && d->connection)
        giveLeaseBack(*d->connection, *d->lease);
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

const QString &BookFile::path() const { return d->path; }
bool BookFile::readOnly() const { return !d->lease; }
std::optional<Error> BookFile::readOnlyReason() const { return d->reason; }
SchemaOutcome BookFile::schemaOutcome() const { return d->outcome; }

Result<oob::OrderOfBattle> BookFile::load() {
    // What was read while the file was looked over counts unless somebody has written since.
    std::optional<Result<oob::OrderOfBattle>> book = std::exchange(d->read, std::nullopt);
    if (book)
        if (const auto version = d->connection->number("PRAGMA data_version");
            !version || *version != d->readVersion)
            book.reset();
    if (!book)
        book = readBook(*d->connection);
    if (*book)
        return std::move(*book);
    // A newer book that we can't make sense of is not damaged, just newer.
    if (d->outcome == SchemaOutcome::TooNew)
        return tl::unexpected(*d->reason);
    return tl::unexpected(d->withLastGood(about(d->path, book->error())));
}

Result<void> BookFile::write(const oob::Edit &edit, JournalKind kind,
                             const WriteProgress &progress) {
    Transaction transaction(*d->connection);
    if (auto begun = d->beginWrite(transaction); !begun)
        return begun;
    const std::string at = d->around.now();
    const auto line = d->addToJournal(wordOf(kind), edit.code, edit.args, at);
    if (!line)
        return tl::unexpected(about(d->path, line.error()));
    auto done =
        writeChanges(*d->connection, edit.changes, {at, causeOf(edit, kind), *line, progress});
    if (done)
        done = transaction.commit();
    if (!done)
        return tl::unexpected(about(d->path, done.error()));
    d->dirty = true;
    return {};
}

Result<std::vector<JournalEntry>> BookFile::journal(std::size_t newest) {
    auto query = d->connection->prepared(
        "SELECT key, at, kind, code, args FROM journal ORDER BY key DESC LIMIT ?");
    if (!query)
        return tl::unexpected(query.error());
    Statement row(**query);
    if (auto done = row.bind(std::int64_t(newest)).run(); !done)
        return tl::unexpected(done.error());
    std::vector<JournalEntry> out;
    while (row.next()) {
        const std::string kind = row.text(2);
        out.push_back({row.number(0), row.text(1),
                       kind == "undo"   ? JournalKind::Undo
                       : kind == "redo" ? JournalKind::Redo
                                        : JournalKind::Edit,
                       row.text(3), argsIn(row.text(4))});
    }
    return out;
}

Result<std::vector<StrengthEntry>> BookFile::strengthHistory(UnitId unit) {
    auto query = d->connection->prepared(
        "SELECT at, cause, men, guns, estimated, men - lag(men, 1, 0) OVER before, "
        "guns - lag(guns, 1, 0) OVER before FROM strengths "
        "WHERE unit = (SELECT key FROM units WHERE id = ?) "
        "WINDOW before AS (ORDER BY entry) ORDER BY entry");
    if (!query)
        return tl::unexpected(query.error());
    Statement row(**query);
    if (auto done = row.bind(unit).run(); !done)
        return tl::unexpected(done.error());
    std::vector<StrengthEntry> out;
    while (row.next()) {
        StrengthEntry entry;
        entry.at = row.text(0);
        entry.cause = row.text(1);
        if (const auto men = row.maybe(2))
            entry.strength.men = Men(static_cast<std::int32_t>(*men));
        if (const auto guns = row.maybe(3))
            entry.strength.guns = Guns(static_cast<std::int32_t>(*guns));
        entry.strength.estimated = row.number(4) != 0;
        entry.menChange = row.maybe(5);
        entry.gunsChange = row.maybe(6);
        out.push_back(std::move(entry));
    }
    return out;
}

bool BookFile::hasHistory(UnitId unit) {
    // A ledger with any cause but hand edits is a history, and so is a battle.
    auto query = d->connection->prepared(
        "SELECT EXISTS (SELECT 1 FROM battle_units WHERE unit = ?) OR EXISTS (SELECT 1 FROM "
        "strengths WHERE unit = (SELECT key FROM units WHERE id = ?) AND cause = 'return')");
    if (!query)
        return true; // rather keep a brigade too many
    Statement row(**query);
    if (!row.bind(unit).bind(unit).run() || !row.next())
        return true;
    return row.number(0) != 0;
}

Result<std::vector<BattleRow>> BookFile::battles() { return readBattles(*d->connection); }

Result<BattleId> BookFile::addBattle(const battle::Setup &setup, ScenarioId scenario,
                                     std::int32_t engineVersion) {
    Transaction transaction(*d->connection);
    if (auto begun = d->beginWrite(transaction); !begun)
        return tl::unexpected(begun.error());
    BattleRow row;
    row.id = BattleId(d->around.ids());
    row.scenario = scenario;
    row.name = setup.name;
    row.ruleSet = setup.ruleSet;
    row.created = d->around.now();
    auto done = insertBattle(*d->connection, row, setup, engineVersion);
    if (done)
        done = transaction.commit();
    if (!done)
        return tl::unexpected(about(d->path, done.error()));
    d->dirty = true;
    return row.id;
}

Result<BattleFile> BookFile::loadBattle(BattleId battle) {
    Transaction transaction(*d->connection);
    if (auto begun = transaction.beginReading(); !begun)
        return tl::unexpected(begun.error());
    return readBattle(*d->connection, battle);
}

Result<void> BookFile::appendStep(BattleId battle, const StepRow &step, std::int32_t engineVersion,
                                  const Standing &standing) {
    return appendSteps(battle, {{step, standing}}, engineVersion);
}

Result<void> BookFile::appendSteps(BattleId battle, const std::vector<StandingStep> &steps,
                                   std::int32_t engineVersion) {
    Transaction transaction(*d->connection);
    if (auto begun = d->beginWrite(transaction); !begun)
        return begun;
    Result<void> done;
    for (const StandingStep &each : steps) {
        StepRow dated = each.step;
        if (dated.at.empty())
            dated.at = d->around.now();
        done = insertStep(*d->connection, battle, dated, engineVersion, each.standing);
        if (!done)
            break;
    }
    if (done)
        done = transaction.commit();
    if (!done)
        return tl::unexpected(about(d->path, done.error()));
    d->dirty = true;
    return {};
}

Result<void> BookFile::removeBattle(BattleId battle) {
    Transaction transaction(*d->connection);
    if (auto begun = d->beginWrite(transaction); !begun)
        return begun;
    auto query = d->connection->prepared("DELETE FROM battles WHERE id = ?");
    if (!query)
        return tl::unexpected(query.error());
    {
        Statement row(**query);
        if (auto done = row.bind(battle).run(); !done)
            return tl::unexpected(about(d->path, done.error()));
        if (row.changed() != 1)
            return fail(kBattleNotFound, {battle.text()});
    }
    if (auto done = transaction.commit(); !done)
        return tl::unexpected(about(d->path, done.error()));
    d->dirty = true;
    return {};
}

Result<void> BookFile::saveCopy(const QString &target) {
    const QString part = target + QStringLiteral(".part");
    const auto give = [&](std::string why) {
        QFile::remove(part);
        return fail(kBookCannotWrite, {target.toStdString(), std::move(why)});
    };
    if (QFileInfo(target).isDir())
        return fail(kBookIsFolder, {target.toStdString()});
    // Not over ourselves.
    if (QFileInfo::exists(target) &&
        QFileInfo(target).canonicalFilePath() == QFileInfo(d->path).canonicalFilePath())
        return fail(kBookExists, {target.toStdString()});
    QFile::remove(part);
    auto query = d->connection->prepared("VACUUM INTO ?");
    if (!query)
        return give(query.error().args.back());
    {
        Statement row(**query);
        if (auto done = row.bind(part.toStdString()).run(); !done)
            return give(done.error().args.back());
    }
    {
        // The copy is nobody's.
        auto opened = Connection::open(part, Connection::Access::Write);
        if (!opened)
            return give(opened.error().args.back());
        if (auto done = (*opened)->run("DELETE FROM lease"); !done)
            return give(done.error().args.back());
    }
    if (!flushToDisk(part) ||
        ::rename(QFile::encodeName(part).constData(), QFile::encodeName(target).constData()) != 0)
        return give(qt_error_string().toStdString());
    flushToDisk(target);
    return {};
}

bool BookFile::changedSinceOpened() const { return d->dirty; }

Result<void> BookFile::returnToOpened() {
    if (!d->lease)
        return fail(kBookReadOnly, {d->path.toStdString()});
    if (!d->dirty)
        return fail(kBookNothingToReturn, {d->path.toStdString()});
    Connection &c = *d->connection;
    c.forgetStatements();
    auto attach = c.prepared("ATTACH ? AS opened");
    if (!attach)
        return tl::unexpected(about(d->path, attach.error()));
    {
        Statement row(**attach);
        if (auto done = row.bind(d->asOpened.toStdString()).run(); !done)
            return tl::unexpected(about(d->path, done.error()));
    }
    const auto putBack = [&]() -> Result<void> {
        Transaction transaction(c);
        if (auto begun = d->beginWrite(transaction); !begun)
            return begun;
        // The guards of units, ledger and history stand aside for this one transaction.
        Result<void> done;
        for (const std::string_view guard : kGuards)
            if (done)
                done = c.run("DROP TRIGGER " + std::string(guard));
        // All is emptied, children first, before anything comes in: SQLite copies whole tables
        // without counting what refers to them.
        for (auto table = kTables.rbegin(); done && table != kTables.rend(); ++table)
            done = c.run("DELETE FROM main." + std::string(*table));
        for (auto table = kTables.begin(); done && table != kTables.end(); ++table)
            done = c.run("INSERT INTO main." + std::string(*table) + " SELECT * FROM opened." +
                         std::string(*table));
        for (const std::string_view guard : kGuards) {
            const auto sql = c.text("SELECT sql FROM opened.sqlite_schema WHERE name = '" +
                                    std::string(guard) + "'");
            if (done)
                done = sql ? c.run(*sql) : tl::unexpected(sql.error());
        }
        if (done) {
            const auto line = d->addToJournal("undo", "return-to-opened", {}, d->around.now());
            if (!line)
                done = tl::unexpected(line.error());
        }
        if (done)
            done = transaction.commit();
        return done;
    };
    const auto done = putBack();
    c.forgetStatements();
    static_cast<void>(c.run("DETACH opened")); // it is gone with the connection at the latest
    if (!done)
        return tl::unexpected(about(d->path, done.error()));
    d->dirty = false;
    return {};
}

Result<void> BookFile::verify() {
    if (auto good = d->verify(); !good)
        return tl::unexpected(d->withLastGood(good.error()));
    return {};
}

} // namespace sabretache::store
