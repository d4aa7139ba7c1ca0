#include "ui/models/battle/battlestory.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace sabretache::ui {

namespace {

class Teller {
    Q_DECLARE_TR_FUNCTIONS(BattleStory)
public:
    explicit Teller(const BattleDesk &desk) : m_desk(desk), m_words(desk.words()) {}

    StoryPassage passage(const battle::View &was, const battle::View &is,
                         const std::map<std::string, int> &actions) const {
        StoryPassage out;
        const QString phase = was.phase < was.phases.size()
                                  ? m_words.inside(TextKind::Phase, was.phases[was.phase].key)
                                  : QString();
        out.place = {was.turn, was.phase};
        out.heading = tr("Turn %1, %2").arg(was.turn.value).arg(phase);
        if (is.initiative && is.initiative != was.initiative)
            out.sentences << tr("%1 moved first.").arg(m_words.sideName(*is.initiative));
        QStringList done;
        for (const auto &[kind, count] : actions)
            done << tr("%1: %2").arg(m_words.label(TextKind::Action, kind)).arg(count);
        if (!done.isEmpty())
            out.sentences << tr("Ordered: %1.").arg(done.join(QStringLiteral("; ")));
        for (const battle::Side side : {battle::Side::First, battle::Side::Second})
            losses(side, was, is, out.sentences);
        conditions(was, is, out.sentences);
        people(was, is, out.sentences);
        for (std::size_t i = 0;
             i < std::min(was.objectiveHolders.size(), is.objectiveHolders.size()); ++i)
            if (is.objectiveHolders[i] && is.objectiveHolders[i] != was.objectiveHolders[i])
                out.sentences << tr("%1 took %2.")
                                     .arg(m_words.sideName(*is.objectiveHolders[i]),
                                          fromStd(m_desk.setup().objectives[i].name));
        for (std::size_t s = 0; s < 2; ++s)
            if (is.sides[s].broken && !was.sides[s].broken)
                out.sentences << tr("The army of the %1 broke.")
                                     .arg(m_words.sideName(static_cast<battle::Side>(s)));
        return out;
    }

private:
    void losses(battle::Side side, const battle::View &was, const battle::View &is,
                QStringList &out) const {
        std::vector<std::pair<int, QString>> lost;
        int sum = 0;
        for (std::size_t i = 0; i < std::min(was.units.size(), is.units.size()); ++i) {
            if (m_desk.setup().units[i].side != side || was.units[i].steps == SideView::kUnknown ||
                is.units[i].steps == SideView::kUnknown)
                continue;
            const int n = (was.units[i].steps - was.units[i].comingOff) -
                          (is.units[i].steps - is.units[i].comingOff);
            if (n <= 0)
                continue;
            sum += n;
            lost.emplace_back(n, m_words.name(m_desk.setup().units[i].id.uuid));
        }
        if (sum == 0)
            return;
        std::ranges::stable_sort(lost,
                                 [](const auto &a, const auto &b) { return a.first > b.first; });
        QStringList names;
        for (std::size_t i = 0; i < std::min<std::size_t>(lost.size(), 4); ++i)
            names << tr("%1 %2").arg(lost[i].second).arg(lost[i].first);
        if (lost.size() > 4)
            names << tr("%1 others").arg(lost.size() - 4);
        out << tr("%1 lost %2: %3.")
                   .arg(m_words.sideName(side))
                   .arg(sum)
                   .arg(names.join(QStringLiteral(", ")));
    }
    void conditions(const battle::View &was, const battle::View &is, QStringList &out) const {
        std::map<std::string, QStringList> now;
        for (std::size_t i = 0; i < std::min(was.units.size(), is.units.size()); ++i)
            if (is.units[i].condition != was.units[i].condition && !is.units[i].condition.empty())
                now[is.units[i].condition] << m_words.name(m_desk.setup().units[i].id.uuid);
        for (const auto &[condition, names] : now)
            out << tr("Now %1: %2.", "condition: units")
                       .arg(m_words.inside(TextKind::Condition, condition),
                            names.join(QStringLiteral(", ")));
    }
    void people(const battle::View &was, const battle::View &is, QStringList &out) const {
        for (std::size_t i = 0; i < std::min(was.commanders.size(), is.commanders.size()); ++i)
            if (is.commanders[i].status != was.commanders[i].status)
                out << tr("%1: %2.").arg(m_words.name(is.commanders[i].id.uuid),
                                         m_words.inside(TextKind::Status, is.commanders[i].status));
    }

    const BattleDesk &m_desk;
    const BattleWords &m_words;
};

} // namespace

std::vector<StoryPassage> battleStory(const BattleDesk &desk) {
    std::vector<StoryPassage> out;
    auto state = desk.source().stateAt(0);
    if (!state)
        return out;
    const battle::Engine &engine = desk.engine();
    const Teller teller(desk);
    battle::Place place = engine.place(*state);
    battle::View was = desk.sideView().filtered(engine.view(*state));
    std::map<std::string, int> actions;
    const auto close = [&] {
        const battle::View is = desk.sideView().filtered(engine.view(*state));
        StoryPassage passage = teller.passage(was, is, actions);
        if (!passage.sentences.isEmpty())
            out.push_back(std::move(passage));
        actions.clear();
        was = is;
    };
    for (const session::Step &step : desk.source().steps()) {
        if (step.number > desk.shownStep())
            break;
        if (step.reverted || step.isMarker())
            continue;
        const bool hidden = desk.sideView().hides(step.input);
        if (step.input.kind != battle::kDiceInput && step.input.kind != battle::kFactInput &&
            step.input.kind != battle::kEndPhaseInput && !hidden)
            ++actions[step.input.kind];
        for (const battle::EventRecord &e : step.events)
            engine.evolve(*state, e);
        if (const battle::Place now = engine.place(*state); now != place) {
            close();
            place = now;
        }
    }
    close();
    return out;
}

StrengthOverTime strengthOverTime(const BattleDesk &desk) {
    StrengthOverTime out;
    auto state = desk.source().stateAt(0);
    if (!state)
        return out;
    const auto add = [&](const QString &name) {
        const battle::View view = desk.sideView().filtered(desk.engine().view(*state));
        out.names << name;
        for (std::size_t s = 0; s < 2; ++s)
            out.steps[s].push_back(view.sides[s].steps);
    };
    Turns turn{0};
    for (const session::Step &step : desk.source().steps()) {
        if (step.number > desk.shownStep())
            break;
        if (desk.engine().place(*state).turn != turn) {
            turn = desk.engine().place(*state).turn;
            add(QString::number(turn.value));
        }
        if (step.reverted || step.isMarker())
            continue;
        for (const battle::EventRecord &e : step.events)
            desk.engine().evolve(*state, e);
    }
    add(QCoreApplication::translate("BattleStory", "now"));
    return out;
}

} // namespace sabretache::ui
