// House rules of Beerstein as they are played: each alternative of each option changes what the
// table sees. Worked out by hand.
#include "bbtable.h"

#include "rules/beerstein/beerstein.h"

#include <QtTest/QTest>

#include <algorithm>
#include <functional>
#include <set>

using namespace sabretache;
using namespace sabretache::bbtest;
using Q = std::string;

namespace {

struct House {
    const char *row; ///< rule and name=value
    std::function<Q(Table &)> play;
    const char *asUsual;
    const char *withOption;
};

const std::vector<House> &houses() {
    static const std::vector<House> kRows{
        // The first side has the initiative; next turn both throw again, or the other has it.
        {"BB-2.2 initiative=alternate",
         [](Table &t) {
             t.begin();
             t.to(Step::Initiative);
             t.roll({6, 1});
             Q last;
             for (int i = 0; i < 40 && t.s.turn == Turns(1); ++i)
                 last = t.end();
             for (int i = 0; i < 40 && t.s.step == Step::Withdrawal; ++i)
                 last = t.end();
             return t.where() + ", " + t.wants();
         },
         "initiative, roll 2", "early-artillery second, choice"},
        // Foot goes 400 paces on a 6; of 400, 200 lie in a wood and count twice.
        {"BB-3.4 terrain-slows=off",
         [](Table &t) {
             t.begin();
             t.to(Step::Movement);
             t.throwFor("a foot", 6);
             auto in = t.march("a foot", 400);
             in.ground = bbb::Ground::Woods;
             in.inside = Paces(200);
             return t.say(in);
         },
         "! bb-too-far", "Marched"},
        // Three units obey their leader within 300 paces (BB-6.1).
        {"BB-6.2 out-of-command=free",
         [](Table &t) {
             t.begin();
             t.to(Step::Movement);
             t.throwFor("a foot", 6);
             auto in = t.march("a foot", 200);
             in.leader = Table::person("column 1");
             in.fromLeader = Paces(301);
             in.nearer = true;
             return t.say(in);
         },
         "! bb-out-of-command", "Marched"},
    };
    return kRows;
}

Q optionOf(const House &house) { return Q(house.row).substr(Q(house.row).find(' ') + 1); }

} // namespace

class TestBbHouse : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aHouseRuleChangesWhatIsPlayed_data() {
        QTest::addColumn<int>("which");
        for (std::size_t i = 0; i < houses().size(); ++i)
            QTest::newRow(houses()[i].row) << int(i);
    }
    void aHouseRuleChangesWhatIsPlayed() {
        QFETCH(int, which);
        const House &house = houses()[std::size_t(which)];
        Table usual = Table::skirmish();
        QCOMPARE(house.play(usual), Q(house.asUsual));
        Table changed = Table::skirmish();
        const Q option = optionOf(house);
        changed.setup.options[option.substr(0, option.find('='))] =
            option.substr(option.find('=') + 1);
        QCOMPARE(house.play(changed), Q(house.withOption));
    }
    void everyAlternativeOfEveryOptionIsPlayed() {
        std::set<Q> rows;
        for (const House &house : houses())
            rows.insert(optionOf(house));
        const auto &ruleSet = rules::beerstein::ruleSet();
        for (const rules::OptionSpec &spec : ruleSet.options()) {
            const auto line =
                std::ranges::find(ruleSet.lines(), spec.rule, &rules::RuleLine::number);
            QVERIFY(line != ruleSet.lines().end());
            if (line->coverage == rules::Coverage::MapPlay)
                continue; // footprints wait for map play
            std::vector<Q> wanted(spec.choices.begin(), spec.choices.end());
            if (spec.type == rules::ValueType::Flag)
                wanted = {"on", "off"};
            QVERIFY(wanted.size() > 1);
            for (const Q &value : wanted)
                if (value != spec.fallback)
                    QVERIFY2(rows.contains(Q(spec.name) + "=" + value),
                             (Q(spec.name) + "=" + value).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestBbHouse)
#include "tst_bb_house.moc"
