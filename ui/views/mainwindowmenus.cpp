// The menus of the window; what they do is in mainwindow.cpp.
#include "ui/text/languages.h"
#include "ui/views/icons.h"
#include "ui/views/mainwindow.h"
#include "ui/views/services.h"
#include "ui/views/statusline.h"
#include "ui/views/theme.h"
#include "ui/views/windows.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>
#include <QTreeView>

namespace sabretache::ui {

void MainWindow::buildMenus() {
    buildFileMenu();
    buildEditMenu();
    buildViewMenu();
    m_armyMenu = menuBar()->addMenu(tr("&Army"));
    m_battleMenu = menuBar()->addMenu(tr("&Battle"));
    m_campaignMenu = menuBar()->addMenu(tr("&Campaign"));
    m_campaignMenu->menuAction()->setVisible(false);

    m_addArmy = new QAction(icon(QStringLiteral("add-army")), tr("New &army"), this);
    m_addArmy->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A));
    connect(m_addArmy, &QAction::triggered, this, &MainWindow::addArmy);
    m_startBattle = new QAction(icon(QStringLiteral("battle")), tr("&New battle…"), this);
    connect(m_startBattle, &QAction::triggered, this, [this] {
        ScenarioId scenario;
        if (m_node.kind == BookNode::Kind::Scenario)
            scenario = ScenarioId(m_node.id);
        if (const auto &start = m_windows.services().startBattle)
            start(context(), scenario, this);
    });
    buildHelpMenu();
    fillPageMenus();
}

void MainWindow::buildFileMenu() {
    QMenu *file = menuBar()->addMenu(tr("&File"));
    QMenu *fresh = file->addMenu(icon(QStringLiteral("new")), tr("&New book"));
    for (const rules::RuleSet *set : m_windows.services().ruleSets.all()) {
        const std::string id(set->id());
        fresh->addAction(tr("For %1…").arg(m_texts.ruleSetName(id)), this,
                         [this, id] { chooseNewBook(id); });
    }
    QAction *open =
        file->addAction(icon(QStringLiteral("open")), tr("&Open…"), this, &MainWindow::chooseBook);
    open->setShortcut(QKeySequence::Open);
    m_recentMenu = file->addMenu(tr("Open &recent"));
    connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    if (!m_windows.services().samples.isEmpty()) {
        QMenu *samples = file->addMenu(tr("Open a &sample"));
        for (const Sample &sample : m_windows.services().samples)
            samples->addAction(sample.title, this,
                               [this, sample] { m_windows.openSample(sample, this); });
    }
    file->addAction(tr("Start &page"), this, [this] { m_windows.openStart(); });
    file->addSeparator();
    m_import = file->addAction(icon(QStringLiteral("import")), tr("&Import…"), this,
                               &MainWindow::chooseImport);
    m_import->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_I));
    m_export = file->addAction(icon(QStringLiteral("export")), tr("&Export…"), this, [this] {
        if (const auto &run = m_windows.services().exportArmy)
            run(context(), m_node, this);
    });
    m_export->setObjectName(QStringLiteral("export"));
    m_export->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)); // Ctrl+E ends a phase
    m_print = file->addAction(icon(QStringLiteral("print")), tr("&Print…"), this, [this] {
        if (const auto &run = m_windows.services().print)
            run(context(), m_node, this);
    });
    m_print->setShortcut(QKeySequence::Print);
    file->addSeparator();
    m_saveCopy = file->addAction(icon(QStringLiteral("save-copy")), tr("Save a &copy…"), this,
                                 &MainWindow::chooseCopy);
    m_saveCopy->setShortcut(QKeySequence::SaveAs);
    m_return =
        file->addAction(icon(QStringLiteral("return")), tr("Return to the &book as it was opened"),
                        this, &MainWindow::returnToOpened);
    file->addSeparator();
    QAction *close = file->addAction(tr("C&lose"), this, &QWidget::close);
    close->setShortcut(QKeySequence::Close);
    QAction *quit = file->addAction(tr("&Quit"), qApp, &QApplication::closeAllWindows);
    quit->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q));
}

void MainWindow::fillRecentMenu() {
    m_recentMenu->clear();
    const QStringList books = m_windows.recentBooks();
    for (const QString &path : books) {
        QString shown = QDir::toNativeSeparators(path);
        m_recentMenu->addAction(fontMetrics().elidedText(shown.replace(u'&', QStringLiteral("&&")),
                                                         Qt::ElideMiddle,
                                                         fontMetrics().averageCharWidth() * 70),
                                this, [this, path] { m_windows.openBook(path, this); });
    }
    if (books.isEmpty())
        m_recentMenu->addAction(tr("None yet"))->setEnabled(false);
}

