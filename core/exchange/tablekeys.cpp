// Tables whose rows say by ids or paths what they stand under.
#include "exchange/tablereading.h"

namespace sabretache::exchange {

/// Ids and parents, or dotted paths. All rows are read first: a parent may come after its children.
void TableReader::readKeys(std::size_t first) {
    const std::size_t keyColumn =
        columnOf(Meaning::Path) != kNone ? columnOf(Meaning::Path) : columnOf(Meaning::Key);
    const std::size_t parentColumn = columnOf(Meaning::Parent);
    const bool byPath = columnOf(Meaning::Path) != kNone;
    struct Node {
        std::size_t row = 0;
        std::string key;
        std::string parent;
        std::vector<std::size_t> children;
        bool reached = false;
    };
    std::vector<Node> nodes;
    std::map<std::string, std::size_t, std::less<>> byKey;
    for (std::size_t r = first; r < m_grid.rows(); ++r) {
        std::size_t only = kNone;
        const std::size_t filled = filledCells(r, only);
        if (filled == 0)
            continue;
        if (repeatsHead(r)) {
            ignore(r, kIgnoredHeader);
            continue;
        }
        if (filled == 1 && isFootnote(cell(r, only))) {
            ignore(r, kIgnoredFootnote);
            continue;
        }
        if (totalLabel(r) != kNone) {
            ignore(r, kIgnoredSubtotal);
            continue;
        }
        Node node;
        node.row = r;
        node.key = std::string(cell(r, keyColumn));
        if (byPath) {
            while (!node.key.empty() && node.key.back() == '.')
                node.key.pop_back();
            const std::size_t dot = node.key.find_last_of("./");
            node.parent = dot == std::string::npos ? std::string() : node.key.substr(0, dot);
        } else {
            node.parent = std::string(cell(r, parentColumn));
            if (node.parent == "0" || node.parent == "-" || folded(node.parent) == "null")
                node.parent.clear();
        }
        if (node.key.empty() && node.parent.empty()) {
            reject(r, kParentMissing, {""});
            continue;
        }
        if (!node.key.empty() && !byKey.emplace(node.key, nodes.size()).second) {
            reject(r, kDuplicateId, {shownText(node.key)});
            continue;
        }
        nodes.push_back(std::move(node));
    }
    std::vector<std::size_t> roots;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].parent.empty()) {
            roots.push_back(i);
            continue;
        }
        const auto it = byKey.find(nodes[i].parent);
        if (it != byKey.end())
            nodes[it->second].children.push_back(i);
        else if (byPath)
            roots.push_back(i);
        else
            reject(nodes[i].row, kParentMissing, {shownText(nodes[i].parent)});
    }
    // Depth first, without recursion: a file may nest as deep as it likes.
    struct Step {
        std::size_t node;
        Place place;
        std::size_t depth;
    };
    std::vector<Step> todo;
    for (auto it = roots.rbegin(); it != roots.rend(); ++it)
        todo.push_back({*it, {Place::In::Army, armyIndex(nodes[*it].row)}, 0});
    constexpr std::size_t kMostDepth = 6;
    while (!todo.empty()) {
        const Step step = todo.back();
        todo.pop_back();
        Node &node = nodes[step.node];
        node.reached = true;
        const std::size_t r = node.row;
        if (node.children.empty()) {
            unitRow(r, step.place, {});
            continue;
        }
        Place place = step.place;
        if (step.depth < kMostDepth) {
            place = formation(r, cell(r, m_unit), {}, step.place, m_commander);
            if (const StatedSum stated = statedSum(r); stated.any())
                m_sums.expect(place, stated, m_grid.line(r), m_grid.shownRow(r));
        } else {
            m_reading.warnings.push_back(
                {m_grid.line(r), kDepthCut, {std::to_string(kMostDepth)}, m_grid.shownRow(r)});
        }
        for (auto it = node.children.rbegin(); it != node.children.rend(); ++it)
            todo.push_back({*it, place, step.depth + 1});
    }
    for (const Node &node : nodes) {
        const bool orphan = !node.parent.empty() && !byKey.contains(node.parent) && !byPath;
        if (node.reached || orphan)
            continue;
        // Under an orphan, or in a ring.
        std::size_t up = byKey.at(node.parent);
        std::size_t steps = 0;
        while (steps <= 64 && !nodes[up].parent.empty() && byKey.contains(nodes[up].parent)) {
            up = byKey.at(nodes[up].parent);
            ++steps;
        }
        if (steps > 64)
            reject(node.row, kParentCycle, {shownText(node.key)});
        else
            reject(node.row, kParentMissing, {shownText(nodes[up].parent)});
    }
}

} // namespace sabretache::exchange
