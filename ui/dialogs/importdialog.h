// The import of a list: what is in the file, how it is read, and what that would change in the
// book: units new, changed, the same or missing, each with the text it was read from, and every
// line that was not read, with its number and why. How it is read can be changed, kept and used
// again. Nothing is written until it is accepted; then it is one step of undo.
#pragma once

#include "exchange/importer.h"
#include "exchange/plan.h"
#include "ui/views/page.h"

#include <QDialog>

#include <optional>
#include <string>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTableWidget;
class QTabWidget;
class QTreeWidget;

namespace sabretache::ui {

class ImportDialog : public QDialog {
    Q_OBJECT
public:
    ImportDialog(const PageContext &context, const QString &file, QWidget *parent = nullptr);

    const exchange::ImportPlan &plan() const { return m_plan; }
    const std::optional<exchange::Reading> &reading() const { return m_reading; }
    /// Reads the file anew, in the way of `mapping`.
    void useMapping(const exchange::Mapping &mapping);
    /// @return the mapping as a file for `import --mapping`
    std::string mappingJson() const;
    /// @error mapping-wrong, file-unreadable
    Result<void> loadMapping(const QString &path);

private:
    void load();
    void read();
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

    PageContext m_context;
    QString m_file;
    std::string m_bytes;
    std::optional<Error> m_unreadable;
    std::optional<exchange::Mapping> m_mapping; ///< empty: as guessed
    exchange::RawTable m_raw;
    std::optional<exchange::Reading> m_reading;
    exchange::ImportPlan m_plan;
    bool m_showing = false;
    bool m_changed = false; ///< the reader's own mapping, to be remembered

    QLabel *m_summary;
    QLabel *m_format;
    QComboBox *m_encoding;
    QComboBox *m_delimiter;
    QSpinBox *m_headLine;
    QSpinBox *m_headRows;
    QComboBox *m_hierarchy;
    QLineEdit *m_armyName;
    QSpinBox *m_perBattalion;
    QSpinBox *m_perSquadron;
    QTabWidget *m_tabs;
    QTreeWidget *m_units;
    QTableWidget *m_columns;
    QTableWidget *m_rows;
    QTreeWidget *m_lines;
    QDialogButtonBox *m_buttons;
    QPushButton *m_import = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace sabretache::ui
