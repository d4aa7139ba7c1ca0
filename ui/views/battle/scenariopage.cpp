#include "ui/views/battle/scenariopage.h"

#include "battle/freeze.h"
#include "oob/edits.h"
#include "oob/queries.h"
#include "ui/models/battle/battlewords.h"
#include "ui/views/battle/battlelook.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTableWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sabretache::ui {

namespace {

enum NodeKind { ArmyItem = 1, ColumnItem, UnitItem };

constexpr std::string_view kChangeScenario = "change-scenario";

QTableWidget *makeTable(const QStringList &heads, const QString &name, QWidget *parent) {
    auto *table = new QTableWidget(0, static_cast<int>(heads.size()), parent);
    table->setHorizontalHeaderLabels(heads);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setStretchLastSection(true);
    table->setAccessibleName(name);
    table->setTabKeyNavigation(false);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setMinimumHeight(table->fontMetrics().height() * 7);
    return table;
}

} // namespace

Result<BattleId> startBattleOf(const PageContext &context, ScenarioId id) {
    const auto it = context.session.book().scenarios.find(id);
    if (it == context.session.book().scenarios.end())
        return fail("scenario-not-found", {id.text()});
    const rules::RuleSet *ruleSet = context.session.ruleSets().find(it->second.ruleSet);
    const auto setup = battle::freeze(context.session.book(), it->second,
                                      ruleSet ? *ruleSet : context.session.ruleSet());
    if (!setup)
        return tl::unexpected(setup.error());
    return context.session.startBattle(*setup, id);
}

ScenarioPage::ScenarioPage(const PageContext &context, ScenarioId scenario, QWidget *parent)
    : Page(parent), m_context(context), m_id(scenario) {
    build();
    connect(&context.session, &session::BookSession::changed, this, [this] {
        refresh();
        Q_EMIT titleChanged();
        Q_EMIT totalsChanged();
    });
    connect(&context.session, &session::BookSession::reset, this, &ScenarioPage::refresh);
    refresh();
}

const oob::Scenario *ScenarioPage::scenario() const {
    const auto it = m_context.session.book().scenarios.find(m_id);
    return it == m_context.session.book().scenarios.end() ? nullptr : &it->second;
}

QString ScenarioPage::title() const { return scenario() ? fromStd(scenario()->name) : QString(); }

QStringList ScenarioPage::totals() const {
    return {m_sides[0].sum->text(), m_sides[1].sum->text()};
}

QWidget *ScenarioPage::firstFocus() {
    return m_start->isEnabled() ? static_cast<QWidget *>(m_start) : m_name;
}

void ScenarioPage::build() {
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *inside = new QWidget(scroll);
    auto *box = new QVBoxLayout(inside);
    box->setContentsMargins(16, 16, 16, 16);
    box->setSpacing(16);
    box->addWidget(buildHead());
    box->addWidget(buildSides());
    box->addWidget(buildTables());
    box->addWidget(buildOptions());
    box->addStretch(1);
    scroll->setWidget(inside);
    outer->addWidget(scroll, 1);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(16, 8, 16, 8);
    m_state = new QLabel(this);
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::RichText);
    foot->addWidget(m_state, 1);
    m_start = new QPushButton(tr("&Start the battle"), this);
    m_start->setToolTip(tr("Freezes the armies as they stand now and opens the battle"));
    m_start->setAutoDefault(true);
    connect(m_start, &QPushButton::clicked, this, &ScenarioPage::start);
    foot->addWidget(m_start);
    outer->addLayout(foot);
}

QWidget *ScenarioPage::buildHead() {
    auto *holder = new QWidget(this);
    auto *form = new QFormLayout(holder);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_name = new QLineEdit(holder);
    m_place = new QLineEdit(holder);
    m_date = new QLineEdit(holder);
    m_date->setPlaceholderText(QStringLiteral("1704-08-13"));
    m_ruleSet = new QComboBox(holder);
    for (const rules::RuleSet *set : m_context.session.ruleSets().all())
        m_ruleSet->addItem(m_context.texts.ruleSetName(set->id()), fromStd(set->id()));
    m_turns = new QSpinBox(holder);
    m_turns->setRange(1, 99);
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Place"), m_place);
    form->addRow(tr("&Date"), m_date);
    form->addRow(tr("&Rules"), m_ruleSet);
    form->addRow(tr("&Turns"), m_turns);
    const auto text = [this](QLineEdit *line, std::string oob::Scenario::*member) {
        connect(line, &QLineEdit::editingFinished, this, [this, line, member] {
            if (!scenario() || m_filling)
                return;
            oob::Scenario after = *scenario();
            after.*member = line->text().toStdString();
            edit(std::move(after));
        });
    };
    text(m_name, &oob::Scenario::name);
    text(m_place, &oob::Scenario::place);
    text(m_date, &oob::Scenario::date);
    connect(m_ruleSet, &QComboBox::currentIndexChanged, this, [this] {
        if (!scenario() || m_filling)
            return;
        oob::Scenario after = *scenario();
        after.ruleSet = m_ruleSet->currentData().toString().toStdString();
        after.options.clear();
        edit(std::move(after));
    });
    connect(m_turns, &QSpinBox::editingFinished, this, [this] {
        if (!scenario() || m_filling)
            return;
        oob::Scenario after = *scenario();
        after.turns = Turns(m_turns->value());
        edit(std::move(after));
    });
    return holder;
}

