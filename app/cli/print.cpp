// sabretache print BOOK --army NAME --what KIND -o FILE: what lies on the table, as PDF or picture;
// with --battle NAME or --campaign the reports of those.
#include "app/cli/books.h"
#include "app/cli/commands.h"
#include "app/reports.h"
#include "session/battlesession.h"
#include "ui/print/campaignreport.h"
#include "ui/print/kinds.h"
#include "ui/print/report.h"
#include "ui/print/sheets.h"
#include "ui/text/texts.h"

#include <algorithm>

namespace sabretache::cli {

namespace {

using Document = std::unique_ptr<ui::PrintDocument>;

/// Says which value of an option is wrong, and what it can be.
int wrong(const Call &call, const QString &option, const QString &value, const QString &known) {
    call.out.message(QStringLiteral("option %1: unknown value %2; known: %3")
                         .arg(option, value.isEmpty() ? QStringLiteral("(none)") : value, known));
    return kBadCall;
}

/// "50x15" in mm, each within its bounds.
std::optional<QSizeF> sizeOf(const QString &text, QSizeF least, QSizeF most) {
    const QStringList parts = text.split(u'x');
    bool wide = false;
    bool high = false;
    if (parts.size() != 2)
        return std::nullopt;
    const QSizeF out(parts[0].toDouble(&wide), parts[1].toDouble(&high));
    if (!wide || !high || out.expandedTo(least) != out || out.boundedTo(most) != out)
        return std::nullopt;
    return out;
}

/// Fields that --with and --without name.
bool setField(ui::PrintFields &fields, const QString &name, bool value) {
    constexpr std::pair<const char *, bool ui::PrintFields::*> known[] = {
        {"class", &ui::PrintFields::number},          {"conditions", &ui::PrintFields::conditions},
        {"commanders", &ui::PrintFields::commanders}, {"details", &ui::PrintFields::details},
        {"strengths", &ui::PrintFields::strengths},   {"honours", &ui::PrintFields::honours},
        {"notes", &ui::PrintFields::notes},           {"source", &ui::PrintFields::source},
        {"totals", &ui::PrintFields::totals}};
    for (const auto &[word, field] : known)
        if (name == QLatin1String(word)) {
            fields.*field = value;
            return true;
        }
    return false;
}

/// Everything about paper and choice that the call says.
/// @return nothing after having said what is wrong
std::optional<ui::PrintSetup> setupOf(const Call &call, std::optional<ui::PrintKind> kind) {
    ui::PrintSetup out;
    out.paper.landscape = call.has("--landscape");
    out.paper.large = call.has("--large");
    out.paper.inkSaving = call.has("--ink-saving");
    out.paper.header = call.value("--header");
    out.paper.footer = call.value("--footer");
    const QString size = call.value("--paper", QStringLiteral("a4"));
    if (const auto page = ui::paperSize(size)) {
        out.paper.size = *page;
    } else {
        wrong(call, QStringLiteral("--paper"), size, QStringLiteral("a4, letter, a5"));
        return std::nullopt;
    }
    const double usual = kind ? ui::usualMarginMm(*kind) : out.paper.marginMm;
    const auto margin = call.number("--margin", qint64(usual), 5, 40);
    const auto columns = call.number("--columns", 1, 1, 2);
    const auto turns = call.number("--turns", 0, 0, 100);
    if (!margin || !columns || !turns)
        return std::nullopt;
    out.paper.marginMm = double(*margin);
    out.columns = int(*columns);
    out.turns = int(*turns);
    const QString card = call.value("--card", QStringLiteral("poker"));
    out.cardMm = card == u"a6" ? ui::kA6Mm : ui::kPokerMm;
    if (const QString label = call.value("--label"); !label.isEmpty()) {
        const auto mm = sizeOf(label, {20, 5}, {200, 100});
        if (!mm) {
            wrong(call, QStringLiteral("--label"), label,
                  QStringLiteral("WIDTHxHEIGHT in mm, 20x5 to 200x100"));
            return std::nullopt;
        }
        out.labelMm = *mm;
    }
    for (const bool with : {true, false}) {
        const char *option = with ? "--with" : "--without";
        for (const QString &name : call.value(option).split(u',', Qt::SkipEmptyParts))
            if (!setField(out.fields, name.trimmed(), with)) {
                wrong(call, QLatin1String(option), name,
                      QStringLiteral("class, conditions, commanders, details, strengths, honours, "
                                     "notes, source, totals"));
                return std::nullopt;
            }
    }
    return out;
}

/// A report of the battle or the campaign, from whoever knows it.
Result<Document> reportOf(session::BookSession &book, ui::ReportSource::Of of, const QString &what,
                          BattleId battle, const ui::Texts &texts, const ui::Paper &paper) {
    for (const ui::ReportSource &source : reportSources()) {
        if (source.of != of || fromUtf8(source.what) != what)
            continue;
        auto report = source.make(book, battle, texts);
        if (!report)
            return tl::unexpected(report.error());
        return std::make_unique<ui::ReportDocument>(std::move(*report), texts, paper);
    }
    return Document();
}

/// Puts the units that --units names into the part.
/// @return false after having said which of them is not there
bool chooseUnits(const Call &call, const oob::OrderOfBattle &book, ui::PrintPart &part) {
    QStringList wanted;
    for (const QString &name : call.value("--units").split(u';', Qt::SkipEmptyParts))
        wanted << name.trimmed();
    QStringList missing = wanted;
    QStringList known;
    const oob::Children children(book);
    for (const oob::Stop &stop : part.column.isNull() ? oob::walk(book, part.army, children)
                                                      : oob::walk(book, part.column, children))
        if (const auto *id = std::get_if<UnitId>(&stop.node)) {
            known << fromUtf8(book.units.at(*id).name);
            if (wanted.contains(known.last())) {
                part.units.insert(*id);
                missing.removeAll(known.last());
            }
        }
    if (missing.isEmpty() && !part.units.empty())
        return true;
    wrong(call, QStringLiteral("--units"), missing.join(QStringLiteral("; ")),
          known.join(QStringLiteral("; ")));
    return false;
}

QString knownReports(ui::ReportSource::Of of) {
    QStringList out;
    if (of == ui::ReportSource::Of::Battle)
        out << QStringLiteral("return");
    for (const ui::ReportSource &source : reportSources())
        if (source.of == of)
            out << fromUtf8(source.what);
    return out.join(QStringLiteral(", "));
}

/// @return the document, null after having said what is wrong with the call in `status`
Document documentOf(Call &call, session::BookSession &book, const ui::PrintBook &from,
                    std::optional<ui::PrintKind> kind, int &status) {
    const ui::Texts &texts = call.out.texts();
    const oob::OrderOfBattle &value = book.book();
    const bool ofBattle = call.has("--battle");
    const bool ofCampaign = call.has("--campaign");
    const QString what = call.value("--what", ofBattle     ? QStringLiteral("report")
                                              : ofCampaign ? QStringLiteral("state")
                                                           : QStringLiteral("roster"));
    auto setup = setupOf(call, ofBattle || ofCampaign ? std::nullopt : kind);
    if (!setup) {
        status = kBadCall;
        return nullptr;
    }
    if (ofBattle || ofCampaign) {
        const auto of = ofBattle ? ui::ReportSource::Of::Battle : ui::ReportSource::Of::Campaign;
        BattleId battle;
        if (ofBattle) {
            QStringList known;
            for (const session::BattleSummary &row : book.battles()) {
                known << fromUtf8(row.name);
                if (known.last() == call.value("--battle"))
                    battle = row.id;
            }
            if (battle.isNull()) {
                status = wrong(call, QStringLiteral("--battle"), call.value("--battle"),
                               known.join(QStringLiteral(", ")));
                return nullptr;
            }
            if (what == u"return") {
                const auto open = book.openBattle(battle);
                if (!open) {
                    status = call.out.error(open.error());
                    return nullptr;
                }
                return std::make_unique<ui::ReportDocument>(
                    ui::returnSheets((*open)->setup(), from), texts, setup->paper);
            }
        }
        auto report = reportOf(book, of, what, battle, texts, setup->paper);
        if (!report) {
            status = call.out.error(report.error());
            return nullptr;
        }
        if (!*report)
            status = wrong(call, QStringLiteral("--what"), what, knownReports(of));
        return std::move(*report);
    }

    if (!kind) {
        QStringList known;
        for (const auto &[one, word] : kWords<ui::PrintKind>)
            known << fromUtf8(word);
        status = wrong(call, QStringLiteral("--what"), what, known.join(QStringLiteral(", ")));
        return nullptr;
    }
    // Where there is one army, it need not be named; a rule set's tables need none.
    const QString name = call.value("--army");
    const oob::Army *army = nullptr;
    if (!name.isEmpty())
        army = armyNamed(value, name);
    else if (value.armies.size() == 1)
        army = &value.armies.begin()->second;
    if (!army && !(*kind == ui::PrintKind::Reference && name.isEmpty())) {
        QStringList known;
        for (const ArmyId id : oob::armiesInOrder(value))
            known << fromUtf8(value.armies.at(id).name);
        status = wrong(call, QStringLiteral("--army"), name, known.join(QStringLiteral(", ")));
        return nullptr;
    }
    ui::PrintPart part{army ? army->id : ArmyId()};
    if (const QString column = call.value("--column"); !column.isEmpty()) {
        QStringList known;
        for (const oob::Stop &stop : oob::walk(value, part.army))
            if (const auto *id = std::get_if<ColumnId>(&stop.node)) {
                known << fromUtf8(value.columns.at(*id).name);
                if (known.last() == column)
                    part.column = *id;
            }
        if (part.column.isNull()) {
            status =
                wrong(call, QStringLiteral("--column"), column, known.join(QStringLiteral(", ")));
            return nullptr;
        }
    }
    if (call.has("--units") && !chooseUnits(call, value, part)) {
        status = kBadCall;
        return nullptr;
    }
    const QString path = call.value("-o").toLower();
    setup->asPicture = path.endsWith(u".svg") || path.endsWith(u".png");
    return ui::makePrint(*kind, from, part, *setup);
}

} // namespace

int runPrint(Call &call) {
    if (!call.parse({{"--army", true},
                     {"--battle", true},
                     {"--campaign", false},
                     {"--what", true},
                     {"--column", true},
                     {"--units", true},
                     {"-o", true},
                     {"--paper", true},
                     {"--landscape", false},
                     {"--large", false},
                     {"--ink-saving", false},
                     {"--margin", true},
                     {"--header", true},
                     {"--footer", true},
                     {"--columns", true},
                     {"--card", true, "poker|a6"},
                     {"--label", true},
                     {"--turns", true},
                     {"--with", true},
                     {"--without", true}},
                    1, 1))
        return kBadCall;
    if (int(call.has("--army")) + int(call.has("--battle")) + int(call.has("--campaign")) > 1) {
        call.out.message(
            QStringLiteral("only one of --army, --battle and --campaign can be given"));
        return kBadCall;
    }
    const QString path = call.value("-o");
    if (path.isEmpty()) {
        call.out.message(QStringLiteral("option -o is missing: the file to write"));
        return kBadCall;
    }
    const auto kind =
        fromWord<ui::PrintKind>(call.value("--what", QStringLiteral("roster")).toStdString());
    const auto book = openBook(call, call.plain.first(), session::OpenMode::ReadOnly);
    if (!book)
        return kBadFile;
    const rules::OptionValues options = book->options();
    const ui::PrintBook from{book->book(), book->ruleSet(), options, call.out.texts(),
                             ui::honoursOf(book->book())};
    int status = kFault;
    const Document document = documentOf(call, *book, from, kind, status);
    if (!document)
        return status;
    if (const Result<void> done = ui::writeDocument(*document, path); !done)
        return call.out.error(done.error(),
                              done.error().code == ui::kPrintFormat ? kBadCall : kBadFile);
    if (call.out.json())
        call.out.document(
            {{QStringLiteral("file"), path}, {QStringLiteral("pages"), document->pageCount()}});
    return kDone;
}

} // namespace sabretache::cli
