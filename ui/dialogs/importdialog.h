// The preview of an import: what is new, changed and missing, and each line that was not read, with
// its number and why. Nothing is written until it is accepted; then it is one step of undo.
#pragma once

#include "exchange/plan.h"
#include "exchange/reading.h"
#include "ui/views/page.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QSpinBox;
class QTreeWidget;

namespace sabretache::ui {

class ImportDialog : public QDialog {
    Q_OBJECT
public:
    ImportDialog(const PageContext &context, const QString &file, QWidget *parent = nullptr);

    const exchange::ImportPlan &plan() const { return m_plan; }

private:
    void read();
    void accept() override;

    PageContext m_context;
    QString m_file;
    std::optional<exchange::Reading> m_reading;
    exchange::ImportPlan m_plan;
    QLabel *m_summary;
    QTreeWidget *m_units;
    QTreeWidget *m_lines;
    QSpinBox *m_perBattalion;
    QSpinBox *m_perSquadron;
    QDialogButtonBox *m_buttons;
};

} // namespace sabretache::ui
