// sabretache new BOOK [--sample NAME] [--ruleset NAME]
#include "app/builtin.h"
#include "app/cli/books.h"
#include "app/cli/commands.h"
#include "session/samples.h"

#include <QFileInfo>

namespace sabretache::cli {

int runNew(Call &call) {
    if (!call.parse({{"--sample"}, {"--ruleset"}}, 1, 1))
        return kBadCall;
    const QString path = call.plain.first();
    if (call.has("--sample")) {
        const auto made =
            session::makeSample(call.value("--sample").toStdString(), path, ruleSets(), engines());
        if (!made)
            return call.out.error(
                made.error(), made.error().code == session::kSampleUnknown ? kBadCall : kBadFile);
    } else {
        const QString ruleSet = call.value("--ruleset", fromUtf8(ruleSets().all().front()->id()));
        if (!ruleSets().find(ruleSet.toStdString())) {
            call.out.message(QStringLiteral("option --ruleset: unknown value %1").arg(ruleSet));
            return kBadCall;
        }
        const auto made =
            session::BookSession::create(path, ruleSets(), engines(), ruleSet.toStdString());
        if (!made)
            return call.out.error(made.error());
    }
    if (call.out.json())
        call.out.document({{QStringLiteral("book"), path}});
    return kDone;
}

} // namespace sabretache::cli
