#include "exchange/csvform.h"

#include "exchange/jsonparts.h"
#include "exchange/numbers.h"
#include "exchange/text.h"
#include "oob/queries.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <vector>

namespace sabretache::exchange {

namespace {

/// The fields that have places among the first columns, in the order of those places.
constexpr std::array<std::string_view, 3> kBaseFields{"class", "doctrine", "armament"};
constexpr std::string_view kBaseSet = "corporal-john";

bool hasEdgeBlanks(const std::string &text) { return trimmed(text).size() != text.size(); }

class CsvWriter {
public:
    CsvWriter(const oob::OrderOfBattle &book, std::span<const ArmyId> armies,
              const rules::RuleSetList &ruleSets)
        : m_book(book), m_armies(armies), m_ruleSets(ruleSets) {
        for (const auto &[id, column] : book.columns)
            m_children[column.parent].push_back({column.ordinal, id});
        for (const auto &[id, unit] : book.units)
            m_children[unit.parent].push_back({unit.ordinal, id});
        for (auto &[parent, children] : m_children)
            std::sort(children.begin(), children.end());
        for (const auto &[id, post] : book.posts)
            m_posts[{post.army.uuid, post.column.uuid, post.unit.uuid}].push_back(&post);
        for (const auto &[id, person] : book.persons)
            ++m_sameName[{person.army, person.name}];
        findFields();
    }

    std::string run() {
        m_out = kCsvHead;
        for (const auto &[set, key] : m_fields)
            m_out += ',' + fieldHead(set, key);
        m_out += ",notes,source,army_id,column_id,unit_id,more\n";
        for (const ArmyId id : m_armies)
            if (const auto it = m_book.armies.find(id); it != m_book.armies.end())
                army(it->second);
        return std::move(m_out);
    }

private:
    using Child = std::pair<oob::Ordinal, oob::NodeId>;
    using Holder = std::tuple<Uuid, Uuid, Uuid>;

    /// A field stands in a column of its own when it fits the unit's arm and its values; what does
    /// not is kept in the last cell as it is.
    const rules::UnitFieldSpec *spec(std::string_view set, std::string_view key, Arm arm,
                                     const std::string &value) const {
        const rules::RuleSet *ruleSet = m_ruleSets.find(set);
        if (!ruleSet)
            return nullptr;
        for (const rules::UnitFieldSpec &one : ruleSet->unitFields())
            if (one.key == key && one.appliesTo(arm) && rules::checkValue(one, value))
                return &one;
        return nullptr;
    }
    static bool isBase(std::string_view set, std::string_view key, Arm arm) {
        if (set != kBaseSet)
            return false;
        if (isArtillery(arm) && key == "calibre")
            return true;
        return std::find(kBaseFields.begin(), kBaseFields.end(), key) != kBaseFields.end() &&
               !(isArtillery(arm) && key == "armament");
    }
    void findFields() {
        std::set<std::pair<std::string, std::string>> used;
        for (const auto &[id, unit] : m_book.units)
            for (const auto &[set, values] : unit.fields)
                for (const auto &[key, value] : values)
                    if (spec(set, key, unit.arm, value) && !isBase(set, key, unit.arm))
                        used.emplace(set, key);
        m_fields.assign(used.begin(), used.end());
    }
    /// "quality" where no other rule set has a field of that name, else "beerstein/quality".
    std::string fieldHead(const std::string &set, const std::string &key) const {
        std::size_t sets = 0;
        for (const rules::RuleSet *ruleSet : m_ruleSets.all())
            for (const rules::UnitFieldSpec &one : ruleSet->unitFields())
                sets += one.key == key ? 1U : 0U;
        return sets == 1 ? key : set + '/' + key;
    }

    // ---- commanders

