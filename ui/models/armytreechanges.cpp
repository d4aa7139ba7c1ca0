// How the army's tree follows the book: what changed is taken in row by row, so that an edit costs
// the same in an army of any size.
#include "ui/models/armytreenode.h"

#include "oob/queries.h"

#include <algorithm>
#include <functional>
#include <set>
#include <unordered_set>

namespace sabretache::ui {
namespace {

/// @return whether a row came, went, or stands elsewhere.
template <class T> bool isStructural(const oob::RowChange<T> &change) {
    if (!change.before || !change.after)
        return true;
    if (change.before->parent != change.after->parent ||
        change.before->ordinal != change.after->ordinal)
        return true;
    if constexpr (std::is_same_v<T, oob::Unit>)
        return change.before->retired != change.after->retired;
    return false;
}

} // namespace

void ArmyTreeModel::touch(Node *node) {
    node->words.clear();
    m_words = {};
    if (node->live())
        Q_EMIT dataChanged(indexOf(node, 0), indexOf(node, columnCount() - 1));
}

void ArmyTreeModel::addSums(Node *node, const RowSums &before, const RowSums &after) {
    for (Node *n = node; n; n = n->parent) {
        n->sums -= before;
        n->sums += after;
    }
}

void ArmyTreeModel::takeIn(const oob::ChangeSet &changes) {
    bool structural = false;
    bool people = false;
    bool everything = false;
    std::set<RowRef> touched;
    const RowSums before = sums();
    for (const oob::AnyChange &any : changes) {
        if (const auto *unit = std::get_if<oob::RowChange<oob::Unit>>(&any)) {
            structural = structural || isStructural(*unit);
            if (Node *node = unit->after ? find(unit->after->id) : nullptr) {
                const RowSums was = node->sums;
                addSums(node, was, m_cells->sums(*unit->after));
                for (Node *n = node; n; n = n->parent)
                    touched.insert(n->ref);
            }
        } else if (const auto *column = std::get_if<oob::RowChange<oob::Column>>(&any)) {
            structural = structural || isStructural(*column);
            if (Node *node = column->after ? find(column->after->id) : nullptr)
                touched.insert(node->ref);
        } else if (const auto *army = std::get_if<oob::RowChange<oob::Army>>(&any)) {
            // Its coming and going, and the side that colours every sign.
            if ((army->before ? army->before->id : army->after->id) == m_army)
                everything = everything || !army->before || !army->after ||
                             army->before->side != army->after->side;
            if (m_root)
                touched.insert(m_root->ref);
        } else if (std::holds_alternative<oob::RowChange<oob::Post>>(any) ||
                   std::holds_alternative<oob::RowChange<oob::Person>>(any)) {
            people = true;
        } else if (std::holds_alternative<oob::RowChange<oob::Setting>>(any)) {
            everything = true; // another rule set or house rule: other columns, other strengths
        }
    }
    if (everything || (!m_root && m_editor.book().armies.contains(m_army))) {
        beginResetModel();
        rebuild();
        endResetModel();
        Q_EMIT sumsChanged();
        return;
    }
    if (!m_root)
        return;
    if (people) {
        readCommanders();
        for (const auto &any : changes)
            if (const auto *post = std::get_if<oob::RowChange<oob::Post>>(&any))
                for (const auto *row : {&post->before, &post->after})
                    if (*row)
                        for (const RowRef &ref :
                             {RowRef((*row)->army), RowRef((*row)->column), RowRef((*row)->unit)})
                            if (Node *node = find(ref))
                                touched.insert(node->ref);
        std::unordered_set<PersonId> persons; // an import brings a hundred thousand
        for (const auto &any : changes)
            if (const auto *person = std::get_if<oob::RowChange<oob::Person>>(&any))
                if (person->after)
                    persons.insert(person->after->id);
        for (const auto &[command, holder] : m_commanders)
            if (persons.contains(holder))
                if (Node *node =
                        find(std::visit([](const auto &id) { return RowRef(id); }, command)))
                    touched.insert(node->ref);
    }
    if (structural)
        restructure(changes);
    for (const RowRef &ref : touched)
        if (Node *node = find(ref))
            touch(node);
    if (structural || before != sums())
        Q_EMIT sumsChanged();
}

void ArmyTreeModel::restructure(const oob::ChangeSet &changes) {
    m_words = {};
    const oob::OrderOfBattle &book = m_editor.book();
    const oob::Children children(book);
    // Parents whose children changed, each with its depth: upper ones are set right first, so that
    // no row is ever moved below itself.
    std::map<Uuid, RowRef> parents;
    const auto note = [&parents](const oob::Parent &parent) {
        const RowRef ref = parent.army.isNull() ? RowRef(parent.column) : RowRef(parent.army);
        parents[uuidOf(ref)] = ref;
    };
    for (const oob::AnyChange &any : changes) {
        if (const auto *unit = std::get_if<oob::RowChange<oob::Unit>>(&any)) {
            if (unit->before)
                note(unit->before->parent);
            if (unit->after)
                note(unit->after->parent);
        } else if (const auto *column = std::get_if<oob::RowChange<oob::Column>>(&any)) {
            if (column->before)
                note(column->before->parent);
            if (column->after)
                note(column->after->parent);
        }
    }
    std::vector<std::pair<std::size_t, RowRef>> order;
    for (const auto &[id, ref] : parents) {
        std::size_t depth = 0;
        if (const auto *column = std::get_if<ColumnId>(&ref)) {
            if (!book.columns.contains(*column) || oob::armyOf(book, *column) != m_army)
                continue;
            depth = oob::namePath(book, *column).size();
        } else if (std::get<ArmyId>(ref) != m_army) {
            continue;
        }
        order.emplace_back(depth, ref);
    }
    std::stable_sort(order.begin(), order.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    for (const auto &[depth, ref] : order)
        if (Node *node = find(ref))
            arrange(node, children);
    // What went to another army has no parent here that asked for it.
    for (const oob::AnyChange &any : changes) {
        const auto leave = [&](const RowRef &ref, const oob::NodeId &id) {
            Node *node = find(ref);
            if (!node || !node->parent || oob::armyOf(book, id) == m_army)
                return;
            Node *parent = node->parent;
            const bool seen = node->live();
            if (seen)
                beginRemoveRows(indexOf(parent), node->row, node->row);
            addSums(parent, node->sums, {});
            if (node->row >= 0)
                parent->shown.erase(parent->shown.begin() + node->row);
            forget(node);
            std::erase_if(parent->all, [node](const NodePtr &p) { return p.get() == node; });
            renumber(parent);
            if (seen)
                endRemoveRows();
        };
        if (const auto *unit = std::get_if<oob::RowChange<oob::Unit>>(&any)) {
            if (unit->after)
                leave(unit->after->id, unit->after->id);
        } else if (const auto *column = std::get_if<oob::RowChange<oob::Column>>(&any)) {
            if (column->after)
                leave(column->after->id, column->after->id);
        }
    }
}

void ArmyTreeModel::renumber(Node *parent) const {
    for (std::size_t i = 0; i < parent->shown.size(); ++i)
        parent->shown[i]->row = static_cast<int>(i);
}

void ArmyTreeModel::arrange(Node *parent, const oob::Children &children) {
    const oob::OrderOfBattle &book = m_editor.book();
    const std::vector<oob::NodeId> &wanted = children.of(*parentRefOf(parent->ref));
    std::unordered_map<Uuid, std::size_t> place;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        place[uuidOf(rowRefOf(wanted[i]))] = i;
    const bool seen = parent->live();

    // 1. Rows that are gone from the book (or retired). Those that go to another parent wait for
    // it.
    for (std::size_t i = parent->all.size(); i-- > 0;) {
        Node *node = parent->all[i].get();
        if (place.contains(uuidOf(node->ref)))
            continue;
        const auto *unit = std::get_if<UnitId>(&node->ref);
        const auto *column = std::get_if<ColumnId>(&node->ref);
        const bool there = unit ? book.units.contains(*unit) && !book.units.at(*unit).retired
                                : book.columns.contains(*column);
        if (there)
            continue;
        const bool nodeSeen = seen && node->row >= 0;
        if (nodeSeen)
            beginRemoveRows(indexOf(parent), node->row, node->row);
        addSums(parent, node->sums, {});
        if (node->row >= 0)
            parent->shown.erase(parent->shown.begin() + node->row);
        forget(node);
        parent->all.erase(parent->all.begin() + static_cast<std::ptrdiff_t>(i));
        renumber(parent);
        if (nodeSeen)
            endRemoveRows();
    }

    // 2. Each wanted child to its place; what stands before it is right already.
    std::vector<Node *> later;
    int shownBefore = 0;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const RowRef ref = rowRefOf(wanted[i]);
        Node *node = find(ref);
        const int target = m_sortColumn < 0 ? shownBefore : static_cast<int>(parent->shown.size());
        if (!node) {
            NodePtr made = build(ref, children, parent);
            node = made.get();
            if (seen)
                beginInsertRows(indexOf(parent), target, target);
            parent->all.push_back(std::move(made));
            parent->shown.insert(parent->shown.begin() + target, node);
            renumber(parent);
            addSums(parent, {}, node->sums);
            if (seen)
                endInsertRows();
            if (node->isGroup())
                later.push_back(node);
        } else if (node->parent == parent) {
            if (node->row >= 0 && m_sortColumn < 0 && node->row != target) {
                if (seen)
                    beginMoveRows(indexOf(parent), node->row, node->row, indexOf(parent), target);
                parent->shown.erase(parent->shown.begin() + node->row);
                parent->shown.insert(parent->shown.begin() + target, node);
                renumber(parent);
                if (seen)
                    endMoveRows();
            }
        } else {
            Node *from = node->parent;
            const bool shown = node->row >= 0;
            const bool leaves = shown && from->live();
            const bool comes = shown && seen;
            if (leaves && comes)
                beginMoveRows(indexOf(from), node->row, node->row, indexOf(parent), target);
            else if (leaves)
                beginRemoveRows(indexOf(from), node->row, node->row);
            else if (comes)
                beginInsertRows(indexOf(parent), target, target);
            addSums(from, node->sums, {});
            const auto held = std::find_if(from->all.begin(), from->all.end(),
                                           [node](const NodePtr &p) { return p.get() == node; });
            NodePtr taken = std::move(*held);
            from->all.erase(held);
            if (shown) {
                from->shown.erase(from->shown.begin() + node->row);
                parent->shown.insert(parent->shown.begin() + target, node);
            }
            node->parent = parent;
            parent->all.push_back(std::move(taken));
            renumber(from);
            renumber(parent);
            addSums(parent, {}, node->sums);
            if (leaves && comes)
                endMoveRows();
            else if (leaves)
                endRemoveRows();
            else if (comes)
                endInsertRows();
        }
        if (node->row >= 0)
            ++shownBefore;
    }
    std::stable_sort(parent->all.begin(), parent->all.end(),
                     [&place](const NodePtr &a, const NodePtr &b) {
                         const auto of = [&place](const NodePtr &p) {
                             const auto it = place.find(uuidOf(p->ref));
                             return it == place.end() ? place.size() : it->second;
                         };
                         return of(a) < of(b);
                     });
    for (Node *node : later)
        arrange(node, children);
    if (m_sortColumn >= 0)
        sort(m_sortColumn, m_sortOrder);
}

} // namespace sabretache::ui
