#include "oob/changes.h"

#include "oob/rowsof.h"

#include <algorithm>
#include <type_traits>

namespace sabretache::oob {

namespace {

using detail::keyOf;
using detail::rowsOf;

template <class T> Result<void> applyOne(OrderOfBattle &book, const RowChange<T> &change) {
    const T &any = change.after ? *change.after : *change.before;
    auto &map = rowsOf<T>(book);
    const auto &key = keyOf(any);
    // New ids are mostly the greatest: those of an import go in one behind the other.
    const bool last = map.empty() || map.key_comp()(map.rbegin()->first, key);
    const auto it = last ? map.end() : map.lower_bound(key);
    const bool present = it != map.end() && !map.key_comp()(key, it->first);
    if (present != change.before.has_value() || (present && it->second != *change.before))
        return fail(kEditOutOfDate, {detail::keyText(keyOf(any))});
    if (!change.after)
        map.erase(it);
    else if (present)
        it->second = *change.after;
    else
        map.emplace_hint(it, key, *change.after);
    return {};
}

template <class T> RowChange<T> turned(const RowChange<T> &c) { return {c.after, c.before}; }

AnyChange turned(const AnyChange &any) {
    return std::visit([](const auto &c) { return AnyChange(turned(c)); }, any);
}

bool parentExists(const OrderOfBattle &book, const Parent &p) {
    if (p.army.isNull() == p.column.isNull())
        return false;
    return p.column.isNull() ? book.armies.contains(p.army) : book.columns.contains(p.column);
}

bool withinItself(const OrderOfBattle &book, const Column &column) {
    ColumnId up = column.parent.column;
    for (std::size_t steps = 0; !up.isNull(); ++steps) {
        if (up == column.id || steps > book.columns.size())
            return true;
        const auto it = book.columns.find(up);
        if (it == book.columns.end())
            return false;
        up = it->second.parent.column;
    }
    return false;
}

/// Checks the rows that a change touched, once all changes are in.
Result<void> checkTree(const OrderOfBattle &book, const ChangeSet &changes) {
    for (const AnyChange &any : changes) {
        if (const auto *c = std::get_if<RowChange<Column>>(&any); c && c->after) {
            const auto it = book.columns.find(c->after->id);
            if (it == book.columns.end())
                continue;
            if (!parentExists(book, it->second.parent) || withinItself(book, it->second))
                return fail(kEditBreaksTree, {it->second.name});
        }
        if (const auto *u = std::get_if<RowChange<Unit>>(&any); u && u->after) {
            const auto it = book.units.find(u->after->id);
            if (it != book.units.end() && !parentExists(book, it->second.parent))
                return fail(kEditBreaksTree, {it->second.name});
        }
    }
    return {};
}

} // namespace

Edit reversed(const Edit &edit) {
    Edit out{edit.code, edit.args, {}};
    out.changes.reserve(edit.changes.size());
    for (auto it = edit.changes.rbegin(); it != edit.changes.rend(); ++it)
        out.changes.push_back(turned(*it));
    return out;
}

Result<void> applyChanges(OrderOfBattle &book, const ChangeSet &changes) {
    std::size_t done = 0;
    Result<void> result;
    for (; done < changes.size() && result; ++done)
        result = std::visit([&](const auto &c) { return applyOne(book, c); }, changes[done]);
    if (!result)
        --done;
    else
        result = checkTree(book, changes);
    if (!result) // take back what was done, newest first
        while (done > 0)
            static_cast<void>(std::visit([&](const auto &c) { return applyOne(book, c); },
                                         turned(changes[--done])));
    return result;
}

} // namespace sabretache::oob
