// The army kit: columns built, brigades split and merged. Sums before and after are the same.
#include "oob/kit.h"

#include "oob/queries.h"

#include <QtTest/QTest>

#include <array>

using namespace sabretache;
using namespace sabretache::oob;

namespace {

struct Made {
    OrderOfBattle book;
    IdSource ids = countedIds(3);
    ArmyId army;
    ColumnId column;
    UnitId first;
    UnitId second;
    UnitId battery;

    void apply(const Result<Edit> &edit) {
        QVERIFY2(edit.has_value(), edit ? "" : std::string(edit.error().code).c_str());
        QVERIFY(applyChanges(book, edit->changes).has_value());
    }
    Made() {
        Army row;
        row.id = army = ArmyId(ids());
        row.name = "Army";
        apply(addArmy(book, row));
        Column under;
        under.id = column = ColumnId(ids());
        under.parent = Parent::of(army);
        under.name = "Left";
        apply(addColumn(book, under));
        first = unit("Row", Arm::Infantry, 2500, 0, 500);
        second = unit("Ferguson", Arm::Infantry, 2400, 0, 500);
        battery = unit("Battery", Arm::Artillery, 0, 18, 0);
        apply(appointByName(book, ids, first, "Row"));
        apply(appointByName(book, ids, second, "Ferguson"));
    }
    UnitId unit(const char *name, Arm arm, int men, int guns, int battalions) {
        Unit row;
        row.id = UnitId(ids());
        row.parent = Parent::of(column);
        row.name = name;
        row.arm = arm;
        if (men)
            row.present.men = Men(men);
        if (guns)
            row.present.guns = Guns(guns);
        row.establishment = row.present;
        if (battalions)
            row.battalions = Hundredths(battalions);
        row.fields.set("corporal-john", "class", "4");
        apply(addUnit(book, row));
        return row.id;
    }
    std::vector<Unit> units() const {
        std::vector<Unit> out;
        for (const NodeId &node : childrenOf(book, Parent::of(column)))
            out.push_back(book.units.at(std::get<UnitId>(node)));
        return out;
    }
};

} // namespace