QWidget *ScenarioPage::buildSides() {
    auto *holder = new QWidget(this);
    auto *box = new QHBoxLayout(holder);
    box->setContentsMargins(0, 0, 0, 0);
    for (std::size_t s = 0; s < 2; ++s) {
        SideBox &side = m_sides[s];
        auto *group = new QGroupBox(s == 0 ? tr("First side") : tr("Second side"), holder);
        auto *inside = new QVBoxLayout(group);
        auto *line = new QHBoxLayout;
        side.name = new QLineEdit(group);
        side.name->setAccessibleName(tr("Name of the side"));
        side.name->setPlaceholderText(tr("Name of the side"));
        side.breaks = new QSpinBox(group);
        side.breaks->setRange(1, 100);
        side.breaks->setSuffix(QStringLiteral(" %"));
        side.breaks->setAccessibleName(tr("Breaks when this share of its units is gone"));
        line->addWidget(side.name, 1);
        line->addWidget(new QLabel(tr("breaks at"), group));
        line->addWidget(side.breaks);
        inside->addLayout(line);
        side.tree = new QTreeWidget(group);
        side.tree->setHeaderHidden(true);
        side.tree->setMinimumHeight(fontMetrics().height() * 12);
        side.tree->setUniformRowHeights(true);
        side.tree->setAccessibleName(tr("Armies, columns and units that fight on this side"));
        inside->addWidget(side.tree);
        side.sum = new QLabel(group);
        inside->addWidget(side.sum);
        connect(side.name, &QLineEdit::editingFinished, this, &ScenarioPage::takeSides);
        connect(side.breaks, &QSpinBox::editingFinished, this, &ScenarioPage::takeSides);
        connect(side.tree, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem *, int) {
            // A tick at an army changes its columns too: taken in once all have changed.
            if (!m_filling)
                QMetaObject::invokeMethod(this, &ScenarioPage::takeSides, Qt::QueuedConnection);
        });
        box->addWidget(group);
    }
    return holder;
}

