// A small battle of Beerstein for tests: units are added by hand, inputs are typed, answers are the
// kinds of the events in order, or "! code" when refused.
#pragma once

#include "battle/beerstein/game.h"

#include <string>
#include <vector>

namespace sabretache::bbtest {

namespace bbb = battle::beerstein;
using battle::Side;
using bbb::Step;

struct Table {
    battle::Setup setup;
    bbb::State s;
    battle::Decision<bbb::Event> last;

    /// Each side has an army leader "army 1" and a column led by "column 1" (or 2).
    Table() {
        setup.ruleSet = "beerstein";
        setup.turns = Turns(6);
        for (const Side side : {Side::First, Side::Second}) {
            const std::string n = side == Side::First ? "1" : "2";
            setup.sides[battle::index(side)].name = n;
            setup.sides[battle::index(side)].commander = officer("army " + n);
            setup.columns.push_back({ColumnId(Uuid::fromName("column " + n)), "column " + n, side,
                                     officer("column " + n)});
        }
    }
    static PersonId person(const std::string &name) {
        return PersonId(Uuid::fromName("person " + name));
    }
    static UnitId id(const std::string &name) { return UnitId(Uuid::fromName("unit " + name)); }
    PersonId officer(const std::string &name, const std::string &rankDate = {}) {
        setup.commanders.push_back({person(name), name, {}, rankDate});
        return person(name);
    }

    UnitId add(Side side, const std::string &name, Arm arm, const std::string &quality = "veteran",
               const std::string &pointsLost = "0") {
        battle::SetupUnit u;
        u.id = id(name);
        u.name = name;
        u.side = side;
        u.column = setup.columns[battle::index(side)].id;
        u.arm = arm;
        u.fields["quality"] = quality;
        u.fields["points-lost"] = pointsLost;
        setup.units.push_back(u);
        return u.id;
    }
    void begin() { s = bbb::Game::begin(setup).value(); }
    /// Foot of 6, a battery of 5, light cavalry of 7 for each side: "a foot", "b guns" ...
    static Table skirmish() {
        Table t;
        for (const Side side : {Side::First, Side::Second}) {
            const std::string n = side == Side::First ? "a" : "b";
            t.add(side, n + " foot", Arm::Infantry);
            t.add(side, n + " guns", Arm::Artillery, "trained");
            t.add(side, n + " horse", Arm::LightCavalry, "elite");
        }
        return t;
    }

    /// @return kinds of the events, or "! code"
    std::string say(const bbb::Input &input) {
        auto made = bbb::Game::decide(s, input);
        if (!made)
            return "! " + std::string(made.error().code);
        last = std::move(*made);
        std::string out;
        for (const auto &decided : last) {
            if (!bbb::Game::validate(s, decided.event))
                return "! own event is invalid: " + toRecord(decided.event).kind;
            bbb::Game::evolve(s, decided.event);
            out += (out.empty() ? "" : " ") + toRecord(decided.event).kind;
        }
        return out;
    }
    /// @return the rule that refuses the input; empty when it is taken
    std::string rule(const bbb::Input &input) const {
        const auto made = bbb::Game::decide(s, input);
        return made ? std::string() : made.error().rule.text();
    }
    std::string roll(std::initializer_list<int> faces) {
        bbb::DiceIn in;
        for (const int f : faces)
            in.faces.push_back(static_cast<std::uint8_t>(f));
        return say(in);
    }
    std::string answer(const std::string &text) {
        return say(bbb::FactIn{text, battle::FactSource::Form});
    }
    std::string end() { return say(bbb::EndPhase{}); }
    template <class E> const E *event() const {
        for (const auto &decided : last)
            if (const auto *e = std::get_if<E>(&decided.event))
                return e;
        return nullptr;
    }
    template <class E> std::string rulesOf() const {
        std::string out;
        for (const auto &decided : last)
            if (std::holds_alternative<E>(decided.event))
                for (const RuleNumber r : decided.rules)
                    out += (out.empty() ? "" : " ") + r.text();
        return out;
    }
    bbb::UnitIndex at(const std::string &name) const { return s.find(id(name)); }
    int number(const std::string &name) const { return s.unit(at(name)).number.value; }
    bool on(const std::string &name) const { return s.onTable(at(name)); }
    bool limbered(const std::string &name) const { return s.unit(at(name)).limbered; }
    /// The step and whose it is: "movement first", "combat".
    std::string where() const {
        return std::string(word(s.step)) + (s.active ? " " + std::string(word(*s.active)) : "");
    }
    /// What is wanted now: "choice", "roll 8", "fact bb-way-back", "nothing".
    std::string wants() const {
        const battle::Pending p = bbb::Game::pending(s);
        if (p.roll)
            return "roll " + std::to_string(p.roll->count.value);
        if (p.fact)
            return "fact " + p.fact->key;
        return p.want == battle::Want::Choice ? "choice" : "nothing";
    }

    /// To a step of this turn, the first side having the initiative. The side is for steps that go
    /// by side.
    void to(Step step, Side side = Side::First) {
        const bool bySide = step != Step::Withdrawal && step != Step::Initiative &&
                            step != Step::LateWithdrawal && step != Step::Combat &&
                            step != Step::Recovery;
        for (int i = 0; i < 40 && (s.step != step || (bySide && s.active != side)); ++i) {
            if (s.step == Step::Initiative)
                roll({6, 1});
            else
                say(bbb::EndPhase{true});
        }
    }
    std::string throwFor(const std::string &name, int face) {
        say(bbb::RollMovement{{id(name)}});
        return roll({face});
    }

    static bbb::FireArtillery shot(const std::string &from, const std::string &target, int range) {
        bbb::FireArtillery in;
        in.unit = id(from);
        in.target = id(target);
        in.range = Paces(range);
        return in;
    }
    static bbb::FireMusketry volley(const std::string &from, const std::string &target, int range) {
        bbb::FireMusketry in;
        in.unit = id(from);
        in.target = id(target);
        in.range = Paces(range);
        return in;
    }
    static bbb::March march(const std::string &name, int paces) {
        bbb::March in;
        in.unit = id(name);
        in.paces = Paces(paces);
        return in;
    }
    static bbb::Attack attack(const std::string &name, const std::string &target, int paces = 200,
                              bbb::Sector sector = bbb::Sector::Front) {
        bbb::Attack in;
        in.unit = id(name);
        in.target = id(target);
        in.paces = Paces(paces);
        in.sector = sector;
        return in;
    }
    bbb::MoveLeader leader(const std::string &name, const std::string &unit,
                           int paces = 100) const {
        return {person(name), Paces(paces), id(unit)};
    }
    /// Throws a 6 for the unit and attacks, in the movement of its side.
    std::string attackNow(const std::string &name, const std::string &target,
                          bbb::Sector sector = bbb::Sector::Front) {
        to(Step::Movement, s.troops(at(name)).side);
        throwFor(name, 6);
        return say(attack(name, target, 200, sector));
    }
    std::string fight(const std::string &name) { return say(bbb::Fight{id(name)}); }
    bbb::Recover recovery(std::initializer_list<std::pair<const char *, int>> units) const {
        bbb::Recover in;
        for (const auto &[name, distance] : units) {
            in.units.push_back(id(name));
            in.distances.push_back(Paces(distance));
        }
        return in;
    }
};

} // namespace sabretache::bbtest
