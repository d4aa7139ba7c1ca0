// From a typed game to the Engine that everyone else sees.
//
// A Game is a struct of types and static functions, all typed:
//
//     struct Game {
//         using State = ...;                    // a copyable value
//         using Input = std::variant<...>;      // structs with kKind and fields() (base/fields.h)
//         using Event = std::variant<...>;
//         static constexpr std::string_view kRuleSet = "corporal-john";
//         static constexpr std::int32_t kVersion = 1;
//         static Result<State> begin(const Setup &);
//         static Pending pending(const State &);
//         static std::vector<Offer> offers(const State &);
//         static Form form(const State &, const Record &draft);
//         static Result<Decision<Event>> decide(const State &, const Input &);
//         static Result<void> validate(const State &, const Event &);
//         static void evolve(State &, const Event &);
//         static View view(const State &);
//         static Place place(const State &);      // optional: else taken from the view
//         static std::uint64_t hash(const State &);
//     };
#pragma once

#include "base/fields.h"
#include "base/invariant.h"
#include "battle/engine.h"

#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

namespace sabretache::battle {

/// An event with its rules, typed.
template <class Event> struct Decided {
    Event event;
    RuleNumbers rules;
};
template <class Event> using Decision = std::vector<Decided<Event>>;

template <class Game> class EngineOf final : public Engine {
public:
    using GameState = typename Game::State;
    using Input = typename Game::Input;
    using Event = typename Game::Event;

    std::string_view ruleSet() const override { return Game::kRuleSet; }
    std::int32_t version() const override { return Game::kVersion; }

    Result<std::unique_ptr<State>> begin(const Setup &setup) const override {
        auto state = Game::begin(setup);
        if (!state)
            return tl::unexpected(state.error());
        return std::unique_ptr<State>(std::make_unique<Box>(std::move(*state)));
    }
    Pending pending(const State &state) const override { return Game::pending(open(state)); }
    std::vector<Offer> offers(const State &state) const override {
        return Game::offers(open(state));
    }
    Form form(const State &state, const Record &draft) const override {
        return Game::form(open(state), draft);
    }
    Result<std::vector<EventRecord>> decide(const State &state,
                                            const Record &record) const override {
        const auto input = variantFromRecord<Input>(record);
        if (!input)
            return tl::unexpected(input.error());
        const auto decision = Game::decide(open(state), *input);
        if (!decision)
            return tl::unexpected(decision.error());
        std::vector<EventRecord> out;
        out.reserve(decision->size());
        for (const auto &decided : *decision)
            out.push_back({toRecord(decided.event), 1, decided.rules});
        return out;
    }
    Result<void> validate(const State &state, const EventRecord &record) const override {
        const auto event = variantFromRecord<Event>(record.event);
        if (!event)
            return tl::unexpected(event.error());
        return Game::validate(open(state), *event);
    }
    void evolve(State &state, const EventRecord &record) const override {
        const auto event = variantFromRecord<Event>(record.event);
        SAB_INVARIANT(event.has_value());
        Game::evolve(static_cast<Box &>(state).value, *event);
    }
    View view(const State &state) const override { return Game::view(open(state)); }
    Place place(const State &state) const override {
        if constexpr (requires { Game::place(open(state)); }) {
            return Game::place(open(state));
        } else {
            const View v = Game::view(open(state));
            return {v.turn, v.phase};
        }
    }
    std::uint64_t hash(const State &state) const override { return Game::hash(open(state)); }

    /// The typed state inside, for callers that know the rule set (odds).
    static const GameState &open(const State &state) {
        return static_cast<const Box &>(state).value;
    }

private:
    struct Box final : State {
        explicit Box(GameState v) : value(std::move(v)) {}
        std::unique_ptr<State> clone() const override { return std::make_unique<Box>(value); }
        GameState value;
    };
};

} // namespace sabretache::battle
