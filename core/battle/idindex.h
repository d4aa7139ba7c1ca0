// From an id to its place in a list. An engine asks by the million: slots in one row, a power of
// two of them and at least half of them free, so nothing is divided and no node is followed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace sabretache::battle {

template <class IdType> class IdIndex {
public:
    static constexpr std::uint32_t kNone = 0xFFFFFFFF;

    /// @param at any place but kNone
    /// @return false when the id has a place already, which it keeps.
    bool add(IdType id, std::uint32_t at) {
        if (2 * (m_size + 1) > m_slots.size())
            grow();
        Slot &slot = m_slots[slotOf(id)];
        if (slot.at != kNone)
            return false;
        slot = {id, at};
        ++m_size;
        return true;
    }
    /// @return kNone for an id without a place.
    std::uint32_t find(IdType id) const { return m_slots.empty() ? kNone : m_slots[slotOf(id)].at; }
    bool contains(IdType id) const { return find(id) != kNone; }

private:
    struct Slot {
        IdType id;
        std::uint32_t at = kNone;
    };
    /// Where the id stands, or would.
    std::size_t slotOf(IdType id) const {
        const std::size_t mask = m_slots.size() - 1;
        std::size_t i = std::hash<IdType>()(id) & mask;
        while (m_slots[i].at != kNone && m_slots[i].id != id)
            i = (i + 1) & mask;
        return i;
    }
    void grow() {
        std::vector<Slot> before(m_slots.empty() ? 16 : 2 * m_slots.size());
        std::swap(before, m_slots);
        for (const Slot &slot : before)
            if (slot.at != kNone)
                m_slots[slotOf(slot.id)] = slot;
    }

    std::vector<Slot> m_slots;
    std::size_t m_size = 0;
};

} // namespace sabretache::battle
