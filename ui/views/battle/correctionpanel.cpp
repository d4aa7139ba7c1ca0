#include "ui/views/battle/correctionpanel.h"

#include "ui/views/battle/battlelook.h"
#include "ui/views/wordslabel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace sabretache::ui {

CorrectionPanel::CorrectionPanel(BattleDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_title(new WordsLabel(this)), m_differences(new WordsLabel),
      m_halt(new WordsLabel(this)), m_who(new QComboBox(this)), m_why(new QLineEdit(this)),
      m_accept(new QPushButton(tr("Accept the correction"), this)) {
    setObjectName(QStringLiteral("correction"));
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(16, 8, 16, 8);
    box->setSpacing(8);
    m_title->setTextFormat(Qt::RichText);
    m_title->setWordWrap(true);
    box->addWidget(m_title);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumHeight(fontMetrics().height() * 6);
    scroll->setMaximumHeight(fontMetrics().height() * 14);
    m_differences->setTextFormat(Qt::RichText);
    m_differences->setWordWrap(true);
    m_differences->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_differences->setAccessibleName(tr("What would differ"));
    scroll->setWidget(m_differences);
    box->addWidget(scroll);
    m_halt->setTextFormat(Qt::RichText);
    m_halt->setWordWrap(true);
    box->addWidget(m_halt);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(8);
    auto *who = new WordsLabel(tr("&Who"), this);
    who->setBuddy(m_who);
    m_who->addItem(desk.words().label(TextKind::Word, "umpire"), QStringLiteral("umpire"));
    for (const battle::Side side : {battle::Side::First, battle::Side::Second})
        m_who->addItem(desk.words().sideName(side), desk.words().sideName(side));
    m_who->setAccessibleName(tr("Who corrects"));
    auto *why = new WordsLabel(tr("wh&y"), this);
    why->setBuddy(m_why);
    m_why->setPlaceholderText(tr("The range was measured wrongly"));
    m_why->setAccessibleName(tr("Why it is corrected"));
    foot->addWidget(who);
    foot->addWidget(m_who);
    foot->addWidget(why);
    foot->addWidget(m_why, 1);
    auto *back = new QPushButton(tr("Back"), this);
    back->setToolTip(tr("Esc"));
    back->setAutoDefault(false);
    box->addLayout(foot);
    auto *answers = new QHBoxLayout;
    answers->addStretch(1);
    answers->addWidget(back);
    answers->addWidget(m_accept);
    box->addLayout(answers);
    connect(back, &QPushButton::clicked, this, [this] {
        m_desk.cancelCorrection();
        Q_EMIT done();
    });
    connect(m_accept, &QPushButton::clicked, this, &CorrectionPanel::accept);
    connect(m_why, &QLineEdit::textChanged, this,
            [this] { m_accept->setEnabled(!m_why->text().trimmed().isEmpty()); });
    connect(&desk, &BattleDesk::proposalChanged, this, &CorrectionPanel::refresh);
    refresh();
}

void CorrectionPanel::refresh() {
    const session::Correction *proposal = m_desk.proposal();
    setVisible(proposal != nullptr);
    if (!proposal)
        return;
    const BattleLook look = BattleLook::of(palette());
    m_title->setText(tr("<b>Step %1 otherwise: what would differ now</b>").arg(proposal->step));
    const auto differences = m_desk.differences();
    QString html;
    if (differences.empty()) {
        html = tr("Nothing: both armies would stand as they do.");
    } else {
        html = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"3\">");
        for (const BattleDesk::Difference &d : differences)
            html += QStringLiteral("<tr><td>%1</td><td style=\"color:%5\">%2</td><td><s>%3</s></td>"
                                   "<td>\u2192</td><td><b>%4</b></td></tr>")
                        .arg(d.who.toHtmlEscaped(), d.what.toHtmlEscaped(), d.was.toHtmlEscaped(),
                             d.is.toHtmlEscaped(), look.dim.name());
        html += QStringLiteral("</table>");
    }
    m_differences->setText(html);
    QStringList halts;
    if (!proposal->dropped.empty())
        halts << tr("The dice or answers of %n step(s) are no longer asked for.", nullptr,
                    static_cast<int>(proposal->dropped.size()));
    if (proposal->halt) {
        const QString at = tr("Step %1 no longer fits").arg(proposal->halt->step);
        halts << (proposal->halt->why
                      ? at + QStringLiteral(": ") + m_desk.words().error(*proposal->halt->why)
                      : at + tr(": something else is asked there."));
        halts << tr("You will be asked there; the steps after it follow of themselves as far as "
                    "they fit.");
    }
    m_halt->setText(halts.isEmpty()
                        ? QString()
                        : QStringLiteral("<span style=\"color:%1\">\u25B2</span> %2")
                              .arg(look.disorder.name(), halts.join(u' ').toHtmlEscaped()));
    m_halt->setVisible(!halts.isEmpty());
    m_why->clear();
    m_accept->setEnabled(false);
}

void CorrectionPanel::focusReason() { m_why->setFocus(Qt::OtherFocusReason); }

void CorrectionPanel::accept() {
    const std::string why = m_why->text().trimmed().toStdString();
    if (why.empty()) {
        focusReason();
        return;
    }
    if (m_desk.acceptCorrection(m_who->currentData().toString().toStdString(), why))
        Q_EMIT done();
}

void CorrectionPanel::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        accept();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        m_desk.cancelCorrection();
        Q_EMIT done();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace sabretache::ui
