// What must hold at every step of every battle, whatever the rule set: for random play by
// battleplay.h.
#pragma once

#include "base/fields.h"
#include "battle/game.h"
#include "support/battleplay.h"

#include <QString>

#include <array>
#include <map>
#include <string>

namespace sabretache::battleproperties {

/// @return what is wrong with a state of the game; empty: nothing
template <class Game> using Fault = QString (*)(const typename Game::State &);

template <class Game> const typename Game::State &opened(const battle::State &state) {
    return battle::EngineOf<Game>::open(state);
}

/// One step: deciding is deterministic and pure, inputs and events survive JSON, every event is
/// valid and names its rule, and the state after it is whole.
/// @param without kinds of events that follow from no rule
/// @return what is wrong; empty: nothing
template <class Game>
QString stepFault(const battle::Engine &engine, const battle::State &before, const Record &input,
                  const std::vector<battle::EventRecord> &made, Fault<Game> fault,
                  const std::vector<std::string> &without = {}) {
    const auto name = [](const Record &record) { return QString::fromStdString(toJson(record)); };
    const std::uint64_t hash = engine.hash(before);
    const auto again = recordFromJson(toJson(input));
    if (!again || engine.decide(before, *again) != made)
        return QStringLiteral("decided otherwise the second time: ") + name(input);
    auto after = before.clone();
    for (const battle::EventRecord &e : made) {
        using Event = typename Game::Event;
        const auto read = recordFromJson(toJson(e.event));
        // Typed: an empty list has no type in JSON.
        if (!read || variantFromRecord<Event>(*read) != variantFromRecord<Event>(e.event))
            return QStringLiteral("JSON changes ") + name(e.event);
        if (e.rules.empty() &&
            std::find(without.begin(), without.end(), e.event.kind) == without.end())
            return QStringLiteral("no rule for ") + name(e.event);
        if (!engine.validate(*after, e))
            return QStringLiteral("own event refused: ") + name(e.event);
        engine.evolve(*after, e);
    }
    if (engine.hash(before) != hash)
        return QStringLiteral("deciding changed the state: ") + name(input);
    if (engine.hash(*after) == hash && input.kind != battle::kDiceInput)
        return QStringLiteral("nothing happened: ") + name(input);
    if (const QString f = fault(opened<Game>(*after)); !f.isEmpty())
        return f + QStringLiteral(" at ") + name(input);
    return {};
}

/// @return the input with units and numbers changed at random
inline Record mutated(const Record &input, const battle::Setup &setup, battleplay::Random &random) {
    Record out = input;
    for (auto &[name, value] : out.fields) {
        if (auto *n = std::get_if<std::int64_t>(&value))
            *n = random.between(-5, 3000);
        else if (auto *text = std::get_if<std::string>(&value); text && text->size() == 36)
            *text = setup.units[random.below(setup.units.size())].id.text();
        else if (auto *list = std::get_if<std::vector<std::int64_t>>(&value);
                 list && !list->empty() && random.oneIn(2))
            list->pop_back();
    }
    return out;
}

/// Whatever the answer to a changed input: the state stays as it was, and what is accepted passes
/// validation and leaves a whole state.
/// @param refused is counted up when it is refused
/// @return what is wrong; empty: nothing
template <class Game>
QString mutationFault(const battle::Engine &engine, const battle::State &before,
                      const Record &input, Fault<Game> fault, int &refused) {
    const std::uint64_t hash = engine.hash(before);
    const auto made = engine.decide(before, input);
    if (engine.hash(before) != hash)
        return QString::fromStdString(toJson(input));
    if (!made) {
        ++refused;
        return {};
    }
    auto after = before.clone();
    for (const battle::EventRecord &e : *made) {
        if (!engine.validate(*after, e))
            return QString::fromStdString(toJson(e.event));
        engine.evolve(*after, e);
    }
    return fault(opened<Game>(*after));
}

/// How often each action was taken and not, of those offered.
using Tried = std::map<std::string, std::array<int, 2>>;

/// Tries every offer of a state: as its form first shows it, then with other values.
/// @return what is wrong; empty: nothing
inline QString tryOffers(const battle::Engine &engine, const battle::State &state,
                         battleplay::Random &random, Tried &tried) {
    for (const battle::Offer &o : engine.offers(state)) {
        if (!o.allowed) {
            if (!o.why || o.why->rule.isNull())
                return QStringLiteral("refused without a rule: ") +
                       QString::fromStdString(o.action);
            continue;
        }
        bool taken = bool(engine.decide(state, battleplay::plainInput(engine, state, o)));
        for (int i = 0; i < 30 && !taken; ++i)
            taken = bool(engine.decide(state, battleplay::randomInput(engine, state, o, random)));
        ++tried[o.action][taken ? 0 : 1];
    }
    return {};
}

/// Plays a battle and folds its stored events again: the same state after each input, and undoing
/// the last input (the events before it, folded) gives the state before it.
/// @return what is wrong; empty: nothing
inline QString foldFault(const battle::Engine &engine, const battle::Setup &setup,
                         std::uint64_t seed, std::size_t limit,
                         const battleplay::Habits &habits = {}) {
    std::vector<std::string> stored; // as a book keeps them
    std::vector<std::size_t> sizes;  // stored events before each input
    std::vector<std::uint64_t> hashes;
    const auto watch = [&](const battle::State &before, const Record &,
                           const std::vector<battle::EventRecord> &made) {
        sizes.push_back(stored.size());
        hashes.push_back(engine.hash(before));
        for (const battle::EventRecord &e : made)
            stored.push_back(toJson(e.event));
    };
    const auto end = battleplay::play(engine, setup, seed, limit, watch, habits);
    auto folded = engine.begin(setup).value();
    std::size_t input = 0;
    for (std::size_t i = 0; i < stored.size(); ++i) {
        while (input < sizes.size() && sizes[input] == i) {
            if (engine.hash(*folded) != hashes[input])
                return QStringLiteral("input %1: another state when folded").arg(input);
            ++input;
        }
        const battle::EventRecord event{recordFromJson(stored[i]).value(), 1, {}};
        if (!engine.validate(*folded, event))
            return QStringLiteral("stored event refused: ") + QString::fromStdString(stored[i]);
        engine.evolve(*folded, event);
    }
    return engine.hash(*folded) == engine.hash(*end) ? QString()
                                                     : QStringLiteral("another end when folded");
}

} // namespace sabretache::battleproperties
