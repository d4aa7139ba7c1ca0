// Rosters, looked at as PDFs: what stands on them, where, and in which fonts.
#include "rules/corporaljohn/descriptor.h"
#include "tests/print/builder.h"
#include "tests/print/printed.h"
#include "tests/support/toyruleset.h"
#include "ui/print/roster.h"

#include <QDir>
#include <QFile>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>

using namespace sabretache;
using namespace sabretache::ui;
using sabretache::tests::blenheim;
using sabretache::tests::Builder;
using sabretache::tests::inkOf;
using sabretache::tests::largeArmy;
using sabretache::tests::outputOf;
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
    return {b.book, rules::corporaljohn::ruleSet(), {}, m_texts, choice, paper};
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
    for (const QString &size :
         {QStringLiteral("a4"), QStringLiteral("letter"), QStringLiteral("a5")})
        for (const bool landscape : {false, true})
            for (const int units : {1, 40, 400})
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

    // Every word of every name is there, on paper of the right size.
    const auto pages = wordsOf(pdf);
    QCOMPARE(pages.size(), document.pageCount());
    QMap<QString, int> seen;
    QString run;
    const QSizeF points = paper.sizeMm() * 72.0 / 25.4;
    const QRectF area(paper.areaMm().topLeft() * 72.0 / 25.4, paper.areaMm().size() * 72.0 / 25.4);
    for (const auto &page : pages) {
        QVERIFY(std::abs(page.size.width() - points.width()) < 1.0);
        QVERIFY(std::abs(page.size.height() - points.height()) < 1.0);
        for (const auto &word : page.words) {
            ++seen[word.text];
            run += word.text;
            QVERIFY2(
                area.adjusted(-0.6, -1, 0.6, 1).contains(word.box),
                qPrintable(word.text + QStringLiteral(" on page %1 is outside").arg(word.page)));
        }
    }
    for (const auto &[id, unit] : b.book.units) {
        const QString name = QString::fromStdString(unit.name);
        for (const QString &word : name.split(u' '))
            QVERIFY2(seen.value(word) > 0 || run.contains(word), qPrintable(word));
        QCOMPARE(seen.value(name.section(u' ', 0, 0)), 1); // no row twice, none torn
    }
    for (const auto &[id, person] : b.book.persons)
        for (const QString &word : QString::fromStdString(person.name).split(u' '))
            QVERIFY2(seen.value(word) > 0 || run.contains(word), qPrintable(word));

    // Nothing is drawn outside the printable area, boxes and rules included. Pages from the whole
    // of a long roster.
    const double dots = 60;
    const int step = std::max(1, document.pageCount() / 4);
    for (int page = 0; page < document.pageCount(); page += step) {
        const QSizeF mm = paper.sizeMm();
        QImage image(qRound(mm.width() * dots / 25.4), qRound(mm.height() * dots / 25.4),
                     QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(dots / 25.4 / kUnitsPerMm, dots / 25.4 / kUnitsPerMm);
        document.paintPage(painter, page);
        painter.end();
        const QRectF ink = inkOf(image, dots);
        QVERIFY(!ink.isEmpty());
        QVERIFY2(paper.areaMm().adjusted(-0.7, -0.7, 0.7, 0.7).contains(ink),
                 qPrintable(QStringLiteral("page %1: ink from %2 %3 to %4 %5")
                                .arg(page + 1)
                                .arg(ink.left())
                                .arg(ink.top())
                                .arg(ink.right())
                                .arg(ink.bottom())));
    }
}

void TestRoster::fontsAreEmbedded() {
    const QString pdf = write(roster(largeArmy(40), {}), QStringLiteral("fonts.pdf"));
    const QString table = QString::fromUtf8(outputOf(QStringLiteral("pdffonts"), {pdf}));
    const QStringList lines = table.split(u'\n', Qt::SkipEmptyParts).mid(2);
    QVERIFY(lines.size() >= 2);
    for (const QString &line : lines) {
        QVERIFY2(line.contains(QStringLiteral("LiberationSerif")), qPrintable(line));
        // embedded, subset or not, and with its characters named
        static const QRegularExpression embedded(QStringLiteral("\\byes +(yes|no) +yes\\b"));
        QVERIFY2(line.contains(embedded), qPrintable(line));
    }
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

/// Counts the boxes that are drawn, thin and heavy, by their size in hundredths of a millimetre.
class BoxCounter : public QPaintDevice {
public:
    struct Box {
        QRectF rect;
        bool heavy;
    };
    QList<Box> boxes;

    BoxCounter() : m_engine(*this) {}
    QPaintEngine *paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
        case PdmHeight:
            return 50000;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 2540;
        case PdmDepth:
            return 32;
        case PdmDevicePixelRatio:
            return 1;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    class Engine : public QPaintEngine {
    public:
        explicit Engine(BoxCounter &counter) : QPaintEngine(AllFeatures), m_counter(counter) {}
        bool begin(QPaintDevice *) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState &now) override {
            if (now.state() & DirtyPen)
                m_pen = now.pen();
            if (now.state() & DirtyTransform)
                m_transform = now.transform();
        }
        void drawRects(const QRectF *rects, int count) override {
            for (int i = 0; i < count; ++i)
                m_counter.boxes.append({m_transform.mapRect(rects[i]), m_pen.widthF() > 30.0});
        }
        void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
        void drawTextItem(const QPointF &, const QTextItem &) override {}
        void drawPath(const QPainterPath &) override {}
        void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
        Type type() const override { return User; }

    private:
        BoxCounter &m_counter;
        QPen m_pen;
        QTransform m_transform;
    };
    mutable Engine m_engine;
};

QList<BoxCounter::Box> boxesOf(const RosterDocument &document, int page) {
    BoxCounter counter;
    QPainter painter(&counter);
    document.paintPage(painter, page);
    painter.end();
    // Unit signs are boxes too, wider than they are high: what is ticked is square.
    QList<BoxCounter::Box> out;
    for (const BoxCounter::Box &box : counter.boxes)
        if (std::abs(box.rect.width() - box.rect.height()) < 1)
            out.append(box);
    return out;
}

void TestRoster::boxesOpenWholeGroups() {
    // CJ-6.3: British foot throw a die for each 3 castings. 25 castings are 8 dice, one left over:
    // one box, then eight groups of three, each opened by a heavy one.
    Builder b;
    const ArmyId army = b.army("Army", "Allied", "Marlborough");
    oob::Unit &unit =
        b.unit(b.column(army, "Left", "Cutts"), "Row's brigade", Arm::Infantry, "Row");
    unit.present.men = Men(2500);
    unit.fields["corporal-john"] = {{"class", "3"}, {"doctrine", "British"}};
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
    unit.fields["corporal-john"] = {{"class", "4"}};
    int heavy = 0;
    for (const auto &box : boxesOf(roster(b, {}), 0))
        heavy += box.heavy ? 1 : 0;
    QCOMPARE(heavy, 6 + 1); // and the one that breaks the army
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
        QFile file(write(roster(largeArmy(40), {}), name));
        QByteArray all = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        const qsizetype at = all.indexOf("/CreationDate");
        return at < 0 ? QByteArray() : all.replace(at, all.indexOf('\n', at) - at, "");
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
    const RosterDocument document(b.book, toy::ruleSet(), {}, m_texts, choice, {});
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
