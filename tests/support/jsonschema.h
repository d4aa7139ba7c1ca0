// As much of JSON Schema (2020-12) as our own schemas use, so that what the program writes can be
// held against what it documents: type, const, enum, required, properties, additionalProperties,
// minProperties, maxProperties, items, minItems, minimum, maximum, pattern, anyOf, oneOf, $ref
// within the document. A key that is none of these is an error: the schema would be believed for
// more than is checked.
#pragma once

#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <string>

namespace sabretache::tests {

class JsonSchema {
public:
    using Json = nlohmann::json;
    explicit JsonSchema(Json schema) : m_root(std::move(schema)) {}

    /// @return the place and the reason of the first thing that does not fit; empty: all fits
    std::string firstFault(const Json &value) const { return check(m_root, value, "$"); }

private:
    static bool isOfType(const std::string &type, const Json &value) {
        return type == "object"    ? value.is_object()
               : type == "array"   ? value.is_array()
               : type == "string"  ? value.is_string()
               : type == "integer" ? value.is_number_integer()
               : type == "number"  ? value.is_number()
               : type == "boolean" ? value.is_boolean()
               : type == "null"    ? value.is_null()
                                   : false;
    }

    std::string check(const Json &schema, const Json &value, const std::string &at) const {
        if (schema.is_boolean())
            return schema.get<bool>() ? std::string() : at + ": nothing may stand here";
        for (const auto &[key, rule] : schema.items())
            if (std::string fault = one(key, rule, schema, value, at); !fault.empty())
                return fault;
        return {};
    }

    std::string one(const std::string &key, const Json &rule, const Json &schema, const Json &value,
                    const std::string &at) const {
        static const std::set<std::string> kWords{"$schema", "$id",         "$defs",   "$comment",
                                                  "title",   "description", "default", "examples"};
        if (kWords.contains(key))
            return {};
        if (key == "$ref") {
            const std::string ref = rule.get<std::string>();
            if (ref.substr(0, 1) != "#")
                return at + ": a reference to elsewhere: " + ref;
            return check(m_root.at(Json::json_pointer(ref.substr(1))), value, at);
        }
        if (key == "type") {
            for (const Json &type : rule.is_array() ? rule : Json::array({rule}))
                if (isOfType(type.get<std::string>(), value))
                    return {};
            return at + ": is not " + rule.dump();
        }
        if (key == "const")
            return value == rule ? std::string() : at + ": is not " + rule.dump();
        if (key == "enum") {
            for (const Json &allowed : rule)
                if (allowed == value)
                    return {};
            return at + ": is none of " + rule.dump();
        }
        if (key == "required") {
            for (const Json &name : rule)
                if (value.is_object() && !value.contains(name.get<std::string>()))
                    return at + ": lacks " + name.get<std::string>();
            return {};
        }
        if (key == "properties") {
            if (value.is_object())
                for (const auto &[name, sub] : rule.items())
                    if (const auto it = value.find(name); it != value.end())
                        if (std::string fault = check(sub, *it, at + "." + name); !fault.empty())
                            return fault;
            return {};
        }
        if (key == "additionalProperties") {
            if (value.is_object())
                for (const auto &[name, item] : value.items())
                    if (!schema.contains("properties") || !schema["properties"].contains(name))
                        if (std::string fault = check(rule, item, at + "." + name); !fault.empty())
                            return fault;
            return {};
        }
        if (key == "items") {
            if (value.is_array())
                for (std::size_t i = 0; i < value.size(); ++i)
                    if (std::string fault =
                            check(rule, value[i], at + "[" + std::to_string(i) + "]");
                        !fault.empty())
                        return fault;
            return {};
        }
        if (key == "anyOf" || key == "oneOf") {
            std::size_t fits = 0;
            std::string fault;
            for (const Json &sub : rule) {
                const std::string here = check(sub, value, at);
                fits += here.empty() ? 1U : 0U;
                fault = here.empty() ? fault : here;
            }
            if (fits == 0)
                return fault;
            return key == "oneOf" && fits > 1 ? at + ": fits more than one" : std::string();
        }
        if (key == "minProperties" || key == "maxProperties")
            return value.is_object() &&
                           (key == "minProperties" ? value.size() < rule : value.size() > rule)
                       ? at + ": " + key
                       : std::string();
        if (key == "minItems")
            return value.is_array() && value.size() < rule ? at + ": minItems" : std::string();
        if (key == "minimum")
            return value.is_number() && value < rule ? at + ": below " + rule.dump()
                                                     : std::string();
        if (key == "maximum")
            return value.is_number() && value > rule ? at + ": above " + rule.dump()
                                                     : std::string();
        if (key == "pattern")
            return value.is_string() && !std::regex_search(value.get<std::string>(),
                                                           std::regex(rule.get<std::string>()))
                       ? at + ": does not fit " + rule.dump()
                       : std::string();
        return at + ": the schema says \"" + key + "\", which is not checked here";
    }

    Json m_root;
};

} // namespace sabretache::tests
