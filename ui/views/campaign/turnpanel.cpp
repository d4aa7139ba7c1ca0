#include "ui/views/campaign/turnpanel.h"

#include "ui/views/campaign/dicedialog.h"
#include "ui/views/theme.h"
#include "ui/views/wordslabel.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>

#include <algorithm>
#include <tuple>

namespace sabretache::ui {

using namespace campaign;

TurnPanel::TurnPanel(const PageContext &context, CampaignDesk &desk, QWidget *parent)
    : CampaignPanel(context, desk, parent),
      m_stack(new QStackedLayout(this)), m_parts{
                                             {{&TurnPanel::makeArrivals, &TurnPanel::fillArrivals},
                                              {&TurnPanel::makeMarches, &TurnPanel::fillMarches},
                                              {&TurnPanel::makeContacts, &TurnPanel::fillContacts},
                                              {&TurnPanel::makeReturns, &TurnPanel::fillReturns},
                                              {&TurnPanel::makeSupply, &TurnPanel::fillSupply},
                                              {&TurnPanel::makeEnd, &TurnPanel::fillEnd}}} {
    static_assert(kSteps.size() == std::tuple_size_v<decltype(m_parts)>);
}

QVBoxLayout *TurnPanel::addStep(Step step, const QString &about) {
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *inner = new QWidget(scroll);
    scroll->setWidget(inner); // while it is empty: with words in it, it would be measured
    auto *box = new QVBoxLayout(inner);
    box->setContentsMargins(2 * kRhythm, kRhythm, 2 * kRhythm, kRhythm);
    box->setSpacing(kRhythm);
    auto *title = heading(texts().label(TextKind::Group, sabretache::word(step)), inner);
    QFont font = title->font();
    font.setPointSizeF(font.pointSizeF() * 1.3);
    title->setFont(font);
    box->addWidget(title);
    auto *words = new WordsLabel(about, inner);
    words->setWordWrap(true);
    box->addWidget(words);
    m_stack->addWidget(scroll);
    m_parts.at(static_cast<std::size_t>(step)).page = scroll;
    return box;
}

QPushButton *TurnPanel::button(const QString &text, QWidget *parent, std::function<void()> does) {
    auto *out = new QPushButton(text, parent);
    out->setAutoDefault(true);
    out->setEnabled(!m_desk.readOnly());
    connect(out, &QPushButton::clicked, this, does);
    return out;
}

QWidget *TurnPanel::firstFocus() { return part().first ? part().first : this; }

void TurnPanel::showStep(Step step) {
    m_step = step;
    if (!part().first)
        (this->*part().make)();
    if (isVisible())
        fillStep();
    m_stack->setCurrentWidget(part().page);
}

void TurnPanel::showEvent(QShowEvent *event) {
    CampaignPanel::showEvent(event);
    showStep(m_step);
}

void TurnPanel::refresh() {
    for (Part &each : m_parts)
        each.stale = true;
    fillStep();
}

void TurnPanel::fillStep() {
    if (!part().first || !part().stale || !m_desk.hasCampaign() || m_desk.error())
        return;
    part().stale = false;
    (this->*part().fill)();
}

// --- arrivals and drafts ---

void TurnPanel::makeArrivals() {
    auto *box = addStep(Step::Arrivals,
                        tr("Who is due comes when the step is done. A brigade takes up to a "
                           "quarter of its establishment in recruits; more makes it a class "
                           "worse (CA-7.2)."));
    QWidget *inner = box->parentWidget();
    box->addWidget(heading(tr("Expected"), inner));
    m_nobody = new QLabel(tr("Nobody is expected."), inner);
    m_nobody->setForegroundRole(QPalette::PlaceholderText);
    box->addWidget(m_nobody);
    auto *row = new QHBoxLayout;
    row->addWidget(button(tr("&New arrival\u2026"), inner, [this] { addArrival(); }));
    row->addWidget(button(tr("&Let it arrive"), inner,
                          [this] { m_desk.perform(arrive(m_desk.context(), chosenArrival())); }));
    row->addWidget(button(tr("&Remove"), inner, [this] {
        m_desk.perform(removeArrival(m_desk.context(), chosenArrival()));
    }));
    row->addStretch(1);
    box->addLayout(row);
    box->addWidget(heading(tr("Drafts"), inner));
    m_pools = new QLabel(inner);
    box->addWidget(m_pools);
    m_drafts = new FactTable(tr("Brigades that can take recruits"), inner);
    m_drafts->setHeads(
        {tr("Brigade"), tr("Army"), tr("Present"), tr("Full"), tr("Freely"), tr("At most")}, 2);
    m_drafts->setMinimumHeight(12 * 24);
    box->addWidget(m_drafts, 1);
    auto *draftRow = new QHBoxLayout;
    m_draft = new QSpinBox(inner);
    m_draft->setRange(1, 999);
    m_draft->setAccessibleName(tr("Recruits"));
    draftRow->addWidget(new QLabel(tr("Recruits"), inner));
    draftRow->addWidget(m_draft);
    draftRow->addWidget(button(tr("&Draft"), inner, [this] {
        m_desk.perform(draft(m_desk.context(), UnitId(m_drafts->currentId()), m_draft->value()));
    }));
    draftRow->addStretch(1);
    box->addLayout(draftRow);
    connect(m_drafts->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &at) {
                const int freely = at.siblingAtColumn(4).data().toInt();
                m_draft->setValue(std::max(1, freely));
            });
    m_parts[std::size_t(Step::Arrivals)].first = m_drafts;
}

