// A past step entered otherwise: the desk goes back to before it, takes the new entry, and shows
// what would differ before anything is changed.
#include "ui/models/battle/battledesk.h"
#include "ui/models/battle/shown.h"

#include <algorithm>

namespace sabretache::ui {

const session::Step *BattleDesk::stepOf(std::size_t step) const {
    return step >= 1 && step <= m_source.steps().size() ? &m_source.steps()[step - 1] : nullptr;
}

bool BattleDesk::canCorrect(std::size_t step) const {
    const session::Step *s = stepOf(step);
    return s && !s->isMarker() && !s->reverted && s->input.kind != battle::kEndPhaseInput &&
           !s->input.fields.empty() && !m_source.readOnlyReason();
}

void BattleDesk::startCorrection(std::size_t step) {
    if (!canCorrect(step))
        return;
    auto past = m_source.stateAt(step - 1);
    if (!past)
        return;
    m_running = false;
    m_past = std::move(past);
    m_pastStep = step - 1;
    m_corrected = step;
    m_proposal.reset();
    refresh();
    const Record &old = correctedInput();
    if (old.kind != battle::kDiceInput && old.kind != battle::kFactInput) {
        m_chosen.action = old.kind;
        m_chosen.actor = actorOf(old);
        m_chosen.side = m_words.sideOf(m_chosen.actor);
        m_draft = old;
        m_form = shownForm(m_sideView, engine().form(state(), m_draft));
        tellDraft();
    }
    Q_EMIT proposalChanged();
}

const Record &BattleDesk::correctedInput() const {
    static const Record kNone;
    const session::Step *s = stepOf(m_corrected);
    return s ? s->input : kNone;
}

std::vector<BattleDesk::Difference> BattleDesk::differences() const {
    std::vector<Difference> out;
    if (!m_proposal || !m_proposal->after)
        return out;
    const battle::View was = m_sideView.filtered(engine().view(m_source.state()));
    const battle::View is = m_sideView.filtered(engine().view(*m_proposal->after));
    if (was.turn != is.turn || was.phase != is.phase) {
        const auto where = [this](const battle::View &v) {
            return tr("turn %1, %2")
                .arg(v.turn.value)
                .arg(v.phase < v.phases.size()
                         ? m_words.inside(TextKind::Phase, v.phases[v.phase].key)
                         : QString());
        };
        out.push_back({QString(), tr("the battle stands at"), where(was), where(is)});
    }
    const auto list = [this](TextKind kind, const std::string &keys) {
        QStringList words;
        for (const QString &key : fromStd(keys).split(u' ', Qt::SkipEmptyParts))
            words << (kind == TextKind::Word ? m_words.name(key.toStdString())
                                             : m_words.inside(kind, key.toStdString()));
        return words.isEmpty() ? tr("none") : words.join(QStringLiteral(", "));
    };
    for (const session::UnitChange &c : session::changesBetween(was, is)) {
        const QString who = m_words.name(c.unit.uuid);
        if (c.what == "steps")
            out.push_back({who, tr("strength"), fromStd(c.was), fromStd(c.is)});
        else if (c.what == "guns")
            out.push_back({who, tr("guns"), fromStd(c.was), fromStd(c.is)});
        else if (c.what == "condition")
            out.push_back({who, tr("condition"), list(TextKind::Condition, c.was),
                           list(TextKind::Condition, c.is)});
        else if (c.what == "formation")
            out.push_back({who, tr("formation"), list(TextKind::Formation, c.was),
                           list(TextKind::Formation, c.is)});
        else if (c.what == "marks")
            out.push_back(
                {who, tr("marks"), list(TextKind::Mark, c.was), list(TextKind::Mark, c.is)});
        else
            out.push_back(
                {who, tr("locked with"), list(TextKind::Word, c.was), list(TextKind::Word, c.is)});
    }
    return out;
}

Result<void> BattleDesk::acceptCorrection(const std::string &by, const std::string &why) {
    if (!m_proposal)
        return fail(session::kBattleNotStanding, {std::to_string(m_corrected)});
    const session::Correction taken = std::move(*m_proposal);
    m_proposal.reset();
    // What no longer fits is asked anew; what comes after it is entered again behind it.
    std::vector<Queued> rest;
    if (auto state = m_source.stateAt(taken.step - 1)) {
        for (std::size_t i = taken.step - 1; i < m_source.steps().size(); ++i) {
            const session::Step &s = m_source.steps()[i];
            if (s.reverted || s.isMarker())
                continue;
            if (std::ranges::find(taken.left, s.number) != taken.left.end() &&
                (!taken.halt || s.number != taken.halt->step))
                rest.push_back({s.input, engine().pending(*state), s.by, s.why});
            for (const battle::EventRecord &e : s.events)
                engine().evolve(*state, e);
        }
    }
    auto done = m_source.correct(taken, by, why);
    if (!done) {
        Q_EMIT refused(m_words.error(done.error()));
        return done;
    }
    m_queue = std::move(rest);
    m_running = !m_queue.empty();
    Q_EMIT queueChanged();
    Q_EMIT proposalChanged();
    Q_EMIT accepted(stepCount());
    if (m_running)
        QMetaObject::invokeMethod(this, &BattleDesk::runOn, Qt::QueuedConnection);
    return done;
}

void BattleDesk::cancelCorrection() {
    if (!correcting())
        return;
    if (m_proposal) { // back to the form
        m_proposal.reset();
        Q_EMIT proposalChanged();
        return;
    }
    m_corrected = 0;
    m_past.reset();
    refresh();
    Q_EMIT proposalChanged();
}

} // namespace sabretache::ui
