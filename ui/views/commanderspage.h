// The register of an army's commanders, edited in place.
#pragma once

#include "ui/models/personsmodel.h"
#include "ui/views/page.h"

class QLineEdit;
class QSortFilterProxyModel;
class QTableView;

namespace sabretache::ui {

class CommandersPage : public Page {
    Q_OBJECT
public:
    CommandersPage(const PageContext &context, ArmyId army, QWidget *parent = nullptr);

    QString title() const override;
    QList<QAction *> pageActions() const override { return {m_add, m_remove}; }
    QList<QAction *> editActions() const override { return {m_copy}; }
    QStringList totals() const override;
    QString helpTopic() const override { return QStringLiteral("commanders"); }
    QWidget *firstFocus() override;
    void showPlace(const oob::Place &place) override;

private:
    void add();
    void remove();
    void copy();

    PageContext m_context;
    ArmyId m_army;
    PersonsModel *m_model;
    QSortFilterProxyModel *m_sorted;
    QTableView *m_table;
    QLineEdit *m_filter;
    QAction *m_add;
    QAction *m_remove;
    QAction *m_copy;
};

} // namespace sabretache::ui
