#include "exchange/jsonform.h"

#include "exchange/jsonparts.h"
#include "exchange/text.h"
#include "oob/queries.h"

#include <algorithm>
#include <map>
#include <set>

namespace sabretache::exchange {

namespace {

constexpr int kMostJsonDepth = 40;

/// Writes armies of one book.
class Writer {
public:
    explicit Writer(const oob::OrderOfBattle &book) : m_book(book) {
        for (const auto &[id, column] : book.columns)
            m_children[column.parent].push_back({column.ordinal, id});
        for (const auto &[id, unit] : book.units)
            m_children[unit.parent].push_back({unit.ordinal, id});
        for (auto &[parent, children] : m_children)
            std::sort(children.begin(), children.end());
        for (const auto &[id, post] : book.posts)
            m_posts[{post.army.uuid, post.column.uuid, post.unit.uuid}].push_back(&post);
    }

    Json document(std::span<const ArmyId> armies) {
        Json out;
        out["format"] = kJsonFormat;
        out["version"] = kJsonVersion;
        Json list = Json::array();
        for (const ArmyId id : armies)
            m_written.insert(id);
        for (const ArmyId id : armies)
            if (const auto it = m_book.armies.find(id); it != m_book.armies.end())
                list.push_back(army(it->second));
        Json nations = Json::array();
        for (const std::string &name : m_nations)
            if (const auto it = m_book.nations.find(name); it != m_book.nations.end())
                nations.push_back(nationJson(it->second));
        out["armies"] = std::move(list);
        out["nations"] = std::move(nations);
        return out;
    }

private:
    using Child = std::pair<oob::Ordinal, oob::NodeId>;

    Json army(const oob::Army &army) {
        Json out;
        out["id"] = army.id.text();
        out["name"] = army.name;
        out["side"] = army.side;
        out["nation"] = army.nation;
        note(army.nation);
        putText(out, "notes", army.notes);
        putText(out, "source", army.source);
        commands(out, {army.id.uuid, Uuid(), Uuid()});
        out["children"] = children(oob::Parent::of(army.id));
        // The register, and whoever else holds a post here while his own army is not written.
        Json persons = Json::array();
        std::set<PersonId> register_;
        for (const auto &[id, person] : m_book.persons)
            if (person.army == army.id)
                register_.insert(id);
        for (const PersonId id : m_holders)
            if (const auto it = m_book.persons.find(id);
                it != m_book.persons.end() && !m_written.contains(it->second.army))
                register_.insert(id);
        m_holders.clear();
        for (const PersonId id : register_) {
            note(m_book.persons.at(id).nation);
            persons.push_back(personJson(m_book.persons.at(id)));
        }
        out["persons"] = std::move(persons);
        return out;
    }

    /// Nested columns are at most as deep as a book has them; a ring can't be in a book.
    Json children(const oob::Parent &parent) {
        Json out = Json::array();
        const auto it = m_children.find(parent);
        if (it == m_children.end())
            return out;
        for (const auto &[ordinal, node] : it->second) {
            Json one;
            if (const auto *columnId = std::get_if<ColumnId>(&node)) {
                const oob::Column &column = m_book.columns.at(*columnId);
                note(column.nation);
                one["column"] = columnJson(column);
                commands(one["column"], {Uuid(), columnId->uuid, Uuid()});
                one["column"]["children"] = children(oob::Parent::of(*columnId));
            } else {
                const oob::Unit &unit = m_book.units.at(std::get<UnitId>(node));
                note(unit.nation);
                one["unit"] = unitJson(unit);
                commands(one["unit"], {Uuid(), Uuid(), unit.id.uuid});
            }
            out.push_back(std::move(one));
        }
        return out;
    }

    void commands(Json &to, const std::tuple<Uuid, Uuid, Uuid> &of) {
        const auto it = m_posts.find(of);
        if (it == m_posts.end())
            return;
        Json list = Json::array();
        for (const oob::Post *post : it->second) {
            list.push_back(postJson(*post));
            m_holders.push_back(post->person);
        }
        to["commands"] = std::move(list);
    }

    void note(const std::string &nation) {
        if (!nation.empty())
            m_nations.insert(nation);
    }

