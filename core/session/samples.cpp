#include "session/samples.h"

#include "base/invariant.h"
#include "battle/freeze.h"
#include "campaign/turns.h"
#include "exchange/importer.h"
#include "exchange/plan.h"
#include "oob/edits.h"
#include "session/booksession.h"
#include "session/sampledata.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <map>

namespace sabretache::session {

namespace {

/// The samples' history begins at this moment on every machine.
constexpr std::string_view kMadeAt = "2026-11-30T00:00:00.000Z";

std::string textOf(const QJsonObject &from, QLatin1String name) {
    return from[name].toString().toStdString();
}

std::string paragraphs(const QJsonObject &from, QLatin1String name) {
    std::string out;
    for (const QJsonValue &line : from[name].toArray())
        out += (out.empty() ? "" : "\n\n") + line.toString().toStdString();
    return out;
}

oob::Scenario scenarioOf(const QJsonObject &said, const BookSession &book) {
    oob::Scenario out = battle::scenarioOfAll(book.book(), book.ruleSet());
    out.id = ScenarioId(book.ids()());
    out.name = textOf(said, QLatin1String("name"));
    out.place = textOf(said, QLatin1String("place"));
    out.date = textOf(said, QLatin1String("date"));
    out.turns = Turns(said[QLatin1String("turns")].toInt());
    for (const QJsonValue &word : said[QLatin1String("weather")].toArray())
        out.weather.push_back(word.toString().toStdString());
    for (const QJsonValue &o : said[QLatin1String("objectives")].toArray())
        out.objectives.push_back({o[QLatin1String("name")].toString().toStdString(),
                                  o[QLatin1String("points")].toInt(1),
                                  o[QLatin1String("brigades")].toInt(0)});
    out.notes = textOf(said, QLatin1String("notes"));
    out.deployment = textOf(said, QLatin1String("deployment"));
    return out;
}

Result<void> applyIfGood(BookSession &book, const Result<oob::Edit> &edit) {
    return edit ? book.apply(*edit) : Result<void>(tl::unexpected(edit.error()));
}

ArmyId armyNamed(const oob::OrderOfBattle &book, const std::string &name) {
    for (const auto &[id, army] : book.armies)
        if (army.name == name)
            return id;
    return {};
}

/// Men without a post, who can follow those that fall.
Result<void> addCommanders(BookSession &book, const QJsonArray &said) {
    for (const QJsonValue &value : said) {
        const QJsonObject one = value.toObject();
        oob::Person person;
        person.id = PersonId(book.ids()());
        person.name = textOf(one, QLatin1String("name"));
        person.rank = textOf(one, QLatin1String("rank"));
        person.rankDate = textOf(one, QLatin1String("since"));
        person.army = armyNamed(book.book(), textOf(one, QLatin1String("army")));
        if (auto done = applyIfGood(book, oob::addPerson(book.book(), person)); !done)
            return done;
    }
    return {};
}

Result<void> addCampaign(BookSession &book, const QJsonObject &said) {
    const campaign::Context context{book.book(), book.ruleSet(), book.ids()};
    campaign::Beginning beginning;
    beginning.name = textOf(said, QLatin1String("name"));
    beginning.start = textOf(said, QLatin1String("start"));
    beginning.length = fromWord<campaign::TurnLength>(textOf(said, QLatin1String("length")))
                           .value_or(campaign::TurnLength::Week);
    beginning.oldStyle = said[QLatin1String("old_style")].toBool();
    beginning.map = said[QLatin1String("map")].toBool();
    beginning.lastTurn = said[QLatin1String("last_turn")].toInt();
    auto done = applyIfGood(book, campaign::beginCampaign(context, beginning));
    std::map<std::string, campaign::PlaceId> places;
    for (const QJsonValue &value : said[QLatin1String("places")].toArray()) {
        const QJsonObject one = value.toObject();
        campaign::Place place;
        place.id = campaign::PlaceId(book.ids()());
        place.name = textOf(one, QLatin1String("name"));
        place.x = one[QLatin1String("x")].toInt();
        place.y = one[QLatin1String("y")].toInt();
        place.points = one[QLatin1String("points")].toInt();
        place.supplies = textOf(one, QLatin1String("supplies"));
        place.holder = textOf(one, QLatin1String("holder"));
        places.emplace(place.name, place.id);
        if (done)
            done = applyIfGood(book, campaign::putPlace(context, place));
    }
    for (const QJsonValue &value : said[QLatin1String("roads")].toArray()) {
        const QJsonObject one = value.toObject();
        if (done)
            done = applyIfGood(
                book, campaign::putRoad(context, {{},
                                                  places[textOf(one, QLatin1String("from"))],
                                                  places[textOf(one, QLatin1String("to"))],
                                                  one[QLatin1String("days")].toInt()}));
    }
    for (const QJsonValue &value : said[QLatin1String("arrivals")].toArray()) {
        const QJsonObject one = value.toObject();
        campaign::Arrival arrival;
        arrival.army = armyNamed(book.book(), textOf(one, QLatin1String("army")));
        arrival.date = textOf(one, QLatin1String("date"));
        arrival.place = places[textOf(one, QLatin1String("place"))];
        if (done)
            done = applyIfGood(book, campaign::putArrival(context, arrival));
    }
    for (const QJsonValue &value : said[QLatin1String("armies")].toArray()) {
        const QJsonObject one = value.toObject();
        if (done)
            done = applyIfGood(book, campaign::placeArmy(
                                         context,
                                         armyNamed(book.book(), textOf(one, QLatin1String("army"))),
                                         places[textOf(one, QLatin1String("place"))]));
    }
    return done;
}

Result<void> fill(BookSession &book, const SampleData &data, const rules::RuleSetList &ruleSets) {
    const QJsonObject said =
        QJsonDocument::fromJson(QByteArray(data.json.data(), qsizetype(data.json.size()))).object();
    exchange::ImportOptions options;
    options.ruleSets = &ruleSets;
    options.fileName = std::string(data.name) + ".csv";
    const auto reading = exchange::readText(std::string(data.csv), options);
    if (!reading)
        return tl::unexpected(reading.error());
    auto done =
        book.apply(exchange::planImport(*reading, book.book(), options.fileName, book.ids()).edit);
    const std::pair<std::string_view, std::string> settings[] = {
        {oob::kSettingRuleSet, textOf(said, QLatin1String("ruleset"))},
        {oob::kSettingTitle, textOf(said, QLatin1String("title"))},
        {oob::kSettingNotes, paragraphs(said, QLatin1String("notes"))},
        {oob::kSettingSource, textOf(said, QLatin1String("source"))},
    };
    for (const auto &[key, value] : settings)
        if (done)
            done = applyIfGood(book, oob::setSetting(book.book(), key, value));
    if (!done)
        return done;
    QJsonArray scenarios = said[QLatin1String("scenarios")].toArray();
    if (said.contains(QLatin1String("scenario")))
        scenarios.append(said[QLatin1String("scenario")]);
    for (const QJsonValue &scenario : scenarios)
        if (done)
            done = applyIfGood(
                book, oob::addScenario(book.book(), scenarioOf(scenario.toObject(), book)));
    if (done)
        done = addCommanders(book, said[QLatin1String("commanders")].toArray());
    if (done && said.contains(QLatin1String("campaign")))
        done = addCampaign(book, said[QLatin1String("campaign")].toObject());
    return done;
}

} // namespace

std::span<const std::string_view> sampleNames() {
    static const std::vector<std::string_view> kNames = [] {
        std::vector<std::string_view> out;
        for (const SampleData &data : sampleData())
            out.push_back(data.name);
        return out;
    }();
    return kNames;
}

Result<void> makeSample(std::string_view name, const QString &path,
                        const rules::RuleSetList &ruleSets, const battle::EngineList &engines) {
    const auto data = std::ranges::find(sampleData(), name, &SampleData::name);
    if (data == sampleData().end())
        return fail(kSampleUnknown, {std::string(name)});
    if (QFileInfo(path).isDir())
        return fail(store::kBookIsFolder, {path.toStdString()});
    if (QFileInfo::exists(path))
        return fail(store::kBookExists, {path.toStdString()});

    Surroundings around;
    around.now = [] { return std::string(kMadeAt); };
    around.ids = countedIds(Uuid::fromName(name).high);
    const QString making = path + QStringLiteral(".making");
    QFile::remove(making);
    const QJsonObject said =
        QJsonDocument::fromJson(QByteArray(data->json.data(), qsizetype(data->json.size())))
            .object();
    auto book = BookSession::create(making, ruleSets, engines,
                                    textOf(said, QLatin1String("ruleset")), around);
    if (!book) {
        // It is the book's own name that the user knows.
        Error error = book.error();
        if (!error.args.empty())
            error.args.front() = path.toStdString();
        return tl::unexpected(error);
    }
    auto done = fill(**book, *data, ruleSets);
    // A copy is packed, holds no lease, and appears under its name only when it is whole.
    if (done)
        done = (*book)->saveCopy(path);
    book->reset();
    QFile::remove(making);
    return done;
}

} // namespace sabretache::session
