// Builds the tree of a reading, whatever the format: armies and columns found again by their name,
// persons found again by theirs, units in the order of the file.
#pragma once

#include "exchange/reading.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

namespace sabretache::exchange {

class TreeBuilder {
public:
    explicit TreeBuilder(Reading &reading) : m_reading(reading) {}

    /// @return the army of that side and name, made at its first naming.
    std::size_t army(std::string_view side, std::string_view name, std::size_t line);
    /// Always a new one.
    std::size_t newArmy(std::string_view side, std::string_view name, std::size_t line);
    /// Puts a person into an army's register; later posts of that name are his.
    std::size_t person(std::size_t army, oob::Person person);
    /// @return the column of that name under `place`, made at its first naming.
    std::size_t column(Place place, std::string_view name, std::string_view level,
                       std::size_t line);
    /// Always a new one, also when its name stands there already.
    std::size_t newColumn(Place place, std::string_view name, std::string_view level,
                          std::size_t line);
    std::size_t unit(Place place, oob::Unit value, std::size_t line);

    /// Names the commander of an army, column or unit. The same name within an army is the same
    /// person. A second, different commander for the same post is a warning, and not taken.
    void command(ReadPost::Of of, std::size_t index, std::string_view name, std::string_view rank,
                 std::size_t line);

    std::size_t armyOf(Place place) const;
    std::size_t depthOf(Place place) const; ///< army 0

    /// Flags the one level that gives orders, once all columns are there (see house rules on
    /// levels): "column" before "division" before "wing" ... and the innermost where none is named.
    void settleOrderLevels();

private:
    Reading &m_reading;
    std::map<std::pair<std::string, std::string>, std::size_t> m_armies;
    std::map<std::pair<Place, std::string>, std::size_t> m_columns;
    /// By army and name.
    std::map<std::size_t, std::unordered_map<std::string, std::size_t>> m_persons;
    std::map<std::pair<ReadPost::Of, std::size_t>, std::size_t> m_posts;
    std::size_t m_sequence = 0;
};

/// Turns the outermost columns of an army that the file did not name into armies where they read
/// like armies: one alone, or several of different nations or called armies.
/// @param provisional the index of that army
void liftArmies(Reading &reading, std::size_t provisional);

/// Gives units without a nation the one that their name, their columns' or their army's names speak
/// of.
void settleNations(Reading &reading);

/// Sets men from rates where men are not known and battalions or squadrons are.
void applyRates(Reading &reading, const Mapping &mapping);

} // namespace sabretache::exchange
