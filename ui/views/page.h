// A page: what stands in the middle of the window for one thing of the book. The window knows pages
// only by this class and by the makers that the application lists, so that a new page (a battle's,
// a campaign's) is one line where the window is built.
#pragma once

#include "base/rulenumber.h"
#include "battle/engine.h"
#include "rules/ruleset.h"
#include "ui/commands/bookeditor.h"
#include "ui/models/booktreemodel.h"
#include "ui/text/texts.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <functional>
#include <map>

class QAction;
class QUndoStack;

namespace sabretache::ui {

class Theme;

/// What every page may use. All of it outlives the page.
struct PageContext {
    session::BookSession &session;
    BookEditor &editor;
    const Texts &texts;
    Theme &theme;
    /// Shows the page of something else; Kind::Start is the start page.
    std::function<void(const BookNode &)> open;
};

class Page : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// For the window's title: "Grand Alliance".
    virtual QString title() const = 0;
    /// Actions of the page in the order of its menu; a separator is an action. The window puts them
    /// into the menu named by `menu()`, and shows none of them while another page is up.
    virtual QList<QAction *> pageActions() const { return {}; }
    /// Cut, copy, paste, find and the like, for the Edit menu.
    virtual QList<QAction *> editActions() const { return {}; }
    /// Which menu pageActions go to.
    enum class Menu { Army, Battle, Campaign };
    virtual Menu menu() const { return Menu::Army; }
    /// Widget for the inspector pane while the page is up; null: the pane says that there is none.
    virtual QWidget *inspector() { return nullptr; }
    /// Whether the page needs the room of the panes at the right: they are put away while it is up.
    virtual bool wantsWholeWidth() const { return false; }
    /// Numbers for the left of the status bar, one entry each: "29 units", "506 castings".
    virtual QStringList totals() const { return {}; }
    /// File in resources/help, without `.md`.
    virtual QString helpTopic() const { return QStringLiteral("start"); }
    /// Where the keyboard should be when the page comes up; null: the page itself.
    virtual QWidget *firstFocus() { return nullptr; }
    /// Shows a place inside the page, as a jump from the problems list.
    virtual void showPlace(const oob::Place &) {}
    /// Opens the cell by which a problem at a place is mended, after showPlace.
    /// @param field what is to be asked for, of rules/mends.h
    virtual void mendPlace(const oob::Place &, std::string_view /*field*/) {}
    /// The page has come up, or goes.
    virtual void activated() {}
    virtual void deactivated() {}

    /// Undo goes to the page that is up. A page with a history of its own (a battle) overrides all
    /// four and emits `historyChanged`; the rest use the book's.
    virtual bool ownsHistory() const { return false; }
    virtual QString undoText() const { return {}; } ///< empty: nothing to undo
    virtual QString redoText() const { return {}; }
    virtual void undo() {}
    virtual void redo() {}

Q_SIGNALS:
    void titleChanged();
    void totalsChanged();
    void historyChanged();
    void inspectorChanged();
    /// One sentence for the status line.
    void message(const QString &text);
    /// Shows the rule in our words.
    void ruleWanted(const sabretache::RuleNumber &rule);
    void printWanted();
    void importWanted();
    void exportWanted();
    void armyWanted();
};

using PageMaker = std::function<Page *(const PageContext &, const BookNode &, QWidget *parent)>;
/// Which page shows what.
using PageMakers = std::map<BookNode::Kind, PageMaker>;

} // namespace sabretache::ui