Uuid TurnPanel::chosenArrival() const { return m_arrivals ? m_arrivals->currentId() : Uuid(); }

void TurnPanel::showArrivals(bool any) {
    if (any && !m_arrivals) {
        m_arrivals = new FactTable(tr("Expected arrivals"), m_nobody->parentWidget());
        m_arrivals->setHeads({tr("Army or units"), tr("Date"), tr("Place"), tr("State")}, 4);
        m_arrivals->setRowsShown(6);
        auto *box = static_cast<QVBoxLayout *>(m_nobody->parentWidget()->layout());
        box->insertWidget(box->indexOf(m_nobody), m_arrivals);
        // By the keyboard it comes first, where it stands.
        QWidget *last = m_arrivals;
        const auto others = m_nobody->parentWidget()->findChildren<QWidget *>(
            QString(), Qt::FindDirectChildrenOnly);
        for (QWidget *next : others)
            if (next != m_arrivals && (next->focusPolicy() & Qt::TabFocus) != 0) {
                QWidget::setTabOrder(last, next);
                last = next;
            }
    }
    if (m_arrivals) {
        m_arrivals->clearRows();
        m_arrivals->setVisible(any);
    }
    m_nobody->setVisible(!any);
}

void TurnPanel::fillArrivals() {
    const Working &work = m_desk.work();
    const Uuid arrivalAt = chosenArrival();
    std::vector<Arrival> arrivals;
    for (const auto &[id, arrival] : work.campaign.arrivals)
        arrivals.push_back(arrival);
    std::ranges::sort(arrivals, {}, &Arrival::date);
    const auto due = dueArrivals(work.campaign);
    showArrivals(!arrivals.empty());
    for (const Arrival &arrival : arrivals) {
        QString who = text16(work.nameOf(arrival.army));
        if (!arrival.units.empty()) {
            QStringList names;
            for (const UnitId unit : arrival.units)
                names << text16(work.nameOf(unit));
            who = tr("%1, for %2").arg(names.join(QStringLiteral(", ")), who);
        }
        const bool now = std::ranges::find(due, arrival.id, &Arrival::id) != due.end();
        m_arrivals->addRow({who, m_desk.report().dateText(arrival.date),
                            text16(work.nameOf(arrival.place)),
                            arrival.arrived ? tr("has come")
                            : now           ? tr("due now")
                                            : tr("expected")},
                           arrival.id, arrival.arrived);
    }
    if (m_arrivals)
        m_arrivals->select(arrivalAt);
    QStringList pools;
    for (const std::string &side : work.campaign.sideNames())
        if (const SideRecord *record = work.campaign.side(side))
            pools << tr("%1: pool of %2").arg(text16(side), texts().number(record->pool));
    m_pools->setText(pools.join(QStringLiteral("   ")));
    const Uuid at = m_drafts->currentId();
    m_drafts->clearRows();
    int shortOfMen = 0;
    int inContact = 0;
    for (const ArmyId army : oob::armiesInOrder(work.book))
        for (const UnitId unit : work.unitsOf(army)) {
            const DraftFacts facts = draftFacts(work, unit);
            const Draft can = draftFor(facts, work.figures);
            shortOfMen += facts.present < facts.establishment ? 1 : 0;
            inContact += facts.present < facts.establishment && facts.inContact ? 1 : 0;
            if (can.most <= 0)
                continue;
            m_drafts->addRow({text16(work.nameOf(unit)), text16(work.nameOf(army)),
                              texts().number(facts.present), texts().number(facts.establishment),
                              texts().number(can.freely), texts().number(can.most)},
                             unit.uuid);
        }
    m_drafts->sayIfEmpty(whyNoDrafts(shortOfMen, inContact));
    m_drafts->select(at);
}

QString TurnPanel::whyNoDrafts(int shortOfMen, int inContact) const {
    const QString brigades = texts().quantity(shortOfMen, "brigades");
    if (shortOfMen == 0)
        return tr("Every brigade in the field has its full establishment.");
    if (inContact == shortOfMen)
        return tr("Short of men, but in contact with the enemy: %1.").arg(brigades);
    return tr("Short of men: %1; but the side's pool is empty, or this turn's quarter is taken.")
        .arg(brigades);
}

