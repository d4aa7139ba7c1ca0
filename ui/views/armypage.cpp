#include "ui/views/armypage.h"

#include "oob/kit.h"
#include "rules/mends.h"
#include "ui/delegates/armydelegate.h"
#include "ui/dialogs/columndialog.h"
#include "ui/dialogs/retireddialog.h"
#include "ui/dialogs/splitdialog.h"
#include "ui/dialogs/totalsdialog.h"
#include "ui/models/armyclipboard.h"
#include "ui/models/armytotals.h"
#include "ui/views/armyview.h"
#include "ui/views/icons.h"
#include "ui/views/inspectorpanel.h"
#include "ui/views/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace sabretache::ui {
namespace {

constexpr int kExpandAllUpTo = 600; ///< rows; a larger army opens with its columns only

QAction *make(QObject *parent, const char *picture, const QString &text, const QKeySequence &keys) {
    auto *action = new QAction(text, parent);
    if (*picture)
        action->setIcon(icon(QString::fromLatin1(picture)));
    if (!keys.isEmpty())
        action->setShortcut(keys);
    // Only while the page is up and the keyboard is in it, so that pages don't fight over keys.
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    return action;
}

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
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        updateActions();
        if (m_inspector) {
            std::vector<RowRef> rows;
            const auto chosen = m_view->selectionModel()->selectedRows(0);
            for (const QModelIndex &row : chosen)
                rows.push_back(m_model->row(row));
            m_inspector->setRows(rows);
        }
        Q_EMIT totalsChanged();
    });
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
        Q_EMIT totalsChanged();
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

