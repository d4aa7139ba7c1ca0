// sabretache export BOOK --army NAME --format FORMAT -o FILE: one army in a form that other
// programs and people read, or as a book of its own; with --battle NAME one battle as the file that
// `play` reads. The file is written whole beside its place and then put there.
#include "app/builtin.h"
#include "app/cli/books.h"
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "exchange/exporter.h"
#include "session/battlefiles.h"
#include "session/bookcopy.h"
#include "ui/commands/exportlook.h"

#include <array>

namespace sabretache::cli {

namespace {

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
    if (!call.parse(
            {{"--army"}, {"--battle"}, {"--format", true, "csv|json|html|md|xlsx|book"}, {"-o"}}, 1,
            1))
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
        const std::array armies{army->id};
        const auto form = fromWord<exchange::ExportForm>(call.value("--format").toStdString());
        if (!form) { // a book of its own
            if (const auto done = session::copyArmies(*book, armies, call.value("-o"), engines());
                !done)
                return call.out.error(done.error());
            if (call.out.json())
                call.out.document({{QStringLiteral("file"), call.value("-o")}});
            return kDone;
        }
        bytes =
            exchange::exportArmies(*form, book->book(), armies,
                                   ui::exportLook(call.out.texts(), book->ruleSet()), ruleSets());
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