void TurnPanel::addArrival() {
    const Working &work = m_desk.work();
    QDialog dialog(this);
    dialog.setWindowTitle(tr("New arrival"));
    auto *form = new QFormLayout(&dialog);
    auto *army = new QComboBox(&dialog);
    for (const ArmyId id : oob::armiesInOrder(work.book))
        army->addItem(text16(work.nameOf(id)), QString::fromStdString(id.text()));
    auto *units = new QListWidget(&dialog);
    const auto fill = [&] {
        units->clear();
        const auto id = ArmyId::parse(army->currentData().toString().toStdString());
        if (!id)
            return;
        for (const UnitId unit : work.unitsOf(*id)) {
            auto *item = new QListWidgetItem(text16(work.nameOf(unit)), units);
            item->setCheckState(Qt::Unchecked);
            item->setData(Qt::UserRole, QString::fromStdString(unit.text()));
        }
    };
    fill();
    QObject::connect(army, &QComboBox::currentIndexChanged, &dialog, fill);
    auto *date = new QLineEdit(text16(isoText(work.campaign.turnEnds())), &dialog);
    auto *place = new QComboBox(&dialog);
    place->addItem(tr("where the army is"), QString());
    for (const auto &[id, row] : work.campaign.places)
        place->addItem(text16(row.name), QString::fromStdString(id.text()));
    form->addRow(tr("&Army"), army);
    form->addRow(tr("&Units (none: the whole army)"), units);
    form->addRow(tr("&Date"), date);
    form->addRow(tr("&Place"), place);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    form->addRow(buttons);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Arrival arrival;
    arrival.army = ArmyId::parse(army->currentData().toString().toStdString()).value_or(ArmyId());
    arrival.date = date->text().toStdString();
    arrival.place =
        PlaceId::parse(place->currentData().toString().toStdString()).value_or(PlaceId());
    for (int i = 0; i < units->count(); ++i)
        if (units->item(i)->checkState() == Qt::Checked)
            if (const auto id =
                    UnitId::parse(units->item(i)->data(Qt::UserRole).toString().toStdString()))
                arrival.units.push_back(*id);
    m_desk.perform(putArrival(m_desk.context(), arrival));
}

// --- marches ---

void TurnPanel::makeMarches() {
    auto *box = addStep(Step::Marches,
                        tr("An army marches the days of the turn along the roads, and one day "
                           "more by force: then every brigade throws (CA-8.1). Drag an army on "
                           "the map, or choose here."));
    QWidget *inner = box->parentWidget();
    m_armies = new FactTable(tr("Armies"), inner);
    m_armies->setHeads(
        {tr("Army"), tr("Side"), tr("Place"), tr("Strength"), tr("Marched"), tr("Days left")}, 3);
    m_armies->setRowsShown(12);
    box->addWidget(m_armies);
    auto *row = new QHBoxLayout;
    m_destination = new QComboBox(inner);
    m_destination->setAccessibleName(tr("March to"));
    m_destination->setMinimumContentsLength(30);
    m_march = button(tr("&March"), inner, [this] { march(); });
    row->addWidget(new QLabel(tr("March to"), inner));
    row->addWidget(m_destination);
    row->addWidget(m_march);
    row->addStretch(1);
    row->addWidget(
        button(tr("Show the ma&p"), inner, [this] { Q_EMIT wanted(QStringLiteral("map"), {}); }));
    box->addLayout(row);
    box->addStretch(1);
    connect(m_armies->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this] { fillDestinations(); });
    m_parts[std::size_t(Step::Marches)].first = m_armies;
}

void TurnPanel::fillMarches() {
    const Working &work = m_desk.work();
    const Uuid at = m_armies->currentId();
    m_armies->clearRows();
    for (const ArmyId army : oob::armiesInOrder(work.book)) {
        const auto row = work.campaign.armies.find(army);
        if (row == work.campaign.armies.end())
            continue;
        std::int32_t steps = 0;
        for (const UnitId unit : work.unitsOf(army))
            steps += work.campaign.units.at(unit).steps;
        const bool away = work.campaign.head.map && row->second.place.isNull();
        m_armies->addRow({text16(work.nameOf(army)), text16(work.sideOf(army)),
                          away ? tr("not on the map") : text16(work.nameOf(row->second.place)),
                          texts().number(steps), texts().number(row->second.marched),
                          texts().number(daysLeft(work.campaign, army))},
                         army.uuid, away);
    }
    m_armies->select(at);
    fillDestinations();
}

