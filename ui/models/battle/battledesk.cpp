#include "ui/models/battle/battledesk.h"

#include "ui/models/battle/shown.h"

#include <QRandomGenerator>

#include <algorithm>
#include <set>

namespace sabretache::ui {

namespace {

bool isList(const Value &v) {
    return std::holds_alternative<std::vector<std::int64_t>>(v) ||
           std::holds_alternative<std::vector<std::string>>(v);
}

bool isEmpty(const Value &v) {
    if (std::holds_alternative<std::monostate>(v))
        return true;
    if (const auto *s = std::get_if<std::string>(&v))
        return s->empty();
    return false;
}

const battle::FormField *fieldOf(const battle::Form &form, std::string_view key) {
    const auto it = std::ranges::find(form.fields, key, &battle::FormField::key);
    return it == form.fields.end() ? nullptr : &*it;
}

} // namespace

BattleDesk::BattleDesk(BattleSource &source, const rules::RuleSet &ruleSet, const Texts &texts,
                       QObject *parent)
    : QObject(parent), m_source(source), m_ruleSet(ruleSet), m_words(source.setup(), texts),
      m_sideView(source.setup()), m_dice(QRandomGenerator::system()->generate64()) {
    connect(&source, &BattleSource::stepAppended, this, [this] {
        remember(m_source.steps().back().input);
        if (!m_past)
            refresh();
    });
    connect(&source, &BattleSource::reverted, this, [this] {
        m_past.reset();
        m_corrected = 0;
        m_proposal.reset();
        refresh();
    });
    for (const session::Step &step : source.steps())
        if (!step.reverted)
            remember(step.input);
    refresh();
}

BattleDesk::~BattleDesk() = default;

const battle::State &BattleDesk::state() const { return m_past ? *m_past : m_source.state(); }

void BattleDesk::refresh() {
    battle::View view = engine().view(state());
    m_sideView.update(view);
    m_view = m_sideView.filtered(std::move(view));
    m_pending = lookingBack() ? battle::Pending() : engine().pending(state());
    if (m_past || waiting())
        m_offers.clear(); // dice or a fact are wanted first
    else
        m_offers = engine().offers(state());
    // A player does not see what the other could order, nor what the umpire sees in his forms.
    if (const auto viewer = m_sideView.viewer())
        std::erase_if(m_offers, [&](const battle::Offer &o) {
            return o.group == "umpire" || (!o.actor.empty() && o.side && *o.side != *viewer);
        });
    m_draft = {};
    m_form = {};
    m_chosen = {};
    m_draftTold = false;
    Q_EMIT changing();
    Q_EMIT changed();
    if (!m_draftTold) // else someone has chosen anew meanwhile, and that was told
        tellDraft();
    Q_EMIT settled();
    if (m_running) // when everyone has seen the new state
        QMetaObject::invokeMethod(this, &BattleDesk::runOn, Qt::QueuedConnection);
}

void BattleDesk::tellDraft() {
    m_draftTold = true;
    Q_EMIT draftChanged();
}

void BattleDesk::setViewer(std::optional<battle::Side> side) {
    m_sideView.setViewer(side);
    refresh();
    Q_EMIT viewerChanged();
}

void BattleDesk::reveal(UnitId unit, bool on) {
    m_sideView.reveal(unit, on);
    refresh();
    Q_EMIT viewerChanged();
}

const battle::UnitView *BattleDesk::unitView(std::string_view id) const {
    const auto parsed = UnitId::parse(id);
    const auto i = parsed ? m_words.unitIndex(*parsed) : std::nullopt;
    return i && *i < m_view.units.size() ? &m_view.units[*i] : nullptr;
}

std::vector<battle::Offer> BattleDesk::notActed() const {
    std::vector<battle::Offer> out;
    if (waiting())
        return out;
    for (const battle::Offer &o : m_offers)
        if (o.allowed && o.group == "to-act" && !o.actor.empty())
            out.push_back(o);
    return out;
}

std::size_t BattleDesk::leftToAct() const {
    std::set<std::string> actors;
    for (const battle::Offer &o : notActed())
        actors.insert(o.actor);
    return actors.size();
}

bool BattleDesk::canEndPhase() const {
    return !waiting() && std::ranges::any_of(m_offers, [](const battle::Offer &o) {
        return o.action == battle::kEndPhaseInput && o.allowed;
    });
}

std::string BattleDesk::lastInput() const {
    return m_source.steps().empty() ? std::string() : m_source.steps().back().input.kind;
}

std::size_t BattleDesk::shownStep() const { return m_past ? m_pastStep : stepCount(); }

void BattleDesk::showStep(std::size_t step) {
    if (step == shownStep() && !correcting())
        return;
    m_corrected = 0;
    m_proposal.reset();
    if (step >= stepCount()) {
        m_past.reset();
    } else {
        auto past = m_source.stateAt(step);
        if (!past)
            return;
        m_past = std::move(past);
        m_pastStep = step;
    }
    refresh();
}

void BattleDesk::choose(const battle::Offer &offer) {
    m_chosen = offer;
    m_draft = Record{offer.action, {}};
    if (!offer.allowed || !live()) {
        m_form = {};
        m_form.action = offer.action;
        m_form.refused = offer.why;
        tellDraft();
        return;
    }
    // The actor goes into the field that can hold him.
    std::string actorKey;
    if (!offer.actor.empty()) {
        const battle::Form bare = shownForm(m_sideView, engine().form(state(), m_draft));
        for (const battle::FormField &f : bare.fields) {
            const bool one = f.type == "unit" || f.type == "commander";
            if (one && f.along.empty() && actorKey.empty() &&
                (std::ranges::any_of(
                     f.choices,
                     [&](const battle::FormChoice &c) { return c.value == offer.actor; }) ||
                 (f.fromState && f.choices.empty())))
                actorKey = f.key;
        }
        if (actorKey.empty())
            actorKey = m_words.unit(offer.actor) ? "unit" : "commander";
        m_draft.set(actorKey, offer.actor);
    }
    for (const std::string &who : {std::string(), offer.actor}) {
        const auto last = m_lastOf.find({who, offer.action});
        if (last == m_lastOf.end())
            continue;
        for (const auto &[key, value] : last->second.fields)
            // Lists of units and an umpire's reason are new each time.
            if (key != actorKey && !isList(value) && key != "reason")
                m_draft.set(key, value);
    }
    m_form = shownForm(m_sideView, engine().form(state(), m_draft));
    dropWhatIsNotAllowed(actorKey);
    tellDraft();
}

void BattleDesk::dropWhatIsNotAllowed(const std::string &actorKey) {
    bool dropped = false;
    for (const auto &[key, value] : std::vector(m_draft.fields)) {
        if (key == actorKey)
            continue;
        const battle::FormField *f = fieldOf(m_form, key);
        bool good = f && !f->fromState;
        const auto *text = std::get_if<std::string>(&value);
        if (good && text && !f->choices.empty())
            good = std::ranges::any_of(f->choices, [&](const battle::FormChoice &c) {
                return c.value == *text && c.allowed;
            });
        if (const auto *n = std::get_if<std::int64_t>(&value); good && n && f->most > f->least)
            good = *n >= f->least && *n <= f->most;
        if (!good) {
            m_draft.remove(key);
            dropped = true;
        }
    }
    if (dropped)
        m_form = shownForm(m_sideView, engine().form(state(), m_draft));
}

void BattleDesk::clearDraft() {
    m_chosen = {};
    m_draft = {};
    m_form = {};
    tellDraft();
}

void BattleDesk::setField(const std::string &key, Value value) {
    const Value *old = m_draft.find(key);
    if (old && *old == value)
        return;
    m_draft.set(key, std::move(value));
    m_form = shownForm(m_sideView, engine().form(state(), m_draft));
    tellDraft();
}

void BattleDesk::setFields(const std::vector<std::pair<std::string, Value>> &fields) {
    for (const auto &[key, value] : fields)
        m_draft.set(key, value);
    m_form = shownForm(m_sideView, engine().form(state(), m_draft));
    tellDraft();
}

Record BattleDesk::filledDraft() const {
    Record out = m_draft;
    for (const battle::FormField &f : m_form.fields)
        if (!out.find(f.key) && !isEmpty(f.value))
            out.set(f.key, f.value);
    for (const battle::FormField &f : m_form.fields) {
        const Value *v = out.find(f.key);
        if (v && !f.required && isEmpty(*v))
            out.remove(f.key);
    }
    return out;
}

void BattleDesk::remember(const Record &input) {
    if (input.kind == battle::kDiceInput || input.kind == battle::kFactInput ||
        input.kind == battle::kEndPhaseInput || input.kind == session::kRevertedInput ||
        input.kind == session::kRestoredInput)
        return;
    const std::string actor = actorOf(input);
    m_lastOf[{{}, input.kind}] = input;
    m_lastOf[{actor, input.kind}] = input;
}

Result<void> BattleDesk::send(const Record &input, const std::string &by, const std::string &why) {
    if (correcting()) {
        auto worked = m_source.correction(m_corrected, input);
        if (!worked) {
            Q_EMIT refused(m_words.error(worked.error()));
            return tl::unexpected(worked.error());
        }
        m_proposal = std::move(*worked);
        Q_EMIT proposalChanged();
        return {};
    }
    if (!live())
        return fail("battle-looking-back");
    auto done = m_source.submit(input, by, why);
    if (!done) {
        Q_EMIT refused(m_words.error(done.error()));
        return done;
    }
    Q_EMIT accepted(stepCount());
    return done;
}

Result<void> BattleDesk::submitDraft() {
    const bool umpire = m_chosen.group == "umpire";
    const Record input = filledDraft();
    return send(input, umpire ? "umpire" : "", umpire ? input.text("reason") : "");
}

Result<void> BattleDesk::submitAsUmpire(const Record &input, const std::string &why) {
    return send(input, "umpire", why);
}

Result<void> BattleDesk::submitDice(const dice::Faces &faces, dice::Source source,
                                    const std::string &by, const std::string &why) {
    return send(battle::diceInput(faces, source), by, why);
}

Result<void> BattleDesk::rollByProgram() {
    if (!live())
        return fail("battle-looking-back");
    auto done = m_source.rollByProgram();
    if (!done)
        Q_EMIT refused(m_words.error(done.error()));
    else
        Q_EMIT accepted(stepCount());
    return done;
}

dice::Faces BattleDesk::throwDice(std::int32_t count, std::int32_t sides) {
    dice::Faces out;
    for (std::int32_t i = 0; i < count; ++i)
        out.push_back(static_cast<std::uint8_t>(m_dice.roll(static_cast<std::uint32_t>(sides))));
    return out;
}

Result<void> BattleDesk::submitFact(Value value, battle::FactSource source) {
    return send(battle::factInput(std::move(value), source));
}

Result<void> BattleDesk::endPhase(bool forced) {
    return send(Record{std::string(battle::kEndPhaseInput), {{"forced", forced}}},
                forced ? "umpire" : "", {});
}

Result<void> BattleDesk::undo(std::size_t steps) {
    m_running = false;
    auto done = m_source.undo(steps, {}, {});
    if (!done)
        Q_EMIT refused(m_words.error(done.error()));
    return done;
}

Result<void> BattleDesk::redo() {
    auto done = m_source.redo(1);
    if (!done)
        Q_EMIT refused(m_words.error(done.error()));
    return done;
}

} // namespace sabretache::ui
