// "From paper": the battle as it stands in the middle, or after turns that were fought on paper:
// which turn it is, and what each unit has left. One grid, entered at once.
#pragma once

#include "ui/models/battle/papermodel.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTableView;

namespace sabretache::ui {

class PaperPanel : public QWidget {
    Q_OBJECT
public:
    explicit PaperPanel(BattleDesk &desk, QWidget *parent = nullptr);
    PaperModel &model() { return *m_model; }
    void enter();

Q_SIGNALS:
    /// The record is what was on paper; `steps` were entered for it.
    void entered(std::size_t steps);

protected:
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void tell();
    void paste();
    void copy();

    BattleDesk &m_desk;
    PaperModel *m_model;
    QSpinBox *m_turn;
    QComboBox *m_phase;
    QLineEdit *m_reason;
    QTableView *m_view;
    QWidget *m_words;
    QWidget *m_top;
    QLabel *m_state;
    QPushButton *m_enter;
    bool m_entering = false;
};

} // namespace sabretache::ui
