#include "ui/views/mainwindow.h"

#include "rules/mends.h"
#include "ui/delegates/bookdelegate.h"
#include "ui/dialogs/writingbar.h"
#include "ui/views/helpwindow.h"
#include "ui/views/icons.h"
#include "ui/views/problemsview.h"
#include "ui/views/ruleswindow.h"
#include "ui/views/services.h"
#include "ui/views/startpage.h"
#include "ui/views/statusline.h"
#include "ui/views/theme.h"
#include "ui/views/windows.h"
#include "ui/views/wordslabel.h"

#include <QAction>
#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTime>
#include <QTreeView>
#include <QUndoView>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace sabretache::ui {
namespace {

constexpr int kLayoutVersion = 1;
/// What a window manager adds around a window, about.
constexpr QSize kFrame(16, 48);
constexpr QLatin1String kSuffix("sabretache");

QDockWidget *dock(QMainWindow *window, const QString &title, const QString &name, QWidget *inside,
                  Qt::DockWidgetArea area) {
    auto *out = new QDockWidget(title, window);
    out->setObjectName(name);
    out->setWidget(inside);
    window->addDockWidget(area, out);
    return out;
}

QString documents() { return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation); }

/// What a book opens with: its campaign, if it holds one, else its first army.
BookNode firstPage(const oob::OrderOfBattle &book, const PageMakers &makers) {
    if (campaignOf(book) && makers.contains(BookNode::Kind::Campaign))
        return {BookNode::Kind::Campaign, {}};
    const auto armies = oob::armiesInOrder(book);
    return {BookNode::Kind::Army, armies.empty() ? Uuid() : armies.front().uuid};
}

} // namespace

MainWindow::MainWindow(Windows &windows) : m_windows(windows), m_texts(windows.services().texts) {
    setObjectName(QStringLiteral("window"));
    setWindowIcon(icon(QStringLiteral("sabretache")));
    setAcceptDrops(true);
    setDockNestingEnabled(true);

    auto *centre = new QWidget(this);
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    buildBanner();
    layout->addWidget(m_banner);
    // A page whose least size is more than there is, in large text, scrolls: it neither squeezes
    // the docks nor pushes the window off the screen.
    auto *frame = new QScrollArea(centre);
    frame->setWidgetResizable(true);
    frame->setFrameShape(QFrame::NoFrame);
    frame->setFocusPolicy(Qt::NoFocus);
    m_stack = new QStackedWidget(frame);
    frame->setWidget(m_stack);
    layout->addWidget(frame, 1);
    setCentralWidget(centre);

    m_start = new StartPage(windows, m_stack);
    m_stack->addWidget(m_start);
    connect(m_start, &StartPage::openWanted, this, &MainWindow::chooseBook);
    connect(m_start, &StartPage::newWanted, this,
            [this](const QString &set) { chooseNewBook(set.toStdString()); });
    connect(m_start, &StartPage::bookWanted, this,
            [this](const QString &path) { m_windows.openBook(path, this); });
    connect(m_start, &StartPage::importWanted, this, &MainWindow::chooseImport);
    connect(m_start, &StartPage::sampleWanted, this,
            [this](int place) { m_windows.openSample(m_windows.services().samples[place], this); });

    m_status = new StatusLine(this);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_status, 1);
    buildDocks();
    buildMenus();
    restoreLayout();
    updateBookActions();
    updateTitle();
}

MainWindow::~MainWindow() {
    if (m_session) {
        m_session->disconnect(this);
        m_editor->stack().disconnect(this);
        m_problems->disconnect(this);
        m_treeModel->disconnect(this);
        m_history->setStack(nullptr);
    }
    // Pages look at the session: they go first.
    m_page = nullptr;
    for (const Kept &kept : m_pages)
        delete kept.page;
    m_pages.clear();
    m_problemsView->setProblems(nullptr);
    m_tree->setModel(nullptr);
}

