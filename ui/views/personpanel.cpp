#include "ui/views/personpanel.h"

#include "oob/posts.h"
#include "oob/queries.h"
#include "ui/models/personsmodel.h"
#include "ui/views/theme.h"
#include "ui/views/wordslabel.h"

#include <QFocusEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace sabretache::ui {
namespace {

QString text16(const std::string &text) { return QString::fromStdString(text); }

/// Notes commit when the keyboard leaves them, not at each key.
class NotesEdit final : public QPlainTextEdit {
public:
    using QPlainTextEdit::QPlainTextEdit;
    std::function<void()> done;

protected:
    void focusOutEvent(QFocusEvent *event) override {
        QPlainTextEdit::focusOutEvent(event);
        if (done)
            done();
    }
};

} // namespace

PersonPanel::PersonPanel(const PageContext &context, PersonsModel &model, QWidget *parent)
    : QScrollArea(parent), m_context(context), m_model(model), m_inside(new QWidget(this)),
      m_name(new WordsLabel(m_inside)), m_posts(new WordsLabel(m_inside)) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Inspector"));
    auto *layout = new QVBoxLayout(m_inside);
    layout->setContentsMargins(kRhythm, kRhythm, kRhythm, kRhythm);
    layout->setSpacing(kRhythm);
    m_name->setTextFormat(Qt::PlainText);
    m_name->setWordWrap(true);
    QFont bold = m_name->font();
    bold.setBold(true);
    m_name->setFont(bold);
    layout->addWidget(m_name);
    auto *form = new QFormLayout;
    form->setLabelAlignment(Qt::AlignLeft);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    layout->addLayout(form);
    addLine(form, tr("Name"), PersonsModel::Name);
    addLine(form, tr("Rank"), PersonsModel::Rank);
    addLine(form, tr("Rank since"), PersonsModel::RankDate);
    addLine(form, tr("Nation"), PersonsModel::Nation);
    addNotes(form, tr("Notes"), PersonsModel::Notes);
    addNotes(form, tr("Source"), PersonsModel::Source);
    auto *head = new QLabel(tr("Posts"), m_inside);
    head->setFont(bold);
    layout->addWidget(head);
    m_posts->setTextFormat(Qt::PlainText);
    m_posts->setWordWrap(true);
    m_posts->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_posts->setObjectName(QStringLiteral("posts"));
    layout->addWidget(m_posts);
    layout->addStretch(1);
    setWidget(m_inside);
    connect(&context.session, &session::BookSession::changed, this, &PersonPanel::refresh);
    connect(&context.session, &session::BookSession::reset, this, &PersonPanel::refresh);
    refresh();
}

void PersonPanel::addLine(QFormLayout *form, const QString &label, int column) {
    auto *line = new QLineEdit(m_inside);
    line->setAccessibleName(label);
    line->setReadOnly(m_context.session.readOnly());
    form->addRow(label, line);
    connect(line, &QLineEdit::editingFinished, this, [this, line, column] {
        if (line->isModified()) {
            line->setModified(false);
            m_model.setData(m_model.indexOf(m_person, column), line->text(), Qt::EditRole);
            refresh(); // what was refused goes back to what it was
        }
    });
    m_refresh.emplace_back([this, line, column] {
        const QString now = m_model.indexOf(m_person, column).data(Qt::EditRole).toString();
        if (line->text() != now && !(line->hasFocus() && line->isModified())) {
            line->setText(now);
            line->setCursorPosition(0);
        }
    });
}

void PersonPanel::addNotes(QFormLayout *form, const QString &label, int column) {
    auto *edit = new NotesEdit(m_inside);
    edit->setTabChangesFocus(true);
    edit->setReadOnly(m_context.session.readOnly());
    edit->setAccessibleName(label);
    edit->setFixedHeight(fontMetrics().height() * 3 + kRhythm + 4);
    form->addRow(label, edit);
    // The person that the text belongs to is kept with it: another may have been chosen meanwhile.
    auto shown = std::make_shared<PersonId>();
    edit->done = [this, edit, shown, column] {
        const QModelIndex at = m_model.indexOf(*shown, column);
        if (at.isValid() && at.data(Qt::EditRole).toString() != edit->toPlainText())
            m_model.setData(at, edit->toPlainText(), Qt::EditRole);
    };
    m_refresh.emplace_back([this, edit, shown, column] {
        if (*shown == m_person && edit->hasFocus())
            return;
        *shown = m_person;
        const QString now = m_model.indexOf(m_person, column).data(Qt::EditRole).toString();
        if (edit->toPlainText() != now)
            edit->setPlainText(now);
    });
}

void PersonPanel::setPerson(PersonId person) {
    m_person = person;
    refresh();
}

void PersonPanel::refresh() {
    const oob::OrderOfBattle &book = m_context.session.book();
    const auto it = book.persons.find(m_person);
    m_inside->setEnabled(it != book.persons.end());
    for (const auto &one : m_refresh)
        one();
    if (it == book.persons.end()) {
        m_name->setText(tr("Choose a commander to see his particulars here."));
        m_posts->clear();
        return;
    }
    const Texts &texts = m_context.texts;
    m_name->setText(it->second.rank.empty() ? text16(it->second.name)
                                            : text16(it->second.rank + ' ' + it->second.name));
    QStringList lines;
    for (const oob::Post &post : oob::postsOf(book, m_person)) {
        QString line = text16(oob::nameOf(book, oob::commandOf(post)));
        if (post.role == oob::PostRole::Second)
            line = texts.fill(TextKind::Word, "second-of", {line.toStdString()});
        const QString from = post.since.empty() ? tr("the start") : text16(post.since);
        line += QStringLiteral(": ") + (post.until.empty()
                                            ? tr("since %1").arg(from)
                                            : tr("%1 to %2").arg(from, text16(post.until)));
        lines << line;
    }
    m_posts->setText(lines.isEmpty() ? tr("He holds none.") : lines.join(u'\n'));
}

} // namespace sabretache::ui
