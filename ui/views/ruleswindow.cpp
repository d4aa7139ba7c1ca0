#include "ui/views/ruleswindow.h"

#include "ui/views/icons.h"
#include "ui/views/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace sabretache::ui {
namespace {

std::string_view kindKey(rules::LineKind kind) {
    switch (kind) {
    case rules::LineKind::Text:
        return "rule-text";
    case rules::LineKind::Ruling:
        return "rule-ruling";
    case rules::LineKind::Option:
        break;
    }
    return "rule-option";
}

std::string_view coverageKey(rules::Coverage coverage) {
    switch (coverage) {
    case rules::Coverage::Decided:
        return "rule-decided";
    case rules::Coverage::Asked:
        return "rule-asked";
    case rules::Coverage::MapPlay:
        break;
    }
    return "rule-map-play";
}

} // namespace

RulesWindow::RulesWindow(const rules::RuleSetList &ruleSets, const Texts &texts, QWidget *parent)
    : QWidget(parent, Qt::Window), m_ruleSets(ruleSets), m_texts(texts),
      m_which(new QComboBox(this)), m_search(new QLineEdit(this)), m_count(new QLabel(this)),
      m_words(new QTextBrowser(this)) {
    setWindowTitle(tr("Rules"));
    setWindowIcon(icon(QStringLiteral("rules")));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kRhythm, kRhythm, kRhythm, kRhythm);
    auto *top = new QHBoxLayout;
    m_which->setAccessibleName(tr("Rule set"));
    for (const rules::RuleSet *set : ruleSets.all())
        m_which->addItem(texts.ruleSetName(set->id()),
                         QString::fromUtf8(set->id().data(), qsizetype(set->id().size())));
    m_search->setPlaceholderText(tr("Search: number or words"));
    m_search->setAccessibleName(tr("Search the rules"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    top->addWidget(m_which);
    top->addWidget(m_search, 1);
    top->addWidget(m_count);
    layout->addLayout(top);
    m_words->setOpenLinks(false);
    m_words->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_words->setAccessibleName(tr("Rules in our words"));
    layout->addWidget(m_words, 1);
    const int em = fontMetrics().averageCharWidth();
    resize(em * 100, em * 95);
    connect(m_which, &QComboBox::currentIndexChanged, this, &RulesWindow::fill);
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        m_marked.clear();
        fill();
    });
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_search, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    connect(new QShortcut(QKeySequence(Qt::Key_Escape), this), &QShortcut::activated, this,
            &QWidget::close);
    fill();
}

void RulesWindow::showRuleSet(std::string_view ruleSet) {
    const int at = m_which->findData(QString::fromUtf8(ruleSet.data(), qsizetype(ruleSet.size())));
    if (at >= 0)
        m_which->setCurrentIndex(at);
}

void RulesWindow::showRule(const RuleNumber &rule) {
    for (const rules::RuleSet *set : m_ruleSets.all())
        if (set->book() == rule.book)
            showRuleSet(set->id());
    m_search->clear();
    m_marked = QString::fromStdString(rule.text());
    fill();
    m_words->scrollToAnchor(m_marked);
}

void RulesWindow::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        fill();
}

void RulesWindow::fill() {
    const rules::RuleSet *set = m_ruleSets.find(m_which->currentData().toString().toStdString());
    if (!set)
        return;
    const Colours &colours = coloursFor(palette());
    const QStringList words = m_search->text().simplified().split(u' ', Qt::SkipEmptyParts);
    const auto table = m_texts.rules(*set);
    QString html =
        QStringLiteral("<style>td{padding:4px 8px 4px 0;vertical-align:top}"
                       "h3{margin:16px 0 4px 0}.q{color:%1}.n{color:%2;font-weight:600}</style>")
            .arg(colours.quiet.name(), colours.accent.name());
    if (words.isEmpty())
        html += QStringLiteral("<p class=q>") + m_texts.credit(set->id()).toHtmlEscaped() +
                QStringLiteral("</p>");
    QString section;
    bool open = false;
    int found = 0;
    std::size_t i = 0;
    for (const rules::RuleLine &line : set->lines()) {
        const RuleWords &row = table[i++];
        const QString kind = m_texts.label(TextKind::Word, kindKey(line.kind));
        const QString coverage = m_texts.label(TextKind::Word, coverageKey(line.coverage));
        const QString all = row.number + u' ' + row.section + u' ' + row.words + u' ' + kind;
        const bool fits = std::all_of(words.begin(), words.end(), [&all](const QString &word) {
            return all.contains(word, Qt::CaseInsensitive);
        });
        if (!fits)
            continue;
        ++found;
        const QString head = QString::number(line.number.section) + u' ' + row.section;
        if (head != section) {
            if (open)
                html += QStringLiteral("</table>");
            section = head;
            open = true;
            html += QStringLiteral("<h3>") + head.toHtmlEscaped() +
                    QStringLiteral("</h3><table width='100%' cellspacing=0>");
        }
        const QString ground = row.number == m_marked
                                   ? QStringLiteral(" bgcolor='%1'").arg(colours.selected.name())
                                   : QString();
        html += QStringLiteral("<tr%1><td width='12%'><a name='%2'></a><span class=n>%2</span></td>"
                               "<td>%3<br><span class=q>%4, %5</span></td></tr>")
                    .arg(ground, row.number,
                         row.words.isEmpty()
                             ? QStringLiteral("–")
                             : row.words.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")),
                         kind, coverage);
    }
    if (open)
        html += QStringLiteral("</table>");
    if (found == 0)
        html += QStringLiteral("<p>") + tr("No line has these words.").toHtmlEscaped() +
                QStringLiteral("</p>");
    m_words->setHtml(html);
    m_count->setText(m_texts.quantity(found, "lines"));
}

} // namespace sabretache::ui
