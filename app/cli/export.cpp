// sabretache export BOOK --army NAME --format FORMAT -o FILE: one army in a form that other
// programs and people read. The file is written whole beside its place and then put there.
#include "app/builtin.h"
#include "app/cli/books.h"
#include "app/cli/commands.h"
#include "exchange/csvform.h"
#include "exchange/jsonform.h"
#include "exchange/tableform.h"
#include "ui/text/texts.h"

#include <QFile>
#include <QSaveFile>

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

Result<void> writeTo(const QString &path, const std::string &bytes) {
    const auto failed = [&](const QFileDevice &file) {
        return fail(exchange::kExportFailed,
                    {path.toStdString(), file.errorString().toStdString()});
    };
    const auto size = static_cast<qint64>(bytes.size());
    if (path == QLatin1String("-")) {
        QFile out;
        if (!out.open(stdout, QIODevice::WriteOnly) || out.write(bytes.data(), size) != size ||
            !out.flush())
            return failed(out);
        return {};
    }
    QSaveFile out(path);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes.data(), size) != size || !out.commit())
        return failed(out);
    return {};
}

} // namespace

int runExport(Call &call) {
    if (!call.parse({{"--army"}, {"--format", true, "csv|json|html|md|xlsx"}, {"-o"}}, 1, 1))
        return kBadCall;
    for (const char *needed : {"--army", "--format", "-o"})
        if (!call.has(needed)) {
            call.out.message(QStringLiteral("option %1 is needed").arg(QLatin1String(needed)));
            return kBadCall;
        }
    const auto book = openBook(call, call.plain.first(), session::OpenMode::ReadOnly);
    if (!book)
        return kBadFile;
    const QString name = call.value("--army");
    const oob::Army *army = armyNamed(book->book(), name);
    if (!army)
        return call.out.error({exchange::kArmyNotFound, {}, {name.toStdString()}}, kBadCall);
    const auto bytes = exported(call, *book, army->id, call.value("--format"));
    if (!bytes)
        return call.out.error(bytes.error());
    if (const auto done = writeTo(call.value("-o"), *bytes); !done)
        return call.out.error(done.error());
    if (call.out.json() && call.value("-o") != QLatin1String("-"))
        call.out.document({{QStringLiteral("file"), call.value("-o")},
                           {QStringLiteral("bytes"), qint64(bytes->size())}});
    return kDone;
}

} // namespace sabretache::cli
