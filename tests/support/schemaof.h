// JSON Schemas of records, made from the structs themselves: what a field is in C++ says what it is
// in a file, so that the schemas in resources/schema can't drift away from the program.
#pragma once

#include "base/fields.h"

#include <nlohmann/json.hpp>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

namespace sabretache::schemas {

using Json = nlohmann::ordered_json;

/// An input names units by id or, in files written by hand, by name in braces; an event by id.
enum class Ids { OrNames, Only };

template <class T> Json schemaOfField(Ids ids) {
    if constexpr (detail::IsOptional<T>::value) {
        return schemaOfField<typename T::value_type>(ids);
    } else if constexpr (std::is_same_v<T, Value>) {
        return Json{{"$ref", "#/definitions/value"}};
    } else if constexpr (std::is_same_v<T, bool>) {
        return Json{{"type", "boolean"}};
    } else if constexpr (detail::IsVector<T>::value) {
        return Json{{"type", "array"}, {"items", schemaOfField<typename T::value_type>(ids)}};
    } else if constexpr (detail::IsQuantity<T>::value) {
        return Json{{"$ref", "#/definitions/number"}};
    } else if constexpr (std::is_integral_v<T>) {
        Json out{{"type", "integer"}};
        if constexpr (sizeof(T) == 1)
            out.update({{"minimum", 0}, {"maximum", 255}});
        return out;
    } else if constexpr (std::is_enum_v<T>) {
        Json words = Json::array();
        for (const auto &[value, word] : kWords<T>)
            words.push_back(word);
        return Json{{"enum", words}};
    } else if constexpr (detail::IsId<T>::value) {
        return Json{{"$ref", ids == Ids::Only ? "#/definitions/id" : "#/definitions/id-or-name"}};
    } else if constexpr (std::is_same_v<T, RuleNumber>) {
        return Json{{"type", "string"}, {"pattern", "^(CJ|BB|CA)-[0-9]+\\.[0-9]+$"}};
    } else {
        static_assert(std::is_same_v<T, std::string>);
        return Json{{"type", "string"}};
    }
}

template <class T> Json schemaOfStruct(Ids ids) {
    Json properties{{"kind", {{"const", T::kKind}}}};
    Json required = Json::array({"kind"});
    T::fields(T{}, [&](std::string_view name, const auto &field) {
        using Field = std::decay_t<decltype(field)>;
        properties[std::string(name)] = schemaOfField<Field>(ids);
        if constexpr (!detail::IsOptional<Field>::value)
            required.push_back(name);
    });
    return Json{{"type", "object"},
                {"required", required},
                {"properties", properties},
                {"additionalProperties", false}};
}

/// Adds a definition `prefix` for the variant, and one for each of its structs. Those have the rule
/// set in their names: validators are known to mix up names that two files share.
template <class V> struct Kinds;
template <class... Ts> struct Kinds<std::variant<Ts...>> {
    static void define(Json &definitions, const std::string &prefix, std::string_view ruleSet,
                       Ids ids) {
        Json any = Json::array();
        const auto one = [&]<class T>(std::type_identity<T>) {
            const std::string name =
                std::string(ruleSet) + "-" + prefix + "-" + std::string(T::kKind);
            definitions[name] = schemaOfStruct<T>(ids);
            any.push_back(Json{{"$ref", "#/definitions/" + name}});
        };
        (one(std::type_identity<Ts>()), ...);
        definitions[prefix] = Json{{"anyOf", any}};
    }
};

/// The variant that a struct derives from, or is.
template <class... Ts> std::variant<Ts...> variantOf(const std::variant<Ts...> &);
template <class T> using VariantOf = decltype(variantOf(std::declval<T>()));

/// The schema file of a rule set: its inputs and its events.
template <class Game> Json schemaOfGame(std::string_view title) {
    Json definitions;
    definitions["id"] = Json{
        {"type", "string"},
        {"pattern", "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},
    };
    definitions["id-or-name"] = Json{
        {"type", "string"},
        {"pattern", "^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\\{.+\\})$"},
    };
    definitions["number"] =
        Json{{"type", "integer"}, {"minimum", -2147483648LL}, {"maximum", 2147483647LL}};
    definitions["value"] =
        Json{{"anyOf",
              Json::array({Json{{"type", Json::array({"null", "boolean", "integer", "string"})}},
                           Json{{"type", "array"}, {"items", {{"type", "integer"}}}},
                           Json{{"type", "array"}, {"items", {{"type", "string"}}}}})}};
    Kinds<VariantOf<typename Game::Input>>::define(definitions, "input", Game::kRuleSet,
                                                   Ids::OrNames);
    Kinds<VariantOf<typename Game::Event>>::define(definitions, "event", Game::kRuleSet, Ids::Only);
    return Json{{"$schema", "http://json-schema.org/draft-07/schema#"},
                {"title", title},
                {"definitions", definitions}};
}

} // namespace sabretache::schemas
