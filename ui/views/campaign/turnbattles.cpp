// The steps of the turn that battles belong to: contacts, and the returns with what they leave to
// be done (retreats, posts to fill, weak brigades).
#include "ui/views/campaign/dicedialog.h"
#include "ui/views/campaign/turnpanel.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>

#include <algorithm>
#include <set>

namespace sabretache::ui {

using namespace campaign;

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
    m_parts[std::size_t(Step::Contacts)].first = m_contacts;
}

void TurnPanel::fillContacts() {
    const Working &work = m_desk.work();
    m_met = contacts(m_desk.work());
    m_contacts->clearRows();
    for (const Contact &contact : m_met)
        m_contacts->addRow({text16(work.nameOf(contact.first)), text16(work.nameOf(contact.second)),
                            text16(work.nameOf(contact.place)),
                            text16(work.nameOf(contact.later))});
    m_contacts->sayIfEmpty(tr("No armies are in contact."));
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
    m_parts[std::size_t(Step::Returns)].first = m_fights;
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
    m_fights->sayIfEmpty(tr("No battle has been opened."));
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
    m_vacancies->sayIfEmpty(tr("Every post is filled."));
    m_vacancies->select({});
    const Uuid weakAt = m_weak->currentId();
    m_weak->clearRows();
    for (const UnitId unit : weakUnits(m_desk.work()))
        m_weak->addRow({text16(work.nameOf(unit)), text16(work.nameOf(work.armyOf(unit))),
                        texts().number(c.units.at(unit).steps),
                        texts().number(work.fullSteps(unit))},
                       unit.uuid);
    m_weak->sayIfEmpty(tr("No brigade is too weak."));
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
    m_away->sayIfEmpty(tr("No commander is away."));
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

} // namespace sabretache::ui
