// The odds of the draft: bars for each count, a sentence, and what follows from it.
#pragma once

#include "odds/draftodds.h"
#include "ui/models/battle/battledesk.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QGridLayout;
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
    /// Enter, pressed on what the enemy is taken to do: the action itself is meant.
    void submitted();
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void refresh();
    void showSupposed(const std::vector<odds::Supposition> &supposed);
    QString sentence(const odds::DraftOdds &draft) const;

    const BattleDesk &m_desk;
    const OddsSource *m_source = nullptr;
    bool m_hidden = false;
    std::string m_action; ///< whose odds are shown
    odds::Supposed m_supposed;
    std::vector<odds::Supposition> m_shownSupposed;
    QWidget *m_supposedBox;
    QGridLayout *m_supposedGrid;
    std::vector<QComboBox *> m_supposedChoices;
    QLabel *m_title;
    QVBoxLayout *m_charts;
    std::vector<DistributionChart *> m_bars;
    std::vector<QLabel *> m_barTitles;
    QLabel *m_sentence;
    ShareBar *m_share;
};

} // namespace sabretache::ui
