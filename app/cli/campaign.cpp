// sabretache campaign BOOK status|next-step|chronicle: a campaign without the window.
#include "app/cli/campaign.h"
#include "app/cli/books.h"
#include "app/cli/commands.h"
#include "campaign/turns.h"
#include "ui/models/campaign/campaignreport.h"
#include "ui/text/texts.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>

namespace sabretache::cli {

namespace {

QJsonObject problemOf(const Error &error, const Output &out, const oob::OrderOfBattle &book) {
    const QString rule = fromUtf8(error.rule.text());
    return {{QStringLiteral("code"), fromUtf8(error.code)},
            {QStringLiteral("rule"), rule.isEmpty() ? QJsonValue() : QJsonValue(rule)},
            {QStringLiteral("text"), out.texts().error(error, ui::namesOf(book))}};
}

QJsonArray mattersOf(const session::BookSession &book, const Output &out, campaign::Step step) {
    QJsonArray matters;
    for (const Error &matter :
         campaign::openMatters({book.book(), book.ruleSet(), book.ids()}, step))
        matters.append(problemOf(matter, out, book.book()));
    return matters;
}

int status(const Call &call, const session::BookSession &book) {
    const auto campaign = campaign::readCampaign(book.book());
    if (!campaign)
        return call.out.error(campaign.error());
    const QJsonArray matters = mattersOf(book, call.out, campaign->head.step);
    QJsonObject all = campaignObject(book).toObject();
    all[QLatin1String("problems")] = matters;
    if (call.out.json()) {
        call.out.document(all);
        return kDone;
    }
    const ui::Texts &texts = call.out.texts();
    const ui::CampaignReport report(book.book(), book.ruleSet(), texts);
    call.out.line(fromUtf8(campaign->head.name) + QStringLiteral(": ") +
                  report.turnText(campaign->head.turn) + QStringLiteral(", ") +
                  texts.label(ui::TextKind::Group, word(campaign->head.step)));
    for (const QJsonValue &side : all[QLatin1String("sides")].toArray())
        call.out.line(QStringLiteral("  %1: %2 points, %3 steps, %4 guns, pool %5")
                          .arg(side[QLatin1String("name")].toString())
                          .arg(side[QLatin1String("points")].toInt())
                          .arg(side[QLatin1String("strength")].toInt())
                          .arg(side[QLatin1String("model_guns")].toInt())
                          .arg(side[QLatin1String("pool")].toInt()));
    for (const QJsonValue &matter : matters)
        call.out.line(QStringLiteral("  ") + matter[QLatin1String("text")].toString() +
                      QStringLiteral(" [") + matter[QLatin1String("rule")].toString() + u']');
    return kDone;
}

int nextStep(const Call &call, session::BookSession &book) {
    const auto edit = campaign::nextStep({book.book(), book.ruleSet(), book.ids()});
    if (!edit) {
        const bool waits = edit.error().code == campaign::kMatterBattle ||
                           edit.error().code == campaign::kMatterContact ||
                           edit.error().code == campaign::kMatterRetreat ||
                           edit.error().code == campaign::kTurnBattlesOpen ||
                           edit.error().code == campaign::kTurnOver;
        if (!waits)
            return call.out.error(edit.error());
        // The step stays open: something of it needs the umpire.
        const int shown = status(call, book);
        if (shown != kDone)
            return shown;
        return call.out.error(edit.error(), kFound);
    }
    if (const auto done = book.apply(*edit); !done)
        return call.out.error(done.error());
    return status(call, book);
}

int chronicle(const Call &call, const session::BookSession &book) {
    const ui::Texts &texts = call.out.texts();
    const ui::CampaignReport report(book.book(), book.ruleSet(), texts);
    if (report.error())
        return call.out.error(*report.error());
    const std::string side = call.value("--side").toStdString();
    if (!side.empty() && !report.campaign().side(side)) {
        call.out.message(
            QStringLiteral("option --side: unknown value %1").arg(call.value("--side")));
        return kBadCall;
    }
    QJsonArray entries;
    for (const ui::ChronicleLine &line : report.lines(side)) {
        const QString rule = fromUtf8(line.rule.text());
        entries.append(QJsonObject{
            {QStringLiteral("turn"), line.turn},
            {QStringLiteral("date"), fromUtf8(line.iso)},
            {QStringLiteral("kind"), line.kind},
            {QStringLiteral("text"), line.sentence},
            {QStringLiteral("note"), line.note.isEmpty() ? QJsonValue() : QJsonValue(line.note)},
            {QStringLiteral("rule"), rule.isEmpty() ? QJsonValue() : QJsonValue(rule)},
        });
    }
    const QString path = call.value("-o");
    if (!path.isEmpty() && path != QLatin1String("-")) {
        const QByteArray bytes =
            path.endsWith(QLatin1String(".html"), Qt::CaseInsensitive) ? report.html(side).toUtf8()
            : path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)
                ? QJsonDocument(QJsonObject{{QStringLiteral("entries"), entries}}).toJson()
                : report.markdown(side).toUtf8();
        QSaveFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() ||
            !file.commit()) {
            call.out.message(
                QStringLiteral("%1 can't be written: %2").arg(path, file.errorString()));
            return kBadFile;
        }
        if (call.out.json())
            call.out.document({{QStringLiteral("file"), path},
                               {QStringLiteral("entries"), qint64(entries.size())}});
        return kDone;
    }
    if (call.out.json())
        call.out.document({{QStringLiteral("entries"), entries}});
    else
        call.out.line(report.markdown(side).trimmed());
    return kDone;
}

} // namespace

