// Names offered while one types into a cell. Enter and Tab take the chosen name, or what is typed,
// and end the editing at once: Qt's own completer takes them for closing its list, and one would
// have to press them twice.
#pragma once

#include <QAbstractItemView>
#include <QCompleter>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStringList>

namespace sabretache::ui {

class CellCompleter final : public QCompleter {
public:
    CellCompleter(const QStringList &names, QLineEdit *line) : QCompleter(names, line) {
        setCaseSensitivity(Qt::CaseInsensitive);
        setFilterMode(Qt::MatchContains);
        line->setCompleter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override {
        auto *line = qobject_cast<QLineEdit *>(widget());
        if (event->type() != QEvent::KeyPress || !line || watched != popup() ||
            !popup()->isVisible())
            return QCompleter::eventFilter(watched, event);
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter &&
            key->key() != Qt::Key_Tab && key->key() != Qt::Key_Backtab)
            return QCompleter::eventFilter(watched, event);
        if (const QModelIndex chosen = popup()->currentIndex(); chosen.isValid())
            line->setText(chosen.data().toString());
        popup()->hide();
        QKeyEvent again(key->type(), key->key(), key->modifiers(), key->text());
        QCoreApplication::sendEvent(line, &again);
        return true;
    }
};

} // namespace sabretache::ui
