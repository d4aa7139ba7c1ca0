#include "exchange/treebuilder.h"

#include "exchange/text.h"
#include "exchange/vocabulary.h"

#include <algorithm>
#include <array>

namespace sabretache::exchange {

std::size_t TreeBuilder::army(std::string_view side, std::string_view name, std::size_t line) {
    const auto [it, isNew] =
        m_armies.try_emplace({std::string(side), std::string(name)}, m_reading.armies.size());
    if (isNew)
        newArmy(side, name, line);
    return it->second;
}

std::size_t TreeBuilder::newArmy(std::string_view side, std::string_view name, std::size_t line) {
    ReadArmy army;
    army.value.name = std::string(name);
    army.value.side = std::string(side);
    army.line = line;
    m_reading.armies.push_back(std::move(army));
    return m_reading.armies.size() - 1;
}

std::size_t TreeBuilder::person(std::size_t army, oob::Person person) {
    const std::size_t index = m_reading.persons.size();
    m_reading.persons.push_back({std::move(person), army});
    m_persons.insert(index); // the first of a name is the one whom a name alone means
    return index;
}

std::size_t TreeBuilder::newColumn(Place place, std::string_view name, std::string_view level,
                                   std::size_t line) {
    ReadColumn column;
    column.value.name = std::string(name);
    column.value.level = std::string(level);
    column.place = place;
    column.sequence = m_sequence++;
    column.line = line;
    m_reading.columns.push_back(std::move(column));
    return m_reading.columns.size() - 1;
}

std::size_t TreeBuilder::column(Place place, std::string_view name, std::string_view level,
                                std::size_t line) {
    const auto [it, isNew] =
        m_columns.try_emplace({place, std::string(name)}, m_reading.columns.size());
    if (isNew)
        newColumn(place, name, level, line);
    return it->second;
}

std::size_t TreeBuilder::unit(Place place, oob::Unit &&value, std::size_t line) {
    m_reading.units.push_back({std::move(value), place, m_sequence++, line, {}, {}, {}});
    return m_reading.units.size() - 1;
}

std::size_t TreeBuilder::armyOf(Place place) const {
    while (place.in == Place::In::Column)
        place = m_reading.columns[place.index].place;
    return place.index;
}

std::size_t TreeBuilder::depthOf(Place place) const {
    std::size_t depth = 0;
    for (; place.in == Place::In::Column; place = m_reading.columns[place.index].place)
        ++depth;
    return depth;
}

void TreeBuilder::command(ReadPost::Of of, std::size_t index, std::string_view name,
                          std::string_view rank, std::size_t line) {
    name = trimmed(name);
    if (name.empty())
        return;
    const std::size_t army = of == ReadPost::Of::Army   ? index
                             : of == ReadPost::Of::Unit ? armyOf(m_reading.units[index].place)
                                                        : armyOf({Place::In::Column, index});
    if (of != ReadPost::Of::Unit) {
        const auto post = m_posts.find({of, index});
        if (post != m_posts.end()) {
            const std::string &first =
                m_reading.persons[m_reading.posts[post->second].person].value.name;
            if (first != name) {
                const std::string &what = of == ReadPost::Of::Army
                                              ? m_reading.armies[index].value.name
                                              : m_reading.columns[index].value.name;
                m_reading.warnings.push_back(
                    {line, kCommanderDiffers, {what, first, std::string(name)}, {}});
            }
            return;
        }
    }
    const auto known = m_persons.find(NameInArmy{army, name});
    const std::size_t holder = known != m_persons.end() ? *known : m_reading.persons.size();
    if (known == m_persons.end()) {
        ReadPerson &made = m_reading.persons.emplace_back();
        made.value.name = name;
        made.army = army;
        m_persons.insert(holder);
    }
    ReadPerson &person = m_reading.persons[holder];
    if (person.value.rank.empty())
        person.value.rank = std::string(trimmed(rank));
    if (of != ReadPost::Of::Unit)
        m_posts.emplace(std::pair(of, index), m_reading.posts.size());
    ReadPost post;
    post.person = holder;
    post.of = of;
    post.index = index;
    m_reading.posts.push_back(std::move(post));
}

void TreeBuilder::settleOrderLevels() {
    std::vector<ReadColumn> &columns = m_reading.columns;
    constexpr std::array<std::string_view, 6> kPreferred{"column", "division", "wing",
                                                         "corps",  "line",     "formation"};
    const auto rankOf = [&](const std::string &level) {
        const auto it = std::find(kPreferred.begin(), kPreferred.end(), level);
        return static_cast<std::size_t>(it - kPreferred.begin());
    };
    std::vector<bool> hasColumns(columns.size(), false);
    for (const ReadColumn &column : columns)
        if (column.place.in == Place::In::Column)
            hasColumns[column.place.index] = true;
    for (ReadColumn &column : columns)
        column.value.givesOrders = false;
    // One level for each line of descent: the best on the way from each innermost column up.
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (hasColumns[i])
            continue;
        std::size_t best = i;
        bool already = false;
        for (std::size_t up = i;;) {
            already = already || columns[up].value.givesOrders;
            if (rankOf(columns[up].value.level) < rankOf(columns[best].value.level))
                best = up;
            if (columns[up].place.in != Place::In::Column)
                break;
            up = columns[up].place.index;
        }
        if (!already)
            columns[best].value.givesOrders = true;
    }
}

