#include "ui/views/campaign/turnpanel.h"

#include "ui/views/campaign/dicedialog.h"
#include "ui/views/theme.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>

#include <algorithm>
#include <set>

namespace sabretache::ui {

using namespace campaign;

TurnPanel::TurnPanel(const PageContext &context, CampaignDesk &desk, QWidget *parent)
    : CampaignPanel(context, desk, parent), m_stack(new QStackedWidget(this)) {
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(m_stack);
    makeArrivals();
    makeMarches();
    makeContacts();
    makeReturns();
    makeSupply();
    makeEnd();
}

QVBoxLayout *TurnPanel::addStep(Step step, const QString &about) {
    auto *scroll = new QScrollArea(m_stack);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *inner = new QWidget(scroll);
    auto *box = new QVBoxLayout(inner);
    box->setContentsMargins(2 * kRhythm, kRhythm, 2 * kRhythm, kRhythm);
    box->setSpacing(kRhythm);
    auto *title = heading(texts().label(TextKind::Group, sabretache::word(step)), inner);
    QFont font = title->font();
    font.setPointSizeF(font.pointSizeF() * 1.3);
    title->setFont(font);
    box->addWidget(title);
    auto *words = new QLabel(about, inner);
    words->setWordWrap(true);
    box->addWidget(words);
    scroll->setWidget(inner);
    m_stack->addWidget(scroll);
    return box;
}

QPushButton *TurnPanel::button(const QString &text, QWidget *parent, std::function<void()> does) {
    auto *out = new QPushButton(text, parent);
    out->setAutoDefault(true);
    out->setEnabled(!m_desk.readOnly());
    connect(out, &QPushButton::clicked, this, does);
    return out;
}

QWidget *TurnPanel::firstFocus() { return m_firsts.value(static_cast<int>(m_step), this); }

void TurnPanel::showStep(Step step) {
    m_step = step;
    m_stack->setCurrentIndex(static_cast<int>(step));
}

void TurnPanel::refresh() {
    fillArrivals();
    fillMarches();
    fillContacts();
    fillReturns();
    fillSupply();
    fillEnd();
}

// --- arrivals and drafts ---

void TurnPanel::makeArrivals() {
    auto *box = addStep(Step::Arrivals,
                        tr("Who is due comes when the step is done. A brigade takes up to a "
                           "quarter of its establishment in recruits; more makes it a class "
                           "worse (CA-7.2)."));
    QWidget *inner = box->parentWidget();
    box->addWidget(heading(tr("Expected"), inner));
    m_arrivals = new FactTable(tr("Expected arrivals"), inner);
    m_arrivals->setHeads({tr("Army or units"), tr("Date"), tr("Place"), tr("State")}, 4);
    m_arrivals->setRowsShown(6);
    box->addWidget(m_arrivals);
    auto *row = new QHBoxLayout;
    row->addWidget(button(tr("&New arrival\u2026"), inner, [this] { addArrival(); }));
    row->addWidget(button(tr("&Let it arrive"), inner, [this] {
        m_desk.perform(arrive(m_desk.context(), m_arrivals->currentId()));
    }));
    row->addWidget(button(tr("&Remove"), inner, [this] {
        m_desk.perform(removeArrival(m_desk.context(), m_arrivals->currentId()));
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
    m_firsts << m_drafts;
}

void TurnPanel::fillArrivals() {
    const Working &work = m_desk.work();
    const Uuid arrivalAt = m_arrivals->currentId();
    m_arrivals->clearRows();
    std::vector<Arrival> arrivals;
    for (const auto &[id, arrival] : work.campaign.arrivals)
        arrivals.push_back(arrival);
    std::ranges::sort(arrivals, {}, &Arrival::date);
    const auto due = dueArrivals(work.campaign);
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
    if (m_drafts->items().rowCount() == 0)
        m_drafts->addRow({whyNoDrafts(shortOfMen, inContact), {}, {}, {}, {}, {}}, {}, true);
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
    m_firsts << m_armies;
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

// --- contacts and battles ---

void TurnPanel::makeContacts() {
    auto *box = addStep(Step::Contacts,
                        tr("Armies that met can fight, or one declines and goes back a road, once "
                           "a turn (CA-8.2). A battle can be fought here, in the program, or on "
                           "paper."));
    QWidget *inner = box->parentWidget();
    m_contacts = new FactTable(tr("Armies in contact"), inner);
    m_contacts->setHeads({tr("Army"), tr("met"), tr("at"), tr("later came")}, 4);
    m_contacts->setRowsShown(8);
    box->addWidget(m_contacts);
    auto *row = new QHBoxLayout;
    row->addWidget(button(tr("&Fight"), inner, [this] {
        const int at = m_contacts->currentIndex().row();
        planBattle(at >= 0 && at < int(m_met.size()) ? &m_met[std::size_t(at)] : nullptr);
    }));
    row->addWidget(button(tr("The &first declines"), inner, [this] { decline(true); }));
    row->addWidget(button(tr("The &second declines"), inner, [this] { decline(false); }));
    row->addStretch(1);
    row->addWidget(button(tr("&Other battle\u2026"), inner, [this] { planBattle(nullptr); }));
    box->addLayout(row);
    box->addStretch(1);
    m_firsts << m_contacts;
}

void TurnPanel::fillContacts() {
    const Working &work = m_desk.work();
    m_met = contacts(m_desk.work());
    m_contacts->clearRows();
    for (const Contact &contact : m_met)
        m_contacts->addRow({text16(work.nameOf(contact.first)), text16(work.nameOf(contact.second)),
                            text16(work.nameOf(contact.place)),
                            text16(work.nameOf(contact.later))});
    m_contacts->select({});
}

void TurnPanel::decline(bool first) {
    const int at = m_contacts->currentIndex().row();
    if (at < 0 || at >= int(m_met.size())) {
        Q_EMIT message(tr("No armies are in contact."));
        return;
    }
    const Contact contact = m_met[std::size_t(at)];
    const ArmyId army = first ? contact.first : contact.second;
    const auto roads = declineRoads(m_desk.context(), army);
    if (roads.empty()) {
        m_desk.perform(declineBattle(m_desk.context(), army, {}, {}));
        return;
    }
    QStringList names;
    for (const PlaceId place : roads)
        names << text16(m_desk.work().nameOf(place));
    bool good = true;
    const QString chosen =
        names.size() == 1
            ? names.first()
            : QInputDialog::getItem(this, tr("Declining battle"),
                                    tr("%1 goes back to").arg(text16(m_desk.work().nameOf(army))),
                                    names, 0, false, &good);
    std::vector<dice::Faces> faces;
    if (!good || !DiceDialog::ask(m_desk, tr("Declining battle"),
                                  forcedRolls(m_desk.context(), army, "decline"), faces, this))
        return;
    m_desk.perform(
        declineBattle(m_desk.context(), army, roads[std::size_t(names.indexOf(chosen))], faces));
}

void TurnPanel::planBattle(const Contact *contact) {
    const Working &work = m_desk.work();
    const Campaign &c = work.campaign;
    const auto sides = c.sideNames();
    if (sides.size() < 2)
        return;
    QDialog dialog(this);
    dialog.setWindowTitle(tr("A battle"));
    auto *form = new QFormLayout(&dialog);
    auto *name = new QLineEdit(&dialog);
    auto *date = new QLineEdit(text16(isoText(c.turnBegins())), &dialog);
    auto *scenario = new QComboBox(&dialog);
    scenario->addItem(tr("none"), QString());
    for (const auto &[id, s] : m_desk.book().scenarios)
        scenario->addItem(text16(s.name), QString::fromStdString(id.text()));
    QComboBox *side[2];
    for (int i = 0; i < 2; ++i) {
        side[i] = new QComboBox(&dialog);
        for (const std::string &s : sides)
            side[i]->addItem(text16(s));
        side[i]->setCurrentIndex(i);
    }
    auto *armies = new QListWidget(&dialog);
    armies->setAccessibleName(tr("Armies that fight"));
    // Everyone at the place of the contact takes part unless he is taken off the list.
    for (const ArmyId army : oob::armiesInOrder(work.book)) {
        const auto row = c.armies.find(army);
        if (row == c.armies.end() || work.unitsOf(army).empty())
            continue;
        auto *item = new QListWidgetItem(text16(work.nameOf(army)), armies);
        item->setData(Qt::UserRole, QString::fromStdString(army.text()));
        const bool there = !contact || row->second.place == contact->place ||
                           army == contact->first || army == contact->second;
        item->setCheckState(there ? Qt::Checked : Qt::Unchecked);
    }
    if (contact) {
        side[0]->setCurrentText(text16(work.sideOf(contact->first)));
        side[1]->setCurrentText(text16(work.sideOf(contact->second)));
        name->setText(text16(work.nameOf(contact->place)));
        // The scenario that is fought here about now, if the book has one.
        for (const auto &[id, s] : m_desk.book().scenarios) {
            const auto day = dateFromIso(s.date);
            if (day && *day >= c.turnBegins() && *day <= c.turnEnds()) {
                scenario->setCurrentIndex(scenario->findData(QString::fromStdString(id.text())));
                name->setText(text16(s.name));
                date->setText(text16(s.date));
            }
        }
    }
    QObject::connect(scenario, &QComboBox::currentIndexChanged, &dialog, [&] {
        const auto id = ScenarioId::parse(scenario->currentData().toString().toStdString());
        if (!id)
            return;
        const oob::Scenario &s = m_desk.book().scenarios.at(*id);
        name->setText(text16(s.name));
        const auto day = dateFromIso(s.date);
        if (day && *day >= c.turnBegins() && *day <= c.turnEnds())
            date->setText(text16(s.date));
    });
    form->addRow(tr("&Scenario"), scenario);
    form->addRow(tr("&Name"), name);
    form->addRow(tr("&Date"), date);
    form->addRow(tr("&First side"), side[0]);
    form->addRow(tr("S&econd side"), side[1]);
    form->addRow(tr("&Armies"), armies);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Open the battle"));
    form->addRow(buttons);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    if (dialog.exec() != QDialog::Accepted)
        return;
    FightPlan plan;
    plan.name = name->text().trimmed().isEmpty() ? tr("Battle").toStdString()
                                                 : name->text().trimmed().toStdString();
    plan.date = date->text().toStdString();
    if (!dateFromIso(plan.date))
        plan.date.clear();
    plan.first = side[0]->currentText().toStdString();
    plan.second = side[1]->currentText().toStdString();
    plan.scenario =
        ScenarioId::parse(scenario->currentData().toString().toStdString()).value_or(ScenarioId());
    if (contact) {
        plan.place = contact->place;
        plan.later = work.sideOf(contact->later);
    }
    for (int i = 0; i < armies->count(); ++i)
        if (armies->item(i)->checkState() == Qt::Checked)
            if (const auto id =
                    ArmyId::parse(armies->item(i)->data(Qt::UserRole).toString().toStdString()))
                for (const UnitId unit : work.unitsOf(*id))
                    plan.units.push_back(unit);
    FightId made;
    if (m_desk.perform(planFight(m_desk.context(), plan, &made)))
        Q_EMIT wanted(QStringLiteral("return"), made.uuid);
}

// --- returns, posts, the weak and the absent ---

void TurnPanel::makeReturns() {
    auto *box = addStep(Step::Returns, tr("A battle's return is applied whole and once; then who "
                                          "did not hold the field goes back a road, posts are "
                                          "filled and the weak are dealt with."));
    QWidget *inner = box->parentWidget();
    box->addWidget(heading(tr("Battles"), inner));
    m_fights = new FactTable(tr("Battles of the campaign"), inner);
    m_fights->setHeads({tr("Battle"), tr("Date"), tr("Fought"), tr("Field"), tr("State")}, 5);
    m_fights->setRowsShown(8);
    box->addWidget(m_fights);
    auto *row = new QHBoxLayout;
    row->addWidget(button(tr("Open the &return"), inner, [this] {
        Q_EMIT wanted(QStringLiteral("return"), m_fights->currentId());
    }));
    m_retreatText = new QLabel(inner);
    m_retreat = new QComboBox(inner);
    m_retreat->setAccessibleName(tr("Retreat to"));
    m_retreatGo = button(tr("&Retreat"), inner, [this] {
        const auto parts = m_retreat->currentData().toString().split(u' ');
        if (parts.size() != 3)
            return;
        const auto fight = FightId::parse(parts[0].toStdString());
        const auto army = ArmyId::parse(parts[1].toStdString());
        const auto to = PlaceId::parse(parts[2].toStdString());
        if (fight && army && to)
            m_desk.perform(retreatAfter(m_desk.context(), *fight, *army, *to));
    });
    row->addStretch(1);
    row->addWidget(m_retreatText);
    row->addWidget(m_retreat);
    row->addWidget(m_retreatGo);
    box->addLayout(row);
    connect(m_fights, &QAbstractItemView::activated, this,
            [this] { Q_EMIT wanted(QStringLiteral("return"), m_fights->currentId()); });

    box->addWidget(heading(tr("Posts to fill, by seniority (CA-6.3)"), inner));
    m_vacancies = new FactTable(tr("Posts to fill"), inner);
    m_vacancies->setHeads({tr("Command"), tr("Army"), tr("Held by"), tr("Next")}, 4);
    m_vacancies->setRowsShown(8);
    box->addWidget(m_vacancies);
    auto *posts = new QHBoxLayout;
    posts->addWidget(button(tr("&Appoint the next"), inner, [this] { appoint(false); }));
    posts->addWidget(button(tr("&Promote somebody\u2026"), inner, [this] { appoint(true); }));
    posts->addStretch(1);
    box->addLayout(posts);

    box->addWidget(heading(tr("Too weak to stay (CA-4.5)"), inner));
    m_weak = new FactTable(tr("Weak brigades"), inner);
    m_weak->setHeads({tr("Brigade"), tr("Army"), tr("Present"), tr("Full")}, 2);
    m_weak->setRowsShown(6);
    box->addWidget(m_weak);
    auto *weak = new QHBoxLayout;
    m_into = new QComboBox(inner);
    m_into->setAccessibleName(tr("Disband into"));
    m_into->setMinimumContentsLength(20);
    weak->addWidget(button(tr("Leave in &depot"), inner, [this] {
        m_desk.perform(setDepot(m_desk.context(), UnitId(m_weak->currentId()), true));
    }));
    weak->addWidget(button(tr("Dis&band into"), inner, [this] {
        const auto into = UnitId::parse(m_into->currentData().toString().toStdString());
        if (into)
            m_desk.perform(disband(m_desk.context(), UnitId(m_weak->currentId()), *into));
    }));
    weak->addWidget(m_into);
    weak->addStretch(1);
    box->addLayout(weak);
    connect(m_weak->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        m_into->clear();
        const Working &work = m_desk.work();
        const UnitId weakest(m_weak->currentId());
        const auto unit = work.book.units.find(weakest);
        if (unit == work.book.units.end())
            return;
        for (const UnitId other : work.unitsOf(work.armyOf(weakest))) {
            const Arm arm = work.book.units.at(other).arm;
            if (other != weakest && isInfantry(arm) == isInfantry(unit->second.arm) &&
                isArtillery(arm) == isArtillery(unit->second.arm))
                m_into->addItem(text16(work.nameOf(other)), QString::fromStdString(other.text()));
        }
    });

    box->addWidget(heading(tr("Away"), inner));
    m_away = new FactTable(tr("Wounded and prisoners"), inner);
    m_away->setHeads({tr("Commander"), tr("Army"), tr("State")}, 3);
    m_away->setRowsShown(6);
    box->addWidget(m_away);
    auto *away = new QHBoxLayout;
    away->addWidget(button(tr("E&xchange the prisoner"), inner, [this] {
        m_desk.perform(exchange(m_desk.context(), PersonId(m_away->currentId())));
    }));
    away->addWidget(button(tr("&Back to duty"), inner, [this] {
        m_desk.perform(comeBack(m_desk.context(), PersonId(m_away->currentId())));
    }));
    away->addStretch(1);
    box->addLayout(away);
    box->addStretch(1);
    m_firsts << m_fights;
}

void TurnPanel::fillReturns() {
    const Working &work = m_desk.work();
    const Campaign &c = work.campaign;
    const Uuid at = m_fights->currentId();
    m_fights->clearRows();
    std::vector<Fight> fights;
    for (const auto &[id, fight] : c.fights)
        fights.push_back(fight);
    std::ranges::sort(fights, [](const Fight &a, const Fight &b) {
        return std::tie(b.date, b.name) < std::tie(a.date, a.name);
    });
    m_retreat->clear();
    for (const Fight &fight : fights) {
        m_fights->addRow({text16(fight.name), m_desk.report().dateText(fight.date),
                          fight.battle.isNull() ? tr("on paper") : tr("in the program"),
                          fight.held.empty() ? QString() : text16(fight.held),
                          word("fight-" + std::string(sabretache::word(fight.state)))},
                         fight.id.uuid, !fight.isOpen());
        if (fight.state == FightState::Applied && fight.turn == c.head.turn)
            for (const Retreat &retreat : retreatsAfter(m_desk.work(), fight.id))
                for (const PlaceId to : retreat.to)
                    m_retreat->addItem(
                        tr("%1 to %2")
                            .arg(text16(work.nameOf(retreat.army)), text16(work.nameOf(to))),
                        QString::fromStdString(fight.id.text() + " " + retreat.army.text() + " " +
                                               to.text()));
    }
    m_fights->select(at);
    const bool goes = m_retreat->count() > 0;
    m_retreatText->setText(goes ? tr("Goes back (CA-3.6)") : QString());
    m_retreat->setVisible(goes);
    m_retreatGo->setVisible(goes);

    m_open = vacancies(m_desk.work());
    m_vacancies->clearRows();
    for (const Vacancy &vacancy : m_open)
        m_vacancies->addRow(
            {text16(oob::nameOf(work.book, vacancy.command)), text16(work.nameOf(vacancy.army)),
             vacancy.away.isNull() ? tr("nobody")
                                   : tr("%1, away").arg(text16(work.nameOf(vacancy.away))),
             vacancy.next ? text16(work.nameOf(*vacancy.next)) : tr("promote somebody")});
    m_vacancies->select({});
    const Uuid weakAt = m_weak->currentId();
    m_weak->clearRows();
    for (const UnitId unit : weakUnits(m_desk.work()))
        m_weak->addRow({text16(work.nameOf(unit)), text16(work.nameOf(work.armyOf(unit))),
                        texts().number(c.units.at(unit).steps),
                        texts().number(work.fullSteps(unit))},
                       unit.uuid);
    m_weak->select(weakAt);
    m_away->clearRows();
    for (const auto &[id, person] : work.book.persons) {
        if (person.fate != oob::PersonFate::Wounded && person.fate != oob::PersonFate::Prisoner)
            continue;
        const auto row = c.persons.find(id);
        QString state = person.fate == oob::PersonFate::Wounded ? tr("wounded") : tr("prisoner");
        if (row != c.persons.end() && row->second.backOn > 0)
            state = tr("wounded, back in turn %1").arg(row->second.backOn);
        if (row != c.persons.end() && !row->second.heldBy.empty())
            state = tr("prisoner of %1").arg(text16(row->second.heldBy));
        m_away->addRow({text16(person.name), text16(work.nameOf(person.army)), state}, id.uuid);
    }
    m_away->select({});
}

void TurnPanel::appoint(bool promote) {
    const int at = m_vacancies->currentIndex().row();
    if (at < 0 || at >= int(m_open.size()))
        return;
    const Vacancy vacancy = m_open[std::size_t(at)];
    std::string name;
    if (promote || !vacancy.next) {
        bool good = false;
        const QString typed =
            QInputDialog::getText(this, tr("Promote somebody"),
                                  tr("Name of the new commander of %1")
                                      .arg(text16(oob::nameOf(m_desk.book(), vacancy.command))),
                                  QLineEdit::Normal, QString(), &good);
        if (!good || typed.trimmed().isEmpty())
            return;
        name = typed.trimmed().toStdString();
    }
    m_desk.perform(fillVacancy(m_desk.context(), vacancy.command, {}, name));
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
    m_firsts << m_supply;
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
    m_firsts << m_standings;
}

void TurnPanel::fillEnd() {
    m_standings->clearRows();
    for (const Standing &s : standings(m_desk.work()))
        m_standings->addRow({text16(s.side), texts().number(s.score.places),
                             texts().number(s.score.battles), texts().number(s.score.losses),
                             texts().number(s.score.total())});
}

} // namespace sabretache::ui
