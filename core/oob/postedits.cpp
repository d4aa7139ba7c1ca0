// Who commands what: posts are given and left, with dates or without.
#include "oob/edits.h"

#include "oob/queries.h"

#include <algorithm>

namespace sabretache::oob {

namespace {

/// @return the row of that id, or null.
template <class Map, class Key> auto find(const Map &map, const Key &key) {
    const auto it = map.find(key);
    return it == map.end() ? nullptr : &it->second;
}

template <class IdType> tl::unexpected<Error> noSuchRow(const IdType &id) {
    return fail(kEditNoSuchRow, {id.text()});
}

Post postFor(const CommandId &command) {
    Post out;
    if (const auto *army = std::get_if<ArmyId>(&command))
        out.army = *army;
    else if (const auto *column = std::get_if<ColumnId>(&command))
        out.column = *column;
    else
        out.unit = std::get<UnitId>(command);
    return out;
}

bool isThere(const OrderOfBattle &book, const CommandId &command) {
    if (const auto *army = std::get_if<ArmyId>(&command))
        return book.armies.contains(*army);
    if (const auto *column = std::get_if<ColumnId>(&command))
        return book.columns.contains(*column);
    return book.units.contains(std::get<UnitId>(command));
}

std::string idText(const CommandId &command) {
    return std::visit([](const auto &id) { return id.text(); }, command);
}

void endPost(const Post &post, const std::string &date, ChangeSet &changes) {
    if (date.empty()) {
        changes.emplace_back(RowChange<Post>{post, {}});
        return;
    }
    Post ended = post;
    ended.until = date;
    changes.emplace_back(RowChange<Post>{post, std::move(ended)});
}

} // namespace

std::optional<Post> currentPost(const OrderOfBattle &book, CommandId command, PostRole role) {
    const Post wanted = postFor(command);
    for (const auto &[id, post] : book.posts)
        if (post.until.empty() && post.role == role && post.army == wanted.army &&
            post.column == wanted.column && post.unit == wanted.unit)
            return post;
    return std::nullopt;
}

Result<Edit> appoint(const OrderOfBattle &book, const IdSource &ids, CommandId command,
                     PersonId person, PostRole role, std::string date) {
    const Person *who = find(book.persons, person);
    if (!who)
        return noSuchRow(person);
    if (!isThere(book, command))
        return fail(kEditNoSuchRow, {idText(command)});
    Edit out{std::string(kAppoint), {who->name, nameOf(book, command)}, {}};
    if (const auto now = currentPost(book, command, role)) {
        if (now->person == person)
            return out;
        endPost(*now, date, out.changes);
    }
    Post post = postFor(command);
    post.id = PostId(ids());
    post.person = person;
    post.role = role;
    post.since = std::move(date);
    out.changes.emplace_back(RowChange<Post>{{}, std::move(post)});
    return out;
}

Result<Edit> appointByName(const OrderOfBattle &book, const IdSource &ids, CommandId command,
                           const std::string &name, PostRole role, std::string date) {
    if (!isThere(book, command))
        return fail(kEditNoSuchRow, {idText(command)});
    if (name.empty()) {
        if (!currentPost(book, command, role))
            return Edit{std::string(kVacate), {nameOf(book, command)}, {}};
        return vacate(book, command, role, std::move(date));
    }
    ArmyId army;
    if (const auto *top = std::get_if<ArmyId>(&command))
        army = *top;
    else if (const auto *column = std::get_if<ColumnId>(&command))
        army = armyOf(book, NodeId(*column));
    else
        army = armyOf(book, NodeId(std::get<UnitId>(command)));
    for (const auto &[id, person] : book.persons)
        if (person.name == name && person.army == army && !person.retired &&
            person.fate != PersonFate::Dead)
            return appoint(book, ids, command, id, role, std::move(date));
    Person person;
    person.id = PersonId(ids());
    person.name = name;
    person.army = army;
    OrderOfBattle work; // only what appoint() looks at
    work.persons.emplace(person.id, person);
    work.armies = book.armies;
    if (const auto *column = std::get_if<ColumnId>(&command))
        work.columns.emplace(*column, book.columns.at(*column));
    if (const auto *unit = std::get_if<UnitId>(&command))
        work.units.emplace(*unit, book.units.at(*unit));
    if (const auto now = currentPost(book, command, role))
        work.posts.emplace(now->id, *now);
    auto out = appoint(work, ids, command, person.id, role, std::move(date));
    if (out)
        out->changes.insert(out->changes.begin(), RowChange<Person>{{}, std::move(person)});
    return out;
}

Result<Edit> vacate(const OrderOfBattle &book, CommandId command, PostRole role, std::string date) {
    const auto now = currentPost(book, command, role);
    if (!now)
        return fail(kEditNoSuchRow, {idText(command)});
    Edit out{std::string(kVacate), {nameOf(book, command)}, {}};
    endPost(*now, date, out.changes);
    return out;
}

} // namespace sabretache::oob
