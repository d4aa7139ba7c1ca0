#include "battle/setupjson.h"

#include <limits>
#include <nlohmann/json.hpp>

namespace sabretache::battle {

namespace {

using Json = nlohmann::ordered_json;

// --- writing ---

template <class Tag> void put(Json &to, const char *name, const std::optional<Id<Tag>> &id) {
    if (id)
        to[name] = id->text();
}
template <class Tag> void put(Json &to, const char *name, const std::optional<Quantity<Tag>> &q) {
    if (q)
        to[name] = q->value;
}
void put(Json &to, const char *name, const std::string &text) {
    if (!text.empty())
        to[name] = text;
}

Json unitOut(const SetupUnit &u) {
    Json out;
    out["id"] = u.id.text();
    out["name"] = u.name;
    out["side"] = word(u.side);
    if (!u.column.isNull())
        out["column"] = u.column.text();
    out["arm"] = word(u.arm);
    put(out, "nation", u.nation);
    put(out, "men", u.men);
    put(out, "guns", u.guns);
    if (!u.fields.empty())
        out["fields"] = u.fields;
    put(out, "commander", u.commander);
    put(out, "arrives", u.arrives);
    if (u.steps)
        out["steps"] = *u.steps;
    return out;
}

// --- reading: the first thing that is off is kept ---

class Reader {
public:
    explicit Reader(const Json &json) : m_json(json) {}
    const std::optional<Error> &error() const { return m_error; }

