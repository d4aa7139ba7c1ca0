#include "base/record.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

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
class RecordReader final : public nlohmann::json_sax<Json> {
public:
    bool null() override { return take(Value()); }
    bool boolean(bool value) override { return take(value); }
    bool number_integer(std::int64_t value) override { return take(value); }
    bool number_unsigned(std::uint64_t value) override {
        if (value > static_cast<std::uint64_t>(INT64_MAX))
            return wrong(kJsonShape);
        return take(static_cast<std::int64_t>(value));
    }
    bool number_float(double /*value*/, const std::string & /*text*/) override {
        return wrong(kJsonShape);
    }
    bool string(std::string &value) override { return take(std::move(value)); }
    bool binary(binary_t & /*value*/) override { return wrong(kJsonShape); }
    bool start_object(std::size_t /*size*/) override {
        if (m_depth++ > 0)
            wrong(kJsonShape);
        else
            m_object = true;
        return true;
    }
    bool key(std::string &name) override {
        if (m_depth == 1)
            m_name = std::move(name);
        return true;
    }
    bool end_object() override {
        --m_depth;
        return true;
    }
    bool start_array(std::size_t /*size*/) override {
        if (m_depth++ != 1 || !m_object)
            return wrong(kJsonShape);
        m_texts.clear();
        m_numbers.clear();
        m_listed = 0;
        return true;
    }
    bool end_array() override {
        if (--m_depth == 1 && m_object)
            set(m_texts.empty() ? Value(std::move(m_numbers)) : Value(std::move(m_texts)));
        return true;
    }
    bool parse_error(std::size_t /*place*/, const std::string & /*token*/,
                     const nlohmann::detail::exception & /*why*/) override {
        return false;
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

/// Reads a record as toJson writes it, without the library: opening a campaign reads some hundreds.
/// What it does not know it leaves alone, and the library says what it is, or what is wrong with
/// it: an escape beyond the short ones, a fraction, a number that fills 64 bits, a value that is no
/// Value, text that is no UTF-8, anything that is no JSON.
class QuickReader {
public:
    explicit QuickReader(std::string_view text) : m_at(text.data()), m_end(m_at + text.size()) {}

    std::optional<Record> record() {
        Record out;
        bool kind = false;
        std::string name;
        // Which names there may have been: where one can't, none has to be looked for.
        std::uint64_t seen = 0;
        out.fields.reserve(kUsualFields);
        if (!sign('{'))
            return std::nullopt;
        do {
            Value value;
            if (!text(name) || !sign(':') || !take(value) || out.fields.size() + 2 > kMaxFields)
                return std::nullopt;
            if (name != "kind") {
                const std::uint64_t mark = markOf(name);
                if (seen & mark)
                    out.set(name, std::move(value));
                else
                    out.fields.emplace_back(std::move(name), std::move(value));
                seen |= mark;
                continue;
            }
            auto *word = std::get_if<std::string>(&value);
            if (!word)
                return std::nullopt;
            kind = true;
            out.kind = std::move(*word);
        } while (sign(','));
        if (!sign('}') || !kind)
            return std::nullopt;
        space();
        return m_at == m_end ? std::optional(std::move(out)) : std::nullopt;
    }

private:
    static constexpr std::size_t kUsualFields = 16; // and items of a list
    static std::uint64_t markOf(const std::string &name) {
        if (name.empty())
            return 1;
        const auto sum = name.size() * 7 + static_cast<unsigned char>(name.front()) * 3U +
                         static_cast<unsigned char>(name.back());
        return std::uint64_t(1) << (sum % 64);
    }
    void space() {
        while (m_at != m_end && (*m_at == ' ' || *m_at == '\n' || *m_at == '\r' || *m_at == '\t'))
            ++m_at;
    }
    /// Goes over `c`, if it comes next.
    bool sign(char c) {
        space();
        if (m_at == m_end || *m_at != c)
            return false;
        ++m_at;
        return true;
    }
    bool word(std::string_view expected) {
        if (!std::string_view(m_at, m_end).starts_with(expected))
            return false;
        m_at += expected.size();
        return true;
    }
    bool take(Value &out) {
        space();
        if (m_at == m_end)
            return false;
        switch (*m_at) {
        case '"':
            return text(out.emplace<std::string>());
        case '[':
            return list(out);
        case 't':
            out = true;
            return word("true");
        case 'f':
            out = false;
            return word("false");
        case 'n':
            out = std::monostate();
            return word("null");
        default:
            return number(out.emplace<std::int64_t>());
        }
    }
    bool list(Value &out) {
        ++m_at;
        if (sign(']')) {
            out.emplace<std::vector<std::int64_t>>();
            return true;
        }
        return m_at != m_end && *m_at == '"' ? items(out.emplace<std::vector<std::string>>())
                                             : items(out.emplace<std::vector<std::int64_t>>());
    }
    template <class Item> bool items(std::vector<Item> &out) {
        out.reserve(kUsualFields);
        do {
            if (out.size() == kMaxList)
                return false;
            if constexpr (std::is_same_v<Item, std::string>) {
                if (!text(out.emplace_back()))
                    return false;
            } else {
                space();
                if (!number(out.emplace_back()))
                    return false;
            }
        } while (sign(','));
        return sign(']');
    }
    bool number(std::int64_t &out) {
        constexpr int kSafeDigits = 18;
        const bool below = m_at != m_end && *m_at == '-';
        if (below)
            ++m_at;
        const char *first = m_at;
        std::int64_t n = 0;
        for (; m_at != m_end && *m_at >= '0' && *m_at <= '9'; ++m_at) {
            if (m_at - first == kSafeDigits)
                return false;
            n = 10 * n + (*m_at - '0');
        }
        const bool goesOn = m_at != m_end && (*m_at == '.' || *m_at == 'e' || *m_at == 'E');
        if (m_at == first || (*first == '0' && m_at - first > 1) || goesOn)
            return false;
        out = below ? -n : n;
        return true;
    }
    bool text(std::string &out) {
        if (!sign('"'))
            return false;
        out.clear();
        for (;;) {
            const char *from = m_at;
            while (m_at != m_end && isPlain(*m_at))
                ++m_at;
            out.append(from, m_at);
            if (m_at == m_end)
                return false;
            const char c = *m_at;
            if (c == '"') {
                ++m_at;
                return true;
            }
            if (c == '\\' ? !escape(out) : !beyondAscii(out))
                return false;
        }
    }
    static bool isPlain(char c) {
        return static_cast<signed char>(c) >= ' ' && c != '"' && c != '\\';
    }
    bool escape(std::string &out) {
        constexpr std::string_view kLetters = "\"\\/bfnrt";
        constexpr std::string_view kMeant = "\"\\/\b\f\n\r\t";
        if (m_end - m_at < 2)
            return false;
        const auto at = kLetters.find(m_at[1]);
        if (at == std::string_view::npos)
            return false;
        out += kMeant[at];
        m_at += 2;
        return true;
    }
    /// One character of two to four bytes: the shortest form, no halves of pairs.
    bool beyondAscii(std::string &out) {
        const auto byte = [this](int i) { return static_cast<unsigned char>(m_at[i]); };
        const unsigned char first = byte(0);
        const int size = first >= 0xC2 && first <= 0xDF   ? 2
                         : first >= 0xE0 && first <= 0xEF ? 3
                         : first >= 0xF0 && first <= 0xF4 ? 4
                                                          : 0;
        if (size == 0 || m_end - m_at < size)
            return false;
        const int least = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
        const int most = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
        if (byte(1) < least || byte(1) > most)
            return false;
        for (int i = 2; i < size; ++i)
            if ((byte(i) & 0xC0) != 0x80)
                return false;
        out.append(m_at, static_cast<std::size_t>(size));
        m_at += size;
        return true;
    }

    const char *m_at;
    const char *m_end;
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
    if (auto quick = QuickReader(text).record())
        return std::move(*quick);
    RecordReader reader;
    if (!Json::sax_parse(text, &reader))
        return fail(kJsonSyntax);
    return reader.record();
}

} // namespace sabretache
