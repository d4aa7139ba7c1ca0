#include "battle/script.h"

#include "battle/setupjson.h"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <nlohmann/json.hpp>

namespace sabretache::battle {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMostBytes = 32U * 1024U * 1024U;
/// A setup is four lists deep; a file that nests deeper is none of ours, and reading it would cost
/// many times its size.
constexpr int kMostDepth = 16;
constexpr std::size_t kMostInputs = 500'000;
constexpr std::size_t kMostUnits = 20'000;
constexpr std::size_t kMostDice = 10'000'000;
constexpr int kVersion = 1;

tl::unexpected<Error> tooLarge(std::string what, std::size_t most) {
    return fail(kScriptTooLarge, {std::move(what), std::to_string(most)});
}

/// @return how deep brackets nest, without reading anything else.
int depthOf(std::string_view json) {
    int depth = 0;
    int most = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (quoted) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                quoted = false;
        } else if (c == '"') {
            quoted = true;
        } else if (c == '[' || c == '{') {
            most = std::max(most, ++depth);
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return most;
}

Result<Json> parsed(std::string_view text) {
    if (text.size() > kMostBytes)
        return tooLarge("bytes", kMostBytes);
    if (depthOf(text) > kMostDepth)
        return tooLarge("depth", kMostDepth);
    try {
        return Json::parse(text);
    } catch (const Json::parse_error &fault) {
        return fail(kScriptSyntax, {std::to_string(fault.byte)});
    }
}

// --- names in braces ---

bool isBraced(std::string_view text) {
    return text.size() > 2 && text.front() == '{' && text.back() == '}';
}
std::string unbraced(std::string_view text) { return std::string(text.substr(1, text.size() - 2)); }

/// Ids by name; a name that two bear has none.
class NameTable {
public:
    void add(const std::string &name, const std::string &id) {
        const auto [it, fresh] = m_ids.emplace(name, id);
        if (!fresh && it->second != id)
            it->second.clear();
    }
    bool knows(std::string_view name) const { return m_ids.find(name) != m_ids.end(); }
    /// @return the id; empty when two bear the name.
    const std::string &id(std::string_view name) const { return m_ids.find(name)->second; }

private:
    std::map<std::string, std::string, std::less<>> m_ids;
};

struct Names {
    NameTable people;
    NameTable columns;
    NameTable units;
};

/// Puts the id in the place of a name in braces, from the first table that knows it.
Result<void> replace(std::string &text, std::initializer_list<const NameTable *> tables) {
    if (!isBraced(text))
        return {};
    const std::string name = unbraced(text);
    for (const NameTable *table : tables)
        if (table->knows(name)) {
            if (table->id(name).empty())
                return fail(kScriptNameTwice, {name});
            text = table->id(name);
            return {};
        }
    return fail(kScriptNameUnknown, {name});
}

Result<void> nameRecord(Record &record, const Names &names) {
    for (auto &[key, value] : record.fields) {
        if (key == "reason") // the umpire's own words
            continue;
        const bool person = key == "commander";
        const auto *first = person ? &names.people : &names.units;
        const auto *last = person ? &names.units : &names.people;
        Result<void> done;
        if (auto *text = std::get_if<std::string>(&value))
            done = replace(*text, {first, &names.columns, last});
        else if (auto *list = std::get_if<std::vector<std::string>>(&value))
            for (std::string &item : *list)
                if (done)
                    done = replace(item, {first, &names.columns, last});
        if (!done)
            return done;
    }
    return {};
}

std::string *textIn(Json &object, const char *key) {
    const auto it = object.find(key);
    return it == object.end() ? nullptr : it->get_ptr<std::string *>();
}

/// Gives an id to each entry of a list that has none, by its name.
void addIds(Json &list, std::string_view kind, NameTable &names) {
    for (Json &entry : list) {
        if (!entry.is_object())
            continue;
        const std::string *name = textIn(entry, "name");
        if (!name)
            continue;
        if (!entry.contains("id"))
            entry["id"] = Uuid::fromName(std::string(kind) + " " + *name).text();
        if (const std::string *id = textIn(entry, "id"))
            names.add(*textIn(entry, "name"), *id);
    }
}

/// Ids for the names of an entry's commander and column. A commander who is only named is made.
Result<void> nameHolder(Json &holder, Names &names, Json &people) {
    if (std::string *commander = textIn(holder, "commander"); commander && isBraced(*commander)) {
        const std::string name = unbraced(*commander);
        if (!names.people.knows(name)) {
            const std::string id = Uuid::fromName("person " + name).text();
            people.push_back(Json{{"id", id}, {"name", name}});
            names.people.add(name, id);
        }
        if (auto done = replace(*commander, {&names.people}); !done)
            return done;
    }
    if (std::string *column = textIn(holder, "column"))
        return replace(*column, {&names.columns});
    return {};
}

/// Ids for names, all through a setup as it is written by hand.
Result<void> nameSetup(Json &setup) {
    for (const char *list : {"sides", "columns", "units", "commanders"})
        if (setup.contains(list)) {
            if (!setup[list].is_array())
                return fail(kSetupJsonField, {list});
            if (setup[list].size() > kMostUnits)
                return tooLarge(list, kMostUnits);
        }
    Json people = setup.contains("commanders") ? setup["commanders"] : Json::array();
    Names names;
    addIds(people, "person", names.people);
    if (setup.contains("columns"))
        addIds(setup["columns"], "column", names.columns);
    if (setup.contains("units"))
        addIds(setup["units"], "unit", names.units);
    for (const char *list : {"sides", "columns", "units"})
        if (setup.contains(list))
            for (Json &entry : setup[list])
                if (entry.is_object())
                    if (auto done = nameHolder(entry, names, people); !done)
                        return done;
    setup["commanders"] = std::move(people);
    return {};
}

// --- reading ---

Result<std::string> textField(const Json &json, const char *key) {
    const auto it = json.find(key);
    if (it == json.end())
        return std::string();
    if (!it->is_string())
        return fail(kScriptShape, {key});
    return it->get<std::string>();
}

Result<std::array<std::vector<std::string>, 2>> armiesFrom(const Json &json) {
    std::array<std::vector<std::string>, 2> out;
    const auto it = json.find("armies");
    if (it == json.end())
        return out;
    if (!it->is_array() || it->size() != out.size())
        return fail(kScriptShape, {"armies"});
    for (std::size_t side = 0; side < out.size(); ++side) {
        if (!(*it)[side].is_array())
            return fail(kScriptShape, {"armies"});
        for (const Json &name : (*it)[side]) {
            if (!name.is_string())
                return fail(kScriptShape, {"armies"});
            out[side].push_back(name.get<std::string>());
        }
    }
    return out;
}

Result<ScriptBook> bookFrom(const Json &json) {
    ScriptBook out;
    for (const auto &[key, to] :
         {std::pair("book", &out.path), std::pair("scenario", &out.scenario),
          std::pair("ruleset", &out.ruleSet)}) {
        auto text = textField(json, key);
        if (!text)
            return tl::unexpected(text.error());
        *to = std::move(*text);
    }
    auto armies = armiesFrom(json);
    if (!armies)
        return tl::unexpected(armies.error());
    out.armies = std::move(*armies);
    if (const auto it = json.find("options"); it != json.end()) {
        if (!it->is_object())
            return fail(kScriptShape, {"options"});
        for (const auto &[name, value] : it->items()) {
            if (!value.is_string())
                return fail(kScriptShape, {"options"});
            out.options.emplace(name, value.get<std::string>());
        }
    }
    if (const auto it = json.find("turns"); it != json.end()) {
        constexpr std::int64_t kMostTurns = 1000;
        if (!it->is_number_integer() || *it < 1 || *it > kMostTurns)
            return fail(kScriptShape, {"turns"});
        out.turns = Turns(it->get<std::int32_t>());
    }
    return out;
}

Result<std::vector<Record>> inputsFrom(const Json &json) {
    std::vector<Record> out;
    const auto it = json.find("inputs");
    if (it == json.end())
        return out;
    if (!it->is_array())
        return fail(kScriptShape, {"inputs"});
    if (it->size() > kMostInputs)
        return tooLarge("inputs", kMostInputs);
    out.reserve(it->size());
    for (const Json &item : *it) {
        auto record = recordFromJson(item.dump());
        if (!record) {
            std::vector<std::string> args{std::to_string(out.size() + 1)};
            args.insert(args.end(), record.error().args.begin(), record.error().args.end());
            return fail(kScriptInput, std::move(args));
        }
        out.push_back(std::move(*record));
    }
    return out;
}

Result<std::optional<dice::Faces>> diceFrom(const Json &json) {
    const auto it = json.find("dice");
    if (it == json.end())
        return std::optional<dice::Faces>();
    if (!it->is_array())
        return fail(kScriptShape, {"dice"});
    if (it->size() > kMostDice)
        return tooLarge("dice", kMostDice);
    dice::Faces out;
    out.reserve(it->size());
    for (const Json &face : *it) {
        if (!face.is_number_integer() || face < 1 || face > 255)
            return fail(kScriptShape, {"dice"});
        out.push_back(face.get<std::uint8_t>());
    }
    return std::optional(std::move(out));
}

/// A misspelt key is not dropped in silence.
Result<void> onlyKnown(const Json &json) {
    constexpr std::array<std::string_view, 13> kKnown{
        "format", "version", "$schema",  "comment", "setup",   "inputs", "dice",
        "facts",  "book",    "scenario", "armies",  "ruleset", "options"};
    for (const auto &[key, value] : json.items())
        if (std::ranges::find(kKnown, key) == kKnown.end() && key != "turns")
            return fail(kScriptShape, {key});
    return {};
}

Result<void> takeSides(Json &json, Script &out) {
    const auto setup = json.find("setup");
    if ((setup == json.end()) == !json.contains("book"))
        return fail(kScriptShape, {setup == json.end() ? "setup" : "book"});
    if (setup == json.end()) {
        auto book = bookFrom(json);
        if (!book)
            return tl::unexpected(book.error());
        out.book = std::move(*book);
        return {};
    }
    for (const char *other : {"scenario", "armies", "ruleset", "options", "turns"})
        if (json.contains(other))
            return fail(kScriptShape, {other}); // they stand in the setup
    if (!setup->is_object())
        return fail(kScriptShape, {"setup"});
    if (auto named = nameSetup(*setup); !named)
        return named;
    auto read = setupFromJson(setup->dump());
    if (!read)
        return tl::unexpected(read.error());
    out.setup = std::move(*read);
    return nameInputs(out.inputs, *out.setup);
}

} // namespace

