// A correction before it is accepted: what would differ, where it stops, who wants it and why.
#pragma once

#include "ui/models/battle/battledesk.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace sabretache::ui {

class CorrectionPanel : public QWidget {
    Q_OBJECT
public:
    explicit CorrectionPanel(BattleDesk &desk, QWidget *parent = nullptr);
    /// Puts the focus where the reason is written.
    void focusReason();

Q_SIGNALS:
    /// Accepted, or back to the form.
    void done();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void refresh();
    void accept();

    BattleDesk &m_desk;
    QLabel *m_title;
    QLabel *m_differences;
    QLabel *m_halt;
    QComboBox *m_who;
    QLineEdit *m_why;
    QPushButton *m_accept;
};

} // namespace sabretache::ui