void liftArmies(Reading &reading, std::size_t provisional) {
    std::vector<std::size_t> tops;
    for (std::size_t i = 0; i < reading.columns.size(); ++i)
        if (reading.columns[i].place == Place{Place::In::Army, provisional})
            tops.push_back(i);
    const bool direct = std::any_of(reading.units.begin(), reading.units.end(), [&](const auto &u) {
        return u.place == Place{Place::In::Army, provisional};
    });
    if (tops.empty() || direct)
        return;
    // One formation at the top is the army, unless its name says that it is but a part of one.
    const std::string_view word = levelOfName(reading.columns[tops.front()].value.name);
    const std::string_view level = word.empty() ? reading.columns[tops.front()].value.level : word;
    if (tops.size() == 1 && (level == "wing" || level == "line" || level == "centre" ||
                             (word.empty() && level == "division")))
        return;
    if (tops.size() > 1) {
        std::size_t armies = 0;
        std::vector<std::string> nations;
        for (const std::size_t i : tops) {
            const oob::Column &column = reading.columns[i].value;
            const std::string kept = folded(column.name);
            const bool named = levelOfName(column.name) == "army" ||
                               kept.find("allied") != std::string::npos ||
                               kept.find("allies") != std::string::npos;
            armies += named ? 1U : 0U;
            if (std::string nation = folded(nationOfName(column.name)); !nation.empty())
                nations.push_back(std::move(nation));
        }
        std::sort(nations.begin(), nations.end());
        const auto different =
            static_cast<std::size_t>(std::unique(nations.begin(), nations.end()) - nations.begin());
        const bool byNation = nations.size() == tops.size() && different == tops.size();
        if (armies != tops.size() && !byNation && armies + nations.size() < tops.size())
            return;
        if (different < 2 && armies != tops.size())
            return;
    }
    // Columns become armies; what pointed at them points at the armies.
    std::vector<std::optional<std::size_t>> armyOf(reading.columns.size());
    std::vector<std::size_t> moved(reading.columns.size());
    for (std::size_t k = 0; k < tops.size(); ++k) {
        const ReadColumn &column = reading.columns[tops[k]];
        ReadArmy army;
        army.value.id = ArmyId();
        army.value.name = column.value.name;
        army.value.side = reading.armies[provisional].value.side;
        army.value.nation = column.value.nation;
        army.value.notes = column.value.notes;
        army.line = column.line;
        if (k == 0) {
            reading.armies[provisional] = std::move(army);
            armyOf[tops[k]] = provisional;
        } else {
            reading.armies.push_back(std::move(army));
            armyOf[tops[k]] = reading.armies.size() - 1;
        }
    }
    std::vector<ReadColumn> kept;
    for (std::size_t i = 0; i < reading.columns.size(); ++i) {
        if (armyOf[i])
            continue;
        moved[i] = kept.size();
        kept.push_back(std::move(reading.columns[i]));
    }
    const auto replaced = [&](Place place) {
        if (place.in != Place::In::Column)
            return place;
        return armyOf[place.index] ? Place{Place::In::Army, *armyOf[place.index]}
                                   : Place{Place::In::Column, moved[place.index]};
    };
    for (ReadColumn &column : kept)
        column.place = replaced(column.place);
    for (ReadUnit &unit : reading.units)
        unit.place = replaced(unit.place);
    reading.columns = std::move(kept);
    // Persons belong to the army of their first post.
    std::vector<std::optional<std::size_t>> armyOfPerson(reading.persons.size());
    for (ReadPost &post : reading.posts) {
        if (post.of == ReadPost::Of::Column) {
            const Place at = replaced({Place::In::Column, post.index});
            post.of = at.in == Place::In::Army ? ReadPost::Of::Army : ReadPost::Of::Column;
            post.index = at.index;
        }
        Place place = post.of == ReadPost::Of::Army   ? Place{Place::In::Army, post.index}
                      : post.of == ReadPost::Of::Unit ? reading.units[post.index].place
                                                      : Place{Place::In::Column, post.index};
        while (place.in == Place::In::Column)
            place = reading.columns[place.index].place;
        if (!armyOfPerson[post.person]) {
            armyOfPerson[post.person] = place.index;
            reading.persons[post.person].army = place.index;
        } else if (*armyOfPerson[post.person] != place.index) {
            // The same name on both sides is two persons.
            ReadPerson other = reading.persons[post.person];
            other.army = place.index;
            std::size_t found = reading.persons.size();
            for (std::size_t p = 0; p < reading.persons.size(); ++p)
                if (reading.persons[p].army == place.index &&
                    reading.persons[p].value.name == other.value.name && armyOfPerson[p])
                    found = p;
            if (found == reading.persons.size()) {
                reading.persons.push_back(std::move(other));
                armyOfPerson.push_back(place.index);
            }
            post.person = found;
        }
    }
}