QWidget *ScenarioPage::buildTables() {
    auto *holder = new QWidget(this);
    auto *grid = new QGridLayout(holder);
    grid->setContentsMargins(0, 0, 0, 0);
    m_weather = makeTable({tr("From turn"), tr("Weather")}, tr("Weather"), holder);
    m_objectives = makeTable({tr("Objective"), tr("Points")}, tr("Objectives"), holder);
    m_reinforcements =
        makeTable({tr("Turn"), tr("Unit"), tr("Where")}, tr("Reinforcements"), holder);
    m_notes = new QPlainTextEdit(holder);
    m_deployment = new QPlainTextEdit(holder);
    for (QPlainTextEdit *text : {m_notes, m_deployment}) {
        text->setTabChangesFocus(true);
        text->setMinimumHeight(fontMetrics().height() * 5);
        text->installEventFilter(this);
    }
    m_notes->setAccessibleName(tr("Notes"));
    m_deployment->setAccessibleName(tr("Deployment"));
    const auto column = [&](int at, int row, const QString &title, QTableWidget *table) {
        auto *box = new QVBoxLayout;
        auto *head = new QHBoxLayout;
        head->addWidget(new QLabel(QStringLiteral("<b>%1</b>").arg(title), holder), 1);
        auto *add = new QPushButton(tr("Add"), holder);
        add->setAccessibleName(tr("Add to %1").arg(title));
        auto *drop = new QPushButton(tr("Remove"), holder);
        drop->setAccessibleName(tr("Remove from %1").arg(title));
        head->addWidget(add);
        head->addWidget(drop);
        box->addLayout(head);
        box->addWidget(table);
        grid->addLayout(box, row, at);
        connect(add, &QPushButton::clicked, this, [this, table] {
            if (!scenario())
                return;
            oob::Scenario after = *scenario();
            if (table == m_weather)
                after.weather.push_back(after.weather.empty() ? "clear" : after.weather.back());
            else if (table == m_objectives)
                after.objectives.push_back({tr("New objective").toStdString(), 1});
            else if (!m_context.session.book().units.empty())
                after.reinforcements.push_back(
                    {Turns(2), m_context.session.book().units.begin()->first, {}});
            edit(std::move(after));
        });
        connect(drop, &QPushButton::clicked, this, [this, table] {
            const int at2 = table->currentRow();
            if (!scenario() || at2 < 0)
                return;
            oob::Scenario after = *scenario();
            const auto erase = [&](auto &list) {
                if (static_cast<std::size_t>(at2) < list.size())
                    list.erase(list.begin() + at2);
            };
            if (table == m_weather)
                erase(after.weather);
            else if (table == m_objectives)
                erase(after.objectives);
            else
                erase(after.reinforcements);
            edit(std::move(after));
        });
        connect(table, &QTableWidget::cellChanged, this, [this] { takeTables(); });
    };
    column(0, 0, tr("Weather"), m_weather);
    column(1, 0, tr("Objectives"), m_objectives);
    column(0, 1, tr("Reinforcements"), m_reinforcements);
    auto *words = new QVBoxLayout;
    words->addWidget(new QLabel(tr("<b>Deployment</b>"), holder));
    words->addWidget(m_deployment);
    words->addWidget(new QLabel(tr("<b>Notes on the ground</b>"), holder));
    words->addWidget(m_notes);
    grid->addLayout(words, 1, 1);
    connect(m_notes, &QPlainTextEdit::textChanged, this, [this] {
        if (!scenario() || m_filling)
            return;
        oob::Scenario after = *scenario();
        after.notes = m_notes->toPlainText().toStdString();
        edit(std::move(after));
    });
    connect(m_deployment, &QPlainTextEdit::textChanged, this, [this] {
        if (!scenario() || m_filling)
            return;
        oob::Scenario after = *scenario();
        after.deployment = m_deployment->toPlainText().toStdString();
        edit(std::move(after));
    });
    return holder;
}

QWidget *ScenarioPage::buildOptions() {
    auto *group = new QGroupBox(tr("House rules"), this);
    m_optionForm = new QFormLayout(group);
    m_options = group;
    return group;
}

void ScenarioPage::edit(oob::Scenario after) {
    if (!scenario() || after == *scenario())
        return;
    m_context.editor.perform(
        oob::changeScenario(m_context.session.book(), std::move(after), kChangeScenario));
}

void ScenarioPage::refresh() {
    const oob::Scenario *s = scenario();
    if (!s)
        return;
    m_filling = true;
    const auto put = [](QLineEdit *line, const std::string &text) {
        if (line->text() != fromStd(text))
            line->setText(fromStd(text));
    };
    put(m_name, s->name);
    put(m_place, s->place);
    put(m_date, s->date);
    m_ruleSet->setCurrentIndex(std::max(0, m_ruleSet->findData(fromStd(s->ruleSet))));
    m_turns->setValue(s->turns.value);
    const auto words = [](QPlainTextEdit *text, const std::string &now) {
        if (text->toPlainText() != fromStd(now))
            text->setPlainText(fromStd(now));
    };
    words(m_notes, s->notes);
    words(m_deployment, s->deployment);
    fillSides();
    fillTables();
    fillOptions();
    const rules::RuleSet *ruleSet = m_context.session.ruleSets().find(s->ruleSet);
    const auto setup = battle::freeze(m_context.session.book(), *s,
                                      ruleSet ? *ruleSet : m_context.session.ruleSet());
    const bool writable = !m_context.session.readOnly();
    m_start->setEnabled(setup.has_value() && writable);
    m_state->setText(setup ? tr("%1 units against %2. The battle works on a copy of the armies as "
                                "they stand now.")
                                 .arg(std::ranges::count(setup->units, battle::Side::First,
                                                         &battle::SetupUnit::side))
                                 .arg(std::ranges::count(setup->units, battle::Side::Second,
                                                         &battle::SetupUnit::side))
                           : m_context.texts.error(setup.error()).toHtmlEscaped());
    m_filling = false;
}

