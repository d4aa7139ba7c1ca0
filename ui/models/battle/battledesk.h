// What a battle page has in hand: the state it shows (the newest, or one looked back at), what the
// battle waits for, and the action being filled in. Panels read it and hand it what was entered;
// every rule is the engine's.
#pragma once

#include "dice/roll.h"
#include "ui/models/battle/battlesource.h"
#include "ui/models/battle/battlewords.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sabretache::ui {

class BattleDesk : public QObject {
    Q_OBJECT
public:
    /// All must outlive it.
    BattleDesk(BattleSource &source, const rules::RuleSet &ruleSet, const Texts &texts,
               QObject *parent = nullptr);
    ~BattleDesk() override;

    const BattleWords &words() const { return m_words; }
    const battle::Setup &setup() const { return m_source.setup(); }
    const rules::RuleSet &ruleSet() const { return m_ruleSet; }
    const battle::Engine &engine() const { return m_source.engine(); }
    /// The state that is shown.
    const battle::State &state() const;
    const BattleSource &source() const { return m_source; }

    const battle::View &view() const { return m_view; }
    const battle::Pending &pending() const { return m_pending; }
    const std::vector<battle::Offer> &offers() const { return m_offers; }
    /// @return the view of the unit with this id, or null
    const battle::UnitView *unitView(std::string_view id) const;
    /// Allowed offers of the group "to-act": who could still do something in this phase.
    std::vector<battle::Offer> notActed() const;
    bool canEndPhase() const;

    /// @return whether the newest state is shown and can be gone on with
    bool live() const { return !m_past && !m_source.readOnlyReason(); }
    bool lookingBack() const { return m_past != nullptr; }
    std::size_t shownStep() const;
    std::size_t stepCount() const { return m_source.steps().size(); }
    /// Looks back at the state after step `step`; the last one is the live state.
    void showStep(std::size_t step);

    /// @return whether the battle waits for dice or a fact; `offers` are then those from before.
    bool waiting() const {
        return m_pending.want == battle::Want::Roll || m_pending.want == battle::Want::Fact;
    }
    /// Kind of the newest input; empty before the first.
    std::string lastInput() const;

    bool hasDraft() const { return !m_draft.kind.empty(); }
    const Record &draft() const { return m_draft; }
    const battle::Form &form() const { return m_form; }
    const battle::Offer &chosen() const { return m_chosen; }
    /// Starts the draft of an offer, filled with what was entered the last time.
    void choose(const battle::Offer &offer);
    void clearDraft();
    void setField(const std::string &key, Value value);
    void setFields(const std::vector<std::pair<std::string, Value>> &fields);
    /// The draft with the form's defaults, as it would be submitted.
    Record filledDraft() const;

    Result<void> submitDraft();
    Result<void> submitDice(const dice::Faces &faces, dice::Source source,
                            const std::string &why = {});
    Result<void> rollByProgram();
    /// Faces for dice that the program throws in place of a player.
    dice::Faces throwDice(std::int32_t count, std::int32_t sides);
    Result<void> submitFact(Value value, battle::FactSource source);
    Result<void> endPhase(bool forced = false);
    Result<void> undo();
    Result<void> redo();

Q_SIGNALS:
    /// State, offers and pending are new.
    void changed();
    /// The draft or its form is new.
    void draftChanged();
    /// An input was taken; `step` is its number.
    void accepted(std::size_t step);
    void refused(const QString &why);

private:
    void refresh();
    Result<void> send(const Record &input, const std::string &by = {}, const std::string &why = {});
    void remember(const Record &input);
    void dropWhatIsNotAllowed(const std::string &actorKey);

    BattleSource &m_source;
    const rules::RuleSet &m_ruleSet;
    BattleWords m_words;
    std::unique_ptr<battle::State> m_past;
    std::size_t m_pastStep = 0;
    battle::View m_view;
    battle::Pending m_pending;
    std::vector<battle::Offer> m_offers;
    battle::Offer m_chosen;
    Record m_draft;
    battle::Form m_form;
    /// What was entered the last time, by actor and action, and by action alone.
    std::map<std::pair<std::string, std::string>, Record> m_lastOf;
    dice::ProgramDice m_dice;
};

} // namespace sabretache::ui
