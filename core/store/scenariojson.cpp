#include "store/scenariojson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <limits>

namespace sabretache::store {

namespace {

QString text(const std::string &s) { return QString::fromStdString(s); }

template <class Ids> QJsonArray idsOut(const Ids &ids) {
    QJsonArray out;
    for (const auto &id : ids)
        out.append(text(id.text()));
    return out;
}

template <class Tag> bool idIn(const QJsonValue &value, Id<Tag> &out) {
    const auto id = Id<Tag>::parse(value.toString().toStdString());
    if (id)
        out = *id;
    return id.has_value();
}

template <class Tag> bool idsIn(const QJsonValue &value, std::vector<Id<Tag>> &out) {
    for (const QJsonValue &item : value.toArray())
        if (!idIn(item, out.emplace_back()))
            return false;
    return true;
}

bool numberIn(const QJsonValue &value, std::int32_t &out) {
    const qint64 n = value.toInteger(std::numeric_limits<qint64>::max());
    if (!value.isDouble() || n < std::numeric_limits<std::int32_t>::min() ||
        n > std::numeric_limits<std::int32_t>::max())
        return false;
    out = static_cast<std::int32_t>(n);
    return true;
}

} // namespace

std::string scenarioDetail(const oob::Scenario &s) {
    QJsonObject options;
    for (const auto &[name, value] : s.options)
        options[text(name)] = text(value);
    QJsonArray weather;
    for (const std::string &word : s.weather)
        weather.append(text(word));
    QJsonArray objectives;
    for (const oob::Objective &o : s.objectives) {
        QJsonObject one{{QStringLiteral("name"), text(o.name)},
                        {QStringLiteral("points"), o.points}};
        if (o.brigades != 0)
            one[QStringLiteral("brigades")] = o.brigades;
        objectives.append(one);
    }
    QJsonObject breakPercent;
    for (const auto &[side, percent] : s.breakPercent)
        breakPercent[text(side)] = percent;
    QJsonArray parties;
    for (const oob::Scenario::Party &p : s.parties)
        parties.append(QJsonObject{{QStringLiteral("side"), text(p.side)},
                                   {QStringLiteral("armies"), idsOut(p.armies)},
                                   {QStringLiteral("columns"), idsOut(p.columns)},
                                   {QStringLiteral("units"), idsOut(p.units)}});
    QJsonArray reinforcements;
    for (const oob::Reinforcement &r : s.reinforcements)
        reinforcements.append(QJsonObject{{QStringLiteral("turn"), r.turn.value},
                                          {QStringLiteral("unit"), text(r.unit.text())},
                                          {QStringLiteral("place"), text(r.place)}});
    const QJsonObject all{{QStringLiteral("options"), options},
                          {QStringLiteral("weather"), weather},
                          {QStringLiteral("objectives"), objectives},
                          {QStringLiteral("break-percent"), breakPercent},
                          {QStringLiteral("parties"), parties},
                          {QStringLiteral("reinforcements"), reinforcements}};
    return QJsonDocument(all).toJson(QJsonDocument::Compact).toStdString();
}

bool readScenarioDetail(const std::string &json, oob::Scenario &s) {
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(json));
    if (!document.isObject())
        return false;
    const QJsonObject all = document.object();
    const QJsonObject options = all[QLatin1String("options")].toObject();
    for (auto it = options.begin(); it != options.end(); ++it)
        s.options[it.key().toStdString()] = it.value().toString().toStdString();
    for (const QJsonValue &word : all[QLatin1String("weather")].toArray())
        s.weather.push_back(word.toString().toStdString());
    for (const QJsonValue &o : all[QLatin1String("objectives")].toArray()) {
        oob::Objective &objective = s.objectives.emplace_back();
        objective.name = o[QLatin1String("name")].toString().toStdString();
        if (!numberIn(o[QLatin1String("points")], objective.points))
            return false;
        const QJsonValue brigades = o[QLatin1String("brigades")]; // not in older books
        if (!brigades.isUndefined() && !numberIn(brigades, objective.brigades))
            return false;
    }
    const QJsonObject breakPercent = all[QLatin1String("break-percent")].toObject();
    for (auto it = breakPercent.begin(); it != breakPercent.end(); ++it)
        if (!numberIn(it.value(), s.breakPercent[it.key().toStdString()]))
            return false;
    for (const QJsonValue &p : all[QLatin1String("parties")].toArray()) {
        oob::Scenario::Party &party = s.parties.emplace_back();
        party.side = p[QLatin1String("side")].toString().toStdString();
        if (!idsIn(p[QLatin1String("armies")], party.armies) ||
            !idsIn(p[QLatin1String("columns")], party.columns) ||
            !idsIn(p[QLatin1String("units")], party.units))
            return false;
    }
    for (const QJsonValue &r : all[QLatin1String("reinforcements")].toArray()) {
        oob::Reinforcement &reinforcement = s.reinforcements.emplace_back();
        reinforcement.place = r[QLatin1String("place")].toString().toStdString();
        if (!numberIn(r[QLatin1String("turn")], reinforcement.turn.value) ||
            !idIn(r[QLatin1String("unit")], reinforcement.unit))
            return false;
    }
    return true;
}

} // namespace sabretache::store
