#include "base/record.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

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

/// Takes a record out of its JSON as it is read, without a tree of it in between: books hold
/// thousands. A value that is none of a record's is passed over and said at the end, so that what
/// is no JSON is called that wherever it breaks off.
class RecordReader {
public:
    RecordReader() { m_record.fields.reserve(kUsualFields); }
    // RapidJSON calls these by their names.
    bool Null() { return take(Value()); }
    bool Bool(bool value) { return take(value); }
    bool Int(int value) { return take(std::int64_t{value}); }
    bool Uint(unsigned value) { return take(std::int64_t{value}); }
    bool Int64(std::int64_t value) { return take(value); }
    bool Uint64(std::uint64_t value) {
        if (value > static_cast<std::uint64_t>(INT64_MAX))
            return wrong(kJsonShape);
        return take(static_cast<std::int64_t>(value));
    }
    bool Double(double /*value*/) { return wrong(kJsonShape); }
    bool RawNumber(const char * /*text*/, std::size_t /*size*/, bool /*copy*/) {
        return wrong(kJsonShape);
    }
    bool String(const char *text, std::size_t size, bool /*copy*/) {
        const std::string_view value(text, size);
        return !hasSurrogate(value) && take(std::string(value));
    }
    bool StartObject() {
        if (m_depth++ > 0)
            wrong(kJsonShape);
        else
            m_object = true;
        return true;
    }
    bool Key(const char *text, std::size_t size, bool /*copy*/) {
        const std::string_view name(text, size);
        if (m_depth == 1)
            m_name = name;
        return !hasSurrogate(name);
    }
    bool EndObject(std::size_t /*size*/) {
        --m_depth;
        return true;
    }
    bool StartArray() {
        if (m_depth++ != 1 || !m_object)
            return wrong(kJsonShape);
        m_texts.clear();
        m_numbers.clear();
        m_listed = 0;
        return true;
    }
    bool EndArray(std::size_t /*size*/) {
        if (--m_depth == 1 && m_object)
            set(m_texts.empty() ? Value(std::move(m_numbers)) : Value(std::move(m_texts)));
        return true;
    }

    /// What was read, once the whole is.
    Result<Record> record() {
        if (!m_object || !m_kind)
            return fail(kJsonShape, {"kind"});
        if (m_record.fields.size() + 1 > kMaxFields)
            return fail(kJsonTooLarge, {std::to_string(m_record.fields.size() + 1)});
        if (m_wrong)
            return tl::unexpected(*m_wrong);
        return std::move(m_record);
    }

private:
    static constexpr std::size_t kUsualFields = 20;

    /// RapidJSON 1.1 lets the escape of a low surrogate stand without its high one; what is no
    /// UTF-8 itself it refuses.
    static bool hasSurrogate(std::string_view text) {
        for (auto at = text.find('\xED'); at != std::string_view::npos;
             at = text.find('\xED', at + 1))
            if (static_cast<unsigned char>(text[at + 1]) >= 0xA0)
                return true;
        return false;
    }
    bool wrong(std::string_view code) {
        if (!m_wrong && !(m_depth <= 1 && m_name == "kind"))
            m_wrong = Error{code, {}, {m_name}};
        return true;
    }
    bool take(Value value) {
        if (m_depth == 1 && m_object)
            set(std::move(value));
        else if (m_depth == 2 && m_object)
            return listed(std::move(value));
        return m_depth > 0 || wrong(kJsonShape);
    }
    bool listed(Value value) {
        if (++m_listed > kMaxList)
            return wrong(kJsonTooLarge);
        if (auto *text = std::get_if<std::string>(&value); text && m_numbers.empty())
            m_texts.push_back(std::move(*text));
        else if (const auto *number = std::get_if<std::int64_t>(&value); number && m_texts.empty())
            m_numbers.push_back(*number);
        else
            return wrong(kJsonShape);
        return true;
    }
    void set(Value value) {
        if (m_name == "kind") {
            auto *kind = std::get_if<std::string>(&value);
            m_kind = kind != nullptr;
            if (kind)
                m_record.kind = std::move(*kind);
        } else if (m_record.fields.size() <= kMaxFields) {
            m_record.set(m_name, std::move(value));
        }
    }

    Record m_record;
    std::string m_name;
    std::vector<std::string> m_texts;
    std::vector<std::int64_t> m_numbers;
    std::size_t m_listed = 0;
    std::optional<Error> m_wrong;
    int m_depth = 0; ///< 1: in the record, 2: in a list of it
    bool m_object = false;
    bool m_kind = false;
};

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
    if (text.starts_with("\xEF\xBB\xBF")) // as some editors begin a text
        text.remove_prefix(3);
    // By iteration: what is nested a million deep must not use up the stack.
    constexpr unsigned kHow =
        rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag;
    rapidjson::MemoryStream stream(text.data(), text.size());
    rapidjson::Reader parser;
    RecordReader reader;
    // It takes a zero for the end, wherever it stands.
    if (!parser.Parse<kHow>(stream, reader) || stream.Tell() != text.size())
        return fail(kJsonSyntax);
    return reader.record();
}

} // namespace sabretache
