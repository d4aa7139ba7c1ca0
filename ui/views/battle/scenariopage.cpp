#include "ui/views/battle/scenariopage.h"

#include "battle/freeze.h"
#include "oob/edits.h"
#include "ui/models/battle/battlewords.h"
#include "ui/views/battle/scenariooptions.h"
#include "ui/views/battle/scenariosides.h"
#include "ui/views/battle/scenariotables.h"
#include "ui/views/wordslabel.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sabretache::ui {

namespace {

constexpr std::string_view kChangeScenario = "change-scenario";

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

QStringList ScenarioPage::totals() const { return {m_sides->sum(0), m_sides->sum(1)}; }

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
    // It takes what is left; asking for more it would have the window scroll the page as well.
    scroll->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    auto *inside = new QWidget(scroll);
    auto *box = new QVBoxLayout(inside);
    box->setContentsMargins(16, 16, 16, 16);
    box->setSpacing(16);
    box->addWidget(buildHead());
    m_sides = new ScenarioSides(m_context, inside);
    m_sections = {m_sides, new ScenarioTables(m_context, inside),
                  new ScenarioOptions(m_context, inside)};
    for (ScenarioSection *section : m_sections) {
        box->addWidget(section);
        connect(section, &ScenarioSection::edited, this, &ScenarioPage::edit);
        connect(section, &ScenarioSection::ruleWanted, this, &Page::ruleWanted);
    }
    box->addStretch(1);
    scroll->setWidget(inside);
    outer->addWidget(scroll, 1);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(16, 8, 16, 8);
    m_state = new WordsLabel(this);
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

void ScenarioPage::resizeEvent(QResizeEvent *event) {
    Page::resizeEvent(event);
    const bool narrow = width() < 120 * fontMetrics().averageCharWidth();
    if (std::exchange(m_narrow, narrow) != narrow)
        for (ScenarioSection *section : m_sections)
            section->setNarrow(narrow);
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
    for (const auto &[words, field] :
         std::initializer_list<std::pair<QString, QWidget *>>{{tr("&Name"), m_name},
                                                              {tr("&Place"), m_place},
                                                              {tr("&Date"), m_date},
                                                              {tr("&Rules"), m_ruleSet},
                                                              {tr("&Turns"), m_turns}}) {
        auto *label = new WordsLabel(words, holder);
        label->setBuddy(field);
        form->addRow(label, field);
    }
    const auto text = [this](QLineEdit *line, std::string oob::Scenario::*member) {
        connect(line, &QLineEdit::editingFinished, this, [this, line, member] {
            if (!scenario() || m_filling)
                return;
            oob::Scenario after = *scenario();
            after.*member = line->text().toStdString();
            edit(after);
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
        edit(after);
    });
    connect(m_turns, &QSpinBox::editingFinished, this, [this] {
        if (!scenario() || m_filling)
            return;
        oob::Scenario after = *scenario();
        after.turns = Turns(m_turns->value());
        edit(after);
    });
    return holder;
}

void ScenarioPage::edit(const oob::Scenario &after) {
    if (!scenario() || after == *scenario())
        return;
    m_context.editor.perform(oob::changeScenario(m_context.session.book(), after, kChangeScenario));
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
    for (ScenarioSection *section : m_sections)
        section->show(*s);
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
