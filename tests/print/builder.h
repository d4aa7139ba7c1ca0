// Armies to print, built row by row.
#pragma once

#include "oob/changes.h"
#include "oob/orderofbattle.h"

#include <QFile>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace sabretache::tests {

/// Ids that are the same in each run.
inline Uuid uuid(std::uint64_t n) { return {1, n}; }

/// A book built row by row, as a list of units has them.
struct Builder {
    oob::OrderOfBattle book;
    std::map<std::string, ArmyId> armies;
    std::map<std::pair<ArmyId, std::string>, ColumnId> columns;
    std::uint64_t next = 1;

    template <class Id> Id id() { return Id{uuid(next++)}; }
    void command(const std::string &name, ArmyId army, ColumnId column, UnitId unit) {
        if (name.empty())
            return;
        oob::Person person;
        person.id = id<PersonId>();
        person.name = name;
        book.persons.emplace(person.id, person);
        oob::Post post;
        post.id = id<PostId>();
        post.person = person.id;
        post.army = army;
        post.column = column;
        post.unit = unit;
        book.posts.emplace(post.id, post);
    }
    ArmyId army(const std::string &name, const std::string &side, const std::string &commander) {
        if (const auto it = armies.find(name); it != armies.end())
            return it->second;
        oob::Army army;
        army.id = id<ArmyId>();
        army.ordinal = std::int64_t(next);
        army.name = name;
        army.side = side;
        book.armies.emplace(army.id, army);
        command(commander, army.id, {}, {});
        return armies[name] = army.id;
    }
    ColumnId column(ArmyId army, const std::string &name, const std::string &commander) {
        if (const auto it = columns.find({army, name}); it != columns.end())
            return it->second;
        oob::Column column;
        column.id = id<ColumnId>();
        column.parent = oob::Parent::of(army);
        column.ordinal = std::int64_t(next);
        column.name = name;
        book.columns.emplace(column.id, column);
        command(commander, {}, column.id, {});
        return columns[{army, name}] = column.id;
    }
    oob::Unit &unit(ColumnId column, const std::string &name, Arm arm,
                    const std::string &commander) {
        oob::Unit unit;
        unit.id = id<UnitId>();
        unit.parent = oob::Parent::of(column);
        unit.ordinal = std::int64_t(next);
        unit.name = name;
        unit.arm = arm;
        command(commander, {}, {}, unit.id);
        return book.units.emplace(unit.id, unit).first->second;
    }
};

/// The sample's own file, read with as little as will do.
inline Builder blenheim() {
    Builder b;
    QFile file(QStringLiteral(SABRETACHE_SOURCE_DIR "/resources/samples/blenheim-1704.csv"));
    if (!file.open(QIODevice::ReadOnly))
        return b;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    for (qsizetype i = 1; i < lines.size(); ++i) {
        std::vector<std::string> cell;
        for (const QString &text : lines[i].trimmed().split(u','))
            cell.push_back(text.toStdString());
        cell.resize(15);
        const ArmyId army = b.army(cell[1], cell[0], cell[2]);
        const ColumnId column = b.column(army, cell[3], cell[4]);
        oob::Unit &unit = b.unit(column, cell[5], fromWord<Arm>(cell[6]).value(), cell[14]);
        unit.nation = cell[7];
        if (!cell[9].empty())
            unit.present.men = Men(std::stoi(cell[9]));
        if (!cell[10].empty())
            unit.present.guns = Guns(std::stoi(cell[10]));
        const auto set = [&unit](std::string_view field, const std::string &value) {
            unit.fields.set("corporal-john", field, value);
        };
        set("class", cell[11]);
        if (isInfantry(unit.arm)) {
            set("doctrine", cell[12]);
            set("armament", cell[13]);
        } else if (isArtillery(unit.arm)) {
            set("calibre", cell[13]);
        }
    }
    return b;
}

inline const QStringList &awkwardNames() {
    static const QStringList names = {
        QStringLiteral("O'Brien & \"Fils\" <1er>"),
        QStringLiteral("6th Foot"),
        QString::fromUtf8("K\u0142uszy\u0144ski"),
        QString::fromUtf8("Gro\u00dfherzog"),
        QString::fromUtf8("\u017b\u00f3\u0142w, ga\u015bnie ja\u017a\u0144"),
        QStringLiteral(
            "The Combined Converged Grenadier Companies of the Upper Rhenish Circle, with "
            "the Garrison Battalion of the Free Imperial City of Nuremberg and what was "
            "left of the Bishop's own Guard after Donauwoerth"),
    };
    return names;
}

/// @param count units, a column for each eight of them, with every awkward name among them
inline Builder largeArmy(int count) {
    Builder b;
    const ArmyId army =
        b.army(awkwardNames()[0].toStdString(), "Allied", awkwardNames()[5].left(90).toStdString());
    for (int i = 0; i < count; ++i) {
        const QString columnName = i / 8 < awkwardNames().size()
                                       ? awkwardNames()[i / 8]
                                       : QStringLiteral("Column number %1").arg(i / 8 + 1);
        const ColumnId column =
            b.column(army, columnName.toStdString(),
                     awkwardNames()[(i / 8 + 2) % awkwardNames().size()].toStdString());
        const Arm arm = i % 8 == 7 ? Arm::Artillery : i % 8 > 4 ? Arm::Cavalry : Arm::Infantry;
        const QString name = QStringLiteral("Unit%1 ").arg(i) +
                             awkwardNames()[i % awkwardNames().size()] +
                             QStringLiteral(" last%1").arg(i);
        oob::Unit &unit = b.unit(column, name.toStdString(), arm,
                                 awkwardNames()[(i + 3) % awkwardNames().size()].toStdString());
        unit.nation = "Hesse-Kassel";
        if (arm == Arm::Artillery)
            unit.present.guns = Guns(24);
        else
            unit.present.men = Men(900 + i % 40 * 100);
    }
    return b;
}

/// @return an edit that puts everything that was built into an empty book
inline oob::Edit editOf(const Builder &b) {
    oob::Edit edit;
    edit.code = "import";
    edit.args = {"test"};
    const auto add = [&edit](const auto &rows) {
        for (const auto &[id, row] : rows)
            edit.changes.emplace_back(
                oob::RowChange<std::decay_t<decltype(row)>>{std::nullopt, row});
    };
    add(b.book.armies);
    add(b.book.columns);
    add(b.book.units);
    add(b.book.persons);
    add(b.book.posts);
    return edit;
}

} // namespace sabretache::tests
