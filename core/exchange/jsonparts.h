// The rows of a book as JSON objects and back: shared by the JSON form and by what our CSV keeps
// beyond its columns. Private to this room.
#pragma once

#include "exchange/finding.h"
#include "oob/orderofbattle.h"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace sabretache::exchange {

using Json = nlohmann::ordered_json;

inline void putText(Json &to, const char *key, const std::string &text) {
    if (!text.empty())
        to[key] = text;
}
/// @return the text of a key; empty when it is not there or no text.
std::string textOf(const Json &json, const char *key);

Json countJson(const std::optional<Hundredths> &count); ///< 5.5; null: not known
Json strengthJson(const oob::Strength &strength);
Json fieldsJson(const oob::UnitFields &fields);
Json nationJson(const oob::Nation &nation);
Json columnJson(const oob::Column &column);
Json unitJson(const oob::Unit &unit);
Json personJson(const oob::Person &person);
Json postJson(const oob::Post &post);

/// Each reads what its brother wrote. @error json-wrong (place)
Result<std::optional<Hundredths>> countFrom(const Json &json, const char *key,
                                            const std::string &where);
Result<oob::Strength> strengthFrom(const Json &json, const std::string &where);
Result<oob::UnitFields> fieldsFrom(const Json &json, const std::string &where);
Result<oob::Nation> nationFrom(const Json &json);
Result<oob::Army> armyFrom(const Json &json, const std::string &where);
Result<oob::Column> columnFrom(const Json &json, const std::string &where);
Result<oob::Unit> unitFrom(const Json &json, const std::string &where);
Result<oob::Person> personFrom(const Json &json, const std::string &where);
Result<oob::Post> postFrom(const Json &json, const std::string &where);

} // namespace sabretache::exchange
