#include "ui/commands/bookeditor.h"

#include <QUndoCommand>

namespace sabretache::ui {

class EditCommand final : public QUndoCommand {
public:
    EditCommand(BookEditor &editor, oob::Edit edit)
        : QUndoCommand(editor.texts().edit(edit)), m_editor(editor), m_edit(std::move(edit)) {}

    void redo() override {
        const auto done =
            m_first ? m_editor.session().apply(m_edit) : m_editor.session().redo(m_edit);
        m_first = false;
        settle(done);
    }
    void undo() override { settle(m_editor.session().undo(m_edit)); }

private:
    void settle(const Result<void> &done) {
        // A command that can't be done leaves the history; the book is as it was.
        setObsolete(!done);
        if (!done)
            m_editor.report(done.error());
    }
    BookEditor &m_editor;
    oob::Edit m_edit;
    bool m_first = true;
};

BookEditor::BookEditor(session::BookSession &session, const Texts &texts, QObject *parent)
    : QObject(parent), m_session(session), m_texts(texts) {
    connect(&session, &session::BookSession::reset, &m_stack, &QUndoStack::clear);
}

bool BookEditor::perform(const Result<oob::Edit> &edit) {
    if (!edit) {
        report(edit.error());
        return false;
    }
    if (edit->changes.empty())
        return true;
    bool done = true;
    const auto watch = connect(this, &BookEditor::refused, this, [&done] { done = false; });
    m_stack.push(new EditCommand(*this, *edit));
    disconnect(watch);
    return done;
}

void BookEditor::report(const Error &error) {
    Q_EMIT refused(m_texts.error(error, namesOf(m_session.book()), m_session.ruleSet().id()));
}

} // namespace sabretache::ui
