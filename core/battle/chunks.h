// A row of values that is cheap to copy: copies share their chunks until one of them changes an
// item. A decision may then look ahead on a copy of the state, whatever the size of the armies.
//
// Chunks hang in groups, so that neither a copy nor its first change touches every chunk of a large
// army.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

namespace sabretache::battle {

template <class T> class Chunks {
public:
    void push(const T &item) {
        if (m_size % kGroup == 0)
            m_groups.push_back(std::make_shared<Group>());
        std::shared_ptr<Chunk> &chunk = (*own(m_groups.back()))[m_size % kGroup / kChunk];
        if (m_size % kChunk == 0)
            chunk = std::make_shared<Chunk>();
        (*own(chunk))[m_size % kChunk] = item;
        ++m_size;
    }
    std::size_t size() const { return m_size; }
    const T &operator[](std::size_t i) const {
        return (*(*m_groups[i / kGroup])[i % kGroup / kChunk])[i % kChunk];
    }
    /// An item to be changed; its chunk is copied first when another state still shares it.
    T &change(std::size_t i) {
        Group &group = *own(m_groups[i / kGroup]);
        return (*own(group[i % kGroup / kChunk]))[i % kChunk];
    }

private:
    static constexpr std::size_t kChunk = 64;
    static constexpr std::size_t kChunks = 8;
    static constexpr std::size_t kGroup = kChunk * kChunks;
    using Chunk = std::array<T, kChunk>;
    using Group = std::array<std::shared_ptr<Chunk>, kChunks>;

    /// Makes it one's own alone, by a copy where another state shares it.
    template <class Part> static Part *own(std::shared_ptr<Part> &part) {
        if (part.use_count() != 1)
            part = std::make_shared<Part>(*part);
        return part.get();
    }

    std::vector<std::shared_ptr<Group>> m_groups;
    std::size_t m_size = 0;
};

} // namespace sabretache::battle
