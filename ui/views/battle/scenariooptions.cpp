#include "ui/views/battle/scenariooptions.h"

#include "oob/queries.h"
#include "ui/models/battle/battlewords.h"
#include "ui/views/battle/battlelook.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

namespace sabretache::ui {

ScenarioOptions::ScenarioOptions(const PageContext &context, QWidget *parent)
    : ScenarioSection(context, parent) {
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto *group = new QGroupBox(tr("House rules"), this);
    m_form = new QFormLayout(group);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows); // a long rule has the line to itself
    outer->addWidget(group);
}

void ScenarioOptions::fill() {
    const oob::Scenario &s = m_scenario;
    while (m_form->rowCount() > 0)
        m_form->removeRow(0);
    const rules::RuleSet *set = m_context.session.ruleSets().find(s.ruleSet);
    setVisible(set != nullptr);
    if (!set)
        return;
    const Texts &texts = m_context.texts;
    for (const rules::OptionSpec &spec : set->options()) {
        const std::string name(spec.name);
        const auto own = s.options.find(name);
        const rules::OptionValues book = oob::optionsOf(m_context.session.book(), set->id());
        const std::string_view now = own != s.options.end() ? std::string_view(own->second)
                                                            : rules::optionValue(*set, name, book);
        auto *line = new QWidget(this);
        auto *box = new QHBoxLayout(line);
        box->setContentsMargins(0, 0, 0, 0);
        const auto take = [this, name](const QString &value) {
            oob::Scenario after = m_scenario;
            after.options[name] = value.toStdString();
            takeLater(std::move(after));
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
            combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            combo->setMinimumContentsLength(14);
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
        m_form->addRow(label, line);
    }
}

} // namespace sabretache::ui
