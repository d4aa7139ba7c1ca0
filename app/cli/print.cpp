// sabretache print BOOK --army NAME --what KIND -o FILE: what lies on the table, as PDF or picture.
#include "app/cli/books.h"
#include "app/cli/commands.h"
#include "ui/print/roster.h"
#include "ui/text/texts.h"

namespace sabretache::cli {

namespace {

struct Kind {
    const char *word;
    std::unique_ptr<ui::PrintDocument> (*make)(const session::BookSession &book, ArmyId army,
                                               const ui::Texts &texts, const ui::Paper &paper);
};

std::unique_ptr<ui::PrintDocument> roster(const session::BookSession &book, ArmyId army,
                                          const ui::Texts &texts, const ui::Paper &paper) {
    return std::make_unique<ui::RosterDocument>(book.book(), book.ruleSet(), book.options(), texts,
                                                ui::RosterChoice{army, {}, true, true}, paper);
}

constexpr Kind kKinds[] = {{"roster", roster}};

const Kind *kindOf(const QString &word) {
    for (const Kind &kind : kKinds)
        if (word == QLatin1String(kind.word))
            return &kind;
    return nullptr;
}

/// Says which value of an option is wrong, and what it can be.
int wrong(const Call &call, const QString &option, const QString &value, const QString &known) {
    call.out.message(QStringLiteral("option %1: unknown value %2; known: %3")
                         .arg(option, value.isEmpty() ? QStringLiteral("(none)") : value, known));
    return kBadCall;
}

} // namespace

int runPrint(Call &call) {
    if (!call.parse({{"--army", true},
                     {"--what", true},
                     {"-o", true},
                     {"--paper", true},
                     {"--landscape", false},
                     {"--large", false}},
                    1, 1))
        return kBadCall;
    const QString what = call.value("--what", QStringLiteral("roster"));
    const Kind *kind = kindOf(what);
    if (!kind) {
        QStringList known;
        for (const Kind &one : kKinds)
            known << QLatin1String(one.word);
        return wrong(call, QStringLiteral("--what"), what, known.join(QStringLiteral(", ")));
    }
    ui::Paper paper;
    paper.landscape = call.has("--landscape");
    paper.large = call.has("--large");
    const QString size = call.value("--paper", QStringLiteral("a4"));
    if (const auto page = ui::paperSize(size))
        paper.size = *page;
    else
        return wrong(call, QStringLiteral("--paper"), size, QStringLiteral("a4, letter, a5"));
    const QString path = call.value("-o");
    if (path.isEmpty()) {
        call.out.message(QStringLiteral("option -o is missing: the file to write"));
        return kBadCall;
    }
    const auto book = openBook(call, call.plain.first(), session::OpenMode::ReadOnly);
    if (!book)
        return kBadFile;
    // Where there is one army, it need not be named.
    const oob::OrderOfBattle &value = book->book();
    const QString name = call.value("--army");
    const oob::Army *army = nullptr;
    if (!name.isEmpty())
        army = armyNamed(value, name);
    else if (value.armies.size() == 1)
        army = &value.armies.begin()->second;
    if (!army) {
        QStringList known;
        for (const ArmyId id : oob::armiesInOrder(value))
            known << fromUtf8(value.armies.at(id).name);
        return wrong(call, QStringLiteral("--army"), name, known.join(QStringLiteral(", ")));
    }
    const auto document = kind->make(*book, army->id, call.out.texts(), paper);
    if (const Result<void> done = ui::writeDocument(*document, path); !done)
        return call.out.error(done.error(),
                              done.error().code == ui::kPrintFormat ? kBadCall : kBadFile);
    if (call.out.json())
        call.out.document(
            {{QStringLiteral("file"), path}, {QStringLiteral("pages"), document->pageCount()}});
    return kDone;
}

} // namespace sabretache::cli
