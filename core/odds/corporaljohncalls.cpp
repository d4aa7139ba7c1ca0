#include "odds/corporaljohncalls.h"

#include "odds/corporaljohn.h"
#include "rules/corporaljohn/descriptor.h"

namespace sabretache::odds::corporaljohn {

namespace {

// The words of each key stand in the order of the enum that they mean.
constexpr std::string_view kDoctrine[] = {"standard", "british", "levy"};
constexpr std::string_view kArmament[] = {"flintlock", "pike-and-matchlock", "matchlock",
                                          "plug-bayonet", "pike"};
constexpr std::string_view kOrder[] = {"good", "disorder"};
constexpr std::string_view kFormation[] = {"line", "column", "square", "garrison"};
constexpr std::string_view kLineColumn[] = {"line", "column"};
constexpr std::string_view kLineColumnSquare[] = {"line", "column", "square"};
constexpr std::string_view kWeather[] = {"clear", "light-rain", "heavy-rain", "reduced-visibility"};
constexpr std::string_view kTarget[] = {"open", "town"};
constexpr std::string_view kCalibre[] = {"medium", "heavy"};
constexpr std::string_view kAttacker[] = {"infantry", "cavalry"};
constexpr std::string_view kArm[] = {"infantry", "cavalry", "artillery"};
constexpr std::string_view kSide[] = {"front", "flank", "rear"};
constexpr std::string_view kGround[] = {"open", "light-woods", "town"};
constexpr std::string_view kBy[] = {"roundshot", "canister", "musketry", "melee"};

constexpr std::int64_t kMostCastings = 999;
constexpr std::int64_t kMostGuns = 99;
constexpr std::int64_t kMostInches = 999;

template <class E> E chosen(const Question &q, std::string_view key) {
    return static_cast<E>(q.choice(key));
}

cj::Options optionsOf(const Question &q) {
    // The values were checked one by one when the question was read.
    return cj::parseOptions(q.options()).value();
}

Answer forbidden(const RuleNumbers &rules) {
    Answer out;
    out.allowed = false;
    out.rules = rules;
    return out;
}

// --- musketry

constexpr KeySpec kMusketryKeys[] = {
    numberKey("castings", 1, kMostCastings),
    decimalKey("range", 0, kMostInches),
    wordKey("doctrine", kDoctrine),
    wordKey("armament", kArmament),
    wordKey("plugged", kNoYes),
    wordKey("order", kOrder),
    wordKey("formation", kFormation),
    wordKey("weather", kWeather),
    wordKey("target", kTarget),
};

Result<Answer> musketry(const Question &q) {
    cj::FireFacts facts;
    facts.castings = Castings(q.number("castings"));
    facts.range = HundredthsOfInch(q.number("range"));
    facts.doctrine = chosen<cj::Doctrine>(q, "doctrine");
    facts.armament = chosen<cj::Armament>(q, "armament");
    facts.plugged = q.yes("plugged");
    facts.condition = chosen<cj::Condition>(q, "order");
    facts.formation = chosen<cj::Formation>(q, "formation");
    facts.weather = chosen<cj::Weather>(q, "weather");
    facts.intoTown = q.word("target") == "town";
    const VolleyOdds odds = volleyOdds(facts, optionsOf(q));
    if (!odds.volley.allowed)
        return forbidden(odds.volley.rules);
    Answer out;
    out.rules = odds.volley.rules;
    out.add("dice", std::int64_t(odds.volley.dice.value));
    out.add("kills", odds.kills);
    return out;
}

// --- artillery

constexpr KeySpec kArtilleryKeys[] = {
    numberKey("guns", 1, kMostGuns),     wordKey("calibre", kCalibre),
    decimalKey("range", 0, kMostInches), wordKey("target-formation", kLineColumnSquare),
    wordKey("weather", kWeather),        wordKey("target", kTarget),
};

Result<Answer> artillery(const Question &q) {
    cj::GunFacts facts;
    facts.guns = ModelGuns(q.number("guns"));
    facts.calibre = chosen<cj::Calibre>(q, "calibre");
    facts.range = HundredthsOfInch(q.number("range"));
    facts.target = chosen<cj::Formation>(q, "target-formation");
    facts.weather = chosen<cj::Weather>(q, "weather");
    facts.intoTown = q.word("target") == "town";
    const SalvoOdds odds = salvoOdds(facts, optionsOf(q));
    Answer out;
    out.allowed = odds.salvo.allowed;
    out.rules = odds.salvo.rules;
    out.add("shot", std::string(word(odds.salvo.shot)));
    if (odds.salvo.allowed) {
        out.add("dice", std::int64_t(odds.salvo.dice.value));
        out.add("kills", odds.kills);
    }
    return out;
}

// --- melee

constexpr KeySpec optional(KeySpec spec) {
    spec.required = false;
    return spec;
}

constexpr KeySpec kMeleeKeys[] = {
    wordKey("attacker", kAttacker),
    numberKey("attacker-castings", 1, kMostCastings),
    numberKey("attacker-class", 3, 6),
    wordKey("attacker-order", kOrder),
    wordKey("attacker-formation", kLineColumn),
    wordKey("defender", kArm),
    numberKey("defender-castings", 1, kMostCastings),
    optional(numberKey("defender-class", 3, 6)), // a battery's class is not compared (CJ-10.5)
    wordKey("defender-order", kOrder),
    wordKey("defender-formation", kLineColumnSquare),
    wordKey("side", kSide),
    wordKey("defender-charging", kNoYes),
    wordKey("attacker-charging", kYesNo),
    wordKey("uphill", kNoYes),
    wordKey("ground", kGround),
    wordKey("attacker-armament", kArmament),
    wordKey("attacker-plugged", kNoYes),
    wordKey("defender-armament", kArmament),
    wordKey("defender-plugged", kNoYes),
};

cj::Combatant combatant(const Question &q, const std::string &who) {
    cj::Combatant out;
    out.arm = chosen<cj::TroopArm>(q, who);
    out.castings = Castings(q.number(who + "-castings"));
    if (q.has(who + "-class"))
        out.classNumber = cj::ClassNumber(q.number(who + "-class"));
    out.condition = chosen<cj::Condition>(q, who + "-order");
    out.formation = chosen<cj::Formation>(q, who + "-formation");
    out.armament = chosen<cj::Armament>(q, who + "-armament");
    out.plugged = q.yes(who + "-plugged");
    out.charging = q.yes(who + "-charging");
    if (out.arm == cj::TroopArm::Artillery) {
        out.condition = cj::Condition::GoodOrder; // guns are never disordered, nor formed
        out.formation = cj::Formation::Line;
    }
    return out;
}

cj::Sector sectorOf(std::string_view side) {
    if (side == "flank")
        return cj::Sector::LeftFlank;
    return side == "rear" ? cj::Sector::Rear : cj::Sector::Front;
}

Result<Answer> melee(const Question &q) {
    cj::MeleeFacts facts;
    facts.attacker = combatant(q, "attacker");
    facts.defender = combatant(q, "defender");
    if (facts.defender.arm != cj::TroopArm::Artillery && !q.has("defender-class"))
        return fail(kOddsKeyMissing, {"defender-class"});
    facts.side = sectorOf(q.word("side"));
    facts.uphill = q.yes("uphill");
    facts.ground = chosen<cj::MeleeGround>(q, "ground");
    const MeleeOdds odds = meleeOdds(facts, optionsOf(q));
    if (!odds.may)
        return forbidden(odds.may.rules);
    Answer out;
    out.rules = odds.attacker.rules;
    out.rules.add(odds.defender.rules);
    out.add("attacker_dice", std::int64_t(odds.attacker.dice.value));
    out.add("defender_dice", std::int64_t(odds.defender.dice.value));
    out.add("attacker_kills", odds.attackerKills);
    out.add("defender_kills", odds.defenderKills);
    out.add("more_losses", NamedChances{{"attacker", odds.attackerLosesMore},
                                        {"defender", odds.defenderLosesMore},
                                        {"equal", odds.equal}});
    return out;
}

// --- morale, rally, square, commander

constexpr KeySpec kMoraleKeys[] = {
    numberKey("class", 3, 6),
    wordKey("commander", kNoYes),
    wordKey("before-melee", kNoYes),
    wordKey("arm", kArm),
};

Result<Answer> morale(const Question &q) {
    cj::MoraleFacts facts;
    facts.classNumber = cj::ClassNumber(q.number("class"));
    facts.commanderTouching = q.yes("commander");
    facts.beforeMelee = q.yes("before-melee");
    facts.arm = chosen<cj::TroopArm>(q, "arm");
    const MoraleOdds odds = moraleOdds(facts);
    const bool guns = facts.arm == cj::TroopArm::Artillery;
    Answer out;
    out.rules = odds.test.rules;
    out.add("pass", odds.pass);
    out.add(guns ? "hold" : "disorder", odds.disorder);
    out.add(guns ? "abandon" : "rout", odds.rout);
    return out;
}

constexpr KeySpec kClassCommanderKeys[] = {
    numberKey("class", 3, 6),
    wordKey("commander", kNoYes),
};

Answer successOf(const cj::Test &test) {
    Answer out;
    out.rules = test.rules;
    out.add("success", passChance(test));
    return out;
}

Result<Answer> rally(const Question &q) {
    return successOf(cj::rallyTest(cj::ClassNumber(q.number("class")), q.yes("commander")));
}

Result<Answer> square(const Question &q) {
    cj::SquareFacts facts;
    facts.classNumber = cj::ClassNumber(q.number("class"));
    if (const auto may = cj::qualifiesForSquare(facts, optionsOf(q)); !may)
        return forbidden(may.rules);
    return successOf(cj::squareTest(facts.classNumber, q.yes("commander")));
}

constexpr KeySpec kCommanderKeys[] = {wordKey("by", kBy)};

Result<Answer> commander(const Question &q) {
    const auto by = chosen<cj::KilledBy>(q, "by");
    Answer out;
    out.rules = cj::commanderRules(by);
    out.add("killed", commanderKilledChance(by));
    return out;
}

constexpr Call kCalls[] = {
    {"musketry", kMusketryKeys, musketry},
    {"artillery", kArtilleryKeys, artillery},
    {"melee", kMeleeKeys, melee},
    {"morale", kMoraleKeys, morale},
    {"rally", kClassCommanderKeys, rally},
    {"square", kClassCommanderKeys, square},
    {"commander", kCommanderKeys, commander},
};

} // namespace

const CallBook &calls() {
    static const CallBook book{&cj::ruleSet(), kCalls};
    return book;
}

} // namespace sabretache::odds::corporaljohn
