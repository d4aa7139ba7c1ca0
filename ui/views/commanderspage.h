// The commanders of an army, edited in place: the register of persons, and the commands with who
// holds each.
#pragma once

#include "ui/models/commandsmodel.h"
#include "ui/models/personsmodel.h"
#include "ui/views/page.h"

#include <QPointer>

class QCheckBox;
class QLineEdit;
class QSortFilterProxyModel;
class QTabWidget;
class QTableView;

namespace sabretache::ui {

class PersonPanel;

class CommandersPage : public Page {
    Q_OBJECT
public:
    CommandersPage(const PageContext &context, ArmyId army, QWidget *parent = nullptr);
    ~CommandersPage() override;

    QTableView &registerTable() { return *m_table; }
    QTableView &commandsTable() { return *m_commandsTable; }

    QString title() const override;
    QList<QAction *> pageActions() const override { return {m_add, m_remove}; }
    QList<QAction *> editActions() const override { return {m_copy}; }
    QStringList totals() const override;
    QString helpTopic() const override { return QStringLiteral("commanders"); }
    QWidget *firstFocus() override;
    QWidget *inspector() override;
    void showPlace(const oob::Place &place) override;

private:
    void add();
    void remove();
    void copy();
    QTableView *shownTable() const;
    void buildRegister();
    void buildCommands();
    void showVacancies();

    PageContext m_context;
    ArmyId m_army;
    PersonsModel *m_model;
    QSortFilterProxyModel *m_sorted;
    QTableView *m_table;
    CommandsModel *m_commandsModel;
    QSortFilterProxyModel *m_commandsShown;
    QTableView *m_commandsTable;
    QTabWidget *m_tabs;
    QCheckBox *m_vacantOnly;
    QLineEdit *m_date;
    QPointer<PersonPanel> m_inspector;
    QLineEdit *m_filter;
    QAction *m_add;
    QAction *m_remove;
    QAction *m_copy;
};

} // namespace sabretache::ui
