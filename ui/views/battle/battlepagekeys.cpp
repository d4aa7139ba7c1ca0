// The battle page by keyboard: what each key does.
#include "ui/views/battle/battlepage.h"
#include "ui/views/battle/logpanel.h"
#include "ui/views/battle/offerspanel.h"
#include "ui/views/battle/questionpanel.h"

#include <QApplication>
#include <QKeyEvent>
#include <QShortcut>
#include <QWidget>

#include <algorithm>

namespace sabretache::ui {

void BattlePage::makeShortcuts() {
    const auto add = [this](const QKeySequence &keys, auto does) {
        m_pageKeys.push_back(keys);
        auto *shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, does);
    };
    add(QKeySequence(Qt::CTRL | Qt::Key_E), [this] { askEndPhase(); });
    add(QKeySequence(Qt::CTRL | Qt::Key_F), [this] { findUnit(); });
    add(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F), [this] { m_log->openFilter(); });
    add(QKeySequence(Qt::CTRL | Qt::Key_Down), [this] { m_offers->step(1); });
    add(QKeySequence(Qt::CTRL | Qt::Key_Up), [this] { m_offers->step(-1); });
    add(QKeySequence(Qt::CTRL | Qt::Key_L), [this] { m_log->focusList(); });
    add(QKeySequence(Qt::CTRL | Qt::Key_R), [this] { toggleReference(); });
    add(QKeySequence(Qt::CTRL | Qt::Key_T), [this] { toggleThreats(); });
    add(QKeySequence(Qt::CTRL | Qt::Key_U), [this] { openUmpireMenu(); });
    add(QKeySequence(Qt::CTRL | Qt::Key_K), [this] { m_log->correctCurrent(); });
    for (const Qt::Key enter : {Qt::Key_Return, Qt::Key_Enter}) {
        add(QKeySequence(Qt::CTRL | enter), [this] { queue(); });
        add(QKeySequence(Qt::CTRL | Qt::SHIFT | enter), [this] { m_desk->runQueue(); });
    }
    add(QKeySequence(Qt::ALT | Qt::Key_G), [this] { m_question->rollRest(); });
    add(QKeySequence(Qt::Key_F11), [this] { setBigType(!m_bigType); });
    for (int i = 0; i < 4; ++i)
        add(QKeySequence(static_cast<Qt::Key>(Qt::Key_F7 + i)),
            [this, i] { showTab(static_cast<Tab>(i)); });
    for (int i = 0; i < 3; ++i)
        add(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i)),
            [this, i] { m_question->setMode(static_cast<QuestionPanel::Mode>(i)); });
    connect(qApp, &QApplication::focusChanged, this, &BattlePage::focusMoved);
}

bool BattlePage::isPageKey(const QKeyEvent &key) const {
    return std::ranges::any_of(
        m_pageKeys, [&](const QKeySequence &keys) { return keys[0] == key.keyCombination(); });
}

bool BattlePage::endAsked() const { return m_endBar->isVisible(); }

void BattlePage::focusMoved(QWidget *from, QWidget *to) {
    // Only who has the focus is asked whether it wants a key: that one is watched.
    if (from)
        from->removeEventFilter(this);
    if (!to || !isAncestorOf(to))
        return;
    to->installEventFilter(this);
    // Whoever goes on with something else does not want the phase to end.
    if (m_endBar->isVisible() && !m_endBar->isAncestorOf(to))
        m_endBar->hide();
}

bool BattlePage::event(QEvent *event) {
    // The window's Undo belongs to the book; on this page Ctrl+Z takes back the newest step.
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        const bool undo = key->matches(QKeySequence::Undo);
        const bool redo = key->matches(QKeySequence::Redo);
        if (undo || redo) {
            event->accept();
            if (event->type() == QEvent::KeyPress)
                static_cast<void>(undo ? m_desk->undo() : m_desk->redo());
            return true;
        }
        if (event->type() == QEvent::KeyPress && key->key() == Qt::Key_End &&
            m_desk->lookingBack()) {
            m_desk->showStep(m_desk->stepCount());
            return true;
        }
        if (event->type() == QEvent::KeyPress && key->key() == Qt::Key_Escape) {
            m_endBar->hide();
            m_desk->cancelCorrection();
            m_offers->focusList();
            return true;
        }
    }
    return QWidget::event(event);
}

} // namespace sabretache::ui
