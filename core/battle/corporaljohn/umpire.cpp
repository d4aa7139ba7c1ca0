// The umpire's hand: every change is an event with its reason.
#include "battle/corporaljohn/deciding.h"

namespace sabretache::battle::corporaljohn {

namespace {

Result<UnitIndex> touchable(const State &s, UnitId id, const std::string &reason) {
    const UnitIndex u = s.find(id);
    if (u == kNone)
        return fail(kUnknownUnit, {});
    if (!s.unit(u).onTable())
        return fail(kNotOnTable, {id.text()});
    if (reason.empty())
        return fail(kReasonMissing, {});
    return u;
}

} // namespace

Result<void> on(Deciding &d, const ChangeStrength &in) {
    const State &s = d.start();
    const auto u = touchable(s, in.unit, in.reason);
    if (!u)
        return tl::unexpected(u.error());
    const Castings most = s.troops(*u).start;
    if (in.castings < Castings(1) || in.castings > most)
        return fail(kStrengthRange, {in.unit.text(), std::to_string(most.value)});
    if (in.castings == s.unit(*u).castings)
        return fail(kNoChange, {});
    d.emit(StrengthChanged{in.unit, in.castings, in.reason});
    return {};
}

Result<void> on(Deciding &d, const ChangeCondition &in) {
    const State &s = d.start();
    const auto u = touchable(s, in.unit, in.reason);
    if (!u)
        return tl::unexpected(u.error());
    const UnitState &unit = s.unit(*u);
    const TroopArm arm = s.troops(*u).arm;
    const bool guns = arm == TroopArm::Artillery &&
                      (in.condition != Condition::GoodOrder || in.formation != Formation::Line);
    const bool horse = arm == TroopArm::Cavalry && in.formation != Formation::Line &&
                       in.formation != Formation::Column;
    const bool run =
        in.condition == Condition::Rout && (s.locked(*u) || in.formation != Formation::Line);
    if (guns || horse || run)
        return fail(kConditionWrong, {in.unit.text()}, "CJ-2.2"_rule);
    if (unit.condition == in.condition && unit.formation == in.formation)
        return fail(kNoChange, {});
    d.emit(ConditionChanged{in.unit, in.condition, in.formation, in.reason}, "CJ-2.2"_rule);
    return {};
}

Result<void> on(Deciding &d, const ChangeCommander &in) {
    const State &s = d.start();
    const PostIndex p = s.findPost(in.commander);
    if (p == kNone)
        return fail(kUnknownCommander, {});
    if (in.reason.empty())
        return fail(kReasonMissing, {});
    if (in.unit) {
        const UnitIndex u = s.find(*in.unit);
        if (u == kNone)
            return fail(kUnknownUnit, {});
        if (s.troops(u).side != s.posts[p].side || !s.unit(u).onTable())
            return fail(kNotOnTable, {in.unit->text()});
    }
    const Post &post = s.posts[p];
    const std::uint32_t with = in.unit && !in.killed ? s.find(*in.unit) : kNone;
    if (post.with == with && (post.status == PostStatus::Killed) == in.killed)
        return fail(kNoChange, {});
    d.emit(CommanderChanged{in.commander, in.killed, in.unit, in.reason}, "CJ-4.6"_rule);
    if (in.killed && s.posts[p].status == PostStatus::Fit && !s.isArmyPost(p))
        d.emit(LeaderlessDue{s.columnId(p)}, "CJ-4.9"_rule);
    return {};
}

Result<void> on(Deciding &d, const ChangeWeather &in) {
    if (in.reason.empty())
        return fail(kReasonMissing, {});
    if (in.weather == d.start().weather)
        return fail(kNoChange, {});
    d.emit(WeatherChanged{in.weather, in.reason}, "CJ-11.7"_rule);
    return {};
}

} // namespace sabretache::battle::corporaljohn
