#include "exchange/jsonparts.h"

#include "exchange/numbers.h"

#include <cmath>

namespace sabretache::exchange {

namespace {

constexpr std::size_t kMostNameBytes = 1000;

template <class T> Json numberJson(const std::optional<T> &number) {
    return number ? Json(number->value) : Json(nullptr);
}

/// Reads keys of one object, remembers the first fault.
class Keys {
public:
    Keys(const Json &json, std::string where) : m_json(json), m_where(std::move(where)) {
        if (!json.is_object())
            wrong({});
    }
    std::string text(const char *key) {
        const Json *value = find(key);
        if (!value)
            return {};
        if (!value->is_string()) {
            wrong(key);
            return {};
        }
        return value->get<std::string>();
    }
    std::string name(const char *key) {
        std::string out = text(key);
        if (out.size() > kMostNameBytes || !find(key)) // a draft may have an empty one
            wrong(key);
        return out;
    }
    bool flag(const char *key, bool fallback) {
        const Json *value = find(key);
        if (!value)
            return fallback;
        if (!value->is_boolean()) {
            wrong(key);
            return fallback;
        }
        return value->get<bool>();
    }
    template <class T> std::optional<T> number(const char *key, std::int64_t most) {
        const Json *value = find(key);
        if (!value)
            return std::nullopt;
        if (!value->is_number_integer() || value->get<std::int64_t>() < 0 ||
            value->get<std::int64_t>() > most) {
            wrong(key);
            return std::nullopt;
        }
        return T(static_cast<std::int32_t>(value->get<std::int64_t>()));
    }
    template <class IdType> IdType id(const char *key) {
        const std::string text = this->text(key);
        if (text.empty())
            return {};
        const auto parsed = IdType::parse(text);
        if (!parsed)
            wrong(key);
        return parsed.value_or(IdType());
    }
    template <class E> E worded(const char *key, E fallback) {
        const std::string text = this->text(key);
        if (text.empty())
            return fallback;
        const auto value = fromWord<E>(text);
        if (!value)
            wrong(key);
        return value.value_or(fallback);
    }
    template <class T> void take(Result<T> read, T &to) {
        if (read)
            to = std::move(*read);
        else if (!m_error)
            m_error = read.error();
    }
    const Json *find(const char *key) const {
        if (!m_json.is_object())
            return nullptr;
        const auto it = m_json.find(key);
        return it == m_json.end() || it->is_null() ? nullptr : &*it;
    }
    void wrong(const std::string &key) {
        if (!m_error)
            m_error = Error{kJsonWrong, {}, {key.empty() ? m_where : m_where + '.' + key}};
    }
    template <class T> Result<T> done(T value) {
        if (m_error)
            return tl::unexpected(*m_error);
        return value;
    }

private:
    const Json &m_json;
    std::string m_where;
    std::optional<Error> m_error;
};

} // namespace

std::string textOf(const Json &json, const char *key) {
    const auto it = json.find(key);
    return it != json.end() && it->is_string() ? it->get<std::string>() : std::string();
}

Json countJson(const std::optional<Hundredths> &count) {
    if (!count)
        return nullptr;
    if (count->value % 100 == 0)
        return count->value / 100;
    return count->value / 100.0;
}

Json strengthJson(const oob::Strength &strength) {
    Json out;
    out["men"] = numberJson(strength.men);
    out["guns"] = numberJson(strength.guns);
    if (strength.estimated)
        out["estimated"] = true;
    return out;
}

Json fieldsJson(const oob::UnitFields &fields) {
    Json out = Json::object();
    for (const auto &[set, values] : fields) {
        Json one = Json::object();
        for (const auto &[key, value] : values)
            one[key] = value;
        out[set] = std::move(one);
    }
    return out;
}

Json nationJson(const oob::Nation &nation) {
    Json out;
    out["name"] = nation.name;
    putText(out, "first_colour", nation.firstColour);
    putText(out, "second_colour", nation.secondColour);
    return out;
}

Json columnJson(const oob::Column &column) {
    Json out;
    out["id"] = column.id.text();
    out["name"] = column.name;
    out["level"] = column.level;
    out["gives_orders"] = column.givesOrders;
    putText(out, "nation", column.nation);
    putText(out, "notes", column.notes);
    putText(out, "source", column.source);
    return out;
}

Json unitJson(const oob::Unit &unit) {
    Json out;
    out["id"] = unit.id.text();
    out["name"] = unit.name;
    out["arm"] = std::string(word(unit.arm));
    out["nation"] = unit.nation;
    out["battalions"] = countJson(unit.battalions);
    out["squadrons"] = countJson(unit.squadrons);
    out["companies"] = countJson(unit.companies);
    out["present"] = strengthJson(unit.present);
    if (unit.establishment != oob::Strength())
        out["establishment"] = strengthJson(unit.establishment);
    out["fields"] = fieldsJson(unit.fields);
    putText(out, "notes", unit.notes);
    putText(out, "source", unit.source);
    if (unit.retired)
        out["retired"] = true;
    return out;
}

Json personJson(const oob::Person &person) {
    Json out;
    out["id"] = person.id.text();
    out["name"] = person.name;
    putText(out, "rank", person.rank);
    putText(out, "rank_date", person.rankDate);
    putText(out, "nation", person.nation);
    if (person.fate != oob::PersonFate::Fit)
        out["fate"] = std::string(word(person.fate));
    putText(out, "notes", person.notes);
    putText(out, "source", person.source);
    if (person.retired)
        out["retired"] = true;
    return out;
}

Json postJson(const oob::Post &post) {
    Json out;
    out["id"] = post.id.text();
    out["person"] = post.person.text();
    if (post.role != oob::PostRole::Commander)
        out["role"] = std::string(word(post.role));
    putText(out, "since", post.since);
    putText(out, "until", post.until);
    return out;
}

Result<std::optional<Hundredths>> countFrom(const Json &json, const char *key,
                                            const std::string &where) {
    const auto it = json.find(key);
    if (it == json.end() || it->is_null())
        return std::optional<Hundredths>();
    if (!it->is_number())
        return fail(kJsonWrong, {where + '.' + key});
    const double value = it->get<double>();
    if (!(value >= 0) || value > static_cast<double>(kMostCount))
        return fail(kJsonWrong, {where + '.' + key});
    return std::optional(Hundredths(static_cast<std::int32_t>(std::lround(value * 100))));
}

Result<oob::Strength> strengthFrom(const Json &json, const std::string &where) {
    Keys keys(json, where);
    oob::Strength out;
    out.men = keys.number<Men>("men", kMostMen);
    out.guns = keys.number<Guns>("guns", kMostGuns);
    out.estimated = keys.flag("estimated", false);
    return keys.done(std::move(out));
}

Result<oob::UnitFields> fieldsFrom(const Json &json, const std::string &where) {
    oob::UnitFields::BySet out;
    if (!json.is_object())
        return fail(kJsonWrong, {where});
    for (const auto &[set, values] : json.items()) {
        if (!values.is_object())
            return fail(kJsonWrong, {where + '.' + set});
        rules::FieldValues &fields = out[set];
        for (const auto &[key, value] : values.items()) {
            if (!value.is_string())
                return fail(kJsonWrong, {where + '.' + set + '.' + key});
            fields[key] = value.get<std::string>();
        }
    }
    return out;
}

Result<oob::Nation> nationFrom(const Json &json) {
    Keys keys(json, "nations");
    oob::Nation out;
    out.name = keys.name("name");
    out.firstColour = keys.text("first_colour");
    out.secondColour = keys.text("second_colour");
    return keys.done(std::move(out));
}

Result<oob::Army> armyFrom(const Json &json, const std::string &where) {
    Keys keys(json, where);
    oob::Army out;
    out.id = keys.id<ArmyId>("id");
    out.name = keys.name("name");
    out.side = keys.text("side");
    out.nation = keys.text("nation");
    out.notes = keys.text("notes");
    out.source = keys.text("source");
    return keys.done(std::move(out));
}

Result<oob::Column> columnFrom(const Json &json, const std::string &where) {
    Keys keys(json, where);
    oob::Column out;
    out.id = keys.id<ColumnId>("id");
    out.name = keys.name("name");
    out.level = keys.text("level");
    out.givesOrders = keys.flag("gives_orders", true);
    out.nation = keys.text("nation");
    out.notes = keys.text("notes");
    out.source = keys.text("source");
    return keys.done(std::move(out));
}

Result<oob::Unit> unitFrom(const Json &json, const std::string &where) {
    Keys keys(json, where);
    oob::Unit out;
    out.id = keys.id<UnitId>("id");
    out.name = keys.name("name");
    out.arm = keys.worded<Arm>("arm", Arm::Infantry);
    out.nation = keys.text("nation");
    if (json.is_object()) {
        keys.take(countFrom(json, "battalions", where), out.battalions);
        keys.take(countFrom(json, "squadrons", where), out.squadrons);
        keys.take(countFrom(json, "companies", where), out.companies);
    }
    if (const Json *present = keys.find("present"))
        keys.take(strengthFrom(*present, where + ".present"), out.present);
    if (const Json *establishment = keys.find("establishment"))
        keys.take(strengthFrom(*establishment, where + ".establishment"), out.establishment);
    if (const Json *fields = keys.find("fields"))
        keys.take(fieldsFrom(*fields, where + ".fields"), out.fields);
    out.notes = keys.text("notes");
    out.source = keys.text("source");
    out.retired = keys.flag("retired", false);
    return keys.done(std::move(out));
}

Result<oob::Person> personFrom(const Json &json, const std::string &where) {
    Keys keys(json, where);
    oob::Person out;
    out.id = keys.id<PersonId>("id");
    out.name = keys.name("name");
    out.rank = keys.text("rank");
    out.rankDate = keys.text("rank_date");
    out.nation = keys.text("nation");
    out.fate = keys.worded<oob::PersonFate>("fate", oob::PersonFate::Fit);
    out.notes = keys.text("notes");
    out.source = keys.text("source");
    out.retired = keys.flag("retired", false);
    return keys.done(std::move(out));
}

Result<oob::Post> postFrom(const Json &json, const std::string &where) {
    Keys keys(json, where);
    oob::Post out;
    out.id = keys.id<PostId>("id");
    out.person = keys.id<PersonId>("person");
    out.role = keys.worded<oob::PostRole>("role", oob::PostRole::Commander);
    out.since = keys.text("since");
    out.until = keys.text("until");
    return keys.done(std::move(out));
}

} // namespace sabretache::exchange
