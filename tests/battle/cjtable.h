// A small battle of Corporal John for tests: units are added by hand, inputs are typed, answers are
// the kinds of the events in order, or "! code" when refused.
#pragma once

#include "battle/corporaljohn/game.h"

#include <string>
#include <vector>

namespace sabretache::cjtest {

namespace cjb = battle::corporaljohn;
using battle::Side;

struct Table {
    battle::Setup setup;
    cjb::State s;
    battle::Decision<cjb::Event> last;

    Table() {
        setup.ruleSet = "corporal-john";
        for (const Side side : {Side::First, Side::Second}) {
            const std::string n = side == Side::First ? "1" : "2";
            setup.sides[battle::index(side)].name = n;
            setup.sides[battle::index(side)].commander = person("army " + n);
            setup.columns.push_back({ColumnId(Uuid::fromName("column " + n)), "column " + n, side,
                                     person("column " + n)});
        }
    }
    static PersonId person(const std::string &name) {
        return PersonId(Uuid::fromName("person " + name));
    }
    static UnitId id(const std::string &name) { return UnitId(Uuid::fromName("unit " + name)); }
    static PersonId chief(Side side) {
        return person(side == Side::First ? "column 1" : "column 2");
    }

    /// @param count men, or guns for a battery
    UnitId add(Side side, const std::string &name, Arm arm, std::int32_t count, int classNumber,
               rules::FieldValues fields = {}) {
        battle::SetupUnit u;
        u.id = id(name);
        u.name = name;
        u.side = side;
        u.column = setup.columns[battle::index(side)].id;
        u.arm = arm;
        if (isArtillery(arm))
            u.guns = Guns(count);
        else
            u.men = Men(count);
        u.fields = std::move(fields);
        u.fields["class"] = std::to_string(classNumber);
        setup.units.push_back(u);
        return u.id;
    }
    void begin() { s = cjb::Game::begin(setup).value(); }

    /// @return kinds of the events, or "! code"
    std::string say(const cjb::Input &input) {
        auto made = cjb::Game::decide(s, input);
        if (!made)
            return "! " + std::string(made.error().code);
        last = std::move(*made);
        std::string out;
        for (const auto &decided : last) {
            if (!cjb::Game::validate(s, decided.event))
                return "! own event is invalid: " + toRecord(decided.event).kind;
            cjb::Game::evolve(s, decided.event);
            out += (out.empty() ? "" : " ") + toRecord(decided.event).kind;
        }
        return out;
    }
    std::string roll(std::initializer_list<int> faces) {
        cjb::DiceIn in;
        for (const int f : faces)
            in.faces.push_back(static_cast<std::uint8_t>(f));
        return say(in);
    }
    std::string end() { return say(cjb::EndPhase{}); }
    std::string answer(const std::string &text) {
        return say(cjb::FactIn{text, battle::FactSource::Form});
    }
    std::string passes(std::vector<std::string> names) {
        for (std::string &n : names)
            n = id(n).text();
        return say(cjb::FactIn{names, battle::FactSource::Form});
    }
    template <class E> const E *event() const {
        for (const auto &decided : last)
            if (const auto *e = std::get_if<E>(&decided.event))
                return e;
        return nullptr;
    }
    const cjb::UnitState &unit(UnitId u) const { return s.unit(s.find(u)); }
    std::int32_t castings(UnitId u) const { return unit(u).castings.value; }
    /// What is wanted now: "choice", "roll 8", "fact", "nothing".
    std::string wants() const {
        const cjb::Wanted w = cjb::wanted(s);
        switch (w.want) {
        case battle::Want::Choice:
            return "choice";
        case battle::Want::Roll:
            return "roll " + std::to_string(w.dice);
        case battle::Want::Fact:
            return "fact";
        case battle::Want::Nothing:
            break;
        }
        return "nothing";
    }

    /// From the start to the first side's move; the first side wins the roll.
    void toMovement() {
        if (s.phase == cjb::Phase::Rally)
            end();
        if (s.phase == cjb::Phase::LongRangeArtillery)
            end();
        roll({6, 1});
    }
    void toFire() {
        toMovement();
        end();
        end();
    }

    cjb::ChargeOrder charge(Side side, UnitId unit, UnitId target, std::int32_t distance,
                            cjb::Sector sector = cjb::Sector::Front) const {
        return {chief(side),
                {unit},
                {HundredthsOfInch(0)},
                {target},
                {HundredthsOfInch(distance)},
                {sector},
                {cjb::Going::Open},
                {0},
                {0}};
    }
    cjb::March march(Side side, UnitId unit, std::int32_t distance) const {
        return {chief(side),
                {unit},
                {HundredthsOfInch(0)},
                {HundredthsOfInch(distance)},
                {cjb::Going::Open},
                {HundredthsOfInch(0)},
                {cjb::MarchChange::None},
                {cjb::MarchEnd::Open}};
    }
    static cjb::FireVolley volley(UnitId unit, UnitId target, std::int32_t range) {
        cjb::FireVolley in;
        in.unit = unit;
        in.target = target;
        in.range = HundredthsOfInch(range);
        return in;
    }
};

} // namespace sabretache::cjtest
