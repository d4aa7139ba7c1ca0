// Every kind of print, looked at as a PDF. The full matrix of papers and sizes is tst_printmatrix.
#include "tests/print/kindtools.h"

#include "ui/print/diagram.h"
#include "ui/print/report.h"
#include "ui/print/sheets.h"

#include <QStandardPaths>
#include <QTemporaryDir>

using namespace sabretache;
using namespace sabretache::ui;
using namespace sabretache::tests;

namespace {

class TestPrints : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void everythingIsOnThePaper_data();
    void everythingIsOnThePaper();
    void boxesInThePdfAreLargeEnough_data();
    void boxesInThePdfAreLargeEnough();
    void commandersHaveTheirRadius_data();
    void commandersHaveTheirRadius();
    void cardsAreCutToTheirSize_data();
    void cardsAreCutToTheirSize();
    void longCardsGoOn();
    void labelsGrowWithTheirNames();
    void tablesReadAsTheEngineRules();
    void everyTableHasItsWords();
    void houseRulesAreMarked();
    void returnsHaveTheGridsColumns();
    void eachCommanderHasHisOrders();
    void picturesAreOnePage();
    void reportsKeepRowsWholeAndHeadsAgain();
    void chartsHaveTheirFigures();
    void languageIsThePrintsOwn();

private:
    QString write(const PrintDocument &document, const QString &name) const {
        return writeInto(m_folder.path(), document, name);
    }
    QTemporaryDir m_folder;
    Texts m_texts;
};

void TestPrints::initTestCase() {
    QVERIFY(m_folder.isValid());
    QVERIFY2(!QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty(),
             "pdftotext is missing: packaging/test installs it");
}

void TestPrints::everythingIsOnThePaper_data() {
    QTest::addColumn<PrintKind>("kind");
    QTest::addColumn<PrintSetup>("setup");
    // Each kind on three papers; all of them, with 1 and 400 units, are tst_printmatrix.
    for (const auto &[kind, name] : kWords<PrintKind>) {
        PrintSetup setup;
        setup.paper.marginMm = usualMarginMm(kind);
        QTest::addRow("%s, A4", std::string(name).c_str()) << kind << setup;
        setup.paper.large = true;
        QTest::addRow("%s, A4, large print", std::string(name).c_str()) << kind << setup;
        setup.paper.large = false;
        setup.paper.size = QPageSize(QPageSize::Letter);
        setup.paper.landscape = true;
        setup.columns = 2;
        setup.cardMm = kA6Mm;
        QTest::addRow("%s, Letter across", std::string(name).c_str()) << kind << setup;
    }
}

