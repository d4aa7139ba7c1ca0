// What a book holds, found by names: how a plan knows again what a list names.
#pragma once

#include "exchange/text.h"
#include "oob/edits.h"
#include "oob/orderofbattle.h"

#include <tsl/robin_map.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace sabretache::exchange {

/// What stands under each parent of the book, found by name without a walk over all units. A book
/// that has nothing of a kind is asked without folding a name.
class BookIndex {
public:
    explicit BookIndex(const oob::OrderOfBattle &book) : m_book(book) {
        for (const auto &[id, army] : book.armies)
            m_armies[folded(army.name)].push_back(id);
        for (const auto &[id, column] : book.columns) {
            m_columns[{column.parent, folded(column.name)}].push_back(id);
            last(column.parent, column.ordinal);
        }
        for (const auto &[id, unit] : book.units) {
            m_units[{unit.parent, folded(unit.name)}].push_back(id);
            last(unit.parent, unit.ordinal);
        }
        for (const auto &[id, person] : book.persons)
            if (!person.retired)
                m_persons[{person.army, folded(person.name)}] = id;
        for (const auto &[id, post] : book.posts)
            if (post.until.empty())
                m_posts[{post.army.uuid, post.column.uuid, post.unit.uuid, post.role}] = id;
        // The k-th of equal names in the file is the k-th in the book: in the book's own order.
        for (auto &[key, ids] : m_units)
            if (ids.size() > 1)
                std::sort(ids.begin(), ids.end(), [&](UnitId a, UnitId b) {
                    return m_book.units.at(a).ordinal < m_book.units.at(b).ordinal;
                });
    }

    std::optional<ArmyId> army(std::string_view name, std::string_view side) const {
        if (m_armies.empty())
            return std::nullopt;
        const auto it = m_armies.find(folded(name));
        if (it == m_armies.end())
            return std::nullopt;
        for (const ArmyId id : it->second)
            if (side.empty() || folded(m_book.armies.at(id).side) == folded(side))
                return id;
        return std::nullopt;
    }
    std::optional<ColumnId> column(const oob::Parent &parent, std::string_view name) const {
        if (m_columns.empty())
            return std::nullopt;
        const auto it = m_columns.find({parent, folded(name)});
        return it == m_columns.end() ? std::nullopt : std::optional(it->second.front());
    }
    /// Takes the next unit of that name which no row has been given yet.
    std::optional<UnitId> takeUnit(const oob::Parent &parent, std::string_view name,
                                   const std::set<UnitId> &taken) const {
        if (m_units.empty())
            return std::nullopt;
        const auto it = m_units.find({parent, folded(name)});
        if (it == m_units.end())
            return std::nullopt;
        for (const UnitId id : it->second)
            if (!taken.contains(id))
                return id;
        return std::nullopt;
    }
    std::optional<PersonId> person(ArmyId army, std::string_view name) const {
        if (m_persons.empty())
            return std::nullopt;
        const auto it = m_persons.find({army, folded(name)});
        return it == m_persons.end() ? std::nullopt : std::optional(it->second);
    }
    std::optional<PostId> post(const oob::Post &post) const {
        const auto it = m_posts.find({post.army.uuid, post.column.uuid, post.unit.uuid, post.role});
        return it == m_posts.end() ? std::nullopt : std::optional(it->second);
    }
    /// @return the ordinal behind everything under `parent`, and takes it.
    oob::Ordinal nextOrdinal(const oob::Parent &parent) {
        return m_last[parent] += oob::kOrdinalStep;
    }

private:
    void last(const oob::Parent &parent, oob::Ordinal ordinal) {
        oob::Ordinal &at = m_last[parent];
        at = std::max(at, ordinal);
    }

    const oob::OrderOfBattle &m_book;
    std::map<std::string, std::vector<ArmyId>> m_armies;
    std::map<std::pair<oob::Parent, std::string>, std::vector<ColumnId>> m_columns;
    std::map<std::pair<oob::Parent, std::string>, std::vector<UnitId>> m_units;
    std::map<std::pair<ArmyId, std::string>, PersonId> m_persons;
    std::map<std::tuple<Uuid, Uuid, Uuid, oob::PostRole>, PostId> m_posts;
    struct ParentHash {
        std::size_t operator()(const oob::Parent &parent) const {
            return std::hash<ArmyId>()(parent.army) ^ std::hash<ColumnId>()(parent.column);
        }
    };
    tsl::robin_map<oob::Parent, oob::Ordinal, ParentHash> m_last;
};

} // namespace sabretache::exchange