    const oob::OrderOfBattle &m_book;
    std::map<oob::Parent, std::vector<Child>> m_children;
    std::map<std::tuple<Uuid, Uuid, Uuid>, std::vector<const oob::Post *>> m_posts;
    std::set<std::string, std::less<>> m_nations;
    std::set<ArmyId> m_written;
    std::vector<PersonId> m_holders;
};

/// Reads a document of our form; every fault names its place.
class Reader {
public:
    Result<Reading> run(const Json &document) {
        if (!document.is_object() || textOf(document, "format") != kJsonFormat)
            return fail(kJsonWrong, {"format"});
        const auto version = document.find("version");
        if (version == document.end() || !version->is_number_integer())
            return fail(kJsonWrong, {"version"});
        if (version->get<std::int64_t>() > kJsonVersion)
            return fail(kJsonTooNew, {std::to_string(version->get<std::int64_t>()),
                                      std::to_string(kJsonVersion)});
        m_reading.format = Format::Json;
        m_reading.complete = true;
        if (const auto nations = document.find("nations"); nations != document.end()) {
            if (!nations->is_array())
                return fail(kJsonWrong, {"nations"});
            for (const Json &nation : *nations)
                if (auto read = nationFrom(nation))
                    m_reading.nations.push_back(std::move(*read));
                else
                    return tl::unexpected(read.error());
        }
        const auto armies = document.find("armies");
        if (armies == document.end() || !armies->is_array())
            return fail(kJsonWrong, {"armies"});
        for (std::size_t i = 0; i < armies->size(); ++i)
            if (auto done = army((*armies)[i], "armies[" + std::to_string(i) + ']'); !done)
                return tl::unexpected(done.error());
        // Posts name persons by id, wherever those stand.
        for (auto &[post, person] : m_waiting) {
            const auto it = m_persons.find(person);
            if (it == m_persons.end())
                return fail(kJsonWrong, {"commands: person " + person.text()});
            post.person = it->second;
            m_reading.posts.push_back(std::move(post));
        }
        return std::move(m_reading);
    }

private:
    Result<void> army(const Json &json, const std::string &where) {
        auto value = armyFrom(json, where);
        if (!value)
            return tl::unexpected(value.error());
        const std::size_t index = m_reading.armies.size();
        m_reading.armies.push_back({std::move(*value), 0});
        if (auto done = commands(json, ReadPost::Of::Army, index, where); !done)
            return done;
        if (const auto persons = json.find("persons"); persons != json.end()) {
            if (!persons->is_array())
                return fail(kJsonWrong, {where + ".persons"});
            for (std::size_t i = 0; i < persons->size(); ++i) {
                auto person =
                    personFrom((*persons)[i], where + ".persons[" + std::to_string(i) + ']');
                if (!person)
                    return tl::unexpected(person.error());
                if (!person->id.isNull() &&
                    !m_persons.emplace(person->id, m_reading.persons.size()).second)
                    return fail(kJsonWrong, {where + ".persons: " + person->id.text()});
                m_reading.persons.push_back({std::move(*person), index});
            }
        }
        return children(json, {Place::In::Army, index}, where, 0);
    }

    Result<void> children(const Json &json, Place place, const std::string &where, int depth) {
        const auto list = json.find("children");
        if (list == json.end())
            return {};
        if (!list->is_array() || depth > kMostJsonDepth)
            return fail(kJsonWrong, {where + ".children"});
        for (std::size_t i = 0; i < list->size(); ++i) {
            const Json &child = (*list)[i];
            const std::string at = where + ".children[" + std::to_string(i) + ']';
            if (!child.is_object() || child.size() != 1)
                return fail(kJsonWrong, {at});
            if (const auto column = child.find("column"); column != child.end()) {
                auto value = columnFrom(*column, at);
                if (!value)
                    return tl::unexpected(value.error());
                const std::size_t index = m_reading.columns.size();
                m_reading.columns.push_back({std::move(*value), place, m_sequence++, 0});
                if (auto done = commands(*column, ReadPost::Of::Column, index, at); !done)
                    return done;
                if (auto done = children(*column, {Place::In::Column, index}, at, depth + 1); !done)
                    return done;
            } else if (const auto unit = child.find("unit"); unit != child.end()) {
                auto value = unitFrom(*unit, at);
                if (!value)
                    return tl::unexpected(value.error());
                ReadUnit read;
                read.value = std::move(*value);
                read.place = place;
                read.sequence = m_sequence++;
                m_reading.units.push_back(std::move(read));
                if (auto done = commands(*unit, ReadPost::Of::Unit, m_reading.units.size() - 1, at);
                    !done)
                    return done;
            } else {
                return fail(kJsonWrong, {at});
            }
        }
        return {};
    }

    Result<void> commands(const Json &json, ReadPost::Of of, std::size_t index,
                          const std::string &where) {
        const auto list = json.find("commands");
        if (list == json.end())
            return {};
        if (!list->is_array())
            return fail(kJsonWrong, {where + ".commands"});
        for (const Json &one : *list) {
            auto post = postFrom(one, where + ".commands");
            if (!post)
                return tl::unexpected(post.error());
            ReadPost read;
            read.of = of;
            read.index = index;
            const PersonId person = post->person;
            post->person = PersonId();
            read.value = std::move(*post);
            m_waiting.emplace_back(std::move(read), person);
        }
        return {};
    }

    Reading m_reading;
    std::map<PersonId, std::size_t> m_persons;
    std::vector<std::pair<ReadPost, PersonId>> m_waiting;
    std::size_t m_sequence = 0;
};

} // namespace

std::string exportJson(const oob::OrderOfBattle &book, std::span<const ArmyId> armies) {
    return Writer(book).document(armies).dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

bool looksLikeJson(std::string_view text) {
    const std::string_view plain = trimmed(text.substr(0, 4096));
    return !plain.empty() && plain.front() == '{';
}

Result<Reading> readJson(std::string_view text) {
    bool tooDeep = false;
    const auto guard = [&](int depth, Json::parse_event_t, Json &) {
        tooDeep = tooDeep || depth > kMostJsonDepth * 3;
        return !tooDeep;
    };
    const Json document = Json::parse(text, guard, false);
    if (tooDeep || document.is_discarded())
        return fail(kJsonWrong, {tooDeep ? "depth" : "{"});
    return Reader().run(document);
}

} // namespace sabretache::exchange
