// The editing history of one book: every change goes through here, so that it can be undone. The
// commands hold values (oob::Edit), never pointers; the session writes before anything is shown.
#pragma once

#include "session/booksession.h"
#include "ui/text/texts.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <memory>

namespace sabretache::ui {

class BookEditor : public QObject {
    Q_OBJECT
public:
    /// Both must outlive the editor.
    BookEditor(session::BookSession &session, const Texts &texts, QObject *parent = nullptr);

    session::BookSession &session() const { return m_session; }
    const oob::OrderOfBattle &book() const { return m_session.book(); }
    const Texts &texts() const { return m_texts; }
    QUndoStack &stack() { return m_stack; }

    /// Performs an edit as one undo step. An edit without changes does nothing and is done.
    /// @return whether it was done; if not, `refused` has said why
    bool perform(const Result<oob::Edit> &edit);
    /// The same with an edit that is not copied, for very large ones; it must not be changed while
    /// the history holds it.
    /// @param progress told how far writing has come the first time, and may stop it
    bool perform(std::shared_ptr<const oob::Edit> edit, const session::WriteProgress &progress);

Q_SIGNALS:
    /// One sentence for the status line.
    void refused(const QString &why);
    /// While a very large edit is taken back or done again, some times a second. Whoever hears
    /// it may paint, and must not let the book be changed.
    void writing(std::size_t rows, std::size_t all);

private:
    friend class EditCommand;
    void report(const Error &error);
    session::WriteProgress watched(const oob::Edit &edit);

    session::BookSession &m_session;
    const Texts &m_texts;
    QUndoStack m_stack;
};

} // namespace sabretache::ui
