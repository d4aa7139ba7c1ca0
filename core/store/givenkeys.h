// Keys of a table's rows by id: what an edit added, and what it asked for. An import asks for
// hundreds of thousands, mostly in the order in which it gave them: those are found without a
// search.
#pragma once

#include "base/id.h"

#include <tsl/robin_map.h>

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace sabretache::store {

class GivenKeys {
public:
    /// @param rows how many are going to be added, or less
    void reserve(std::size_t rows) { m_given.reserve(rows); }
    void add(const Uuid &id, std::int64_t key) { m_given.emplace_back(id, key); }
    /// @return the key, or null when it was never added or was forgotten. Until the next call.
    const std::int64_t *find(const Uuid &id) {
        for (std::size_t at = m_last; at < m_given.size() && at < m_last + 2; ++at)
            if (m_given[at].first == id) {
                m_last = at;
                return &m_given[at].second;
            }
        for (; m_searchable < m_given.size(); ++m_searchable)
            m_places.insert_or_assign(m_given[m_searchable].first, m_searchable);
        const auto place = m_places.find(id);
        if (place == m_places.end())
            return nullptr;
        m_last = place->second;
        return &m_given[m_last].second;
    }
    void forget(const Uuid &id) {
        if (!find(id))
            return;
        m_given[m_last].first = Uuid();
        m_places.erase(id);
    }

private:
    std::vector<std::pair<Uuid, std::int64_t>> m_given;
    std::size_t m_last = 0;       ///< found last: the next one asked for is mostly this or the next
    std::size_t m_searchable = 0; ///< of those in m_given, how many are in m_places
    tsl::robin_map<Uuid, std::size_t> m_places;
};

} // namespace sabretache::store
