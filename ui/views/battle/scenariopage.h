// A scenario: what is fought, where and when, under which rules, by whom; and the button that
// starts its battle from a frozen copy. Every change is an edit of the book and can be undone.
#pragma once

#include "oob/orderofbattle.h"
#include "ui/views/page.h"

#include <array>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QTableWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace sabretache::ui {

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

private:
    struct SideBox {
        QLineEdit *name = nullptr;
        QSpinBox *breaks = nullptr;
        QTreeWidget *tree = nullptr;
        QLabel *sum = nullptr;
    };
    const oob::Scenario *scenario() const;
    void build();
    QWidget *buildHead();
    QWidget *buildSides();
    QWidget *buildTables();
    QWidget *buildOptions();
    void refresh();
    void fillSides();
    void fillTables();
    void fillOptions();
    void addUnder(QTreeWidgetItem *item, oob::Parent parent, const oob::Scenario::Party &party,
                  bool inside);
    void takeSides();
    void takeTables();
    void edit(oob::Scenario after);
    void start();

    const PageContext m_context;
    ScenarioId m_id;
    bool m_filling = false;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_place = nullptr;
    QLineEdit *m_date = nullptr;
    QComboBox *m_ruleSet = nullptr;
    QSpinBox *m_turns = nullptr;
    std::array<SideBox, 2> m_sides;
    QTableWidget *m_weather = nullptr;
    QTableWidget *m_objectives = nullptr;
    QTableWidget *m_reinforcements = nullptr;
    QPlainTextEdit *m_notes = nullptr;
    QPlainTextEdit *m_deployment = nullptr;
    QWidget *m_options = nullptr;
    QFormLayout *m_optionForm = nullptr;
    QLabel *m_state = nullptr;
    QPushButton *m_start = nullptr;
};

} // namespace sabretache::ui
