// A row of values that is cheap to copy: copies share their chunks until one of them changes an
// item. A decision may then look ahead on a copy of the state, whatever the size of the armies.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

namespace sabretache::battle::corporaljohn {

template <class T> class Chunks {
public:
    void push(const T &item) {
        if (m_size % kChunk == 0)
            m_chunks.push_back(std::make_shared<Chunk>());
        (*m_chunks.back())[m_size % kChunk] = item;
        ++m_size;
    }
    std::size_t size() const { return m_size; }
    const T &operator[](std::size_t i) const { return (*m_chunks[i / kChunk])[i % kChunk]; }
    /// An item to be changed; its chunk is copied first when another state still shares it.
    T &change(std::size_t i) {
        std::shared_ptr<Chunk> &chunk = m_chunks[i / kChunk];
        if (chunk.use_count() != 1)
            chunk = std::make_shared<Chunk>(*chunk);
        return (*chunk)[i % kChunk];
    }

private:
    static constexpr std::size_t kChunk = 64;
    using Chunk = std::array<T, kChunk>;
    std::vector<std::shared_ptr<Chunk>> m_chunks;
    std::size_t m_size = 0;
};

} // namespace sabretache::battle::corporaljohn
