// sabretache export BOOK --army NAME --format FORMAT -o FILE: one army in a form that other
// programs and people read; with --battle NAME one battle as the file that `play` reads. The file
// is written whole beside its place and then put there.
#include "app/builtin.h"
#include "app/cli/books.h"
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "exchange/csvform.h"
#include "exchange/jsonform.h"
#include "exchange/tableform.h"
#include "session/battlefiles.h"
#include "ui/text/texts.h"

#include <array>

namespace sabretache::cli {

namespace {

Result<std::string> exported(const Call &call, const session::BookSession &book, ArmyId army,
                             const QString &format) {
    const std::array armies{army};
    if (format == QLatin1String("csv"))
        return exchange::exportCsv(book.book(), armies, ruleSets());
    if (format == QLatin1String("json"))
        return exchange::exportJson(book.book(), armies);
    exchange::ExportLook look;
    look.ruleSet = &book.ruleSet();
    look.language = call.out.texts().language().toStdString();
    look.words = [&](std::string_view key) {
        const ui::Texts &texts = call.out.texts();
        const std::string_view set = book.ruleSet().id();
        if (key.substr(0, 4) == "arm/")
            return texts.label(ui::TextKind::ArmWord, key.substr(4), set).toStdString();
        if (key.substr(0, 6) == "field/")
            return texts.label(ui::TextKind::Field, key.substr(6), set).toStdString();
        return texts.label(ui::TextKind::Word, key, set).toStdString();
    };
    if (format == QLatin1String("html"))
        return exchange::exportHtml(book.book(), armies, look);
    if (format == QLatin1String("md"))
        return exchange::exportMarkdown(book.book(), armies, look);
    return exchange::exportXlsx(book.book(), armies, look);
}

/// One battle as the file that `play` reads.
Result<std::string> exportedBattle(session::BookSession &book, const std::string &name) {
    for (const session::BattleSummary &row : book.battles())
        if (row.name == name) {
            const auto battle = book.openBattle(row.id);
            if (!battle)
                return tl::unexpected(battle.error());
            return battle::scriptToJson(session::scriptOf(**battle));
        }
    return fail(kFileBattleUnknown, {name});
}

} // namespace

int runExport(Call &call) {
    if (!call.parse({{"--army"}, {"--battle"}, {"--format", true, "csv|json|html|md|xlsx"}, {"-o"}},
                    1, 1))
        return kBadCall;
    const bool wantsBattle = call.has("--battle");
    if (wantsBattle && (call.has("--army") ||
                        call.value("--format", QStringLiteral("json")) != QLatin1String("json"))) {
        call.out.message(QStringLiteral("a battle is written as json, without --army"));
        return kBadCall;
    }
    for (const char *needed : {"--army", "--format", "-o"})
        if (!call.has(needed) && (!wantsBattle || QLatin1String(needed) == QLatin1String("-o"))) {
            call.out.message(QStringLiteral("option %1 is needed").arg(QLatin1String(needed)));
            return kBadCall;
        }
    const auto book = openBook(call, call.plain.first(), session::OpenMode::ReadOnly);
    if (!book)
        return kBadFile;
    Result<std::string> bytes;
    if (wantsBattle) {
        bytes = exportedBattle(*book, call.value("--battle").toStdString());
    } else {
        const std::string name = call.value("--army").toStdString();
        const oob::Army *army = armyNamed(book->book(), call.value("--army"));
        if (!army)
            return call.out.error({exchange::kArmyNotFound, {}, {name}}, kBadCall);
        bytes = exported(call, *book, army->id, call.value("--format"));
    }
    if (!bytes)
        return call.out.error(bytes.error(),
                              bytes.error().code == kFileBattleUnknown ? kBadCall : kBadFile);
    if (const auto done = writeFile(call.value("-o"), *bytes); !done)
        return call.out.error(done.error());
    if (call.out.json() && call.value("-o") != QLatin1String("-"))
        call.out.document({{QStringLiteral("file"), call.value("-o")},
                           {QStringLiteral("bytes"), qint64(bytes->size())}});
    return kDone;
}

} // namespace sabretache::cli
