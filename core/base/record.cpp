#include "base/record.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace sabretache {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMaxBytes = 1024U * 1024U;
constexpr std::size_t kMaxList = 10000;
constexpr std::size_t kMaxFields = 200;

Json toJsonValue(const Value &value) {
    return std::visit(
        [](const auto &v) -> Json {
            if constexpr (std::is_same_v<std::decay_t<decltype(v)>, std::monostate>)
                return nullptr;
            else
                return v;
        },
        value);
}

Result<Value> listFrom(const std::string &name, const Json &json) {
    if (json.size() > kMaxList)
        return fail(kJsonTooLarge, {name});
    const bool texts = !json.empty() && json.front().is_string();
    std::vector<std::string> strings;
    std::vector<std::int64_t> numbers;
    for (const Json &item : json) {
        if (texts && item.is_string())
            strings.push_back(item.get<std::string>());
        else if (!texts && item.is_number_integer())
            numbers.push_back(item.get<std::int64_t>());
        else
            return fail(kJsonShape, {name});
    }
    return texts ? Value(std::move(strings)) : Value(std::move(numbers));
}

Result<Value> valueFrom(const std::string &name, const Json &json) {
    if (json.is_null())
        return Value();
    if (json.is_boolean())
        return Value(json.get<bool>());
    if (json.is_number_unsigned() &&
        json.get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX))
        return fail(kJsonShape, {name});
    if (json.is_number_integer())
        return Value(json.get<std::int64_t>());
    if (json.is_string())
        return Value(json.get<std::string>());
    if (json.is_array())
        return listFrom(name, json);
    return fail(kJsonShape, {name});
}

} // namespace

const Value *Record::find(std::string_view name) const {
    const auto it = std::ranges::find(fields, name, &std::pair<std::string, Value>::first);
    return it == fields.end() ? nullptr : &it->second;
}

void Record::set(std::string_view name, Value value) {
    const auto it = std::ranges::find(fields, name, &std::pair<std::string, Value>::first);
    if (it == fields.end())
        fields.emplace_back(name, std::move(value));
    else
        it->second = std::move(value);
}

void Record::remove(std::string_view name) {
    std::erase_if(fields, [&](const auto &field) { return field.first == name; });
}

std::string Record::text(std::string_view name, std::string fallback) const {
    const Value *v = find(name);
    const auto *s = v ? std::get_if<std::string>(v) : nullptr;
    return s ? *s : fallback;
}

std::int64_t Record::number(std::string_view name, std::int64_t fallback) const {
    const Value *v = find(name);
    const auto *n = v ? std::get_if<std::int64_t>(v) : nullptr;
    return n ? *n : fallback;
}

bool Record::flag(std::string_view name, bool fallback) const {
    const Value *v = find(name);
    const auto *b = v ? std::get_if<bool>(v) : nullptr;
    return b ? *b : fallback;
}

std::vector<std::string> Record::texts(std::string_view name) const {
    const Value *v = find(name);
    const auto *list = v ? std::get_if<std::vector<std::string>>(v) : nullptr;
    return list ? *list : std::vector<std::string>();
}

std::vector<std::int64_t> Record::numbers(std::string_view name) const {
    const Value *v = find(name);
    const auto *list = v ? std::get_if<std::vector<std::int64_t>>(v) : nullptr;
    return list ? *list : std::vector<std::int64_t>();
}

std::string toJson(const Record &record) {
    Json json;
    json["kind"] = record.kind;
    for (const auto &[name, value] : record.fields)
        json[name] = toJsonValue(value);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Record> recordFromJson(std::string_view text) {
    if (text.size() > kMaxBytes)
        return fail(kJsonTooLarge, {std::to_string(text.size())});
    const Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded())
        return fail(kJsonSyntax);
    if (!json.is_object() || !json.contains("kind") || !json["kind"].is_string())
        return fail(kJsonShape, {"kind"});
    if (json.size() > kMaxFields)
        return fail(kJsonTooLarge, {std::to_string(json.size())});
    Record out;
    out.kind = json["kind"].get<std::string>();
    for (const auto &[name, item] : json.items()) {
        if (name == "kind")
            continue;
        auto value = valueFrom(name, item);
        if (!value)
            return tl::unexpected(value.error());
        out.fields.emplace_back(name, std::move(*value));
    }
    return out;
}

} // namespace sabretache
