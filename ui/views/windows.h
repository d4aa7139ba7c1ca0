// All windows of the program: a book has one window, and opening it again raises that.
#pragma once

#include "session/booksession.h"
#include "ui/models/booktreemodel.h"
#include "ui/views/services.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>

namespace sabretache::ui {

class MainWindow;

class Windows : public QObject {
    Q_OBJECT
public:
    explicit Windows(Services services, QObject *parent = nullptr);
    ~Windows() override;

    const Services &services() const { return m_services; }

    /// Opens a book in a window of its own, or in `from` when that shows none; raises the window
    /// that has it already. A failure is said in `from`.
    /// @return the window that shows the book; null: it could not be opened
    MainWindow *openBook(const QString &path, MainWindow *from = nullptr);
    MainWindow *newBook(const QString &path, std::string_view ruleSet, MainWindow *from = nullptr);
    /// Copies a sample into the user's documents and opens the copy.
    MainWindow *openSample(const Sample &sample, MainWindow *from = nullptr);
    /// A window without a book: the start page.
    MainWindow *openStart();
    MainWindow *windowOf(const QString &path) const;
    QList<MainWindow *> all() const;

    /// Newest first; files that are gone are left out.
    QStringList recentBooks() const;
    void forgetRecent(const QString &path);
    /// The page that a book showed when its window was closed; Kind::None: not known.
    BookNode lastPage(const QString &path) const;
    void rememberPage(const QString &path, const BookNode &node);

Q_SIGNALS:
    void recentChanged();

private:
    MainWindow *show(std::unique_ptr<session::BookSession> session, MainWindow *from);
    MainWindow *makeWindow();
    void remember(const QString &path);

    Services m_services;
    QList<QPointer<MainWindow>> m_windows;
};

} // namespace sabretache::ui
