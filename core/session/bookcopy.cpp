#include "session/bookcopy.h"

#include "store/bookfile.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <set>

namespace sabretache::session {

namespace {

template <class T> void add(oob::Edit &edit, const T &row) {
    edit.changes.emplace_back(oob::RowChange<T>{std::nullopt, row});
}

/// Everything of the armies as rows to be added, parents before their children.
oob::Edit rowsOf(const oob::OrderOfBattle &book, std::span<const ArmyId> armies) {
    oob::Edit edit;
    edit.code = std::string(kCopyArmies);
    std::string names;
    std::set<std::string, std::less<>> nations;
    std::set<ColumnId> columns;
    std::set<UnitId> units;
    const std::set<ArmyId> chosen(armies.begin(), armies.end());
    for (const auto &[key, setting] : book.settings)
        // The new book has its rule set already.
        if (key.starts_with("option/") || key == oob::kSettingSource)
            add(edit, setting);
    for (const ArmyId id : chosen) {
        const oob::Army &army = book.armies.at(id);
        names += (names.empty() ? "" : ", ") + army.name;
        nations.insert(army.nation);
        add(edit, army);
    }
    edit.args = {names};
    // Retired units are under the army too: the walk leaves them out, so the rows are looked
    // through, each pass one level deeper.
    for (bool more = true; more;) {
        more = false;
        for (const auto &[id, column] : book.columns)
            if (!columns.contains(id) &&
                (chosen.contains(column.parent.army) || columns.contains(column.parent.column))) {
                columns.insert(id);
                nations.insert(column.nation);
                add(edit, column);
                more = true;
            }
    }
    for (const auto &[id, unit] : book.units)
        if (chosen.contains(unit.parent.army) || columns.contains(unit.parent.column)) {
            units.insert(id);
            nations.insert(unit.nation);
            add(edit, unit);
        }
    std::vector<const oob::Post *> posts;
    std::set<PersonId> persons;
    for (const auto &[id, person] : book.persons)
        if (chosen.contains(person.army))
            persons.insert(id);
    for (const auto &[id, post] : book.posts)
        if (chosen.contains(post.army) || columns.contains(post.column) ||
            units.contains(post.unit)) {
            posts.push_back(&post);
            persons.insert(post.person);
        }
    for (const PersonId id : persons) {
        oob::Person person = book.persons.at(id);
        if (!chosen.contains(person.army)) // lent by an army that stays behind
            person.army = armies.front();
        nations.insert(person.nation);
        add(edit, person);
    }
    for (const oob::Post *post : posts)
        add(edit, *post);
    for (const std::string &name : nations)
        if (const auto it = book.nations.find(name); it != book.nations.end())
            add(edit, it->second);
    return edit;
}

} // namespace

Result<void> copyArmies(const BookSession &from, std::span<const ArmyId> armies,
                        const QString &path, const battle::EngineList &engines) {
    return copyArmies(from.book(), armies, path, from.ruleSets(), from.ruleSet().id(), engines);
}

Result<void> copyArmies(const oob::OrderOfBattle &book, std::span<const ArmyId> armies,
                        const QString &path, const rules::RuleSetList &ruleSets,
                        std::string_view ruleSet, const battle::EngineList &engines,
                        const WriteProgress &progress) {
    for (const ArmyId id : armies)
        if (!book.armies.contains(id))
            return fail(kArmyMissing, {id.text()});
    if (armies.empty())
        return fail(kArmyMissing, {""});
    if (QFileInfo(path).isDir())
        return fail(store::kBookIsFolder, {path.toStdString()});
    if (QFileInfo::exists(path))
        return fail(store::kBookExists, {path.toStdString()});
    const QString making = path + QStringLiteral(".making");
    QFile::remove(making);
    auto made = BookSession::create(making, ruleSets, engines, ruleSet);
    if (!made) {
        Error error = made.error(); // it is the book's own name that the user knows
        if (!error.args.empty())
            error.args.front() = path.toStdString();
        return tl::unexpected(error);
    }
    auto done = (*made)->apply(rowsOf(book, armies), progress);
    if (done)
        done = (*made)->saveCopy(path);
    made->reset();
    QFile::remove(making);
    return done;
}

} // namespace sabretache::session
