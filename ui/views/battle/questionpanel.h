// What the battle asks: a roll (the dice tray: the program's, typed, or set by the umpire) or a
// fact about the table. Both stand in the same place and are answered by Enter.
#pragma once

#include "ui/models/battle/battledesk.h"

#include <QWidget>

class QButtonGroup;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace sabretache::ui {

class DiceTray;
class FieldEditor;

class QuestionPanel : public QWidget {
    Q_OBJECT
public:
    enum Mode { Program, Typed, Umpire };
    explicit QuestionPanel(BattleDesk &desk, QWidget *parent = nullptr);

    Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    /// Puts the focus where the answer is entered.
    void focusAnswer();
    void answer();
    void rollRest();
    DiceTray *tray() const { return m_tray; }

Q_SIGNALS:
    void left();
    void ruleActivated(const QString &rule);
    void modeChanged();

private:
    void refresh();
    void showRoll(const dice::RollRequest &roll);
    void showFact(const battle::FactRequest &fact);
    void say();
    QString resultSoFar() const;
    bool eventFilter(QObject *watched, QEvent *event) override;

    BattleDesk &m_desk;
    Mode m_mode = Typed;
    QLabel *m_title;
    QWidget *m_modes;
    QButtonGroup *m_buttons;
    DiceTray *m_tray;
    QLabel *m_sum;
    QLabel *m_hint;
    QLineEdit *m_reason;
    QPushButton *m_go;
    QWidget *m_factHolder;
    QHBoxLayout *m_factBox;
    FieldEditor *m_fact = nullptr;
    std::optional<dice::RollRequest> m_roll;
    battle::FormField m_factField;
    bool m_autoRolling = false;
    /// How many dice had been typed when the program threw the rest.
    std::optional<std::size_t> m_typed;
};

} // namespace sabretache::ui