void MainWindow::buildBanner() {
    m_banner = new QWidget(this);
    m_banner->setAutoFillBackground(true);
    m_banner->setBackgroundRole(QPalette::ToolTipBase);
    auto *layout = new QHBoxLayout(m_banner);
    layout->setContentsMargins(kRhythm, kRhythm / 2, kRhythm, kRhythm / 2);
    auto *lock = new QLabel(m_banner);
    const int size = fontMetrics().height();
    lock->setPixmap(icon(QStringLiteral("lock")).pixmap(size, size));
    m_bannerText = new WordsLabel(m_banner);
    m_bannerText->setWordWrap(true);
    m_bannerText->setTextFormat(Qt::PlainText);
    auto *copy = new QPushButton(tr("Save a copy…"), m_banner);
    connect(copy, &QPushButton::clicked, this, &MainWindow::chooseCopy);
    layout->addWidget(lock);
    layout->addWidget(m_bannerText, 1);
    layout->addWidget(copy);
    m_banner->hide();
}

void MainWindow::showBanner(const QString &text) {
    m_bannerText->setText(text);
    m_banner->setVisible(!text.isEmpty());
}

void MainWindow::buildDocks() {
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);

    m_tree = new QTreeView(this);
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setUniformRowHeights(true);
    m_tree->setItemDelegate(new BookDelegate(m_tree));
    m_tree->setIndentation(fontMetrics().height());
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setTextElideMode(Qt::ElideRight);
    m_tree->setAccessibleName(tr("Contents of the book"));
    m_treeDock = dock(this, tr("Book"), QStringLiteral("tree"), m_tree, Qt::LeftDockWidgetArea);

    m_inspectors = new QStackedWidget(this);
    m_noInspector =
        new WordsLabel(tr("Choose something to see its particulars here."), m_inspectors);
    m_noInspector->setWordWrap(true);
    m_noInspector->setAlignment(Qt::AlignTop | Qt::AlignHCenter);
    m_noInspector->setMargin(2 * kRhythm);
    m_noInspector->setForegroundRole(QPalette::PlaceholderText);
    m_inspectors->addWidget(m_noInspector);
    m_inspectorDock = dock(this, tr("Inspector"), QStringLiteral("inspector"), m_inspectors,
                           Qt::RightDockWidgetArea);

    m_problemsView = new ProblemsView(this);
    m_problemsDock = dock(this, tr("Problems"), QStringLiteral("problems"), m_problemsView,
                          Qt::RightDockWidgetArea);
    connect(m_problemsView, &ProblemsView::placeWanted, this, &MainWindow::showPlace);
    connect(m_problemsView, &ProblemsView::ruleWanted, this, &MainWindow::showRule);
    connect(m_problemsView, &ProblemsView::mendWanted, this, [this](const QModelIndex &index) {
        if (m_problems->canMend(index)) {
            m_editor->perform(m_problems->mend(index));
            return;
        }
        // What has to be asked is asked at its place: a vacant command opens its cell.
        if (const auto *problem = m_problems->problem(index)) {
            showPlace(problem->place);
            if (m_page)
                m_page->mendPlace(problem->place, problem->problem.field);
        }
    });

    m_history = new QUndoView(this);
    m_history->setFrameShape(QFrame::NoFrame);
    m_history->setEmptyLabel(tr("As it was opened"));
    m_history->setAccessibleName(tr("History of changes"));
    m_historyDock =
        dock(this, tr("History"), QStringLiteral("history"), m_history, Qt::RightDockWidgetArea);
    m_historyDock->hide();
}

void MainWindow::restoreLayout() {
    const QSettings settings;
    const int em = fontMetrics().averageCharWidth();
    if (!restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray()))
        resize(QSize(1440, 900).boundedTo(screen()->availableGeometry().size() - kFrame));
    if (!restoreState(settings.value(QStringLiteral("window/state")).toByteArray(),
                      kLayoutVersion)) {
        // However large the text, the page in the middle keeps half of the window.
        resizeDocks({m_treeDock, m_inspectorDock},
                    {std::min(em * 38, width() / 5), std::min(em * 52, width() * 2 / 7)},
                    Qt::Horizontal);
        resizeDocks({m_inspectorDock, m_problemsDock}, {560, 260}, Qt::Vertical);
    }
}

