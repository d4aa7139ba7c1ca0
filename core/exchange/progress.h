// How far a reading is, told to another thread, which may stop it. Readers ask now and then whether
// to go on; a stopped reading ends in the error import-stopped and has written nothing.
#pragma once

#include <atomic>
#include <cstddef>

namespace sabretache::exchange {

class Progress {
public:
    /// @return 0 to 1000
    int permille() const { return m_permille.load(std::memory_order_relaxed); }
    void stop() { m_stopped.store(true, std::memory_order_relaxed); }
    bool stopped() const { return m_stopped.load(std::memory_order_relaxed); }

    /// The steps that follow are this part of the whole, in permille.
    void part(int from, int to) {
        m_from = from;
        m_to = to;
        m_permille.store(from, std::memory_order_relaxed);
    }
    /// @return false: stop
    bool step(std::size_t done, std::size_t all) {
        if (all > 0 && done <= all)
            m_permille.store(m_from + static_cast<int>(static_cast<double>(m_to - m_from) *
                                                       static_cast<double>(done) /
                                                       static_cast<double>(all)),
                             std::memory_order_relaxed);
        return !stopped();
    }

private:
    std::atomic<int> m_permille = 0;
    std::atomic<bool> m_stopped = false;
    int m_from = 0;
    int m_to = 1000;
};

/// For readers that may have nobody to tell. Asked every 256 rows or so it costs nothing.
inline bool goesOn(Progress *progress, std::size_t done, std::size_t all) {
    return !progress || done % 256 != 0 || progress->step(done, all);
}

} // namespace sabretache::exchange
