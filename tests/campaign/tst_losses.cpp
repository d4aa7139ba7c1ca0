// CA-4: what a battle costs, worked by hand.
#include "campaign/losses.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::campaign;

namespace {

dice::Faces repeated(std::initializer_list<std::pair<int, int>> groups) {
    dice::Faces out;
    for (const auto &[face, count] : groups)
        out.insert(out.end(), static_cast<std::size_t>(count), static_cast<std::uint8_t>(face));
    return out;
}

} // namespace

class TestLosses : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theFaceThatBringsOneBackDependsOnTheField_data() {
        QTest::addColumn<int>("field");
        QTest::addColumn<int>("wounded");
        QTest::addColumn<int>("stragglers");
        QTest::newRow("CA-4.1 CA-4.2 held") << int(Field::Held) << 4 << 3;
        QTest::newRow("CA-4.1 CA-4.2 lost") << int(Field::Lost) << 5 << 4;
        QTest::newRow("CA-3.5 nobody's") << int(Field::Nobodys) << 5 << 4;
    }
    void theFaceThatBringsOneBackDependsOnTheField() {
        QFETCH(int, field);
        QFETCH(int, wounded);
        QFETCH(int, stragglers);
        UnitLosses line;
        line.start = 20;
        line.lost = 6;
        line.leftWith = 14;
        const LossParts parts = partLosses(line, static_cast<Field>(field), Figures());
        QCOMPARE(parts.woundedBackOn, wounded);
        QCOMPARE(parts.stragglersBackOn, stragglers);
        const auto w = static_cast<std::uint8_t>(wounded);
        const auto s = static_cast<std::uint8_t>(stragglers);
        // Two at the face, four just under; three stragglers at theirs, eleven just under.
        const Settled settled =
            settle(line, parts, repeated({{w, 2}, {w - 1, 4}}), repeated({{s, 3}, {s - 1, 11}}));
        QVERIFY((settled == Settled{2, 4, 11, 0, 0, 5}));
    }
    void aRemovedUnitLosesPrisoners() { // CA-4.3
        // CA-4.3: a brigade of 23 that fell to 9 and was meleed in rout: 5 of the 9 are taken; the
        // other 4 and the 14 that fell before throw 18 dice at 5 or more, of which 8 come back.
        UnitLosses line;
        line.start = 23;
        line.lost = 23;
        line.routed = true;
        line.removed = true;
        line.removedWith = 9;
        const LossParts parts = partLosses(line, Field::Lost, Figures());
        QCOMPARE(parts.captured, 5);
        QCOMPARE(parts.wounded, 18);
        const Settled settled = settle(line, parts, repeated({{6, 8}, {4, 10}}), {});
        QVERIFY((settled == Settled{8, 10, 0, 5, 0, 8}));
    }
    void nobodyIsTakenWhereTheSideHeldTheField() {
        UnitLosses line;
        line.start = 10;
        line.lost = 10;
        line.removed = true;
        line.removedWith = 7;
        QCOMPARE(partLosses(line, Field::Held, Figures()).captured, 0); // CA-4.3
        QCOMPARE(partLosses(line, Field::Lost, Figures()).captured, 4); // half of 7, rounded up
        QCOMPARE(partLosses(line, Field::Nobodys, Figures()).captured, 4);
    }
    void voluntaryWithdrawalIsLostForGood() {
        UnitLosses line;
        line.start = 7;
        line.lost = 4;
        line.spent = 2;
        const LossParts parts = partLosses(line, Field::Held, Figures()); // CA-4.4
        QCOMPARE(parts.wounded, 2);
        const Settled settled = settle(line, parts, repeated({{4, 1}, {3, 1}}), {});
        QVERIFY((settled == Settled{1, 1, 0, 0, 2, 4}));
    }
    void onlyRollsWithDiceAreAskedFor() {
        UnitLosses line;
        line.start = 10;
        QVERIFY(lossRolls(partLosses(line, Field::Held, Figures()), "x").empty());
        line.leftWith = 10;
        const auto rolls = lossRolls(partLosses(line, Field::Held, Figures()), "x");
        QCOMPARE(rolls.size(), std::size_t(1));
        QCOMPARE(rolls[0].rule.text(), std::string("CA-4.2"));
        QCOMPARE(rolls[0].count.value, 10);
    }
    void aLineThatDoesNotComeOutIsNamed_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QList<int>>("n"); // start, lost, leftWith, removed, removedWith, spent
        QTest::newRow("CA-4.6 good") << "" << QList<int>{20, 6, 14, 0, 0, 0};
        QTest::newRow("CA-4.6 one too many")
            << "return-more-than-start" << QList<int>{20, 6, 15, 0, 0, 0};
        QTest::newRow("CA-4.6 negative") << "return-negative" << QList<int>{20, -1, 0, 0, 0, 0};
        QTest::newRow("CA-4.6 spent over lost")
            << "return-part-of-lost" << QList<int>{7, 1, 0, 0, 0, 2};
        QTest::newRow("CA-4.3 removed, but stands")
            << "return-removed-stands" << QList<int>{9, 8, 0, 1, 4, 0};
        QTest::newRow("CA-4.3 gone twice")
            << "return-left-and-removed" << QList<int>{9, 4, 3, 0, 2, 0};
    }
    void aLineThatDoesNotComeOutIsNamed() {
        QFETCH(QString, code);
        QFETCH(QList<int>, n);
        UnitLosses line;
        line.start = n[0];
        line.lost = n[1];
        line.leftWith = n[2];
        line.removed = n[3] != 0;
        line.removedWith = n[4];
        line.spent = n[5];
        const auto result = checkLine(line);
        QCOMPARE(result ? QString() : QString::fromUtf8(result.error().code.data()), code);
    }
    void everyLineComesOutWhateverTheDice() {
        dice::ProgramDice dice(1704);
        for (int i = 0; i < 20000; ++i) {
            UnitLosses line;
            line.start = static_cast<std::int32_t>(dice.below(40));
            line.lost = static_cast<std::int32_t>(dice.below(41));
            line.leftWith = static_cast<std::int32_t>(dice.below(41));
            line.removed = dice.below(4) == 0;
            line.removedWith = static_cast<std::int32_t>(dice.below(41));
            line.spent = static_cast<std::int32_t>(dice.below(3));
            if (!checkLine(line))
                continue;
            const auto parts = partLosses(line, static_cast<Field>(dice.below(3)), Figures());
            dice::Faces wounded;
            dice::Faces stragglers;
            for (std::int32_t k = 0; k < parts.wounded; ++k)
                wounded.push_back(static_cast<std::uint8_t>(dice.roll()));
            for (std::int32_t k = 0; k < parts.stragglers; ++k)
                stragglers.push_back(static_cast<std::uint8_t>(dice.roll()));
            QVERIFY(reconciles(line, settle(line, parts, wounded, stragglers)));
        }
    }
    void aBrigadeUnderAQuarterIsTheUmpiresChoice() {
        QVERIFY(underStrength(5, 24, Figures()));  // CA-4.5
        QVERIFY(!underStrength(6, 24, Figures())); // exactly a quarter stays
    }
    void figuresAreOptionsWithTheirDefaults() { // CA-1.1
        // CA-1.1: every figure can be set, is checked, and has the default of the struct.
        rules::OptionValues all;
        for (const auto &spec : figureSpecs())
            all.emplace(spec.name, spec.fallback);
        QVERIFY(figuresFrom(all).value() == Figures());
        QCOMPARE(figuresFrom({{"back-else", "6"}}).value().backElse, 6);
        QCOMPARE(figuresFrom({{"back-else", "8"}}).error().code, rules::kRuleValueRange);
        QCOMPARE(figuresFrom({{"back-elsewhere", "5"}}).error().code, rules::kRuleValueUnknown);
    }
};

QTEST_APPLESS_MAIN(TestLosses)
#include "tst_losses.moc"