void MainWindow::closeEvent(QCloseEvent *event) {
    if (m_session) {
        makeRoom(nullptr); // what a battle put away is there again the next time
        QSettings settings;
        settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
        settings.setValue(QStringLiteral("window/state"), saveState(kLayoutVersion));
        m_windows.rememberPage(m_session->path(), m_node);
    }
    QMainWindow::closeEvent(event);
}

PageContext MainWindow::context() {
    return {*m_session, *m_editor, m_texts, m_windows.services().theme,
            [this](const BookNode &node) { open(node); }};
}

void MainWindow::setBook(std::unique_ptr<session::BookSession> session) {
    m_session = std::move(session);
    m_editor = std::make_unique<BookEditor>(*m_session, m_texts);
    m_problems = std::make_unique<ProblemsModel>(*m_session, m_texts);
    m_treeModel = std::make_unique<BookTreeModel>(*m_session, m_texts);
    m_tree->setModel(m_treeModel.get());
    m_tree->expandAll();
    m_problemsView->setProblems(m_problems.get());
    m_history->setStack(&m_editor->stack());

    new WritingBar(*m_editor, *this);
    connect(m_editor.get(), &BookEditor::refused, this,
            [this](const QString &why) { say(why, true); });
    connect(&m_editor->stack(), &QUndoStack::indexChanged, this, &MainWindow::updateHistory);
    const auto changed = [this] {
        m_status->clearMessage();
        m_status->setDisk(
            tr("All changes on disk %1")
                .arg(m_texts.locale().toString(QTime::currentTime(), QStringLiteral("HH:mm"))));
        m_return->setEnabled(m_session->changedSinceOpened() && !m_session->readOnly());
        updateTitle();
    };
    connect(m_session.get(), &session::BookSession::changed, this, changed);
    connect(m_session.get(), &session::BookSession::battlesChanged, this, changed);
    connect(m_session.get(), &session::BookSession::reset, this, changed);
    const auto problems = [this] {
        const QString summary = m_problems->summary();
        m_problemsDock->setWindowTitle(summary.isEmpty() ? tr("Problems: none")
                                                         : tr("Problems: %1").arg(summary));
    };
    connect(m_problems.get(), &ProblemsModel::refreshed, this, problems);
    problems();
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &now) {
                const BookNode node = m_treeModel->node(now);
                if (node.kind != BookNode::Kind::None && node.kind != BookNode::Kind::Group)
                    open(node);
            });
    connect(m_treeModel.get(), &QAbstractItemModel::modelReset, this, [this] {
        m_tree->expandAll();
        // The page of something that is gone goes; the tree shows where one is.
        if (!m_treeModel->indexOf(m_node).isValid())
            open({});
        else
            m_tree->setCurrentIndex(m_treeModel->indexOf(m_node));
        updateTotals();
    });

    m_status->setDisk(m_session->readOnly() ? tr("Open for reading") : tr("All changes on disk"));
    const auto reason = m_session->readOnlyReason();
    showBanner(reason                  ? m_texts.error(*reason)
               : m_session->readOnly() ? m_texts.error({"book-read-only", {}, {}})
                                       : QString());
    m_treeDock->setWindowTitle(tr("Book: %1").arg(QFileInfo(m_session->path()).completeBaseName()));
    updateBookActions();
    open(m_windows.lastPage(m_session->path()));
}

