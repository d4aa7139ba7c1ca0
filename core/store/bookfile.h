// A book on disk: one SQLite file, written by one program at a time, whole after any crash.
//
// Everything that is SQL is behind this class. It holds one connection, on the thread that made it.
// Readers of a book hold no lock between calls; the writer holds a lease, a row that names its
// host, boot and process and that anybody may take over once that process is gone.
#pragma once

#include "base/id.h"
#include "base/record.h"
#include "base/result.h"
#include "battle/engine.h"
#include "battle/setup.h"
#include "campaign/state.h"
#include "oob/changes.h"
#include "oob/orderofbattle.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sabretache::store {

enum class OpenMode : std::uint8_t {
    ReadWrite, ///< falls back to reading when it can't be written, and says why
    ReadOnly,
    TakeOver, ///< as ReadWrite, and takes the lease of a holder on another host, whom we can't see
};

/// What became of the schema at opening.
enum class SchemaOutcome : std::uint8_t { Current, Upgraded, TooNew, Failed };

/// Where the store gets what would otherwise make it differ from run to run.
struct Surroundings {
    /// @return now, as UTC text `2026-11-30T05:12:44.123Z`
    std::function<std::string()> now;
    IdSource ids;
    /// Folder of the dated generations kept of each book; empty: none are kept.
    QString backupFolder;
    /// How many generations are kept of a book.
    int generations = 10;
    /// The migrations, first to last; empty: the program's own. Tests add theirs.
    std::vector<std::string> schema;

    /// The system's clock and entropy, and `backups` in the user's data folder.
    static Surroundings ofSystem();
};

/// Told now and then how far a long write has come, in rows. False stops it: nothing is written.
using WriteProgress = std::function<bool(std::size_t done, std::size_t all)>;

enum class JournalKind : std::uint8_t { Edit, Undo, Redo };

/// One line of the book's history.
struct JournalEntry {
    std::int64_t number = 0;
    std::string at; ///< UTC
    JournalKind kind = JournalKind::Edit;
    std::string code;
    std::vector<std::string> args;
};

/// One entry of a unit's strength ledger.
struct StrengthEntry {
    std::string at;    ///< UTC
    std::string cause; ///< "edit", "undo", "redo", "import", "return" ...
    oob::Strength strength;
    std::optional<std::int64_t> menChange;  ///< empty: before or after is not known
    std::optional<std::int64_t> gunsChange; ///< empty: before or after is not known
};

/// A battle as the book's lists show it: nothing of its log is read for this.
struct BattleRow {
    BattleId id;
    ScenarioId scenario; ///< null: none
    std::string name;
    std::string ruleSet;
    std::string created; ///< UTC
    std::int64_t steps = 0;
    std::int32_t turn = 1;
    bool over = false;
};

/// One input and what followed from it. Undo and redo are steps too, without events.
struct StepRow {
    std::int64_t number = 0; ///< from 1
    Record input;
    std::string at;
    std::string by;  ///< who entered it; empty: a player
    std::string why; ///< umpire's reason
    std::vector<battle::EventRecord> events;
};

/// Where a battle stands after a step, for lists and for the check at reopening.
struct Standing {
    std::int32_t turn = 1;
    bool over = false;
    /// Set when this step began a new turn: the fingerprint of the state after it.
    std::optional<std::uint64_t> snapshot;
};

struct SnapshotRow {
    std::int64_t step = 0;
    std::int32_t turn = 1;
    std::uint64_t hash = 0;
};

struct BattleFile {
    BattleRow row;
    std::int32_t engineVersion = 1;
    battle::Setup setup;
    std::vector<StepRow> steps;
    std::vector<SnapshotRow> snapshots;
    /// Set when the log could not be read beyond the last step in `steps`.
    std::optional<Error> broken;
};

class BookOpening;

/// A book, and what is read of its documents meanwhile: see campaign::readCampaignAhead. (It is not
/// assigned: the book would go before what reads it.)
struct LoadedBook {
    explicit LoadedBook(oob::OrderOfBattle loaded) : book(std::move(loaded)) {}
    LoadedBook(LoadedBook &&) = default;
    LoadedBook &operator=(LoadedBook &&) = delete;
    LoadedBook(const LoadedBook &) = delete;
    LoadedBook &operator=(const LoadedBook &) = delete;
    ~LoadedBook() = default;

    oob::OrderOfBattle book;
    /// Not valid: it did not come to that. (After the book: it goes first.)
    std::future<Result<campaign::Campaign>> campaign;
};

