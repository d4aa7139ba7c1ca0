// A campaign of 50 battles with 100 units a side, and an empty book, both on disk. Made up.
#pragma once

#include "campaign/returns.h"
#include "campaign/turns.h"
#include "oob/edits.h"
#include "rules/corporaljohn/descriptor.h"
#include "store/bookfile.h"

#include <QCoreApplication>
#include <QTemporaryDir>

namespace longcampaign {

using namespace sabretache;
using namespace sabretache::campaign;

inline store::Surroundings around() {
    store::Surroundings out = store::Surroundings::ofSystem();
    out.backupFolder.clear();
    return out;
}

inline void die(const char *what) { qFatal("%s", what); }

/// Makes the two books once.
struct Books {
    QTemporaryDir folder;
    QString empty = folder.filePath(QStringLiteral("empty.sabretache"));
    QString large = folder.filePath(QStringLiteral("large.sabretache"));
    oob::OrderOfBattle book;

    Books() {
        if (!store::BookFile::create(empty, around()))
            die("no empty book");
        const IdSource ids = countedIds(3);
        for (int side = 0; side < 2; ++side) {
            oob::Army army;
            army.id = ArmyId(ids());
            army.name = side == 0 ? "First" : "Second";
            army.side = army.name;
            army.ordinal = side;
            book.armies.emplace(army.id, army);
            for (int i = 0; i < 100; ++i) {
                oob::Unit unit;
                unit.id = UnitId(ids());
                unit.parent = oob::Parent::of(army.id);
                unit.ordinal = i;
                unit.name = "Brigade " + std::to_string(i);
                unit.present.men = Men(2400);
                unit.establishment = unit.present;
                unit.fields.set("corporal-john", "class", "4");
                book.units.emplace(unit.id, unit);
            }
        }
        const Context context{book, rules::corporaljohn::ruleSet(), ids};
        const auto act = [&](const Result<oob::Edit> &edit) {
            if (!edit || !oob::applyChanges(book, edit->changes))
                die("an act is refused");
        };
        Beginning beginning;
        beginning.name = "Long";
        beginning.start = "1704-05-01";
        act(beginCampaign(context, beginning));
        dice::ProgramDice dice(1);
        for (int battle = 0; battle < 50; ++battle) {
            FightPlan plan;
            plan.name = "Battle " + std::to_string(battle);
            plan.first = "First";
            plan.second = "Second";
            FightId id;
            act(planFight(context, plan, &id));
            Return paper = *readReturn(book, id);
            for (ReturnLine &line : paper.lines) {
                line.fought = true;
                line.lost = std::min(line.start, int(dice.below(3)));
            }
            Fight head = readCampaign(book)->fights.at(id);
            head.held = battle % 2 ? "First" : "Second";
            rollAll(paper, head, Figures(),
                    [&](const dice::RollRequest &roll) { return dice.roll(roll); });
            act(changeReturn(context, paper, head));
            act(applyReturn(context, id));
            act(endTurn(context));
        }
        auto file = store::BookFile::create(large, around());
        if (!file)
            die("no large book");
        oob::Edit all{"import", {}, {}};
        for (const auto &[id, row] : book.armies)
            all.changes.push_back(oob::RowChange<oob::Army>{std::nullopt, row});
        for (const auto &[id, row] : book.units)
            all.changes.push_back(oob::RowChange<oob::Unit>{std::nullopt, row});
        for (const auto &[id, row] : book.documents)
            all.changes.push_back(oob::RowChange<oob::Document>{std::nullopt, row});
        if (!(*file)->write(all, store::JournalKind::Edit))
            die("the large book is not written");
    }
};

} // namespace longcampaign