    const std::vector<const oob::Post *> &postsOf(const Holder &holder) const {
        static const std::vector<const oob::Post *> none;
        const auto it = m_posts.find(holder);
        return it == m_posts.end() ? none : it->second;
    }
    /// The commander whose name alone says it all; null: none, or one that needs more than a name.
    const oob::Person *plainCommander(const Holder &holder) const {
        const auto &posts = postsOf(holder);
        const oob::Person *found = nullptr;
        for (const oob::Post *post : posts) {
            if (!isPlain(*post))
                continue;
            if (found)
                return nullptr;
            found = &m_book.persons.at(post->person);
        }
        return found;
    }
    bool isPlain(const oob::Post &post) const {
        const auto it = m_book.persons.find(post.person);
        return it != m_book.persons.end() && post.role == oob::PostRole::Commander &&
               post.since.empty() && post.until.empty() && it->second.army == m_army &&
               !it->second.name.empty() && !hasEdgeBlanks(it->second.name) &&
               m_sameName.at({m_army, it->second.name}) == 1;
    }
    /// What a name in a cell can't say of who commands.
    Json otherPosts(const Holder &holder) const {
        Json out = Json::array();
        const oob::Person *plain = plainCommander(holder);
        for (const oob::Post *post : postsOf(holder))
            if (!plain || post->person != plain->id || !isPlain(*post))
                out.push_back(postJson(*post));
        return out;
    }
    std::string commanderCell(const Holder &holder) const {
        const oob::Person *person = plainCommander(holder);
        return person ? person->name : std::string();
    }

    // ---- rows

    struct Row {
        std::string column, columnCommander, unit, arm, nation, count, men, guns;
        std::array<std::string, 3> base;
        std::string commander;
        std::vector<std::string> fields;
        std::string notes, source, columnId, unitId;
        Json more = Json::object();
    };
    void write(const Row &row) {
        const oob::Army &army = m_book.armies.at(m_army);
        const auto text = [&](const std::string &cell) {
            appendCsvCell(m_out, cell, true);
            m_out += ',';
        };
        const auto bare = [&](const std::string &cell) {
            m_out += cell;
            m_out += ',';
        };
        text(army.side);
        text(army.name);
        text(commanderCell({m_army.uuid, Uuid(), Uuid()}));
        text(row.column);
        text(row.columnCommander);
        text(row.unit);
        bare(row.arm);
        text(row.nation);
        bare(row.count);
        bare(row.men);
        bare(row.guns);
        for (const std::string &cell : row.base)
            text(cell);
        text(row.commander);
        for (std::size_t i = 0; i < m_fields.size(); ++i)
            text(i < row.fields.size() ? row.fields[i] : std::string());
        text(row.notes);
        text(row.source);
        bare(m_army.text());
        bare(row.columnId);
        bare(row.unitId);
        if (!row.more.empty())
            appendCsvCell(m_out, row.more.dump(-1, ' ', false, Json::error_handler_t::replace),
                          false);
        m_out += '\n';
    }

    void army(const oob::Army &army) {
        m_army = army.id;
        persons(); // before any line that names one of them
        Json posts = otherPosts({army.id.uuid, Uuid(), Uuid()});
        const bool empty = !m_children.contains(oob::Parent::of(army.id));
        if (!army.nation.empty() || !army.notes.empty() || !army.source.empty() || empty ||
            !posts.empty() || army.name.empty() || hasEdgeBlanks(army.name) ||
            hasEdgeBlanks(army.side)) {
            Row row;
            row.more["row"] = "army";
            row.more["name"] = army.name;
            row.more["side"] = army.side;
            putText(row.more, "nation", army.nation);
            putText(row.more, "notes", army.notes);
            putText(row.more, "source", army.source);
            if (!posts.empty())
                row.more["commands"] = std::move(posts);
            write(row);
        }
        children(oob::Parent::of(army.id), nullptr);
    }

