#include "ui/views/battle/referencepanel.h"

#include "ui/views/battle/battlelook.h"
#include "ui/views/wordslabel.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace sabretache::ui {

ReferencePanel::ReferencePanel(const BattleDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_head(new QToolButton(this)), m_lines(new WordsLabel(this)) {
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(16, 0, 16, 8);
    box->setSpacing(4);
    m_head->setText(tr("Rules of this phase"));
    m_head->setToolTip(tr("Show or fold the rules that apply now (Ctrl+R)"));
    m_head->setAutoRaise(true);
    m_head->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_head->setArrowType(Qt::RightArrow);
    m_head->setFocusPolicy(Qt::ClickFocus);
    box->addWidget(m_head, 0, Qt::AlignLeft);
    box->addWidget(m_lines);
    m_lines->setWordWrap(true);
    m_lines->setTextFormat(Qt::RichText);
    m_lines->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_lines->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_lines->hide();
    connect(m_head, &QToolButton::clicked, this, [this] { setOpen(!m_open); });
    connect(&desk, &BattleDesk::draftChanged, this, &ReferencePanel::refresh);
}

void ReferencePanel::setOpen(bool open) {
    m_open = open;
    m_head->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    m_lines->setVisible(open);
    refresh();
}

void ReferencePanel::refresh() {
    if (!m_open)
        return;
    std::set<std::pair<RuleBook, std::uint8_t>> sections;
    const auto add = [&](RuleNumber r) {
        if (!r.isNull())
            sections.insert({r.book, r.section});
    };
    for (const battle::FormField &f : m_desk.form().fields)
        add(f.rule);
    for (const battle::FormFact &f : m_desk.form().facts)
        for (const RuleNumber r : f.rules)
            add(r);
    if (m_desk.pending().roll)
        add(m_desk.pending().roll->rule);
    if (m_desk.pending().fact)
        add(m_desk.pending().fact->rule);
    const BattleLook look = BattleLook::of(palette());
    QString html = QStringLiteral("<table cellpadding=\"2\">");
    int lines = 0;
    for (const rules::RuleLine &line : m_desk.ruleSet().lines()) {
        if (!sections.contains({line.number.book, line.number.section}))
            continue;
        const QString words = m_desk.words().texts().rule(line.number);
        if (words.isEmpty())
            continue;
        ++lines;
        html += QStringLiteral("<tr><td><span style=\"color:%1\">%2</span></td><td>%3</td></tr>")
                    .arg(look.link.name(), fromStd(line.number.text()), words.toHtmlEscaped());
    }
    m_lines->setText(lines ? html + QStringLiteral("</table>")
                           : tr("No rules are named by what is asked now."));
}

RulePopup::RulePopup(const QString &rule, const BattleDesk &desk, QWidget *parent)
    : QFrame(parent, Qt::Popup) {
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(12, 8, 12, 8);
    auto *title = new WordsLabel(QStringLiteral("<b>%1</b>").arg(rule.toHtmlEscaped()), this);
    const auto number = RuleNumber::parse(rule.toStdString());
    QString words = number ? desk.words().texts().rule(*number) : QString();
    if (words.isEmpty())
        words = tr("This rule has no words yet.");
    auto *text = new WordsLabel(words, this);
    text->setWordWrap(true);
    text->setFixedWidth(fontMetrics().averageCharWidth() * 56);
    box->addWidget(title);
    box->addWidget(text);
    setAccessibleName(rule + QStringLiteral(": ") + words);
}

void RulePopup::showAt(QPoint global) {
    adjustSize();
    if (const QScreen *screen = QGuiApplication::screenAt(global)) {
        const QRect room = screen->availableGeometry();
        global.setX(
            std::clamp(global.x(), room.left(), std::max(room.left(), room.right() - width())));
        global.setY(
            std::clamp(global.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    }
    move(global);
    show();
}

void RulePopup::keyPressEvent(QKeyEvent *) { close(); }

} // namespace sabretache::ui