QJsonValue campaignObject(const session::BookSession &book) {
    const auto campaign = campaign::readCampaign(book.book());
    if (!campaign)
        return {};
    QJsonArray sides;
    for (const campaign::Standing &s :
         campaign::standings(campaign::Context{book.book(), book.ruleSet(), book.ids()}))
        sides.append(QJsonObject{
            {QStringLiteral("name"), fromUtf8(s.side)},
            {QStringLiteral("points"), s.score.total()},
            {QStringLiteral("places"), s.score.places},
            {QStringLiteral("battles"), s.score.battles},
            {QStringLiteral("losses"), s.score.losses},
            {QStringLiteral("strength"), s.steps()},
            {QStringLiteral("infantry"), s.infantry},
            {QStringLiteral("cavalry"), s.cavalry},
            {QStringLiteral("artillery"), s.artillery},
            {QStringLiteral("model_guns"), s.guns},
            {QStringLiteral("pool"), s.pool},
        });
    QJsonArray done;
    for (const campaign::Step step : campaign->head.done)
        done.append(fromUtf8(word(step)));
    return QJsonObject{
        {QStringLiteral("name"), fromUtf8(campaign->head.name)},
        {QStringLiteral("turn"), campaign->head.turn},
        {QStringLiteral("last_turn"),
         campaign->head.lastTurn > 0 ? QJsonValue(campaign->head.lastTurn) : QJsonValue()},
        {QStringLiteral("date"), fromUtf8(campaign::isoText(campaign->turnBegins()))},
        {QStringLiteral("until"), fromUtf8(campaign::isoText(campaign->turnEnds()))},
        {QStringLiteral("step"), fromUtf8(word(campaign->head.step))},
        {QStringLiteral("done"), done},
        {QStringLiteral("ended"), campaign->head.ended},
        {QStringLiteral("sides"), sides},
    };
}

int runCampaign(Call &call) {
    if (!call.parse({{"-o"}, {"--side"}}, 2, 2))
        return kBadCall;
    const QString what = call.plain[1];
    const bool writes = what == QLatin1String("next-step");
    if (!writes && what != QLatin1String("status") && what != QLatin1String("chronicle")) {
        call.out.message(
            QStringLiteral("unknown word %1; known are status, next-step, chronicle").arg(what));
        return kBadCall;
    }
    if (what != QLatin1String("chronicle") && (call.has("-o") || call.has("--side"))) {
        call.out.message(QStringLiteral("options -o and --side go with chronicle"));
        return kBadCall;
    }
    const auto book = openBook(call, call.plain.first(),
                               writes ? session::OpenMode::ReadWrite : session::OpenMode::ReadOnly);
    if (!book)
        return kBadFile;
    if (writes)
        return nextStep(call, *book);
    return what == QLatin1String("status") ? status(call, *book) : chronicle(call, *book);
}

} // namespace sabretache::cli
