#include "exchange/subtotals.h"

#include "exchange/numbers.h"
#include "exchange/text.h"
#include "exchange/vocabulary.h"

#include <algorithm>

namespace sabretache::exchange {

void SubtotalChecker::addTo(Sum &sum, const oob::Unit &unit) {
    sum.men += unit.present.men ? unit.present.men->value : 0;
    sum.guns += unit.present.guns ? unit.present.guns->value : 0;
    sum.battalions += unit.battalions ? unit.battalions->value : 0;
    sum.squadrons += unit.squadrons ? unit.squadrons->value : 0;
}

bool SubtotalChecker::equal(const StatedSum &stated, const Sum &sum) {
    return (!stated.men || *stated.men == sum.men) && (!stated.guns || *stated.guns == sum.guns) &&
           (!stated.battalions || *stated.battalions == sum.battalions) &&
           (!stated.squadrons || *stated.squadrons == sum.squadrons);
}

void SubtotalChecker::add(const oob::Unit &unit, Place place) {
    addTo(m_all, unit);
    addTo(m_sinceLast, unit);
    for (;; place = m_reading.columns[place.index].place) {
        addTo(m_of[place], unit);
        if (place.in == Place::In::Army)
            break;
    }
}

std::vector<const SubtotalChecker::Sum *> SubtotalChecker::candidates(Place current) const {
    std::vector<const Sum *> out{&m_sinceLast};
    if (!m_reading.armies.empty())
        for (Place place = current;; place = m_reading.columns[place.index].place) {
            if (const auto it = m_of.find(place); it != m_of.end())
                out.push_back(&it->second);
            if (place.in == Place::In::Army)
                break;
        }
    out.push_back(&m_all);
    return out;
}

bool SubtotalChecker::fits(const StatedSum &stated, Place current) const {
    for (const Sum *sum : candidates(current))
        if (equal(stated, *sum))
            return true;
    return false;
}

void SubtotalChecker::mismatch(std::string_view label, const StatedSum &stated, const Sum &sum,
                               std::size_t line, const std::string &text) {
    const auto one = [&](std::string_view field, std::optional<std::int64_t> said,
                         std::int64_t counted, bool hundredths) {
        if (!said || *said == counted)
            return;
        const auto shown = [&](std::int64_t n) {
            return hundredths ? hundredthsText(Hundredths(static_cast<std::int32_t>(n)))
                              : std::to_string(n);
        };
        m_reading.warnings.push_back(
            {line,
             kSubtotalMismatch,
             {shownText(trimmed(label)), std::string(field), shown(*said), shown(counted)},
             text});
    };
    one("men", stated.men, sum.men, false);
    one("guns", stated.guns, sum.guns, false);
    one("battalions", stated.battalions, sum.battalions, true);
    one("squadrons", stated.squadrons, sum.squadrons, true);
}

void SubtotalChecker::check(std::string_view label, const StatedSum &stated, Place current,
                            std::size_t line, std::string text) {
    if (stated.any()) {
        bool good = false;
        // A formation that the label names is meant, wherever it stands.
        const Sum *named = nullptr;
        const std::string kept = folded(label);
        // The latest are looked at: a sum stands near what it sums.
        const std::size_t columns = m_reading.columns.size();
        const std::size_t from = columns > 200 ? columns - 200 : 0;
        for (std::size_t i = columns; i > from && !named; --i) {
            const std::string name = folded(m_reading.columns[i - 1].value.name);
            if (name.size() > 2 && kept.find(name) != std::string::npos)
                if (const auto it = m_of.find({Place::In::Column, i - 1}); it != m_of.end())
                    named = &it->second;
        }
        for (std::size_t i = 0; i < std::min<std::size_t>(m_reading.armies.size(), 50) && !named;
             ++i) {
            const std::string name = folded(m_reading.armies[i].value.name);
            if (name.size() > 2 && kept.find(name) != std::string::npos)
                if (const auto it = m_of.find({Place::In::Army, i}); it != m_of.end())
                    named = &it->second;
        }
        good = (named && equal(stated, *named)) || fits(stated, current);
        if (!good) {
            const Sum &against = named ? *named : isGrandTotalLabel(label) ? m_all : m_sinceLast;
            mismatch(label, stated, against, line, text);
        }
    }
    m_sinceLast = {};
}

void SubtotalChecker::expect(Place place, const StatedSum &stated, std::size_t line,
                             std::string text) {
    m_expected.push_back({place, stated, line, std::move(text)});
}

void SubtotalChecker::finish() {
    for (const Expected &expected : m_expected) {
        const auto it = m_of.find(expected.place);
        const Sum sum = it == m_of.end() ? Sum() : it->second;
        if (!equal(expected.stated, sum))
            mismatch(expected.place.in == Place::In::Army
                         ? m_reading.armies[expected.place.index].value.name
                         : m_reading.columns[expected.place.index].value.name,
                     expected.stated, sum, expected.line, expected.text);
    }
    m_expected.clear();
}

} // namespace sabretache::exchange