void ScenarioPage::addUnder(QTreeWidgetItem *item, oob::Parent parent,
                            const oob::Scenario::Party &party, bool inside) {
    const oob::OrderOfBattle &book = m_context.session.book();
    for (const oob::NodeId &node : oob::childrenOf(book, parent)) {
        auto *child = new QTreeWidgetItem(item);
        child->setText(0, fromStd(oob::nameOf(book, node)));
        const auto flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable;
        if (const auto *column = std::get_if<ColumnId>(&node)) {
            child->setData(0, Qt::UserRole, ColumnItem);
            child->setData(0, Qt::UserRole + 1, fromStd(column->text()));
            child->setFlags(flags | Qt::ItemIsAutoTristate);
            const bool in =
                inside || std::ranges::find(party.columns, *column) != party.columns.end();
            child->setCheckState(0, in ? Qt::Checked : Qt::Unchecked);
            addUnder(child, oob::Parent::of(*column), party, in);
        } else {
            const UnitId unit = std::get<UnitId>(node);
            child->setData(0, Qt::UserRole, UnitItem);
            child->setData(0, Qt::UserRole + 1, fromStd(unit.text()));
            child->setFlags(flags);
            const bool in = inside || std::ranges::find(party.units, unit) != party.units.end();
            child->setCheckState(0, in ? Qt::Checked : Qt::Unchecked);
        }
    }
}

void ScenarioPage::fillSides() {
    const oob::Scenario *s = scenario();
    const oob::OrderOfBattle &book = m_context.session.book();
    for (std::size_t i = 0; i < 2; ++i) {
        SideBox &side = m_sides[i];
        const oob::Scenario::Party party =
            i < s->parties.size() ? s->parties[i] : oob::Scenario::Party();
        if (side.name->text() != fromStd(party.side))
            side.name->setText(fromStd(party.side));
        const auto breaks = s->breakPercent.find(party.side);
        side.breaks->setValue(breaks == s->breakPercent.end() ? 50 : breaks->second);
        std::vector<QString> open;
        const int scroll = side.tree->topLevelItemCount();
        side.tree->clear();
        for (const ArmyId army : oob::armiesInOrder(book)) {
            auto *item = new QTreeWidgetItem(side.tree);
            item->setText(0, fromStd(book.armies.at(army).name));
            item->setData(0, Qt::UserRole, ArmyItem);
            item->setData(0, Qt::UserRole + 1, fromStd(army.text()));
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable |
                           Qt::ItemIsAutoTristate);
            const bool in = std::ranges::find(party.armies, army) != party.armies.end();
            item->setCheckState(0, in ? Qt::Checked : Qt::Unchecked);
            addUnder(item, oob::Parent::of(army), party, in);
            item->setExpanded(item->checkState(0) != Qt::Unchecked || scroll == 0);
        }
        std::size_t units = 0;
        std::int64_t men = 0;
        std::vector<QTreeWidgetItem *> stack;
        for (int t = 0; t < side.tree->topLevelItemCount(); ++t)
            stack.push_back(side.tree->topLevelItem(t));
        while (!stack.empty()) {
            QTreeWidgetItem *item = stack.back();
            stack.pop_back();
            for (int c = 0; c < item->childCount(); ++c)
                stack.push_back(item->child(c));
            if (item->data(0, Qt::UserRole).toInt() != UnitItem ||
                item->checkState(0) != Qt::Checked)
                continue;
            ++units;
            const auto id = UnitId::parse(item->data(0, Qt::UserRole + 1).toString().toStdString());
            const auto unit = id ? book.units.find(*id) : book.units.end();
            if (unit != book.units.end() && unit->second.present.men)
                men += unit->second.present.men->value;
        }
        side.sum->setText(tr("%1: %2 units, %3 men")
                              .arg(fromStd(party.side),
                                   m_context.texts.number(static_cast<std::int64_t>(units)),
                                   m_context.texts.number(men)));
    }
}

