// Brigades and commanders that were removed but have a history: what they are, and back with them.
#pragma once

#include "ui/views/page.h"

#include <QDialog>

#include <vector>

class QLabel;
class QPushButton;
class QTableWidget;

namespace sabretache::ui {

class RetiredDialog : public QDialog {
    Q_OBJECT
public:
    RetiredDialog(const PageContext &context, QWidget *parent);

    /// Puts the chosen rows back as one undo step.
    void restoreChosen();

private:
    void refresh();

    PageContext m_context;
    QLabel *m_words;
    QTableWidget *m_table;
    QPushButton *m_restore;
    std::vector<UnitId> m_units;     ///< the first rows
    std::vector<PersonId> m_persons; ///< the rows after them
};

} // namespace sabretache::ui
