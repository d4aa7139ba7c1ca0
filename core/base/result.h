// Faults are values. An Error says what is wrong as a code and its arguments; the sentence that a
// person reads is made from them in ui/text, in the reader's language.
#pragma once

#include "base/rulenumber.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace sabretache {

/// What went wrong. `code` is one of the string constants in a room's `codes.h`, for example
/// "book-too-new"; it never changes with the language. `args` fill the sentence's places in order.
struct Error {
    std::string_view code;
    RuleNumber rule;
    std::vector<std::string> args;

    bool operator==(const Error &) const = default;
};

template <class T> using Result = tl::expected<T, Error>;

/// @return an error ready to be returned from a function with a Result.
inline tl::unexpected<Error> fail(std::string_view code, std::vector<std::string> args = {},
                                  RuleNumber rule = {}) {
    return tl::unexpected<Error>(Error{code, rule, std::move(args)});
}

} // namespace sabretache
