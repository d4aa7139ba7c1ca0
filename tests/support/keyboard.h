// A player who has nothing but a keyboard: enters inputs on a battle page by key events that go to
// the window that has the focus, and counts them.
#pragma once

#include "ui/views/battle/battlepage.h"
#include "ui/views/battle/dicetray.h"
#include "ui/views/battle/fieldeditor.h"
#include "ui/views/battle/formpanel.h"
#include "ui/views/battle/offerspanel.h"
#include "ui/views/battle/questionpanel.h"
#include "ui/views/battle/unitstable.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QListWidget>
#include <QMenu>
#include <QtTest/QTest>

#include <algorithm>
#include <functional>
#include <string>

namespace sabretache::ui {

class Keyboard {
public:
    explicit Keyboard(BattlePage &page) : m_page(page) {}
    int keys() const { return m_keys; }
    /// What went wrong, for the message of a test.
    const QString &trouble() const { return m_trouble; }

    void key(int code, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QWidget *target = QApplication::activePopupWidget();
        if (!target)
            target = QApplication::focusWidget();
        QTest::keyClick(target ? target : m_page.window(), static_cast<Qt::Key>(code), modifiers);
        ++m_keys;
        QApplication::processEvents();
    }
    void type(const QString &text) {
        for (const QChar c : text) {
            QWidget *target = QApplication::focusWidget();
            QTest::keyClick(target ? target : m_page.window(), c.toLatin1());
            ++m_keys;
        }
        QApplication::processEvents();
    }

    /// Called when an action is filled in, before Enter: for pictures.
    std::function<void()> beforeSubmit;

