// The toy rule set of the tests through the Engine that everyone else sees: the seam that a third
// rule set hangs on.
#include "dice/roll.h"
#include "support/toyruleset.h"

#include <QtTest/QTest>

using namespace sabretache;

namespace {

/// Decides and applies; false when refused.
bool feed(battle::State &state, const Record &input) {
    const auto events = toy::engine().decide(state, input);
    if (!events)
        return false;
    for (const battle::EventRecord &e : *events) {
        if (!toy::engine().validate(state, e))
            return false;
        toy::engine().evolve(state, e);
    }
    return true;
}

std::unique_ptr<battle::State> opened(std::size_t perSide = 4) {
    return toy::engine().begin(toy::sampleSetup(perSide)).value();
}

std::unique_ptr<battle::State> inShootPhase() {
    auto state = opened();
    feed(*state, battle::diceInput({5, 2}, dice::Source::Typed));
    feed(*state, {"EndPhase", {{"forced", false}}});
    return state;
}

Record volley(std::int64_t range, bool cover) {
    const battle::Setup setup = toy::sampleSetup();
    return {"Shoot",
            {{"unit", setup.units[0].id.text()},
             {"target", setup.units[4].id.text()},
             {"range", range},
             {"cover", cover},
             {"stance", std::string("standing")}}};
}

} // namespace

class TestToy : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void equalDiceForTheFirstMoveAreRolledAgain() {
        auto state = opened(); // TT-2.1
        QVERIFY(feed(*state, battle::diceInput({3, 3}, dice::Source::Typed)));
        QCOMPARE(toy::engine().pending(*state).want, battle::Want::Roll);
        QVERIFY(feed(*state, battle::diceInput({2, 5}, dice::Source::Typed)));
        QCOMPARE(toy::engine().view(*state).initiative, std::optional(battle::Side::Second));
    }

    void diceFollowTheTable_data() {
        QTest::addColumn<int>("range");
        QTest::addColumn<bool>("cover");
        QTest::addColumn<int>("dice");
        QTest::addColumn<int>("hits");
        // 800 men are 8 steps; the dice show 3, 4, 5, 6 as far as there are dice.
        QTest::addRow("TT-4.1 8 steps, 4 dice, far: 5 and 6 hit") << 200 << false << 4 << 2;
        QTest::addRow("TT-4.2 close: 4, 5 and 6 hit") << 100 << false << 4 << 3;
        QTest::addRow("TT-4.3 into cover: 2 dice, 3 and 4 miss") << 200 << true << 2 << 0;
    }
    void diceFollowTheTable() {
        QFETCH(int, range);
        QFETCH(bool, cover);
        QFETCH(int, dice);
        QFETCH(int, hits);
        auto state = inShootPhase();
        QVERIFY(feed(*state, volley(range, cover)));
        const battle::Pending p = toy::engine().pending(*state);
        QVERIFY(p.roll.has_value());
        QCOMPARE(p.roll->count.value, dice);
        dice::Faces faces{3, 4, 5, 6};
        faces.resize(static_cast<std::size_t>(dice));
        QVERIFY(feed(*state, battle::diceInput(faces, dice::Source::Typed)));
        QCOMPARE(toy::engine().view(*state).units[4].comingOff, hits);
    }

    void lossesComeOffTogetherAndAreTestedFor() {
        auto state = inShootPhase();
        QVERIFY(feed(*state, volley(100, false)));
        QVERIFY(feed(*state, battle::diceInput({6, 6, 1, 1}, dice::Source::Typed)));
        QCOMPARE(toy::engine().view(*state).units[4].steps, 8);
        QVERIFY(feed(*state, {"EndPhase", {{"forced", false}}})); // TT-4.4
        QCOMPARE(toy::engine().view(*state).units[4].steps, 6);
        QCOMPARE(toy::engine().pending(*state).fact->key, std::string("general-near")); // TT-5.2
        QVERIFY(feed(*state, battle::factInput(false, battle::FactSource::Form)));
        QVERIFY(feed(*state, battle::diceInput({3, 3}, dice::Source::Typed))); // TT-5.1: 6 under 7
        QCOMPARE(toy::engine().view(*state).units[4].condition, std::string("disorder"));
        QCOMPARE(toy::engine().view(*state).turn.value, 2);
    }

    void aRefusalChangesNothing() {
        auto state = inShootPhase();
        const auto before = toy::engine().hash(*state);
        QVERIFY(!feed(*state, volley(301, false))); // TT-4.2
        QVERIFY(!feed(*state, {"Shoot", {}}));
        QVERIFY(!feed(*state, {"NoSuchThing", {}}));
        QVERIFY(!feed(*state, battle::diceInput({1}, dice::Source::Typed)));
        QCOMPARE(toy::engine().hash(*state), before);
    }

    void aRandomBattleEndsAndItsJsonGivesItBack() {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            dice::ProgramDice dice(seed);
            auto state = opened(6);
            auto copy = state->clone();
            int steps = 0;
            while (toy::engine().pending(*state).want != battle::Want::Nothing) {
                QVERIFY(++steps < 2000);
                const Record input = next(*state, dice);
                const auto events = toy::engine().decide(*state, input);
                QVERIFY2(events.has_value(), toJson(input).c_str());
                for (const battle::EventRecord &e : *events) {
                    toy::engine().evolve(*state, e);
                    const auto back = recordFromJson(toJson(e.event));
                    QVERIFY(back.has_value());
                    const battle::EventRecord read{*back, e.version, e.rules};
                    QVERIFY(toy::engine().validate(*copy, read).has_value());
                    toy::engine().evolve(*copy, read);
                }
                QCOMPARE(toy::engine().hash(*copy), toy::engine().hash(*state));
            }
            QVERIFY(toy::engine().view(*state).over);
        }
    }

private:
    /// Any allowed offer, its form as it fills itself, with the shooter taken from the offer.
    static Record next(const battle::State &state, dice::ProgramDice &dice) {
        const battle::Pending p = toy::engine().pending(state);
        if (p.want == battle::Want::Roll)
            return battle::diceInput(dice.roll(*p.roll), dice::Source::Program);
        if (p.want == battle::Want::Fact)
            return battle::factInput(dice.below(2) == 1, battle::FactSource::Form);
        std::vector<battle::Offer> allowed;
        for (const battle::Offer &o : toy::engine().offers(state))
            if (o.allowed && o.group == "to-act")
                allowed.push_back(o);
        if (allowed.empty() || dice.below(4) == 0)
            return {"EndPhase", {{"forced", false}}};
        const battle::Offer &o = allowed[dice.below(static_cast<std::uint32_t>(allowed.size()))];
        Record draft{o.action, {}};
        draft.set(o.action == "Shoot" ? "unit" : "general", o.actor);
        const battle::Form empty = toy::engine().form(state, draft);
        for (const battle::FormField &f : empty.fields) {
            if (f.type != "units")
                continue;
            std::vector<std::string> picked;
            for (const battle::FormChoice &c : f.choices)
                if (c.allowed && (picked.empty() || dice.below(2) == 0))
                    picked.push_back(c.value);
            draft.set(f.key, picked);
        }
        for (const battle::FormField &f : toy::engine().form(state, draft).fields)
            draft.set(f.key, f.value);
        return draft;
    }
};

QTEST_APPLESS_MAIN(TestToy)
#include "tst_toy.moc"
