// Books for tests: one with every field set to something that is not its default, and the means to
// open books in a folder of their own with a clock and ids that are counted.
#pragma once

#include "base/id.h"
#include "oob/orderofbattle.h"
#include "oob/queries.h"
#include "store/bookfile.h"

#include <QString>

#include <memory>
#include <string>

namespace sabretache::test {

/// A counted clock and counted ids; backups under `folder`.
inline store::Surroundings countedSurroundings(const QString &folder, std::uint64_t seed = 1) {
    store::Surroundings out;
    auto tick = std::make_shared<int>(0);
    out.now = [tick] {
        const std::string second = std::to_string(100 + (++*tick % 900));
        return "2026-11-30T05:00:00." + second + "Z";
    };
    out.ids = countedIds(seed);
    out.backupFolder = folder + QStringLiteral("/backups");
    return out;
}

/// Names that have broken files elsewhere (lesson 5).
inline std::vector<std::string> hostileNames() {
    std::string longest;
    for (int i = 0; i < 200; ++i)
        longest += "ż";
    return {"O'Brien & \"Fils\" <1er>",
            "6th Foot",
            "Kłuszyński",
            "Großherzog",
            "=SUM(A1:A9)",
            "'; DROP TABLE units; --",
            "🎺 emoji \xF0\x9F\x90\x8E",
            "line\nbreak\tand tab",
            " blanks around ",
            "%1 {1} \\n",
            std::string("nul\0inside", 10),
            longest};
}

/// An order of battle in which no field has its default value.
inline oob::OrderOfBattle fullBook(const IdSource &ids) {
    using namespace oob;
    OrderOfBattle b;
    Army army;
    army.id = ArmyId(ids());
    army.ordinal = 2048;
    army.name = "Grand Alliance";
    army.side = "Allied";
    army.nation = "British";
    army.notes = "notes of the army";
    army.source = "source of the army";
    b.armies.emplace(army.id, army);
    Column outer;
    outer.id = ColumnId(ids());
    outer.parent = Parent::of(army.id);
    outer.ordinal = 3072;
    outer.name = "Left wing";
    outer.level = "wing";
    outer.givesOrders = false;
    outer.nation = "Dutch";
    outer.notes = "notes of the wing";
    outer.source = "source of the wing";
    b.columns.emplace(outer.id, outer);
    Column inner = outer;
    inner.id = ColumnId(ids());
    inner.parent = Parent::of(outer.id);
    inner.ordinal = -5;
    inner.name = "First line";
    inner.givesOrders = true;
    b.columns.emplace(inner.id, inner);
    Unit unit;
    unit.id = UnitId(ids());
    unit.parent = Parent::of(inner.id);
    unit.ordinal = 4096;
    unit.name = "Wood's horse";
    unit.arm = Arm::Dragoons;
    unit.nation = "Hesse-Kassel";
    unit.battalions = Hundredths(550);
    unit.squadrons = Hundredths(1325);
    unit.companies = Hundredths(1);
    unit.establishment = {Men(2500), Guns(6), true};
    unit.present = {Men(2417), Guns(5), true};
    unit.fields = {{"corporal-john", {{"class", "3"}, {"doctrine", "British"}}},
                   {"beerstein", {{"quality", "guard"}}}};
    unit.notes = "notes of the unit";
    unit.source = "source of the unit";
    unit.retired = true;
    b.units.emplace(unit.id, unit);
    Unit battery;
    battery.id = UnitId(ids());
    battery.parent = Parent::of(army.id);
    battery.ordinal = 1;
    battery.name = "Blood's battery";
    battery.arm = Arm::Artillery;
    b.units.emplace(battery.id, battery); // nothing of it is known
    Person person;
    person.id = PersonId(ids());
    person.name = "Cutts";
    person.rank = "Lieutenant-General";
    person.rankDate = "1703-02-11";
    person.nation = "British";
    person.army = army.id;
    person.fate = PersonFate::Wounded;
    person.notes = "notes of the person";
    person.source = "source of the person";
    person.retired = true;
    b.persons.emplace(person.id, person);
    for (int i = 0; i < 3; ++i) {
        Post post;
        post.id = PostId(ids());
        post.person = person.id;
        if (i == 0)
            post.army = army.id;
        else if (i == 1)
            post.column = inner.id;
        else
            post.unit = unit.id;
        post.role = PostRole::Second;
        post.since = "1704-05-01";
        post.until = "1704-08-13";
        b.posts.emplace(post.id, post);
    }
    b.nations.emplace("British", Nation{"British", "#aa0000", "#ffffff"});
    b.settings.emplace("ruleset", Setting{"ruleset", "corporal-john"});
    b.settings.emplace("option/corporal-john/casualties-off",
                       Setting{"option/corporal-john/casualties-off", "at-once"});
    Scenario s;
    s.id = ScenarioId(ids());
    s.name = "Blenheim";
    s.place = "Blindheim";
    s.date = "1704-08-13";
    s.ruleSet = "corporal-john";
    s.options = {{"a", "on"}};
    s.turns = Turns(9);
    s.weather = {"clear", "light-rain"};
    s.objectives = {{"Blindheim", 2, 4}, {"Lutzingen", 1}};
    s.breakPercent = {{"Allied", 40}, {"French", 60}};
    s.parties = {{"Allied", {army.id}, {inner.id}, {unit.id, battery.id}}, {"French", {}, {}, {}}};
    s.reinforcements = {{Turns(3), unit.id, "the bridge"}};
    s.notes = "notes";
    s.deployment = "deployment";
    s.source = "source";
    b.scenarios.emplace(s.id, s);
    Document d{"campaign-place", ids(), R"({"name":"Höchstädt"})"};
    b.documents.emplace(DocumentKey{d.kind, d.id}, d);
    return b;
}

/// @return the edit that makes all of `book` from nothing.
inline oob::Edit addingAll(const oob::OrderOfBattle &book) {
    using namespace oob;
    Edit out{"import", {"test"}, {}};
    const auto add = [&out](const auto &rows) {
        for (const auto &[key, row] : rows)
            out.changes.emplace_back(RowChange<std::decay_t<decltype(row)>>{{}, row});
    };
    add(book.armies);
    add(book.columns);
    add(book.units);
    add(book.persons);
    add(book.posts);
    add(book.nations);
    add(book.settings);
    add(book.scenarios);
    add(book.documents);
    return out;
}

} // namespace sabretache::test
