// A small campaign for tests: two sides, an army each, on a road from Ulm to Augsburg.
//
//   Ulm (3 days) Dillingen (2 days) Donauwörth (3 days) Augsburg
//
// Allied, at Ulm: Row 2,500 men class 3, Wood 1,200 horse class 4, a battery of 24 guns (8 crew).
// French, at Augsburg: Navarre 2,300 men class 4, Artois 2,000 men class 5, Silly 1,300 horse
// class 6, a battery of 12 guns (4 crew). Castings: 25, 12, 8 and 23, 20, 13, 4.
#pragma once

#include "campaign/returns.h"
#include "campaign/turns.h"
#include "oob/edits.h"
#include "rules/beerstein/beerstein.h"
#include "rules/corporaljohn/descriptor.h"

#include <QtTest/QTest>

namespace sabretache::campaign::test {

class Table {
public:
    explicit Table(bool map = true, const rules::RuleSet &set = rules::corporaljohn::ruleSet())
        : rules(set), ids(countedIds(7)) {
        allied = army("Grand Alliance", "Allied", 1);
        french = army("Two Crowns", "French", 2);
        foot = column(allied, "Foot", 1);
        right = column(french, "Right wing", 1);
        row = unit(oob::Parent::of(foot), "Row's brigade", Arm::Infantry, 2500, 0, "3", 1);
        wood = unit(oob::Parent::of(allied), "Wood's horse", Arm::Cavalry, 1200, 0, "4", 2);
        guns = unit(oob::Parent::of(allied), "Allied battery", Arm::Artillery, 0, 24, "4", 3);
        navarre = unit(oob::Parent::of(right), "Navarre", Arm::Infantry, 2300, 0, "4", 1);
        artois = unit(oob::Parent::of(right), "Artois", Arm::Infantry, 2000, 0, "5", 2);
        silly = unit(oob::Parent::of(french), "Silly's horse", Arm::Cavalry, 1300, 0, "6", 3);
        frenchGuns = unit(oob::Parent::of(french), "French battery", Arm::Artillery, 0, 12, "4", 4);
        marlborough = person(allied, "Marlborough", "captain-general", oob::CommandId(allied));
        cutts = person(allied, "Cutts", "lieutenant-general", oob::CommandId(foot));
        rowHimself = person(allied, "Row", "brigadier", oob::CommandId(row));
        churchill = person(allied, "Churchill", "general", std::nullopt);
        orkney = person(allied, "Orkney", "lieutenant-general", std::nullopt);
        tallard = person(french, "Tallard", "marshal", oob::CommandId(french));
        clerambault = person(french, "Clérambault", "lieutenant-général", oob::CommandId(right));
        // Establishments: Artois could have 24, and Wood 16.
        book.units.at(artois).establishment.men = Men(2400);
        book.units.at(wood).establishment.men = Men(1600);
        Beginning beginning;
        beginning.name = "The Danube";
        beginning.start = "1704-06-30";
        beginning.map = map;
        beginning.lastTurn = 4;
        perform(beginCampaign(context(), beginning));
        if (map) {
            ulm = place("Ulm", 1, "Allied");
            dillingen = place("Dillingen", 1, "");
            donauwoerth = place("Donauwörth", 2, "");
            augsburg = place("Augsburg", 1, "French");
            road(ulm, dillingen, 3);
            road(dillingen, donauwoerth, 2);
            road(donauwoerth, augsburg, 3);
            perform(placeArmy(context(), allied, ulm));
            perform(placeArmy(context(), french, augsburg));
        }
    }

