// The state machine of Beerstein, typed.
#pragma once

#include "battle/beerstein/events.h"
#include "battle/beerstein/inputs.h"
#include "battle/beerstein/state.h"

namespace sabretache::battle::beerstein {

struct Game {
    using State = beerstein::State;
    using Input = beerstein::Input;
    using Event = beerstein::Event;
    using AnyEvent = beerstein::AnyEvent;
    static constexpr std::string_view kRuleSet = rules::beerstein::kId;
    static constexpr std::int32_t kVersion = 1;
    static Result<State> begin(const Setup &setup);
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

} // namespace sabretache::battle::beerstein
