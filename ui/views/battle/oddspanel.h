// The odds of the draft: bars for each count, a sentence, and what follows from it.
#pragma once

#include "odds/draftodds.h"
#include "ui/models/battle/battledesk.h"

#include <QWidget>

#include <vector>

class QLabel;
class QTimer;
class QVBoxLayout;

namespace sabretache::ui {

class DistributionChart;
class ShareBar;

using OddsSource = odds::DraftOddsSource;

class OddsPanel : public QWidget {
    Q_OBJECT
public:
    explicit OddsPanel(const BattleDesk &desk, QWidget *parent = nullptr);
    void setSource(const OddsSource *source);
    /// A side that wants no odds has them hidden.
    void setHiddenByChoice(bool hidden);

Q_SIGNALS:
    void ruleActivated(const QString &rule);

private:
    void refresh();
    QString sentence(const odds::DraftOdds &draft) const;

    const BattleDesk &m_desk;
    const OddsSource *m_source = nullptr;
    bool m_hidden = false;
    std::string m_action; ///< whose odds are shown
    QLabel *m_title;
    QVBoxLayout *m_charts;
    std::vector<DistributionChart *> m_bars;
    std::vector<QLabel *> m_barTitles;
    QLabel *m_sentence;
    ShareBar *m_share;
};

} // namespace sabretache::ui
