// Who decides what: a function for each input and each answer, and why something may not be done.
#pragma once

#include "battle/beerstein/game.h"
#include "battle/deciding.h"

namespace sabretache::battle::beerstein {

namespace bb = rules::beerstein;

using Deciding = DecidingOf<Game>;

// One function for each input: course.cpp, fire.cpp, movement.cpp, combat.cpp,
// leaders.cpp, umpire.cpp.
Result<void> on(Deciding &d, const EndPhase &in);
Result<void> on(Deciding &d, const WithdrawVoluntarily &in);
Result<void> on(Deciding &d, const FireArtillery &in);
Result<void> on(Deciding &d, const FireMusketry &in);
Result<void> on(Deciding &d, const RollMovement &in);
Result<void> on(Deciding &d, const March &in);
Result<void> on(Deciding &d, const Attack &in);
Result<void> on(Deciding &d, const Evade &in);
Result<void> on(Deciding &d, const StandFast &in);
Result<void> on(Deciding &d, const MoveLeader &in);
Result<void> on(Deciding &d, const SplitBlows &in);
Result<void> on(Deciding &d, const Fight &in);
Result<void> on(Deciding &d, const ChooseFollowUp &in);
Result<void> on(Deciding &d, const Recover &in);
Result<void> on(Deciding &d, const HoldObjective &in);
Result<void> on(Deciding &d, const Concede &in);
Result<void> on(Deciding &d, const AgreeDraw &in);
Result<void> on(Deciding &d, const Nightfall &in);
Result<void> on(Deciding &d, const ChangeStrength &in);
Result<void> on(Deciding &d, const ChangeLeader &in);
Result<void> on(Deciding &d, const TakeOffTable &in);

// Answers to what was asked.
void initiativeDice(Deciding &d, const dice::Faces &faces);
void fireDice(Deciding &d, const Task &task, const dice::Faces &faces);
void savesDice(Deciding &d, const Task &task, const dice::Faces &faces);
void leaderDice(Deciding &d, const Task &task, const dice::Faces &faces);
void evadeDice(Deciding &d, const Task &task, const dice::Faces &faces);
void evadeMoveDice(Deciding &d, const Task &task, const dice::Faces &faces);
void movementDice(Deciding &d, const Task &task, const dice::Faces &faces);
void blowsDice(Deciding &d, const dice::Faces &faces);
void recoveryDice(Deciding &d, const Task &task, const dice::Faces &faces);
Result<void> wayAnswer(Deciding &d, const Task &task, const FactIn &in);
Result<void> joinAnswer(Deciding &d, const Task &task, const FactIn &in);
FactRequest wayRequest(const State &s, const Task &task);
FactRequest joinRequest(const State &s, const Task &task);

/// What is wanted before anything is chosen; count 0 when it is no roll.
dice::RollRequest rollFor(const State &s, const Task &task);

/// Points come off a unit; its leader is at risk, an attacker may have to halt.
void takeCasualties(Deciding &d, UnitIndex u, Points points, Cause cause);
/// The leader of a unit that takes casualties throws, once in a step. @return whether he must
bool leaderAtRisk(Deciding &d, UnitIndex u);
/// A unit at 0 goes; its leader, when he lives, joins the nearest friends.
void destroy(Deciding &d, UnitIndex u);
/// Those who are due take over when a turn begins.
void takeOver(Deciding &d);
/// What of the unit's dice goes to each of its enemies, in the order of enemiesOf.
std::vector<Dice> splitOf(const State &s, UnitIndex u);
/// Whether a unit may do it, by its distance from a leader. `leader` empty: as BB-6.90 says.
Result<void> checkCommand(const State &s, UnitIndex u, const std::optional<PersonId> &leader,
                          Paces fromLeader, bool nearer, bool attack);

// Why a unit may not do something; nothing when it may. Offers and decisions ask the same.
using Why = std::optional<Error>;
Why presentWhy(const State &s, UnitIndex u);
Why stepWhy(const State &s, UnitIndex u, bool rightStep);
Why fireWhy(const State &s, UnitIndex u, bool guns);
Why targetWhy(const State &s, UnitIndex u, UnitIndex target);
Why withdrawWhy(const State &s, UnitIndex u);
Why moveWhy(const State &s, UnitIndex u);  ///< may throw for its move
Why marchWhy(const State &s, UnitIndex u); ///< has thrown and may go
Why attackWhy(const State &s, UnitIndex u);
Why attackTargetWhy(const State &s, UnitIndex u, UnitIndex target);
Why leaderWhy(const State &s, PostIndex p);
Why fightWhy(const State &s, UnitIndex u);
Why splitWhy(const State &s, UnitIndex u);
Why followUpWhy(const State &s, UnitIndex u);
Why recoverWhy(const State &s, UnitIndex u);
bool canEvade(const State &s, UnitIndex u);

inline Error error(std::string_view code, std::vector<std::string> args = {},
                   RuleNumber rule = {}) {
    return Error{code, rule, std::move(args)};
}
inline bool isFireStep(Step step) {
    return step == Step::EarlyGuns || step == Step::EarlyMuskets || step == Step::LateGuns ||
           step == Step::LateMuskets;
}
inline bool isGunsStep(Step step) { return step == Step::EarlyGuns || step == Step::LateGuns; }
inline bool isLateFire(Step step) { return step == Step::LateGuns || step == Step::LateMuskets; }

} // namespace sabretache::battle::beerstein