void ArmyPage::buildActions() {
    m_addColumn =
        make(this, "add-column", tr("New &column"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    m_addColumn->setIconText(tr("Add column"));
    m_addBrigade = make(this, "add-brigade", tr("New &brigade of foot"),
                        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B));
    m_addBrigade->setIconText(tr("Add brigade"));
    m_addHorse = make(this, "add-brigade", tr("New brigade of &horse"),
                      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H));
    m_addBattery = make(this, "add-battery", tr("New b&attery"),
                        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G));
    m_addBattery->setIconText(tr("Add battery"));
    m_build = make(this, "add-column", tr("New column of bri&gades…"),
                   QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N));
    m_split = make(this, "", tr("Spl&it in two"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D));
    m_splitMany = make(this, "", tr("Split in se&veral…"),
                       QKeySequence(Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_D));
    m_retired = make(this, "", tr("Reti&red brigades and commanders…"), {});
    m_removeArmy = make(this, "remove", tr("Remove the army"), {});
    m_columns = new QMenu(tr("Shown col&umns"), this);
    m_columns->menuAction()->setObjectName(QStringLiteral("columns"));
    m_merge = make(this, "", tr("&Merge into one"), QKeySequence(Qt::CTRL | Qt::Key_M));
    m_totals = make(this, "", tr("&Totals and points…"), QKeySequence(Qt::CTRL | Qt::Key_T));
    m_remove = make(this, "remove", tr("&Remove"), QKeySequence::Delete);
    m_duplicate = make(this, "duplicate", tr("&Duplicate"), QKeySequence(Qt::CTRL | Qt::Key_D));
    m_up = make(this, "move-up", tr("Move &up"), QKeySequence(Qt::ALT | Qt::Key_Up));
    m_down = make(this, "move-down", tr("Move do&wn"), QKeySequence(Qt::ALT | Qt::Key_Down));
    m_out =
        make(this, "move-out", tr("Move &out of its column"), QKeySequence(Qt::ALT | Qt::Key_Left));
    m_in = make(this, "move-in", tr("Move &into the column above"),
                QKeySequence(Qt::ALT | Qt::Key_Right));
    m_expand = make(this, "expand", tr("&Expand all"), QKeySequence(Qt::CTRL | Qt::Key_Down));
    m_collapse = make(this, "collapse", tr("Co&llapse all"), QKeySequence(Qt::CTRL | Qt::Key_Up));
    m_stored = make(this, "", tr("Show the &stored order"), {});
    m_cut = make(this, "cut", tr("Cu&t"), QKeySequence::Cut);
    m_copy = make(this, "copy", tr("&Copy"), QKeySequence::Copy);
    m_paste = make(this, "paste", tr("&Paste"), QKeySequence::Paste);
    m_find = make(this, "search", tr("&Filter"), QKeySequence::Find);
    m_findNext = make(this, "", tr("Find &next"), QKeySequence(Qt::Key_F3));
    m_findBack = make(this, "", tr("Find pre&vious"), QKeySequence(Qt::SHIFT | Qt::Key_F3));
    m_nextProblem = make(this, "problems", tr("Next &problem"), QKeySequence(Qt::Key_F8));
    m_ruleSets = new QMenu(tr("&Rule set of the book"), this);
    for (const rules::RuleSet *set : m_context.session.ruleSets().all()) {
        QAction *action = m_ruleSets->addAction(m_context.texts.ruleSetName(set->id()));
        action->setCheckable(true);
        action->setData(QString::fromUtf8(set->id().data(), qsizetype(set->id().size())));
        // What the other rule set wants to know of the units stays with them.
        connect(action, &QAction::triggered, this, [this, id = std::string(set->id())] {
            m_context.editor.perform(
                oob::setSetting(m_context.session.book(), oob::kSettingRuleSet, id));
        });
    }
    connect(m_ruleSets, &QMenu::aboutToShow, this, [this] {
        const QString now = QString::fromStdString(std::string(m_context.session.ruleSet().id()));
        for (QAction *action : m_ruleSets->actions()) {
            action->setChecked(action->data().toString() == now);
            action->setEnabled(!m_context.session.readOnly());
        }
    });
    const QList<QAction *> all = pageActions() + editActions();
    for (QAction *action : all)
        if (!action->isSeparator())
            addAction(action);

    connect(m_addColumn, &QAction::triggered, this, &ArmyPage::addColumn);
    connect(m_addBrigade, &QAction::triggered, this, [this] { addUnit(Arm::Infantry); });
    connect(m_addHorse, &QAction::triggered, this, [this] { addUnit(Arm::Cavalry); });
    connect(m_addBattery, &QAction::triggered, this, [this] { addUnit(Arm::Artillery); });
    connect(m_build, &QAction::triggered, this, &ArmyPage::buildColumn);
    connect(m_split, &QAction::triggered, this, &ArmyPage::splitUnits);
    connect(m_splitMany, &QAction::triggered, this, &ArmyPage::splitInSeveral);
    connect(m_retired, &QAction::triggered, this, &ArmyPage::showRetired);
    connect(m_removeArmy, &QAction::triggered, this, &ArmyPage::removeArmy);
    connect(m_merge, &QAction::triggered, this, &ArmyPage::mergeUnits);
    connect(m_totals, &QAction::triggered, this, &ArmyPage::showTotals);
    connect(m_remove, &QAction::triggered, this, &ArmyPage::removeRows);
    connect(m_duplicate, &QAction::triggered, this, &ArmyPage::duplicateRows);
    connect(m_up, &QAction::triggered, this, [this] { moveRows(Qt::Key_Up); });
    connect(m_down, &QAction::triggered, this, [this] { moveRows(Qt::Key_Down); });
    connect(m_out, &QAction::triggered, this, [this] { moveRows(Qt::Key_Left); });
    connect(m_in, &QAction::triggered, this, [this] { moveRows(Qt::Key_Right); });
    connect(m_expand, &QAction::triggered, m_view, &QTreeView::expandAll);
    connect(m_collapse, &QAction::triggered, this, [this] {
        m_view->collapseAll();
        m_view->expand(m_model->index(0, 0));
    });
    connect(m_stored, &QAction::triggered, this, [this] { sortBy(-1); });
    connect(m_cut, &QAction::triggered, this, &ArmyPage::cutRows);
    connect(m_copy, &QAction::triggered, this, &ArmyPage::copyRows);
    connect(m_paste, &QAction::triggered, this, &ArmyPage::paste);
    connect(m_find, &QAction::triggered, this, [this] {
        m_filter->setFocus(Qt::ShortcutFocusReason);
        m_filter->selectAll();
    });
    const auto find = [this](bool back) {
        if (!m_filter->text().isEmpty())
            m_lastFind = m_filter->text();
        const QModelIndex found = m_model->findNext(m_lastFind, m_view->currentIndex(), back);
        if (found.isValid())
            select(m_model->row(found), 0);
        else
            Q_EMIT message(m_lastFind.isEmpty() ? tr("Type into the filter what to look for.")
                                                : tr("Nothing holds \"%1\".").arg(m_lastFind));
    };
    connect(m_findNext, &QAction::triggered, this, [find] { find(false); });
    connect(m_findBack, &QAction::triggered, this, [find] { find(true); });
    connect(m_nextProblem, &QAction::triggered, this, [this] {
        const int badge = m_model->cells().columnOf(CellKind::Badge);
        QModelIndexList rows = m_view->rowsFrom(m_model->index(0, 0));
        const auto at = rows.indexOf(m_view->currentIndex().siblingAtColumn(0));
        for (qsizetype step = 1; step <= rows.size(); ++step) {
            const QModelIndex row = rows[(std::max<qsizetype>(at, -1) + step) % rows.size()];
            if (row.siblingAtColumn(badge).data(ArmyTreeModel::SeverityRole).toInt() >= 0) {
                select(m_model->row(row));
                Q_EMIT message(row.siblingAtColumn(badge)
                                   .data(Qt::ToolTipRole)
                                   .toString()
                                   .section(u'\n', 0, 0));
                return;
            }
        }
        Q_EMIT message(tr("No problem in this army."));
    });
}

