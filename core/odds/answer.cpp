#include "odds/answer.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <type_traits>

namespace sabretache::odds {

namespace {

/// The shortest text that reads back as the same number, always with a point, in any locale.
std::string numberText(double value) {
    char buffer[32];
    const auto [end, fault] = std::to_chars(buffer, buffer + sizeof buffer, value);
    std::string out(buffer, fault == std::errc() ? end : buffer);
    if (out.find_first_of(".en") == std::string::npos)
        out += ".0";
    return out;
}

/// Our own words only: no character needs escaping.
std::string quoted(std::string_view text) { return '"' + std::string(text) + '"'; }

std::string objectText(const Distribution &distribution) {
    std::string out;
    for (std::int32_t v = 0; v <= distribution.most(); ++v)
        if (distribution.at(v) > 0)
            out += (out.empty() ? "" : ",") + quoted(std::to_string(v)) + ":" +
                   numberText(distribution.at(v));
    return "{" + out + "}";
}

std::string objectText(const NamedChances &chances) {
    std::string out;
    for (const auto &[name, chance] : chances)
        out += (out.empty() ? "" : ",") + quoted(name) + ":" + numberText(chance);
    return "{" + out + "}";
}

std::string itemText(const std::string &name, const Item &item) {
    const std::string head = "," + quoted(name) + ":";
    return std::visit(
        [&](const auto &value) -> std::string {
            using T = std::decay_t<decltype(value)>;
            if constexpr (std::is_same_v<T, std::int64_t>)
                return head + std::to_string(value);
            else if constexpr (std::is_same_v<T, double>)
                return head + numberText(value);
            else if constexpr (std::is_same_v<T, std::string>)
                return head + quoted(value);
            else if constexpr (std::is_same_v<T, Distribution>)
                return head + objectText(value) + "," + quoted(name + "_mean") + ":" +
                       numberText(value.mean());
            else
                return head + objectText(value);
        },
        item);
}

template <class Range, class Name> std::string listed(const Range &range, Name name) {
    std::string out;
    for (const auto &entry : range)
        out.append(out.empty() ? "" : ", ").append(name(entry));
    return out;
}

/// "1.5" as 150 or, for whole numbers, "8" as 8. A finer fraction is rounded away from zero, since
/// what is beyond an inch is beyond it by however little.
std::optional<std::int64_t> readNumber(std::string_view text, bool inHundredths) {
    constexpr std::size_t kLongest = 12;
    if (text.empty() || text.size() > kLongest)
        return std::nullopt;
    const bool negative = text.front() == '-';
    if (negative)
        text.remove_prefix(1);
    const auto point = inHundredths ? std::min(text.find('.'), text.size()) : text.size();
    const std::string_view whole = text.substr(0, point);
    const std::string_view fraction = point < text.size() ? text.substr(point + 1) : "";
    if (whole.empty() || (point < text.size() && fraction.empty()))
        return std::nullopt;
    std::int64_t out = 0;
    for (const char c : whole) {
        if (c < '0' || c > '9')
            return std::nullopt;
        out = out * 10 + (c - '0');
    }
    if (inHundredths) {
        out *= 100;
        std::int64_t place = 10;
        bool more = false;
        for (const char c : fraction) {
            if (c < '0' || c > '9')
                return std::nullopt;
            more = more || (place == 0 && c != '0');
            out += (c - '0') * place;
            place /= 10;
        }
        out += more ? 1 : 0;
    }
    return negative ? -out : out;
}

/// "2" and "1.50" where a choice says "2.0" and "1.5".
std::string asChosen(const rules::OptionSpec &spec, const std::string &value) {
    const auto number = readNumber(value, true);
    if (spec.type != rules::ValueType::Choice || !number)
        return value;
    for (const std::string_view choice : spec.choices)
        if (readNumber(choice, true) == number)
            return std::string(choice);
    return value;
}

} // namespace

const Item *Answer::find(std::string_view name) const {
    for (const auto &[n, item] : items)
        if (n == name)
            return &item;
    return nullptr;
}

std::string toJson(const Answer &answer) {
    std::string out = "{\"ruleset\":" + quoted(answer.ruleSet) + ",\"kind\":" + quoted(answer.kind);
    out += answer.allowed ? ",\"allowed\":true" : ",\"allowed\":false";
    out += ",\"rules\":[";
    for (const RuleNumber &rule : answer.rules)
        out += (&rule == answer.rules.begin() ? "" : ",") + quoted(rule.text());
    out += "]";
    for (const auto &[name, item] : answer.items)
        out += itemText(name, item);
    return out + "}";
}

const Question::Given &Question::given(std::string_view key) const {
    const auto it = std::ranges::find(m_given, key, &Given::key);
    SAB_INVARIANT(it != m_given.end()); // a call asks only for keys that it has
    return *it;
}

std::size_t Question::choice(std::string_view key) const { return given(key).choice; }
std::string_view Question::word(std::string_view key) const { return given(key).word; }
std::int32_t Question::number(std::string_view key) const { return given(key).number; }
bool Question::has(std::string_view key) const { return given(key).given; }

class QuestionReader {
public:
    QuestionReader(const CallBook &book, const Call &call) : m_book(book), m_call(call) {
        for (const KeySpec &spec : call.keys)
            m_question.m_given.push_back(
                {spec.name, 0, spec.words.empty() ? std::string_view() : spec.words.front()});
    }