Result<void> nameInputs(std::vector<Record> &inputs, const Setup &setup) {
    Names names;
    for (const SetupCommander &c : setup.commanders)
        names.people.add(c.name, c.id.text());
    for (const SetupColumn &c : setup.columns)
        names.columns.add(c.name, c.id.text());
    for (const SetupUnit &u : setup.units)
        names.units.add(u.name, u.id.text());
    for (Record &input : inputs)
        if (auto done = nameRecord(input, names); !done)
            return done;
    return {};
}

std::string scriptToJson(const Script &script) {
    const auto text = [](std::string_view t) {
        return Json(std::string(t)).dump(-1, ' ', false, Json::error_handler_t::replace);
    };
    std::string out = "{\"format\":\"sabretache-battle\",\"version\":1";
    if (script.setup)
        out += ",\n\"setup\":" + setupToJson(*script.setup);
    if (script.book) {
        const ScriptBook &b = *script.book;
        out += ",\n\"book\":" + text(b.path);
        if (!b.scenario.empty())
            out += ",\"scenario\":" + text(b.scenario);
        if (!b.armies[0].empty() || !b.armies[1].empty())
            out += ",\"armies\":" +
                   Json(b.armies).dump(-1, ' ', false, Json::error_handler_t::replace);
        if (!b.ruleSet.empty())
            out += ",\"ruleset\":" + text(b.ruleSet);
        if (!b.options.empty())
            out += ",\"options\":" +
                   Json(b.options).dump(-1, ' ', false, Json::error_handler_t::replace);
        if (b.turns > Turns(0))
            out += ",\"turns\":" + std::to_string(b.turns.value);
    }
    out += ",\n\"inputs\":[";
    for (std::size_t i = 0; i < script.inputs.size(); ++i)
        out += (i == 0 ? "\n" : ",\n") + toJson(script.inputs[i]);
    out += "]";
    if (script.dice)
        out += ",\n\"dice\":" +
               Json(std::vector<int>(script.dice->begin(), script.dice->end())).dump();
    if (script.factDefaults)
        out += ",\n\"facts\":\"default\"";
    return out + "}\n";
}

