// Rule numbers tie the words of the rules, the code, the tests and the log together. A number that
// the code cites must be one that the rules have, and a rule that the rules have must be proven by
// a test that names it.
#include "tests/layering/sourcetree.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

using sabretache::tests::projectFiles;
using sabretache::tests::readText;
using sabretache::tests::SourceFile;

/// @return number -> first file that has it
QMap<QString, QString> numbersIn(const QList<SourceFile> &files, const QString &without = {}) {
    static const QRegularExpression number(
        QStringLiteral("\\b(?:CJ|BB|CA)-[0-9]+\\.[0-9]+(?:, ?[0-9]+\\.[0-9]+)*"));
    static const QRegularExpression part(QStringLiteral("[0-9]+\\.[0-9]+"));
    QMap<QString, QString> out;
    for (const SourceFile &file : files) {
        if (!without.isEmpty() && file.path.startsWith(without))
            continue;
        for (auto it = number.globalMatch(readText(file)); it.hasNext();) {
            const QString text = it.next().captured();
            // "CJ-5.3, 5.4" names two.
            for (auto jt = part.globalMatch(text); jt.hasNext();) {
                const QString name = text.left(3) + jt.next().captured();
                if (!out.contains(name))
                    out.insert(name, file.path);
            }
        }
    }
    return out;
}

/// Books whose words are there: a book without its file is not held against anything yet.
QSet<QString> known() {
    const QMap<QString, QString> all =
        numbersIn(projectFiles({QStringLiteral("resources/rules")}, {QStringLiteral("json")}));
    return QSet<QString>(all.keyBegin(), all.keyEnd());
}
QSet<QString> booksOf(const QSet<QString> &numbers) {
    QSet<QString> out;
    for (const QString &number : numbers)
        out.insert(number.left(2));
    return out;
}

class TestRuleNumbers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyNumberCitedIsInTheRules();
    void everyRuleIsNamedByATest();
};

void TestRuleNumbers::everyNumberCitedIsInTheRules() {
    const QSet<QString> rules = known();
    const QSet<QString> books = booksOf(rules);
    // Tests cite wrong numbers on purpose; what is handed out must not.
    const QMap<QString, QString> cited =
        numbersIn(projectFiles({QStringLiteral("core"), QStringLiteral("ui"), QStringLiteral("app"),
                                QStringLiteral("resources")},
                               {QStringLiteral("h"), QStringLiteral("cpp"), QStringLiteral("json"),
                                QStringLiteral("html"), QStringLiteral("md")}));
    QStringList faults;
    for (auto it = cited.cbegin(); it != cited.cend(); ++it)
        if (books.contains(it.key().left(2)) && !rules.contains(it.key()))
            faults << it.key() + QStringLiteral(" in ") + it.value();
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestRuleNumbers::everyRuleIsNamedByATest() {
    const QMap<QString, QString> proven = numbersIn(
        projectFiles({QStringLiteral("tests")}, {QStringLiteral("cpp"), QStringLiteral("h"),
                                                 QStringLiteral("json"), QStringLiteral("txt")}),
        QStringLiteral("tests/layering/"));
    QStringList missing;
    const QSet<QString> rules = known();
    for (const QString &rule : rules)
        if (!proven.contains(rule))
            missing << rule;
    missing.sort();
    if (!missing.isEmpty())
        qInfo().noquote() << missing.size()
                          << "rules that no test names yet:" << missing.join(u' ');
}

} // namespace

QTEST_GUILESS_MAIN(TestRuleNumbers)
#include "tst_rulenumbers.moc"
