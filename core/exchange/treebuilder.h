// Builds the tree of a reading, whatever the format: armies and columns found again by their name,
// persons found again by theirs, units in the order of the file.
#pragma once

#include "exchange/reading.h"

#include <tsl/robin_set.h>

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sabretache::exchange {

class TreeBuilder {
public:
    /// @param reading stays where it is
    explicit TreeBuilder(Reading &reading)
        : m_reading(reading), m_persons(0, NameHash{{reading}}, SameName{{reading}}) {}

    void expectPersons(std::size_t count) { m_persons.reserve(count); }
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
    std::size_t unit(Place place, oob::Unit &&value, std::size_t line);

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
    /// A person of the reading is known again by army and name, which stand there: a long list has
    /// a commander for each unit.
    struct NameInArmy {
        std::size_t army;
        std::string_view name;
        bool operator==(const NameInArmy &) const = default;
    };
    struct Named {
        std::reference_wrapper<const Reading> reading;
        const NameInArmy &of(const NameInArmy &named) const { return named; }
        NameInArmy of(std::size_t person) const {
            const ReadPerson &read = reading.get().persons[person];
            return {read.army, read.value.name};
        }
    };
    struct NameHash : Named {
        template <class T> std::size_t operator()(const T &person) const {
            const NameInArmy named = of(person);
            return std::hash<std::string_view>()(named.name) ^ named.army;
        }
    };
    struct SameName : Named {
        using is_transparent = void;
        template <class A, class B> bool operator()(const A &a, const B &b) const {
            return of(a) == of(b);
        }
    };
    using Persons =
        tsl::robin_set<std::size_t, NameHash, SameName, std::allocator<std::size_t>, true>;

    Reading &m_reading;
    std::map<std::pair<std::string, std::string>, std::size_t> m_armies;
    std::map<std::pair<Place, std::string>, std::size_t> m_columns;
    Persons m_persons; ///< the first of each name
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
