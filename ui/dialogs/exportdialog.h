// Armies out of the book: which ones, as what, and where to. What a form is good for stands beside
// it. Forms that are text can also go to the clipboard.
#pragma once

#include "base/id.h"
#include "base/result.h"
#include "ui/views/page.h"

#include <QDialog>

#include <vector>

class QButtonGroup;
class QDialogButtonBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace sabretache::ui {

class ExportDialog : public QDialog {
    Q_OBJECT
public:
    /// @param engines for the copy as a book; must outlive the dialog
    /// @param army chosen at first; null: all armies are
    ExportDialog(const PageContext &context, const battle::EngineList &engines, ArmyId army,
                 QWidget *parent = nullptr);

    std::vector<ArmyId> armies() const;
    /// @return the word of the chosen form: "csv", ... or "book"
    QString form() const;
    /// Writes what is chosen. @error those of exchange::exportArmies, session::copyArmies
    Result<void> writeTo(const QString &path) const;
    Result<std::string> bytes() const;

private:
    void refresh();
    void save();
    void copy();

    PageContext m_context;
    const battle::EngineList &m_engines;
    QListWidget *m_armies;
    QButtonGroup *m_forms;
    QLabel *m_state;
    QDialogButtonBox *m_buttons;
    QPushButton *m_save = nullptr;
    QPushButton *m_copy = nullptr;
};

} // namespace sabretache::ui