    /// Enters an input, whatever it is.
    /// @return whether the battle took it, with the fields that `input` has
    bool enter(const Record &input) {
        const std::size_t before = desk().stepCount();
        bool done = false;
        if (input.kind == battle::kDiceInput)
            done = dice(*std::get_if<std::vector<std::int64_t>>(input.find("faces")));
        else if (input.kind == battle::kFactInput)
            done = fact(*input.find("value"));
        else if (input.kind == battle::kEndPhaseInput)
            done = endPhase();
        else
            done = open(input) && fill(input) && submit();
        if (done && desk().stepCount() != before + 1)
            done = fault(QStringLiteral("not taken"));
        if (!done)
            m_trouble = QString::fromStdString(toJson(input)) + QStringLiteral(": ") + m_trouble +
                        QStringLiteral("; the form says ") +
                        QString::fromStdString(toJson(desk().filledDraft())) +
                        (desk().form().refused
                             ? QStringLiteral("; refused ") +
                                   QString::fromStdString(std::string(desk().form().refused->code))
                             : QString());
        return done;
    }
    bool dice(const std::vector<std::int64_t> &faces) {
        if (desk().pending().want != battle::Want::Roll)
            return fault(QStringLiteral("no dice are wanted"));
        for (const std::int64_t face : faces)
            key(Qt::Key_0 + static_cast<int>(face));
        key(Qt::Key_Return);
        return true;
    }
    bool endPhase() {
        key(Qt::Key_E, Qt::ControlModifier);
        if (m_page.endAsked())
            key(Qt::Key_Return);
        return true;
    }
    bool fact(const Value &value) {
        const auto &pending = desk().pending();
        if (pending.want != battle::Want::Fact || !pending.fact)
            return fault(QStringLiteral("no fact is wanted"));
        if (const auto *flag = std::get_if<bool>(&value)) {
            key(*flag ? Qt::Key_Y : Qt::Key_N);
            return true;
        }
        if (!set(m_page.findChild<QWidget *>(QStringLiteral("fact")), value, pending.fact->unit))
            return false;
        key(Qt::Key_Return);
        return true;
    }
    /// Goes to the offer with Escape, Up and Down, and opens its form with Enter.
    bool open(const Record &input) {
        if (desk().draft().kind == input.kind && !actorOf(input).empty() &&
            actorOf(input) == desk().chosen().actor && inForm())
            return true; // the page has gone on to it of its own accord
        key(Qt::Key_Escape);
        const OffersModel &model = m_page.offers().model();
        int wanted = -1;
        int now = -1;
        int place = 0;
        std::string actor;
        for (int g = 0; g < model.rowCount(); ++g)
            for (int i = 0; i < model.rowCount(model.index(g, 0)); ++i, ++place) {
                const battle::Offer *o = model.offer(model.index(i, 0, model.index(g, 0)));
                if (o->action == desk().chosen().action && o->actor == desk().chosen().actor)
                    now = place;
                if (wanted < 0 && o->action == input.kind && names(input, o->actor)) {
                    wanted = place;
                    actor = o->actor;
                }
            }
        if (wanted < 0)
            return openUmpire(input);
        for (int guard = 0; guard < 400; ++guard) {
            if (desk().chosen().action == input.kind && desk().chosen().actor == actor)
                break;
            key(now < wanted ? Qt::Key_Down : Qt::Key_Up);
        }
        if (desk().chosen().action != input.kind || desk().chosen().actor != actor)
            return fault(QStringLiteral("not reached with the arrow keys"));
        const bool asks = !m_page.form().empty() || m_page.form().table();
        if (asks)
            key(Qt::Key_Return);
        return !asks || inForm() || fault(QStringLiteral("Enter does not open the form"));
    }
    /// Goes to an action of the umpire's menu: Ctrl+U, Down, Enter.
    bool openUmpire(const Record &input) {
        const QString wanted = desk().words().label(TextKind::Action, input.kind);
        key(Qt::Key_U, Qt::ControlModifier);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        if (!menu)
            return fault(QStringLiteral("Ctrl+U opens no menu"));
        for (qsizetype i = 0; i < menu->actions().size(); ++i) {
            if (menu->activeAction() && menu->activeAction()->text() == wanted) {
                key(Qt::Key_Return);
                return (desk().draft().kind == input.kind &&
                        (inForm() || desk().form().fields.empty())) ||
                       fault(QStringLiteral("the menu does not open the form"));
            }
            key(Qt::Key_Down);
        }
        key(Qt::Key_Escape);
        return fault(QStringLiteral("not offered"));
    }
    /// Sets every field that is not as `input` has it, going from one to the next with Tab.
    bool fill(const Record &input) {
        for (int round = 0; round < 3; ++round) {
            // A field that is set may change what others hold: those are looked at again.
            bool right = true;
            const battle::Form form = desk().form();
            for (const battle::FormField &f : form.fields) {
                const Value *want = input.find(f.key);
                static const Value kNone = std::string();
                const bool choice = f.type == "unit" || f.type == "commander" || f.type == "choice";
                if (!want && choice && !f.required && !f.fromState && f.along.empty())
                    want = &kNone; // what may be left out, and is
                if (!want || same(f.key, *want))
                    continue;
                right = false;
                if (f.fromState)
                    return fault(QStringLiteral("follows from the state, and otherwise: ") +
                                 QString::fromStdString(f.key));
                UnitsTable *table = m_page.form().table();
                const bool inTable = table && (!f.along.empty() || f.type == "units") &&
                                     !m_page.form().editor(f.key);
                QWidget *widget = inTable ? static_cast<QWidget *>(table)
                                  : m_page.form().editor(f.key)
                                      ? m_page.form().editor(f.key)->focusTarget()
                                      : nullptr;
                if (!widget)
                    return fault(QStringLiteral("has no field: ") + QString::fromStdString(f.key));
                if (!tabTo(widget))
                    return false;
                if (!(inTable ? setInTable(*table, f, *want) : set(widget, *want, f.unit)))
                    return false;
            }
            if (right)
                return true;
        }
        return fault(QStringLiteral("the fields do not keep what is entered"));
    }
    bool submit() {
        if (beforeSubmit)
            beforeSubmit();
        key(Qt::Key_Return);
        return true;
    }

private:
    BattleDesk &desk() { return m_page.desk(); }
    bool fault(const QString &what) {
        m_trouble = what;
        return false;
    }
    bool inForm() const {
        const QWidget *focus = QApplication::focusWidget();
        return focus && m_page.form().isAncestorOf(focus);
    }
    static bool names(const Record &input, const std::string &actor) {
        if (actor.empty())
            return true;
        return std::ranges::any_of(input.fields, [&](const auto &field) {
            const auto *s = std::get_if<std::string>(&field.second);
            return s && *s == actor;
        });
    }
    std::string actorOf(const Record &input) {
        for (const auto &[key, value] : input.fields)
            if (const auto *s = std::get_if<std::string>(&value); s && desk().words().sideOf(*s))
                return *s;
        return {};
    }
    bool same(const std::string &key, const Value &want) {
        const Record filled = desk().filledDraft();
        const Value *now = filled.find(key);
        if (now && *now == want)
            return true;
        const auto *text = std::get_if<std::string>(&want);
        return !now && text && text->empty();
    }
    bool tabTo(QWidget *widget) {
        for (int i = 0; i < 60; ++i) {
            const QWidget *focus = QApplication::focusWidget();
            if (focus == widget || (focus && widget->isAncestorOf(focus)))
                return true;
            key(Qt::Key_Tab);
        }
        return fault(QStringLiteral("Tab does not reach ") + widget->objectName());
    }
    static QString number(std::int64_t n, const std::string &unit) {
        if (unit != "in/100")
            return QString::number(n);
        return QLocale::c().toString(static_cast<double>(n) / 100, 'f', n % 10 ? 2 : 1);
    }
    bool set(QWidget *widget, const Value &value, const std::string &unit) {
        if (std::holds_alternative<bool>(value)) {
            key(Qt::Key_Space);
            return true;
        }
        if (const auto *n = std::get_if<std::int64_t>(&value)) {
            key(Qt::Key_A, Qt::ControlModifier);
            type(number(*n, unit));
            return true;
        }
        if (auto *combo = qobject_cast<QComboBox *>(widget)) {
            const QString wanted = QString::fromStdString(std::get<std::string>(value));
            key(Qt::Key_Home);
            for (int i = 0; i < combo->count() && combo->currentData().toString() != wanted; ++i)
                key(Qt::Key_Down);
            return combo->currentData().toString() == wanted ||
                   fault(QStringLiteral("cannot be chosen: ") + wanted);
        }
        if (auto *list = qobject_cast<QListWidget *>(widget)) {
            const auto &wanted = std::get<std::vector<std::string>>(value);
            key(Qt::Key_Home);
            for (int guard = 0; guard < 400; ++guard) {
                const QListWidgetItem *item = list->currentItem();
                const bool on = item && item->checkState() == Qt::Checked;
                const bool want =
                    item &&
                    std::ranges::find(wanted, item->data(Qt::UserRole).toString().toStdString()) !=
                        wanted.end();
                if (on != want)
                    key(Qt::Key_Space);
                const int row = list->currentRow();
                key(Qt::Key_Down);
                if (list->currentRow() == row)
                    return true;
            }
            return fault(QStringLiteral("the list has no end"));
        }
        if (const auto *text = std::get_if<std::string>(&value)) {
            key(Qt::Key_A, Qt::ControlModifier);
            type(QString::fromStdString(*text));
            return true;
        }
        return fault(QStringLiteral("no way to set such a value"));
    }
    void goTo(UnitsTable &table, int row, int column) {
        for (int i = 0; i < 400 && table.currentIndex().row() != row; ++i)
            key(table.currentIndex().row() < row ? Qt::Key_Down : Qt::Key_Up);
        for (int i = 0; i < 40 && table.currentIndex().column() != column; ++i)
            key(table.currentIndex().column() < column ? Qt::Key_Right : Qt::Key_Left);
    }
    bool setInTable(UnitsTable &table, const battle::FormField &field, const Value &want) {
        const UnitsTableModel &model = table.tableModel();
        if (field.along.empty()) {
            const auto &units = std::get<std::vector<std::string>>(want);
            for (int row = 0; row < model.rowCount(); ++row) {
                const bool on = std::ranges::find(units, model.unitAt(row)) != units.end();
                if (on == model.picked(row))
                    continue;
                goTo(table, row, 0);
                key(Qt::Key_Space);
                if (on != model.picked(row))
                    return fault(QStringLiteral("cannot be picked"));
            }
            return true;
        }
        int column = 0;
        for (int c = 1; c < model.columnCount(); ++c)
            if (model.alongField(c).key == field.key)
                column = c;
        int place = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            if (!model.picked(row))
                continue;
            const auto at = static_cast<std::size_t>(place++);
            const auto *numbers = std::get_if<std::vector<std::int64_t>>(&want);
            const auto *texts = std::get_if<std::vector<std::string>>(&want);
            const QVariant now = model.index(row, column).data(Qt::EditRole);
            if (numbers && field.type == "flag") {
                if ((*numbers)[at] != now.toLongLong()) {
                    goTo(table, row, column);
                    key(Qt::Key_Space);
                }
            } else if (numbers && (*numbers)[at] != now.toLongLong()) {
                goTo(table, row, column);
                key(Qt::Key_F2);
                key(Qt::Key_A, Qt::ControlModifier);
                type(number((*numbers)[at], field.unit));
                key(Qt::Key_Return);
            } else if (texts && now.toString().toStdString() != (*texts)[at]) {
                goTo(table, row, column);
                key(Qt::Key_F2);
                auto *combo = qobject_cast<QComboBox *>(QApplication::focusWidget());
                if (!combo)
                    return fault(QStringLiteral("F2 opens no choice"));
                const QString wanted = QString::fromStdString((*texts)[at]);
                key(Qt::Key_Home);
                for (int i = 0; i < combo->count() && combo->currentData().toString() != wanted;
                     ++i)
                    key(Qt::Key_Down);
                key(Qt::Key_Return);
            }
        }
        return true;
    }

    BattlePage &m_page;
    int m_keys = 0;
    QString m_trouble;
};

} // namespace sabretache::ui
