// sabretache odds RULESET KIND KEY=VALUE...: exact chances, by the rules that a battle uses.
#include "app/cli/commands.h"
#include "odds/answer.h"
#include "ui/text/texts.h"

#include <QLocale>

#include <type_traits>
#include <variant>

namespace sabretache::cli {

namespace {

constexpr std::string_view kOddsNotAPair = "odds-not-a-pair";

QString words(const ui::Texts &texts, const std::string &name, std::string_view ruleSet) {
    return texts.label(ui::TextKind::Word, "odds-" + name, ruleSet);
}

QString percent(const ui::Texts &texts, double chance) {
    constexpr double kLeastShown = 0.00005;
    if (chance > 0 && chance < kLeastShown)
        return QStringLiteral("< ") + texts.locale().toString(0.01, 'f', 2) + QStringLiteral(" %");
    return texts.locale().toString(100 * chance, 'f', 2) + QStringLiteral(" %");
}

/// A table of value, chance, and chance of that or more; values of no chance are left out.
QStringList table(const ui::Texts &texts, const odds::Distribution &distribution,
                  std::string_view ruleSet) {
    constexpr int kColumn = 12;
    const auto row = [](const QString &a, const QString &b, const QString &c) {
        return a.rightJustified(8) + b.rightJustified(kColumn) + c.rightJustified(kColumn);
    };
    QStringList out{row({}, words(texts, "chance", ruleSet), words(texts, "or-more", ruleSet))};
    for (std::int32_t v = 0; v <= distribution.most(); ++v)
        if (distribution.at(v) > 0)
            out.append(row(texts.number(v), percent(texts, distribution.at(v)),
                           percent(texts, distribution.atLeast(v))));
    return out;
}

void showItem(const Output &out, const std::string &name, const odds::Item &item,
              std::string_view ruleSet) {
    const ui::Texts &texts = out.texts();
    const QString label = words(texts, name, ruleSet);
    const QString head = label + QStringLiteral(": ");
    std::visit(
        [&](const auto &value) {
            using T = std::decay_t<decltype(value)>;
            if constexpr (std::is_same_v<T, std::int64_t>) {
                out.line(head + texts.number(value));
            } else if constexpr (std::is_same_v<T, double>) {
                out.line(head + percent(texts, value));
            } else if constexpr (std::is_same_v<T, std::string>) {
                out.line(head + words(texts, value, ruleSet));
            } else if constexpr (std::is_same_v<T, odds::Distribution>) {
                out.line(head +
                         texts.fill(ui::TextKind::Word, "odds-mean",
                                    {texts.locale().toString(value.mean(), 'f', 2).toStdString()}));
                for (const QString &line : table(texts, value, ruleSet))
                    out.line(line);
            } else {
                out.line(label + QStringLiteral(":"));
                for (const auto &[word, chance] : value)
                    out.line(QStringLiteral("  ") + words(texts, word, ruleSet) +
                             QStringLiteral(": ") + percent(texts, chance));
            }
        },
        item);
}

void show(const Output &out, const odds::Answer &answer) {
    const ui::Texts &texts = out.texts();
    if (!answer.allowed)
        out.line(texts.label(ui::TextKind::Word, "odds-forbidden"));
    for (const auto &[name, item] : answer.items)
        showItem(out, name, item, answer.ruleSet);
    for (const RuleNumber rule : answer.rules) {
        const QString text = texts.rule(rule);
        out.line(QString::fromStdString(rule.text()) +
                 (text.isEmpty() ? QString() : QStringLiteral("  ") + text));
    }
}

} // namespace

int runOdds(Call &call) {
    constexpr int kMostWords = 200;
    if (!call.parse({}, 2, kMostWords))
        return kBadCall;
    odds::KeyValues keys;
    for (qsizetype i = 2; i < call.plain.size(); ++i) {
        const QString &pair = call.plain[i];
        const qsizetype equals = pair.indexOf(QLatin1Char('='));
        if (equals <= 0)
            return call.out.error(Error{kOddsNotAPair, {}, {pair.toStdString()}}, kBadCall);
        keys.emplace_back(pair.left(equals).toStdString(), pair.mid(equals + 1).toStdString());
    }
    const auto answer = odds::answer(odds::builtInCalls(), call.plain[0].toStdString(),
                                     call.plain[1].toStdString(), keys);
    if (!answer)
        return call.out.error(answer.error(), kBadCall);
    if (call.out.json())
        call.out.line(QString::fromStdString(odds::toJson(*answer)));
    else
        show(call.out, *answer);
    return kDone;
}

} // namespace sabretache::cli
