#include "ui/views/campaign/recordspanel.h"

#include "ui/charts/countchart.h"
#include "ui/views/theme.h"
#include "ui/views/wordslabel.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QVBoxLayout>

namespace sabretache::ui {

using namespace campaign;

RecordsPanel::RecordsPanel(const PageContext &context, CampaignDesk &desk, QWidget *parent)
    : CampaignPanel(context, desk, parent), m_filter(new QLineEdit(this)),
      m_units(new FactTable(tr("Brigades"), this)), m_title(heading(QString(), this)),
      m_facts(new WordsLabel(this)), m_chart(new LineChart(this)),
      m_record(new FactTable(tr("Record"), this)) {
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    auto *split = new QSplitter(Qt::Horizontal, this);
    auto *left = new QWidget(split);
    auto *l = new QVBoxLayout(left);
    l->setContentsMargins(kRhythm, kRhythm, 0, kRhythm);
    m_filter->setPlaceholderText(tr("Filter: brigade, army"));
    m_filter->setAccessibleName(tr("Filter the brigades"));
    m_filter->setClearButtonEnabled(true);
    l->addWidget(m_filter);
    m_units->setHeads({tr("Brigade or battery"), tr("Army"), tr("Start"), tr("Present"),
                       tr("Class"), tr("Points"), tr("Honours")},
                      2);
    l->addWidget(m_units);
    auto *right = new QWidget(split);
    auto *r = new QVBoxLayout(right);
    r->setContentsMargins(kRhythm, kRhythm, kRhythm, kRhythm);
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.2);
    m_title->setFont(font);
    r->addWidget(m_title);
    m_facts->setWordWrap(true);
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    r->addWidget(m_facts);
    r->addWidget(m_chart, 1);
    m_record->setHeads({tr("What happened"), tr("Date"), tr("Before"), tr("Killed"), tr("Missing"),
                        tr("Prisoners"), tr("Gained"), tr("Given"), tr("After")},
                       2);
    r->addWidget(m_record, 2);
    split->addWidget(left);
    split->addWidget(right);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 1);
    split->setSizes({520, 560});
    box->addWidget(split);
    connect(m_units->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &RecordsPanel::showRecord);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        for (int row = 0; row < m_units->rowCount(); ++row) {
            const bool fits = m_units->text(row, 0).contains(text, Qt::CaseInsensitive) ||
                              m_units->text(row, 1).contains(text, Qt::CaseInsensitive);
            m_units->setRowHidden(row, {}, !fits);
        }
    });
}

void RecordsPanel::showUnit(UnitId unit) { m_units->select(unit.uuid); }

void RecordsPanel::refresh() {
    const Working &work = m_desk.work();
    const Uuid at = m_units->currentId();
    m_units->clearRows();
    for (const ArmyId army : oob::armiesInOrder(work.book)) {
        for (const oob::Stop &stop : oob::walk(work.book, army)) {
            const auto *id = std::get_if<UnitId>(&stop.node);
            if (!id)
                continue;
            const auto row = work.campaign.units.find(*id);
            if (row == work.campaign.units.end())
                continue;
            const auto quality = qualityNumber(work.book.units.at(*id), work.rules);
            m_units->addRow({text16(work.nameOf(*id)), text16(work.nameOf(army)),
                             texts().number(row->second.start), texts().number(row->second.steps),
                             quality ? texts().number(*quality) : QString(),
                             texts().number(row->second.score),
                             row->second.honours.empty()
                                 ? QString()
                                 : texts().number(std::int64_t(row->second.honours.size()))},
                            id->uuid, !row->second.inField());
        }
    }
    m_units->select(at);
    showRecord();
}

void RecordsPanel::showRecord() {
    const Working &work = m_desk.work();
    const UnitId unit(m_units->currentId());
    const auto row = work.campaign.units.find(unit);
    m_record->clearRows();
    if (row == work.campaign.units.end()) {
        m_title->clear();
        m_facts->clear();
        m_chart->hide();
        return;
    }
    const UnitRecord &u = row->second;
    m_title->setText(text16(work.nameOf(unit)));
    QStringList facts;
    facts << tr("%1 of %2 present; %3 killed, %4 missing, %5 prisoners%6")
                 .arg(texts().number(u.steps), texts().number(work.fullSteps(unit)),
                      texts().number(u.killed), texts().number(u.missing),
                      texts().number(u.prisoners),
                      u.spent > 0 ? tr(", %1 spent").arg(u.spent) : QString());
    if (u.expected)
        facts << tr("expected");
    if (u.depot)
        facts << tr("in depot");
    QStringList honours;
    for (std::size_t i = 0; i < u.honours.size(); ++i)
        honours << tr("%1, %2").arg(
            text16(u.honours[i]),
            i < u.honourDates.size() ? m_desk.report().dateText(u.honourDates[i]) : QString());
    if (!honours.isEmpty())
        facts << tr("Honours: %1").arg(honours.join(QStringLiteral("; ")));
    m_facts->setText(facts.join(QStringLiteral(". ")) + u'.');
    const auto lines = recordOf(m_desk.report().entries(), unit);
    QStringList names{tr("start")};
    LineChart::Line line{text16(work.nameOf(unit)),
                         coloursFor(palette()).accent,
                         false,
                         {double(lines.empty() ? u.steps : lines.front().change.before)}};
    const auto some = [this](std::int32_t n) { return n == 0 ? QString() : texts().number(n); };
    if (lines.empty())
        m_record->addRow({tr("Nothing has changed it yet.")}, {}, true);
    for (const RecordLine &l : lines) {
        Entry entry;
        entry.code = l.code;
        entry.args = l.args;
        QString what = m_desk.report().sentence(entry);
        if (l.change.honour)
            what += tr(" An honour.");
        if (!l.change.quality.empty())
            what += tr(" Class %1.").arg(text16(l.change.quality));
        m_record->addRow({what, m_desk.report().dateText(l.date), texts().number(l.change.before),
                          some(l.change.killed), some(l.change.missing), some(l.change.prisoners),
                          some(l.change.gained), some(l.change.given),
                          texts().number(l.change.after)});
        names << QString::number(l.turn);
        line.values.push_back(l.change.after);
    }
    const Colours &c = coloursFor(palette());
    m_chart->setVisible(line.values.size() > 1);
    m_chart->show(tr("Strength of %1 over the turns").arg(text16(work.nameOf(unit))), names, {line},
                  {c.accent, c.text, c.quiet, c.line, c.base});
}

} // namespace sabretache::ui
