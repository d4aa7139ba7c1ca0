// sabretache import BOOK FILE: reads a list of whatever format into a book, as one edit. Lines that
// can't be read are named with their numbers and left out; the rest is imported (exit status 1).
#include "app/builtin.h"
#include "app/cli/books.h"
#include "app/cli/commands.h"
#include "exchange/importer.h"
#include "exchange/plan.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>

namespace sabretache::cli {

namespace {

using namespace exchange;

/// A finding's reason as `{code, text}`.
QJsonObject why(const Call &call, const Finding &finding) {
    return {{QStringLiteral("code"), fromUtf8(finding.code)},
            {QStringLiteral("text"), call.out.sentence({finding.code, {}, finding.args})}};
}

QJsonArray findings(const Call &call, const Findings &all, bool withText) {
    QJsonArray out;
    for (const Finding &finding : all) {
        QJsonObject one{{QStringLiteral("line"), qint64(finding.line)}};
        if (withText)
            one[QLatin1String("text")] = fromUtf8(finding.text);
        one[QLatin1String("why")] = why(call, finding);
        out.append(one);
    }
    return out;
}

void say(const Call &call, const Findings &all) {
    for (const Finding &finding : all)
        call.out.message(
            (finding.line ? QString::number(finding.line) + QStringLiteral(": ") : QString()) +
            call.out.sentence({finding.code, {}, finding.args}));
}

/// The rule sets with the wanted one first: a field that two of them have goes to the first.
rules::RuleSetList ruleSetsFrom(std::string_view first) {
    std::vector<const rules::RuleSet *> sets;
    for (const rules::RuleSet *set : ruleSets().all())
        if (set->id() == first)
            sets.push_back(set);
    for (const rules::RuleSet *set : ruleSets().all())
        if (set->id() != first)
            sets.push_back(set);
    return rules::RuleSetList(std::move(sets));
}

Result<Mapping> mappingFile(const QString &path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > 1024 * 1024)
        return fail(kFileUnreadable, {path.toStdString(), file.errorString().toStdString()});
    return mappingFromJson(file.readAll().toStdString());
}

} // namespace

int runImport(Call &call) {
    if (!call.parse({{"--ruleset"},
                     {"--mapping"},
                     {"--men-per-battalion"},
                     {"--men-per-squadron"},
                     {"--encoding"},
                     {"--dry-run", false}},
                    2, 2))
        return kBadCall;
    ImportOptions options;
    const auto rate = [&](const char *name, std::optional<std::int32_t> &to) {
        if (!call.has(name))
            return true;
        const auto n = call.number(name, 0, 1, 10'000);
        if (n)
            to = static_cast<std::int32_t>(*n);
        return n.has_value();
    };
    if (!rate("--men-per-battalion", options.menPerBattalion) ||
        !rate("--men-per-squadron", options.menPerSquadron))
        return kBadCall;
    const QString wanted = call.value("--ruleset");
    if (!wanted.isEmpty() && !ruleSets().find(wanted.toStdString())) {
        call.out.message(QStringLiteral("option --ruleset: unknown value %1").arg(wanted));
        return kBadCall;
    }
    if (call.has("--mapping")) {
        auto mapping = mappingFile(call.value("--mapping"));
        if (!mapping)
            return call.out.error(mapping.error());
        options.mapping = std::move(*mapping);
    }
    options.encoding = call.value("--encoding").toStdString();
    const bool dry = call.has("--dry-run");
    // The list is read first: where it can't be, nobody has laid a hand on the book.
    auto book = openBook(call, call.plain[0], session::OpenMode::ReadOnly);
    if (!book)
        return kBadFile;
    const rules::RuleSetList sets =
        ruleSetsFrom(wanted.isEmpty() ? std::string(book->ruleSet().id()) : wanted.toStdString());
    options.ruleSets = &sets;
    options.fileName = QFileInfo(call.plain[1]).fileName().toStdString();

    auto reading = readFile(call.plain[1].toStdString(), options);
    if (!reading)
        return call.out.error(reading.error());
    if (!dry) {
        book.reset();
        book = openBook(call, call.plain[0], session::OpenMode::ReadWrite);
        if (!book)
            return kBadFile;
        if (book->readOnly())
            return call.out.error(book->readOnlyReason().value_or(Error{}));
    }
    // What was found stays in the reading; units and persons go into the plan.
    const ImportPlan plan =
        planImport(std::move(*reading), book->book(), options.fileName, book->ids());
    if (!dry && !plan.edit.changes.empty())
        if (const auto done = book->apply(plan.edit); !done)
            return call.out.error(done.error());

    if (call.out.json()) {
        QJsonArray armies;
        for (const std::string &name : plan.armies)
            armies.append(fromUtf8(name));
        call.out.document({
            {QStringLiteral("armies"), armies},
            {QStringLiteral("units"), qint64(plan.sums.units)},
            {QStringLiteral("men"), qint64(plan.sums.men)},
            {QStringLiteral("guns"), qint64(plan.sums.guns)},
            {QStringLiteral("new"), qint64(plan.added.size())},
            {QStringLiteral("changed"), qint64(plan.changed.size())},
            {QStringLiteral("missing"), qint64(plan.missing.size())},
            {QStringLiteral("ignored"), findings(call, reading->ignored, true)},
            {QStringLiteral("rejected"), findings(call, reading->rejected, true)},
            {QStringLiteral("warnings"), findings(call, reading->warnings, false)},
        });
    } else {
        for (const std::string &name : plan.armies)
            call.out.line(fromUtf8(name));
        call.out.line(QStringLiteral("%1 units, %2 men, %3 guns: %4 new, %5 changed, %6 missing")
                          .arg(plan.sums.units)
                          .arg(plan.sums.men)
                          .arg(plan.sums.guns)
                          .arg(plan.added.size())
                          .arg(plan.changed.size())
                          .arg(plan.missing.size()));
        say(call, reading->rejected);
        say(call, reading->warnings);
    }
    return reading->rejected.empty() ? kDone : kFound;
}

} // namespace sabretache::cli
