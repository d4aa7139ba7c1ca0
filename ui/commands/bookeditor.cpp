#include "ui/commands/bookeditor.h"

#include <QElapsedTimer>
#include <QUndoCommand>

namespace sabretache::ui {

namespace {

/// What a command is called: in the list of the history as a line of its own, then, behind a line
/// break (QUndoCommand::setText), as it stands within a sentence.
QString commandText(QString text) {
    text.replace(u'\n', u' ');
    QString line = text;
    if (!line.isEmpty())
        line[0] = line[0].toUpper();
    return line + u'\n' + text;
}

} // namespace

class EditCommand final : public QUndoCommand {
public:
    /// @param progress of the first time; used up when the command is pushed
    EditCommand(BookEditor &editor, std::shared_ptr<const oob::Edit> edit,
                const session::WriteProgress &progress)
        : QUndoCommand(commandText(editor.texts().edit(*edit))), m_editor(editor),
          m_edit(std::move(edit)), m_progress(progress) {}

    void redo() override {
        const auto done = m_first ? m_editor.session().apply(*m_edit, m_progress)
                                  : m_editor.session().redo(*m_edit, m_editor.watched(*m_edit));
        m_first = false;
        m_progress = {};
        settle(done);
    }
    void undo() override { settle(m_editor.session().undo(*m_edit, m_editor.watched(*m_edit))); }

private:
    void settle(const Result<void> &done) {
        // A command that can't be done leaves the history; the book is as it was.
        setObsolete(!done);
        if (!done)
            m_editor.report(done.error());
    }
    BookEditor &m_editor;
    std::shared_ptr<const oob::Edit> m_edit;
    session::WriteProgress m_progress;
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
    return perform(std::make_shared<const oob::Edit>(*edit), {});
}

bool BookEditor::perform(std::shared_ptr<const oob::Edit> edit,
                         const session::WriteProgress &progress) {
    bool done = true;
    const auto watch = connect(this, &BookEditor::refused, this, [&done] { done = false; });
    m_stack.push(new EditCommand(*this, std::move(edit), progress));
    disconnect(watch);
    return done;
}

session::WriteProgress BookEditor::watched(const oob::Edit &edit) {
    constexpr std::size_t kSlowRows = 20'000;
    constexpr qint64 kBetweenShowing = 50; // ms
    if (edit.changes.size() < kSlowRows)
        return {};
    return
        [this, sinceShown = std::make_shared<QElapsedTimer>()](std::size_t rows, std::size_t all) {
            if (!sinceShown->isValid() || sinceShown->elapsed() >= kBetweenShowing) {
                Q_EMIT writing(rows, all);
                sinceShown->start();
            }
            return true;
        };
}

void BookEditor::report(const Error &error) {
    Q_EMIT refused(m_texts.error(error, namesOf(m_session.book()), m_session.ruleSet().id()));
}

} // namespace sabretache::ui
