// Whole campaigns at random: marches, drafts, battles with any losses, returns applied and taken
// back, vacancies, disbanding, turns. After every act the books must balance. Five campaigns of ten
// battles here, five hundred under SABRETACHE_SOAK.
#include "campaigntable.h"

#include <QtTest/QTest>

#include <set>

using namespace sabretache;
using namespace sabretache::campaign;
using test::Table;

namespace {

class Player {
public:
    Player(std::uint64_t seed, bool map, const rules::RuleSet &set) : t(map, set), m_dice(seed) {}

    /// Plays until `battles` returns are applied. @return what is off; empty: nothing
    QString play(int battles) {
        int applied = 0;
        for (int acts = 0; applied < battles && acts < 60 * battles; ++acts) {
            if (t.campaign().head.ended) {
                // On with the survivors, as often as it takes.
                Beginning next;
                next.name = "Next";
                next.start = "1705-05-01";
                next.map = t.campaign().head.map;
                next.lastTurn = 6;
                if (!act(nextCampaign(t.context(), next)))
                    return QStringLiteral("the next campaign does not begin");
            }
            switch (m_dice.below(10)) {
            case 0:
                recruit();
                break;
            case 1:
            case 2:
                wander();
                break;
            case 3:
                fillPosts();
                break;
            case 4:
                clearWeak();
                break;
            case 5:
                endIfPossible();
                break;
            default:
                applied += fight() ? 1 : 0;
                break;
            }
            if (const QString off = wrong(); !off.isEmpty())
                return QStringLiteral("after act %1: %2").arg(acts).arg(off);
        }
        return applied < battles ? QStringLiteral("only %1 battles").arg(applied) : QString();
    }

    Table t;

private:
    bool act(const Result<oob::Edit> &edit) {
        if (!edit)
            return false;
        const bool done = oob::applyChanges(t.book, edit->changes).has_value();
        if (!done)
            m_fault = QStringLiteral("an edit does not fit the book");
        return done;
    }
    int below(int limit) {
        return limit <= 0 ? 0 : int(m_dice.below(static_cast<std::uint32_t>(limit)));
    }
    std::vector<dice::Faces> thrown(const std::vector<dice::RollRequest> &rolls) {
        std::vector<dice::Faces> out;
        for (const dice::RollRequest &roll : rolls)
            out.push_back(m_dice.roll(roll));
        return out;
    }
    template <class Map> auto anyOf(const Map &map) {
        auto it = map.begin();
        std::advance(it, below(int(map.size())));
        return it;
    }

    void recruit() {
        const Campaign c = t.campaign();
        act(draft(t.context(), anyOf(c.units)->first, 1 + below(5)));
    }
    void wander() {
        const Campaign c = t.campaign();
        if (!c.head.map)
            return;
        const auto army = anyOf(c.armies);
        const auto roads = c.net().neighbours(army->second.place);
        if (roads.empty())
            return;
        const PlaceId to = roads[std::size_t(below(int(roads.size())))];
        const auto days = c.net().days(army->second.place, to).value_or(1);
        const bool forced = days > daysLeft(c, army->first);
        act(marchArmy(t.context(), army->first, {army->second.place, to},
                      forced ? thrown(forcedRolls(t.context(), army->first, "forced-march"))
                             : std::vector<dice::Faces>()));
        for (const Contact &contact : contacts(t.context()))
            if (below(3) == 0) {
                const auto back = declineRoads(t.context(), contact.later);
                if (!back.empty())
                    act(declineBattle(t.context(), contact.later, back.front(),
                                      thrown(forcedRolls(t.context(), contact.later, "decline"))));
            }
    }
    void fillPosts() {
        for (const Vacancy &vacancy : vacancies(t.context()))
            act(fillVacancy(t.context(), vacancy.command, {}, vacancy.next ? "" : "N. N."));
        for (const auto &[id, person] : oob::OrderOfBattle(t.book).persons)
            if (person.fate == oob::PersonFate::Prisoner && below(2) == 0)
                act(exchange(t.context(), id));
    }
    void clearWeak() {
        for (const UnitId unit : weakUnits(t.context())) {
            const auto work = Working::on(t.context());
            const auto others = work->unitsOf(work->armyOf(unit));
            bool gone = false;
            for (const UnitId other : others)
                gone = gone || act(disband(t.context(), unit, other));
            if (!gone)
                act(setDepot(t.context(), unit, true));
        }
    }
    void endIfPossible() { act(endTurn(t.context())); }

