// Which rows of the army's tree are shown, in which order, and finding one.
#include "ui/models/armytreenode.h"

#include <QCollator>

#include <algorithm>
#include <functional>

namespace sabretache::ui {

std::string ArmyTreeModel::wordsOf(const Node *node) const {
    const oob::OrderOfBattle &book = m_editor.book();
    QString text = commanderOf(node->ref);
    const auto add = [&text](const QString &more) {
        text += u' ';
        text += more;
    };
    if (const auto *id = std::get_if<UnitId>(&node->ref)) {
        const oob::Unit &unit = book.units.at(*id);
        text.reserve(128);
        add(text16(unit.name));
        add(text16(unit.nation));
        add(m_editor.texts().arm(unit.arm));
        for (const ArmyCells::Column &column : m_cells->columns())
            if (column.kind == CellKind::Field)
                add(m_cells->text(book, unit, column, {}));
    } else if (const auto *columnId = std::get_if<ColumnId>(&node->ref)) {
        add(text16(book.columns.at(*columnId).name));
    }
    return text.toCaseFolded().toStdString() + ' ';
}

bool ArmyTreeModel::matches(const Node *node) const {
    if (m_filterWords.empty())
        return true;
    if (std::holds_alternative<ArmyId>(node->ref))
        return false; // the army itself stands above whatever matches
    if (node->words.empty())
        node->words = wordsOf(node);
    return std::all_of(m_filterWords.begin(), m_filterWords.end(), [node](const std::string &word) {
        return node->words.find(word) != std::string::npos;
    });
}

bool ArmyTreeModel::applyFilter(Node *node, bool above) {
    const bool own = above || matches(node);
    node->shown.clear();
    for (const NodePtr &child : node->all) {
        child->row = -1;
        if (applyFilter(child.get(), own)) {
            child->row = static_cast<int>(node->shown.size());
            node->shown.push_back(child.get());
        }
    }
    return own || !node->shown.empty();
}

void ArmyTreeModel::gatherWords() {
    m_words = {};
    std::vector<Node *> waiting;
    if (m_root) // the army itself stands above whatever matches
        for (auto child = m_root->all.rbegin(); child != m_root->all.rend(); ++child)
            waiting.push_back(child->get());
    while (!waiting.empty()) {
        Node *node = waiting.back();
        waiting.pop_back();
        // Put together at the first key of a filter, then only searched, until the row changes.
        if (node->words.empty())
            node->words = wordsOf(node);
        m_words.text += node->words;
        m_words.text += '\n';
        m_words.ends.emplace_back(m_words.text.size(), node);
        for (auto child = node->all.rbegin(); child != node->all.rend(); ++child)
            waiting.push_back(child->get());
    }
}

void ArmyTreeModel::hide(Node *node) {
    for (Node *child : node->shown) {
        child->row = -1;
        hide(child);
    }
    node->shown.clear();
}

/// Does what applyFilter does to the whole tree, and touches only rows that are or were shown.
void ArmyTreeModel::showHits() {
    if (m_words.ends.empty())
        gatherWords();
    hide(m_root.get());
    const std::string_view text = m_words.text;
    const std::string &first = m_filterWords.front();
    auto row = m_words.ends.begin();
    for (std::size_t at = text.find(first); at != std::string_view::npos;) {
        while (row->first <= at)
            ++row;
        Node *node = row->second;
        // Those below a group that matches are there already.
        if (node->row < 0 && matches(node)) {
            if (node->isGroup())
                applyFilter(node, true);
            for (Node *n = node; n->parent && n->row < 0; n = n->parent) {
                n->row = static_cast<int>(n->parent->shown.size());
                n->parent->shown.push_back(n);
            }
        }
        at = text.find(first, row->first);
    }
}

void ArmyTreeModel::setFilter(const QString &filter) {
    const QString tidy = filter.simplified();
    if (tidy == m_filter)
        return;
    beginResetModel();
    m_filter = tidy;
    m_filterWords.clear();
    for (const QString &word : tidy.toCaseFolded().split(u' ', Qt::SkipEmptyParts))
        m_filterWords.push_back(word.toStdString());
    if (m_root) {
        m_root->row = 0;
        if (m_filterWords.empty())
            applyFilter(m_root.get(), false);
        else
            showHits();
        if (m_sortColumn >= 0)
            sortShown(m_root.get());
    }
    endResetModel();
}

int ArmyTreeModel::shownUnits() const {
    std::function<int(const Node *)> count = [&count](const Node *node) {
        int n = node->isGroup() ? 0 : 1;
        for (const Node *child : node->shown)
            n += count(child);
        return n;
    };
    return m_root ? count(m_root.get()) : 0;
}

QModelIndex ArmyTreeModel::findNext(const QString &text, const QModelIndex &from,
                                    bool backwards) const {
    std::vector<const Node *> order;
    std::function<void(const Node *)> walk = [&](const Node *node) {
        order.push_back(node);
        for (const Node *child : node->shown)
            walk(child);
    };
    if (!m_root || text.simplified().isEmpty())
        return {};
    walk(m_root.get());
    const QStringList words = text.simplified().split(u' ');
    const auto start =
        std::find(order.begin(), order.end(), from.isValid() ? nodeAt(from) : nullptr);
    const auto size = static_cast<std::ptrdiff_t>(order.size());
    const std::ptrdiff_t at = start == order.end() ? -1 : start - order.begin();
    for (std::ptrdiff_t step = 1; step <= size; ++step) {
        const std::ptrdiff_t i = ((at + (backwards ? -step : step)) % size + size) % size;
        const Node *node = order[static_cast<std::size_t>(i)];
        const QModelIndex index = indexOf(node);
        const QString line =
            data(index, Qt::DisplayRole).toString() + u' ' + commanderOf(node->ref);
        if (std::all_of(words.begin(), words.end(), [&line](const QString &word) {
                return line.contains(word, Qt::CaseInsensitive);
            }))
            return index;
    }
    return {};
}

void ArmyTreeModel::sortShown(Node *node) {
    if (m_sortColumn < 0) {
        node->shown.clear();
        for (const NodePtr &child : node->all)
            if (child->row >= 0)
                node->shown.push_back(child.get());
    } else {
        struct Keyed {
            Node *node;
            qlonglong number;
            QString text;
        };
        std::vector<Keyed> keyed;
        keyed.reserve(node->shown.size());
        bool numbers = true;
        for (Node *child : node->shown) {
            const QVariant key = data(createIndex(child->row, m_sortColumn, child), SortRole);
            numbers = numbers && key.typeId() != QMetaType::QString;
            keyed.push_back(
                {child, numbers ? key.toLongLong() : 0, numbers ? QString() : key.toString()});
        }
        QCollator collator(m_editor.texts().locale());
        collator.setCaseSensitivity(Qt::CaseInsensitive);
        collator.setNumericMode(true);
        const bool down = m_sortOrder == Qt::DescendingOrder;
        std::stable_sort(keyed.begin(), keyed.end(), [&](const Keyed &a, const Keyed &b) {
            const Keyed &first = down ? b : a;
            const Keyed &second = down ? a : b;
            return numbers ? first.number < second.number
                           : collator.compare(first.text, second.text) < 0;
        });
        for (std::size_t i = 0; i < keyed.size(); ++i)
            node->shown[i] = keyed[i].node;
    }
    renumber(node);
    for (Node *child : node->shown)
        if (child->isGroup())
            sortShown(child);
}

void ArmyTreeModel::sort(int column, Qt::SortOrder order) {
    m_sortColumn = column;
    m_sortOrder = order;
    if (!m_root)
        return;
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<std::pair<const Node *, int>> nodes;
    for (const QModelIndex &index : before)
        nodes.emplace_back(nodeAt(index), index.column());
    sortShown(m_root.get());
    QModelIndexList after;
    for (const auto &[node, at] : nodes)
        after << indexOf(node, at);
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

} // namespace sabretache::ui
