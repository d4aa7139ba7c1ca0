// From an id to its place in a list. An engine asks by the million: a table in one row of memory.
#pragma once

#include <cstdint>
#include <tsl/robin_map.h>

namespace sabretache::battle {

template <class IdType> class IdIndex {
public:
    static constexpr std::uint32_t kNone = 0xFFFFFFFF;

    /// @param at any place but kNone
    /// @return false when the id has a place already, which it keeps.
    bool add(IdType id, std::uint32_t at) { return m_places.emplace(id, at).second; }
    /// @return kNone for an id without a place.
    std::uint32_t find(IdType id) const {
        const auto it = m_places.find(id);
        return it == m_places.end() ? kNone : it->second;
    }
    bool contains(IdType id) const { return m_places.contains(id); }

private:
    tsl::robin_map<IdType, std::uint32_t> m_places;
};

} // namespace sabretache::battle
