// What the forms of every rule set share.
#pragma once

#include "base/fields.h"
#include "battle/engine.h"

#include <optional>
#include <variant>

namespace sabretache::battle {

/// @return why the draft would be refused as its form shows it; nothing when it would be taken.
template <class Game>
std::optional<Error> refusalOf(const typename Game::State &state, const Form &form) {
    Record filled{form.action, {}};
    for (const FormField &field : form.fields) {
        // "None", chosen where nothing need be, is left out as it will be when it is entered.
        const auto *text = std::get_if<std::string>(&field.value);
        const bool none = !field.required && text && text->empty();
        if (!none && !std::holds_alternative<std::monostate>(field.value))
            filled.set(field.key, field.value);
    }
    const auto input = variantFromRecord<typename Game::Input>(filled);
    if (!input)
        return input.error();
    if (const auto decided = Game::decide(state, *input); !decided)
        return decided.error();
    return std::nullopt;
}

} // namespace sabretache::battle