void MainWindow::open(const BookNode &wanted) {
    if (!m_session)
        return;
    BookNode node = wanted;
    const auto &makers = m_windows.services().pages;
    if (node.kind == BookNode::Kind::None || !m_treeModel->indexOf(node).isValid() ||
        !makers.contains(node.kind)) {
        node = firstPage(m_session->book(), makers);
        if (wanted.kind != BookNode::Kind::None && !makers.contains(wanted.kind) &&
            wanted.kind != BookNode::Kind::Group && m_page) {
            say(tr("There is no page for this yet."));
            return;
        }
    }
    if (m_page && node == m_node)
        return;
    for (const Kept &kept : m_pages)
        if (kept.node == node) {
            setPage(kept.page, node);
            return;
        }
    const auto maker = makers.find(node.kind);
    if (maker == makers.end()) {
        setPage(nullptr, node);
        return;
    }
    Page *page = maker->second(context(), node, m_stack);
    m_stack->addWidget(page);
    m_pages.push_back({node, page});
    connect(page, &Page::message, this, [this](const QString &text) { say(text); });
    connect(page, &Page::ruleWanted, this, &MainWindow::showRule);
    connect(page, &Page::titleChanged, this, &MainWindow::updateTitle);
    connect(page, &Page::totalsChanged, this, &MainWindow::updateTotals);
    connect(page, &Page::historyChanged, this, &MainWindow::updateHistory);
    connect(page, &Page::importWanted, this, &MainWindow::chooseImport);
    connect(page, &Page::printWanted, m_print, &QAction::trigger);
    connect(page, &Page::exportWanted, m_export, &QAction::trigger);
    connect(page, &Page::armyWanted, this, &MainWindow::addArmy);
    setPage(page, node);
}

