// The window on one book: its tree on the left, the page of what is chosen in the middle, inspector
// and problems on the right, totals and the state of the disk below. Without a book it shows the
// start page.
#pragma once

#include "session/booksession.h"
#include "ui/commands/bookeditor.h"
#include "ui/models/booktreemodel.h"
#include "ui/models/problemsmodel.h"
#include "ui/views/page.h"

#include <QMainWindow>

#include <memory>
#include <vector>

class QDockWidget;
class QLabel;
class QMenu;
class QStackedWidget;
class QTimer;
class QTreeView;
class QUndoView;

namespace sabretache::ui {

class HelpWindow;
class ProblemsView;
class RulesWindow;
class StartPage;
class StatusLine;
class Windows;

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(Windows &windows);
    ~MainWindow() override;

    session::BookSession *session() const { return m_session.get(); }
    BookEditor *editor() const { return m_editor.get(); }
    ProblemsModel *problems() const { return m_problems.get(); }
    /// Shows a book in this window, which had none.
    void setBook(std::unique_ptr<session::BookSession> session);

    /// Shows the page of something; the first army when it is not there.
    void open(const BookNode &node);
    Page *page() const { return m_page; }
    BookNode node() const { return m_node; }
    /// Goes to where a problem is.
    void showPlace(const oob::Place &place);
    void showRule(const RuleNumber &rule);
    void showHelp();
    /// Opens a book, or shows what a list would bring into the book that is open.
    void openFile(const QString &path);

    /// Says one sentence in the status line; it goes after a while, a fault stays until something
    /// else happens.
    void say(const QString &text, bool fault = false);

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void buildMenus();
    void buildFileMenu();
    void buildEditMenu();
    void buildViewMenu();
    void buildLanguageMenu();
    void buildHelpMenu();
    void buildDocks();
    void buildBanner();
    void restoreLayout();
    void fillRecentMenu();
    void fillPageMenus();
    void updateHistory();
    void updateTotals();
    void updateTitle();
    void updateBookActions();
    void showBanner(const QString &text);
    void setPage(Page *page, const BookNode &node);
    /// Puts the panes at the right away for a page that needs their room, or brings them back.
    void makeRoom(Page *page);
    PageContext context();

    void chooseBook();
    /// @param name suggested for the file, without its ending; empty: a general one
    /// @return the window of the new book; none when the choice was left or the book not made
    MainWindow *chooseNewBook(std::string_view ruleSet, const QString &name = {});
    void importIntoNewBook(const QString &list);
    void chooseImport();
    void chooseCopy();
    void returnToOpened();
    void addArmy();

    Windows &m_windows;
    const Texts &m_texts;
    // The order matters: pages and models go before what they look at.
    std::unique_ptr<session::BookSession> m_session;
    std::unique_ptr<BookEditor> m_editor;
    std::unique_ptr<ProblemsModel> m_problems;
    std::unique_ptr<BookTreeModel> m_treeModel;
    struct Kept {
        BookNode node;
        Page *page;
    };
    std::vector<Kept> m_pages;

    QStackedWidget *m_stack = nullptr;
    StartPage *m_start = nullptr;
    Page *m_page = nullptr;
    BookNode m_node;
    QTreeView *m_tree = nullptr;
    QDockWidget *m_treeDock = nullptr;
    QDockWidget *m_inspectorDock = nullptr;
    QDockWidget *m_problemsDock = nullptr;
    QDockWidget *m_historyDock = nullptr;
    QList<QDockWidget *> m_putAway; ///< panes to bring back when the page goes
    QStackedWidget *m_inspectors = nullptr;
    QLabel *m_noInspector = nullptr;
    ProblemsView *m_problemsView = nullptr;
    QUndoView *m_history = nullptr;
    StatusLine *m_status = nullptr;
    QWidget *m_banner = nullptr;
    QLabel *m_bannerText = nullptr;

    QMenu *m_recentMenu = nullptr;
    QMenu *m_editMenu = nullptr;
    QMenu *m_viewMenu = nullptr;
    QMenu *m_armyMenu = nullptr;
    QMenu *m_battleMenu = nullptr;
    QMenu *m_campaignMenu = nullptr;
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    QAction *m_import = nullptr;
    QAction *m_export = nullptr;
    QAction *m_print = nullptr;
    QAction *m_saveCopy = nullptr;
    QAction *m_return = nullptr;
    QAction *m_startBattle = nullptr;
    QAction *m_addArmy = nullptr;
    QList<QAction *> m_pageActions;

    RulesWindow *m_rules = nullptr;
    HelpWindow *m_help = nullptr;
};

} // namespace sabretache::ui
