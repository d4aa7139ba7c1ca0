// What can be done on the army page: its actions, menus and tool bar.
#include "ui/views/armypage.h"

#include "ui/views/armyview.h"
#include "ui/views/icons.h"
#include "ui/views/toolwords.h"

#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QToolBar>

#include <algorithm>

namespace sabretache::ui {
namespace {

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
    auto *words = new ToolWords(bar);
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
    bar->addActions({undo, redo});
    bar->addSeparator();
    for (QAction *action : {m_addColumn, m_addBrigade, m_addBattery})
        words->add(action);
    bar->addSeparator();
    auto *import = new QAction(icon(QStringLiteral("import")), tr("Import…"), this);
    connect(import, &QAction::triggered, this, &Page::importWanted);
    import->setEnabled(!m_context.session.readOnly());
    auto *print = new QAction(icon(QStringLiteral("print")), tr("Print…"), this);
    connect(print, &QAction::triggered, this, &Page::printWanted);
    words->add(import);
    words->add(print);
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

} // namespace sabretache::ui
