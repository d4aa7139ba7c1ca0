#include "ui/views/campaign/dicepanel.h"

#include "ui/charts/countchart.h"
#include "ui/views/theme.h"
#include "ui/views/wordslabel.h"

#include <QLabel>
#include <QVBoxLayout>

#include <cmath>

namespace sabretache::ui {

DicePanel::DicePanel(const PageContext &context, CampaignDesk &desk, QWidget *parent)
    : CampaignPanel(context, desk, parent), m_reader(desk), m_words(new WordsLabel(this)),
      m_chart(new CountChart(this)), m_table(new FactTable(tr("Dice of the campaign"), this)) {
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(2 * kRhythm, kRhythm, 2 * kRhythm, kRhythm);
    box->setSpacing(kRhythm);
    box->addWidget(heading(tr("How often each face fell"), this));
    m_words->setWordWrap(true);
    m_words->setForegroundRole(QPalette::PlaceholderText);
    box->addWidget(m_words);
    box->addWidget(m_chart);
    m_table->setHeads({tr("Dice"), QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3"),
                       QStringLiteral("4"), QStringLiteral("5"), QStringLiteral("6"), tr("All"),
                       tr("Each expected"), tr("Mean"), tr("Chi-square"),
                       tr("Fair dice stray so far in")},
                      1);
    box->addWidget(m_table, 1);
    box->addStretch(); // for when there is no table yet
}

void DicePanel::refresh() {
    const CampaignDice dice = m_reader.read();
    const Colours &colours = coloursFor(palette());
    std::vector<double> counts;
    QStringList names;
    for (std::size_t i = 0; i < 6; ++i) {
        names << QString::number(i + 1);
        counts.push_back(static_cast<double>(dice.all.faces[i]));
    }
    const bool any = dice.all.total() > 0;
    m_words->setText(any ? tr("Dice of the battles fought in the program and of the returns. A "
                              "throw that was taken back does not count.")
                         : tr("No dice yet: they are counted from battles fought in the program "
                              "and from returns."));
    m_chart->setVisible(any);
    m_chart->show(tr("How often each face fell"), names, counts,
                  static_cast<double>(dice.all.total()) / 6,
                  {colours.accent, colours.text, colours.quiet, colours.line, colours.base});
    m_table->clearRows();
    m_table->setVisible(any);
    const QLocale &locale = texts().locale();
    const auto row = [&](const QString &name, const FaceCounts &c) {
        if (c.total() == 0)
            return;
        QStringList cells{name};
        for (const std::int64_t n : c.faces)
            cells << texts().number(n);
        cells << texts().number(c.total())
              << locale.toString(static_cast<double>(c.total()) / 6, 'f', 1)
              << locale.toString(c.mean(), 'f', 2) << locale.toString(c.chiSquare(), 'f', 2)
              << tr("%1 of 100").arg(std::lround(c.chanceOfFair() * 100));
        m_table->addRow(cells);
    };
    row(tr("All dice"), dice.all);
    for (const auto &[side, c] : dice.bySide)
        row(text16(side), c);
    for (const auto &[source, c] : dice.bySource)
        row(word(source), c);
    for (const auto &[battle, c] : dice.byBattle)
        row(text16(battle), c);
    row(tr("Returns"), dice.ofReturns);
}

} // namespace sabretache::ui
