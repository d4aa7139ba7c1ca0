// Rule numbers tie the words of the rules, the code, the tests and the log together. A number that
// the code cites must be one that the rules have, and a rule that the rules have must be proven by
// a test that names it and executes it: by a row of data, a slot, or a line of a golden transcript.
// A number in any other comment proves nothing.
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

/// Adds the numbers of a comment: "CJ-5.3, 5.4" names two.
void addNumbers(const QString &text, QSet<QString> &to) {
    static const QRegularExpression number(
        QStringLiteral("\\b(?:CJ|BB|CA)-[0-9]+\\.[0-9]+(?:, ?[0-9]+\\.[0-9]+)*"));
    static const QRegularExpression part(QStringLiteral("[0-9]+\\.[0-9]+"));
    for (auto it = number.globalMatch(text); it.hasNext();) {
        const QString found = it.next().captured();
        for (auto jt = part.globalMatch(found); jt.hasNext();)
            to.insert(found.left(3) + jt.next().captured());
    }
}

/// Tests that are built: those that a CMakeLists names.
bool isBuilt(const SourceFile &file) {
    const qsizetype slash = file.path.lastIndexOf(u'/');
    const QString name = file.path.mid(slash + 1).section(u'.', 0, 0);
    const QString list = readText({file.path.left(slash) + QStringLiteral("/CMakeLists.txt")});
    return list.contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(name)));
}

/// Numbers that a test executes: what a row or a slot is called by, and what a line of a transcript
/// or of a test's expectation holds as a number of its own.
QSet<QString> proven() {
    static const QRegularExpression literal(
        QStringLiteral("\"((?:CJ|BB|CA)-[0-9]+\\.[0-9]+)[\" ]"));
    static const QRegularExpression slot(QStringLiteral("^ *void \\w+\\(\\).*//(.*)$"));
    QSet<QString> out;
    for (const SourceFile &file :
         projectFiles({QStringLiteral("tests")}, {QStringLiteral("cpp"), QStringLiteral("txt")})) {
        if (file.path.startsWith(QLatin1String("tests/layering/")) ||
            file.path.startsWith(QLatin1String("tests/data/")))
            continue;
        const bool transcript = file.path.endsWith(QLatin1String(".txt"));
        if (!transcript && !isBuilt(file))
            continue;
        for (const QString &line : readText(file).split(u'\n')) {
            if (transcript) {
                if (line.startsWith(u'{'))
                    addNumbers(line, out);
                continue;
            }
            if (const auto found = slot.match(line); found.hasMatch())
                addNumbers(found.captured(1), out);
            else if (!line.trimmed().startsWith(QLatin1String("//")))
                for (auto it = literal.globalMatch(line); it.hasNext();)
                    out.insert(it.next().captured(1));
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

/// Numbers whose line says that it waits for map play.
QStringList waitingForMapPlay() {
    static const QRegularExpression line(QStringLiteral(
        "\"((?:CJ|BB|CA)-[0-9]+\\.[0-9]+)\": *\\{[^{}]*\"coverage\": *\"map-play\""));
    QStringList out;
    for (const SourceFile &file :
         projectFiles({QStringLiteral("resources/rules")}, {QStringLiteral("json")}))
        for (auto it = line.globalMatch(readText(file)); it.hasNext();)
            if (const QString number = it.next().captured(1); !out.contains(number))
                out << number;
    out.sort();
    return out;
}

class TestRuleNumbers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyNumberCitedIsInTheRules();
    void everyRuleIsExecutedByATestThatNamesIt();
    void onlyTheGroundWaitsForMapPlay();
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

void TestRuleNumbers::everyRuleIsExecutedByATestThatNamesIt() {
    const QSet<QString> executed = proven();
    QStringList missing;
    for (const QString &rule : known())
        if (!executed.contains(rule))
            missing << rule;
    missing.sort();
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u' ')));
}

void TestRuleNumbers::onlyTheGroundWaitsForMapPlay() { // CJ-2.3, 2.4, 2.5, 5.5, 5.6 BB-1.5
    QCOMPARE(waitingForMapPlay().join(u' '),
             QStringLiteral("BB-1.5 CJ-2.3 CJ-2.4 CJ-2.5 CJ-5.5 CJ-5.6"));
}

} // namespace

QTEST_GUILESS_MAIN(TestRuleNumbers)
#include "tst_rulenumbers.moc"
