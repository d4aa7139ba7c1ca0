// Rosters, looked at as PDFs: what stands on them, where, and in which fonts.
#include "rules/beerstein/beerstein.h"
#include "rules/corporaljohn/descriptor.h"
#include "tests/print/builder.h"
#include "tests/print/paper.h"
#include "tests/print/printed.h"
#include "tests/support/toyruleset.h"
#include "ui/print/roster.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>

using namespace sabretache;
using namespace sabretache::ui;
using sabretache::tests::blenheim;
using sabretache::tests::BoxCounter;
using sabretache::tests::boxesOf;
using sabretache::tests::Builder;
using sabretache::tests::largeArmy;
using sabretache::tests::pagesOf;
using sabretache::tests::wordsOf;

namespace {

class TestRoster : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void everythingIsOnThePaper_data();
    void everythingIsOnThePaper();
    void fontsAreEmbedded();
    void pagesAreNumberedAndHeadsRepeat();
    void blenheimTakesFewPages();
    void textIsNotTooSmall_data();
    void textIsNotTooSmall();
    void boxesOpenWholeGroups();
    void halfUpMarksTheHalves();
    void beersteinHasItsNumber();
    void fieldsAreChosen();
    void twoColumnsTakeFewerPages();
    void headerAndFooterAreOnEachPage();
    void boxesAreLargeEnough();
    void sameInputSameBytes();
    void unknownStrengthIsSaid();
    void toyRuleSetHasItsRoster();
    void picturesAreWritten();
    void badPathsAreRefused();

private:
    QString write(const PrintDocument &document, const QString &name);
    RosterDocument roster(const Builder &b, const Paper &paper, std::size_t army = 0) const;
    QTemporaryDir m_folder;
    Texts m_texts;
};

RosterDocument TestRoster::roster(const Builder &b, const Paper &paper, std::size_t army) const {
    RosterChoice choice;
    choice.army = oob::armiesInOrder(b.book).at(army);
    return {PrintBook{b.book, rules::corporaljohn::ruleSet(), {}, m_texts}, choice, paper};
}

QString TestRoster::write(const PrintDocument &document, const QString &name) {
    // A folder of one's own choice keeps the prints, to be looked at.
    const QString kept = qEnvironmentVariable("SABRETACHE_KEEP_PRINTS");
    const QString path = (kept.isEmpty() ? m_folder.path() : kept) + u'/' + name;
    const Result<void> done = writeDocument(document, path);
    return done ? path : QString();
}

void TestRoster::initTestCase() {
    QVERIFY(m_folder.isValid());
    QVERIFY2(!QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty(),
             "pdftotext is missing: packaging/test installs it");
}

void TestRoster::everythingIsOnThePaper_data() {
    QTest::addColumn<QString>("size");
    QTest::addColumn<bool>("landscape");
    QTest::addColumn<bool>("large");
    QTest::addColumn<int>("units");
    // The whole matrix, with the other kinds, is tst_printmatrix.
    for (const QString &size :
         {QStringLiteral("a4"), QStringLiteral("letter"), QStringLiteral("a5")})
        for (const bool landscape : {false, true})
            for (const int units : {1, 40})
                QTest::addRow("%s %s, %d units", qPrintable(size),
                              landscape ? "landscape" : "portrait", units)
                    << size << landscape << false << units;
    QTest::newRow("a4 portrait, large print") << QStringLiteral("a4") << false << true << 40;
    QTest::newRow("a5 portrait, large print") << QStringLiteral("a5") << false << true << 40;
}

void TestRoster::everythingIsOnThePaper() {
    QFETCH(QString, size);
    QFETCH(bool, landscape);
    QFETCH(bool, large);
    QFETCH(int, units);
    Paper paper;
    paper.size = paperSize(size).value();
    paper.landscape = landscape;
    paper.large = large;
    const Builder b = largeArmy(units);
    const RosterDocument document = roster(b, paper);
    const QString pdf = write(document, QStringLiteral("all.pdf"));
    QVERIFY(!pdf.isEmpty());

    QStringList expected;
    for (const auto &[id, unit] : b.book.units)
        expected << QString::fromStdString(unit.name);
    for (const auto &[id, person] : b.book.persons)
        expected << QString::fromStdString(person.name);
    const QString fault = tests::faultOnPaper(document, pdf, expected);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
    // No row twice, none torn.
    QMap<QString, int> seen;
    for (const auto &page : wordsOf(pdf))
        for (const auto &word : page.words)
            ++seen[word.text];
    for (const auto &[id, unit] : b.book.units)
        QCOMPARE(seen.value(QString::fromStdString(unit.name).section(u' ', 0, 0)), 1);
}

