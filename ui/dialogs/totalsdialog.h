// What an army adds up to, by column, arm, nation or class, with its points and their limit; and
// two armies side by side.
#pragma once

#include "ui/models/armytotals.h"
#include "ui/views/page.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QSpinBox;
class QTableWidget;

namespace sabretache::ui {

class TotalsDialog : public QDialog {
    Q_OBJECT
public:
    TotalsDialog(const PageContext &context, ArmyId army, QWidget *parent = nullptr);
    /// @return the table as text with tabs, heads first
    QString asText() const;

private:
    void refresh();
    ArmyId army(const QComboBox *box) const;

    PageContext m_context;
    ArmyCells m_cells;
    QComboBox *m_army;
    QComboBox *m_other;
    QComboBox *m_by;
    QSpinBox *m_limit;
    QTableWidget *m_table;
    QLabel *m_words;
};

} // namespace sabretache::ui