void ScenarioPage::takeSides() {
    if (m_filling || !scenario())
        return;
    oob::Scenario after = *scenario();
    after.parties.resize(2);
    after.breakPercent.clear();
    for (std::size_t i = 0; i < 2; ++i) {
        oob::Scenario::Party &party = after.parties[i];
        party = {};
        party.side = m_sides[i].name->text().toStdString();
        after.breakPercent[party.side] = m_sides[i].breaks->value();
        std::vector<QTreeWidgetItem *> stack;
        for (int t = m_sides[i].tree->topLevelItemCount(); t-- > 0;)
            stack.push_back(m_sides[i].tree->topLevelItem(t));
        while (!stack.empty()) {
            QTreeWidgetItem *item = stack.back();
            stack.pop_back();
            const std::string id = item->data(0, Qt::UserRole + 1).toString().toStdString();
            if (item->checkState(0) == Qt::Checked) {
                // The highest that is whole stands for all under it.
                switch (item->data(0, Qt::UserRole).toInt()) {
                case ArmyItem:
                    party.armies.push_back(*ArmyId::parse(id));
                    break;
                case ColumnItem:
                    party.columns.push_back(*ColumnId::parse(id));
                    break;
                default:
                    party.units.push_back(*UnitId::parse(id));
                }
            } else if (item->checkState(0) == Qt::PartiallyChecked) {
                for (int c = item->childCount(); c-- > 0;)
                    stack.push_back(item->child(c));
            }
        }
    }
    edit(std::move(after));
}

void ScenarioPage::fillTables() {
    const oob::Scenario *s = scenario();
    const Texts &texts = m_context.texts;
    std::vector<std::string> words;
    for (const std::string &key : texts.keys())
        if (key.rfind("weather/", 0) == 0)
            words.push_back(key.substr(8));
    m_weather->setRowCount(static_cast<int>(s->weather.size()));
    for (std::size_t i = 0; i < s->weather.size(); ++i) {
        auto *turn = new QTableWidgetItem(i + 1 == s->weather.size() ? tr("%1 and on").arg(i + 1)
                                                                     : QString::number(i + 1));
        turn->setFlags(Qt::ItemIsEnabled);
        const int row = static_cast<int>(i);
        m_weather->setItem(row, 0, turn);
        auto *combo = new QComboBox(m_weather);
        combo->setAccessibleName(tr("Weather of turn %1").arg(i + 1));
        for (const std::string &word : words)
            combo->addItem(texts.label(TextKind::Weather, word), fromStd(word));
        combo->setCurrentIndex(combo->findData(fromStd(s->weather[i])));
        connect(combo, &QComboBox::currentIndexChanged, this, [this, i, combo] {
            if (m_filling || !scenario() || i >= scenario()->weather.size())
                return;
            oob::Scenario after = *scenario();
            after.weather[i] = combo->currentData().toString().toStdString();
            QMetaObject::invokeMethod(
                this, [this, after] { edit(after); }, Qt::QueuedConnection);
        });
        m_weather->setCellWidget(row, 1, combo);
    }
    m_objectives->setRowCount(static_cast<int>(s->objectives.size()));
    for (std::size_t i = 0; i < s->objectives.size(); ++i) {
        const int row = static_cast<int>(i);
        m_objectives->setItem(row, 0, new QTableWidgetItem(fromStd(s->objectives[i].name)));
        auto *points = new QTableWidgetItem;
        points->setData(Qt::EditRole, s->objectives[i].points);
        m_objectives->setItem(row, 1, points);
    }
    m_reinforcements->setRowCount(static_cast<int>(s->reinforcements.size()));
    const oob::OrderOfBattle &book = m_context.session.book();
    for (std::size_t i = 0; i < s->reinforcements.size(); ++i) {
        const int row = static_cast<int>(i);
        auto *turn = new QTableWidgetItem;
        turn->setData(Qt::EditRole, s->reinforcements[i].turn.value);
        m_reinforcements->setItem(row, 0, turn);
        auto *combo = new QComboBox(m_reinforcements);
        for (const ArmyId army : oob::armiesInOrder(book))
            for (const oob::Stop &stop : oob::walk(book, army))
                if (const auto *unit = std::get_if<UnitId>(&stop.node))
                    combo->addItem(fromStd(oob::nameOf(book, stop.node)), fromStd(unit->text()));
        combo->setCurrentIndex(combo->findData(fromStd(s->reinforcements[i].unit.text())));
        combo->setAccessibleName(tr("Unit that comes later"));
        connect(combo, &QComboBox::currentIndexChanged, this, [this, i, combo] {
            const auto unit = UnitId::parse(combo->currentData().toString().toStdString());
            if (m_filling || !scenario() || !unit || i >= scenario()->reinforcements.size())
                return;
            oob::Scenario after = *scenario();
            after.reinforcements[i].unit = *unit;
            QMetaObject::invokeMethod(
                this, [this, after] { edit(after); }, Qt::QueuedConnection);
        });
        m_reinforcements->setCellWidget(row, 1, combo);
        m_reinforcements->setItem(row, 2,
                                  new QTableWidgetItem(fromStd(s->reinforcements[i].place)));
    }
}