void MainWindow::setPage(Page *page, const BookNode &node) {
    Page *before = m_page;
    if (before && before != page)
        before->deactivated();
    m_page = page;
    m_node = node;
    // Pages of things that are gone are of no more use.
    for (std::size_t i = m_pages.size(); i-- > 0;) {
        const Kept &kept = m_pages[i];
        if (kept.page != page && !m_treeModel->indexOf(kept.node).isValid()) {
            if (QWidget *inspector = kept.page->inspector())
                m_inspectors->removeWidget(inspector);
            kept.page->deleteLater();
            m_pages.erase(m_pages.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }
    const QModelIndex at = m_treeModel->indexOf(node);
    if (at.isValid() && m_tree->currentIndex() != at) {
        const QSignalBlocker quiet(m_tree->selectionModel());
        m_tree->setCurrentIndex(at);
        m_tree->viewport()->update();
    }
    m_stack->setCurrentWidget(page ? static_cast<QWidget *>(page) : m_start);
    QWidget *inspector = page ? page->inspector() : nullptr;
    if (inspector && m_inspectors->indexOf(inspector) < 0)
        m_inspectors->addWidget(inspector);
    m_inspectors->setCurrentWidget(inspector ? inspector : m_noInspector);
    makeRoom(page);
    fillPageMenus();
    updateHistory();
    updateTotals();
    updateTitle();
    if (page) {
        page->activated();
        if (QWidget *focus = page->firstFocus(); focus && !m_tree->hasFocus())
            focus->setFocus();
    }
}

void MainWindow::makeRoom(Page *page) {
    // With large text the page needs the width more than what stands beside it.
    const bool narrow = width() < 150 * fontMetrics().averageCharWidth();
    QList<QDockWidget *> idle;
    if (page && page->wantsWholeWidth()) {
        idle = {m_inspectorDock, m_problemsDock, m_historyDock};
        if (narrow)
            idle << m_treeDock;
    } else if (page && !page->inspector()) {
        idle << m_inspectorDock;
        if (narrow)
            idle << m_problemsDock << m_historyDock;
    }
    const QList<QDockWidget *> away = m_putAway;
    for (QDockWidget *pane : away)
        if (!idle.contains(pane)) {
            m_putAway.removeOne(pane);
            pane->show();
        }
    for (QDockWidget *pane : std::as_const(idle))
        if (!pane->isHidden() && !pane->isFloating()) {
            m_putAway << pane;
            pane->hide();
        }
}

void MainWindow::showPlace(const oob::Place &place) {
    if (!m_session)
        return;
    const oob::OrderOfBattle &book = m_session->book();
    BookNode node;
    if (const auto *army = std::get_if<ArmyId>(&place))
        node = {BookNode::Kind::Army, army->uuid};
    else if (const auto *column = std::get_if<ColumnId>(&place); column)
        node = {BookNode::Kind::Army, oob::armyOf(book, *column).uuid};
    else if (const auto *unit = std::get_if<UnitId>(&place); unit)
        node = {BookNode::Kind::Army, oob::armyOf(book, *unit).uuid};
    else if (const auto *scenario = std::get_if<ScenarioId>(&place))
        node = {BookNode::Kind::Scenario, scenario->uuid};
    else if (const auto *person = std::get_if<PersonId>(&place)) {
        const auto it = book.persons.find(*person);
        if (it != book.persons.end())
            node = {BookNode::Kind::Commanders, it->second.army.uuid};
    }
    if (node.kind == BookNode::Kind::None)
        return;
    open(node);
    if (m_page)
        m_page->showPlace(place);
}

void MainWindow::showRule(const RuleNumber &rule) {
    if (!m_rules)
        m_rules = new RulesWindow(m_windows.services().ruleSets, m_texts, this);
    if (!rule.isNull())
        m_rules->showRule(rule);
    else if (m_session)
        m_rules->showRuleSet(m_session->ruleSet().id());
    m_rules->show();
    m_rules->raise();
    m_rules->activateWindow();
    if (!rule.isNull())
        m_rules->showRule(rule);
}

void MainWindow::showHelp() {
    if (!m_help)
        m_help = new HelpWindow(m_texts.language(), this);
    m_help->showTopic(m_page ? m_page->helpTopic() : QStringLiteral("start"));
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

void MainWindow::say(const QString &text, bool fault) { m_status->say(text, fault); }

void MainWindow::updateTitle() {
    if (!m_session) {
        setWindowTitle(QStringLiteral("Sabretache"));
        return;
    }
    const QString book = QFileInfo(m_session->path()).completeBaseName();
    const QString page = m_page ? m_page->title() : QString();
    setWindowTitle(page.isEmpty() ? tr("%1 – Sabretache").arg(book)
                                  : tr("%1 – %2 – Sabretache").arg(page, book));
}

void MainWindow::updateTotals() { m_status->setTotals(m_page ? m_page->totals() : QStringList()); }

void MainWindow::updateHistory() {
    const bool own = m_page && m_page->ownsHistory();
    QString undo;
    QString redo;
    if (own) {
        undo = m_page->undoText();
        redo = m_page->redoText();
    } else if (m_editor) {
        undo = m_editor->stack().undoText();
        redo = m_editor->stack().redoText();
    }
    m_undo->setEnabled(!undo.isEmpty());
    m_redo->setEnabled(!redo.isEmpty());
    m_undo->setText(undo.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(undo));
    m_redo->setText(redo.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(redo));
    m_undo->setIconText(tr("Undo"));
    m_redo->setIconText(tr("Redo"));
    m_status->setHistory(undo.isEmpty() ? QString() : tr("Undo: %1").arg(undo));
}

void MainWindow::openFile(const QString &path) {
    if (QFileInfo(path).suffix().compare(kSuffix, Qt::CaseInsensitive) == 0) {
        m_windows.openBook(path, this);
        return;
    }
    if (!m_session) {
        importIntoNewBook(path);
        return;
    }
    if (m_session->readOnly())
        say(tr("This book is open for reading: nothing can be imported."), true);
    else if (const auto &import = m_windows.services().import)
        import(context(), path, this);
}

void MainWindow::importIntoNewBook(const QString &list) {
    if (!m_windows.services().import)
        return;
    if (!QFileInfo(list).isFile()) {
        say(tr("%1 is not a file: choose a list or a book.").arg(QDir::toNativeSeparators(list)),
            true);
        return;
    }
    // The rule set is the last new book's; it can be changed in the book without loss.
    const rules::RuleSetList &sets = m_windows.services().ruleSets;
    std::string set = QSettings().value(QStringLiteral("rule-set")).toString().toStdString();
    if (!sets.find(set))
        set = sets.all().front()->id();
    if (MainWindow *window = chooseNewBook(set, QFileInfo(list).completeBaseName()))
        window->openFile(list);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event) {
    const auto urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.first().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event) {
    const auto urls = event->mimeData()->urls();
    for (const QUrl &url : urls)
        if (url.isLocalFile())
            openFile(url.toLocalFile());
    event->acceptProposedAction();
}

void MainWindow::changeEvent(QEvent *event) {
    QMainWindow::changeEvent(event);
    // A dock keeps the font that its title had when it was made.
    if (event->type() == QEvent::FontChange)
        for (QDockWidget *each : {m_treeDock, m_inspectorDock, m_problemsDock, m_historyDock})
            if (each)
                each->setFont(font());
    if (event->type() == QEvent::FontChange && m_tree)
        m_tree->setIndentation(fontMetrics().height());
}

void MainWindow::chooseBook() {
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a book"), documents(), tr("Sabretache books (*.sabretache);;All files (*)"));
    if (!path.isEmpty())
        m_windows.openBook(path, this);
}

MainWindow *MainWindow::chooseNewBook(std::string_view ruleSet, const QString &name) {
    const std::string set(ruleSet);
    const QString suggested = name.isEmpty() ? tr("New book.sabretache") : name + u'.' + kSuffix;
    QString path =
        QFileDialog::getSaveFileName(this, tr("New book"), QDir(documents()).filePath(suggested),
                                     tr("Sabretache books (*.sabretache)"));
    if (path.isEmpty())
        return nullptr;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".") + kSuffix;
    QSettings().setValue(QStringLiteral("rule-set"), QString::fromStdString(set));
    return m_windows.newBook(path, set, this);
}

void MainWindow::chooseImport() {
    if (!m_windows.services().import)
        return;
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Import a list"), documents(),
        tr("Lists (*.csv *.txt *.tsv *.xlsx *.ods *.json *.ros *.rosz);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

void MainWindow::chooseCopy() {
    if (!m_session)
        return;
    const QFileInfo info(m_session->path());
    const QString suggested =
        info.dir().filePath(tr("%1 copy.sabretache", "file name").arg(info.completeBaseName()));
    const QString path = QFileDialog::getSaveFileName(this, tr("Save a copy"), suggested,
                                                      tr("Sabretache books (*.sabretache)"));
    if (path.isEmpty())
        return;
    const auto done = m_session->saveCopy(path);
    if (done)
        say(tr("Copied to %1.").arg(QDir::toNativeSeparators(path)));
    else
        say(m_texts.error(done.error()), true);
}

void MainWindow::returnToOpened() {
    const auto done = m_session->returnToOpened();
    if (!done)
        say(m_texts.error(done.error()), true);
    else
        say(tr("The book is as it was opened."));
}

void MainWindow::addArmy() {
    if (!m_session || m_session->readOnly())
        return;
    oob::Army army;
    army.id = ArmyId(m_session->ids()());
    const auto armies = m_session->book().armies.size();
    army.name = tr("Army %1").arg(armies + 1).toStdString();
    army.side = tr("Side %1").arg(std::min<std::size_t>(armies + 1, 2)).toStdString();
    const ArmyId id = army.id;
    if (m_editor->perform(oob::addArmy(m_session->book(), std::move(army)))) {
        open({BookNode::Kind::Army, id.uuid});
        if (m_page)
            m_page->mendPlace(id, rules::kMendName); // a new army wants its name first
    }
}

} // namespace sabretache::ui
