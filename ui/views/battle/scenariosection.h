// A part of the scenario page: shows a scenario and says what it is to become.
#pragma once

#include "oob/orderofbattle.h"
#include "ui/views/page.h"

#include <QWidget>

namespace sabretache::ui {

class ScenarioSection : public QWidget {
    Q_OBJECT
public:
    ScenarioSection(const PageContext &context, QWidget *parent)
        : QWidget(parent), m_context(context) {}

    /// Shows the scenario as it is; emits nothing.
    void show(const oob::Scenario &scenario) {
        m_filling = true;
        m_scenario = scenario;
        fill();
        m_filling = false;
    }
    /// What stands side by side stands one below the other where there is little room.
    virtual void setNarrow(bool) {}

Q_SIGNALS:
    void edited(const sabretache::oob::Scenario &after);
    void ruleWanted(const sabretache::RuleNumber &rule);

protected:
    virtual void fill() = 0;
    /// Emits when the event that brought the change is over: what is edited may be made anew then.
    void takeLater(oob::Scenario after) {
        if (m_filling)
            return;
        QMetaObject::invokeMethod(
            this, [this, next = std::move(after)] { Q_EMIT edited(next); }, Qt::QueuedConnection);
    }

    const PageContext m_context;
    oob::Scenario m_scenario; ///< as it is shown
    bool m_filling = false;
};

} // namespace sabretache::ui