class TestKit : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aSplitLosesNoCasting() { // CJ-1.1
        // 2,500 men and 5 battalions in two: 1,300 and 3, 1,200 and 2.
        Made m;
        const OrderOfBattle before = m.book;
        const auto edit = splitUnit(m.book, m.ids, m.first, 2);
        m.apply(edit);
        const auto units = m.units();
        QCOMPARE(units.size(), std::size_t{4});
        QCOMPARE(units[0].name, std::string("Row (1)"));
        QCOMPARE(units[0].id, m.first);
        QCOMPARE(units[0].present.men, std::optional(Men(1300)));
        QCOMPARE(units[0].battalions, std::optional(Hundredths(300)));
        QCOMPARE(units[1].name, std::string("Row (2)"));
        QCOMPARE(units[1].present.men, std::optional(Men(1200)));
        QCOMPARE(units[1].establishment.men, std::optional(Men(1200)));
        QCOMPARE(units[1].battalions, std::optional(Hundredths(200)));
        QCOMPARE(units[1].fields.of("corporal-john").at("class"), std::string("4"));
        QCOMPARE(units[2].id, m.second);
        QCOMPARE(holderOf(m.book, m.first)->name, std::string("Row"));
        QVERIFY(!holderOf(m.book, units[1].id));
        QVERIFY(applyChanges(m.book, reversed(*edit).changes).has_value());
        QVERIFY(m.book == before);
    }

    void gunsAreDealtOut() {
        Made m;
        m.apply(splitUnit(m.book, m.ids, m.battery, 4)); // 18: 5, 5, 4, 4
        const auto units = m.units();
        QCOMPARE(units[2].present.guns, std::optional(Guns(5)));
        QCOMPARE(units[3].present.guns, std::optional(Guns(5)));
        QCOMPARE(units[4].present.guns, std::optional(Guns(4)));
        QCOMPARE(units[5].present.guns, std::optional(Guns(4)));
        QCOMPARE(splitUnit(m.book, m.ids, m.first, 1).error().code, kEditOutOfRange);
        QCOMPARE(splitUnit(m.book, m.ids, UnitId(Uuid{9, 9}), 2).error().code, kEditNoSuchRow);
    }

    void aMergeAddsAndTheFirstKeepsItsName() {
        Made m;
        const OrderOfBattle before = m.book;
        const std::array both{m.second, m.first}; // in roster order whatever is named first
        const auto edit = mergeUnits(m.book, both, nullptr);
        m.apply(edit);
        const auto units = m.units();
        QCOMPARE(units.size(), std::size_t{2});
        QCOMPARE(units[0].id, m.first);
        QCOMPARE(units[0].present.men, std::optional(Men(4900)));
        QCOMPARE(units[0].battalions, std::optional(Hundredths(1000)));
        QVERIFY(!units[0].present.estimated);
        QCOMPARE(holderOf(m.book, m.first)->name, std::string("Row"));
        QCOMPARE(m.book.persons.size(), before.persons.size());
        QVERIFY(applyChanges(m.book, reversed(*edit).changes).has_value());
        QVERIFY(m.book == before);
    }

    void aMergeRetiresWhatHasAHistory() {
        Made m;
        const std::array both{m.first, m.second};
        m.apply(mergeUnits(m.book, both, [](UnitId) { return true; }));
        QVERIFY(m.book.units.at(m.second).retired);
        QCOMPARE(m.units().size(), std::size_t{2});
    }

    void armsDoNotMix() {
        Made m;
        const std::array mixed{m.first, m.battery};
        QCOMPARE(mergeUnits(m.book, mixed, nullptr).error().code, kEditMergeArms);
        const std::array one{m.first};
        QCOMPARE(mergeUnits(m.book, one, nullptr).error().code, kEditMergeFew);
    }

    void anUnknownNumberMakesTheSumAnEstimate() {
        Made m;
        m.apply(setPresentMen(m.book, m.second, std::nullopt));
        const std::array both{m.first, m.second};
        m.apply(mergeUnits(m.book, both, nullptr));
        QCOMPARE(m.book.units.at(m.first).present.men, std::optional(Men(2500)));
        QVERIFY(m.book.units.at(m.first).present.estimated);
    }

    void aColumnIsBuiltAtOnce() {
        Made m;
        const OrderOfBattle before = m.book;
        Column column;
        column.id = ColumnId(m.ids());
        column.parent = Parent::of(m.army);
        column.name = "Centre";
        column.level = "column";
        const auto edit =
            buildColumn(m.book, m.ids, column, std::nullopt, unitOf(brigadeTemplates().front()), 4,
                        [](std::size_t i) { return "B" + std::to_string(i + 1); });
        m.apply(edit);
        const auto children = childrenOf(m.book, Parent::of(column.id));
        QCOMPARE(children.size(), std::size_t{4});
        const Unit &last = m.book.units.at(std::get<UnitId>(children.back()));
        QCOMPARE(last.name, std::string("B4"));
        QCOMPARE(last.present.men, std::optional(Men(2500)));
        QCOMPARE(last.fields.of("corporal-john").at("doctrine"), std::string("British"));
        QVERIFY(applyChanges(m.book, reversed(*edit).changes).has_value());
        QVERIFY(m.book == before);
        QCOMPARE(buildColumn(m.book, m.ids, column, std::nullopt, Unit(), 0, {}).error().code,
                 kEditOutOfRange);
    }

    void everyTemplateIsAUnitThatTheRulesKnow() {
        const rules::RuleSetList sets = rules::builtInRuleSets();
        for (const BrigadeTemplate &kind : brigadeTemplates()) {
            const Unit unit = unitOf(kind);
            for (const rules::RuleSet *set : sets.all()) {
                const rules::UnitFacts facts = unitFacts(unit, set->id());
                QVERIFY2(set->strength(facts, {}).has_value(), std::string(kind.key).c_str());
                for (const auto &[key, value] : facts.fields) {
                    bool known = false;
                    for (const rules::UnitFieldSpec &spec : set->unitFields())
                        known = known || (spec.key == key && rules::checkValue(spec, value));
                    QVERIFY2(known, (std::string(kind.key) + ' ' + key + ' ' + value).c_str());
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestKit)
#include "tst_kit.moc"
