#include "ui/views/armypage.h"

#include "rules/mends.h"
#include "ui/delegates/armydelegate.h"
#include "ui/models/armytotals.h"
#include "ui/views/armyview.h"
#include "ui/views/icons.h"
#include "ui/views/inspectorpanel.h"
#include "ui/views/theme.h"
#include "ui/views/wordslabel.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSettings>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

namespace sabretache::ui {
namespace {

constexpr int kExpandAllUpTo = 600; ///< rows; a larger army opens with its columns only

} // namespace

ArmyPage::ArmyPage(const PageContext &context, ProblemsModel *problems, ArmyId army,
                   QWidget *parent)
    : Page(parent), m_context(context),
      m_model(new ArmyTreeModel(context.editor, problems, army, this)),
      m_view(new ArmyView(*m_model, this)), m_filter(new QLineEdit(this)),
      m_empty(new QWidget(this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    buildActions();
    auto *bar = new QToolBar(tr("Army"), this);
    buildToolBar(bar);
    layout->addWidget(bar);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_empty, 1);
    showEmpty();

    auto *delegate = new ArmyDelegate(*m_model, m_view);
    m_view->setItemDelegate(delegate);
    connect(delegate, &ArmyDelegate::editMany, this,
            [this](const QModelIndex &index, const QString &value) {
                const QModelIndexList rows = m_view->selectionModel()->selectedRows(0);
                if (rows.size() > 1 && rows.contains(index.siblingAtColumn(0)))
                    m_model->setMany(rows, index.column(), value);
                else
                    m_model->setData(index, value, Qt::EditRole);
            });
    connect(m_view, &ArmyView::fillWanted, m_view,
            [this](const QModelIndex &index) { m_view->edit(index); });
    connect(m_view, &ArmyView::badgeClicked, this, [this](const QModelIndex &index) {
        const QString words = index.data(Qt::ToolTipRole).toString();
        if (!words.isEmpty())
            Q_EMIT message(words.section(u'\n', 0, 0));
    });
    connect(m_view, &QWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        QMenu menu(this);
        menu.addActions({m_addColumn, m_build, m_addBrigade, m_addHorse, m_addBattery});
        menu.addSeparator();
        menu.addActions({m_cut, m_copy, m_paste, m_duplicate, m_remove});
        menu.addSeparator();
        menu.addActions({m_split, m_splitMany, m_merge});
        menu.addSeparator();
        menu.addActions({m_up, m_down, m_out, m_in});
        menu.exec(m_view->viewport()->mapToGlobal(at));
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ArmyPage::showChosen);
    connect(m_view, &QTreeView::collapsed, this, [this](const QModelIndex &index) {
        if (!m_filtering)
            m_collapsed.insert(m_model->row(index));
    });
    connect(m_view, &QTreeView::expanded, this, [this](const QModelIndex &index) {
        if (!m_filtering)
            m_collapsed.erase(m_model->row(index));
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        if (m_view->header()->count() && !m_filtering)
            restoreHeader();
        restoreExpanded();
        showEmpty();
        Q_EMIT titleChanged();
        showChosen(); // nothing: a reset does not tell the selection's end
    });
    // A new group opens by itself, so that what is put into it is seen.
    connect(m_model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &parentIndex, int first, int last) {
                m_view->expand(parentIndex);
                for (int row = first; row <= last; ++row)
                    m_view->expandRecursively(m_model->index(row, 0, parentIndex));
                showEmpty();
            });
    connect(m_model, &ArmyTreeModel::sumsChanged, this, [this] {
        showEmpty();
        Q_EMIT totalsChanged();
    });
    connect(m_model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex &index) {
        if (!index.parent().isValid())
            Q_EMIT titleChanged();
    });
    connect(&m_context.session, &session::BookSession::changed, this,
            [this](const oob::ChangeSet &changes) {
                for (const oob::AnyChange &any : changes)
                    if (std::holds_alternative<oob::RowChange<oob::Nation>>(any))
                        m_view->viewport()->update(); // the colours of its rows
            });
    connect(m_view->header(), &QHeaderView::sectionClicked, this, &ArmyPage::sortBy);
    connect(m_columns, &QMenu::aboutToShow, this, &ArmyPage::fillColumnsMenu);
    connect(m_view->header(), &QWidget::customContextMenuRequested, this,
            [this](const QPoint &at) { m_columns->popup(m_view->header()->mapToGlobal(at)); });
    restoreHeader();
    restoreExpanded();
    if (m_model->rowCount() > 0)
        m_view->setCurrentIndex(m_model->index(0, 0));
    updateActions();
}

ArmyPage::~ArmyPage() {
    saveHeader();
    delete m_inspector;
}

QString ArmyPage::title() const {
    return m_model->rowCount() ? m_model->index(0, 0).data().toString() : QString();
}