    /// Persons of whom there is more to keep than the name beside a post.
    void persons() {
        std::set<PersonId> plain;
        std::set<PersonId> wanted;
        std::vector<oob::Parent> todo{oob::Parent::of(m_army)};
        const auto look = [&](const Holder &holder) {
            if (const oob::Person *person = plainCommander(holder))
                plain.insert(person->id);
            for (const oob::Post *post : postsOf(holder))
                if (!isPlain(*post) || !plainCommander(holder))
                    wanted.insert(post->person);
        };
        look({m_army.uuid, Uuid(), Uuid()});
        while (!todo.empty()) {
            const oob::Parent parent = todo.back();
            todo.pop_back();
            const auto it = m_children.find(parent);
            if (it == m_children.end())
                continue;
            for (const auto &[ordinal, node] : it->second) {
                if (const auto *column = std::get_if<ColumnId>(&node)) {
                    look({Uuid(), column->uuid, Uuid()});
                    todo.push_back(oob::Parent::of(*column));
                } else {
                    look({Uuid(), Uuid(), std::get<UnitId>(node).uuid});
                }
            }
        }
        for (const auto &[id, person] : m_book.persons) {
            if (person.army != m_army && !wanted.contains(id))
                continue;
            oob::Person bare;
            bare.id = person.id;
            bare.name = person.name;
            bare.army = person.army;
            if (plain.contains(id) && !wanted.contains(id) && person == bare)
                continue;
            Row row;
            row.more["row"] = "person";
            row.more.update(personJson(person));
            write(row);
        }
    }

    void children(const oob::Parent &parent, const oob::Column *within) {
        const auto it = m_children.find(parent);
        if (it == m_children.end())
            return;
        for (const auto &[ordinal, node] : it->second) {
            if (const auto *columnId = std::get_if<ColumnId>(&node)) {
                const oob::Column &column = m_book.columns.at(*columnId);
                columnRow(column);
                children(oob::Parent::of(*columnId), &column);
            } else {
                unitRow(m_book.units.at(std::get<UnitId>(node)), within);
            }
        }
    }

    /// A column right under its army, with units of its own, needs no row of its own.
    void columnRow(const oob::Column &column) {
        const Holder holder{Uuid(), column.id.uuid, Uuid()};
        Json posts = otherPosts(holder);
        bool hasUnits = false;
        bool hasColumns = false;
        if (const auto it = m_children.find(oob::Parent::of(column.id)); it != m_children.end())
            for (const auto &[ordinal, node] : it->second)
                (std::holds_alternative<UnitId>(node) ? hasUnits : hasColumns) = true;
        if (hasUnits && !hasColumns && column.parent == oob::Parent::of(m_army) &&
            column.level == "column" && column.givesOrders && column.nation.empty() &&
            column.notes.empty() && column.source.empty() && posts.empty() &&
            !column.name.empty() && !hasEdgeBlanks(column.name))
            return;
        Row row;
        row.column = column.name;
        row.columnCommander = commanderCell(holder);
        row.columnId = column.id.text();
        row.more["row"] = "column";
        row.more["name"] = column.name;
        if (!column.parent.column.isNull())
            row.more["parent"] = column.parent.column.text();
        row.more["level"] = column.level;
        row.more["gives_orders"] = column.givesOrders;
        putText(row.more, "nation", column.nation);
        putText(row.more, "notes", column.notes);
        putText(row.more, "source", column.source);
        if (!posts.empty())
            row.more["commands"] = std::move(posts);
        write(row);
    }