QList<QAction *> ArmyPage::pageActions() const {
    return {m_addColumn,
            m_build,
            m_addBrigade,
            m_addHorse,
            m_addBattery,
            m_duplicate,
            m_split,
            m_splitMany,
            m_merge,
            m_remove,
            m_up,
            m_down,
            m_out,
            m_in,
            m_expand,
            m_collapse,
            m_stored,
            m_nextProblem,
            m_totals,
            m_retired,
            m_removeArmy,
            m_columns->menuAction(),
            m_ruleSets->menuAction()};
}

QList<QAction *> ArmyPage::editActions() const {
    return {m_cut, m_copy, m_paste, m_find, m_findNext, m_findBack};
}

void ArmyPage::buildToolBar(QToolBar *bar) {
    bar->setMovable(false);
    const auto add = [bar](QAction *action, bool words) {
        bar->addAction(action);
        if (auto *button = bar->widgetForAction(action); button && words)
            button->setProperty("toolButtonStyle", int(Qt::ToolButtonTextBesideIcon));
    };
    auto *undo = new QAction(icon(QStringLiteral("undo")), tr("Undo"), this);
    auto *redo = new QAction(icon(QStringLiteral("redo")), tr("Redo"), this);
    QUndoStack &stack = m_context.editor.stack();
    const auto refresh = [&stack, undo, redo] {
        undo->setEnabled(stack.canUndo());
        redo->setEnabled(stack.canRedo());
        undo->setToolTip(stack.canUndo() ? tr("Undo: %1").arg(stack.undoText()) : tr("Undo"));
        redo->setToolTip(stack.canRedo() ? tr("Redo: %1").arg(stack.redoText()) : tr("Redo"));
    };
    connect(&stack, &QUndoStack::indexChanged, undo, refresh);
    refresh();
    connect(undo, &QAction::triggered, &stack, &QUndoStack::undo);
    connect(redo, &QAction::triggered, &stack, &QUndoStack::redo);
    add(undo, false);
    add(redo, false);
    bar->addSeparator();
    add(m_addColumn, true);
    add(m_addBrigade, true);
    add(m_addBattery, true);
    bar->addSeparator();
    auto *import = new QAction(icon(QStringLiteral("import")), tr("Import…"), this);
    connect(import, &QAction::triggered, this, &Page::importWanted);
    import->setEnabled(!m_context.session.readOnly());
    auto *print = new QAction(icon(QStringLiteral("print")), tr("Print…"), this);
    connect(print, &QAction::triggered, this, &Page::printWanted);
    add(import, true);
    add(print, true);
    auto *space = new QWidget(bar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    m_filter->setPlaceholderText(tr("Filter: name, commander, arms"));
    m_filter->setObjectName(QStringLiteral("filter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_filter->setAccessibleName(tr("Filter the order of battle"));
    m_filter->setMaximumWidth(m_filter->fontMetrics().averageCharWidth() * 38);
    m_filter->setMinimumWidth(m_filter->fontMetrics().averageCharWidth() * 16);
    bar->addWidget(m_filter);
    connect(m_filter, &QLineEdit::textChanged, this, &ArmyPage::filterChanged);
    connect(m_filter, &QLineEdit::returnPressed, this, [this] {
        if (!m_filter->text().isEmpty())
            m_lastFind = m_filter->text(); // F3 goes on with it when the filter is gone
        m_view->setFocus();
        if (!m_view->currentIndex().isValid())
            m_view->setCurrentIndex(m_model->index(0, 0));
    });
}

void ArmyPage::fillColumnsMenu() {
    m_columns->clear();
    for (int c = 1; c < m_model->columnCount(); ++c) {
        const ArmyCells::Column &column = m_model->cell(c);
        if (column.kind == CellKind::Badge)
            continue;
        QAction *action = m_columns->addAction(column.title);
        action->setCheckable(true);
        action->setChecked(!m_view->isColumnHidden(c));
        connect(action, &QAction::toggled, this, [this, c](bool on) {
            m_view->setColumnHidden(c, !on);
            saveHeader();
        });
    }
    m_columns->addSeparator();
    m_columns->addAction(tr("&Fit all columns"), m_view, &ArmyView::fitColumns);
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

void ArmyPage::filterChanged(const QString &text) {
    const RowRef current = m_model->row(m_view->currentIndex());
    m_filtering = true;
    m_model->setFilter(text);
    m_filtering = false;
    restoreExpanded();
    if (const QModelIndex at = m_model->indexOf(current); at.isValid())
        m_view->setCurrentIndex(at);
    Q_EMIT totalsChanged();
}

void ArmyPage::restoreExpanded() {
    if (m_model->rowCount() == 0)
        return;
    m_filtering = true;
    if (!m_model->filter().isEmpty() || m_model->sums().units <= kExpandAllUpTo) {
        m_view->expandAll();
        if (m_model->filter().isEmpty())
            for (const RowRef &ref : m_collapsed)
                m_view->setExpanded(m_model->indexOf(ref), false);
    } else {
        m_view->expand(m_model->index(0, 0));
    }
    m_filtering = false;
}

void ArmyPage::showEmpty() {
    const bool none = m_model->rowCount() == 0 || m_model->rowCount(m_model->index(0, 0)) == 0;
    const bool empty = none && m_model->filter().isEmpty();
    if (empty && !m_empty->layout()) {
        auto *layout = new QVBoxLayout(m_empty);
        layout->setAlignment(Qt::AlignCenter);
        layout->setSpacing(kRhythm);
        const bool army = m_model->rowCount() > 0;
        auto *words = new QLabel(
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
        words->setMinimumWidth(fontMetrics().averageCharWidth() * 60);
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

void ArmyPage::updateActions() {
    const bool writable = !m_context.session.readOnly() && m_model->rowCount() > 0;
    const QModelIndexList rows = m_view->chosenRows();
    bool movable = writable && !rows.isEmpty();
    for (const QModelIndex &row : rows)
        movable = movable && row.parent().isValid();
    for (QAction *action : {m_addColumn, m_build, m_addBrigade, m_addHorse, m_addBattery, m_paste})
        action->setEnabled(writable);
    const std::vector<UnitId> units = chosenUnits();
    m_split->setEnabled(writable && !units.empty());
    m_splitMany->setEnabled(writable && !units.empty());
    m_removeArmy->setEnabled(writable);
    m_merge->setEnabled(writable && units.size() > 1);
    m_totals->setEnabled(m_model->rowCount() > 0);
    for (QAction *action : {m_remove, m_duplicate, m_cut, m_out, m_in})
        action->setEnabled(movable);
    for (QAction *action : {m_up, m_down})
        action->setEnabled(movable && m_model->sortColumn() < 0);
    m_copy->setEnabled(!rows.isEmpty());
    m_stored->setEnabled(m_model->sortColumn() >= 0);
}

void ArmyPage::select(const RowRef &row, int column, bool edit) {
    const QModelIndex at = m_model->indexOf(row, column);
    if (!at.isValid())
        return;
    for (QModelIndex p = at.parent(); p.isValid(); p = p.parent())
        m_view->expand(p);
    // Not by the view: it would look at the keys that are held down for a shortcut, and keep the
    // row before chosen too, which then is edited with the new one.
    m_view->selectionModel()->setCurrentIndex(at, QItemSelectionModel::ClearAndSelect |
                                                      QItemSelectionModel::Rows);
    m_view->scrollTo(at);
    if (edit)
        m_view->edit(at);
}

void ArmyPage::selectMany(const std::vector<RowRef> &rows) {
    QItemSelection selection;
    for (const RowRef &row : rows) {
        const QModelIndex at = m_model->indexOf(row);
        if (!at.isValid())
            continue;
        m_view->expand(at.parent());
        selection.select(at, at);
    }
    if (selection.isEmpty())
        return;
    m_view->selectionModel()->setCurrentIndex(selection.indexes().first(),
                                              QItemSelectionModel::NoUpdate);
    m_view->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect |
                                                    QItemSelectionModel::Rows);
    m_view->scrollTo(selection.indexes().first());
}

int ArmyPage::storedPlace(const RowRef &row) const {
    const auto node = nodeIdOf(row);
    if (!node)
        return -1;
    const auto siblings =
        oob::childrenOf(m_context.session.book(), oob::parentOf(m_context.session.book(), *node));
    const auto at = std::find(siblings.begin(), siblings.end(), *node);
    return at == siblings.end() ? -1 : static_cast<int>(at - siblings.begin());
}

RowRef ArmyPage::groupAt(std::optional<std::size_t> *place) const {
    const QModelIndex at = m_view->currentIndex();
    const RowRef row = m_model->row(at);
    if (std::holds_alternative<UnitId>(row)) {
        // After the chosen unit, among its fellows.
        if (place)
            *place = static_cast<std::size_t>(storedPlace(row) + 1);
        return m_model->row(at.parent());
    }
    return std::holds_alternative<std::monostate>(row) ? RowRef(m_model->army()) : row;
}

void ArmyPage::addColumn() {
    oob::Column column;
    column.id = ColumnId(m_context.session.ids()());
    column.name = tr("New column").toStdString();
    column.level = "column";
    std::optional<std::size_t> place;
    RowRef group = groupAt(&place);
    // Beside a chosen column, not into it: that is what one adds after one column is done.
    if (const auto *id = std::get_if<ColumnId>(&group)) {
        const oob::Parent parent = m_context.session.book().columns.at(*id).parent;
        place = static_cast<std::size_t>(storedPlace(group) + 1);
        group = parent.army.isNull() ? RowRef(parent.column) : RowRef(parent.army);
    } else {
        place.reset();
    }
    column.parent = *parentRefOf(group);
    const ColumnId id = column.id;
    if (m_context.editor.perform(oob::addColumn(m_context.session.book(), column, place))) {
        showEmpty();
        m_view->setFocus();
        select(id, 0, true);
    }
}

QString ArmyPage::nationAt(const RowRef &row) const {
    const oob::OrderOfBattle &book = m_context.session.book();
    // The row itself or what it stands in.
    for (RowRef at = row;;) {
        std::string nation;
        oob::Parent above;
        if (const auto *unit = std::get_if<UnitId>(&at)) {
            nation = book.units.at(*unit).nation;
            above = book.units.at(*unit).parent;
        } else if (const auto *column = std::get_if<ColumnId>(&at)) {
            nation = book.columns.at(*column).nation;
            above = book.columns.at(*column).parent;
        } else {
            nation = book.armies.at(m_model->army()).nation;
        }
        if (!nation.empty())
            return QString::fromStdString(nation);
        if (above == oob::Parent())
            break;
        at = above.column.isNull() ? RowRef(above.army) : RowRef(above.column);
    }
    // Else the unit that stands before it.
    std::string before;
    for (const oob::Stop &stop : oob::walk(book, m_model->army())) {
        if (rowRefOf(stop.node) == row)
            break;
        if (const auto *unit = std::get_if<UnitId>(&stop.node))
            before = book.units.at(*unit).nation;
    }
    return QString::fromStdString(before);
}

void ArmyPage::addUnit(Arm arm) {
    oob::Unit unit;
    unit.id = UnitId(m_context.session.ids()());
    unit.arm = arm;
    unit.name = (isArtillery(arm) ? tr("New battery")
                 : isCavalry(arm) ? tr("New brigade of horse")
                                  : tr("New brigade"))
                    .toStdString();
    std::optional<std::size_t> place;
    const RowRef group = groupAt(&place);
    const auto parent = parentRefOf(group);
    if (!parent)
        return;
    unit.parent = *parent;
    // What stands beside or above it most often says its nation.
    unit.nation = nationAt(m_model->row(m_view->currentIndex())).toStdString();
    const UnitId id = unit.id;
    if (m_context.editor.perform(oob::addUnit(m_context.session.book(), unit, place))) {
        m_view->setFocus();
        select(id, 0, true);
    }
}

void ArmyPage::removeRows() {
    std::vector<oob::NodeId> nodes;
    const QModelIndexList rows = m_view->chosenRows();
    for (const QModelIndex &row : rows)
        if (const auto node = nodeIdOf(m_model->row(row)))
            nodes.push_back(*node);
    if (nodes.empty())
        return;
    // The row that stands after what goes, or before it, is the next to be worked on.
    QModelIndex next = m_view->indexBelow(rows.last());
    while (next.isValid()) {
        bool under = false;
        for (QModelIndex p = next; p.isValid(); p = p.parent())
            under = under || rows.contains(p.siblingAtColumn(0));
        if (!under)
            break;
        next = m_view->indexBelow(next);
    }
    if (!next.isValid())
        next = m_view->indexAbove(rows.first());
    const RowRef after = m_model->row(next);
    session::BookSession &session = m_context.session;
    if (m_context.editor.perform(oob::removeNodes(
            session.book(), nodes, [&session](UnitId id) { return session.hasHistory(id); })))
        select(after, m_view->currentIndex().column());
}

void ArmyPage::duplicateRows() {
    std::vector<oob::NodeId> nodes;
    const QModelIndexList rows = m_view->chosenRows();
    for (const QModelIndex &row : rows)
        if (const auto node = nodeIdOf(m_model->row(row)))
            nodes.push_back(*node);
    const auto edit = oob::duplicateNodes(m_context.session.book(), nodes, m_context.session.ids());
    std::vector<RowRef> made;
    if (edit)
        for (const oob::AnyChange &any : edit->changes) {
            if (const auto *unit = std::get_if<oob::RowChange<oob::Unit>>(&any)) {
                if (!unit->before)
                    made.emplace_back(unit->after->id);
            } else if (const auto *column = std::get_if<oob::RowChange<oob::Column>>(&any)) {
                if (!column->before)
                    made.emplace_back(column->after->id);
            }
        }
    if (m_context.editor.perform(edit))
        selectMany(made);
}

std::vector<UnitId> ArmyPage::chosenUnits() const {
    std::vector<UnitId> out;
    const QModelIndexList rows = m_view->selectionModel()->selectedRows(0);
    for (const QModelIndex &row : rows.isEmpty() ? m_view->chosenRows() : rows)
        if (const auto ref = m_model->row(row); std::holds_alternative<UnitId>(ref))
            out.push_back(std::get<UnitId>(ref));
    return out;
}

void ArmyPage::buildColumn() {
    std::optional<std::size_t> place;
    RowRef group = groupAt(&place);
    UnitId like;
    if (const RowRef row = m_model->row(m_view->currentIndex());
        std::holds_alternative<UnitId>(row))
        like = std::get<UnitId>(row);
    // Beside the column that one stands in, as a new column goes.
    if (const auto *id = std::get_if<ColumnId>(&group)) {
        const oob::Parent parent = m_context.session.book().columns.at(*id).parent;
        place = static_cast<std::size_t>(storedPlace(group) + 1);
        group = parent.army.isNull() ? RowRef(parent.column) : RowRef(parent.army);
    } else {
        place.reset();
    }
    auto *dialog = new ColumnDialog(m_context, *parentRefOf(group), place, like, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        showEmpty();
        m_view->setFocus();
        select(dialog->made());
    });
    dialog->open();
}

void ArmyPage::splitUnits() {
    const std::vector<UnitId> units = chosenUnits();
    if (!units.empty() && m_context.editor.perform(splitAll(m_context.session.book(),
                                                            m_context.session.ids(), units, 2)))
        select(units.front());
}

void ArmyPage::splitInSeveral() {
    const std::vector<UnitId> units = chosenUnits();
    if (units.empty())
        return;
    auto *dialog = new SplitDialog(m_context, units, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, units] {
        m_view->setFocus();
        select(units.front());
    });
    dialog->open();
}

void ArmyPage::showRetired() {
    auto *dialog = new RetiredDialog(m_context, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void ArmyPage::removeArmy() {
    session::BookSession &session = m_context.session;
    const QString name = title();
    if (m_context.editor.perform(
            oob::removeArmy(session.book(), m_model->army(),
                            [&session](UnitId id) { return session.hasHistory(id); })))
        Q_EMIT message(tr("%1 is removed; undo brings it back.").arg(name));
}

void ArmyPage::mergeUnits() {
    session::BookSession &session = m_context.session;
    const std::vector<UnitId> units = chosenUnits();
    const auto edit = oob::mergeUnits(session.book(), units,
                                      [&session](UnitId id) { return session.hasHistory(id); });
    // The first in the roster's order is the one that stays.
    std::optional<UnitId> stays;
    if (edit)
        for (const oob::AnyChange &any : edit->changes)
            if (const auto *unit = std::get_if<oob::RowChange<oob::Unit>>(&any);
                unit && unit->before && unit->after && !unit->after->retired && !stays)
                stays = unit->after->id;
    if (m_context.editor.perform(edit) && stays)
        select(*stays);
}

void ArmyPage::showTotals() {
    auto *dialog = new TotalsDialog(m_context, m_model->army(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, &Page::totalsChanged);
    dialog->open();
}

void ArmyPage::moveRows(int key) {
    const QModelIndexList rows = m_view->chosenRows();
    if (rows.isEmpty())
        return;
    std::vector<RowRef> refs;
    for (const QModelIndex &row : rows) {
        refs.push_back(m_model->row(row));
        if (!row.parent().isValid())
            return;
    }
    const int column = m_view->currentIndex().column();
    const RowRef current = m_model->row(m_view->currentIndex());
    const RowRef first = refs.front();
    const RowRef last = refs.back();
    const QModelIndex parentIndex = rows.first().parent();
    const RowRef parent = m_model->row(parentIndex);
    RowRef to = parent;
    int place = -1;
    switch (key) {
    case Qt::Key_Up:
        if (storedPlace(first) == 0) {
            // At the top of its column: to the end of the column before it.
            const QModelIndex before =
                m_model->index(parentIndex.row() - 1, 0, parentIndex.parent());
            if (!before.isValid() || !parentRefOf(m_model->row(before)))
                return;
            to = m_model->row(before);
        } else {
            place = storedPlace(first) - 1;
        }
        break;
    case Qt::Key_Down: {
        const auto siblings = oob::childrenOf(m_context.session.book(), *parentRefOf(parent));
        if (storedPlace(last) + 1 >= static_cast<int>(siblings.size())) {
            const QModelIndex after =
                m_model->index(parentIndex.row() + 1, 0, parentIndex.parent());
            if (!after.isValid() || !parentRefOf(m_model->row(after)))
                return;
            to = m_model->row(after);
            place = 0;
        } else {
            place = storedPlace(last) + 2;
        }
        break;
    }
    case Qt::Key_Left:
        if (!parentIndex.parent().isValid())
            return;
        to = m_model->row(parentIndex.parent());
        place = storedPlace(parent) + 1;
        break;
    default: {
        // Into the nearest column above among its fellows.
        for (int r = rows.first().row() - 1; r >= 0; --r) {
            const RowRef above = m_model->row(m_model->index(r, 0, parentIndex));
            if (parentRefOf(above)) {
                to = above;
                break;
            }
        }
        if (to == parent)
            return;
        break;
    }
    }
    if (!m_model->moveRowsTo(refs, to, place))
        return;
    selectMany(refs);
    m_view->selectionModel()->setCurrentIndex(m_model->indexOf(current, column),
                                              QItemSelectionModel::NoUpdate);
}

void ArmyPage::copyRows() {
    // Everything under a chosen row goes along.
    QModelIndexList all;
    const std::function<void(const QModelIndex &)> add = [&](const QModelIndex &row) {
        all << row;
        for (int i = 0; i < m_model->rowCount(row); ++i)
            add(m_model->index(i, 0, row));
    };
    const QModelIndexList rows = m_view->chosenRows();
    for (const QModelIndex &row : rows) {
        if (row.parent().isValid())
            add(row);
        else
            for (int i = 0; i < m_model->rowCount(row); ++i)
                add(m_model->index(i, 0, row)); // an army is copied as what stands in it
    }
    if (all.isEmpty())
        return;
    // As text for spreadsheets, and as the book holds it for books.
    auto *mime = new QMimeData;
    mime->setText(rowsAsText(*m_model, all));
    std::vector<oob::NodeId> nodes;
    for (const QModelIndex &row : rows) {
        if (const auto node = nodeIdOf(m_model->row(row)))
            nodes.push_back(*node);
        else
            for (int i = 0; i < m_model->rowCount(row); ++i)
                nodes.push_back(*nodeIdOf(m_model->row(m_model->index(i, 0, row))));
    }
    mime->setData(QString::fromLatin1(kRowsMime), rowsAsJson(m_context.session.book(), nodes));
    QApplication::clipboard()->setMimeData(mime);
    Q_EMIT message(tr("Copied %1 as text.").arg(m_context.texts.quantity(all.size(), "rows")));
}

void ArmyPage::cutRows() {
    copyRows();
    removeRows();
}

void ArmyPage::paste() {
    const QMimeData *mime = QApplication::clipboard()->mimeData();
    if (mime && mime->hasFormat(QString::fromLatin1(kRowsMime))) {
        std::optional<std::size_t> place;
        const RowRef group = groupAt(&place);
        m_context.editor.perform(
            pasteJson(*m_model, mime->data(QString::fromLatin1(kRowsMime)), group, place));
        return;
    }
    const QString text = QApplication::clipboard()->text();
    if (looksLikeRows(*m_model, text)) {
        std::optional<std::size_t> place;
        const RowRef group = groupAt(&place);
        m_context.editor.perform(pasteRows(*m_model, text, group, place));
        return;
    }
    const QModelIndexList chosen = m_view->selectionModel()->selectedRows(0);
    const QModelIndex at = m_view->currentIndex();
    const bool one = !text.trimmed().contains(u'\n') && !text.contains(u'\t');
    QModelIndexList rows = one && chosen.size() > 1 ? chosen
                           : one                    ? QModelIndexList{at.siblingAtColumn(0)}
                                                    : m_view->rowsFrom(at);
    std::vector<int> columns = m_view->visibleColumns();
    columns.erase(columns.begin(), std::find(columns.begin(), columns.end(), at.column()));
    m_context.editor.perform(pasteCells(*m_model, text, rows, columns));
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
