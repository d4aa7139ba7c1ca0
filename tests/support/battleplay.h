// Random play of any engine through what it offers: offers and forms are filled at random, rolls
// and facts answered. For the properties that must hold at every state of every battle.
#pragma once

#include "battle/engine.h"

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace sabretache::battleplay {

/// A small generator of our own: the same battles on every platform.
class Random {
public:
    explicit Random(std::uint64_t seed) : m_dice(seed) {}
    std::size_t below(std::size_t limit) {
        return limit < 2 ? 0 : m_dice.below(static_cast<std::uint32_t>(limit));
    }
    bool oneIn(std::size_t n) { return below(n) == 0; }
    std::uint8_t face(std::int32_t sides) {
        return static_cast<std::uint8_t>(m_dice.roll(static_cast<std::uint32_t>(sides)));
    }
    std::int64_t between(std::int64_t least, std::int64_t most) {
        return least + static_cast<std::int64_t>(below(static_cast<std::size_t>(most - least) + 1));
    }

private:
    dice::ProgramDice m_dice;
};

struct Habits {
    /// One choice in so many ends the phase although more could be done.
    std::size_t endPhaseOneIn = 12;
    /// Offers of the group "umpire" are taken once in so many choices; 0: never.
    std::size_t umpireOneIn = 200;
    /// Actions that are never taken (concessions end the fun at once).
    std::vector<std::string> avoid{"Concede", "AgreeDraw", "Nightfall"};
};

/// A cell's or field's value at random among what the form allows; numbers mostly near the default.
inline Value randomValue(const battle::FormField &f, Random &random, const Value &fallback) {
    std::vector<std::string> allowed;
    for (const battle::FormChoice &c : f.choices)
        if (c.allowed)
            allowed.push_back(c.value);
    if (f.type == "flag")
        return random.oneIn(3) ? !std::get<bool>(fallback) : std::get<bool>(fallback);
    if (f.type == "number") {
        const auto *given = std::get_if<std::int64_t>(&fallback);
        const std::int64_t most = std::max(f.most, f.least);
        if (given && random.oneIn(2))
            return *given;
        if (given && *given > f.least && random.oneIn(2))
            return random.between(f.least, std::min(*given, most));
        return random.between(f.least, most);
    }
    if (f.type == "text")
        return std::string("at random");
    if (allowed.empty())
        return fallback;
    return allowed[random.below(allowed.size())];
}

/// Fills a form for an offer. @return the input; it may still be refused.
inline Record randomInput(const battle::Engine &engine, const battle::State &state,
                          const battle::Offer &offer, Random &random) {
    Record draft{offer.action, {}};
    battle::Form form = engine.form(state, draft);
    if (!offer.actor.empty())
        for (const battle::FormField &f : form.fields)
            if (f.along.empty() && (f.type == "unit" || f.type == "commander")) {
                draft.set(f.key, offer.actor);
                break;
            }
    // Lists of units first, since the columns beside them depend on how many there are.
    form = engine.form(state, draft);
    for (const battle::FormField &f : form.fields) {
        if (f.type != "units" || f.fromState)
            continue;
        std::vector<std::string> picked;
        for (const battle::FormChoice &c : f.choices)
            if (c.allowed && (picked.empty() || random.oneIn(3)))
                picked.push_back(c.value);
        draft.set(f.key, picked);
    }
    form = engine.form(state, draft);
    Record out{offer.action, {}};
    for (const battle::FormField &f : form.fields) {
        Value value = f.value;
        const bool given = f.fromState || f.type == "units" || draft.find(f.key);
        if (!f.along.empty()) {
            if (auto *texts = std::get_if<std::vector<std::string>>(&value)) {
                for (std::string &text : *texts)
                    text = std::get<std::string>(randomValue(f, random, text));
            } else if (auto *numbers = std::get_if<std::vector<std::int64_t>>(&value)) {
                for (std::int64_t &n : *numbers)
                    n = f.type == "flag" ? std::int64_t(random.oneIn(4))
                                         : std::get<std::int64_t>(randomValue(f, random, n));
            }
        } else if (!given) {
            if (f.required || random.oneIn(2))
                value = randomValue(f, random, value);
        }
        if (!std::holds_alternative<std::monostate>(value))
            out.set(f.key, value);
    }
    return out;
}

/// The form as it first shows: only the actor chosen, and one unit where units are wanted.
inline Record plainInput(const battle::Engine &engine, const battle::State &state,
                         const battle::Offer &offer) {
    Record draft{offer.action, {}};
    battle::Form form = engine.form(state, draft);
    if (!offer.actor.empty())
        for (const battle::FormField &f : form.fields)
            if (f.along.empty() && (f.type == "unit" || f.type == "commander")) {
                draft.set(f.key, offer.actor);
                break;
            }
    form = engine.form(state, draft);
    for (const battle::FormField &f : form.fields)
        if (f.type == "units" && !f.fromState)
            for (const battle::FormChoice &c : f.choices)
                if (c.allowed) {
                    draft.set(f.key, std::vector<std::string>{c.value});
                    break;
                }
    form = engine.form(state, draft);
    Record out{offer.action, {}};
    for (const battle::FormField &f : form.fields)
        if (!std::holds_alternative<std::monostate>(f.value))
            out.set(f.key, f.value);
    return out;
}

inline Record randomFact(const battle::FactRequest &fact, Random &random) {
    Value value = fact.fallback;
    if (fact.type == "choice" && !fact.choices.empty())
        value = random.oneIn(3) ? fact.choices[random.below(fact.choices.size())]
                                : std::get<std::string>(fact.fallback);
    else if (fact.type == "flag")
        value = random.oneIn(2);
    else if (fact.type == "number")
        value = random.between(fact.least, fact.most);
    else if (fact.type == "units" && !fact.choices.empty() && random.oneIn(2)) {
        std::vector<std::string> picked{fact.choices[random.below(fact.choices.size())]};
        value = picked;
    } else if ((fact.type == "unit" || fact.type == "commander") && !fact.choices.empty()) {
        value = fact.choices[random.below(fact.choices.size())];
    }
    return battle::factInput(value, battle::FactSource::Form);
}

inline Record randomRoll(const dice::RollRequest &roll, Random &random) {
    dice::Faces faces;
    for (std::int32_t i = 0; i < roll.count.value; ++i)
        faces.push_back(random.face(roll.sides));
    return battle::diceInput(faces, dice::Source::Program);
}

/// One legal input for where the battle stands; nothing when it is over.
inline std::optional<Record> nextInput(const battle::Engine &engine, const battle::State &state,
                                       Random &random, const Habits &habits = {}) {
    const battle::Pending pending = engine.pending(state);
    switch (pending.want) {
    case battle::Want::Nothing:
        return std::nullopt;
    case battle::Want::Roll:
        return randomRoll(*pending.roll, random);
    case battle::Want::Fact:
        return randomFact(*pending.fact, random);
    case battle::Want::Choice:
        break;
    }
    std::vector<battle::Offer> act;
    std::vector<battle::Offer> umpire;
    std::optional<battle::Offer> end;
    for (const battle::Offer &o : engine.offers(state)) {
        if (!o.allowed || std::ranges::find(habits.avoid, o.action) != habits.avoid.end())
            continue;
        if (o.action == battle::kEndPhaseInput)
            end = o;
        else if (o.group == "umpire")
            umpire.push_back(o);
        else
            act.push_back(o);
    }
    for (int attempt = 0; attempt < 6; ++attempt) {
        const bool byUmpire =
            habits.umpireOneIn > 0 && !umpire.empty() && random.oneIn(habits.umpireOneIn);
        if (!byUmpire && (act.empty() || (end && random.oneIn(habits.endPhaseOneIn))))
            break;
        const auto &from = byUmpire ? umpire : act;
        const Record input = randomInput(engine, state, from[random.below(from.size())], random);
        if (engine.decide(state, input))
            return input;
    }
    if (end)
        return Record{std::string(battle::kEndPhaseInput), {{"forced", false}}};
    // Nothing but what must be done: take it as the form first shows it.
    for (const battle::Offer &o : act) {
        const Record input = plainInput(engine, state, o);
        if (engine.decide(state, input))
            return input;
    }
    return Record{std::string(battle::kEndPhaseInput), {{"forced", true}}};
}

/// Called with the state before, the input, and the events that it made.
using Watcher = std::function<void(const battle::State &, const Record &,
                                   const std::vector<battle::EventRecord> &)>;

/// Plays until the battle is over or `limit` inputs are taken. @return the last state
inline std::unique_ptr<battle::State> play(const battle::Engine &engine, const battle::Setup &setup,
                                           std::uint64_t seed, std::size_t limit,
                                           const Watcher &watch = {}, const Habits &habits = {}) {
    Random random(seed);
    auto state = engine.begin(setup).value();
    for (std::size_t n = 0; n < limit; ++n) {
        const auto input = nextInput(engine, *state, random, habits);
        if (!input)
            break;
        const auto events = engine.decide(*state, *input);
        if (!events)
            break;
        if (watch)
            watch(*state, *input, *events);
        for (const battle::EventRecord &e : *events)
            engine.evolve(*state, e);
    }
    return state;
}

} // namespace sabretache::battleplay
