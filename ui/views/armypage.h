// The army page: one army as a tree to be edited in place, with its toolbar and filter.
#pragma once

#include "ui/models/armytreemodel.h"
#include "ui/views/page.h"

#include <QPointer>

#include <set>

class QAction;
class QLineEdit;
class QMenu;
class QToolBar;

namespace sabretache::ui {

class ArmyView;
class InspectorPanel;

class ArmyPage : public Page {
    Q_OBJECT
public:
    /// @param army null: the book has no army yet, and the page offers the first step
    /// @param problems may be null
    ArmyPage(const PageContext &context, ProblemsModel *problems, ArmyId army,
             QWidget *parent = nullptr);
    ~ArmyPage() override;

    ArmyTreeModel &model() { return *m_model; }
    ArmyView &view() { return *m_view; }

    QString title() const override;
    QList<QAction *> pageActions() const override;
    QList<QAction *> editActions() const override;
    QWidget *inspector() override;
    QStringList totals() const override;
    QString helpTopic() const override { return QStringLiteral("army"); }
    QWidget *firstFocus() override;
    void showPlace(const oob::Place &place) override;
    void mendPlace(const oob::Place &place, std::string_view field) override;

    void addColumn();
    void addUnit(Arm arm);
    void removeRows();
    void duplicateRows();
    /// Performs an edit and selects the rows that it adds.
    void addAndSelect(const Result<oob::Edit> &edit);
    void moveRows(int key);
    void copyRows();
    void cutRows();
    void paste();
    void buildColumn();
    void splitUnits();
    void splitInSeveral();
    void removeArmy();
    void showRetired();
    void mergeUnits();
    void showTotals();

private:
    std::vector<UnitId> chosenUnits() const;
    void buildActions();
    void buildToolBar(QToolBar *bar);
    void sortBy(int column);
    /// Actions, inspector and totals are those of the chosen rows.
    void showChosen();
    void filterChanged(const QString &text);
    void restoreExpanded();
    void updateActions();
    void select(const RowRef &row, int column = 0, bool edit = false);
    void selectMany(const std::vector<RowRef> &rows);
    RowRef groupAt(std::optional<std::size_t> *place = nullptr) const;
    int storedPlace(const RowRef &row) const;
    void showEmpty();
    QString nationAt(const RowRef &row) const;
    void fillColumnsMenu();
    void restoreHeader();
    void saveHeader() const;

    PageContext m_context;
    ArmyTreeModel *m_model;
    ArmyView *m_view;
    QLineEdit *m_filter;
    QWidget *m_empty;
    QPointer<InspectorPanel> m_inspector;
    std::set<RowRef> m_collapsed; ///< groups that the user has closed
    bool m_filtering = false;
    QString m_lastFind;

    QAction *m_addColumn = nullptr;
    QAction *m_addBrigade = nullptr;
    QAction *m_addHorse = nullptr;
    QAction *m_addBattery = nullptr;
    QAction *m_build = nullptr;
    QAction *m_split = nullptr;
    QAction *m_merge = nullptr;
    QAction *m_totals = nullptr;
    QMenu *m_ruleSets = nullptr;
    QMenu *m_columns = nullptr;
    QAction *m_splitMany = nullptr;
    QAction *m_retired = nullptr;
    QAction *m_removeArmy = nullptr;
    QAction *m_remove = nullptr;
    QAction *m_duplicate = nullptr;
    QAction *m_up = nullptr;
    QAction *m_down = nullptr;
    QAction *m_in = nullptr;
    QAction *m_out = nullptr;
    QAction *m_expand = nullptr;
    QAction *m_collapse = nullptr;
    QAction *m_stored = nullptr;
    QAction *m_cut = nullptr;
    QAction *m_copy = nullptr;
    QAction *m_paste = nullptr;
    QAction *m_find = nullptr;
    QAction *m_findNext = nullptr;
    QAction *m_findBack = nullptr;
    QAction *m_nextProblem = nullptr;
};

} // namespace sabretache::ui
