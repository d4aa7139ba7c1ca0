// The form of each input: what the table must say, what the state says already, and what follows.
#include "battle/corporaljohn/formmaker.h"

namespace sabretache::battle::corporaljohn {

namespace {

class Forms : private FormMaker {
public:
    Forms(const State &s, const Record &draft) : FormMaker(s, draft) {}

    Form make() {
        const std::string &kind = m_draft.kind;
        if (kind == AttemptRally::kKind)
            rally();
        else if (kind == FireVolley::kKind)
            volleyForm();
        else if (kind == FireRoundshot::kKind)
            guns(Phase::LongRangeArtillery);
        else if (kind == FireCanister::kKind)
            guns(Phase::Fire);
        else if (kind == FirePistols::kKind)
            pistols();
        else if (kind == March::kKind)
            march();
        else if (kind == Retire::kKind)
            retire();
        else if (kind == ChargeOrder::kKind)
            charge();
        else if (kind == ChangeFormation::kKind)
            changeFormation();
        else if (kind == Limber::kKind || kind == Bayonets::kKind)
            static_cast<void>(orderFields());
        else if (kind == ComeUpForPistols::kKind)
            comeUp();
        else if (kind == MoveCommander::kKind)
            moveCommander();
        else if (kind == Countercharge::kKind)
            countercharge();
        else if (kind == FormSquare::kKind)
            square();
        else if (kind == SplitBlows::kKind)
            split();
        else if (kind == FightMelee::kKind)
            fight();
        else if (kind == BreakThrough::kKind)
            breakThrough();
        else if (kind == HoldObjective::kKind)
            objective();
        else if (kind == EndPhase::kKind)
            flag("forced", false, "CJ-3.1"_rule);
        else
            umpire();
        m_form.refused = refusalOf<Game>(m_s, m_form);
        return std::move(m_form);
    }

private:
    // Forms
    void rally() {
        const UnitIndex u = actor("CJ-9.5"_rule);
        if (u == kNone)
            return;
        const Test test = rallyTest(m_s.troops(u).fields.classNumber, hasCommander(m_s, u));
        classFacts(u);
        fact("needs", {text(test.needed.value)}, test.rules);
    }
    void classFacts(UnitIndex u) {
        fact("class", {text(m_s.troops(u).fields.classNumber.value)}, "CJ-1.4"_rule);
        fact("commander-touches", {hasCommander(m_s, u) ? "yes" : "no"}, "CJ-4.7"_rule);
    }
    void sightFields(bool stream) {
        flag("town", false, "CJ-11.4"_rule);
        flag("front", true, "CJ-6.6"_rule);
        flag("visible", true, "CJ-6.6"_rule);
        flag("screened", false, "CJ-6.6"_rule);
        if (stream)
            flag("stream", false, "CJ-11.6"_rule);
    }
    void volleyForm() {
        const UnitIndex u = actor("CJ-6.5"_rule);
        const UnitIndex target = targetField(u, "CJ-6.6"_rule);
        const HundredthsOfInch range = inchField("range", inches(1), "CJ-2.5"_rule);
        sightFields(true);
        if (u == kNone || target == kNone || m_s.troops(u).arm != TroopArm::Infantry)
            return;
        FireVolley in;
        in.unit = m_s.id(u);
        in.target = m_s.id(target);
        in.range = range;
        in.town = m_draft.flag("town");
        in.stream = m_draft.flag("stream");
        const FireFacts facts = fireFacts(m_s, u, in);
        const Volley shots = volley(facts, m_s.options());
        const UnitState &unit = m_s.unit(u);
        fact("castings-firing",
             {text(castingsThatFire(unit.castings, unit.formation).value),
              text(unit.castings.value), std::string(word(unit.formation))},
             "CJ-6.5"_rule);
        if (unit.comingOff > Castings(0))
            fact("shot-this-phase", {text(unit.comingOff.value)}, "CJ-3.2"_rule);
        fact("doctrine",
             {std::string(word(facts.doctrine)),
              text(castingsPerDie(facts.doctrine, facts.armament))},
             "CJ-6.3"_rule);
        const Share share = shareOfFire(facts);
        fact("share", {text(share.over), text(share.under)}, {"CJ-6.7"_rule, "CJ-11.7"_rule});
        bandFacts(shots.band, range);
        fact("dice", {text(shots.dice.value)}, shots.rules);
        targetFacts(target);
    }
    void bandFacts(RangeBand band, HundredthsOfInch range) {
        const RuleNumber rule = band == RangeBand::Close ? "CJ-6.1"_rule : "CJ-6.2"_rule;
        fact("range-band", {std::string(word(band)), text(range.value)}, rule);
        if (band != RangeBand::OutOfRange)
            fact(band == RangeBand::Close ? "each-die-close" : "each-die-long", {}, rule);
    }
    void targetFacts(UnitIndex target) {
        fact("target-tests", {text(testFor(m_s, target, MoraleCause::UnderFire).needed.value)},
             {"CJ-9.1"_rule, "CJ-9.3"_rule});
    }
    void guns(Phase phase) {
        const UnitIndex u = actor("CJ-7.1"_rule);
        const UnitIndex target = targetField(u, "CJ-6.6"_rule);
        const Calibre calibre = u == kNone ? Calibre::Medium : m_s.troops(u).fields.calibre;
        const HundredthsOfInch reach = phase == Phase::Fire
                                           ? canisterReach(calibre, m_s.options())
                                           : roundshotReach(calibre, m_s.options());
        const HundredthsOfInch range = inchField("range", reach, "CJ-2.5"_rule);
        sightFields(false);
        if (u == kNone || target == kNone || m_s.troops(u).arm != TroopArm::Artillery)
            return;
        GunFacts facts;
        if (phase == Phase::Fire) {
            FireCanister in;
            in.target = m_s.id(target);
            in.range = range;
            in.town = m_draft.flag("town");
            facts = gunFacts(m_s, u, in);
        } else {
            FireRoundshot in;
            in.target = m_s.id(target);
            in.range = range;
            in.town = m_draft.flag("town");
            facts = gunFacts(m_s, u, in);
        }
        const Salvo shots = salvo(facts, m_s.options());
        fact("guns-firing", {text(facts.guns.value), text(m_s.troops(u).guns.value)},
             "CJ-1.6"_rule);
        fact("calibre", {std::string(word(calibre))}, {"CJ-7.1"_rule, "CJ-7.2"_rule});
        fact("shot", {std::string(word(shots.shot))}, {"CJ-7.1"_rule, "CJ-7.2"_rule});
        bandFacts(shots.band, range);
        fact("dice", {text(shots.dice.value)}, shots.rules);
        targetFacts(target);
    }
    void pistols() {
        const UnitIndex u = actor("CJ-12.4"_rule);
        const UnitIndex target = targetField(u, "CJ-12.4"_rule);
        const HundredthsOfInch range = inchField("range", inches(1), "CJ-2.5"_rule);
        if (u == kNone || target == kNone)
            return;
        FirePistols in;
        in.target = m_s.id(target);
        in.range = range;
        const PistolFire fire = pistolFire(pistolFacts(m_s, u, in), m_s.options());
        fact("dice", {text(fire.dice.value)}, fire.rules);
    }
    void march() {
        const Ordered o = orderFields();
        distances(o);
        choices("goings", o, Going::Open, "CJ-11.8"_rule);
        numbers("slows", o, 0, kTableWidth, "CJ-11.8"_rule);
        choices("changes", o, MarchChange::None, "CJ-5.4"_rule);
        ends(o);
    }
    void retire() {
        const Ordered o = orderFields();
        distances(o);
        ends(o);
    }
    /// Where one is to end in a place: in which of the scenario's; of another it is asked how many
    /// brigades it still takes.
    void ends(const Ordered &o) {
        choices("ends", o, MarchEnd::Open, "CJ-11.4"_rule);
        const std::vector<std::string> chosen = m_draft.texts("ends");
        if (std::ranges::find(chosen, word(MarchEnd::Town)) == chosen.end())
            return;
        std::vector<FormChoice> known = places();
        bool elsewhere = true;
        if (known.size() > 1) {
            std::vector<std::string> values = m_draft.texts("places");
            values.resize(o.units.size(), known.front().value);
            elsewhere = std::ranges::find(values, kElsewhere) != values.end();
            FormField &f = add("places", "choice", values, "CJ-11.4"_rule);
            f.choices = std::move(known);
            along(f);
        }
        if (elsewhere)
            numbers("rooms", o, 1, kMostRoom, "CJ-11.4"_rule, "brigades");
    }
    /// The scenario's places, those with room first, and "elsewhere".
    std::vector<FormChoice> places() const {
        std::vector<FormChoice> out;
        std::vector<FormChoice> full;
        const auto &all = m_s.setting->setup.objectives;
        for (std::uint32_t i = 0; i < all.size(); ++i) {
            if (!isPlace(all[i]))
                continue;
            const bool room = townHasRoom(brigadesIn(m_s, i), all[i].brigades);
            (room ? out : full).push_back({all[i].name, true, {}});
        }
        out.insert(out.end(), full.begin(), full.end());
        out.push_back({std::string(kElsewhere), true, {}});
        return out;
    }
    void charge() {
        const Ordered o = orderFields();
        targets(o, "CJ-8.1"_rule);
        std::vector<std::int64_t> values = m_draft.numbers("distances");
        for (std::size_t i = values.size(); i < o.indexes.size(); ++i)
            values.push_back(o.indexes[i] == kNone
                                 ? 0
                                 : lineMove(m_s.troops(o.indexes[i]).arm, m_s.options()).value);
        values.resize(o.units.size());
        FormField &f = add("distances", "number", values, "CJ-8.8"_rule);
        f.most = kTableWidth;
        f.unit = "in/100";
        along(f);
        choices("sectors", o, Sector::Front, "CJ-2.4"_rule);
        choices("goings", o, Going::Open, "CJ-11.8"_rule);
        flags("uphill", o, "CJ-10.4"_rule);
        flags("joins", o, "CJ-10.12"_rule);
        for (const UnitIndex u : o.indexes)
            if (u != kNone)
                fact("charge-reach",
                     {m_s.id(u).text(), text(chargeReach(m_s.troops(u).arm, m_s.options()).value)},
                     "CJ-8.8"_rule);
    }
    void changeFormation() {
        const Ordered o = orderFields();
        choices("changes", o, ChangeTo::Column, "CJ-5.4"_rule);
    }
    void comeUp() {
        const Ordered o = orderFields();
        targets(o, "CJ-12.4"_rule);
        distances(o);
    }
    void moveCommander() {
        FormField &who = add("commander", "commander", m_draft.text("commander"), "CJ-4.6"_rule);
        who.fromState = true;
        for (PostIndex p = 0; p < m_s.posts.size(); ++p)
            if (m_s.posts[p].status == PostStatus::Fit && m_s.posts[p].side == m_s.mover)
                who.choices.push_back({m_s.posts[p].person.text(), !m_s.posts[p].moved, {}});
        if (m_draft.text("commander").empty() && !who.choices.empty())
            who.value = who.choices[0].value;
        number("distance", 0, commanderMove(m_s.options()).value, "in/100", "CJ-4.6"_rule);
        unitField(
            "unit", false, "CJ-4.7"_rule,
            [this](UnitIndex u) -> Answer {
                if (m_s.troops(u).side != m_s.mover)
                    return std::nullopt;
                return listed();
            },
            true);
    }
    void countercharge() {
        const UnitIndex u = actor("CJ-8.3"_rule);
        unitField("charger", false, "CJ-8.3"_rule, [this](UnitIndex c) -> Answer {
            const auto it = std::ranges::find(m_s.charges, c, &ChargeInPlay::charger);
            if (it == m_s.charges.end() || it->contact || m_s.troops(c).side != m_s.mover)
                return std::nullopt;
            if (it->both)
                return listed(error(kChargeMet, c, "CJ-8.3"_rule));
            return listed();
        });
        const HundredthsOfInch apart = inchField("apart", inches(6), "CJ-8.3"_rule);
        flag("halfSpent", true, "CJ-8.7"_rule);
        flag("uphill", false, "CJ-10.4"_rule);
        flag("stream", false, "CJ-8.7"_rule);
        if (u != kNone)
            fact("meeting-point", {text(meetingPoint(apart).value)}, "CJ-8.3"_rule);
    }
    void square() {
        const UnitIndex u = actor("CJ-12.6"_rule);
        if (u == kNone)
            return;
        classFacts(u);
        const Test test = squareTest(m_s.troops(u).fields.classNumber, hasCommander(m_s, u));
        fact("needs", {text(test.needed.value)}, test.rules);
    }
    void split() {
        const UnitIndex u = actor("CJ-10.12"_rule);
        std::vector<std::string> enemies;
        std::vector<std::int64_t> even;
        std::int64_t most = 0;
        if (u != kNone)
            for (const Pair &p : m_s.pairs)
                if (p.attacker == u || p.defender == u) {
                    const bool attacks = p.attacker == u;
                    enemies.push_back(m_s.id(attacks ? p.defender : p.attacker).text());
                    const PairBlows blows = blowsOf(m_s, p);
                    even.push_back((attacks ? blows.attacker : blows.defender).dice.value);
                    const MeleeFacts facts = meleeFacts(m_s, p);
                    most =
                        std::max<std::int64_t>(most, (attacks ? attackerBlows(facts, m_s.options())
                                                              : defenderBlows(facts, m_s.options()))
                                                         .dice.value);
                }
        FormField &f = add("enemies", "units", enemies, "CJ-10.12"_rule);
        f.fromState = true;
        for (const std::string &id : enemies)
            f.choices.push_back({id, true, {}});
        std::vector<std::int64_t> values = m_draft.numbers("dice");
        if (values.size() != enemies.size())
            values = even;
        FormField &dice = add("dice", "number", values, "CJ-10.12"_rule);
        dice.most = most;
        dice.unit = "dice";
        dice.along = "enemies";
        fact("dice", {text(most)}, "CJ-10.1"_rule);
    }
    void fight() {
        const UnitIndex u = actor("CJ-10.1"_rule);
        if (u == kNone)
            return;
        const std::vector<UnitIndex> group = meleeOf(m_s, u);
        for (const Pair &p : m_s.pairs) {
            if (!std::ranges::binary_search(group, p.attacker))
                continue;
            const PairBlows blows = blowsOf(m_s, p);
            fact("round", {text(p.round)}, {"CJ-10.7"_rule, "CJ-10.8"_rule});
            blowFact(p.attacker, p.defender, blows.attacker);
            blowFact(p.defender, p.attacker, blows.defender);
        }
    }
    void blowFact(UnitIndex u, UnitIndex enemy, const Blows &blows) {
        fact("blows",
             {m_s.id(u).text(), m_s.id(enemy).text(), text(blows.dice.value),
              text(blows.least.value)},
             blows.rules);
    }
    void breakThrough() {
        const UnitIndex u = actor("CJ-10.11"_rule);
        const HundredthsOfInch left =
            u == kNone ? HundredthsOfInch(0)
                       : breakthroughLeft(m_s.troops(u).arm, m_s.unit(u).gone, m_s.options());
        number("distance", left.value, left.value, "in/100", "CJ-10.11"_rule);
        const Side side = u == kNone ? Side::First : m_s.troops(u).side;
        unitField(
            "target", false, "CJ-10.11"_rule,
            [&](UnitIndex t) -> Answer {
                if (m_s.troops(t).side == side)
                    return std::nullopt;
                return listed();
            },
            true);
        choice("sector", Sector::Front, "CJ-2.4"_rule);
        choice("going", Going::Open, "CJ-11.8"_rule);
        flag("uphill", false, "CJ-10.4"_rule);
        if (u != kNone && mayDefendTown(m_s.troops(u).arm))
            enters();
        fact("breakthrough-left", {text(left.value)}, "CJ-10.11"_rule);
    }
    void enters() {
        if (!flag("enters", false, "CJ-11.4"_rule))
            return;
        std::vector<FormChoice> known = places();
        if (known.size() < 2)
            return;
        FormField &f =
            add("place", "choice", m_draft.text("place", known.front().value), "CJ-11.4"_rule);
        f.choices = std::move(known);
    }
    void objective() {
        const auto count = static_cast<std::int64_t>(m_s.holders.size());
        number("objective", 0, std::max<std::int64_t>(count - 1, 0), {}, "CJ-13.1"_rule);
        sideField(true);
    }
    void sideField(bool optional) {
        std::string chosen = m_draft.text("side", optional ? "" : "first");
        FormField &f = add("side", "choice", chosen, "CJ-13.1"_rule);
        if (chosen.empty())
            f.value = std::monostate();
        f.required = !optional;
        for (const auto &entry : kWords<Side>)
            f.choices.push_back({std::string(entry.second), true, {}});
    }
    void umpire() {
        const std::string &kind = m_draft.kind;
        if (kind == Concede::kKind) {
            sideField(false);
            return;
        }
        const auto anybody = [](UnitIndex) { return listed(); };
        if (kind == ChangeStrength::kKind) {
            const UnitIndex u = unitField("unit", false, {}, anybody);
            const std::int64_t now = u == kNone ? 1 : m_s.unit(u).castings.value;
            number("castings", now, u == kNone ? 1 : m_s.troops(u).start.value, "castings", {});
        } else if (kind == ChangeCondition::kKind) {
            const UnitIndex u = unitField("unit", false, {}, anybody);
            choice("condition", u == kNone ? Condition::GoodOrder : m_s.unit(u).condition,
                   "CJ-2.2"_rule);
            choice("formation", u == kNone ? Formation::Line : m_s.unit(u).formation,
                   "CJ-2.1"_rule);
        } else if (kind == ChangeCommander::kKind) {
            FormField &who = add("commander", "commander", m_draft.text("commander"), {});
            for (PostIndex p = 0; p < m_s.posts.size(); ++p)
                if (m_s.posts[p].status != PostStatus::Vacant && !m_s.posts[p].person.isNull())
                    who.choices.push_back({m_s.posts[p].person.text(), true, {}});
            if (m_draft.text("commander").empty() && !who.choices.empty())
                who.value = who.choices[0].value;
            flag("killed", false, "CJ-4.8"_rule);
            unitField("unit", false, "CJ-4.7"_rule, anybody, true);
        } else if (kind == ChangeWeather::kKind) {
            choice("weather", m_s.weather, "CJ-11.7"_rule);
        }
        add("reason", "text", m_draft.text("reason"), {});
    }

    /// Whether the draft as it stands would be accepted.
};

} // namespace

Form Game::form(const State &s, const Record &draft) { return Forms(s, draft).make(); }

} // namespace sabretache::battle::corporaljohn