void settleNations(Reading &reading) {
    for (ReadArmy &army : reading.armies)
        if (army.value.nation.empty())
            army.value.nation = nationOfName(army.value.name);
    std::vector<std::string> ofColumn(reading.columns.size());
    for (std::size_t i = 0; i < reading.columns.size(); ++i) {
        // Parents come before their children, whatever the file's order: columns are made so.
        ReadColumn &column = reading.columns[i];
        ofColumn[i] =
            column.value.nation.empty() ? nationOfName(column.value.name) : column.value.nation;
        if (ofColumn[i].empty())
            ofColumn[i] = column.place.in == Place::In::Army
                              ? reading.armies[column.place.index].value.nation
                              : ofColumn[column.place.index];
    }
    for (ReadUnit &unit : reading.units) {
        if (!unit.value.nation.empty())
            continue;
        unit.value.nation = nationOfName(unit.value.name);
        if (unit.value.nation.empty())
            unit.value.nation = unit.place.in == Place::In::Army
                                    ? reading.armies[unit.place.index].value.nation
                                    : ofColumn[unit.place.index];
    }
}

void applyRates(Reading &reading, const Mapping &mapping) {
    for (ReadUnit &unit : reading.units) {
        oob::Unit &u = unit.value;
        if (u.present.men)
            continue;
        std::int64_t men = 0;
        bool known = false;
        const auto add = [&](std::optional<Hundredths> count, std::optional<std::int32_t> rate) {
            if (!count || !rate)
                return;
            men += (static_cast<std::int64_t>(count->value) * *rate + 50) / 100;
            known = true;
        };
        add(u.battalions, mapping.menPerBattalion);
        add(u.squadrons, mapping.menPerSquadron);
        if (!known || men > 100'000'000)
            continue;
        u.present.men = Men(static_cast<std::int32_t>(men));
        u.present.estimated = true;
        reading.warnings.push_back({unit.line, kNumberFromRate, {u.name, std::to_string(men)}, {}});
    }
}

Sums sumsOf(const Reading &reading) {
    Sums out;
    for (const ReadUnit &unit : reading.units) {
        ++out.units;
        out.men += unit.value.present.men ? unit.value.present.men->value : 0;
        out.guns += unit.value.present.guns ? unit.value.present.guns->value : 0;
    }
    return out;
}

} // namespace sabretache::exchange
