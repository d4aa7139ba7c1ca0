// sabretache play SCRIPT.json: a battle's file, decided by the rules; one event a line.
#include "app/builtin.h"
#include "app/cli/books.h"
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "session/battlefiles.h"
#include "ui/text/texts.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

namespace sabretache::cli {

namespace {

constexpr qint64 kMostBytes = 33 * 1024 * 1024; // the reader says what it thinks of 32

/// A line of --events: resources/schema/event.schema.json.
std::string eventLine(const battle::PlayedStep &step, const battle::EventRecord &event) {
    std::string out =
        "{\"input\":" + (step.number == 0 ? std::string("null") : std::to_string(step.number)) +
        ",\"version\":" + std::to_string(event.version) + ",\"rules\":[";
    bool first = true;
    for (const RuleNumber rule : event.rules) {
        out += (first ? "\"" : ",\"") + rule.text() + "\"";
        first = false;
    }
    return out + "],\"event\":" + toJson(event.event) + "}\n";
}

QString rulesOf(const battle::EventRecord &event) {
    QStringList out;
    for (const RuleNumber rule : event.rules)
        out.append(QString::fromStdString(rule.text()));
    return out.isEmpty() ? QString() : QStringLiteral("  [%1]").arg(out.join(u' '));
}

struct Battle {
    battle::Script script;
    battle::Setup setup;
    const battle::Engine *engine = nullptr;
};

Result<Battle> readBattle(const QString &path) {
    auto bytes = readFile(path, kMostBytes);
    if (!bytes)
        return tl::unexpected(bytes.error());
    auto script = battle::scriptFromJson(*bytes);
    if (!script)
        return tl::unexpected(script.error());
    auto setup = session::setupOf(*script, QFileInfo(path).absolutePath(), ruleSets(), engines());
    if (!setup)
        return tl::unexpected(setup.error());
    if (script->book)
        if (auto named = battle::nameInputs(script->inputs, *setup); !named)
            return tl::unexpected(named.error());
    Battle out{std::move(*script), std::move(*setup), nullptr};
    out.engine = engines().find(out.setup.ruleSet);
    if (!out.engine)
        return fail(session::kBattleNoEngine, {out.setup.ruleSet});
    return out;
}

/// Everything that is said of a played battle.
class Teller {
public:
    Teller(const Output &out, const Battle &battle)
        : m_out(out), m_battle(battle), m_names(ui::namesOf(battle.setup)) {}

    void take(const battle::PlayedStep &step) {
        for (const battle::EventRecord &event : step.events) {
            m_lines += eventLine(step, event);
            ++m_events;
            if (!m_out.json())
                m_out.line(m_out.texts().event(event, m_names, m_battle.setup.ruleSet) +
                           rulesOf(event));
        }
    }
    const std::string &lines() const { return m_lines; }

    void end(const battle::Played &played) const {
        const QString stopped = stoppedText(played);
        if (!stopped.isEmpty())
            m_out.message(stopped);
        if (played.diceLeft > 0 && !played.stopped)
            m_out.message(m_out.texts().fill(ui::TextKind::Word, "play-dice-left",
                                             {std::to_string(played.diceLeft)}));
        if (m_out.json())
            m_out.document(document(played));
    }

private:
    QString stoppedText(const battle::Played &played) const {
        if (!played.stopped)
            return {};
        const ui::Texts &texts = m_out.texts();
        const std::string why =
            texts.error(*played.stopped, m_names, m_battle.setup.ruleSet).toStdString();
        const std::string next = std::to_string(played.inputs + 1);
        if (!played.refused)
            return texts.fill(ui::TextKind::Word, "play-stopped",
                              {std::to_string(played.inputs), why});
        if (played.inputs >= m_battle.script.inputs.size())
            return texts.fill(ui::TextKind::Word, "play-answer-refused", {next, why});
        return texts.fill(ui::TextKind::Word, "play-input-refused",
                          {next, m_battle.script.inputs[played.inputs].kind, why});
    }

    QJsonObject document(const battle::Played &played) const {
        QJsonArray events;
        for (const QByteArray &line : QByteArray::fromStdString(m_lines).split('\n'))
            if (!line.isEmpty())
                events.append(QJsonDocument::fromJson(line).object());
        const battle::View view = m_battle.engine->view(*played.state);
        QJsonObject out{
            {QStringLiteral("name"), fromUtf8(m_battle.setup.name)},
            {QStringLiteral("ruleset"), fromUtf8(m_battle.setup.ruleSet)},
            {QStringLiteral("inputs"), qint64(played.inputs)},
            {QStringLiteral("events"), events},
            {QStringLiteral("turn"), view.turn.value},
            {QStringLiteral("phase"), view.phase < view.phases.size()
                                          ? QJsonValue(fromUtf8(view.phases[view.phase].key))
                                          : QJsonValue()},
            {QStringLiteral("over"), view.over},
            {QStringLiteral("winner"),
             view.winner ? QJsonValue(fromUtf8(word(*view.winner))) : QJsonValue()},
            {QStringLiteral("state"),
             QStringLiteral("%1").arg(qulonglong(m_battle.engine->hash(*played.state)), 16, 16,
                                      QLatin1Char('0'))},
            {QStringLiteral("stopped"), QJsonValue()},
        };
        if (played.stopped)
            out[QLatin1String("stopped")] = QJsonObject{
                {QStringLiteral("code"), fromUtf8(played.stopped->code)},
                {QStringLiteral("rule"), played.stopped->rule.isNull()
                                             ? QJsonValue()
                                             : QJsonValue(fromUtf8(played.stopped->rule.text()))},
                {QStringLiteral("input"), qint64(played.inputs + 1)},
                {QStringLiteral("refused"), played.refused},
                {QStringLiteral("text"), stoppedText(played)},
            };
        return out;
    }

    const Output &m_out;
    const Battle &m_battle;
    ui::Names m_names;
    std::string m_lines;
    std::size_t m_events = 0;
};

} // namespace

int runPlay(Call &call) {
    if (!call.parse({{"--seed"}, {"--events"}}, 1, 1))
        return kBadCall;
    const auto seed = call.number("--seed", 0, 0, std::numeric_limits<qint64>::max());
    if (!seed)
        return kBadCall;
    const auto battle = readBattle(call.plain.first());
    if (!battle)
        return call.out.error(battle.error());
    std::optional<dice::ProgramDice> dice;
    if (call.has("--seed"))
        dice.emplace(static_cast<std::uint64_t>(*seed));
    Teller teller(call.out, *battle);
    const auto played =
        battle::play(*battle->engine, battle->setup, battle->script, dice ? &*dice : nullptr,
                     [&](const battle::PlayedStep &step) { teller.take(step); });
    if (!played) {
        call.out.message(call.out.texts().error(played.error(), ui::namesOf(battle->setup),
                                                battle->setup.ruleSet));
        return kBadFile;
    }
    // The events before an input that is refused stand.
    if (call.has("--events"))
        if (const auto done = writeFile(call.value("--events"), teller.lines()); !done)
            return call.out.error(done.error());
    teller.end(*played);
    return played->stopped ? kFound : kDone;
}

} // namespace sabretache::cli
