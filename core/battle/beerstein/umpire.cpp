// The umpire's hand: every change is an event with its reason.
#include "battle/beerstein/deciding.h"

namespace sabretache::battle::beerstein {

Result<void> on(Deciding &d, const ChangeStrength &in) {
    const State &s = d.start();
    const UnitIndex u = s.find(in.unit);
    if (const auto why = presentWhy(s, u))
        return tl::unexpected(*why);
    if (in.reason.empty())
        return fail(kReasonMissing);
    if (in.points < Points(1) || in.points > s.troops(u).start)
        return fail(kValueRange, {"points"}, "BB-1.2"_rule);
    if (in.points == s.unit(u).number)
        return fail(kNoChange, {}, "BB-1.2"_rule);
    d.emit(StrengthChanged{in.unit, in.points, in.reason}, "BB-1.3"_rule);
    return {};
}

Result<void> on(Deciding &d, const ChangeLeader &in) {
    const State &s = d.start();
    const PostIndex p = s.findPost(in.leader);
    if (p == kNone)
        return fail(kUnknownLeader, {in.leader.text()});
    if (s.posts[p].status != PostStatus::Fit)
        return fail(kLeaderOut, {in.leader.text()}, "BB-6.3"_rule);
    if (in.reason.empty())
        return fail(kReasonMissing);
    if (in.unit) {
        const UnitIndex u = s.find(*in.unit);
        if (const auto why = presentWhy(s, u))
            return tl::unexpected(*why);
        if (s.troops(u).side != s.posts[p].side)
            return fail(kNotAFriend, {in.unit->text()}, "BB-6.3"_rule);
        if (s.unit(u).leader != kNone && s.unit(u).leader != p)
            return fail(kHasLeader, {in.unit->text()}, "BB-6.3"_rule);
    }
    const UnitIndex with = in.unit ? s.find(*in.unit) : kNone;
    if (in.fate == LeaderFate::Unhurt && s.posts[p].with == with)
        return fail(kNoChange, {}, "BB-6.3"_rule);
    d.emit(LeaderChanged{in.leader, in.fate, in.unit, in.reason}, "BB-6.3"_rule);
    return {};
}

Result<void> on(Deciding &d, const TakeOffTable &in) {
    const State &s = d.start();
    if (const auto why = presentWhy(s, s.find(in.unit)))
        return tl::unexpected(*why);
    if (in.reason.empty())
        return fail(kReasonMissing);
    d.emit(TakenOffTable{in.unit, in.reason}, "BB-5.5"_rule);
    return {};
}

} // namespace sabretache::battle::beerstein