class BookFile {
public:
    /// Makes a new book and opens it for writing.
    /// @error book-exists (path), book-cannot-write (path, reason)
    static Result<std::unique_ptr<BookFile>> create(const QString &path, Surroundings surroundings);
    /// Opens a book. Nothing is written to a file that is refused or opened for reading.
    /// @error book-not-found, book-is-folder, book-no-rights (path); book-not-a-book,
    ///        book-truncated (path, last good copy or empty); book-damaged (path, what, last good
    ///        copy or empty); book-too-new (path, schema); book-upgrade-failed (path,
    ///        schema, why)
    static Result<std::unique_ptr<BookFile>> open(const QString &path, OpenMode mode,
                                                  Surroundings surroundings);
    /// The first half of open(): from here to finish() a second thread looks the file over while
    /// this one reads the book, and the caller makes what it is shown in.
    static BookOpening begin(const QString &path, OpenMode mode, Surroundings surroundings);
    ~BookFile();
    BookFile(const BookFile &) = delete;
    BookFile &operator=(const BookFile &) = delete;

    const QString &path() const;
    bool readOnly() const;
    /// Why a book opened for writing is read-only: book-held (host, process, user, since),
    /// book-too-new, book-no-rights, book-folder-no-rights.
    std::optional<Error> readOnlyReason() const;
    SchemaOutcome schemaOutcome() const;

    /// @error book-damaged (path, table, row)
    Result<oob::OrderOfBattle> load();
    /// The same with its campaign, which another thread may still be reading.
    Result<LoadedBook> loadAhead();
    /// Writes an edit's rows, its entries of the strength ledger and its line of the journal in one
    /// transaction.
    /// @error book-read-only, book-write-failed (reason), book-refused (row): the schema forbids
    /// it;
    ///        book-write-stopped: `progress` said so
    Result<void> write(const oob::Edit &edit, JournalKind kind, const WriteProgress &progress = {});
    Result<std::vector<JournalEntry>> journal(std::size_t newest = 200);
    Result<std::vector<StrengthEntry>> strengthHistory(UnitId unit);
    /// @return whether a battle or a return names the unit.
    bool hasHistory(UnitId unit);

    Result<std::vector<BattleRow>> battles();
    Result<BattleId> addBattle(const battle::Setup &setup, ScenarioId scenario,
                               std::int32_t engineVersion);
    Result<BattleFile> loadBattle(BattleId battle);
    /// Appends one step with its events; one transaction.
    Result<void> appendStep(BattleId battle, const StepRow &step, std::int32_t engineVersion,
                            const Standing &standing);
    /// A step with the standing after it.
    struct StandingStep {
        StepRow step;
        Standing standing;
    };
    /// Appends several steps, all or none; one transaction.
    Result<void> appendSteps(BattleId battle, const std::vector<StandingStep> &steps,
                             std::int32_t engineVersion);
    Result<void> removeBattle(BattleId battle);

    /// Writes a copy of the book, as one whole file, by way of a temporary file.
    /// @error book-cannot-write
    Result<void> saveCopy(const QString &target);
    /// Puts all tables back to what they held when the book was opened, in one transaction.
    /// @error book-read-only; book-nothing-to-return: nothing was changed since
    Result<void> returnToOpened();
    bool changedSinceOpened() const;
    /// Looks the whole file over.
    /// @error book-damaged
    Result<void> verify();

private:
    friend class BookOpening;
    struct Private;
    explicit BookFile(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

/// A book that is being opened, to be finished on the thread that began it, and soon: it keeps
/// others from writing. Nothing is written to the file before finish() has heard that it is whole.
class BookOpening {
public:
    BookOpening(BookOpening &&other) noexcept;
    ~BookOpening();

    /// Once. @error as BookFile::open()
    Result<std::unique_ptr<BookFile>> finish();

private:
    friend class BookFile;
    struct Private;
    explicit BookOpening(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

inline constexpr std::string_view kBookExists = "book-exists";
inline constexpr std::string_view kBookNotFound = "book-not-found";
inline constexpr std::string_view kBookIsFolder = "book-is-folder";
inline constexpr std::string_view kBookNoRights = "book-no-rights";
inline constexpr std::string_view kBookFolderNoRights = "book-folder-no-rights";
inline constexpr std::string_view kBookNotABook = "book-not-a-book";
inline constexpr std::string_view kBookTruncated = "book-truncated";
inline constexpr std::string_view kBookDamaged = "book-damaged";
inline constexpr std::string_view kBookTooNew = "book-too-new";
inline constexpr std::string_view kBookHeld = "book-held";
inline constexpr std::string_view kBookReadOnly = "book-read-only";
inline constexpr std::string_view kBookCannotWrite = "book-cannot-write";
inline constexpr std::string_view kBookWriteFailed = "book-write-failed";
inline constexpr std::string_view kBookWriteStopped = "book-write-stopped";
inline constexpr std::string_view kBookRefused = "book-refused";
inline constexpr std::string_view kBookNothingToReturn = "book-nothing-to-return";
inline constexpr std::string_view kBookUpgradeFailed = "book-upgrade-failed";
inline constexpr std::string_view kBookBusy = "book-busy";
inline constexpr std::string_view kBattleNotFound = "battle-not-found";

} // namespace sabretache::store
