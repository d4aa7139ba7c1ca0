#include "exchange/battlescribe.h"

#include "exchange/numbers.h"
#include "exchange/text.h"
#include "exchange/treebuilder.h"
#include "exchange/vocabulary.h"
#include "exchange/xml.h"

#include <algorithm>
#include <vector>

namespace sabretache::exchange {

namespace {

/// A selection that is open in the stream.
struct Selection {
    std::string name;
    std::string type;
    std::int64_t number = 1;
    std::int64_t models = 0;
    double points = 0;
    std::string category;
    std::size_t line = 0;
    bool holdsUnits = false;
};

bool isUnitType(const std::string &type) { return type == "unit" || type == "model"; }

} // namespace

bool looksLikeXml(std::string_view text) {
    const std::string_view plain = trimmed(text.substr(0, 4096));
    return !plain.empty() && plain.front() == '<';
}

Result<Reading> readBattleScribe(std::string_view text, std::string_view fallbackName) {
    Reading reading;
    reading.format = Format::BattleScribe;
    TreeBuilder tree(reading);
    XmlReader xml(text);
    std::optional<std::size_t> army;
    std::vector<Place> forces;
    std::vector<Selection> open;
    bool first = true;
    const auto finish = [&](Selection &done) {
        // A model within a unit adds to it; a unit stands for itself wherever it is.
        const bool withinUnit = std::any_of(open.begin(), open.end(),
                                            [](const Selection &s) { return isUnitType(s.type); });
        if (withinUnit) {
            Selection &outer = open.back();
            outer.points += done.points;
            outer.models += done.type == "model" ? done.number : done.models;
            return;
        }
        if (!isUnitType(done.type)) {
            if (!done.holdsUnits)
                reading.ignored.push_back(
                    {done.line, kIgnoredRow, {"selection"}, shownText(done.name)});
            return;
        }
        for (Selection &outer : open)
            outer.holdsUnits = true;
        oob::Unit unit;
        unit.name = done.name;
        const std::int64_t models =
            done.type == "model" ? std::max(done.number, done.models) : done.models;
        std::optional<Arm> arm = armOfName(done.name);
        if (!arm)
            arm = armOfName(done.category);
        unit.arm = arm.value_or(Arm::Infantry);
        if (models > 0)
            unit.notes = "models: " + std::to_string(models);
        if (done.points > 0) {
            std::string points = std::to_string(done.points);
            points.erase(points.find_last_not_of('0') + 1);
            if (!points.empty() && points.back() == '.')
                points.pop_back();
            unit.notes += (unit.notes.empty() ? "points: " : "\npoints: ") + points;
        }
        const Place place = forces.empty() ? Place{Place::In::Army, *army} : forces.back();
        const std::size_t index = tree.unit(place, std::move(unit), done.line);
        reading.units[index].rawCount = std::to_string(models);
        if (!arm)
            reading.warnings.push_back({done.line,
                                        kArmGuessed,
                                        {done.name, std::string(word(Arm::Infantry))},
                                        shownText(done.name)});
    };
    while (xml.next()) {
        if (xml.starts()) {
            if (first) {
                first = false;
                if (xml.named(u"catalogue") || xml.named(u"gameSystem"))
                    return fail(kCatalogue, {});
                if (!xml.named(u"roster"))
                    return fail(kFileNotAList, {});
                const std::string name = xml.attribute(u"name");
                army = tree.army({}, name.empty() ? std::string(fallbackName) : name, 1);
            } else if (xml.named(u"force")) {
                const Place place = forces.empty() ? Place{Place::In::Army, *army} : forces.back();
                std::string name = xml.attribute(u"name");
                if (const std::string catalogue = xml.attribute(u"catalogueName");
                    !catalogue.empty())
                    name = name.empty() ? catalogue : catalogue + " – " + name;
                forces.push_back(
                    {Place::In::Column, tree.newColumn(place, name, "force", xml.line())});
            } else if (xml.named(u"selection")) {
                Selection selection;
                selection.name = xml.attribute(u"customName");
                if (selection.name.empty())
                    selection.name = xml.attribute(u"name");
                selection.type = xml.attribute(u"type");
                selection.number = std::clamp<std::int64_t>(xml.number(u"number", 1), 0, kMostMen);
                selection.line = xml.line();
                open.push_back(std::move(selection));
            } else if (xml.named(u"cost") && !open.empty()) {
                const std::string name = folded(xml.attribute(u"name"));
                if (name == "pts" || name == "points")
                    open.back().points +=
                        QString::fromStdString(xml.attribute(u"value")).toDouble();
            } else if (xml.named(u"category") && !open.empty() && open.back().category.empty()) {
                open.back().category = xml.attribute(u"name");
            }
        } else if (xml.ends()) {
            if (xml.named(u"selection") && !open.empty()) {
                Selection done = std::move(open.back());
                open.pop_back();
                finish(done);
            } else if (xml.named(u"force") && !forces.empty()) {
                forces.pop_back();
            }
        }
    }
    if (xml.error())
        return tl::unexpected(*xml.error());
    if (!army)
        return fail(kFileNotAList, {});
    tree.settleOrderLevels();
    return reading;
}

} // namespace sabretache::exchange
