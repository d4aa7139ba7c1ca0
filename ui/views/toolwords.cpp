#include "ui/views/toolwords.h"

#include <QAction>
#include <QEvent>
#include <QToolBar>
#include <QToolButton>

namespace sabretache::ui {

ToolWords::ToolWords(QToolBar *bar) : QObject(bar), m_bar(bar) { bar->installEventFilter(this); }

void ToolWords::add(QAction *action) {
    m_bar->addAction(action);
    if (auto *button = qobject_cast<QToolButton *>(m_bar->widgetForAction(action))) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        m_buttons.push_back(button);
    }
}

bool ToolWords::eventFilter(QObject *watched, QEvent *event) {
    switch (event->type()) {
    case QEvent::FontChange:
    case QEvent::StyleChange:
        m_need = 0;
        fit();
        break;
    case QEvent::Resize:
    case QEvent::Show:
        fit();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void ToolWords::setWords(bool on) {
    m_words = on;
    for (QToolButton *button : m_buttons)
        button->setToolButtonStyle(on ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
}

void ToolWords::measure() {
    const bool words = m_words;
    setWords(true);
    m_need = m_bar->sizeHint().width();
    setWords(words);
}

void ToolWords::fit() {
    if (!m_bar->isVisible())
        return;
    if (m_need == 0)
        measure();
    const bool words = m_bar->width() >= m_need;
    if (words != m_words)
        setWords(words);
}

} // namespace sabretache::ui
