#include "ui/views/battle/scenariotables.h"

#include "oob/queries.h"
#include "ui/models/battle/battlewords.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace sabretache::ui {

namespace {

constexpr int kMostBrigades = 99; ///< in one place

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

ScenarioTables::ScenarioTables(const PageContext &context, QWidget *parent)
    : ScenarioSection(context, parent), m_grid(new QGridLayout(this)),
      m_weather(makeTable({tr("From turn"), tr("Weather")}, tr("Weather"), this)),
      m_objectives(
          makeTable({tr("Objective"), tr("Points"), tr("Holds brigades")}, tr("Objectives"), this)),
      m_reinforcements(
          makeTable({tr("Turn"), tr("Unit"), tr("Where")}, tr("Reinforcements"), this)),
      m_notes(new QPlainTextEdit(this)), m_deployment(new QPlainTextEdit(this)),
      m_words(new QTimer(this)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(16);
    addTable(tr("Weather"), m_weather);
    addTable(tr("Objectives"), m_objectives);
    addTable(tr("Reinforcements"), m_reinforcements);
    // Names get the room, not the numbers beside them.
    for (const auto &[table, column] :
         {std::pair(m_objectives, 0), std::pair(m_reinforcements, 1)}) {
        table->horizontalHeader()->setStretchLastSection(table == m_reinforcements);
        table->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
    }
    for (const int column : {1, 2}) // with heads longer than their numbers
        m_objectives->horizontalHeader()->setSectionResizeMode(column,
                                                               QHeaderView::ResizeToContents);
    auto *texts = new QWidget(this);
    auto *words = new QVBoxLayout(texts);
    words->setContentsMargins(0, 0, 0, 0);
    words->addWidget(new QLabel(tr("<b>Deployment</b>"), texts));
    words->addWidget(m_deployment);
    words->addWidget(new QLabel(tr("<b>Notes on the ground</b>"), texts));
    words->addWidget(m_notes);
    m_parts.push_back(texts);
    setNarrow(false);
    m_notes->setAccessibleName(tr("Notes"));
    m_deployment->setAccessibleName(tr("Deployment"));
    m_words->setSingleShot(true);
    m_words->setInterval(600);
    connect(m_words, &QTimer::timeout, this, &ScenarioTables::takeWords);
    for (QPlainTextEdit *text : {m_notes, m_deployment}) {
        text->setTabChangesFocus(true);
        text->setMinimumHeight(fontMetrics().height() * 5);
        text->installEventFilter(this);
        connect(text, &QPlainTextEdit::textChanged, this, [this] {
            if (!m_filling)
                m_words->start();
        });
    }
}

void ScenarioTables::setNarrow(bool narrow) {
    const int columns = narrow ? 1 : 2;
    for (QWidget *part : m_parts)
        m_grid->removeWidget(part);
    for (std::size_t i = 0; i < m_parts.size(); ++i)
        m_grid->addWidget(m_parts[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, narrow ? 0 : 1);
}

bool ScenarioTables::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::FocusOut && (watched == m_notes || watched == m_deployment))
        takeWords();
    return ScenarioSection::eventFilter(watched, event);
}

void ScenarioTables::takeWords() {
    m_words->stop();
    oob::Scenario after = m_scenario;
    after.notes = m_notes->toPlainText().toStdString();
    after.deployment = m_deployment->toPlainText().toStdString();
    if (!m_filling && after != m_scenario)
        Q_EMIT edited(after);
}

void ScenarioTables::addTable(const QString &title, QTableWidget *table) {
    auto *part = new QWidget(this);
    m_parts.push_back(part);
    auto *box = new QVBoxLayout(part);
    box->setContentsMargins(0, 0, 0, 0);
    auto *head = new QHBoxLayout;
    head->addWidget(new QLabel(QStringLiteral("<b>%1</b>").arg(title), part), 1);
    auto *more = new QPushButton(tr("Add"), part);
    more->setAccessibleName(tr("Add to %1").arg(title));
    auto *less = new QPushButton(tr("Remove"), part);
    less->setAccessibleName(tr("Remove from %1").arg(title));
    for (QPushButton *button : {more, less})
        button->setMinimumWidth(button->fontMetrics().horizontalAdvance(button->text()) + 24);
    table->setMinimumWidth(160);
    head->addWidget(more);
    head->addWidget(less);
    box->addLayout(head);
    box->addWidget(table);
    connect(more, &QPushButton::clicked, this, [this, table] { add(table); });
    connect(less, &QPushButton::clicked, this, [this, table] { drop(table); });
    connect(table, &QTableWidget::cellChanged, this, &ScenarioTables::takeTables);
}

void ScenarioTables::add(const QTableWidget *table) {
    oob::Scenario after = m_scenario;
    if (table == m_weather)
        after.weather.push_back(after.weather.empty() ? "clear" : after.weather.back());
    else if (table == m_objectives)
        after.objectives.push_back({tr("New objective").toStdString(), 1});
    else if (!m_context.session.book().units.empty())
        after.reinforcements.push_back(
            {Turns(2), m_context.session.book().units.begin()->first, {}});
    Q_EMIT edited(after);
}

void ScenarioTables::drop(const QTableWidget *table) {
    const int row = table->currentRow();
    oob::Scenario after = m_scenario;
    const auto erase = [row](auto &list) {
        if (row >= 0 && static_cast<std::size_t>(row) < list.size())
            list.erase(list.begin() + row);
    };
    if (table == m_weather)
        erase(after.weather);
    else if (table == m_objectives)
        erase(after.objectives);
    else
        erase(after.reinforcements);
    Q_EMIT edited(after);
}