    Result<Question> read(const KeyValues &keys) {
        for (const auto &[key, value] : keys) {
            const auto good = key.starts_with(kOptionPrefix)
                                  ? readOption(key.substr(kOptionPrefix.size()), value)
                                  : readKey(key, value);
            if (!good)
                return tl::unexpected(good.error());
        }
        for (std::size_t i = 0; i < m_call.keys.size(); ++i)
            if (m_call.keys[i].required && !m_question.m_given[i].given)
                return fail(kOddsKeyMissing, {std::string(m_call.keys[i].name)});
        return std::move(m_question);
    }

private:
    static constexpr std::string_view kOptionPrefix = "option.";

    Result<void> readOption(const std::string &name, const std::string &value) {
        const auto specs = m_book.ruleSet->options();
        const auto spec = std::ranges::find(specs, name, &rules::OptionSpec::name);
        if (spec == specs.end())
            return fail(kOddsOptionUnknown, {name});
        if (m_question.m_options.contains(name))
            return fail(kOddsKeyTwice, {std::string(kOptionPrefix) + name});
        const std::string chosen = asChosen(*spec, value);
        if (const auto good = rules::checkValue(*spec, chosen); !good)
            return good;
        m_question.m_options.emplace(name, chosen);
        return {};
    }

    Result<void> readKey(const std::string &key, const std::string &value) {
        const auto spec = std::ranges::find(m_call.keys, key, &KeySpec::name);
        if (spec == m_call.keys.end())
            return fail(kOddsKeyUnknown, {key, listed(m_call.keys, [](const KeySpec &k) {
                                              return std::string(k.name);
                                          })});
        auto &given = m_question.m_given[static_cast<std::size_t>(spec - m_call.keys.begin())];
        if (given.given)
            return fail(kOddsKeyTwice, {key});
        given.given = true;
        return spec->words.empty() ? readNumberInto(given, *spec, value)
                                   : readWordInto(given, *spec, value);
    }

    static Result<void> readWordInto(Question::Given &given, const KeySpec &spec,
                                     const std::string &value) {
        const auto word = std::ranges::find(spec.words, value);
        if (word == spec.words.end())
            return fail(kOddsValueUnknown,
                        {std::string(spec.name), value,
                         listed(spec.words, [](std::string_view w) { return std::string(w); })});
        given.choice = static_cast<std::size_t>(word - spec.words.begin());
        given.word = *word;
        return {};
    }

    static Result<void> readNumberInto(Question::Given &given, const KeySpec &spec,
                                       const std::string &value) {
        const auto number = readNumber(value, spec.inHundredths);
        if (!number)
            return fail(kOddsValueNumber, {std::string(spec.name), value});
        const std::int64_t scale = spec.inHundredths ? 100 : 1;
        if (*number < spec.least * scale || *number > spec.most * scale)
            return fail(kOddsValueRange, {std::string(spec.name), value, std::to_string(spec.least),
                                          std::to_string(spec.most)});
        given.number = static_cast<std::int32_t>(*number);
        return {};
    }

    const CallBook &m_book;
    const Call &m_call;
    Question m_question;
};

Result<Answer> answer(std::span<const CallBook *const> books, std::string_view ruleSet,
                      std::string_view kind, const KeyValues &keys) {
    const auto book =
        std::ranges::find_if(books, [&](const CallBook *b) { return b->ruleSet->id() == ruleSet; });
    if (book == books.end())
        return fail(kOddsRuleSetUnknown,
                    {std::string(ruleSet), listed(books, [](const CallBook *b) {
                         return std::string(b->ruleSet->id());
                     })});
    const auto call = std::ranges::find((*book)->calls, kind, &Call::kind);
    if (call == (*book)->calls.end())
        return fail(kOddsKindUnknown, {std::string(kind), listed((*book)->calls, [](const Call &c) {
                                           return std::string(c.kind);
                                       })});
    const auto question = QuestionReader(**book, *call).read(keys);
    if (!question)
        return tl::unexpected(question.error());
    auto out = call->answer(*question);
    if (out) {
        out->ruleSet = (*book)->ruleSet->id();
        out->kind = kind;
    }
    return out;
}

} // namespace sabretache::odds
