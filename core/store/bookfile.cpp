// What is read from and written to a book that is open; how it is opened: bookopening.cpp.
#include "store/bookfileprivate.h"

#include "store/backups.h"
#include "store/battlerows.h"
#include "store/bookrows.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <array>
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

/// All that "return to the book as it was opened" puts back; parents before their children.
constexpr auto kTables = std::to_array<std::string_view>(
    {"journal", "armies", "columns", "units", "strength_ledger", "persons", "posts", "nations",
     "settings", "scenarios", "documents", "battles", "battle_units", "battle_steps",
     "battle_events", "battle_snapshots"});

/// The triggers that keep rows from being deleted.
constexpr auto kGuards = std::to_array<std::string_view>(
    {"units_are_not_cut", "strength_ledger_is_not_cut", "journal_is_not_cut"});

} // namespace

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

const QString &BookFile::path() const { return d->path; }
bool BookFile::readOnly() const { return !d->lease; }
std::optional<Error> BookFile::readOnlyReason() const { return d->reason; }
SchemaOutcome BookFile::schemaOutcome() const { return d->outcome; }

Result<oob::OrderOfBattle> BookFile::load() {
    auto loaded = loadAhead();
    if (!loaded)
        return tl::unexpected(loaded.error());
    loaded->campaign = {};
    return std::move(loaded->book);
}

Result<LoadedBook> BookFile::loadAhead() {
    // What was read while the file was looked over counts unless somebody has written since.
    if (std::optional<LoadedBook> ahead = std::exchange(d->read, std::nullopt))
        if (const auto version = d->connection->number("PRAGMA data_version");
            version && *version == d->readVersion)
            return std::move(*ahead);
    auto book = readBook(*d->connection);
    if (book)
        return LoadedBook(std::move(*book));
    // A newer book that we can't make sense of is not damaged, just newer.
    if (d->outcome == SchemaOutcome::TooNew)
        return tl::unexpected(*d->reason);
    return tl::unexpected(d->withLastGood(about(d->path, book.error())));
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
