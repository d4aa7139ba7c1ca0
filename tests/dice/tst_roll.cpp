// The program's dice: fair, repeatable, and checked like anybody else's.
#include "dice/roll.h"

#include <QtTest/QTest>
#include <array>

using namespace sabretache;
using namespace sabretache::dice;

class TestRoll : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aSeedGivesTheSameFacesEverywhere() {
        // Faces written down once; another platform or compiler must give the same.
        ProgramDice dice(1704);
        std::string seen;
        for (int i = 0; i < 20; ++i)
            seen += std::to_string(dice.roll());
        ProgramDice again(1704);
        std::string once;
        for (int i = 0; i < 20; ++i)
            once += std::to_string(again.roll());
        QCOMPARE(seen, once);
        ProgramDice other(1705);
        std::string different;
        for (int i = 0; i < 20; ++i)
            different += std::to_string(other.roll());
        QVERIFY(seen != different);
        QCOMPARE(seen, std::string("54223251135656531555"));
    }
    void everyFaceComesEquallyOften() {
        ProgramDice dice(42);
        std::array<int, 6> counts{};
        constexpr int kRolls = 600000;
        for (int i = 0; i < kRolls; ++i)
            ++counts[dice.roll() - 1];
        double chiSquare = 0;
        for (const int c : counts)
            chiSquare += (c - kRolls / 6.0) * (c - kRolls / 6.0) / (kRolls / 6.0);
        QVERIFY2(chiSquare < 20.5, qPrintable(QString::number(chiSquare))); // 5 degrees, p = 0.001
    }
    void wrongFacesAreNamed() {
        RollRequest request;
        request.count = Dice(3);
        QVERIFY(checkFaces(request, {1, 6, 3}).has_value());
        QCOMPARE(checkFaces(request, {1, 6}).error().code, kDiceCount);
        const auto fault = checkFaces(request, {1, 7, 3}).error();
        QCOMPARE(fault.code, kDiceFace);
        QCOMPARE(fault.args, (std::vector<std::string>{"2", "7", "6"}));
        QCOMPARE(checkFaces(request, {0, 1, 1}).error().code, kDiceFace);
    }
};

QTEST_APPLESS_MAIN(TestRoll)
#include "tst_roll.moc"
