// Random armies with everything that can go wrong on paper: nested columns, awkward names, unknown
// strengths, dated posts, fields of both rule sets and of one unheard of.
#pragma once

#include "exchange/plan.h"
#include "oob/queries.h"

#include <QtTest/QTest>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace sabretache::exchange {

/// A small seeded generator: the same armies on every machine.
class Random {
public:
    explicit Random(std::uint64_t seed) : m_state(seed * 0x9E3779B97F4A7C15ULL + 1) {}
    std::size_t below(std::size_t n) {
        m_state ^= m_state << 13U;
        m_state ^= m_state >> 7U;
        m_state ^= m_state << 17U;
        return static_cast<std::size_t>(m_state % n);
    }
    bool oneIn(std::size_t n) { return below(n) == 0; }

private:
    std::uint64_t m_state;
};

inline const std::array<std::string, 18> kNames{"O'Brien & \"Fils\" <1er>",
                                                "6th Foot",
                                                "Kłuszyński",
                                                "Großherzog",
                                                "=Sum(A1)",
                                                "+1",
                                                "-",
                                                "@home",
                                                "'=x",
                                                "''",
                                                "Row's brigade",
                                                "a,b;c\td",
                                                "two\nlines",
                                                "Total",
                                                "Sub-total 2e Division",
                                                "* star",
                                                "12pdr battery (6)",
                                                "🐎 horse"};

inline std::string name(Random &random) {
    std::string out = kNames[random.below(kNames.size())];
    if (random.oneIn(3))
        out += ' ' + std::to_string(random.below(100));
    if (random.oneIn(30))
        return std::string(200, 'n');
    return out;
}

inline oob::OrderOfBattle randomBook(std::uint64_t seed) {
    Random random(seed);
    const IdSource ids = countedIds(seed);
    oob::OrderOfBattle book;
    const std::size_t armies = 1 + random.below(3);
    std::vector<ArmyId> armyIds;
    for (std::size_t a = 0; a < armies; ++a) {
        oob::Army army;
        army.id = ArmyId(ids());
        army.ordinal = static_cast<oob::Ordinal>(a + 1) * 1024;
        army.name = name(random) + std::to_string(a);
        army.side = random.oneIn(3) ? std::string() : name(random);
        if (random.oneIn(2))
            army.notes = name(random);
        if (random.oneIn(3))
            army.nation = "French";
        armyIds.push_back(army.id);
        book.armies.emplace(army.id, army);
    }
    const auto persons = [&](ArmyId army) {
        std::vector<PersonId> out;
        for (std::size_t i = 0; i < 6; ++i) {
            oob::Person person;
            person.id = PersonId(ids());
            person.army = army;
            person.name = name(random);
            if (random.oneIn(3))
                person.rank = "Général de Division";
            if (random.oneIn(4))
                person.fate = oob::PersonFate::Wounded;
            if (random.oneIn(4))
                person.notes = "slow, but sure";
            out.push_back(person.id);
            book.persons.emplace(person.id, person);
        }
        return out;
    };
    for (const ArmyId army : armyIds) {
        const std::vector<PersonId> people = persons(army);
        const auto appoint = [&](ArmyId a, ColumnId c, UnitId u) {
            if (random.oneIn(2))
                return;
            oob::Post post;
            post.id = PostId(ids());
            post.person = people[random.below(people.size())];
            post.army = a;
            post.column = c;
            post.unit = u;
            if (random.oneIn(4))
                post.since = "1704-08-01";
            if (random.oneIn(6))
                post.role = oob::PostRole::Second;
            book.posts.emplace(post.id, post);
            if (random.oneIn(5)) {
                post.id = PostId(ids());
                post.until = "1704-07-02";
                post.role = oob::PostRole::Commander;
                book.posts.emplace(post.id, post);
            }
        };
        appoint(army, {}, {});
        std::vector<oob::Parent> parents{oob::Parent::of(army)};
        oob::Ordinal ordinal = 0;
        for (std::size_t i = 0; i < 6; ++i) {
            oob::Column column;
            column.id = ColumnId(ids());
            column.parent = parents[random.below(std::min<std::size_t>(parents.size(), 4))];
            column.ordinal = ordinal += 1024;
            column.name = name(random);
            column.level = random.oneIn(2) ? "column" : "wing";
            column.givesOrders = !random.oneIn(4);
            if (random.oneIn(5))
                column.source = " with blanks ";
            parents.push_back(oob::Parent::of(column.id));
            appoint({}, column.id, {});
            book.columns.emplace(column.id, column);
        }
        for (std::size_t i = 0; i < 20; ++i) {
            oob::Unit unit;
            unit.id = UnitId(ids());
            unit.parent = parents[random.below(parents.size())];
            unit.ordinal = ordinal += 1024;
            unit.name = random.oneIn(20) ? std::string() : name(random);
            constexpr std::array<Arm, 4> kArms{Arm::Infantry, Arm::LightCavalry, Arm::Dragoons,
                                               Arm::Artillery};
            unit.arm = kArms[random.below(4)];
            if (random.oneIn(2))
                unit.nation = "Hesse-Kassel";
            if (random.oneIn(2))
                unit.battalions = Hundredths(static_cast<std::int32_t>(random.below(20)) * 50);
            if (random.oneIn(3))
                unit.squadrons = Hundredths(static_cast<std::int32_t>(random.below(20)) * 25);
            if (random.oneIn(5))
                unit.companies = Hundredths(900);
            if (random.oneIn(2))
                unit.present.men = Men(static_cast<std::int32_t>(random.below(3000)));
            if (random.oneIn(3))
                unit.present.guns = Guns(static_cast<std::int32_t>(random.below(30)));
            unit.present.estimated = random.oneIn(4);
            if (random.oneIn(3))
                unit.establishment.men = Men(3000);
            if (random.oneIn(2))
                unit.fields.set("corporal-john", "class", std::to_string(3 + random.below(4)));
            if (random.oneIn(3))
                unit.fields.set("corporal-john", isArtillery(unit.arm) ? "calibre" : "armament",
                                isArtillery(unit.arm) ? "heavy" : "matchlock");
            if (random.oneIn(4))
                unit.fields.set("corporal-john", "doctrine", "British");
            if (random.oneIn(3))
                unit.fields.set("beerstein", "quality", "elite");
            if (random.oneIn(5))
                unit.fields.set("unheard-of", "field", "value, kept");
            if (random.oneIn(4))
                unit.notes = name(random) + "\n" + name(random);
            if (random.oneIn(6))
                unit.source = name(random);
            unit.retired = random.oneIn(12);
            appoint({}, {}, unit.id);
            book.units.emplace(unit.id, unit);
        }
    }
    for (const auto &[id, unit] : book.units)
        if (!unit.nation.empty())
            book.nations.emplace(unit.nation, oob::Nation{unit.nation, {}, {}});
    for (const auto &[id, army] : book.armies)
        if (!army.nation.empty())
            book.nations.emplace(army.nation, oob::Nation{army.nation, {}, {}});
    return book;
}

inline std::vector<ArmyId> allArmies(const oob::OrderOfBattle &book) {
    return oob::armiesInOrder(book);
}

inline oob::OrderOfBattle imported(const Reading &reading) {
    oob::OrderOfBattle book;
    const ImportPlan plan = planImport(reading, book, "file", countedIds(1'000'000));
    [&] { QVERIFY(oob::applyChanges(book, plan.edit.changes).has_value()); }();
    return book;
}

} // namespace sabretache::exchange
