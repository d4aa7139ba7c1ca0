#include "ui/views/battle/oddspanel.h"

#include "ui/charts/distributionchart.h"
#include "ui/views/battle/battlelook.h"
#include "ui/views/wordslabel.h"

#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace sabretache::ui {

OddsPanel::OddsPanel(const BattleDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_supposedBox(new QWidget(this)),
      m_supposedGrid(new QGridLayout(m_supposedBox)), m_title(new WordsLabel(this)),
      m_charts(new QVBoxLayout), m_sentence(new WordsLabel(this)), m_share(new ShareBar(this)) {
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(16, 4, 16, 8);
    box->setSpacing(6);
    m_title->setTextFormat(Qt::RichText);
    box->addWidget(m_title);
    m_supposedGrid->setContentsMargins(0, 0, 0, 0);
    m_supposedGrid->setHorizontalSpacing(12);
    m_supposedGrid->setColumnStretch(0, 1);
    m_supposedGrid->setColumnStretch(1, 1);
    box->addWidget(m_supposedBox);
    box->addLayout(m_charts);
    m_sentence->setWordWrap(true);
    m_sentence->setObjectName(QStringLiteral("oddsSentence"));
    m_sentence->setTextFormat(Qt::RichText);
    box->addWidget(m_sentence);
    box->addWidget(m_share);
    connect(m_sentence, &QLabel::linkActivated, this,
            [this](const QString &link) { Q_EMIT ruleActivated(link.mid(5)); });
    connect(&desk, &BattleDesk::draftChanged, this, &OddsPanel::refresh);
    refresh();
}

void OddsPanel::setSource(const OddsSource *source) {
    m_source = source;
    refresh();
}

void OddsPanel::setHiddenByChoice(bool hidden) {
    m_hidden = hidden;
    refresh();
}

void OddsPanel::refresh() {
    if (m_desk.waiting() && m_desk.lastInput() == m_action && isVisible())
        return; // the dice of this very action are being thrown
    m_action = m_desk.draft().kind;
    std::optional<odds::DraftOdds> draft;
    if (m_source && !m_hidden && m_desk.hasDraft() && !m_desk.form().refused)
        draft = m_source->odds(m_desk.state(), m_desk.filledDraft(), m_supposed);
    setVisible(draft.has_value());
    if (!draft)
        return;
    // How the enemy would stand a test tells his class.
    if (const auto of = UnitId::parse(draft->outcomesOf);
        of && !m_desk.sideView().seesStrength(*of)) {
        draft->outcomes.clear();
        draft->outcomesOf.clear();
    }
    showSupposed(draft->supposed);
    const BattleLook look = BattleLook::of(palette());
    const ChartColours colours{look.accent, look.text, look.dim, look.line, look.window};
    m_title->setText(
        tr("<b>Odds of this</b> <span style=\"color:%1\">percent, before the dice</span>")
            .arg(look.dim.name()));
    while (m_bars.size() < draft->bars.size()) {
        m_barTitles.push_back(new WordsLabel(this));
        m_barTitles.back()->setForegroundRole(QPalette::PlaceholderText);
        m_bars.push_back(new DistributionChart(this));
        m_charts->addWidget(m_barTitles.back());
        m_charts->addWidget(m_bars.back());
    }
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        m_bars[i]->setVisible(i < draft->bars.size());
        // Where there are two, each says whose it is.
        m_barTitles[i]->setVisible(i < draft->bars.size() && draft->bars.size() > 1);
        if (i < draft->bars.size())
            m_barTitles[i]->setText(m_desk.words().name(draft->bars[i].subject));
        if (i < draft->bars.size())
            m_bars[i]->show(m_desk.words().inside(TextKind::Word, draft->bars[i].key),
                            draft->bars[i].chances, colours);
    }
    QStringList links;
    for (const QString &r : BattleWords::ruleTexts(draft->rules))
        links << ruleLink(r, look);
    m_sentence->setText(sentence(*draft) + u' ' + links.join(u' '));
    std::vector<ShareBar::Share> shares;
    for (const odds::DraftShare &s : draft->outcomes) {
        const QString key = fromStd(s.key);
        const bool condition = m_desk.words().texts().has(TextKind::Condition, s.key);
        shares.push_back(
            {m_desk.words().inside(condition ? TextKind::Condition : TextKind::Word, s.key),
             s.chance, shareColour(key, shares.size(), look)});
    }
    m_share->setVisible(!shares.empty());
    m_share->show(std::move(shares), colours);
}

