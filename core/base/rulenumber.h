// The number of a rule line, such as CJ-6.1. It is written in code as "CJ-6.1"_rule, which is
// checked when compiling, and it is what the log, the problems list and the help are keyed by.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace sabretache {

/// Whose numbering a line belongs to.
enum class RuleBook : std::uint8_t { None, CorporalJohn, Beerstein, Campaign, Test };

/// One numbered line of a rule set; `RuleBook::None` is "no rule".
struct RuleNumber {
    RuleBook book = RuleBook::None;
    std::uint8_t section = 0;
    std::uint8_t line = 0;

    constexpr auto operator<=>(const RuleNumber &) const = default;
    constexpr bool isNull() const { return book == RuleBook::None; }
    /// @return for example "CJ-6.1"; empty for no rule.
    std::string text() const;
    /// @return nothing when `text` is not of the form `CJ-6.1` (CJ, BB, CA or TT).
    static constexpr std::optional<RuleNumber> parse(std::string_view text);
};

constexpr std::optional<RuleNumber> RuleNumber::parse(std::string_view text) {
    RuleNumber out;
    if (text.size() < 6 || text[2] != '-')
        return std::nullopt;
    const std::string_view book = text.substr(0, 2);
    if (book == "CJ")
        out.book = RuleBook::CorporalJohn;
    else if (book == "BB")
        out.book = RuleBook::Beerstein;
    else if (book == "CA")
        out.book = RuleBook::Campaign;
    else if (book == "TT")
        out.book = RuleBook::Test;
    else
        return std::nullopt;
    int section = 0;
    int line = 0;
    std::size_t i = 3;
    for (; i < text.size() && text[i] != '.'; ++i) {
        if (text[i] < '0' || text[i] > '9' || section > 25)
            return std::nullopt;
        section = section * 10 + (text[i] - '0');
    }
    if (i == 3 || i + 1 >= text.size())
        return std::nullopt;
    for (++i; i < text.size(); ++i) {
        if (text[i] < '0' || text[i] > '9' || line > 24)
            return std::nullopt;
        line = line * 10 + (text[i] - '0');
    }
    out.section = static_cast<std::uint8_t>(section);
    out.line = static_cast<std::uint8_t>(line);
    return out;
}

inline namespace literals {
/// A rule number in code; a wrong one does not compile.
consteval RuleNumber operator""_rule(const char *text, std::size_t size) {
    return RuleNumber::parse(std::string_view(text, size)).value();
}
} // namespace literals

/// Up to twelve rule numbers, first the line with the table that was read, then each that changed
/// something, without duplicates. Fixed size: every event carries one.
class RuleNumbers {
public:
    constexpr RuleNumbers() = default;
    constexpr RuleNumbers(RuleNumber one) { add(one); } // NOLINT(google-explicit-constructor)
    constexpr RuleNumbers(std::initializer_list<RuleNumber> many) {
        for (const RuleNumber r : many)
            add(r);
    }
    /// Adds `rule` unless it is null, already there, or the list is full.
    constexpr void add(RuleNumber rule) {
        if (rule.isNull() || m_size == m_items.size())
            return;
        for (std::size_t i = 0; i < m_size; ++i)
            if (m_items[i] == rule)
                return;
        m_items[m_size++] = rule;
    }
    constexpr void add(const RuleNumbers &other) {
        for (const RuleNumber r : other)
            add(r);
    }
    constexpr const RuleNumber *begin() const { return m_items.data(); }
    constexpr const RuleNumber *end() const { return m_items.data() + m_size; }
    constexpr std::size_t size() const { return m_size; }
    constexpr bool empty() const { return m_size == 0; }
    constexpr RuleNumber front() const { return m_size ? m_items[0] : RuleNumber(); }
    constexpr bool operator==(const RuleNumbers &) const = default;

private:
    std::array<RuleNumber, 12> m_items{};
    std::uint8_t m_size = 0;
};

} // namespace sabretache
