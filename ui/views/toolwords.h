// Words beside the icons of a tool bar while it has room for them; then the icons alone, so that
// nothing falls into the bar's overflow. What an icon means is still its tool tip and its name.
#pragma once

#include <QObject>

#include <vector>

class QAction;
class QToolBar;
class QToolButton;

namespace sabretache::ui {

class ToolWords : public QObject {
    Q_OBJECT
public:
    /// Belongs to the bar.
    explicit ToolWords(QToolBar *bar);
    /// Adds an action whose button has words while there is room.
    void add(QAction *action);

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void measure();
    void fit();
    void setWords(bool on);

    QToolBar *m_bar;
    std::vector<QToolButton *> m_buttons;
    int m_need = 0; ///< the bar's width with words; 0: to be measured
    bool m_words = true;
};

} // namespace sabretache::ui
