// Words for odds: the items of an answer, and the faults of a question.
#include "ui/text/table.h"

namespace sabretache::ui {
namespace {

const TextEntry kEntries[] = {
    {"word/odds-forbidden", QT_TRANSLATE_NOOP("odds", "The rules forbid that.")},
    {"word/odds-mean", QT_TRANSLATE_NOOP("odds", "{1} on average")},
    {"word/odds-chance", QT_TRANSLATE_NOOP("odds", "chance")},
    {"word/odds-or-more", QT_TRANSLATE_NOOP("odds", "or more")},
    {"word/odds-dice", QT_TRANSLATE_NOOP("odds", "Dice")},
    {"word/odds-kills", QT_TRANSLATE_NOOP("odds", "Kills")},
    {"word/odds-shot", QT_TRANSLATE_NOOP("odds", "Shot")},
    {"word/odds-canister", QT_TRANSLATE_NOOP("odds", "canister")},
    {"word/odds-roundshot", QT_TRANSLATE_NOOP("odds", "roundshot")},
    {"word/odds-none", QT_TRANSLATE_NOOP("odds", "none")},
    {"word/odds-attacker_dice", QT_TRANSLATE_NOOP("odds", "The attacker's dice")},
    {"word/odds-defender_dice", QT_TRANSLATE_NOOP("odds", "The defender's dice")},
    {"word/odds-attacker_kills", QT_TRANSLATE_NOOP("odds", "The attacker kills")},
    {"word/odds-defender_kills", QT_TRANSLATE_NOOP("odds", "The defender kills")},
    {"word/odds-more_losses", QT_TRANSLATE_NOOP("odds", "Who loses more")},
    {"word/odds-attacker", QT_TRANSLATE_NOOP("odds", "the attacker")},
    {"word/odds-defender", QT_TRANSLATE_NOOP("odds", "the defender")},
    {"word/odds-equal", QT_TRANSLATE_NOOP("odds", "both the same")},
    {"word/odds-pass", QT_TRANSLATE_NOOP("odds", "Passes")},
    {"word/odds-disorder", QT_TRANSLATE_NOOP("odds", "Is disordered")},
    {"word/odds-rout", QT_TRANSLATE_NOOP("odds", "Routs")},
    {"word/odds-hold", QT_TRANSLATE_NOOP("odds", "Fails once and holds")},
    {"word/odds-abandon", QT_TRANSLATE_NOOP("odds", "Abandons its guns")},
    {"word/odds-success", QT_TRANSLATE_NOOP("odds", "Succeeds")},
    {"word/odds-killed", QT_TRANSLATE_NOOP("odds", "Killed")},
    {"word/odds-wounded", QT_TRANSLATE_NOOP("odds", "Wounded")},
    {"word/odds-paces", QT_TRANSLATE_NOOP("odds", "Paces")},

    // What may follow from an action, beside its chance.
    {"word/kills", QT_TRANSLATE_NOOP("odds", "Kills")},
    {"word/pass", QT_TRANSLATE_NOOP("odds", "Stands")},
    {"word/disorder", QT_TRANSLATE_NOOP("odds", "Disorder")},
    {"word/rout", QT_TRANSLATE_NOOP("odds", "Rout")},
    {"word/abandons", QT_TRANSLATE_NOOP("odds", "Abandons its guns")},
    {"word/destroyed", QT_TRANSLATE_NOOP("odds", "Destroyed")},
    {"word/rallies", QT_TRANSLATE_NOOP("odds", "Rallies")},
    {"word/stays-as-it-is", QT_TRANSLATE_NOOP("odds", "Stays as it is")},
    {"word/forms-square", QT_TRANSLATE_NOOP("odds", "Forms square")},
    {"word/attacker-loses", QT_TRANSLATE_NOOP("odds", "The attackers lose")},
    {"word/defender-loses", QT_TRANSLATE_NOOP("odds", "The defenders lose")},
    {"word/attacker-loses-more", QT_TRANSLATE_NOOP("odds", "The attackers lose more")},
    {"word/defender-loses-more", QT_TRANSLATE_NOOP("odds", "The defenders lose more")},
    {"word/equal-losses", QT_TRANSLATE_NOOP("odds", "Both lose the same")},
    {"word/charger-loses", QT_TRANSLATE_NOOP("odds", "The charger loses")},
    {"word/target-loses", QT_TRANSLATE_NOOP("odds", "The target loses")},
    {"word/target-fires", QT_TRANSLATE_NOOP("odds", "The target fires")},
    {"word/target-countercharges", QT_TRANSLATE_NOOP("odds", "The target countercharges")},
    {"word/fate-destroyed", QT_TRANSLATE_NOOP("odds", "Destroyed")},
    {"word/fate-routed", QT_TRANSLATE_NOOP("odds", "Runs")},
    {"word/fate-abandoned", QT_TRANSLATE_NOOP("odds", "Abandons its guns")},
    {"word/fate-fell-back", QT_TRANSLATE_NOOP("odds", "Falls back")},
    {"word/fate-halted", QT_TRANSLATE_NOOP("odds", "Stops short")},
    {"word/fate-locked", QT_TRANSLATE_NOOP("odds", "Locked in melee")},
    {"word/fate-stands", QT_TRANSLATE_NOOP("odds", "Stands")},
    {"word/fate-victor", QT_TRANSLATE_NOOP("odds", "Victor")},

    {"error/odds-not-a-pair", QT_TRANSLATE_NOOP("odds", "\"{1}\" is not of the form KEY=VALUE.")},
    {"error/odds-ruleset-unknown",
     QT_TRANSLATE_NOOP("odds", "There are no odds for the rules \"{1}\". There are: {2}.")},
    {"error/odds-kind-unknown",
     QT_TRANSLATE_NOOP("odds", "There are no odds of the kind \"{1}\". There are: {2}.")},
    {"error/odds-key-unknown",
     QT_TRANSLATE_NOOP("odds", "There is no key \"{1}\" here. There are: {2}.")},
    {"error/odds-key-twice", QT_TRANSLATE_NOOP("odds", "The key {1} is given twice.")},
    {"error/odds-key-missing",
     QT_TRANSLATE_NOOP("odds", "The key {1} is missing: it has no usual value.")},
    {"error/odds-value-unknown",
     QT_TRANSLATE_NOOP("odds", "\"{2}\" is not a value for {1}. It can be: {3}.")},
    {"error/odds-value-number", QT_TRANSLATE_NOOP("odds", "\"{2}\" is not a number for {1}.")},
    {"error/odds-value-range",
     QT_TRANSLATE_NOOP("odds", "{2} is out of range for {1}: {3} to {4}.")},
    {"error/odds-option-unknown",
     QT_TRANSLATE_NOOP("odds", "There is no house rule \"{1}\" in these rules.")},
};

} // namespace

TextTable oddsTexts() { return {"odds", kEntries}; }

} // namespace sabretache::ui
