// Headings without columns or indentation of their own: how deep one stands shows from its word
// (corps, division, brigade), or from whether the one before has had units yet.
#pragma once

#include "exchange/treebuilder.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace sabretache::exchange {

class HeadingStack {
public:
    explicit HeadingStack(TreeBuilder &tree) : m_tree(tree) {}

    /// Opens a formation. @param base what the outermost heading stands under
    Place open(std::string_view text, Place base, std::size_t line);
    /// A unit was put under the innermost heading.
    void used() {
        if (!m_open.empty())
            m_open.back().used = true;
    }
    std::optional<Place> place() const {
        return m_open.empty() ? std::nullopt : std::optional(m_open.back().place);
    }
    void clear() { m_open.clear(); }

private:
    struct Open {
        Place place;
        int rank = 100;
        bool used = false;
    };
    TreeBuilder &m_tree;
    std::vector<Open> m_open;
};

/// @return how far the text is set in: blanks count one, a tab goes to the next multiple of four.
std::size_t indentOf(std::string_view text);

} // namespace sabretache::exchange