void TestRoster::fontsAreEmbedded() {
    const QString pdf = write(roster(largeArmy(40), {}), QStringLiteral("fonts.pdf"));
    const QString fault = tests::faultOfFonts(pdf);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

void TestRoster::pagesAreNumberedAndHeadsRepeat() {
    const RosterDocument document = roster(largeArmy(40), {});
    const QString pdf = write(document, QStringLiteral("pages.pdf"));
    const QStringList pages = pagesOf(pdf);
    QCOMPARE(pages.size(), document.pageCount());
    QVERIFY(pages.size() > 2);
    for (qsizetype i = 0; i < pages.size(); ++i) {
        QVERIFY(pages[i].contains(QStringLiteral("Page %1 of %2").arg(i + 1).arg(pages.size())));
        QVERIFY(pages[i].contains(QStringLiteral("O'Brien & \"Fils\" <1er>")));
        QVERIFY(pages[i].contains(QStringLiteral("Unit, commander")));
        QVERIFY(pages[i].contains(QStringLiteral("tick from the left")));
    }
}

void TestRoster::blenheimTakesFewPages() {
    const Builder b = blenheim();
    QCOMPARE(b.book.units.size(), std::size_t(64));
    for (std::size_t army = 0; army < 2; ++army) {
        const RosterDocument document = roster(b, {}, army);
        QVERIFY(document.pageCount() <= 4);
        QVERIFY(!write(document, QStringLiteral("blenheim-%1.pdf").arg(army)).isEmpty());
    }
    // Of the allied army, from the file: 26 brigades of foot and horse, three batteries.
    const QString text = pagesOf(write(roster(b, {}), QStringLiteral("blenheim.pdf"))).join(u' ');
    QVERIFY(text.contains(QStringLiteral("In all: 26 brigades")));
    QVERIFY(text.contains(QStringLiteral("13 of 26: the army breaks")));
    // 18 guns are one and a half models, halves up: 2 + 2 + 2.
    QVERIFY(text.contains(QStringLiteral("3 batteries, 6 model guns")));
    QVERIFY(text.contains(QStringLiteral("Marlborough")));
    QVERIFY(text.contains(QString::fromUtf8("W\u00fcrttemberg")));
    QVERIFY(text.contains(QStringLiteral("turns leaderless")));
}

void TestRoster::textIsNotTooSmall_data() {
    QTest::addColumn<bool>("large");
    QTest::addColumn<double>("least");
    QTest::newRow("ordinary print, 9 pt") << false << 9.0;
    QTest::newRow("large print, 14 pt") << true << 14.0;
}

void TestRoster::textIsNotTooSmall() {
    QFETCH(bool, large);
    QFETCH(double, least);
    Paper paper;
    paper.large = large;
    const QString pdf = write(roster(largeArmy(40), paper), QStringLiteral("small.pdf"));
    // pdftotext's box of a word is as high as its font: ascent and descent, 1.107 of its size.
    for (const auto &page : wordsOf(pdf))
        for (const auto &word : page.words)
            QVERIFY2(word.box.height() / 1.107 > least - 0.15,
                     qPrintable(QStringLiteral("%1: %2").arg(word.text).arg(word.box.height())));
}

void TestRoster::boxesOpenWholeGroups() {
    // CJ-6.3: British foot throw a die for each 3 castings. 25 castings are 8 dice, one left over:
    // one box, then eight groups of three, each opened by a heavy one.
    Builder b;
    const ArmyId army = b.army("Army", "Allied", "Marlborough");
    oob::Unit &unit =
        b.unit(b.column(army, "Left", "Cutts"), "Row's brigade", Arm::Infantry, "Row");
    unit.present.men = Men(2500);
    unit.fields = {{"corporal-john", {{"class", "3"}, {"doctrine", "British"}}}};
    QList<BoxCounter::Box> row;
    double y = 0;
    const auto boxes = boxesOf(roster(b, {}), 0);
    // The row of the unit is the one with the most boxes.
    std::map<int, QList<BoxCounter::Box>> byLine;
    for (const auto &box : boxes)
        byLine[qRound(box.rect.top())].append(box);
    for (const auto &[top, line] : byLine)
        if (line.size() > row.size()) {
            row = line;
            y = top;
        }
    QVERIFY(y > 0);
    std::sort(row.begin(), row.end(),
              [](const auto &l, const auto &r) { return l.rect.left() < r.rect.left(); });
    // Condition boxes are larger and stand left of these.
    row.removeIf([&](const auto &box) { return box.rect.width() > kBoxMm * kUnitsPerMm + 1; });
    QCOMPARE(row.size(), 25);
    for (qsizetype i = 0; i < row.size(); ++i)
        QCOMPARE(row[i].heavy, i >= 1 && (i - 1) % 3 == 0);
    // CJ-6.1: others, a die for each 4: 24 castings are six whole groups.
    unit.present.men = Men(2400);
    unit.fields = {{"corporal-john", {{"class", "4"}}}};
    int heavy = 0;
    for (const auto &box : boxesOf(roster(b, {}), 0))
        heavy += box.heavy ? 1 : 0;
    QCOMPARE(heavy, 6 + 1); // and the one that breaks the army
}

void TestRoster::halfUpMarksTheHalves() {
    // CJ-6.4 half-up, a die for each 4: 25 castings are 6 dice; the 4th lost leaves 21, 5 dice.
    // So three boxes, then five groups of four and two boxes, each opened by a heavy one.
    Builder b;
    const ArmyId army = b.army("Army", "Allied", "");
    oob::Unit &unit = b.unit(b.column(army, "Left", ""), "Foot", Arm::Infantry, "");
    unit.present.men = Men(2500);
    const rules::OptionValues options{{"remainder", "half-up"}};
    const PrintBook from{b.book, rules::corporaljohn::ruleSet(), options, m_texts};
    const UnitLines lines = UnitReader(from, {}).read(unit);
    std::vector<std::pair<int, int>> groups;
    for (const BoxGroup &group : lines.groups)
        groups.emplace_back(group.boxes, group.heavy);
    const std::vector<std::pair<int, int>> expected{{3, -1}, {4, 0}, {4, 0}, {4, 0},
                                                    {4, 0},  {4, 0}, {2, 0}};
    QVERIFY(groups == expected);
}

void TestRoster::beersteinHasItsNumber() {
    // BB-1.2 a veteran has 6 points; BB-8.1 at 2 it counts as lost: the 4th box is heavy.
    Builder b;
    const ArmyId army = b.army("VI Corps", "French", "Ney");
    oob::Unit &unit = b.unit(b.column(army, "Division", "Loison"), "6e leger", Arm::Infantry, "");
    unit.fields.set("beerstein", "quality", "veteran");
    RosterChoice choice;
    choice.army = army;
    const PrintBook from{b.book, rules::beerstein::ruleSet(), {}, m_texts};
    const UnitLines lines = UnitReader(from, {}).read(unit);
    QCOMPARE(lines.groups.size(), std::size_t(2));
    QCOMPARE(lines.groups[0].boxes, 4);
    QCOMPARE(lines.groups[0].heavy, 3);
    QCOMPARE(lines.groups[1].boxes, 2);
    const QString text =
        pagesOf(write(RosterDocument(from, choice, {}), QStringLiteral("bb.pdf"))).join(u' ');
    QVERIFY(text.contains(QStringLiteral("1 unit, 6 points")));
    QVERIFY(text.contains(QStringLiteral("1 of 1: the army breaks")));
}

void TestRoster::fieldsAreChosen() {
    Builder b = largeArmy(8);
    oob::Unit &unit = b.book.units.begin()->second;
    unit.notes = "Stands behind the brook";
    unit.source = "Journal of the siege";
    RosterChoice choice;
    choice.army = oob::armiesInOrder(b.book).front();
    PrintBook from{b.book, rules::corporaljohn::ruleSet(), {}, m_texts};
    from.honours[unit.id] = {QStringLiteral("Schellenberg 1704")};
    const auto text = [&] {
        return pagesOf(write(RosterDocument(from, choice, {}), QStringLiteral("fields.pdf")))
            .join(u' ')
            .simplified();
    };
    const QString usual = text();
    QVERIFY(usual.contains(QStringLiteral("Honours: Schellenberg 1704.")));
    QVERIFY(usual.contains(QStringLiteral("Stands behind the brook.")));
    QVERIFY(!usual.contains(QStringLiteral("Journal of the siege")));
    QVERIFY(usual.contains(QStringLiteral("Hesse-Kassel")));
    QVERIFY(usual.contains(QStringLiteral("In all:")));
    choice.fields = {false, false, false, false, false, false, false, true, false};
    const QString other = text();
    QVERIFY(other.contains(QStringLiteral("Source: Journal of the siege.")));
    for (const char *gone : {"Honours", "brook", "Hesse-Kassel", "In all:", "Class", " men"})
        QVERIFY2(!other.contains(QLatin1String(gone)), gone);
}

void TestRoster::twoColumnsTakeFewerPages() {
    const Builder b = largeArmy(80);
    Paper paper;
    paper.landscape = true;
    RosterChoice choice;
    choice.army = oob::armiesInOrder(b.book).front();
    const PrintBook from{b.book, rules::corporaljohn::ruleSet(), {}, m_texts};
    const RosterDocument one(from, choice, paper);
    choice.columns = 2;
    const RosterDocument two(from, choice, paper);
    QVERIFY(two.pageCount() < one.pageCount());
    paper.landscape = false;
    QStringList expected;
    for (const auto &[id, unit] : b.book.units)
        expected << QString::fromStdString(unit.name);
    for (const bool landscape : {false, true}) {
        paper.landscape = landscape;
        const RosterDocument document(from, choice, paper);
        const QString pdf = write(document, QStringLiteral("two-%1.pdf").arg(landscape));
        const QString fault = tests::faultOnPaper(document, pdf, expected);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }
}

void TestRoster::headerAndFooterAreOnEachPage() {
    Paper paper;
    paper.header = QStringLiteral("Club night, table 3");
    paper.footer = QStringLiteral("Sheet {page} out of {pages}");
    const RosterDocument document = roster(largeArmy(40), paper);
    const QString pdf = write(document, QStringLiteral("margins.pdf"));
    const QStringList pages = pagesOf(pdf);
    QVERIFY(pages.size() > 1);
    for (qsizetype i = 0; i < pages.size(); ++i) {
        QVERIFY(pages[i].contains(paper.header));
        QVERIFY(
            pages[i].contains(QStringLiteral("Sheet %1 out of %2").arg(i + 1).arg(pages.size())));
    }
    const QString fault = tests::faultOnPaper(document, pdf, {});
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

void TestRoster::boxesAreLargeEnough() {
    const RosterDocument document = roster(largeArmy(40), {});
    int count = 0;
    for (int page = 0; page < document.pageCount(); ++page)
        for (const auto &box : boxesOf(document, page)) {
            QVERIFY(box.rect.width() >= 3.5 * kUnitsPerMm - 0.01);
            QVERIFY(box.rect.height() >= 3.5 * kUnitsPerMm - 0.01);
            ++count;
        }
    QVERIFY(count > 400);
}

void TestRoster::sameInputSameBytes() {
    const auto bytes = [&](const QString &name) {
        return tests::bytesWithoutDate(write(roster(largeArmy(40), {}), name));
    };
    const QByteArray one = bytes(QStringLiteral("one.pdf"));
    QVERIFY(!one.isEmpty());
    QTest::qWait(1100); // into another second
    QVERIFY(one == bytes(QStringLiteral("two.pdf")));
}

void TestRoster::unknownStrengthIsSaid() {
    Builder b;
    const ArmyId army = b.army("Army", "Allied", "");
    b.unit(b.column(army, "Left", ""), "Ghosts", Arm::Infantry, "");
    const QString text = pagesOf(write(roster(b, {}), QStringLiteral("unknown.pdf"))).join(u' ');
    QVERIFY(text.contains(QStringLiteral("Ghosts")));
    QVERIFY(text.contains(QStringLiteral("Strength not known")));
    QVERIFY(text.contains(QStringLiteral("vacant")));
}

void TestRoster::toyRuleSetHasItsRoster() {
    const Builder b = largeArmy(8);
    RosterChoice choice;
    choice.army = oob::armiesInOrder(b.book).front();
    const RosterDocument document(PrintBook{b.book, toy::ruleSet(), {}, m_texts}, choice, {});
    const QString text = pagesOf(write(document, QStringLiteral("toy.pdf"))).join(u' ');
    for (int i = 0; i < 8; ++i)
        QVERIFY(text.contains(QStringLiteral("Unit%1 ").arg(i)));
}

void TestRoster::picturesAreWritten() {
    Paper paper;
    paper.size = QPageSize(QPageSize::A5);
    const RosterDocument document = roster(largeArmy(16), paper);
    QVERIFY(document.pageCount() > 1);
    QVERIFY(!write(document, QStringLiteral("picture.png")).isEmpty());
    QVERIFY(!write(document, QStringLiteral("picture.svg")).isEmpty());
    for (int page = 1; page <= document.pageCount(); ++page) {
        const QString stem = m_folder.filePath(QStringLiteral("picture-%1").arg(page));
        if (qEnvironmentVariableIsSet("SABRETACHE_KEEP_PRINTS"))
            continue;
        QVERIFY(!QImage(stem + QStringLiteral(".png")).isNull());
        QFile svg(stem + QStringLiteral(".svg"));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        QVERIFY(svg.readAll().contains("<svg"));
    }
}

void TestRoster::badPathsAreRefused() {
    const RosterDocument document = roster(largeArmy(1), {});
    const Result<void> ending = writeDocument(document, m_folder.filePath(QStringLiteral("x.doc")));
    QVERIFY(!ending && ending.error().code == kPrintFormat);
    const Result<void> folder =
        writeDocument(document, m_folder.filePath(QStringLiteral("nowhere/x.pdf")));
    QVERIFY(!folder && folder.error().code == kPrintCannotWrite);
    QVERIFY(!QFile::exists(m_folder.filePath(QStringLiteral("x.doc"))));
}

} // namespace

QTEST_MAIN(TestRoster)
#include "tst_roster.moc"
