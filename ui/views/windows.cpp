#include "ui/views/windows.h"

#include "session/samples.h"
#include "ui/views/mainwindow.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include <array>
#include <utility>

namespace sabretache::ui {
namespace {

constexpr qsizetype kRecent = 12;

/// Kinds of pages, as they stand in the settings.
constexpr std::array<std::pair<BookNode::Kind, const char *>, 5> kPages{{
    {BookNode::Kind::Campaign, "campaign"},
    {BookNode::Kind::Army, "army"},
    {BookNode::Kind::Scenario, "scenario"},
    {BookNode::Kind::Battle, "battle"},
    {BookNode::Kind::Commanders, "commanders"},
}};

QString realPath(const QString &path) {
    const QString real = QFileInfo(path).canonicalFilePath();
    return real.isEmpty() ? QFileInfo(path).absoluteFilePath() : real;
}

} // namespace

Windows::Windows(Services services, QObject *parent)
    : QObject(parent), m_services(std::move(services)) {}

Windows::~Windows() {
    for (const auto &window : std::as_const(m_windows))
        delete window.data();
}

QList<MainWindow *> Windows::all() const {
    QList<MainWindow *> out;
    for (const auto &window : m_windows)
        if (window)
            out << window.data();
    return out;
}

MainWindow *Windows::windowOf(const QString &path) const {
    const QString real = realPath(path);
    for (MainWindow *window : all())
        if (window->session() && realPath(window->session()->path()) == real)
            return window;
    return nullptr;
}

MainWindow *Windows::makeWindow() {
    auto *window = new MainWindow(*this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    m_windows.removeAll(nullptr);
    m_windows << window;
    return window;
}

MainWindow *Windows::openStart() {
    MainWindow *window = makeWindow();
    window->show();
    return window;
}

MainWindow *Windows::openBook(const QString &path, MainWindow *from) {
    if (MainWindow *there = windowOf(path)) {
        there->show();
        there->raise();
        there->activateWindow();
        return there;
    }
    // Its window is made while another thread looks the file over.
    auto opening = session::BookSession::begin(path, m_services.ruleSets, m_services.engines);
    MainWindow *window = from && !from->session() ? from : makeWindow();
    auto opened = opening.finish();
    if (opened)
        return show(std::move(*opened), window);
    if (from && from != window)
        delete std::exchange(window, from);
    window->show();
    window->say(m_services.texts.error(opened.error()), true);
    return nullptr;
}

MainWindow *Windows::newBook(const QString &path, std::string_view ruleSet, MainWindow *from) {
    auto made =
        session::BookSession::create(path, m_services.ruleSets, m_services.engines, ruleSet);
    if (!made) {
        MainWindow *window = from ? from : openStart();
        window->say(m_services.texts.error(made.error()), true);
        return nullptr;
    }
    return show(std::move(*made), from);
}

MainWindow *Windows::openSample(const Sample &sample, MainWindow *from) {
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    folder.mkpath(QStringLiteral("."));
    QString target = folder.filePath(sample.id + QStringLiteral(".sabretache"));
    for (int n = 2; QFile::exists(target); ++n)
        target = folder.filePath(QStringLiteral("%1-%2.sabretache").arg(sample.id).arg(n));
    const auto made = session::makeSample(sample.id.toStdString(), target, m_services.ruleSets,
                                          m_services.engines);
    if (!made) {
        if (from)
            from->say(m_services.texts.error(made.error()), true);
        return nullptr;
    }
    return openBook(target, from);
}

MainWindow *Windows::show(std::unique_ptr<session::BookSession> session, MainWindow *from) {
    remember(session->path());
    MainWindow *window = from && !from->session() ? from : makeWindow();
    window->setBook(std::move(session));
    window->show();
    window->raise();
    window->activateWindow();
    return window;
}

QStringList Windows::recentBooks() const {
    QStringList out;
    const QStringList stored = QSettings().value(QStringLiteral("recent")).toStringList();
    for (const QString &path : stored)
        if (QFile::exists(path))
            out << path;
    return out;
}

void Windows::remember(const QString &path) {
    QSettings settings;
    const QStringList before = settings.value(QStringLiteral("recent")).toStringList();
    QStringList list = before;
    const QString real = realPath(path);
    list.removeAll(real);
    list.prepend(real);
    list = list.mid(0, kRecent);
    if (list == before) // nothing to write: mostly it is the same book again
        return;
    settings.setValue(QStringLiteral("recent"), list);
    Q_EMIT recentChanged();
}

void Windows::forgetRecent(const QString &path) {
    QSettings settings;
    QStringList list = settings.value(QStringLiteral("recent")).toStringList();
    list.removeAll(path);
    settings.setValue(QStringLiteral("recent"), list);
    Q_EMIT recentChanged();
}

BookNode Windows::lastPage(const QString &path) const {
    const QString said =
        QSettings().value(QStringLiteral("pages")).toMap().value(realPath(path)).toString();
    const auto id = Uuid::parse(said.section(u' ', 1).toStdString());
    for (const auto &[kind, word] : kPages)
        if (id && said.section(u' ', 0, 0) == QLatin1String(word))
            return {kind, *id};
    return {};
}

void Windows::rememberPage(const QString &path, const BookNode &node) {
    QSettings settings;
    const QVariantMap before = settings.value(QStringLiteral("pages")).toMap();
    QVariantMap pages;
    for (const QString &book : recentBooks()) // of the others nobody asks
        if (before.contains(book))
            pages.insert(book, before.value(book));
    for (const auto &[kind, word] : kPages)
        if (kind == node.kind)
            pages.insert(realPath(path),
                         QLatin1String(word) + u' ' + QString::fromStdString(node.id.text()));
    settings.setValue(QStringLiteral("pages"), pages);
}

} // namespace sabretache::ui
