// sabretache check BOOK: what the rule set points out.
#include "app/cli/books.h"
#include "app/cli/commands.h"
#include "ui/text/texts.h"

#include <QJsonArray>

namespace sabretache::cli {

namespace {

QString severityWord(rules::Severity severity) {
    switch (severity) {
    case rules::Severity::Note:
        return QStringLiteral("note");
    case rules::Severity::Warning:
        return QStringLiteral("warning");
    case rules::Severity::Fault:
        return QStringLiteral("fault");
    }
    return {};
}

} // namespace

int runCheck(Call &call) {
    if (!call.parse({}, 1, 1))
        return kBadCall;
    const auto book = openBook(call, call.plain.first(), session::OpenMode::ReadOnly);
    if (!book)
        return kBadFile;
    QJsonArray problems;
    for (const session::PlacedProblem &p : book->problems()) {
        QStringList path;
        for (const std::string &name : p.path)
            path.append(fromUtf8(name));
        const QString where = path.join(QStringLiteral(" / "));
        const QString rule = fromUtf8(p.problem.rule.text());
        const QString text = call.out.texts().problem(p.problem, book->ruleSet().id());
        problems.append(QJsonObject{
            {QStringLiteral("code"), fromUtf8(p.problem.code)},
            {QStringLiteral("rule"), rule.isEmpty() ? QJsonValue() : QJsonValue(rule)},
            {QStringLiteral("severity"), severityWord(p.problem.severity)},
            {QStringLiteral("where"), where},
            {QStringLiteral("text"), text},
        });
        if (!call.out.json())
            call.out.line(where + QStringLiteral(": ") + text +
                          (rule.isEmpty() ? QString() : QStringLiteral(" [%1]").arg(rule)));
    }
    if (call.out.json())
        call.out.document({{QStringLiteral("problems"), problems}});
    return problems.isEmpty() ? kDone : kFound;
}

} // namespace sabretache::cli
