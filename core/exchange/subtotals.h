// Sums that a file states are checks, never added: sub-totals, totals, figures on heading lines.
#pragma once

#include "exchange/reading.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sabretache::exchange {

/// What a line states; counts in hundredths.
struct StatedSum {
    std::optional<std::int64_t> men;
    std::optional<std::int64_t> guns;
    std::optional<std::int64_t> battalions;
    std::optional<std::int64_t> squadrons;
    bool any() const { return men || guns || battalions || squadrons; }
};

class SubtotalChecker {
public:
    explicit SubtotalChecker(Reading &reading) : m_reading(reading) {}

    void add(const oob::Unit &unit, Place place);
    /// Compares a stated sum with what it may be the sum of: since the last one, of a formation
    /// that it names or that it stands in, or of everything. A warning when nothing fits.
    void check(std::string_view label, const StatedSum &stated, Place current, std::size_t line,
               std::string text);
    /// @return true when the figures are the sum of something that stands above.
    bool fits(const StatedSum &stated, Place current) const;
    /// A heading states its own sum before its units come.
    void expect(Place place, const StatedSum &stated, std::size_t line, std::string text);
    /// Compares what headings stated.
    void finish();

private:
    struct Sum {
        std::int64_t men = 0, guns = 0, battalions = 0, squadrons = 0;
    };
    static void addTo(Sum &sum, const oob::Unit &unit);
    static bool equal(const StatedSum &stated, const Sum &sum);
    void mismatch(std::string_view label, const StatedSum &stated, const Sum &sum, std::size_t line,
                  const std::string &text);
    std::vector<const Sum *> candidates(Place current) const;

    Reading &m_reading;
    Sum m_all;
    Sum m_sinceLast;
    std::map<Place, Sum> m_of;
    struct Expected {
        Place place;
        StatedSum stated;
        std::size_t line;
        std::string text;
    };
    std::vector<Expected> m_expected;
};

} // namespace sabretache::exchange