    /// Fills the grid with whatever can happen.
    void happen(Return &paper) {
        for (ReturnLine &line : paper.lines) {
            line.fought = below(4) != 0;
            if (!line.fought)
                continue;
            line.wonMelee = below(3) == 0;
            const int what = below(6);
            if (what == 0 && line.start > 0) {
                line.routed = line.removed = true;
                line.lost = line.start;
                line.removedWith = 1 + below(line.start);
                line.gunsLost = line.startGuns > 0 ? below(line.startGuns + 1) : 0;
            } else {
                line.lost = below(std::min(line.start, 7) + 1);
                line.spent = below(5) == 0 ? below(line.lost + 1) : 0;
                if (what == 1) {
                    line.routed = true;
                    line.leftWith = line.start - line.lost;
                }
                if (line.startGuns > 0 && what == 2)
                    line.gunsLost = below(line.startGuns + 1);
            }
        }
        for (ReturnPerson &person : paper.persons)
            if (below(5) == 0)
                person.fate = static_cast<CommanderFate>(1 + below(3));
    }
    bool fight() {
        FightPlan plan;
        plan.name = "Battle " + std::to_string(++m_battles);
        plan.first = "Allied";
        plan.second = "French";
        const Campaign c = t.campaign();
        if (!c.places.empty())
            plan.place = anyOf(c.places)->first;
        plan.later = below(2) == 0 ? "Allied" : "French";
        FightId id;
        if (!act(planFight(t.context(), plan, &id))) {
            // A side may have nobody left: then there is nothing more to fight with.
            reinforce();
            return false;
        }
        Return paper = t.paper(id);
        happen(paper);
        Fight head = t.campaign().fights.at(id);
        const int held = below(3);
        head.held = held == 0 ? "" : held == 1 ? "Allied" : "French";
        head.decisive = below(2) == 0;
        rollAll(paper, head, t.campaign().figures(),
                [this](const dice::RollRequest &roll) { return m_dice.roll(roll); });
        if (!act(changeReturn(t.context(), paper, head))) {
            m_fault = QStringLiteral("a return is refused");
            return false;
        }
        const std::string before = stateJson(t.book);
        const auto edit = applyReturn(t.context(), id);
        if (!act(edit)) {
            m_fault = QStringLiteral("a return does not come out: ") +
                      QString::fromStdString(std::string(edit ? "" : edit.error().code));
            return false;
        }
        if (act(applyReturn(t.context(), id)))
            m_fault = QStringLiteral("a return was applied twice");
        if (below(3) == 0) {
            if (!act(takeBackReturn(t.context(), id)))
                m_fault = QStringLiteral("a return can't be taken back");
            else if (stateJson(t.book) != before)
                m_fault = QStringLiteral("taking back gives another state");
            if (!act(applyReturn(t.context(), id)))
                m_fault = QStringLiteral("a return can't be applied again");
        }
        for (const Retreat &retreat : retreatsAfter(t.context(), id))
            if (!retreat.to.empty())
                act(retreatAfter(t.context(), id, retreat.army, retreat.to.front()));
        return true;
    }
    /// Fresh men by hand, as an umpire would: a hand edit is on the record too.
    void reinforce() {
        for (auto &[id, unit] : t.book.units)
            if (!unit.retired) {
                unit.present = unit.establishment;
                unit.fields.unset("beerstein", "points-lost");
            }
        const Campaign c = t.campaign();
        for (const auto &[id, row] : c.units)
            if (row.depot)
                act(setDepot(t.context(), id, false));
        act(setStepDone(t.context(), Step::Arrivals, true));
    }