void OddsPanel::showSupposed(const std::vector<odds::Supposition> &supposed) {
    const auto same = [](const odds::Supposition &a, const odds::Supposition &b) {
        return a.key == b.key && a.subject == b.subject && a.choices == b.choices;
    };
    const BattleWords &words = m_desk.words();
    if (!std::ranges::equal(supposed, m_shownSupposed, same)) {
        // It may be one of these boxes that brought us here.
        while (QLayoutItem *item = m_supposedGrid->takeAt(0)) {
            item->widget()->hide();
            item->widget()->deleteLater();
            delete item;
        }
        m_supposedChoices.clear();
        for (const odds::Supposition &s : supposed) {
            const int row = static_cast<int>(m_supposedChoices.size());
            const QString what = words.label(TextKind::Word, s.key);
            auto *label = new WordsLabel(
                s.subject.empty() ? what : what + QStringLiteral(", ") + words.name(s.subject),
                m_supposedBox);
            label->setWordWrap(true); // a long name must not widen the form
            auto *box = new QComboBox(m_supposedBox);
            box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            box->setMinimumContentsLength(12);
            for (const std::string &choice : s.choices)
                box->addItem(words.label(TextKind::Word, choice), fromStd(choice));
            box->setAccessibleName(label->text());
            box->setToolTip(tr("The odds take this as chosen; it is the enemy's to choose."));
            label->setBuddy(box);
            connect(box, &QComboBox::currentIndexChanged, this, [this, box, s] {
                m_supposed[{s.key, s.subject}] = box->currentData().toString().toStdString();
                refresh();
            });
            m_supposedGrid->addWidget(label, row, 0);
            m_supposedGrid->addWidget(box, row, 1);
            m_supposedChoices.push_back(box);
        }
    }
    m_shownSupposed = supposed;
    for (std::size_t i = 0; i < supposed.size(); ++i) {
        const QSignalBlocker block(m_supposedChoices[i]);
        m_supposedChoices[i]->setCurrentIndex(
            m_supposedChoices[i]->findData(fromStd(supposed[i].chosen)));
    }
    m_supposedBox->setVisible(!supposed.empty());
}

void OddsPanel::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        Q_EMIT submitted();
    else if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        QWidget::keyPressEvent(event);
}

QString OddsPanel::sentence(const odds::DraftOdds &draft) const {
    QStringList out;
    for (const odds::DraftBars &bars : draft.bars) {
        double mean = 0;
        for (const auto &[value, chance] : bars.chances)
            mean += static_cast<double>(value) * chance;
        // The narrowest run of values that holds four fifths: what to count on.
        std::size_t from = 0;
        std::size_t to = bars.chances.empty() ? 0 : bars.chances.size() - 1;
        double inside = 1;
        while (from < to) {
            const double low = bars.chances[from].second;
            const double high = bars.chances[to].second;
            const double less = std::min(low, high);
            if (inside - less < 0.8)
                break;
            inside -= less;
            low <= high ? ++from : --to;
        }
        if (bars.chances.empty())
            continue;
        const QString what = m_desk.words().inside(TextKind::Word, bars.key);
        const QLocale &locale = m_desk.words().texts().locale();
        const QString whose =
            bars.subject.empty() ? QString() : tr(" of %1").arg(m_desk.words().name(bars.subject));
        out << tr("Expect <b>%1</b> %2%3, %4 to %5 in %6 of 100.")
                   .arg(locale.toString(mean, 'f', 1), what, whose.toHtmlEscaped())
                   .arg(bars.chances[from].first)
                   .arg(bars.chances[to].first)
                   .arg(std::lround(inside * 100));
    }
    if (!draft.outcomesOf.empty())
        out << tr("Then %1 is tested:").arg(m_desk.words().name(draft.outcomesOf).toHtmlEscaped());
    return out.join(u' ');
}

} // namespace sabretache::ui
