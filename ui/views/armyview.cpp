#include "ui/views/armyview.h"

#include "ui/delegates/armydelegate.h"
#include "ui/models/armytreemodel.h"
#include "ui/views/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace sabretache::ui {

ArmyView::ArmyView(ArmyTreeModel &model, QWidget *parent) : QTreeView(parent), m_model(model) {
    setModel(&model);
    setFrameShape(QFrame::NoFrame);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(false);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                    QAbstractItemView::AnyKeyPressed);
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setDropIndicatorShown(true);
    setAutoExpandDelay(600);
    setTabKeyNavigation(true);
    setExpandsOnDoubleClick(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setIndentation(2 * kRhythm);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setAccessibleName(tr("Order of battle"));
    header()->setSectionsMovable(true);
    header()->setFirstSectionMovable(false);
    header()->setStretchLastSection(false);
    header()->setSectionsClickable(true);
    header()->setHighlightSections(false);
    header()->setContextMenuPolicy(Qt::CustomContextMenu);
    header()->setMinimumSectionSize(3 * kRhythm);
}

void ArmyView::fitColumns() {
    const QFontMetrics metrics(font());
    const int em = metrics.averageCharWidth();
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics boldMetrics(bold);
    for (int c = 0; c < m_model.columnCount(); ++c) {
        const ArmyCells::Column &column = m_model.cell(c);
        const int head = metrics.horizontalAdvance(column.title) + 3 * kRhythm;
        int width = head;
        switch (column.kind) {
        case CellKind::Name: {
            // As wide as the names need, within reason.
            int widest = em * 24;
            // (The view has no rows to ask before it is laid out: the model is asked.)
            std::vector<std::pair<QModelIndex, int>> rows;
            if (m_model.rowCount() > 0)
                rows.emplace_back(m_model.index(0, 0), 1);
            for (std::size_t at = 0; at < rows.size() && rows.size() < 400; ++at)
                for (int i = 0; i < m_model.rowCount(rows[at].first); ++i)
                    rows.emplace_back(m_model.index(i, 0, rows[at].first), rows[at].second + 1);
            for (const auto &[row, depth] : rows) {
                widest = std::max(widest, boldMetrics.horizontalAdvance(row.data().toString()) +
                                              depth * indentation() + metrics.height() * 5 / 4 +
                                              2 * kRhythm);
            }
            width = std::min(widest, em * 46);
            break;
        }
        case CellKind::Commander:
            width = em * 21;
            break;
        case CellKind::Steps:
            width = ArmyDelegate::stepsWidth(metrics);
            break;
        case CellKind::Men:
        case CellKind::FullMen:
            width = std::max(head, boldMetrics.horizontalAdvance(QStringLiteral("000,000")) + 14);
            break;
        case CellKind::Badge:
            width = metrics.height() + 2 * kRhythm;
            break;
        case CellKind::Field:
            width = std::max(head, column.right ? em * 7 : em * 17);
            break;
        case CellKind::Guns:
        case CellKind::Points:
        case CellKind::Arm:
        case CellKind::Nation:
        case CellKind::Elements:
            break;
        }
        setColumnWidth(c, width);
    }
}

QModelIndexList ArmyView::chosenRows() const {
    QModelIndexList rows = selectionModel()->selectedRows(0);
    if (rows.isEmpty() && currentIndex().isValid())
        rows << currentIndex().siblingAtColumn(0);
    const auto below = [&rows](const QModelIndex &row) {
        for (QModelIndex p = row.parent(); p.isValid(); p = p.parent())
            if (rows.contains(p))
                return true;
        return false;
    };
    QModelIndexList out;
    for (const QModelIndex &row : std::as_const(rows))
        if (!below(row))
            out << row;
    std::sort(out.begin(), out.end(), [](const QModelIndex &a, const QModelIndex &b) {
        // Roster order: compare the ways down from the top.
        const auto way = [](QModelIndex i) {
            std::vector<int> rowsDown;
            for (; i.isValid(); i = i.parent())
                rowsDown.insert(rowsDown.begin(), i.row());
            return rowsDown;
        };
        return way(a) < way(b);
    });
    return out;
}

std::vector<int> ArmyView::visibleColumns() const {
    std::vector<int> out;
    for (int v = 0; v < header()->count(); ++v) {
        const int logical = header()->logicalIndex(v);
        if (!header()->isSectionHidden(logical) && m_model.cell(logical).kind != CellKind::Badge)
            out.push_back(logical);
    }
    return out;
}

QModelIndexList ArmyView::rowsFrom(const QModelIndex &index) const {
    QModelIndexList out;
    for (QModelIndex i = index.siblingAtColumn(0); i.isValid(); i = indexBelow(i))
        out << i.siblingAtColumn(0);
    return out;
}

QModelIndex ArmyView::besides(const QModelIndex &index, int step) const {
    const std::vector<int> columns = visibleColumns();
    const auto at = std::find(columns.begin(), columns.end(), index.column());
    const std::ptrdiff_t place = (at == columns.end() ? 0 : at - columns.begin()) + step;
    if (place < 0 || place >= static_cast<std::ptrdiff_t>(columns.size()))
        return {};
    return index.siblingAtColumn(columns[static_cast<std::size_t>(place)]);
}

