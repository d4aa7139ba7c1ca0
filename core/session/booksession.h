// An open book: the value that everyone reads, and the one place where it changes. Writes first,
// then swaps the value, then emits.
#pragma once

#include "base/result.h"
#include "battle/engine.h"
#include "campaign/state.h"
#include "oob/changes.h"
#include "oob/edits.h"
#include "oob/orderofbattle.h"
#include "oob/queries.h"
#include "rules/ruleset.h"
#include "store/bookfile.h"

#include <QObject>
#include <QString>

#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sabretache::session {

class BattleSession;

using store::kBookWriteStopped;
using store::OpenMode;
using store::Surroundings;
using store::WriteProgress;
using BattleSummary = store::BattleRow;
using oob::PlacedProblem;

class BookSession;

/// A book that is being opened while its window is made; see store::BookOpening.
class SessionOpening {
public:
    /// Once, on the thread that began it. @error as BookSession::open()
    Result<std::unique_ptr<BookSession>> finish();

private:
    friend class BookSession;
    SessionOpening(store::BookOpening file, const rules::RuleSetList &ruleSets,
                   const battle::EngineList &engines, Surroundings surroundings);
    store::BookOpening m_file;
    const rules::RuleSetList &m_ruleSets;
    const battle::EngineList &m_engines;
    Surroundings m_surroundings;
};

class BookSession : public QObject {
    Q_OBJECT
public:
    /// Opens a book. The lists must outlive the session and hold at least one rule set.
    /// @error those of store::BookFile::open
    static Result<std::unique_ptr<BookSession>>
    open(const QString &path, const rules::RuleSetList &ruleSets, const battle::EngineList &engines,
         OpenMode mode = OpenMode::ReadWrite, Surroundings surroundings = Surroundings::ofSystem());
    /// The first half of open().
    static SessionOpening begin(const QString &path, const rules::RuleSetList &ruleSets,
                                const battle::EngineList &engines,
                                OpenMode mode = OpenMode::ReadWrite,
                                Surroundings surroundings = Surroundings::ofSystem());
    /// Makes a new, empty book of a rule set and opens it.
    /// @error those of store::BookFile::create
    static Result<std::unique_ptr<BookSession>>
    create(const QString &path, const rules::RuleSetList &ruleSets,
           const battle::EngineList &engines, std::string_view ruleSet,
           Surroundings surroundings = Surroundings::ofSystem());
    ~BookSession() override;

    /// The value. Readers keep a reference to the session, never a copy of the book.
    const oob::OrderOfBattle &book() const { return m_book; }
    /// The book's rule set; the first one known when the book names another.
    const rules::RuleSet &ruleSet() const;
    const rules::RuleSetList &ruleSets() const { return m_ruleSets; }
    /// House rules of the book's rule set that differ from the default.
    rules::OptionValues options() const;
    const IdSource &ids() const { return m_ids; }
    /// The campaign, which began to be read as the book was opened; once, while the book is as it
    /// was then. Until it is there the book must not change. Not valid: read it from the book.
    std::future<Result<campaign::Campaign>> takeCampaign() { return std::move(m_campaign); }

    QString path() const;
    bool readOnly() const;
    std::optional<Error> readOnlyReason() const;
    store::SchemaOutcome schemaOutcome() const;

    /// One transaction: rows, strength ledger, journal; then the value, then the signals.
    /// @param progress must not change the book
    /// @error those of oob::applyChanges and store::BookFile::write; nothing has changed then
    Result<void> apply(const oob::Edit &edit, const WriteProgress &progress = {});
    /// Takes `edit` back: its rows turned round, journalled as an undo.
    Result<void> undo(const oob::Edit &edit, const WriteProgress &progress = {});
    /// Applies an edit again that was taken back, journalled as a redo.
    Result<void> redo(const oob::Edit &edit, const WriteProgress &progress = {});

    /// What the rule set points out in the whole book.
    std::vector<PlacedProblem> problems() const;
    /// @return whether a battle or a return names the unit: it is retired then, not deleted.
    bool hasHistory(UnitId unit) const;
    Result<std::vector<store::JournalEntry>> journal(std::size_t newest = 200) const;
    Result<std::vector<store::StrengthEntry>> strengthHistory(UnitId unit) const;

    Result<void> saveCopy(const QString &path) const;
    /// "Return to the book as it was opened": emits `reset`.
    Result<void> returnToOpened();
    /// @return whether there is anything to return from.
    bool changedSinceOpened() const;

    std::vector<BattleSummary> battles() const;
    /// Stores a new battle and its opening; the book itself does not change.
    /// @error battle-no-engine (rule set), and what the engine's `begin` refuses
    Result<BattleId> startBattle(const battle::Setup &setup, ScenarioId scenario = {});
    /// Opens a battle where it was left, also in the middle of a phase or with a roll half
    /// answered. The book session must outlive it. A battle whose log can't be followed opens
    /// read-only and says at which step.
    /// @error battle-not-found, battle-no-engine, book-damaged
    Result<std::unique_ptr<BattleSession>> openBattle(BattleId battle);
    Result<void> removeBattle(BattleId battle);

Q_SIGNALS:
    /// Always in pairs, with the same changes. Between the two the book still has its old value in
    /// the first and its new one in the second.
    void aboutToChange(const sabretache::oob::ChangeSet &changes);
    void changed(const sabretache::oob::ChangeSet &changes);
    void battlesChanged();
    /// Everything may be different: models start anew. Always in pairs.
    void aboutToReset();
    void reset();

private:
    friend class BattleSession;
    friend class SessionOpening;
    BookSession(std::unique_ptr<store::BookFile> file, oob::OrderOfBattle book,
                const rules::RuleSetList &ruleSets, const battle::EngineList &engines,
                Surroundings surroundings);
    Result<void> write(const oob::Edit &edit, store::JournalKind kind,
                       const WriteProgress &progress = {});

    std::unique_ptr<store::BookFile> m_file;
    oob::OrderOfBattle m_book;
    std::future<Result<campaign::Campaign>> m_campaign; ///< read from m_book: it goes first
    const rules::RuleSetList &m_ruleSets;
    const battle::EngineList &m_engines;
    IdSource m_ids;
    std::function<std::string()> m_now;
};

inline constexpr std::string_view kBattleNoEngine = "battle-no-engine";

} // namespace sabretache::session