void MainWindow::buildEditMenu() {
    m_editMenu = menuBar()->addMenu(tr("&Edit"));
    m_undo = new QAction(icon(QStringLiteral("undo")), tr("&Undo"), this);
    m_undo->setShortcut(QKeySequence::Undo);
    connect(m_undo, &QAction::triggered, this, [this] {
        if (m_page && m_page->ownsHistory())
            m_page->undo();
        else if (m_editor)
            m_editor->stack().undo();
    });
    m_redo = new QAction(icon(QStringLiteral("redo")), tr("&Redo"), this);
    m_redo->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    connect(m_redo, &QAction::triggered, this, [this] {
        if (m_page && m_page->ownsHistory())
            m_page->redo();
        else if (m_editor)
            m_editor->stack().redo();
    });
    m_undo->setObjectName(QStringLiteral("undo"));
    m_redo->setObjectName(QStringLiteral("redo"));
}

void MainWindow::buildViewMenu() {
    m_viewMenu = menuBar()->addMenu(tr("&View"));
    const auto toggle = [this](QDockWidget *dock, const char *picture, const QString &text) {
        QAction *action = dock->toggleViewAction();
        action->setText(text);
        action->setIcon(icon(QString::fromLatin1(picture)));
        m_viewMenu->addAction(action);
    };
    toggle(m_treeDock, "tree", tr("&Book"));
    toggle(m_inspectorDock, "inspector", tr("&Inspector"));
    toggle(m_problemsDock, "problems", tr("&Problems"));
    toggle(m_historyDock, "history", tr("&History"));
    const auto turn = [this](int way) {
        // Round the panes: tree, page, inspector, problems.
        const QList<QWidget *> panes = {m_tree, m_page ? m_page->firstFocus() : nullptr,
                                        m_page ? m_page->inspector() : nullptr,
                                        m_problemsDock->widget()};
        int at = -1;
        for (int i = 0; i < panes.size(); ++i)
            if (panes[i] && QApplication::focusWidget() &&
                (panes[i] == QApplication::focusWidget() ||
                 panes[i]->isAncestorOf(QApplication::focusWidget())))
                at = i;
        const int count = static_cast<int>(panes.size());
        for (int step = 1; step <= count; ++step) {
            QWidget *pane =
                panes[(at + (at < 0 && way < 0 ? 1 : 0) + way * step + 2 * count) % count];
            if (!pane || !pane->isVisible())
                continue;
            QWidget *focus = pane;
            if (pane->focusPolicy() == Qt::NoFocus)
                focus = pane->nextInFocusChain();
            focus->setFocus(Qt::TabFocusReason);
            return;
        }
    };
    QAction *next = m_viewMenu->addAction(tr("Next p&ane"), this, [turn] { turn(1); });
    next->setShortcut(QKeySequence(Qt::Key_F6));
    QAction *before = m_viewMenu->addAction(tr("Pre&vious pane"), this, [turn] { turn(-1); });
    before->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F6));
    m_viewMenu->addSeparator();

    Theme &theme = m_windows.services().theme;
    QMenu *look = m_viewMenu->addMenu(tr("&Look"));
    auto *group = new QActionGroup(this);
    const auto add = [&](const QString &text, Theme::Look value) {
        QAction *action = look->addAction(text);
        action->setCheckable(true);
        action->setChecked(theme.look() == value);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [&theme, value] {
            theme.setLook(value);
            QSettings().setValue(QStringLiteral("look"), static_cast<int>(value));
        });
        connect(&theme, &Theme::changed, action,
                [action, &theme, value] { action->setChecked(theme.look() == value); });
    };
    add(tr("As the &system"), Theme::Look::System);
    add(tr("&Light"), Theme::Look::Light);
    add(tr("&Dark"), Theme::Look::Dark);
    const auto scale = [&theme](int percent) {
        theme.setTextScale(percent);
        QSettings().setValue(QStringLiteral("text-scale"), theme.textScale());
    };
    QAction *larger = m_viewMenu->addAction(icon(QStringLiteral("text-larger")), tr("&Larger text"),
                                            this, [this, &theme, scale] {
                                                scale(theme.textScale() + 10);
                                                say(tr("Text at %1 %").arg(theme.textScale()));
                                            });
    larger->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    QAction *smaller = m_viewMenu->addAction(tr("S&maller text"), this, [this, &theme, scale] {
        scale(theme.textScale() - 10);
        say(tr("Text at %1 %").arg(theme.textScale()));
    });
    smaller->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Minus));
    QAction *normal = m_viewMenu->addAction(tr("&Normal text"), this, [scale] { scale(100); });
    normal->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_0));
    if (languages().size() > 1)
        buildLanguageMenu();
}

