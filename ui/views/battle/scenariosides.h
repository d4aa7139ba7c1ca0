// Who fights on which side: armies, columns or single units, ticked in a tree for each side.
#pragma once

#include "ui/views/battle/scenariosection.h"

#include <array>

class QLabel;
class QLineEdit;
class QSpinBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace sabretache::ui {

class ScenarioSides : public ScenarioSection {
    Q_OBJECT
public:
    ScenarioSides(const PageContext &context, QWidget *parent);
    /// @return "Allied: 29 units, 15,700 men"
    QString sum(std::size_t side) const;
    void setNarrow(bool narrow) override;

private:
    struct Box {
        QLineEdit *name = nullptr;
        QSpinBox *breaks = nullptr;
        QTreeWidget *tree = nullptr;
        QLabel *sum = nullptr;
    };
    void fill() override;
    void fillSide(std::size_t side);
    void addUnder(QTreeWidgetItem *item, oob::Parent parent, const oob::Scenario::Party &party,
                  bool inside);
    void take();

    std::array<Box, 2> m_sides;
};

} // namespace sabretache::ui
