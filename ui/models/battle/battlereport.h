// A battle in words to take away: the log as text, Markdown, a web page, a table or JSON; the story
// with its losses; the dice.
#pragma once

#include "ui/models/battle/battledesk.h"
#include "ui/models/battle/diceaudit.h"
#include "ui/models/battle/logmodel.h"

#include <QByteArray>
#include <QString>

namespace sabretache::ui {

class BattleReport {
public:
    /// Both must outlive it.
    BattleReport(const BattleDesk &desk, const LogModel &log) : m_desk(desk), m_log(log) {}

    QString text() const;
    QString markdown() const;
    /// A whole page with the log, the losses and the dice.
    QString html() const;
    QByteArray csv() const;
    QByteArray json() const;
    /// @param format "txt", "md", "html", "csv" or "json"; empty for any other
    QByteArray in(const QString &format) const;

    /// How the battle stands or ended, in one sentence.
    QString result() const;
    /// Paragraphs by phase and the table of losses, for the report page.
    QString story() const;
    QString lossesHtml() const;
    QString strengthHtml() const;
    /// The same as a picture, for a web page that has nothing but itself.
    QString strengthSvg() const;
    QString diceHtml() const;

private:
    QString lineOf(const LogRow &row) const;
    const BattleDesk &m_desk;
    const LogModel &m_log;
};

} // namespace sabretache::ui
