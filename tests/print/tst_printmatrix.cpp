// Every kind of print on every paper, held both ways, of one unit and of 400, with the longest and
// oddest names: the proof that nothing is lost or lies off the page. Slow as a whole; the program
// tests/print/tst_prints looks at a quick selection.
#include "tests/print/kindtools.h"

#include <QTemporaryDir>
#include <QTest>

using namespace sabretache;
using namespace sabretache::ui;
using namespace sabretache::tests;

namespace {

class TestPrintMatrix : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everythingIsOnThePaper_data();
    void everythingIsOnThePaper();

private:
    QTemporaryDir m_folder;
    Texts m_texts;
    const Builder m_one = largeArmy(1);
    const Builder m_many = largeArmy(400);
};

void TestPrintMatrix::everythingIsOnThePaper_data() {
    QTest::addColumn<PrintKind>("kind");
    QTest::addColumn<PrintSetup>("setup");
    QTest::addColumn<int>("units");
    for (const auto &[kind, name] : kWords<PrintKind>)
        for (const char *size : {"a4", "letter", "a5"})
            for (const bool landscape : {false, true})
                for (const int units : {1, 400})
                    for (const int variant : {0, 1, 2}) {
                        PrintSetup setup;
                        setup.paper.size = paperSize(QString::fromLatin1(size)).value();
                        setup.paper.landscape = landscape;
                        setup.paper.marginMm = usualMarginMm(kind);
                        // Ordinary; large print; everything else that changes the layout.
                        if (variant == 1) {
                            setup.paper.large = true;
                        } else if (variant == 2) {
                            setup.paper.inkSaving = true;
                            setup.paper.header = QStringLiteral("A header of one's own");
                            setup.paper.footer = QStringLiteral("{page} of {pages}");
                            setup.columns = 2;
                            setup.cardMm = kA6Mm;
                            setup.fields.source = true;
                        }
                        QTest::addRow("%s, %s %s, %d units, variant %d", std::string(name).c_str(),
                                      size, landscape ? "landscape" : "portrait", units, variant)
                            << kind << setup << units;
                    }
}

void TestPrintMatrix::everythingIsOnThePaper() {
    QFETCH(PrintKind, kind);
    QFETCH(PrintSetup, setup);
    QFETCH(int, units);
    const QString fault =
        faultOfKind(m_folder.path(), kind, units == 1 ? m_one : m_many, m_texts, setup, 3);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

} // namespace

QTEST_MAIN(TestPrintMatrix)
#include "tst_printmatrix.moc"
