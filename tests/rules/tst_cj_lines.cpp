// The numbered lines: the table, the words in resources, and the numbers that code and tests cite
// are held together here, so that no line is skipped in silence.
#include "cjtest.h"

#include "rules/corporaljohn/descriptor.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

using namespace cjtest;
using rules::Coverage;
using rules::LineKind;
using rules::RuleLine;

namespace {
const QString kSource = QStringLiteral(SABRETACHE_SOURCE_DIR);

QJsonObject wordsFile() {
    QFile file(kSource + QStringLiteral("/resources/rules/corporal-john.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}
QString kindWord(LineKind kind) {
    return kind == LineKind::Text     ? QStringLiteral("text")
           : kind == LineKind::Ruling ? QStringLiteral("ruling")
                                      : QStringLiteral("option");
}
QString coverageWord(Coverage coverage) {
    return coverage == Coverage::Decided ? QStringLiteral("decided")
           : coverage == Coverage::Asked ? QStringLiteral("asked")
                                         : QStringLiteral("map-play");
}
/// All numbers that match `pattern` in the C++ files under `folder`, but not in this file.
QSet<QString> cited(const QString &folder, const QRegularExpression &pattern) {
    QSet<QString> out;
    QDirIterator files(kSource + folder, {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (path.endsWith(QStringLiteral("tst_cj_lines.cpp")))
            continue;
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        auto found = pattern.globalMatch(QString::fromUtf8(file.readAll()));
        while (found.hasNext())
            out.insert(found.next().captured(1));
    }
    return out;
}
QSet<QString> numbers() {
    QSet<QString> out;
    for (const RuleLine &line : ruleSet().lines())
        out.insert(QString::fromStdString(line.number.text()));
    return out;
}
} // namespace

class TestLines : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void linesAreInOrderAndOnce() {
        const auto lines = ruleSet().lines();
        for (std::size_t i = 1; i < lines.size(); ++i)
            QVERIFY2(lines[i - 1].number < lines[i].number, lines[i].number.text().c_str());
    }
    void theRulesOwnNumbersAreAllThere() {
        // the last number of each section of the rules
        constexpr int kLast[] = {9, 5, 4, 10, 8, 8, 7, 9, 8, 12, 8, 6, 1};
        const QSet<QString> have = numbers();
        for (int section = 1; section <= 13; ++section)
            for (int line = 1; line <= kLast[section - 1]; ++line)
                QVERIFY(have.contains(QStringLiteral("CJ-%1.%2").arg(section).arg(line)));
    }
    void onlyTheGroundWaitsForMapPlay() { // CJ-2.3 CJ-2.4 CJ-2.5 CJ-5.5 CJ-5.6
        QStringList waiting;
        for (const RuleLine &line : ruleSet().lines())
            if (line.coverage == Coverage::MapPlay)
                waiting << QString::fromStdString(line.number.text());
        QCOMPARE(waiting.join(QLatin1Char(' ')),
                 QStringLiteral("CJ-2.3 CJ-2.4 CJ-2.5 CJ-5.5 CJ-5.6"));
    }
    void everyLineHasItsWordsKindAndCoverage() {
        const QJsonObject file = wordsFile();
        QVERIFY(file[QStringLiteral("credit")].toString().contains(
            QStringLiteral("Robert Piepenbrink")));
        const QJsonObject words = file[QStringLiteral("lines")].toObject();
        QCOMPARE(std::size_t(words.size()), ruleSet().lines().size());
        for (const RuleLine &line : ruleSet().lines()) {
            const QString number = QString::fromStdString(line.number.text());
            const QJsonObject entry = words[number].toObject();
            QVERIFY2(entry[QStringLiteral("words")].toString().size() > 20, qPrintable(number));
            QCOMPARE(entry[QStringLiteral("kind")].toString(), kindWord(line.kind));
            QCOMPARE(entry[QStringLiteral("coverage")].toString(), coverageWord(line.coverage));
        }
    }
    void everySectionHasItsTitle() {
        const QJsonObject sections = wordsFile()[QStringLiteral("sections")].toObject();
        for (const RuleLine &line : ruleSet().lines())
            QVERIFY(sections.contains(QString::number(line.number.section)));
    }
    void optionsStandAtTheirLine() {
        const QJsonObject words = wordsFile()[QStringLiteral("lines")].toObject();
        int found = 0;
        for (const rules::OptionSpec &spec : ruleSet().options()) {
            const QJsonObject entry = words[QString::fromStdString(spec.rule.text())].toObject();
            QCOMPARE(entry[QStringLiteral("options")].toObject()[text(spec.name)].toString(),
                     text(spec.fallback));
        }
        for (const auto &entry : words)
            found += int(entry.toObject()[QStringLiteral("options")].toObject().size());
        QCOMPARE(found, int(ruleSet().options().size()));
    }
    void everyNumberThatCodeCitesExists() {
        const QSet<QString> have = numbers();
        const QRegularExpression inCode(QStringLiteral("\"(CJ-\\d+\\.\\d+)\"_rule"));
        const QRegularExpression inComments(QStringLiteral("(CJ-\\d+\\.\\d+)"));
        for (const QString &number : cited(QStringLiteral("/core"), inCode))
            QVERIFY2(have.contains(number), qPrintable(number));
        for (const QString &number : cited(QStringLiteral("/core/rules"), inComments))
            QVERIFY2(have.contains(number), qPrintable(number));
    }
};

QTEST_APPLESS_MAIN(TestLines)
#include "tst_cj_lines.moc"
