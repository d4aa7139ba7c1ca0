#include "ui/views/battle/statepanel.h"

#include "ui/views/battle/battlelook.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QShortcut>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace sabretache::ui {

void UnitsDelegate::paint(QPainter *p, const QStyleOptionViewItem &option,
                          const QModelIndex &i) const {
    QStyleOptionViewItem o = option;
    if (i.column() != UnitsModel::Name && i.column() != UnitsModel::Condition) {
        QStyledItemDelegate::paint(p, o, i);
        return;
    }
    const BattleLook look = BattleLook::of(option.palette);
    const int line = option.fontMetrics.height();
    const int room = i.column() == UnitsModel::Name ? line * 3 / 2 + 8 : line;
    const QRect mark(option.rect.left() + 4, option.rect.center().y() - line / 2 + 1, room - 4,
                     line - 1);
    if (option.state.testFlag(QStyle::State_Selected))
        p->fillRect(QRect(option.rect.left(), option.rect.top(), room + 2, option.rect.height()),
                    option.palette.highlight());
    if (i.column() == UnitsModel::Name)
        drawUnitSign(*p, mark, i.data(UnitsModel::ArmRole).toInt(),
                     i.data(UnitsModel::SideRole).toInt(), look);
    else
        drawCondition(*p, mark.adjusted(0, line / 5, 0, -line / 5),
                      i.data(UnitsModel::ConditionRole).toString(), look);
    o.rect.adjust(room + 2, 0, 0, 0);
    QStyledItemDelegate::paint(p, o, i);
}

StatePanel::StatePanel(BattleDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_model(new UnitsModel(desk, this)),
      m_proxy(new UnitsFilter(this)), m_view(new QTableView(this)), m_find(new QLineEdit(this)) {
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(16, 8, 16, 8);
    m_find->setPlaceholderText(tr("Show only units, columns or conditions that hold these words"));
    m_find->setAccessibleName(tr("Filter the units"));
    m_find->setClearButtonEnabled(true);
    box->addWidget(m_find);
    m_proxy->setSourceModel(m_model);
    m_proxy->setFilterKeyColumn(-1);
    m_proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_proxy->setSortRole(UnitsModel::SortRole);
    connect(m_find, &QLineEdit::textChanged, m_proxy, &QSortFilterProxyModel::setFilterFixedString);
    m_view->setModel(m_proxy);
    m_view->setItemDelegate(new UnitsDelegate(m_view));
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(-1, Qt::AscendingOrder);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setAccessibleName(tr("State of all units"));
    m_view->setShowGrid(false);
    m_view->setAlternatingRowColors(true);
    m_view->setWordWrap(false);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setTabKeyNavigation(false);
    const int c = fontMetrics().averageCharWidth();
    const int widths[UnitsModel::ColumnCount] = {30, 8, 8, 8, 12, 10, 16, 20, 24, 20, 14};
    for (int i = 0; i < UnitsModel::ColumnCount; ++i)
        m_view->setColumnWidth(
            i, std::max(widths[i] * c, m_view->horizontalHeader()->sectionSizeHint(i) + c));
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_view, &QWidget::customContextMenuRequested, this, &StatePanel::openMenu);
    box->addWidget(m_view, 1);
    auto *keys = new QShortcut(QKeySequence::Copy, m_view);
    keys->setContext(Qt::WidgetShortcut);
    connect(keys, &QShortcut::activated, this, &StatePanel::copy);
}

void StatePanel::openMenu(const QPoint &at) {
    const QModelIndex index = m_proxy->mapToSource(m_view->indexAt(at));
    QMenu menu(this);
    QAction *copyRows = menu.addAction(tr("Copy"));
    QAction *reveal = nullptr;
    const auto row = static_cast<std::size_t>(std::max(0, index.row()));
    // Only who sees all can show a unit to the other side.
    if (index.isValid() && !m_desk.sideView().viewer()) {
        const battle::SetupUnit &unit = m_desk.setup().units[row];
        reveal = menu.addAction(tr("Strength and class are known to %1")
                                    .arg(m_desk.words().sideName(battle::other(unit.side))));
        reveal->setCheckable(true);
        reveal->setChecked(m_desk.sideView().isRevealed(unit.id));
    }
    const QAction *chosen = menu.exec(m_view->viewport()->mapToGlobal(at));
    if (chosen && chosen == copyRows)
        copy();
    else if (chosen && chosen == reveal)
        m_desk.reveal(m_desk.setup().units[row].id, reveal->isChecked());
}

void StatePanel::copy() {
    QStringList lines;
    QStringList head;
    for (int c = 0; c < UnitsModel::ColumnCount; ++c)
        head << m_proxy->headerData(c, Qt::Horizontal).toString();
    lines << head.join(u'\t');
    for (const QModelIndex &row : m_view->selectionModel()->selectedRows()) {
        QStringList cells;
        for (int c = 0; c < UnitsModel::ColumnCount; ++c)
            cells << row.siblingAtColumn(c).data().toString();
        lines << cells.join(u'\t');
    }
    QApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace sabretache::ui