    std::string text(const char *name) {
        const Json *v = find(name);
        if (!v)
            return {};
        if (!v->is_string()) {
            spoil(name);
            return {};
        }
        return v->get<std::string>();
    }
    std::optional<std::int32_t> number(const char *name) {
        const Json *v = find(name);
        if (!v)
            return std::nullopt;
        if (!v->is_number_integer() || *v < std::numeric_limits<std::int32_t>::min() ||
            *v > std::numeric_limits<std::int32_t>::max()) {
            spoil(name);
            return std::nullopt;
        }
        return v->get<std::int32_t>();
    }
    template <class Tag> void take(const char *name, std::optional<Quantity<Tag>> &out) {
        if (const auto n = number(name))
            out = Quantity<Tag>(*n);
    }
    template <class Tag> void take(const char *name, std::optional<Id<Tag>> &out) {
        if (!find(name))
            return;
        out = Id<Tag>::parse(text(name));
        if (!out)
            spoil(name);
    }
    template <class IdType> IdType id(const char *name) {
        const auto out = IdType::parse(text(name));
        if (!out)
            spoil(name);
        return out.value_or(IdType());
    }
    template <class E> E worded(const char *name) {
        const auto out = fromWord<E>(text(name));
        if (!out)
            spoil(name);
        return out.value_or(E());
    }
    std::vector<std::string> texts(const char *name) {
        std::vector<std::string> out;
        for (const Json &item : list(name)) {
            if (item.is_string())
                out.push_back(item.get<std::string>());
            else
                spoil(name);
        }
        return out;
    }
    rules::FieldValues values(const char *name) {
        rules::FieldValues out;
        const Json *v = find(name);
        if (!v)
            return out;
        if (!v->is_object()) {
            spoil(name);
            return out;
        }
        for (const auto &[key, value] : v->items()) {
            if (value.is_string())
                out.emplace(key, value.get<std::string>());
            else
                spoil(name);
        }
        return out;
    }
    /// Reads each object of a list by `one(Reader &)`.
    template <class One> void each(const char *name, const One &one) {
        for (const Json &item : list(name)) {
            Reader inner(item);
            if (!item.is_object())
                inner.spoil(name);
            else
                one(inner);
            if (inner.error() && !m_error)
                m_error = inner.error();
        }
    }
    void spoil(const char *name) {
        if (!m_error)
            m_error = Error{kSetupJsonField, {}, {name}};
    }

private:
    const Json *find(const char *name) const {
        const auto it = m_json.find(name);
        return it == m_json.end() || it->is_null() ? nullptr : &*it;
    }
    const Json &list(const char *name) {
        static const Json kEmpty = Json::array();
        const Json *v = find(name);
        if (!v)
            return kEmpty;
        if (v->is_array())
            return *v;
        spoil(name);
        return kEmpty;
    }
    const Json &m_json;
    std::optional<Error> m_error;
};

SetupUnit unitIn(Reader &r) {
    SetupUnit u;
    u.id = r.id<UnitId>("id");
    u.name = r.text("name");
    u.side = r.worded<Side>("side");
    std::optional<ColumnId> column;
    r.take("column", column);
    u.column = column.value_or(ColumnId());
    u.arm = r.worded<Arm>("arm");
    u.nation = r.text("nation");
    r.take("men", u.men);
    r.take("guns", u.guns);
    u.fields = r.values("fields");
    r.take("commander", u.commander);
    r.take("arrives", u.arrives);
    u.steps = r.number("steps");
    return u;
}

} // namespace

std::string setupToJson(const Setup &s) {
    Json out;
    put(out, "name", s.name);
    put(out, "place", s.place);
    put(out, "date", s.date);
    out["ruleset"] = s.ruleSet;
    if (!s.options.empty())
        out["options"] = s.options;
    out["turns"] = s.turns.value;
    if (!s.weather.empty())
        out["weather"] = s.weather;
    for (const oob::Objective &o : s.objectives) {
        Json j{{"name", o.name}, {"points", o.points}};
        if (o.brigades != 0)
            j["brigades"] = o.brigades;
        out["objectives"].push_back(std::move(j));
    }
    for (const SetupSide &side : s.sides) {
        Json j;
        j["name"] = side.name;
        j["armies"] = side.armies;
        put(j, "commander", side.commander);
        j["break-percent"] = side.breakPercent;
        out["sides"].push_back(std::move(j));
    }
    for (const SetupColumn &c : s.columns) {
        Json j;
        j["id"] = c.id.text();
        j["name"] = c.name;
        j["side"] = word(c.side);
        put(j, "commander", c.commander);
        out["columns"].push_back(std::move(j));
    }
    for (const SetupUnit &u : s.units)
        out["units"].push_back(unitOut(u));
    for (const SetupCommander &c : s.commanders) {
        Json j;
        j["id"] = c.id.text();
        j["name"] = c.name;
        put(j, "rank", c.rank);
        put(j, "rank-date", c.rankDate);
        out["commanders"].push_back(std::move(j));
    }
    return out.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Setup> setupFromJson(std::string_view text) {
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object())
        return fail(kSetupJsonSyntax);
    Reader r(json);
    Setup s;
    s.name = r.text("name");
    s.place = r.text("place");
    s.date = r.text("date");
    s.ruleSet = r.text("ruleset");
    s.options = r.values("options");
    s.turns = Turns(r.number("turns").value_or(s.turns.value));
    s.weather = r.texts("weather");
    r.each("objectives", [&](Reader &o) {
        s.objectives.push_back(
            {o.text("name"), o.number("points").value_or(1), o.number("brigades").value_or(0)});
    });
    std::size_t side = 0;
    r.each("sides", [&](Reader &j) {
        if (side >= s.sides.size())
            return j.spoil("sides");
        SetupSide &to = s.sides[side++];
        to.name = j.text("name");
        to.armies = j.texts("armies");
        j.take("commander", to.commander);
        to.breakPercent = j.number("break-percent").value_or(to.breakPercent);
    });
    if (side != s.sides.size())
        r.spoil("sides");
    r.each("columns", [&](Reader &j) {
        SetupColumn &c = s.columns.emplace_back();
        c.id = j.id<ColumnId>("id");
        c.name = j.text("name");
        c.side = j.worded<Side>("side");
        j.take("commander", c.commander);
    });
    r.each("units", [&](Reader &j) { s.units.push_back(unitIn(j)); });
    r.each("commanders", [&](Reader &j) {
        s.commanders.push_back(
            {j.id<PersonId>("id"), j.text("name"), j.text("rank"), j.text("rank-date")});
    });
    if (r.error())
        return tl::unexpected(*r.error());
    return s;
}

} // namespace sabretache::battle
