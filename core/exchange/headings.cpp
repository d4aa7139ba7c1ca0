#include "exchange/headings.h"

#include "exchange/text.h"
#include "exchange/vocabulary.h"

namespace sabretache::exchange {

Place HeadingStack::open(std::string_view text, Place base, std::size_t line) {
    const Named named = headingOf(text);
    const std::string_view level = levelOfName(named.name);
    const int rank = rankOfLevel(level);
    if (rank < 100) {
        while (!m_open.empty() && m_open.back().rank >= rank)
            m_open.pop_back();
    } else if (!m_open.empty() && (m_open.back().used || m_open.back().rank == 100)) {
        // A heading of no known level ends the one before it if that had units; else it stands in
        // it, unless that was of no known level either.
        const bool beside = m_open.back().used;
        if (beside)
            m_open.pop_back();
    }
    constexpr std::size_t kMostOpen = 6;
    while (m_open.size() >= kMostOpen)
        m_open.pop_back();
    const Place parent = m_open.empty() ? base : m_open.back().place;
    const std::size_t index = m_tree.column(parent, named.name, level, line);
    m_tree.command(ReadPost::Of::Column, index, named.commander, named.rank, line);
    m_open.push_back({{Place::In::Column, index}, rank, false});
    return m_open.back().place;
}

std::size_t indentOf(std::string_view text) {
    std::size_t depth = 0;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = nextCharacter(text, at);
        if (c == U'\t')
            depth = (depth / 4 + 1) * 4;
        else if (isBlankCharacter(c))
            ++depth;
        else
            break;
    }
    return depth;
}

} // namespace sabretache::exchange
