#include "ui/delegates/wordcombo.h"

#include <QKeyEvent>

namespace sabretache::ui {

WordCombo::WordCombo(QWidget *parent) : QComboBox(parent) {
    connect(this, &QComboBox::activated, this, [this] { m_chosen = true; });
}

int WordCombo::find(const QString &typed) const {
    for (int i = 0; i < count(); ++i)
        if (itemText(i).startsWith(typed, Qt::CaseInsensitive))
            return i;
    for (int i = 0; i < count(); ++i)
        if (itemText(i).contains(u' ' + typed, Qt::CaseInsensitive))
            return i;
    return -1;
}

void WordCombo::keyPressEvent(QKeyEvent *event) {
    const QString text = event->text();
    const bool plain =
        !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (plain && event->key() == Qt::Key_Backspace && !m_typed.isEmpty()) {
        m_typed.chop(1);
        if (!m_typed.isEmpty())
            setCurrentIndex(find(m_typed));
        return;
    }
    // A blank opens the list unless it goes on with a word.
    if (plain && !text.isEmpty() && text.at(0).isPrint() &&
        !(m_typed.isEmpty() && event->key() == Qt::Key_Space)) {
        if (const int at = find(m_typed + text); at >= 0) {
            m_typed += text;
            m_chosen = true;
            setCurrentIndex(at);
        } else if (const int anew = find(text); anew >= 0 && text != u" ") {
            m_typed = text;
            m_chosen = true;
            setCurrentIndex(anew);
        }
        return;
    }
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        m_typed.clear();
    const int before = currentIndex();
    QComboBox::keyPressEvent(event);
    m_chosen = m_chosen || currentIndex() != before;
}

void WordCombo::focusInEvent(QFocusEvent *event) {
    if (event->reason() != Qt::PopupFocusReason)
        m_typed.clear();
    QComboBox::focusInEvent(event);
}

} // namespace sabretache::ui
