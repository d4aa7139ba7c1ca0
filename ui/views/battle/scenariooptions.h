// House rules of the scenario, each with its rule and what it differs from.
#pragma once

#include "ui/views/battle/scenariosection.h"

class QFormLayout;

namespace sabretache::ui {

class ScenarioOptions : public ScenarioSection {
    Q_OBJECT
public:
    ScenarioOptions(const PageContext &context, QWidget *parent);

private:
    void fill() override;
    QFormLayout *m_form;
};

} // namespace sabretache::ui
