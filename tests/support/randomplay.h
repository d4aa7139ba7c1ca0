// Random play of any engine and random edits of any book, from a seed: the same on every machine.
#pragma once

#include "battle/engine.h"
#include "dice/roll.h"
#include "oob/edits.h"
#include "oob/queries.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace sabretache::test {

inline std::uint32_t pick(dice::ProgramDice &dice, std::size_t count) {
    return dice.below(static_cast<std::uint32_t>(count));
}

/// @return an answer to a fact: its default, or the least that fits its type.
inline Value factAnswer(const battle::FactRequest &fact) {
    if (!std::holds_alternative<std::monostate>(fact.fallback))
        return fact.fallback;
    if (fact.type == "flag")
        return false;
    if (fact.type == "number")
        return fact.least;
    if (fact.type == "units")
        return std::vector<std::string>();
    return fact.choices.empty() ? std::string() : fact.choices.front();
}

/// Fills what a form still wants with the first thing that is allowed.
inline void fillForm(const battle::Form &form, const std::string &actor, Record &draft) {
    for (const battle::FormField &field : form.fields) {
        if (draft.find(field.key))
            continue;
        const auto allowed = std::find_if(field.choices.begin(), field.choices.end(),
                                          [](const battle::FormChoice &c) { return c.allowed; });
        const auto itself =
            std::find_if(field.choices.begin(), field.choices.end(),
                         [&](const battle::FormChoice &c) { return c.value == actor; });
        if (field.type == "units") {
            if (allowed != field.choices.end())
                draft.set(field.key, std::vector<std::string>{allowed->value});
        } else if (!actor.empty() && itself != field.choices.end()) {
            draft.set(field.key, actor);
        } else if (!std::holds_alternative<std::monostate>(field.value)) {
            draft.set(field.key, field.value);
        } else if (allowed != field.choices.end()) {
            draft.set(field.key, allowed->value);
        } else if (field.required && field.type == "number") {
            draft.set(field.key, field.least);
        } else if (field.required && field.type == "flag") {
            draft.set(field.key, false);
        }
    }
}

/// @return an input that the engine takes in this state; nothing when the battle is over.
inline std::optional<Record> randomInput(const battle::Engine &engine, const battle::State &state,
                                         dice::ProgramDice &dice) {
    const battle::Pending pending = engine.pending(state);
    if (pending.want == battle::Want::Nothing)
        return std::nullopt;
    if (pending.want == battle::Want::Roll)
        return battle::diceInput(dice.roll(*pending.roll), dice::Source::Program);
    if (pending.want == battle::Want::Fact)
        return battle::factInput(factAnswer(*pending.fact), battle::FactSource::Form);
    std::vector<battle::Offer> offers = engine.offers(state);
    std::erase_if(offers, [](const battle::Offer &o) { return !o.allowed; });
    for (int attempt = 0; attempt < 4 && !offers.empty(); ++attempt) {
        const battle::Offer &offer = offers[pick(dice, offers.size())];
        Record draft{offer.action, {}};
        for (int round = 0; round < 4; ++round)
            fillForm(engine.form(state, draft), offer.actor, draft);
        if (engine.decide(state, draft))
            return draft;
    }
    for (const bool forced : {false, true}) {
        Record end{std::string(battle::kEndPhaseInput), {}};
        end.set("forced", forced);
        if (engine.decide(state, end))
            return end;
    }
    return std::nullopt;
}

/// @return an edit that fits the book; it may be one without changes.
inline oob::Edit randomEdit(const oob::OrderOfBattle &book, dice::ProgramDice &dice,
                            const IdSource &ids) {
    using namespace oob;
    std::vector<NodeId> nodes;
    std::vector<Parent> parents;
    for (const auto &[id, army] : book.armies)
        parents.push_back(Parent::of(id));
    for (const auto &[id, column] : book.columns) {
        nodes.emplace_back(id);
        parents.push_back(Parent::of(id));
    }
    for (const auto &[id, unit] : book.units)
        nodes.emplace_back(id);
    const auto someParent = [&] { return parents[pick(dice, parents.size())]; };
    const auto someNode = [&] { return nodes[pick(dice, nodes.size())]; };
    const auto someUnit = [&]() -> std::optional<UnitId> {
        if (book.units.empty())
            return std::nullopt;
        return std::next(book.units.begin(), pick(dice, book.units.size()))->first;
    };
    Result<Edit> edit;
    const std::uint32_t what = nodes.empty() ? 0 : dice.below(10);
    if (what == 0) {
        Column column;
        column.id = ColumnId(ids());
        column.parent = someParent();
        column.name = "column " + std::to_string(dice.below(1000));
        edit = addColumn(book, column, dice.below(4));
    } else if (what == 1) {
        Unit unit;
        unit.id = UnitId(ids());
        unit.parent = someParent();
        unit.name = "unit " + std::to_string(dice.below(1000));
        unit.present.men = unit.establishment.men =
            Men(static_cast<std::int32_t>(dice.below(3000)));
        edit = addUnit(book, unit, dice.below(4));
    } else if (what == 2) {
        const std::vector<NodeId> chosen{someNode()};
        edit = removeNodes(book, chosen, {});
    } else if (what <= 5) {
        const std::vector<NodeId> chosen{someNode(), someNode(), someNode()};
        edit = moveNodes(book, chosen, someParent(), dice.below(4));
    } else if (what == 6) {
        const std::vector<NodeId> chosen{someNode()};
        edit = duplicateNodes(book, chosen, ids);
    } else if (const auto unit = someUnit()) {
        if (what == 7)
            edit = renameUnit(book, *unit, "name " + std::to_string(dice.below(100000)));
        else if (what == 8)
            edit = setPresentMen(book, *unit, Men(static_cast<std::int32_t>(dice.below(3000))));
        else
            edit = setUnitField(book, *unit, "toy", "nerve", std::to_string(dice.below(12)));
    }
    return edit ? *edit : Edit{};
}

} // namespace sabretache::test