    QString wrong() {
        if (!m_fault.isEmpty())
            return m_fault;
        const Campaign c = t.campaign();
        std::set<UnitId> busy;
        for (const auto &[id, fight] : c.fights)
            if (fight.isOpen())
                for (const UnitId unit : fight.units)
                    if (!busy.insert(unit).second)
                        return QStringLiteral("a brigade is in two battles");
        for (const auto &[id, row] : c.units)
            if (!row.addsUp() || row.steps < 0)
                return QStringLiteral("start is not present and losses");
        for (const auto &[id, post] : t.book.posts)
            if (post.until.empty()) {
                const oob::PersonFate fate = t.book.persons.at(post.person).fate;
                if (fate == oob::PersonFate::Dead || fate == oob::PersonFate::Prisoner)
                    return QStringLiteral("a dead man or a prisoner commands");
            }
        // At every date: each change goes on where the one before it ended, and adds up.
        std::map<UnitId, std::int32_t> at;
        std::map<UnitId, std::int32_t> sums;
        for (const Entry &entry : t.entries())
            for (const Change &change : entry.changes) {
                if (!change.addsUp())
                    return QStringLiteral("a line of the record does not add up: ") +
                           QString::fromStdString(entry.code);
                const auto before = at.find(change.unit);
                if (before != at.end() && before->second != change.before)
                    return QStringLiteral("a record has a gap before ") +
                           QString::fromStdString(entry.code);
                at[change.unit] = change.after;
            }
        for (const auto &[unit, steps] : at)
            if (const auto row = c.units.find(unit);
                row != c.units.end() && row->second.steps != steps)
                return QStringLiteral("a record ends elsewhere than the brigade");
        // What the book says on the table is what the campaign says.
        const auto work = Working::on(t.context());
        if (!work)
            return QStringLiteral("the campaign can't be read");
        for (const auto &[id, row] : work->campaign.units)
            if (row.steps != c.units.at(id).steps)
                return QStringLiteral("book and campaign differ");
        return {};
    }

    dice::ProgramDice m_dice;
    int m_battles = 0;
    QString m_fault;
};

} // namespace

class TestCampaigns : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void randomCampaignsBalance_data() {
        QTest::addColumn<bool>("map");
        QTest::addColumn<bool>("beerstein");
        QTest::newRow("CA-4.6 CA-1.3 with a map") << true << false;
        QTest::newRow("CA-8.4 without") << false << false;
        QTest::newRow("CA-4.4 Beerstein") << true << true;
    }
    void randomCampaignsBalance() {
        QFETCH(bool, map);
        QFETCH(bool, beerstein);
        const bool soak = qEnvironmentVariableIsSet("SABRETACHE_SOAK");
        const int campaigns = soak ? 167 : map && !beerstein ? 3 : 1; // five, or five hundred
        const auto seed = static_cast<std::uint64_t>(
            std::max(1, qEnvironmentVariableIntValue("SABRETACHE_SEED")));
        for (int i = 0; i < campaigns; ++i) {
            Player player(seed * 100'000 + std::uint64_t(i) * 3 + (map ? 1 : 2), map,
                          beerstein ? rules::beerstein::ruleSet() : rules::corporaljohn::ruleSet());
            const QString off = player.play(10);
            QVERIFY2(off.isEmpty(), qPrintable(QStringLiteral("campaign %1: %2").arg(i).arg(off)));
        }
        if (soak)
            qInfo("%d campaigns of 10 battles balanced", campaigns);
    }
};

QTEST_APPLESS_MAIN(TestCampaigns)
#include "tst_campaigns.moc"
