// A Record is a named list of named values: the common shape of an input, an event and a form's
// draft where no one knows the rule set (files, stores, screens). Inside a rule set the same things
// are structs; `base/fields.h` turns one into the other.
#pragma once

#include "base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace sabretache {

/// Nothing, yes/no, a whole number, a text, or a list of numbers or texts.
/// Lists that belong together (units and their targets) are parallel lists of equal length.
using Value = std::variant<std::monostate, bool, std::int64_t, std::string,
                           std::vector<std::int64_t>, std::vector<std::string>>;

struct Record {
    std::string kind;
    std::vector<std::pair<std::string, Value>> fields;

    bool operator==(const Record &) const = default;

    /// @return the value of field `name`, or null when it is not there.
    const Value *find(std::string_view name) const;
    /// Sets field `name`, replacing an earlier value.
    void set(std::string_view name, Value value);
    void remove(std::string_view name);
    /// The readers below return the fallback when the field is missing or of another type.
    std::string text(std::string_view name, std::string fallback = {}) const;
    std::int64_t number(std::string_view name, std::int64_t fallback = 0) const;
    bool flag(std::string_view name, bool fallback = false) const;
    std::vector<std::string> texts(std::string_view name) const;
    std::vector<std::int64_t> numbers(std::string_view name) const;
};

/// @return one line of JSON: `{"kind":"...", field: value, ...}` in the record's own order.
std::string toJson(const Record &record);

/// Reads what toJson wrote, and what people write by hand in the same form.
/// @error json-syntax (place), json-shape (field): a value that is no Value, or no "kind";
///        json-too-large: more than 1 MiB, 10,000 list entries, or 200 fields.
Result<Record> recordFromJson(std::string_view json);

inline constexpr std::string_view kJsonSyntax = "json-syntax";
inline constexpr std::string_view kJsonShape = "json-shape";
inline constexpr std::string_view kJsonTooLarge = "json-too-large";

} // namespace sabretache