void ScenarioPage::takeTables() {
    if (m_filling || !scenario())
        return;
    oob::Scenario after = *scenario();
    for (std::size_t i = 0; i < after.objectives.size(); ++i) {
        const int row = static_cast<int>(i);
        if (const auto *name = m_objectives->item(row, 0))
            after.objectives[i].name = name->text().toStdString();
        if (const auto *points = m_objectives->item(row, 1))
            after.objectives[i].points = points->data(Qt::EditRole).toInt();
    }
    for (std::size_t i = 0; i < after.reinforcements.size(); ++i) {
        const int row = static_cast<int>(i);
        if (const auto *turn = m_reinforcements->item(row, 0))
            after.reinforcements[i].turn = Turns(std::max(1, turn->data(Qt::EditRole).toInt()));
        if (const auto *place = m_reinforcements->item(row, 2))
            after.reinforcements[i].place = place->text().toStdString();
    }
    QMetaObject::invokeMethod(
        this, [this, after] { edit(after); }, Qt::QueuedConnection);
}

void ScenarioPage::fillOptions() {
    const oob::Scenario *s = scenario();
    while (m_optionForm->rowCount() > 0)
        m_optionForm->removeRow(0);
    const rules::RuleSet *set = m_context.session.ruleSets().find(s->ruleSet);
    m_options->setVisible(set != nullptr);
    if (!set)
        return;
    const Texts &texts = m_context.texts;
    for (const rules::OptionSpec &spec : set->options()) {
        const std::string name(spec.name);
        const auto own = s->options.find(name);
        const rules::OptionValues book = oob::optionsOf(m_context.session.book(), set->id());
        const std::string_view now = own != s->options.end() ? std::string_view(own->second)
                                                             : rules::optionValue(*set, name, book);
        auto *line = new QWidget(m_options);
        auto *box = new QHBoxLayout(line);
        box->setContentsMargins(0, 0, 0, 0);
        const auto take = [this, name](const QString &value) {
            if (m_filling || !scenario())
                return;
            oob::Scenario after = *scenario();
            after.options[name] = value.toStdString();
            QMetaObject::invokeMethod(
                this, [this, after] { edit(after); }, Qt::QueuedConnection);
        };
        QWidget *editor = nullptr;
        if (spec.type == rules::ValueType::Number) {
            auto *spin = new QSpinBox(line);
            spin->setRange(spec.least, spec.most);
            spin->setValue(fromStd(now).toInt());
            connect(spin, &QSpinBox::editingFinished, this,
                    [take, spin] { take(QString::number(spin->value())); });
            editor = spin;
        } else {
            auto *combo = new QComboBox(line);
            if (spec.type == rules::ValueType::Flag) {
                combo->addItem(texts.label(TextKind::Word, "off"), QStringLiteral("off"));
                combo->addItem(texts.label(TextKind::Word, "on"), QStringLiteral("on"));
            }
            for (const std::string_view choice : spec.choices)
                combo->addItem(texts.value(spec.name, choice, set->id()), fromStd(choice));
            combo->setCurrentIndex(combo->findData(fromStd(now)));
            connect(combo, &QComboBox::currentIndexChanged, this,
                    [take, combo] { take(combo->currentData().toString()); });
            editor = combo;
        }
        const QString label = texts.has(TextKind::Option, spec.name, set->id())
                                  ? texts.label(TextKind::Option, spec.name, set->id())
                                  : plainWords(spec.name);
        editor->setAccessibleName(label);
        box->addWidget(editor);
        const BattleLook look = BattleLook::of(palette());
        const QString fallback =
            now == spec.fallback
                ? QString()
                : tr("differs from %1").arg(texts.value(spec.name, spec.fallback, set->id()));
        auto *rule = new QLabel(ruleLink(fromStd(spec.rule.text()), look) + u' ' + fallback, line);
        connect(rule, &QLabel::linkActivated, this,
                [this, r = spec.rule] { Q_EMIT ruleWanted(r); });
        box->addWidget(rule, 1);
        m_optionForm->addRow(label, line);
    }
}

void ScenarioPage::start() {
    const auto battle = startBattleOf(m_context, m_id);
    if (!battle) {
        m_state->setText(QStringLiteral("\u25B2 ") +
                         m_context.texts.error(battle.error()).toHtmlEscaped());
        return;
    }
    m_context.open({BookNode::Kind::Battle, battle->uuid});
}

} // namespace sabretache::ui