    void unitRow(const oob::Unit &unit, const oob::Column *within) {
        Row row;
        if (within) {
            row.column = within->name;
            row.columnCommander = commanderCell({Uuid(), within->id.uuid, Uuid()});
            row.columnId = within->id.text();
        }
        row.unit = unit.name;
        row.arm = std::string(word(unit.arm));
        row.nation = unit.nation;
        const std::optional<Hundredths> &count = isInfantry(unit.arm)  ? unit.battalions
                                                 : isCavalry(unit.arm) ? unit.squadrons
                                                                       : unit.companies;
        if (count)
            row.count = hundredthsText(*count);
        if (unit.present.men)
            row.men = std::to_string(unit.present.men->value);
        if (unit.present.guns)
            row.guns = std::to_string(unit.present.guns->value);
        row.commander = commanderCell({Uuid(), Uuid(), unit.id.uuid});
        row.fields.resize(m_fields.size());
        oob::UnitFields::BySet kept;
        for (const auto &[set, values] : unit.fields)
            for (const auto &[key, value] : values) {
                if (!spec(set, key, unit.arm, value) || hasEdgeBlanks(value)) {
                    kept[set][key] = value;
                    continue;
                }
                if (isBase(set, key, unit.arm)) {
                    const auto at = key == "calibre"
                                        ? kBaseFields.begin() + 2
                                        : std::find(kBaseFields.begin(), kBaseFields.end(), key);
                    row.base[static_cast<std::size_t>(at - kBaseFields.begin())] = value;
                    continue;
                }
                const auto field = std::find(m_fields.begin(), m_fields.end(),
                                             std::pair<std::string, std::string>(set, key));
                row.fields[static_cast<std::size_t>(field - m_fields.begin())] = value;
            }
        row.notes = unit.notes;
        row.source = unit.source;
        row.unitId = unit.id.text();

        Json &more = row.more;
        if (unit.name.empty() || hasEdgeBlanks(unit.name)) {
            more["name"] = unit.name;
            if (trimmed(unit.name).empty())
                row.unit = "-"; // a line needs something to be a unit's
        }
        if (hasEdgeBlanks(unit.nation))
            more["nation"] = unit.nation;
        if (hasEdgeBlanks(unit.notes))
            more["notes"] = unit.notes;
        if (hasEdgeBlanks(unit.source))
            more["source"] = unit.source;
        if (!isInfantry(unit.arm) && unit.battalions)
            more["battalions"] = countJson(unit.battalions);
        if (!isCavalry(unit.arm) && unit.squadrons)
            more["squadrons"] = countJson(unit.squadrons);
        if (!isArtillery(unit.arm) && unit.companies)
            more["companies"] = countJson(unit.companies);
        if (unit.present.estimated)
            more["estimated"] = true;
        if (unit.establishment != oob::Strength())
            more["establishment"] = strengthJson(unit.establishment);
        if (unit.retired)
            more["retired"] = true;
        if (!kept.empty())
            more["fields"] = fieldsJson(kept);
        if (Json posts = otherPosts({Uuid(), Uuid(), unit.id.uuid}); !posts.empty())
            more["commands"] = std::move(posts);
        write(row);
    }

    const oob::OrderOfBattle &m_book;
    std::span<const ArmyId> m_armies;
    const rules::RuleSetList &m_ruleSets;
    std::map<oob::Parent, std::vector<Child>> m_children;
    std::map<Holder, std::vector<const oob::Post *>> m_posts;
    std::map<std::pair<ArmyId, std::string>, std::size_t> m_sameName;
    std::vector<std::pair<std::string, std::string>> m_fields;
    ArmyId m_army;
    std::string m_out;
};

} // namespace

void appendCsvCell(std::string &out, std::string_view text, bool guard) {
    const bool guarded = guard && !text.empty() &&
                         (std::string_view("=+-@\t").find(text.front()) != std::string_view::npos ||
                          (text.front() == '\'' && text.size() > 1 &&
                           std::string_view("=+-@'\t").find(text[1]) != std::string_view::npos)) &&
                         text != "-";
    if (text.find_first_of(",\"\r\n") == std::string_view::npos &&
        trimmed(text).size() == text.size()) {
        if (guarded)
            out += '\'';
        out += text;
        return;
    }
    out += '"';
    if (guarded)
        out += '\'';
    for (const char c : text) {
        if (c == '"')
            out += '"';
        out += c;
    }
    out += '"';
}

std::string exportCsv(const oob::OrderOfBattle &book, std::span<const ArmyId> armies,
                      const rules::RuleSetList &ruleSets) {
    return CsvWriter(book, armies, ruleSets).run();
}

} // namespace sabretache::exchange