void ArmyView::dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight,
                           const QList<int> &roles) {
    if (topLeft.row() != bottomRight.row() || topLeft.parent() != bottomRight.parent()) {
        QTreeView::dataChanged(topLeft, bottomRight, roles);
        return;
    }
    const QRect row = visualRect(topLeft);
    if (!row.isValid() || row.bottom() < 0 || row.top() >= viewport()->height()) {
        QTreeView::dataChanged(topLeft, topLeft, roles);
        return;
    }
    // QTreeView paints everything when told of more than one cell.
    for (int column = topLeft.column(); column <= bottomRight.column(); ++column) {
        const QModelIndex cell = topLeft.siblingAtColumn(column);
        if (!isColumnHidden(column))
            QTreeView::dataChanged(cell, cell, roles);
    }
    viewport()->update(0, row.y(), viewport()->width(), row.height());
}

QModelIndex ArmyView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) {
    const QModelIndex at = currentIndex();
    if (!at.isValid())
        return QTreeView::moveCursor(action, modifiers);
    const auto editable = [](const QModelIndex &i) {
        return i.flags().testFlag(Qt::ItemIsEditable);
    };
    switch (action) {
    case MoveNext:
    case MovePrevious: {
        // Tab goes from one cell that can be filled to the next, on to the next row.
        const int step = action == MoveNext ? 1 : -1;
        QModelIndex i = at;
        for (int tries = 0; tries < 400; ++tries) {
            QModelIndex next = besides(i, step);
            if (!next.isValid()) {
                const QModelIndex row = step > 0 ? indexBelow(i) : indexAbove(i);
                if (!row.isValid())
                    return at;
                const std::vector<int> columns = visibleColumns();
                next = row.siblingAtColumn(step > 0 ? columns.front() : columns.back());
            }
            if (editable(next))
                return next;
            i = next;
        }
        return at;
    }
    case MoveRight: {
        if (at.column() == 0 && m_model.rowCount(at) > 0 && !isExpanded(at))
            return QTreeView::moveCursor(action, modifiers);
        const QModelIndex next = besides(at, 1);
        return next.isValid() ? next : at;
    }
    case MoveLeft: {
        if (at.column() == 0)
            return QTreeView::moveCursor(action, modifiers);
        const QModelIndex next = besides(at, -1);
        return next.isValid() ? next : at;
    }
    default: {
        // Up, down, pages keep the column.
        const QModelIndex next = QTreeView::moveCursor(action, modifiers);
        return next.isValid() ? next.siblingAtColumn(at.column()) : next;
    }
    }
}

void ArmyView::drawRow(QPainter *painter, const QStyleOptionViewItem &option,
                       const QModelIndex &index) const {
    const Colours &colours = coloursFor(palette());
    const bool selected = selectionModel()->isSelected(index.siblingAtColumn(0));
    QColor ground = colours.base;
    if (selected)
        ground = palette().color(hasFocus() || isEditing() ? QPalette::Active : QPalette::Inactive,
                                 QPalette::Highlight);
    else if (!index.parent().isValid())
        ground = palette().color(QPalette::Midlight);
    else if (index.data(ArmyTreeModel::GroupRole).toBool())
        ground = colours.group;
    painter->fillRect(option.rect, ground);
    painter->setPen(colours.line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    QTreeView::drawRow(painter, option, index);
}

void ArmyView::drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const {
    if (m_model.rowCount(index.siblingAtColumn(0)) == 0)
        return;
    // An arrow of our own: the style's is lost on a selected row in the dark palette.
    const qreal size = std::min<qreal>(fontMetrics().height() * 0.28, 6);
    const QPointF centre(rect.right() - indentation() / 2.0, rect.center().y() + 0.5);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(
        QPen(coloursFor(palette()).text, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (isExpanded(index))
        painter->drawPolyline(
            QPolygonF({centre + QPointF(-size, -size / 2), centre + QPointF(0, size / 2),
                       centre + QPointF(size, -size / 2)}));
    else
        painter->drawPolyline(
            QPolygonF({centre + QPointF(-size / 2, -size), centre + QPointF(size / 2, 0),
                       centre + QPointF(-size / 2, size)}));
    painter->restore();
}

void ArmyView::keyPressEvent(QKeyEvent *event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() == Qt::NoModifier && !isEditing() &&
        currentIndex().flags().testFlag(Qt::ItemIsEditable)) {
        edit(currentIndex());
        return;
    }
    // Space opens and closes a group, as an arrow does.
    if (event->key() == Qt::Key_Space && !isEditing() && currentIndex().isValid() &&
        m_model.rowCount(currentIndex().siblingAtColumn(0)) > 0) {
        const QModelIndex head = currentIndex().siblingAtColumn(0);
        setExpanded(head, !isExpanded(head));
        return;
    }
    QTreeView::keyPressEvent(event);
}

void ArmyView::mouseReleaseEvent(QMouseEvent *event) {
    QTreeView::mouseReleaseEvent(event);
    const QModelIndex at = indexAt(event->pos());
    if (!at.isValid() || event->button() != Qt::LeftButton)
        return;
    if (at.data(ArmyTreeModel::VacantRole).toBool()) {
        QStyleOptionViewItem option;
        initViewItemOption(&option);
        option.rect = visualRect(at);
        if (static_cast<const ArmyDelegate *>(itemDelegate())
                ->fillRect(option)
                .contains(event->pos()))
            Q_EMIT fillWanted(at);
    } else if (m_model.cell(at.column()).kind == CellKind::Badge) {
        Q_EMIT badgeClicked(at);
    }
}

void ArmyView::changeEvent(QEvent *event) {
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange && header())
        fitColumns();
}

} // namespace sabretache::ui
