// Dialogs as large as what they hold, but never larger than the window that they belong to: with
// large text a dialog of so many characters would not fit the screen.
#pragma once

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

namespace sabretache::ui {

inline void resizeWithin(QWidget &dialog, int width, int height) {
    const QWidget *owner = dialog.parentWidget() ? dialog.parentWidget()->window() : nullptr;
    const QScreen *screen = QGuiApplication::primaryScreen();
    const QSize room = owner    ? owner->size()
                       : screen ? screen->availableSize()
                                : QSize(width, height);
    dialog.resize(QSize(width, height).boundedTo(room));
}

} // namespace sabretache::ui
