// sabretache verify BOOK: decides the stored battles anew from what was entered, and names the
// first place where the book says something else.
#include "app/builtin.h"
#include "app/cli/books.h"
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "session/battlefiles.h"
#include "ui/text/texts.h"

#include <QJsonArray>

namespace sabretache::cli {

namespace {

/// What was found of one battle.
struct Finding {
    qint64 events = 0;
    std::optional<battle::Difference> differs;
    std::optional<Error> unread; ///< the battle could not be looked over at all
};

Finding lookOver(session::BookSession &book, BattleId id, std::optional<battle::Setup> &setup) {
    Finding out;
    const auto battle = book.openBattle(id);
    if (!battle) {
        out.unread = battle.error();
        return out;
    }
    setup = (*battle)->setup();
    const auto steps = session::storedSteps(**battle);
    for (const battle::StoredStep &step : steps)
        out.events += qint64(step.events.size());
    auto differs = battle::firstDifference((*battle)->engine(), *setup, steps);
    if (!differs) {
        out.unread = differs.error();
        return out;
    }
    out.differs = std::move(*differs);
    // A log that can't be read to its end breaks after the steps that are there.
    const auto reason = (*battle)->readOnlyReason();
    if (!out.differs && reason && reason->code == session::kBattleLogBroken)
        out.differs = battle::Difference{steps.size() + 1, 0, *reason, std::nullopt};
    return out;
}

class Teller {
public:
    Teller(const Output &out, const session::BattleSummary &battle,
           const std::optional<battle::Setup> &setup, const Finding &finding)
        : m_out(out), m_battle(battle), m_finding(finding),
          m_names(setup ? ui::namesOf(*setup) : ui::Names()) {}

    QJsonObject document() const {
        QJsonObject out{
            {QStringLiteral("name"), fromUtf8(m_battle.name)},
            {QStringLiteral("id"), fromUtf8(m_battle.id.text())},
            {QStringLiteral("ruleset"), fromUtf8(m_battle.ruleSet)},
            {QStringLiteral("steps"), qint64(m_battle.steps)},
            {QStringLiteral("events"), m_finding.events},
            {QStringLiteral("differs_at"), QJsonValue()},
            {QStringLiteral("event"), QJsonValue()},
            {QStringLiteral("why"), QJsonValue()},
        };
        if (m_finding.differs) {
            out[QLatin1String("differs_at")] = qint64(m_finding.differs->step);
            if (m_finding.differs->event != 0)
                out[QLatin1String("event")] = qint64(m_finding.differs->event);
        }
        if (const Error *why = this->why())
            out[QLatin1String("why")] = QJsonObject{
                {QStringLiteral("code"), fromUtf8(why->code)},
                {QStringLiteral("rule"),
                 why->rule.isNull() ? QJsonValue() : QJsonValue(fromUtf8(why->rule.text()))},
                {QStringLiteral("text"), text()}};
        return out;
    }
    QString line() const {
        const ui::Texts &texts = m_out.texts();
        const std::string name = m_battle.name;
        if (m_finding.unread)
            return texts.fill(ui::TextKind::Word, "verify-unread", {name, text().toStdString()});
        if (!m_finding.differs)
            return texts.fill(ui::TextKind::Word, "verify-good",
                              {name, std::to_string(m_finding.events)});
        const std::size_t event = m_finding.differs->event;
        return texts.fill(ui::TextKind::Word, "verify-differs",
                          {name, std::to_string(m_finding.differs->step),
                           event == 0 ? std::string() : std::to_string(event),
                           text().toStdString()});
    }

private:
    const Error *why() const {
        if (m_finding.unread)
            return &*m_finding.unread;
        return m_finding.differs ? &m_finding.differs->why : nullptr;
    }
    QString text() const {
        const ui::Texts &texts = m_out.texts();
        QString out = texts.error(*why(), m_names, m_battle.ruleSet);
        if (m_finding.differs && m_finding.differs->engineSays)
            out += u' ' + texts.error(*m_finding.differs->engineSays, m_names, m_battle.ruleSet);
        return out;
    }

    const Output &m_out;
    const session::BattleSummary &m_battle;
    const Finding &m_finding;
    ui::Names m_names;
};

} // namespace

int runVerify(Call &call) {
    if (!call.parse({{"--battle"}}, 1, 1))
        return kBadCall;
    const auto book = openBook(call, call.plain.first(), session::OpenMode::ReadOnly);
    if (!book)
        return kBadFile;
    const std::string wanted = call.value("--battle").toStdString();
    QJsonArray battles;
    bool found = false;
    bool named = false;
    for (const session::BattleSummary &battle : book->battles()) {
        if (call.has("--battle") && battle.name != wanted)
            continue;
        named = true;
        std::optional<battle::Setup> setup;
        const Finding finding = lookOver(*book, battle.id, setup);
        found = found || finding.differs || finding.unread;
        const Teller teller(call.out, battle, setup, finding);
        battles.append(teller.document());
        if (!call.out.json())
            call.out.line(teller.line());
    }
    if (call.has("--battle") && !named)
        return call.out.error({kFileBattleUnknown, {}, {wanted}}, kBadCall);
    if (call.out.json())
        call.out.document({{QStringLiteral("battles"), battles}});
    return found ? kFound : kDone;
}

} // namespace sabretache::cli
