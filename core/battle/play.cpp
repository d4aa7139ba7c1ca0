#include "battle/play.h"

#include <algorithm>

namespace sabretache::battle {

namespace {

/// What the file and the program's dice have to answer with.
class Answers {
public:
    Answers(const Script &script, dice::ProgramDice *dice) : m_script(script), m_dice(dice) {}

    /// @return the answer to the roll; nothing when there are too few dice
    std::optional<Record> roll(const dice::RollRequest &wanted) {
        const auto count = static_cast<std::size_t>(wanted.count.value);
        if (m_script.dice && count <= m_script.dice->size() - m_taken) {
            const auto from = m_script.dice->begin() + static_cast<std::ptrdiff_t>(m_taken);
            m_taken += count;
            return diceInput(dice::Faces(from, from + wanted.count.value), dice::Source::Typed);
        }
        if (!m_dice)
            return std::nullopt;
        return diceInput(m_dice->roll(wanted), dice::Source::Program);
    }
    std::optional<Record> fact(const FactRequest &wanted) const {
        if (!m_script.factDefaults)
            return std::nullopt;
        return factInput(wanted.fallback, FactSource::Form);
    }
    std::size_t left() const { return m_script.dice ? m_script.dice->size() - m_taken : 0; }

private:
    const Script &m_script;
    dice::ProgramDice *m_dice;
    std::size_t m_taken = 0;
};

Error diceWanted(const dice::RollRequest &roll) {
    return {
        kPlayDiceWanted,
        roll.rule,
        {roll.purpose, std::to_string(roll.count.value), std::to_string(roll.sides), roll.subject}};
}

} // namespace

Result<Played> play(const Engine &engine, const Setup &setup, const Script &script,
                    dice::ProgramDice *dice, const std::function<void(const PlayedStep &)> &watch) {
    auto begun = engine.begin(setup);
    if (!begun)
        return tl::unexpected(begun.error());
    Played out;
    out.state = std::move(*begun);
    Answers answers(script, dice);
    while (!out.stopped) {
        const Pending pending = engine.pending(*out.state);
        const Record *next =
            out.inputs < script.inputs.size() ? &script.inputs[out.inputs] : nullptr;
        PlayedStep step;
        if (pending.want == Want::Nothing && next) {
            out.stopped = Error{kPlayOver, {}, {std::to_string(out.inputs + 1)}};
            break;
        }
        if (pending.want == Want::Roll && (!next || next->kind != kDiceInput)) {
            auto answer = answers.roll(*pending.roll);
            if (!answer) {
                out.stopped = diceWanted(*pending.roll);
                break;
            }
            step.input = std::move(*answer);
        } else if (pending.want == Want::Fact && (!next || next->kind != kFactInput)) {
            auto answer = answers.fact(*pending.fact);
            if (!answer) {
                out.stopped = Error{kPlayFactWanted,
                                    pending.fact->rule,
                                    {pending.fact->key, pending.fact->subject}};
                break;
            }
            step.input = std::move(*answer);
        } else if (next) {
            step.input = *next;
            step.number = out.inputs + 1;
        } else {
            break; // the file is at its end
        }
        auto events = engine.decide(*out.state, step.input);
        if (!events) {
            out.stopped = events.error();
            out.refused = true;
            break;
        }
        step.events = std::move(*events);
        for (const EventRecord &event : step.events)
            engine.evolve(*out.state, event);
        if (step.number != 0)
            ++out.inputs;
        watch(step);
    }
    out.diceLeft = answers.left();
    return out;
}

namespace {

std::string rulesText(const RuleNumbers &rules) {
    std::string out;
    for (const RuleNumber rule : rules)
        out += (out.empty() ? "" : " ") + rule.text();
    return out;
}

/// Compares what was stored with what is decided now.
std::optional<Difference> compared(std::size_t step, const std::vector<EventRecord> &stored,
                                   const std::vector<EventRecord> &decided) {
    for (std::size_t i = 0; i < std::max(stored.size(), decided.size()); ++i) {
        if (i >= stored.size())
            return Difference{
                step,
                i + 1,
                {kVerifyEventMissing, decided[i].rules.front(), {toJson(decided[i].event)}}};
        if (i >= decided.size())
            return Difference{
                step,
                i + 1,
                {kVerifyEventExtra, stored[i].rules.front(), {toJson(stored[i].event)}}};
        if (stored[i].event != decided[i].event)
            return Difference{step,
                              i + 1,
                              {kVerifyEventDiffers,
                               decided[i].rules.front(),
                               {toJson(stored[i].event), toJson(decided[i].event)}}};
        if (stored[i].rules != decided[i].rules)
            return Difference{step,
                              i + 1,
                              {kVerifyRulesDiffer,
                               decided[i].rules.front(),
                               {rulesText(stored[i].rules), rulesText(decided[i].rules)}}};
    }
    return std::nullopt;
}

} // namespace

Result<std::optional<Difference>> firstDifference(const Engine &engine, const Setup &setup,
                                                  std::span<const StoredStep> steps) {
    auto begun = engine.begin(setup);
    if (!begun)
        return tl::unexpected(begun.error());
    const std::unique_ptr<State> opening = std::move(*begun);
    std::unique_ptr<State> state = opening->clone();
    History history;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const StoredStep &step = steps[i];
        if (!history.take(step.input, i))
            return Difference{
                i + 1, 0, {kVerifyUndo, {}, {std::to_string(step.input.number("count"))}}};
        if (History::isMarker(step.input)) {
            // What was compared is known to fold.
            state = opening->clone();
            for (const std::size_t live : history.live)
                for (const EventRecord &event : steps[live].events)
                    engine.evolve(*state, event);
            continue;
        }
        const auto decided = engine.decide(*state, step.input);
        if (!decided) {
            return Difference{
                i + 1, 0, {kVerifyRefused, decided.error().rule, {}}, decided.error()};
        }
        if (auto differs = compared(i + 1, step.events, *decided))
            return differs;
        for (const EventRecord &event : *decided) {
            if (const auto good = engine.validate(*state, event); !good)
                return Difference{i + 1, 0, {kVerifyInvalid, good.error().rule, {}}, good.error()};
            engine.evolve(*state, event);
        }
    }
    return std::optional<Difference>();
}

} // namespace sabretache::battle
