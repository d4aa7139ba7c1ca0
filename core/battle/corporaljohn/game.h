// Corporal John as a Game (battle/game.h): typed state, inputs and events.
#pragma once

#include "battle/corporaljohn/events.h"
#include "battle/corporaljohn/inputs.h"
#include "battle/corporaljohn/state.h"
#include "battle/game.h"

namespace sabretache::battle::corporaljohn {

struct Game {
    using State = corporaljohn::State;
    using Input = corporaljohn::Input;
    using Event = corporaljohn::Event;
    using AnyEvent = corporaljohn::AnyEvent;
    static constexpr std::string_view kRuleSet = "corporal-john";
    static constexpr std::int32_t kVersion = 1;

    static Result<State> begin(const Setup &setup) { return corporaljohn::begin(setup); }
    static Pending pending(const State &s);
    static std::vector<Offer> offers(const State &s);
    static Form form(const State &s, const Record &draft);
    static Result<Decision<Event>> decide(const State &s, const Input &input);
    static Result<void> validate(const State &s, const Event &event);
    static void evolve(State &s, const Event &event);
    static View view(const State &s);
    static Place place(const State &s);
    static std::uint64_t hash(const State &s);
};

/// The roll that is wanted now, without its words: for players that need no screen.
struct Wanted {
    Want want = Want::Nothing;
    std::int32_t dice = 0;
};
Wanted wanted(const State &s);

} // namespace sabretache::battle::corporaljohn
