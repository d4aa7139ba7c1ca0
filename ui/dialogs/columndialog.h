// A column with several brigades at once: of a typical kind, or like a chosen one.
#pragma once

#include "oob/kit.h"
#include "ui/views/page.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace sabretache::ui {

class ColumnDialog : public QDialog {
    Q_OBJECT
public:
    /// @param like a unit that is offered as the pattern; may be null
    ColumnDialog(const PageContext &context, oob::Parent under, std::optional<std::size_t> place,
                 UnitId like, QWidget *parent = nullptr);

    ColumnId made() const { return m_made; }

private:
    void accept() override;
    /// @param number from 1
    QString nameOf(int number) const;
    void showNames();

    PageContext m_context;
    oob::Parent m_under;
    std::optional<std::size_t> m_place;
    std::optional<oob::Unit> m_like;
    ColumnId m_made;
    QLineEdit *m_name;
    QComboBox *m_level;
    QComboBox *m_kind;
    QSpinBox *m_count;
    QLineEdit *m_names; ///< "#" stands for the number
    QLabel *m_preview;
};

} // namespace sabretache::ui
