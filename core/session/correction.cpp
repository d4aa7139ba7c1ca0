#include "session/correction.h"

#include "base/invariant.h"
#include "session/battlesession.h"

#include <algorithm>

namespace sabretache::session {

namespace {

bool answers(const Record &input) {
    return input.kind == battle::kDiceInput || input.kind == battle::kFactInput;
}

/// @return whether the answer to `old` answers `now` too
bool sameQuestion(const battle::Pending &old, const battle::Pending &now) {
    if (old.want != now.want)
        return false;
    if (old.roll && now.roll)
        return old.roll->purpose == now.roll->purpose && old.roll->subject == now.roll->subject &&
               old.roll->count == now.roll->count && old.roll->sides == now.roll->sides;
    if (old.fact && now.fact)
        return old.fact->key == now.fact->key && old.fact->subject == now.fact->subject;
    return false;
}

std::string joined(const std::vector<std::string> &words) {
    std::string out;
    for (const std::string &w : words)
        out += (out.empty() ? "" : " ") + w;
    return out;
}

} // namespace

Result<Correction> correctionOf(const battle::Engine &engine, std::unique_ptr<battle::State> before,
                                const std::vector<const Step *> &old, const Record &input) {
    SAB_INVARIANT(!old.empty() && before);
    // What each old answer had been asked for.
    std::vector<battle::Pending> asked;
    {
        auto state = before->clone();
        for (const Step *step : old) {
            asked.push_back(engine.pending(*state));
            for (const battle::EventRecord &event : step->events)
                engine.evolve(*state, event);
        }
    }
    Correction out;
    out.step = old.front()->number;
    auto events = engine.decide(*before, input);
    if (!events)
        return tl::unexpected(events.error());
    for (const battle::EventRecord &event : *events)
        engine.evolve(*before, event);
    out.fed.push_back({out.step, input, *events, *events != old.front()->events});
    for (std::size_t i = 1; i < old.size(); ++i) {
        const Step &step = *old[i];
        const battle::Pending now = engine.pending(*before);
        bool fits = now.want == battle::Want::Choice;
        if (answers(step.input)) {
            fits = sameQuestion(asked[i], now);
            if (!fits) {
                // Nobody asks for it now, or what is asked comes later among the old answers.
                bool later = now.want == battle::Want::Choice;
                for (std::size_t k = i + 1; k < old.size() && !later && answers(old[k]->input); ++k)
                    later = sameQuestion(asked[k], now);
                if (later) {
                    out.dropped.push_back(step.number);
                    continue;
                }
            }
        }
        std::optional<Error> refused;
        if (fits) {
            auto next = engine.decide(*before, step.input);
            if (next) {
                for (const battle::EventRecord &event : *next)
                    engine.evolve(*before, event);
                out.fed.push_back({step.number, step.input, *next, *next != step.events});
                continue;
            }
            refused = next.error();
        }
        out.halt = Correction::Halt{step.number, refused};
        for (std::size_t k = i; k < old.size(); ++k)
            out.left.push_back(old[k]->number);
        break;
    }
    out.after = std::move(before);
    return out;
}

std::vector<UnitChange> changesBetween(const battle::View &was, const battle::View &is) {
    std::vector<UnitChange> out;
    for (std::size_t i = 0; i < std::min(was.units.size(), is.units.size()); ++i) {
        const battle::UnitView &a = was.units[i];
        const battle::UnitView &b = is.units[i];
        const auto add = [&](const char *what, const std::string &old, const std::string &now) {
            if (old != now)
                out.push_back({a.id, what, old, now});
        };
        const auto locked = [](const battle::UnitView &u) {
            std::vector<std::string> ids;
            for (const UnitId &id : u.lockedWith)
                ids.push_back(id.text());
            return joined(ids);
        };
        add("steps", std::to_string(a.steps - a.comingOff), std::to_string(b.steps - b.comingOff));
        add("guns", std::to_string(a.guns), std::to_string(b.guns));
        add("condition", a.condition, b.condition);
        add("formation", a.formation, b.formation);
        add("marks", joined(a.marks), joined(b.marks));
        add("locked", locked(a), locked(b));
    }
    return out;
}

} // namespace sabretache::session