void TurnPanel::fillDestinations() {
    m_destination->clear();
    const Working &work = m_desk.work();
    const ArmyId army(m_armies->currentId());
    const auto row = work.campaign.armies.find(army);
    if (row != work.campaign.armies.end() && !row->second.place.isNull()) {
        const std::int32_t left = daysLeft(work.campaign, army);
        const std::int32_t most = left + (row->second.forced ? 0 : work.figures.forcedDays);
        std::vector<std::pair<std::int32_t, PlaceId>> reached;
        const RoadNet net = work.campaign.net();
        for (const auto &[place, shortest] : net.daysFrom(row->second.place)) {
            if (shortest <= 0 || shortest > most)
                continue;
            // Round the enemy it may be further.
            const auto plan = campaign::march(net, wayFor(work, army, place), left, work.figures);
            if (plan && plan->days > 0 && plan->days <= most)
                reached.emplace_back(plan->days, place);
        }
        std::ranges::sort(reached);
        for (const auto &[days, place] : reached)
            m_destination->addItem(tr("%1, %2%3")
                                       .arg(text16(work.nameOf(place)),
                                            texts().quantity(days, "days"),
                                            days > left ? tr(", forced") : QString()),
                                   QString::fromStdString(place.text()));
    }
    m_march->setEnabled(m_destination->count() > 0 && !m_desk.readOnly());
    m_destination->setEnabled(m_destination->count() > 0);
}

void TurnPanel::march() {
    const Working &work = m_desk.work();
    const ArmyId army(m_armies->currentId());
    const auto to = PlaceId::parse(m_destination->currentData().toString().toStdString());
    const auto row = work.campaign.armies.find(army);
    if (!to || row == work.campaign.armies.end())
        return;
    const auto way = wayFor(work, army, *to);
    const auto plan =
        campaign::march(work.campaign.net(), way, daysLeft(work.campaign, army), work.figures);
    std::vector<dice::Faces> faces;
    if (plan && plan->forced &&
        !DiceDialog::ask(m_desk, tr("Forced march"),
                         forcedRolls(m_desk.context(), army, "forced-march"), faces, this))
        return;
    m_desk.perform(marchArmy(m_desk.context(), army, way, faces));
}

// --- supply, end ---

void TurnPanel::makeSupply() {
    auto *box = addStep(Step::Supply,
                        tr("An army is supplied if a road free of enemies leads to a supply place "
                           "of its side within seven days. If not, every brigade loses one for "
                           "each week of the turn, at its end (CA-8.3)."));
    QWidget *inner = box->parentWidget();
    m_supply = new FactTable(tr("Supply"), inner);
    m_supply->setHeads({tr("Army"), tr("At"), tr("Supplied by"), tr("Days"), tr("Each loses")}, 3);
    m_supply->setRowsShown(12);
    box->addWidget(m_supply);
    box->addStretch(1);
    m_parts[std::size_t(Step::Supply)].first = m_supply;
}

void TurnPanel::fillSupply() {
    const Working &work = m_desk.work();
    m_supply->clearRows();
    for (const SupplyLine &line : supplies(m_desk.work())) {
        QStringList way;
        for (const PlaceId place : line.supply.way)
            way << text16(work.nameOf(place));
        m_supply->addRow(
            {text16(work.nameOf(line.army)),
             text16(work.nameOf(work.campaign.armies.at(line.army).place)),
             line.supply.supplied ? way.join(QStringLiteral(" \u2013 ")) : tr("not supplied"),
             line.supply.way.empty() ? QString() : texts().number(line.supply.days),
             line.loses > 0 ? texts().number(line.loses) : QString()});
    }
}

void TurnPanel::makeEnd() {
    auto *box = addStep(Step::EndOfTurn,
                        tr("Supply takes its toll, the standings go on the record, pools fill, "
                           "and the next turn begins."));
    QWidget *inner = box->parentWidget();
    m_standings = new FactTable(tr("Standings"), inner);
    m_standings->setHeads({tr("Side"), tr("Places"), tr("Battles"), tr("Losses"), tr("Points")}, 1);
    m_standings->setRowsShown(6);
    box->addWidget(m_standings);
    auto *row = new QHBoxLayout;
    row->addWidget(
        button(tr("&End the turn"), inner, [this] { m_desk.perform(endTurn(m_desk.context())); }));
    row->addStretch(1);
    box->addLayout(row);
    box->addStretch(1);
    m_parts[std::size_t(Step::EndOfTurn)].first = m_standings;
}

void TurnPanel::fillEnd() {
    m_standings->clearRows();
    for (const Standing &s : standings(m_desk.work()))
        m_standings->addRow({text16(s.side), texts().number(s.score.places),
                             texts().number(s.score.battles), texts().number(s.score.losses),
                             texts().number(s.score.total())});
}

} // namespace sabretache::ui