void ScenarioTables::fill() {
    const oob::Scenario &s = m_scenario;
    const auto words = [](QPlainTextEdit *text, const std::string &now) {
        if (text->toPlainText() != fromStd(now))
            text->setPlainText(fromStd(now));
    };
    if (!m_words->isActive()) { // what is being written stands
        words(m_notes, s.notes);
        words(m_deployment, s.deployment);
    }
    fillWeather();
    m_objectives->setRowCount(static_cast<int>(s.objectives.size()));
    for (std::size_t i = 0; i < s.objectives.size(); ++i) {
        const int row = static_cast<int>(i);
        m_objectives->setItem(row, 0, new QTableWidgetItem(fromStd(s.objectives[i].name)));
        auto *points = new QTableWidgetItem;
        points->setData(Qt::EditRole, s.objectives[i].points);
        m_objectives->setItem(row, 1, points);
        auto *brigades = new QTableWidgetItem;
        brigades->setData(Qt::EditRole, s.objectives[i].brigades);
        brigades->setToolTip(tr("How many brigades it holds as a village or town; 0 where the "
                                "scenario does not say."));
        m_objectives->setItem(row, 2, brigades);
    }
    const rules::RuleSet *ruleSet = m_context.session.ruleSets().find(s.ruleSet);
    m_objectives->setColumnHidden(2, !ruleSet || !ruleSet->townsHoldBrigades());
    fillReinforcements();
}

void ScenarioTables::fillWeather() {
    const oob::Scenario &s = m_scenario;
    const Texts &texts = m_context.texts;
    std::vector<std::string> words;
    for (const std::string &key : texts.keys())
        if (key.rfind("weather/", 0) == 0)
            words.push_back(key.substr(8));
    m_weather->setRowCount(static_cast<int>(s.weather.size()));
    for (std::size_t i = 0; i < s.weather.size(); ++i) {
        auto *turn = new QTableWidgetItem(i + 1 == s.weather.size() ? tr("%1 and on").arg(i + 1)
                                                                    : QString::number(i + 1));
        turn->setFlags(Qt::ItemIsEnabled);
        const int row = static_cast<int>(i);
        m_weather->setItem(row, 0, turn);
        auto *combo = new QComboBox(m_weather);
        combo->setAccessibleName(tr("Weather of turn %1").arg(i + 1));
        for (const std::string &word : words)
            combo->addItem(texts.label(TextKind::Weather, word), fromStd(word));
        combo->setCurrentIndex(combo->findData(fromStd(s.weather[i])));
        connect(combo, &QComboBox::currentIndexChanged, this, [this, i, combo] {
            oob::Scenario after = m_scenario;
            after.weather[i] = combo->currentData().toString().toStdString();
            takeLater(std::move(after));
        });
        m_weather->setCellWidget(row, 1, combo);
    }
}

void ScenarioTables::fillReinforcements() {
    const oob::Scenario &s = m_scenario;
    m_reinforcements->setRowCount(static_cast<int>(s.reinforcements.size()));
    const oob::OrderOfBattle &book = m_context.session.book();
    for (std::size_t i = 0; i < s.reinforcements.size(); ++i) {
        const int row = static_cast<int>(i);
        auto *turn = new QTableWidgetItem;
        turn->setData(Qt::EditRole, s.reinforcements[i].turn.value);
        m_reinforcements->setItem(row, 0, turn);
        auto *combo = new QComboBox(m_reinforcements);
        for (const ArmyId army : oob::armiesInOrder(book))
            for (const oob::Stop &stop : oob::walk(book, army))
                if (const auto *unit = std::get_if<UnitId>(&stop.node))
                    combo->addItem(fromStd(oob::nameOf(book, stop.node)), fromStd(unit->text()));
        combo->setCurrentIndex(combo->findData(fromStd(s.reinforcements[i].unit.text())));
        combo->setAccessibleName(tr("Unit that comes later"));
        connect(combo, &QComboBox::currentIndexChanged, this, [this, i, combo] {
            const auto unit = UnitId::parse(combo->currentData().toString().toStdString());
            if (!unit)
                return;
            oob::Scenario after = m_scenario;
            after.reinforcements[i].unit = *unit;
            takeLater(std::move(after));
        });
        m_reinforcements->setCellWidget(row, 1, combo);
        m_reinforcements->setItem(row, 2, new QTableWidgetItem(fromStd(s.reinforcements[i].place)));
    }
}

void ScenarioTables::takeTables() {
    if (m_filling)
        return;
    oob::Scenario after = m_scenario;
    for (std::size_t i = 0; i < after.objectives.size(); ++i) {
        const int row = static_cast<int>(i);
        if (const auto *name = m_objectives->item(row, 0))
            after.objectives[i].name = name->text().toStdString();
        if (const auto *points = m_objectives->item(row, 1))
            after.objectives[i].points = points->data(Qt::EditRole).toInt();
        if (const auto *brigades = m_objectives->item(row, 2))
            after.objectives[i].brigades =
                std::clamp(brigades->data(Qt::EditRole).toInt(), 0, kMostBrigades);
    }
    for (std::size_t i = 0; i < after.reinforcements.size(); ++i) {
        const int row = static_cast<int>(i);
        if (const auto *turn = m_reinforcements->item(row, 0))
            after.reinforcements[i].turn = Turns(std::max(1, turn->data(Qt::EditRole).toInt()));
        if (const auto *place = m_reinforcements->item(row, 2))
            after.reinforcements[i].place = place->text().toStdString();
    }
    takeLater(std::move(after));
}

} // namespace sabretache::ui
