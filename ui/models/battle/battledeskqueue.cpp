// Several at once: actions are entered and held back, then thrown for one after the other. The same
// queue enters again what a correction has left over.
#include "ui/models/battle/battledesk.h"

#include <algorithm>

namespace sabretache::ui {

namespace {

bool sameQuestion(const battle::Pending &old, const battle::Pending &now) {
    if (old.roll && now.roll)
        return old.roll->purpose == now.roll->purpose && old.roll->subject == now.roll->subject &&
               old.roll->count == now.roll->count;
    return old.fact && now.fact && old.fact->key == now.fact->key &&
           old.fact->subject == now.fact->subject;
}

} // namespace

std::string BattleDesk::actorOf(const Record &input) const {
    for (const auto &[key, value] : input.fields)
        if (const auto *s = std::get_if<std::string>(&value); s && m_words.sideOf(*s))
            return *s; // inputs name their actor first
    return {};
}

bool BattleDesk::isQueued(std::string_view action, std::string_view actor) const {
    return std::ranges::any_of(m_queue, [&](const Queued &q) {
        return q.input.kind == action && actorOf(q.input) == actor;
    });
}

bool BattleDesk::queueDraft() {
    if (!live() || !hasDraft() || !m_chosen.allowed || m_form.refused)
        return false;
    m_queue.push_back({filledDraft(), {}, {}, {}});
    remember(m_queue.back().input);
    clearDraft();
    Q_EMIT queueChanged();
    return true;
}

void BattleDesk::dropQueued(std::size_t place) {
    if (place >= m_queue.size())
        return;
    m_queue.erase(m_queue.begin() + static_cast<std::ptrdiff_t>(place));
    Q_EMIT queueChanged();
}

void BattleDesk::clearQueue() {
    m_running = false;
    m_queue.clear();
    Q_EMIT queueChanged();
}

void BattleDesk::runQueue() {
    m_running = !m_queue.empty();
    Q_EMIT queueChanged();
    runOn();
}

void BattleDesk::runOn() {
    if (!m_running || !live())
        return;
    while (!m_queue.empty()) {
        const Queued &next = m_queue.front();
        const bool answer =
            next.input.kind == battle::kDiceInput || next.input.kind == battle::kFactInput;
        if (answer && m_pending.want == battle::Want::Choice) {
            m_queue.erase(m_queue.begin()); // nobody asks for it any more
            continue;
        }
        if (answer ? !sameQuestion(next.asked, m_pending) : m_pending.want != battle::Want::Choice)
            return; // what is asked now has to be answered first
        const Queued taken = m_queue.front();
        m_queue.erase(m_queue.begin());
        Q_EMIT queueChanged();
        if (!send(taken.input, taken.by, taken.why)) {
            m_running = false; // it has been said why; the rest stays queued
            Q_EMIT queueChanged();
            return;
        }
    }
    m_running = false;
    Q_EMIT queueChanged();
}

} // namespace sabretache::ui
