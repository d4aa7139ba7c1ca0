// Splitting a brigade: into how many, and what each part will be.
#pragma once

#include "ui/views/page.h"

#include <QDialog>

#include <vector>

class QSpinBox;
class QTableWidget;

namespace sabretache::ui {

class SplitDialog : public QDialog {
    Q_OBJECT
public:
    /// @param units at least one; each is split in as many parts
    SplitDialog(const PageContext &context, std::vector<UnitId> units, QWidget *parent);

    int parts() const;
    void accept() override;

private:
    void refresh();

    PageContext m_context;
    std::vector<UnitId> m_units;
    QSpinBox *m_parts;
    QTableWidget *m_table;
};

/// Splits each of the units as one edit. @error as oob::splitUnit
Result<oob::Edit> splitAll(const oob::OrderOfBattle &book, const IdSource &ids,
                           const std::vector<UnitId> &units, std::size_t parts);

} // namespace sabretache::ui