    Context context() const { return {book, rules, ids}; }
    /// Does an edit, as a session would; keeps it, so that it can be undone.
    bool perform(const Result<oob::Edit> &edit) {
        if (!edit) {
            qWarning("%s", qPrintable(QString::fromStdString(std::string(edit.error().code))));
            return false;
        }
        const auto done = oob::applyChanges(book, edit->changes);
        if (done)
            edits.push_back(*edit);
        return done.has_value();
    }
    Campaign campaign() const { return readCampaign(book).value(); }
    std::vector<Entry> entries() const { return readEntries(book).value(); }
    const UnitRecord record(UnitId id) const { return campaign().units.at(id); }
    Standing standing(std::string_view side) const {
        for (const Standing &s : standings(context()))
            if (s.side == side)
                return s;
        return {};
    }
    FightId fight(const std::string &name, PlaceId where = {}) {
        FightPlan plan;
        plan.name = name;
        plan.date = "1704-07-02";
        plan.place = where;
        plan.first = "Allied";
        plan.second = "French";
        FightId id;
        perform(planFight(context(), plan, &id));
        return id;
    }
    Return paper(FightId id) const { return readReturn(book, id).value(); }
    ReturnLine &line(Return &paper, UnitId unit) const {
        for (ReturnLine &l : paper.lines)
            if (l.unit == unit)
                return l;
        qFatal("no such line");
    }
    ReturnPerson &person(Return &paper, PersonId id) const {
        for (ReturnPerson &p : paper.persons)
            if (p.person == id)
                return p;
        qFatal("no such person");
    }
    /// Enters a return: what happened, who held the field, all dice showing `face`.
    bool enter(FightId id, Return paper, const std::string &held, bool decisive,
               std::uint8_t face) {
        Fight head = campaign().fights.at(id);
        head.held = held;
        head.decisive = decisive;
        rollAll(paper, head, campaign().figures(), [&](const dice::RollRequest &request) {
            return dice::Faces(static_cast<std::size_t>(request.count.value), face);
        });
        return perform(changeReturn(context(), std::move(paper), head));
    }

    const rules::RuleSet &rules;
    IdSource ids;
    oob::OrderOfBattle book;
    std::vector<oob::Edit> edits;
    ArmyId allied, french;
    ColumnId foot, right;
    UnitId row, wood, guns, navarre, artois, silly, frenchGuns;
    PersonId marlborough, cutts, rowHimself, churchill, orkney, tallard, clerambault;
    PlaceId ulm, dillingen, donauwoerth, augsburg;

private:
    ArmyId army(const std::string &name, const std::string &side, oob::Ordinal at) {
        oob::Army out;
        out.id = ArmyId(ids());
        out.name = name;
        out.side = side;
        out.ordinal = at;
        book.armies.emplace(out.id, out);
        return out.id;
    }
    ColumnId column(ArmyId of, const std::string &name, oob::Ordinal at) {
        oob::Column out;
        out.id = ColumnId(ids());
        out.parent = oob::Parent::of(of);
        out.name = name;
        out.ordinal = at;
        book.columns.emplace(out.id, out);
        return out.id;
    }
    UnitId unit(oob::Parent parent, const std::string &name, Arm arm, int men, int real,
                const std::string &quality, oob::Ordinal at) {
        oob::Unit out;
        out.id = UnitId(ids());
        out.parent = parent;
        out.name = name;
        out.arm = arm;
        out.ordinal = at;
        if (men > 0)
            out.present.men = Men(men);
        if (real > 0)
            out.present.guns = Guns(real);
        out.establishment = out.present;
        out.fields.set("corporal-john", "class", quality);
        book.units.emplace(out.id, out);
        return out.id;
    }
    PersonId person(ArmyId of, const std::string &name, const std::string &rank,
                    const std::optional<oob::CommandId> &post) {
        oob::Person out;
        out.id = PersonId(ids());
        out.name = name;
        out.rank = rank;
        out.army = of;
        book.persons.emplace(out.id, out);
        if (post) {
            oob::Post held;
            held.id = PostId(ids());
            held.person = out.id;
            if (const auto *a = std::get_if<ArmyId>(&*post))
                held.army = *a;
            else if (const auto *c = std::get_if<ColumnId>(&*post))
                held.column = *c;
            else
                held.unit = std::get<UnitId>(*post);
            book.posts.emplace(held.id, held);
        }
        return out.id;
    }
    PlaceId place(const std::string &name, int points, const std::string &supplies) {
        Place out;
        out.id = PlaceId(ids());
        out.name = name;
        out.points = points;
        out.supplies = supplies;
        out.holder = supplies;
        perform(putPlace(context(), out));
        return out.id;
    }
    void road(PlaceId from, PlaceId to, int days) {
        perform(putRoad(context(), {{}, from, to, days}));
    }
};

} // namespace sabretache::campaign::test