void MainWindow::buildLanguageMenu() {
    QMenu *menu = m_viewMenu->addMenu(tr("Lan&guage"));
    auto *group = new QActionGroup(this);
    const QString chosen = QSettings().value(QStringLiteral("language")).toString();
    const auto add = [&](const QString &text, const QString &code) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(code == chosen);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, code] {
            QSettings().setValue(QStringLiteral("language"), code);
            say(tr("The new language is there when the program is started again."));
        });
    };
    add(tr("As the &system"), QString());
    menu->addSeparator();
    // Each in its own words, so that it can be found by whoever reads nothing else.
    for (const QString &code : languages()) {
        const QString name = code == QLatin1String("en") ? QStringLiteral("English")
                                                         : QLocale(code).nativeLanguageName();
        add(name.left(1).toUpper() + name.mid(1), code);
    }
}

void MainWindow::buildHelpMenu() {
    QMenu *help = menuBar()->addMenu(tr("&Help"));
    QAction *page = help->addAction(icon(QStringLiteral("help")), tr("&Help for this page"), this,
                                    &MainWindow::showHelp);
    page->setShortcut(QKeySequence::HelpContents);
    QAction *rules = help->addAction(icon(QStringLiteral("rules")), tr("&Rules"), this,
                                     [this] { showRule({}); });
    rules->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R));
    help->addSeparator();
    help->addAction(tr("&About Sabretache"), this, [this] {
        QString credits;
        for (const rules::RuleSet *set : m_windows.services().ruleSets.all())
            credits += QStringLiteral("<p>") + m_texts.credit(set->id()).toHtmlEscaped() +
                       QStringLiteral("</p>");
        QMessageBox::about(this, tr("About Sabretache"),
                           tr("<h3>Sabretache %1</h3><p>Orders of battle, battles and campaigns "
                              "of the horse-and-musket age.</p>%2<p>Free software under the GNU "
                              "General Public License, version 3 or later.</p>")
                               .arg(QApplication::applicationVersion(), credits));
    });
}

void MainWindow::fillPageMenus() {
    m_editMenu->clear();
    m_editMenu->addAction(m_undo);
    m_editMenu->addAction(m_redo);
    m_armyMenu->clear();
    m_battleMenu->clear();
    m_campaignMenu->clear();
    m_armyMenu->addAction(m_addArmy);
    m_battleMenu->addAction(m_startBattle);
    if (!m_page)
        return;
    const QList<QAction *> edits = m_page->editActions();
    if (!edits.isEmpty())
        m_editMenu->addSeparator();
    m_editMenu->addActions(edits);
    QMenu *menu = m_page->menu() == Page::Menu::Battle     ? m_battleMenu
                  : m_page->menu() == Page::Menu::Campaign ? m_campaignMenu
                                                           : m_armyMenu;
    const QList<QAction *> actions = m_page->pageActions();
    if (!actions.isEmpty())
        menu->addSeparator();
    menu->addActions(actions);
    m_campaignMenu->menuAction()->setVisible(!m_campaignMenu->isEmpty());
    m_import->setEnabled((!m_session || !m_session->readOnly()) &&
                         bool(m_windows.services().import));
    m_export->setEnabled(m_session && bool(m_windows.services().exportArmy));
    m_print->setEnabled(m_session && bool(m_windows.services().print));
}

void MainWindow::updateBookActions() {
    const bool open = m_session != nullptr;
    const bool writable = open && !m_session->readOnly();
    m_saveCopy->setEnabled(open);
    m_return->setEnabled(writable && m_session->changedSinceOpened());
    m_addArmy->setEnabled(writable);
    m_startBattle->setEnabled(writable && bool(m_windows.services().startBattle));
    m_import->setEnabled((writable || !open) && bool(m_windows.services().import));
    m_export->setEnabled(open && bool(m_windows.services().exportArmy));
    m_print->setEnabled(open && bool(m_windows.services().print));
    updateHistory();
    for (QDockWidget *dock : {m_treeDock, m_inspectorDock, m_problemsDock}) {
        dock->toggleViewAction()->setEnabled(open);
        if (!open)
            dock->hide();
        else
            dock->show();
    }
    menuBar()->setEnabled(true);
    m_armyMenu->menuAction()->setVisible(open);
    m_battleMenu->menuAction()->setVisible(open);
    m_status->setVisible(true);
}

} // namespace sabretache::ui
