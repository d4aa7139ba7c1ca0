#include "session/booksession.h"

#include "base/invariant.h"
#include "campaign/returns.h"
#include "oob/dryrun.h"
#include "session/battlesession.h"

namespace sabretache::session {

BookSession::BookSession(std::unique_ptr<store::BookFile> file, oob::OrderOfBattle book,
                         const rules::RuleSetList &ruleSets, const battle::EngineList &engines,
                         Surroundings surroundings)
    : m_file(std::move(file)), m_book(std::move(book)), m_ruleSets(ruleSets), m_engines(engines),
      m_ids(std::move(surroundings.ids)), m_now(std::move(surroundings.now)) {
    SAB_INVARIANT(!m_ruleSets.all().empty());
}

BookSession::~BookSession() = default;

Result<std::unique_ptr<BookSession>> BookSession::open(const QString &path,
                                                       const rules::RuleSetList &ruleSets,
                                                       const battle::EngineList &engines,
                                                       OpenMode mode, Surroundings surroundings) {
    return begin(path, ruleSets, engines, mode, std::move(surroundings)).finish();
}

SessionOpening BookSession::begin(const QString &path, const rules::RuleSetList &ruleSets,
                                  const battle::EngineList &engines, OpenMode mode,
                                  Surroundings surroundings) {
    auto file = store::BookFile::begin(path, mode, surroundings);
    return {std::move(file), ruleSets, engines, std::move(surroundings)};
}

SessionOpening::SessionOpening(store::BookOpening file, const rules::RuleSetList &ruleSets,
                               const battle::EngineList &engines, Surroundings surroundings)
    : m_file(std::move(file)), m_ruleSets(ruleSets), m_engines(engines),
      m_surroundings(std::move(surroundings)) {}

Result<std::unique_ptr<BookSession>> SessionOpening::finish() {
    auto file = m_file.finish();
    if (!file)
        return tl::unexpected(file.error());
    auto loaded = (*file)->loadAhead();
    if (!loaded)
        return tl::unexpected(loaded.error());
    std::unique_ptr<BookSession> out(new BookSession(std::move(*file), std::move(loaded->book),
                                                     m_ruleSets, m_engines,
                                                     std::move(m_surroundings)));
    out->m_campaign = std::move(loaded->campaign);
    return out;
}

Result<std::unique_ptr<BookSession>> BookSession::create(const QString &path,
                                                         const rules::RuleSetList &ruleSets,
                                                         const battle::EngineList &engines,
                                                         std::string_view ruleSet,
                                                         Surroundings surroundings) {
    auto file = store::BookFile::create(path, surroundings);
    if (!file)
        return tl::unexpected(file.error());
    std::unique_ptr<BookSession> out(
        new BookSession(std::move(*file), {}, ruleSets, engines, std::move(surroundings)));
    const auto edit = oob::setSetting(out->m_book, oob::kSettingRuleSet, std::string(ruleSet));
    if (auto done = out->apply(*edit); !done)
        return tl::unexpected(done.error());
    return out;
}

const rules::RuleSet &BookSession::ruleSet() const {
    const auto it = m_book.settings.find(oob::kSettingRuleSet);
    const rules::RuleSet *found =
        it == m_book.settings.end() ? nullptr : m_ruleSets.find(it->second.value);
    return found ? *found : *m_ruleSets.all().front();
}

rules::OptionValues BookSession::options() const { return oob::optionsOf(m_book, ruleSet().id()); }

QString BookSession::path() const { return m_file->path(); }
bool BookSession::readOnly() const { return m_file->readOnly(); }
std::optional<Error> BookSession::readOnlyReason() const { return m_file->readOnlyReason(); }
store::SchemaOutcome BookSession::schemaOutcome() const { return m_file->schemaOutcome(); }

Result<void> BookSession::write(const oob::Edit &edit, store::JournalKind kind,
                                const WriteProgress &progress) {
    if (edit.changes.empty())
        return {};
    if (auto free = campaign::checkHeld(m_book, edit); !free)
        return free;
    // Tried first: what does not fit is never written. The value is changed, and shown changed,
    // only once the edit is on disk.
    if (auto fits = oob::checkChanges(m_book, edit.changes); !fits)
        return fits;
    if (auto written = m_file->write(edit, kind, progress); !written)
        return written;
    Q_EMIT aboutToChange(edit.changes);
    m_campaign = {};
    const auto applied = oob::applyChanges(m_book, edit.changes);
    SAB_INVARIANT(applied.has_value());
    Q_EMIT changed(edit.changes);
    return {};
}

Result<void> BookSession::apply(const oob::Edit &edit, const WriteProgress &progress) {
    return write(edit, store::JournalKind::Edit, progress);
}
Result<void> BookSession::undo(const oob::Edit &edit, const WriteProgress &progress) {
    return write(oob::reversed(edit), store::JournalKind::Undo, progress);
}
Result<void> BookSession::redo(const oob::Edit &edit, const WriteProgress &progress) {
    return write(edit, store::JournalKind::Redo, progress);
}

std::vector<PlacedProblem> BookSession::problems() const {
    const auto it = m_book.settings.find(oob::kSettingRuleSet);
    if (it == m_book.settings.end() || m_ruleSets.find(it->second.value))
        return oob::checkBook(m_book, ruleSet(), options());
    // Another rule set's checks would say nothing true of this book.
    rules::Problem problem;
    problem.code = oob::kRuleSetUnknown;
    problem.severity = rules::Severity::Fault;
    problem.args = {it->second.value};
    return {{std::move(problem), {}, {}}};
}

bool BookSession::hasHistory(UnitId unit) const { return m_file->hasHistory(unit); }

Result<std::vector<store::JournalEntry>> BookSession::journal(std::size_t newest) const {
    return m_file->journal(newest);
}

Result<std::vector<store::StrengthEntry>> BookSession::strengthHistory(UnitId unit) const {
    return m_file->strengthHistory(unit);
}

Result<void> BookSession::saveCopy(const QString &path) const { return m_file->saveCopy(path); }

Result<void> BookSession::returnToOpened() {
    if (auto done = m_file->returnToOpened(); !done)
        return done;
    auto book = m_file->load();
    if (!book)
        return tl::unexpected(book.error());
    Q_EMIT aboutToReset();
    m_campaign = {};
    m_book = std::move(*book);
    Q_EMIT reset();
    Q_EMIT battlesChanged();
    return {};
}

bool BookSession::changedSinceOpened() const { return m_file->changedSinceOpened(); }

std::vector<BattleSummary> BookSession::battles() const {
    auto rows = m_file->battles();
    return rows ? std::move(*rows) : std::vector<BattleSummary>();
}

Result<BattleId> BookSession::startBattle(const battle::Setup &setup, ScenarioId scenario) {
    const battle::Engine *engine = m_engines.find(setup.ruleSet);
    if (!engine)
        return fail(kBattleNoEngine, {setup.ruleSet});
    if (auto opening = engine->begin(setup); !opening)
        return tl::unexpected(opening.error());
    auto id = m_file->addBattle(setup, scenario, engine->version());
    if (id)
        Q_EMIT battlesChanged();
    return id;
}

Result<std::unique_ptr<BattleSession>> BookSession::openBattle(BattleId battle) {
    auto file = m_file->loadBattle(battle);
    if (!file)
        return tl::unexpected(file.error());
    const battle::Engine *engine = m_engines.find(file->setup.ruleSet);
    if (!engine)
        return fail(kBattleNoEngine, {file->setup.ruleSet});
    auto opening = engine->begin(file->setup);
    if (!opening)
        return tl::unexpected(opening.error());
    std::unique_ptr<BattleSession> out(
        new BattleSession(*this, *engine, battle, file->setup, std::move(*opening)));
    out->takeIn(std::move(*file));
    return out;
}

Result<void> BookSession::removeBattle(BattleId battle) {
    auto done = m_file->removeBattle(battle);
    if (done)
        Q_EMIT battlesChanged();
    return done;
}

} // namespace sabretache::session
