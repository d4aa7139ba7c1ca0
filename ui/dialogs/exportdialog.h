// Armies out of the book: which ones, as what, and where to. What a form is good for stands beside
// it. Forms that are text can also go to the clipboard.
#pragma once

#include "base/id.h"
#include "base/result.h"
#include "ui/views/page.h"

#include <QDialog>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

class QButtonGroup;
class QDialogButtonBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace sabretache::ui {

/// A large book is written in a thread of its own, from a copy, with a button that stops it; the
/// file's place is taken only when it is whole.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    /// @param engines for the copy as a book; must outlive the dialog
    /// @param army chosen at first; null: all armies are
    ExportDialog(const PageContext &context, const battle::EngineList &engines, ArmyId army,
                 QWidget *parent = nullptr);
    ~ExportDialog() override;

    std::vector<ArmyId> armies() const;
    /// @return the word of the chosen form: "csv", ... or "book"
    QString form() const;
    /// Writes what is chosen. @error those of exchange::exportArmies, session::copyArmies
    Result<void> writeTo(const QString &path) const;
    Result<std::string> bytes() const;
    /// Writes what is chosen, in a thread when that takes a while, and says in the dialog how it
    /// went.
    void start(const QString &path);
    /// @return whether a file is being written
    bool isWriting() const { return m_worker.joinable(); }

private:
    void refresh();
    void save();
    void finish(const QString &path, const Result<void> &done);
    void stop();
    void showBusy(bool busy);
    void reject() override;
    void copy();

    PageContext m_context;
    const battle::EngineList &m_engines;
    QListWidget *m_armies;
    QButtonGroup *m_forms;
    QLabel *m_state;
    QProgressBar *m_bar;
    QDialogButtonBox *m_buttons;
    QPushButton *m_save = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_stop = nullptr;
    std::thread m_worker;
    std::shared_ptr<std::atomic<bool>> m_stopped; ///< of the writing that goes on
};

} // namespace sabretache::ui
