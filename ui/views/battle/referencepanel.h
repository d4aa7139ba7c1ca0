// The rules of what is being done, on the same screen: the lines of every section that the form,
// the question or a reason names. And the one rule that a link opens.
#pragma once

#include "ui/models/battle/battledesk.h"

#include <QFrame>
#include <QWidget>

class QLabel;
class QToolButton;

namespace sabretache::ui {

class ReferencePanel : public QWidget {
    Q_OBJECT
public:
    explicit ReferencePanel(const BattleDesk &desk, QWidget *parent = nullptr);
    void setOpen(bool open);
    bool isOpen() const { return m_open; }

private:
    void refresh();
    const BattleDesk &m_desk;
    QToolButton *m_head;
    QLabel *m_lines;
    bool m_open = false;
};

/// A rule in our words, beside the pointer; any key or click closes it.
class RulePopup : public QFrame {
    Q_OBJECT
public:
    RulePopup(const QString &rule, const BattleDesk &desk, QWidget *parent);
    void showAt(QPoint global);

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace sabretache::ui
