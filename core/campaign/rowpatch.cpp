#include "campaign/rowpatch.h"

#include "base/fields.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <type_traits>

namespace sabretache::campaign {

namespace {

constexpr std::string_view kKeep = "keep."; ///< the first n of a list
constexpr std::string_view kDrop = "drop."; ///< a field that was not there

std::string named(std::string_view prefix, std::string_view field) {
    return std::string(prefix) + std::string(field);
}

template <class T>
inline constexpr bool kIsList =
    std::is_same_v<T, std::vector<std::string>> || std::is_same_v<T, std::vector<std::int64_t>>;

/// The length of `before`, where `after` is the same list and more.
std::optional<std::int64_t> grewFrom(const Value &before, const Value &after) {
    return std::visit(
        [&]<class List>(const List &list) -> std::optional<std::int64_t> {
            if constexpr (kIsList<List>) {
                const auto *longer = std::get_if<List>(&after);
                if (longer && list.size() < longer->size() &&
                    std::equal(list.begin(), list.end(), longer->begin()))
                    return static_cast<std::int64_t>(list.size());
            }
            return std::nullopt;
        },
        before);
}

bool shorten(Value &value, std::int64_t to) {
    return std::visit(
        [&]<class List>(List &list) {
            if constexpr (kIsList<List>) {
                if (to < 0 || static_cast<std::size_t>(to) > list.size())
                    return false;
                list.resize(static_cast<std::size_t>(to));
                return true;
            }
            return false;
        },
        value);
}

} // namespace

std::string patchBack(const Record &before, const Record &after) {
    Record patch;
    patch.kind = before.kind;
    for (const auto &[name, value] : before.fields) {
        const Value *now = after.find(name);
        if (now && *now == value)
            continue;
        if (const auto kept = now ? grewFrom(value, *now) : std::nullopt)
            patch.set(named(kKeep, name), *kept);
        else
            patch.set(name, value);
    }
    for (const auto &[name, value] : after.fields)
        if (!before.find(name))
            patch.set(named(kDrop, name), true);
    return toJson(patch);
}

Result<Record> patched(Record after, std::string_view patch) {
    auto read = recordFromJson(patch);
    if (!read)
        return read;
    if (read->kind != after.kind)
        return fail(kFieldWrong, {"kind", after.kind});
    for (const auto &[name, value] : read->fields) {
        if (name.starts_with(kKeep)) {
            const std::string field = name.substr(kKeep.size());
            const Value *now = after.find(field);
            const auto *kept = std::get_if<std::int64_t>(&value);
            Value list = now ? *now : Value();
            if (!kept || !shorten(list, *kept))
                return fail(kFieldWrong, {field, after.kind});
            after.set(field, std::move(list));
        } else if (name.starts_with(kDrop)) {
            after.remove(name.substr(kDrop.size()));
        } else {
            after.set(name, value);
        }
    }
    return after;
}

} // namespace sabretache::campaign
