// A row of the army's tree as the model keeps it, for the model's own sources.
#pragma once

#include "ui/models/armytreemodel.h"

#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace sabretache::ui {

inline QString text16(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

inline Uuid uuidOf(const RowRef &row) {
    return std::visit(
        [](const auto &id) {
            if constexpr (std::is_same_v<std::decay_t<decltype(id)>, std::monostate>)
                return Uuid();
            else
                return id.uuid;
        },
        row);
}

inline oob::Place placeOf(const RowRef &row) {
    return std::visit([](const auto &id) { return oob::Place(id); }, row);
}

struct ArmyTreeModel::Node {
    RowRef ref;
    Node *parent = nullptr;
    std::vector<NodePtr> all;  ///< in stored order
    std::vector<Node *> shown; ///< those that the filter lets through, as they are seen
    int row = -1;              ///< place in the parent's shown; -1: hidden
    RowSums sums;
    /// What the filter looks in, case-folded UTF-8; empty: not asked for yet.
    mutable std::string words;

    bool isGroup() const { return !std::holds_alternative<UnitId>(ref); }
    /// @return whether the view can see it: it and everything above it are shown.
    bool live() const {
        for (const Node *n = this; n; n = n->parent)
            if (n->row < 0)
                return false;
        return true;
    }
};

} // namespace sabretache::ui
