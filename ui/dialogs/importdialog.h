// The import of a list: what is in the file, how it is read, and what that would change in the
// book: units new, changed, the same or missing, each with the text it was read from, and every
// line that was not read, with its number and why. How it is read can be changed, kept and used
// again. Nothing is written until it is accepted; then it is one step of undo.
#pragma once

#include "exchange/importer.h"
#include "exchange/plan.h"
#include "exchange/progress.h"
#include "ui/views/page.h"

#include <QDialog>
#include <QTimer>

#include <memory>
#include <optional>
#include <string>
#include <thread>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableWidget;
class QTabWidget;
class QTreeWidget;

namespace sabretache::ui {

/// A large file is read in a thread of its own, with its progress and a button that stops it; what
/// was read before stays as it was until the new reading is whole.
class ImportDialog : public QDialog {
    Q_OBJECT
public:
    ImportDialog(const PageContext &context, const QString &file, QWidget *parent = nullptr);
    ~ImportDialog() override;

    const exchange::ImportPlan &plan() const { return m_plan; }
    const std::optional<exchange::Reading> &reading() const { return m_reading; }
    /// @return whether the file is being read
    bool isReading() const { return m_worker.joinable(); }
    /// @return whether the book is being written
    bool isWriting() const { return m_writing != nullptr; }
    /// Stops the reading, if there is one.
    void stopReading();
    /// Reads the file anew, in the way of `mapping`.
    void useMapping(const exchange::Mapping &mapping);
    /// @return the mapping as a file for `import --mapping`
    std::string mappingJson() const;
    /// @error mapping-wrong, file-unreadable
    Result<void> loadMapping(const QString &path);

private:
    /// What a reading comes to, carried from its thread.
    struct Outcome {
        exchange::RawTable raw;
        std::optional<exchange::Reading> reading;
        exchange::ImportPlan plan;
        Error error;
    };
    static Outcome work(const std::string &bytes, const exchange::ImportOptions &options,
                        const oob::OrderOfBattle &book, const IdSource &ids);
    void load();
    void read();
    void takeIn(Outcome outcome);
    void showBusy(bool busy);
    /// Stops what goes on: the reading, or the writing of the book, which is then as it was.
    void stop();
    /// @return whether the book was written
    bool write(std::shared_ptr<const oob::Edit> edit);
    void changeSheet();
    void changeTable();
    void changeHeads();
    void changeColumn(int column, const QString &value);
    void showControls();
    void showColumns();
    void showFile();
    void showUnits();
    void showLines();
    void saveMapping();
    void chooseMapping();
    QString settingKey() const;
    void accept() override;
    void reject() override;

    PageContext m_context;
    QString m_file;
    std::shared_ptr<const std::string> m_bytes = std::make_shared<const std::string>();
    std::optional<Error> m_unreadable;
    std::optional<exchange::Mapping> m_mapping; ///< empty: as guessed
    exchange::RawTable m_raw;
    std::optional<exchange::Reading> m_reading;
    exchange::ImportPlan m_plan;
    std::thread m_worker;
    std::shared_ptr<exchange::Progress> m_progress;
    exchange::Progress *m_writing = nullptr; ///< while the book is written
    QTimer m_ticks;
    bool m_first = true; ///< nothing has been read yet
    bool m_showing = false;
    bool m_changed = false; ///< the reader's own mapping, to be remembered

    QLabel *m_summary;
    QLabel *m_format;
    QComboBox *m_sheet;
    QComboBox *m_encoding;
    QComboBox *m_delimiter;
    QSpinBox *m_headLine;
    QSpinBox *m_headRows;
    QComboBox *m_hierarchy;
    QLineEdit *m_armyName;
    QSpinBox *m_perBattalion;
    QSpinBox *m_perSquadron;
    QProgressBar *m_bar;
    QPushButton *m_stop;
    QWidget *m_side;
    QTabWidget *m_tabs;
    QTreeWidget *m_units;
    QTableWidget *m_columns;
    QTableWidget *m_rows;
    QTreeWidget *m_lines;
    QDialogButtonBox *m_buttons;
    QPushButton *m_import = nullptr;
    QPushButton *m_use = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace sabretache::ui
