// What a battle page has in hand: the state it shows (the newest, or one looked back at), what the
// battle waits for, and the action being filled in. Panels read it and hand it what was entered;
// every rule is the engine's.
#pragma once

#include "dice/roll.h"
#include "ui/models/battle/battlesource.h"
#include "ui/models/battle/battlewords.h"
#include "ui/models/battle/sideview.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sabretache::ui {

/// Who enters dice of which the first were typed and the program threw the rest.
inline constexpr const char *kMixedDice = "mixed";

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

    /// What the viewer may know of the shown state; hidden numbers are SideView::kUnknown.
    const battle::View &view() const { return m_view; }
    /// Who looks: one side, or the umpire, who sees all. Every panel and output asks this.
    const SideView &sideView() const { return m_sideView; }
    void setViewer(std::optional<battle::Side> side);
    void reveal(UnitId unit, bool on);
    const battle::Pending &pending() const { return m_pending; }
    const std::vector<battle::Offer> &offers() const { return m_offers; }
    /// @return the view of the unit with this id, or null
    const battle::UnitView *unitView(std::string_view id) const;
    /// Allowed offers of the group "to-act": who could still do something in this phase.
    std::vector<battle::Offer> notActed() const;
    /// How many of them there are: an actor with two actions left is one.
    std::size_t leftToAct() const;
    bool canEndPhase() const;

    /// @return whether the newest state is shown and can be gone on with
    bool live() const { return !m_past && !m_source.readOnlyReason(); }
    bool lookingBack() const { return m_past != nullptr && !correcting(); }
    /// @return whether something can be entered: the newest step, or a correction
    bool canEnter() const { return live() || correcting(); }
    std::size_t shownStep() const;
    std::size_t stepCount() const { return m_source.steps().size(); }
    /// Looks back at the state after step `step`; the last one is the live state.
    void showStep(std::size_t step);

    /// @return whether the battle waits for dice or a fact; nothing is offered then.
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

    /// An action entered and held back, to be thrown for with others.
    struct Queued {
        Record input;
        battle::Pending asked; ///< what an answer had answered; for steps that are entered again
        std::string by;
        std::string why;
    };
    const std::vector<Queued> &queue() const { return m_queue; }
    bool isQueued(std::string_view action, std::string_view actor) const;
    /// Puts the draft at the end of the queue, if it is not refused as it stands.
    bool queueDraft();
    void dropQueued(std::size_t place);
    void clearQueue();
    /// Enters what is queued, one after the other; where dice are wanted it waits for them.
    void runQueue();
    bool runningQueue() const { return m_running; }

    /// @return whether the step can be entered otherwise: it stands and asks for something
    bool canCorrect(std::size_t step) const;
    /// Goes back to before a step, with what was entered then in hand.
    void startCorrection(std::size_t step);
    bool correcting() const { return m_corrected != 0; }
    std::size_t correctedStep() const { return m_corrected; }
    /// What was entered at the corrected step.
    const Record &correctedInput() const;
    /// What would follow, once the correction has been entered.
    const session::Correction *proposal() const { return m_proposal ? &*m_proposal : nullptr; }
    /// The differences of the proposal in words, "was" and "is" apart.
    struct Difference {
        QString who;
        QString what;
        QString was;
        QString is;
    };
    std::vector<Difference> differences() const;
    Result<void> acceptCorrection(const std::string &by, const std::string &why);
    void cancelCorrection();

    Result<void> submitDraft();
    /// Enters an input in the umpire's name: what was made of paper.
    Result<void> submitAsUmpire(const Record &input, const std::string &why);
    /// @param by who sets them: "umpire", kMixedDice (`why`: how many were typed), else empty
    Result<void> submitDice(const dice::Faces &faces, dice::Source source,
                            const std::string &by = {}, const std::string &why = {});
    Result<void> rollByProgram();
    /// Faces for dice that the program throws in place of a player.
    dice::Faces throwDice(std::int32_t count, std::int32_t sides);
    Result<void> submitFact(Value value, battle::FactSource source);
    Result<void> endPhase(bool forced = false);
    Result<void> undo(std::size_t steps = 1);
    Result<void> redo();

Q_SIGNALS:
    /// Much is about to be new; `settled` follows when everyone has taken it in.
    void changing();
    void settled();
    /// State, offers and pending are new.
    void changed();
    /// The draft or its form is new.
    void draftChanged();
    /// An input was taken; `step` is its number.
    void accepted(std::size_t step);
    void refused(const QString &why);
    /// Someone else looks, or knows more: words of the past may be others too.
    void viewerChanged();
    /// The queue is longer, shorter or running.
    void queueChanged();
    /// A correction was worked out, or given up.
    void proposalChanged();

private:
    void refresh();
    void tellDraft();
    Result<void> send(const Record &input, const std::string &by = {}, const std::string &why = {});
    void remember(const Record &input);
    void dropWhatIsNotAllowed(const std::string &actorKey);
    void runOn();
    std::string actorOf(const Record &input) const;
    const session::Step *stepOf(std::size_t step) const;

    BattleSource &m_source;
    const rules::RuleSet &m_ruleSet;
    BattleWords m_words;
    std::unique_ptr<battle::State> m_past;
    std::size_t m_pastStep = 0;
    SideView m_sideView;
    battle::View m_view;
    battle::Pending m_pending;
    std::vector<battle::Offer> m_offers;
    battle::Offer m_chosen;
    Record m_draft;
    battle::Form m_form;
    /// What was entered the last time, by actor and action, and by action alone.
    std::map<std::pair<std::string, std::string>, Record> m_lastOf;
    dice::ProgramDice m_dice;
    std::vector<Queued> m_queue;
    bool m_running = false;
    bool m_draftTold = false;    ///< since the last change of the state
    std::size_t m_corrected = 0; ///< step that is being corrected; 0: none
    std::optional<session::Correction> m_proposal;
};

} // namespace sabretache::ui