QWidget *ArmyPage::firstFocus() {
    return m_view->isVisibleTo(this) ? static_cast<QWidget *>(m_view)
                                     : m_empty->findChild<QPushButton *>();
}

QWidget *ArmyPage::inspector() {
    if (!m_inspector && m_model->rowCount() > 0) {
        m_inspector = new InspectorPanel(m_context, *m_model);
        connect(m_inspector, &InspectorPanel::ruleWanted, this, &Page::ruleWanted);
        m_inspector->setRows({m_model->row(m_view->currentIndex())});
    }
    return m_inspector;
}

QStringList ArmyPage::totals() const {
    if (m_model->rowCount() == 0)
        return {};
    const Texts &texts = m_context.texts;
    RowSums sums = m_model->sums();
    QStringList out;
    // Of several chosen rows the sum, as a spreadsheet shows it.
    const QModelIndexList rows = m_view->chosenRows();
    if (m_view->selectionModel()->selectedRows().size() > 1) {
        sums = {};
        for (const QModelIndex &row : rows)
            sums += m_model->sums(row);
        out << tr("Selected: %1").arg(texts.quantity(sums.units, "units"));
    } else if (!m_model->filter().isEmpty()) {
        out << tr("%1 of %2")
                   .arg(texts.number(m_model->shownUnits()), texts.quantity(sums.units, "units"));
    } else {
        out << texts.quantity(sums.units, "units");
    }
    const int stepsAt = m_model->cells().columnOf(CellKind::Steps);
    const bool castings =
        m_model->cell(stepsAt).title == texts.label(TextKind::Measure, "castings");
    QString steps = texts.quantity(sums.steps, castings ? "castings" : "points");
    if (sums.crew)
        steps += QStringLiteral(", ") + texts.quantity(sums.crew, "crew");
    if (sums.steps || sums.crew)
        out << steps;
    // Points where they count: with a limit, or where their column is shown.
    const int pointsAt = m_model->cells().columnOf(CellKind::Points);
    const std::int64_t limit = pointsLimit(m_context.session.book());
    if (sums.points && pointsAt >= 0 && (limit > 0 || !m_view->isColumnHidden(pointsAt)))
        out << (limit > 0
                    ? tr("%1 of %2").arg(texts.number(sums.points), texts.quantity(limit, "points"))
                    : texts.quantity(sums.points, "points"));
    if (sums.men)
        out << (sums.menUnknown ? tr("%1 and more").arg(texts.quantity(sums.men, "men"))
                                : texts.quantity(sums.men, "men"));
    if (sums.guns) {
        QString guns = texts.quantity(sums.guns, "guns");
        if (sums.models)
            guns += QStringLiteral(", ") + texts.quantity(sums.models, "models");
        out << guns;
    }
    return out;
}

void ArmyPage::restoreHeader() {
    m_view->fitColumns();
    // What is shown is kept by the columns' names, so that another rule set's columns don't mix.
    const QSettings settings;
    const QStringList shown = settings.value(QStringLiteral("army/shown")).toStringList();
    const QStringList hidden = settings.value(QStringLiteral("army/hidden")).toStringList();
    for (int c = 0; c < m_model->columnCount(); ++c) {
        const ArmyCells::Column &column = m_model->cell(c);
        const bool show =
            shown.contains(column.key) || (column.shown && !hidden.contains(column.key));
        m_view->setColumnHidden(c, !show);
    }
}

void ArmyPage::saveHeader() const {
    QStringList shown;
    QStringList hidden;
    for (int c = 0; c < m_model->columnCount(); ++c) {
        const ArmyCells::Column &column = m_model->cell(c);
        if (m_view->isColumnHidden(c) && column.shown)
            hidden << column.key;
        else if (!m_view->isColumnHidden(c) && !column.shown)
            shown << column.key;
    }
    QSettings settings;
    settings.setValue(QStringLiteral("army/shown"), shown);
    settings.setValue(QStringLiteral("army/hidden"), hidden);
}

void ArmyPage::sortBy(int column) {
    Qt::SortOrder order = Qt::AscendingOrder;
    QHeaderView *header = m_view->header();
    if (column >= 0 && m_model->sortColumn() == column) {
        if (header->sortIndicatorOrder() == Qt::AscendingOrder)
            order = Qt::DescendingOrder;
        else
            column = -1;
    }
    header->setSortIndicatorShown(column >= 0);
    if (column >= 0)
        header->setSortIndicator(column, order);
    m_model->sort(column, order);
    m_stored->setEnabled(column >= 0);
    if (column < 0)
        Q_EMIT message(tr("Shown in the stored order."));
    updateActions();
}

void ArmyPage::showChosen() {
    if (m_filtering) // told once, when the filter is done
        return;
    updateActions();
    if (m_inspector) {
        std::vector<RowRef> rows;
        const auto chosen = m_view->selectionModel()->selectedRows(0);
        for (const QModelIndex &row : chosen)
            rows.push_back(m_model->row(row));
        m_inspector->setRows(rows);
    }
    Q_EMIT totalsChanged();
}

