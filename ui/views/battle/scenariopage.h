// A scenario: what is fought, where and when, under which rules, by whom; and the button that
// starts its battle from a frozen copy. Every change is an edit of the book and can be undone.
#pragma once

#include "oob/orderofbattle.h"
#include "ui/views/page.h"

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace sabretache::ui {

class ScenarioSection;
class ScenarioSides;

/// Freezes the scenario's armies, stores the battle and gives its id.
Result<BattleId> startBattleOf(const PageContext &context, ScenarioId scenario);

class ScenarioPage : public Page {
    Q_OBJECT
public:
    ScenarioPage(const PageContext &context, ScenarioId scenario, QWidget *parent);

    QString title() const override;
    Menu menu() const override { return Menu::Battle; }
    QString helpTopic() const override { return QStringLiteral("battle"); }
    QStringList totals() const override;
    QWidget *firstFocus() override;
    QPushButton *startButton() const { return m_start; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    const oob::Scenario *scenario() const;
    void build();
    QWidget *buildHead();
    void refresh();
    void edit(const oob::Scenario &after);
    void start();

    const PageContext m_context;
    ScenarioId m_id;
    bool m_filling = false;
    bool m_narrow = false;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_place = nullptr;
    QLineEdit *m_date = nullptr;
    QComboBox *m_ruleSet = nullptr;
    QSpinBox *m_turns = nullptr;
    ScenarioSides *m_sides = nullptr;
    std::vector<ScenarioSection *> m_sections;
    QLabel *m_state = nullptr;
    QPushButton *m_start = nullptr;
};

} // namespace sabretache::ui