void TestPrints::everythingIsOnThePaper() {
    QFETCH(PrintKind, kind);
    QFETCH(PrintSetup, setup);
    const QString fault = faultOfKind(m_folder.path(), kind, largeArmy(24), m_texts, setup, 2);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

void TestPrints::boxesInThePdfAreLargeEnough_data() {
    QTest::addColumn<PrintKind>("kind");
    QTest::addColumn<bool>("large");
    for (const PrintKind kind : {PrintKind::Roster, PrintKind::Cards, PrintKind::Commanders,
                                 PrintKind::Return, PrintKind::Orders})
        for (const bool large : {false, true})
            QTest::addRow("%s%s", std::string(word(kind)).c_str(), large ? ", large print" : "")
                << kind << large;
}

void TestPrints::boxesInThePdfAreLargeEnough() {
    QFETCH(PrintKind, kind);
    QFETCH(bool, large);
    PrintSetup setup;
    setup.paper.large = large;
    setup.paper.marginMm = usualMarginMm(kind);
    const Builder b = blenheim();
    const PrintBook from{b.book, rules::corporaljohn::ruleSet(), {}, m_texts};
    const auto document = makePrint(kind, from, partOf(b), setup);
    const QString pdf = write(*document, QStringLiteral("boxes.pdf"));
    const QList<QSizeF> boxes = boxesInPdf(pdf, 1);
    QVERIFY(boxes.size() >= 9); // nine commanders' fates on a page of cards
    for (const QSizeF &box : boxes)
        QVERIFY2(box.width() >= 3.49 && box.height() >= 3.49,
                 qPrintable(QStringLiteral("%1 x %2 mm").arg(box.width()).arg(box.height())));
}

void TestPrints::commandersHaveTheirRadius_data() {
    QTest::addColumn<bool>("beerstein");
    QTest::addColumn<QStringList>("said");
    // Three units in the one division, two in the other: 100 paces for each, and for the army's
    // commander for all five.
    QTest::newRow("BB-6.1 a hundred paces for each unit")
        << true
        << QStringList{QStringLiteral("500 paces (BB-6.1)"), QStringLiteral("300 paces (BB-6.1)"),
                       QStringLiteral("200 paces (BB-6.1)")};
    QTest::newRow("CJ-4.2 twelve inches, whatever he commands")
        << false << QStringList(3, QStringLiteral("12 in (CJ-4.2)"));
}

void TestPrints::commandersHaveTheirRadius() {
    QFETCH(bool, beerstein);
    QFETCH(QStringList, said);
    Builder b;
    const ArmyId army = b.army("VI Corps", "French", "Ney");
    for (int i = 0; i < 5; ++i)
        b.unit(b.column(army, i < 3 ? "Loison's" : "Malher's", i < 3 ? "Loison" : "Malher"),
               "Regiment " + std::to_string(i), Arm::Infantry, "");
    const rules::RuleSet &set =
        beerstein ? rules::beerstein::ruleSet() : rules::corporaljohn::ruleSet();
    const PrintBook from{b.book, set, {}, m_texts};
    const auto document = makePrint(PrintKind::Commanders, from, partOf(b), {});
    const QString text = pagesOf(write(*document, QStringLiteral("radius.pdf")))
                             .join(u' ')
                             .replace(QChar(QChar::Nbsp), u' ')
                             .simplified();
    qsizetype at = 0;
    for (const QString &one : said) {
        at = text.indexOf(QStringLiteral("Orders reach ") + one, at);
        QVERIFY2(at >= 0, qPrintable(text));
        ++at;
    }
}

void TestPrints::cardsAreCutToTheirSize_data() {
    QTest::addColumn<QSizeF>("card");
    QTest::addColumn<QList<double>>("x");
    QTest::addColumn<QList<double>>("y");
    // A4 with margins of 6 mm, by hand. Poker: three across 210 mm leave 19.5, half of it 9.75;
    // three down leave 30.3, half of it 15.15.
    QTest::newRow("poker") << QSizeF(63.5, 88.9) << QList<double>{9.75, 73.25, 136.75, 200.25}
                           << QList<double>{15.15, 104.05, 192.95, 281.85};
    // A6: two are the paper's width, and its edge is the cut; two down leave 1 mm.
    QTest::newRow("A6") << QSizeF(105, 148) << QList<double>{105} << QList<double>{148.5};
}

void TestPrints::cardsAreCutToTheirSize() {
    QFETCH(QSizeF, card);
    QFETCH(QList<double>, x);
    QFETCH(QList<double>, y);
    PrintSetup setup;
    setup.paper.marginMm = 6;
    setup.cardMm = card;
    const Builder b = largeArmy(24);
    const PrintBook from{b.book, rules::corporaljohn::ruleSet(), {}, m_texts};
    const auto document = makePrint(PrintKind::Cards, from, partOf(b), setup);
    const QString pdf = write(*document, QStringLiteral("cut.pdf"));
    // The page as it comes out of another program, 20 dots a millimetre.
    const double dots = 508;
    const QString stem = m_folder.filePath(QStringLiteral("cut"));
    outputOf(QStringLiteral("pdftoppm"),
             {QStringLiteral("-r"), QString::number(dots), QStringLiteral("-gray"),
              QStringLiteral("-f"), QStringLiteral("1"), QStringLiteral("-l"), QStringLiteral("1"),
              QStringLiteral("-singlefile"), pdf, stem});
    const QImage page(stem + QStringLiteral(".pgm"));
    QVERIFY(!page.isNull());
    const auto dark = [&](double mmX, double mmY) {
        const QPoint at(qRound(mmX * 20), qRound(mmY * 20));
        return page.rect().contains(at) && qGray(page.pixel(at)) < 128;
    };
    // Middles of the dark runs along a line that crosses the marks, well away from the next ones.
    const auto marks = [&](bool across, double where) {
        QList<double> out;
        double from_ = -1;
        const double end = across ? 210 : 297;
        for (double at = 0; at <= end; at += 0.05) {
            const bool ink = across ? dark(at, where) : dark(where, at);
            if (ink && from_ < 0)
                from_ = at;
            if (!ink && from_ >= 0) {
                out << (from_ + at - 0.05) / 2;
                from_ = -1;
            }
        }
        return out;
    };
    const auto compare = [](const QList<double> &found, const QList<double> &wanted) {
        QString text;
        for (const double one : found)
            text += QString::number(one) + u' ';
        if (found.size() != wanted.size())
            return text;
        for (qsizetype i = 0; i < found.size(); ++i)
            if (std::abs(found[i] - wanted[i]) > 0.2)
                return text;
        return QString();
    };
    // Above the first row of poker cards, or at the printable area's edge for A6.
    const QString wrongX = compare(marks(true, card.width() < 100 ? 13.5 : 6.25), x);
    QVERIFY2(wrongX.isEmpty(), qPrintable(wrongX));
    const QString wrongY = compare(marks(false, card.width() < 100 ? 7.8 : 6.25), y);
    QVERIFY2(wrongY.isEmpty(), qPrintable(wrongY));
}

void TestPrints::longCardsGoOn() {
    Builder b = largeArmy(1);
    oob::Unit &unit = b.book.units.begin()->second;
    QStringList words;
    for (int i = 0; i < 300; ++i)
        words << QStringLiteral("word%1").arg(i);
    unit.notes = words.join(u' ').toStdString();
    const PrintBook from{b.book, rules::corporaljohn::ruleSet(), {}, m_texts};
    PrintSetup setup;
    const auto document = makePrint(PrintKind::Cards, from, partOf(b), setup);
    const QString pdf = write(*document, QStringLiteral("long.pdf"));
    const QString fault = faultOnPaper(*document, pdf, words);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
    // Each card begins with the unit's name.
    QVERIFY(pagesOf(pdf).join(u' ').count(QStringLiteral("Unit0")) > 1);
}

void TestPrints::labelsGrowWithTheirNames() {
    Builder b;
    const ArmyId army = b.army("Army", "Allied", "");
    const ColumnId column = b.column(army, "Left", "");
    b.unit(column, "Row", Arm::Infantry, "");
    const PrintBook from{b.book, rules::corporaljohn::ruleSet(), {}, m_texts};
    PrintSetup setup;
    setup.labelMm = {40, 12};
    const auto cuts = [&] {
        const auto document = CardsDocument::labels(from, partOf(b), {}, setup.labelMm, {});
        return document->cuts(0);
    };
    QCOMPARE(cuts().y.size(), std::size_t(2));
    QCOMPARE(cuts().y[1] - cuts().y[0], 12.0);
    QCOMPARE(cuts().x[1] - cuts().x[0], 40.0);
    b.unit(column, awkwardNames()[5].toStdString(), Arm::Infantry, "");
    QVERIFY(cuts().y[1] - cuts().y[0] > 12.0);
}

void TestPrints::tablesReadAsTheEngineRules() {
    const Builder b = largeArmy(1);
    const auto sheet = [&](const rules::RuleSet &ruleSet, const rules::OptionValues &options) {
        const ReportDocument document(referenceSheet({b.book, ruleSet, options, m_texts}), m_texts,
                                      {});
        if (document.pageCount() > 2)
            return QString(); // one sheet has two sides
        QString text = pagesOf(write(document, QStringLiteral("tables.pdf"))).join(u' ');
        return text.replace(QChar(QChar::Nbsp), u' ').simplified();
    };
    const QString cj = sheet(rules::corporaljohn::ruleSet(), {});
    for (const char *line :
         {"To 1 in 0 1 1 1 1 2 CJ-6.1", "To 2 in 0 0 0 1 1 1 CJ-6.2", "Infantry 4 in 8 in",
          "Cavalry 6 in 12 in", "Medium, canister 4 in 3", "Heavy, canister 6 in 4",
          "Medium, roundshot 6 in 1 2", "Heavy, roundshot 10 in 1 2", "3+ 97 % 2+ 4+ 5+ CJ-9.1",
          "levy 6 CJ-6.3", "Infantry 5+ 6 4+"})
        QVERIFY2(cj.contains(QLatin1String(line)), line);
    const QString bb = sheet(rules::beerstein::ruleSet(), {});
    for (const char *line :
         {"0 200 300 300 400 400 BB-3.1", "0 400 500 600 700 800 BB-3.1",
          "Artillery to 400 paces 4+", "Artillery to 1,600 paces 6", "Musketry to 100 paces 5+"})
        QVERIFY2(bb.contains(QLatin1String(line)), line);
}

void TestPrints::everyTableHasItsWords() {
    const auto has = [&](const std::string &key, std::string_view set) {
        return key.empty() || m_texts.has(TextKind::Word, key, set);
    };
    for (const rules::RuleSet *set :
         {&rules::corporaljohn::ruleSet(), &rules::beerstein::ruleSet()}) {
        const auto tables = set->reference({});
        QVERIFY(!tables.empty());
        for (const rules::ReferenceTable &table : tables) {
            QVERIFY2(has(table.key, set->id()), table.key.c_str());
            for (const std::string &column : table.columns)
                QVERIFY2(has(column, set->id()), column.c_str());
            for (const rules::ReferenceRow &row : table.rows) {
                QVERIFY(row.cells.size() <= table.columns.size());
                for (const rules::ReferenceCell &cell : row.cells)
                    QVERIFY2(has(cell.words, set->id()), cell.words.c_str());
            }
        }
        for (const std::string_view verb : set->roster().orders)
            QVERIFY(has("order-" + std::string(verb), set->id()));
    }
}

void TestPrints::houseRulesAreMarked() {
    const Builder b = largeArmy(1);
    const rules::OptionValues options{{"infantry-line-move", "6"}};
    const Report plain = referenceSheet({b.book, rules::corporaljohn::ruleSet(), {}, m_texts});
    const Report changed =
        referenceSheet({b.book, rules::corporaljohn::ruleSet(), options, m_texts});
    const auto marked = [](const Report &report) {
        QStringList out;
        for (const ReportBlock &block : report.blocks)
            if (const auto *table = std::get_if<ReportTable>(&block))
                for (const ReportRow &row : table->rows)
                    if (row.marked)
                        out << row.cells[0].text + u':' + row.cells[1].text;
        return out;
    };
    QVERIFY(marked(plain).isEmpty());
    // CJ-5.1: the line with the move, and the house rule itself.
    QVERIFY2(marked(changed).size() == 2, qPrintable(marked(changed).join(u' ')));
    QVERIFY(marked(changed)[0].startsWith(QStringLiteral("Infantry:6")));
}

void TestPrints::returnsHaveTheGridsColumns() {
    const Builder b = largeArmy(24);
    const Report report =
        returnSheet({b.book, rules::corporaljohn::ruleSet(), {}, m_texts}, partOf(b));
    const auto *table = std::get_if<ReportTable>(&report.blocks.front());
    QVERIFY(table);
    QStringList titles;
    for (const ReportColumn &column : table->columns)
        titles << column.title;
    // CA-4.6: fought, lost, routed, won a melee, removed, guns lost, commander's fate.
    QCOMPARE(titles.join(u'|').replace(u'\n', u' '),
             QStringLiteral("Brigade or battery|Start|Fought|Lost|Routed|Won a melee|"
                            "Removed|Guns lost|Commander's fate"));
    qsizetype rows = 0;
    for (const ReportRow &row : table->rows)
        rows += row.kind == ReportRowKind::Plain ? 1 : 0;
    QCOMPARE(rows, qsizetype(24));
}

void TestPrints::eachCommanderHasHisOrders() {
    const Builder b = blenheim();
    const PrintBook from{b.book, rules::corporaljohn::ruleSet(), {}, m_texts};
    PrintSetup setup;
    setup.turns = 5;
    const auto document = makePrint(PrintKind::Orders, from, partOf(b), setup);
    const QString pdf = write(*document, QStringLiteral("orders.pdf"));
    const QStringList pages = pagesOf(pdf);
    // The army's commander and one page for each column of his.
    qsizetype columns = 0;
    for (const auto &[id, column] : b.book.columns)
        columns += oob::armyOf(b.book, id) == partOf(b).army ? 1 : 0;
    QCOMPARE(pages.size(), columns + 1);
    QVERIFY(pages[0].contains(QStringLiteral("Marlborough")));
    QVERIFY(pages[1].contains(QStringLiteral("Cutts")));
    QVERIFY(pages[1].contains(QStringLiteral("Row's brigade")));
    QCOMPARE(pages[1].count(QStringLiteral("march")), 5);
}

void TestPrints::picturesAreOnePage() {
    const Builder b = largeArmy(120);
    const PrintBook from{b.book, rules::corporaljohn::ruleSet(), {}, m_texts};
    const DiagramDocument document(from, partOf(b), {}, true);
    QCOMPARE(document.pageCount(), 1);
    const QString path = write(document, QStringLiteral("diagram.svg"));
    QFile svg(path);
    QVERIFY(svg.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(svg.readAll());
    for (int i = 0; i < 120; ++i)
        QVERIFY(text.contains(QStringLiteral("Unit%1 ").arg(i)) ||
                text.contains(QStringLiteral("Unit%1<").arg(i)));
    const QImage png(write(document, QStringLiteral("diagram.png")));
    QVERIFY(!png.isNull());
    const QRectF ink = inkOf(png, 150);
    QVERIFY(document.paper().areaMm().adjusted(-0.7, -0.7, 0.7, 0.7).contains(ink));
}

/// A report with everything in it.
Report everything(int rows) {
    Report report;
    report.title = awkwardNames()[5];
    report.subtitle = QStringLiteral("Fought from morning to night");
    report.aside = {QStringLiteral("13 August 1704"), QStringLiteral("Blindheim")};
    report.add(ReportHeading{QStringLiteral("What happened")});
    report.add(ReportParagraph{(awkwardNames()[5] + u' ').repeated(6)});
    report.add(ReportParagraph{QStringLiteral("one of a list"), false, true});
    report.add(ReportFacts{{{QStringLiteral("Weather"), QStringLiteral("light rain")},
                            {QStringLiteral("Held"), awkwardNames()[5]}}});
    ReportTable table;
    table.caption = QStringLiteral("Losses by brigade");
    table.columns = {{QStringLiteral("Brigade"), 3},
                     {QStringLiteral("Lost"), 1, ReportAlign::Right},
                     {QStringLiteral("What became of it"), 4}};
    for (int i = 0; i < rows; ++i) {
        if (i % 40 == 0)
            table.rows.push_back(
                {{QStringLiteral("Group%1").arg(i / 40)}, ReportRowKind::Group, false});
        table.rows.push_back(
            {{QStringLiteral("Row%1").arg(i), QString::number(i),
              awkwardNames()[i % awkwardNames().size()] + QStringLiteral(" end%1").arg(i)},
             ReportRowKind::Plain,
             false});
    }
    table.rows.push_back(
        {{QStringLiteral("Total"), QString::number(rows)}, ReportRowKind::Total, false});
    report.add(table);
    return report;
}

void TestPrints::reportsKeepRowsWholeAndHeadsAgain() {
    const Report report = everything(120);
    for (const bool landscape : {false, true}) {
        Paper paper;
        paper.landscape = landscape;
        const ReportDocument document(report, m_texts, paper);
        const QString pdf = write(document, QStringLiteral("report.pdf"));
        const QString fault =
            faultOnPaper(document, pdf,
                         awkwardNames() + QStringList{QStringLiteral("one of a list"),
                                                      QStringLiteral("light rain"),
                                                      QStringLiteral("13 August 1704")});
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        const QList<PageWords> words = wordsOf(pdf);
        QMap<QString, int> pageOf;
        for (const PageWords &page : words)
            for (const tests::Word &word : page.words)
                if (word.text.startsWith(u"Row") || word.text.startsWith(u"end"))
                    pageOf[word.text] = word.page;
        for (int i = 0; i < 120; ++i) {
            // The first word of a row and its last stand on one page.
            QVERIFY(pageOf.contains(QStringLiteral("Row%1").arg(i)));
            QCOMPARE(pageOf.value(QStringLiteral("Row%1").arg(i)),
                     pageOf.value(QStringLiteral("end%1").arg(i)));
        }
        const QStringList pages = pagesOf(pdf);
        QVERIFY(pages.size() > 2);
        for (qsizetype i = 0; i < pages.size(); ++i) {
            QVERIFY(
                pages[i].contains(QStringLiteral("Page %1 of %2").arg(i + 1).arg(pages.size())));
            QVERIFY(pages[i].contains(QStringLiteral("What became of it")));
            QVERIFY(pages[i].contains(QStringLiteral("Group")));
        }
    }
    // A row that no page holds is parted rather than lost.
    Report tall;
    tall.title = QStringLiteral("Chronicle");
    QStringList story;
    for (int i = 0; i < 3000; ++i)
        story << QStringLiteral("w%1").arg(i);
    ReportTable table;
    table.columns = {{QStringLiteral("Day"), 1}, {QStringLiteral("What happened"), 4}};
    table.rows.push_back(
        {{QStringLiteral("First"), story.join(u' ')}, ReportRowKind::Plain, false});
    tall.add(table);
    const ReportDocument document(tall, m_texts, {});
    const QString fault =
        faultOnPaper(document, write(document, QStringLiteral("tall.pdf")), story);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

void TestPrints::chartsHaveTheirFigures() {
    Report report;
    report.title = QStringLiteral("Strength");
    for (const auto kind :
         {ReportChart::Kind::Lines, ReportChart::Kind::Bars, ReportChart::Kind::StackedBars}) {
        ReportChart chart;
        chart.caption = QStringLiteral("Castings by turn");
        chart.kind = kind;
        chart.unit = QStringLiteral("castings");
        chart.over = QStringLiteral("Turn");
        ReportChart::Series allies{QStringLiteral("Allies"), {}};
        ReportChart::Series french{QStringLiteral("French and Bavarians"), {}};
        for (int i = 0; i < 14; ++i) {
            chart.names << QStringLiteral("T%1").arg(i + 1);
            allies.values.push_back(501 - 7 * i);
            french.values.push_back(i == 5 ? std::nullopt : std::optional<double>(566 - 11 * i));
        }
        chart.series = {allies, french};
        report.add(chart);
    }
    const ReportDocument document(report, m_texts, {});
    const QString pdf = write(document, QStringLiteral("charts.pdf"));
    QStringList expected;
    for (int i = 0; i < 14; ++i)
        expected << QString::number(501 - 7 * i);
    const QString fault = faultOnPaper(document, pdf, expected);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
    // In the plot's table, beside the bars, beside the stacked bars.
    const QString text = pagesOf(pdf).join(u' ');
    QCOMPARE(text.count(QStringLiteral("410")), 3);
}

void TestPrints::languageIsThePrintsOwn() {
    // Numbers are the language's; its words come from translations.
    const Texts german(QStringLiteral("de"));
    const Texts english(QStringLiteral("en"));
    Builder b = largeArmy(1);
    const auto text = [&](const Texts &texts) {
        const PrintBook from{b.book, rules::corporaljohn::ruleSet(), {}, texts};
        const auto document = makePrint(PrintKind::Roster, from, partOf(b), {});
        return pagesOf(write(*document, QStringLiteral("language.pdf"))).join(u' ');
    };
    QVERIFY(text(english).contains(QStringLiteral("Page 1 of 1")));
    QVERIFY(text(german).contains(german.fill(TextKind::Word, "print-page", {"1", "1"})));
}

} // namespace

QTEST_MAIN(TestPrints)
#include "tst_prints.moc"