void ArmyPage::filterChanged(const QString &text) {
    const RowRef current = m_model->row(m_view->currentIndex());
    m_filtering = true;
    m_model->setFilter(text);
    m_filtering = false;
    restoreExpanded();
    if (const QModelIndex at = m_model->indexOf(current); at.isValid())
        m_view->setCurrentIndex(at);
    showChosen(); // a row that the filter hides is not chosen any more
}

void ArmyPage::restoreExpanded() {
    if (m_model->rowCount() == 0)
        return;
    const QScopedValueRollback expanding(m_filtering, true);
    if (!m_model->filter().isEmpty() || m_model->sums().units <= kExpandAllUpTo) {
        m_view->expandAll();
        if (m_model->filter().isEmpty())
            for (const RowRef &ref : m_collapsed)
                m_view->setExpanded(m_model->indexOf(ref), false);
    } else {
        m_view->expand(m_model->index(0, 0));
    }
}

void ArmyPage::showEmpty() {
    const bool none = m_model->rowCount() == 0 || m_model->rowCount(m_model->index(0, 0)) == 0;
    const bool empty = none && m_model->filter().isEmpty();
    if (empty && !m_empty->layout()) {
        auto *layout = new QVBoxLayout(m_empty);
        layout->setAlignment(Qt::AlignCenter);
        layout->setSpacing(kRhythm);
        const bool army = m_model->rowCount() > 0;
        auto *words = new WordsLabel(
            army ? tr("Nothing stands in this army yet. Add a column (%1), then brigades (%2, %3) "
                      "and batteries (%4) under it, or import a list from a spreadsheet.")
                       .arg(m_addColumn->shortcut().toString(QKeySequence::NativeText),
                            m_addBrigade->shortcut().toString(QKeySequence::NativeText),
                            m_addHorse->shortcut().toString(QKeySequence::NativeText),
                            m_addBattery->shortcut().toString(QKeySequence::NativeText))
                 : tr("This book holds no army yet. Add one, or import a list from a book, a web "
                      "page or a spreadsheet."),
            m_empty);
        words->setWordWrap(true);
        words->setAlignment(Qt::AlignCenter);
        words->setMinimumWidth(fontMetrics().averageCharWidth() * 44);
        layout->addWidget(words);
        auto *first = new QPushButton(army ? icon(QStringLiteral("add-column"))
                                           : icon(QStringLiteral("add-army")),
                                      army ? tr("Add a column") : tr("Add an army"), m_empty);
        auto *second =
            new QPushButton(icon(QStringLiteral("import")), tr("Import a list…"), m_empty);
        layout->addWidget(first, 0, Qt::AlignCenter);
        layout->addWidget(second, 0, Qt::AlignCenter);
        first->setEnabled(!m_context.session.readOnly());
        second->setEnabled(!m_context.session.readOnly());
        if (army)
            connect(first, &QPushButton::clicked, this, &ArmyPage::addColumn);
        else
            connect(first, &QPushButton::clicked, this, &Page::armyWanted);
        connect(second, &QPushButton::clicked, this, &Page::importWanted);
    }
    m_empty->setVisible(empty);
    // An army without a column has a name, a side and a commander to be filled in.
    m_view->setVisible(m_model->rowCount() > 0);
}

void ArmyPage::showPlace(const oob::Place &place) {
    RowRef row;
    if (const auto *army = std::get_if<ArmyId>(&place))
        row = *army;
    else if (const auto *column = std::get_if<ColumnId>(&place))
        row = *column;
    else if (const auto *unit = std::get_if<UnitId>(&place))
        row = *unit;
    if (!m_model->indexOf(row).isValid() && !m_model->filter().isEmpty())
        m_filter->clear(); // the filter hides what is looked for
    select(row, std::max(0, m_view->currentIndex().column()));
    m_view->setFocus();
}

void ArmyPage::mendPlace(const oob::Place &place, std::string_view field) {
    RowRef row;
    if (const auto *army = std::get_if<ArmyId>(&place))
        row = *army;
    else if (const auto *column = std::get_if<ColumnId>(&place))
        row = *column;
    else if (const auto *unit = std::get_if<UnitId>(&place))
        row = *unit;
    const CellKind kind = field == rules::kMendName   ? CellKind::Name
                          : field == rules::kMendMen  ? CellKind::Men
                          : field == rules::kMendGuns ? CellKind::Guns
                                                      : CellKind::Commander;
    const int column = m_model->cells().columnOf(kind);
    if (m_view->isColumnHidden(column)) // what is to be filled in has to be seen
        m_view->setColumnHidden(column, false);
    select(row, column, true);
}

} // namespace sabretache::ui