Result<Script> scriptFromJson(std::string_view text) {
    auto json = parsed(text);
    if (!json)
        return tl::unexpected(json.error());
    if (!json->is_object())
        return fail(kScriptShape, {"{}"});
    if (const auto format = textField(*json, "format"); !format || *format != "sabretache-battle")
        return fail(kScriptShape, {"format"});
    if (const auto it = json->find("version"); it == json->end() || !it->is_number_integer())
        return fail(kScriptShape, {"version"});
    else if (*it != kVersion)
        return fail(kScriptVersion, {it->dump(), std::to_string(kVersion)});
    if (auto known = onlyKnown(*json); !known)
        return tl::unexpected(known.error());
    Script out;
    auto inputs = inputsFrom(*json);
    if (!inputs)
        return tl::unexpected(inputs.error());
    out.inputs = std::move(*inputs);
    auto dice = diceFrom(*json);
    if (!dice)
        return tl::unexpected(dice.error());
    out.dice = std::move(*dice);
    const auto facts = textField(*json, "facts");
    if (!facts || (!facts->empty() && *facts != "ask" && *facts != "default"))
        return fail(kScriptShape, {"facts"});
    out.factDefaults = *facts == "default";
    if (auto done = takeSides(*json, out); !done)
        return tl::unexpected(done.error());
    return out;
}

} // namespace sabretache::battle
