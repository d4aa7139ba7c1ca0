// How widgets are drawn and measured: our style's scroll bars, and labels of wrapped words.
#include "ui/views/style.h"
#include "ui/views/wordslabel.h"

#include <QApplication>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QtTest/QTest>

#include <memory>

using namespace sabretache::ui;

class TestLook : public QObject {
    Q_OBJECT

    static QStyleOptionSlider bar(int length, int least, int most, int page, int at) {
        QStyleOptionSlider out;
        out.orientation = Qt::Vertical;
        out.rect = QRect(5, 7, 14, length);
        out.minimum = least;
        out.maximum = most;
        out.pageStep = page;
        out.sliderPosition = out.sliderValue = at;
        return out;
    }

private Q_SLOTS:
    void partsOfAScrollBarFillIt() {
        const std::unique_ptr<QStyle> style(makeStyle());
        const auto part = [&](const QStyleOptionSlider &option, QStyle::SubControl which) {
            return style->subControlRect(QStyle::CC_ScrollBar, &option, which, nullptr);
        };
        for (const int length : {4, 40, 333, 2000})
            for (const int most : {0, 1, 25, 20000, 2'000'000'000})
                for (const int page : {1, 17, 20000})
                    for (const int at : {0, most / 3, most}) {
                        const auto option = bar(length, 0, most, page, at);
                        const QRect handle = part(option, QStyle::SC_ScrollBarSlider);
                        const QRect before = part(option, QStyle::SC_ScrollBarSubPage);
                        const QRect after = part(option, QStyle::SC_ScrollBarAddPage);
                        QCOMPARE(before.height() + handle.height() + after.height(), length);
                        QVERIFY(handle.height() >= std::min(length, 32));
                        QVERIFY(option.rect.contains(handle));
                        QCOMPARE(handle.top() == option.rect.top(), before.isEmpty());
                        QCOMPARE(handle.bottom() == option.rect.bottom(), after.isEmpty());
                        if (at == 0)
                            QVERIFY(before.isEmpty());
                        if (at == most)
                            QVERIFY(after.isEmpty());
                        QVERIFY(part(option, QStyle::SC_ScrollBarAddLine).isEmpty());
                    }
    }
    void fromRightToLeftAScrollBarIsMirrored() {
        const std::unique_ptr<QStyle> style(makeStyle());
        auto option = bar(14, 0, 100, 10, 0);
        option.orientation = Qt::Horizontal;
        option.rect = QRect(0, 0, 300, 14);
        option.direction = Qt::RightToLeft;
        const QRect handle = style->subControlRect(QStyle::CC_ScrollBar, &option,
                                                   QStyle::SC_ScrollBarSlider, nullptr);
        QCOMPARE(handle.right(), 299);
    }
    void theHandleFollowsTheMouse() {
        QScrollBar scroll(Qt::Vertical);
        const std::unique_ptr<QStyle> style(makeStyle());
        scroll.setStyle(style.get());
        scroll.setRange(0, 100);
        scroll.setPageStep(10);
        scroll.resize(scroll.sizeHint().width(), 300);
        scroll.show();
        const QPoint handle(scroll.width() / 2, 10);
        QTest::mousePress(&scroll, Qt::LeftButton, {}, handle);
        QTest::mouseMove(&scroll, handle + QPoint(0, 400));
        QTest::mouseRelease(&scroll, Qt::LeftButton, {}, handle + QPoint(0, 400));
        QCOMPARE(scroll.value(), 100);
        QTest::mouseClick(&scroll, Qt::LeftButton, {}, QPoint(handle.x(), 2)); // a page back
        QCOMPARE(scroll.value(), 90);
        scroll.setStyle(nullptr);
    }
    void aLabelOfWordsIsAsLargeAsQtsOwn() {
        const QStringList texts{
            QString(),
            QStringLiteral("x"),
            QStringLiteral("Nobody is expected."),
            QStringLiteral(
                "Who is due comes when the step is done. A brigade takes up to a quarter "
                "of its establishment in recruits; more makes it a class worse (CA-7.2)."),
            QStringLiteral("Hautefeuille's dismounted dragoons\nand a second line\n"),
            QStringLiteral("Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen ist lang"),
            QStringLiteral("<b>Row</b> and <a href=\"x\">Ferguson</a> of the left column, which "
                           "stands before Blindheim"),
            QStringLiteral("5 < 6 & 7 > 6, as everybody knows who has counted castings"),
        };
        for (const QString &text : texts)
            for (const int size : {9, 18})
                for (const bool bold : {false, true})
                    for (const int margin : {0, 9, 10})
                        for (const bool wrap : {false, true}) {
                            QLabel qts(text);
                            WordsLabel ours(text);
                            for (QLabel *label : {&qts, static_cast<QLabel *>(&ours)}) {
                                QFont font = label->font();
                                font.setPointSize(size);
                                font.setBold(bold);
                                label->setFont(font);
                                label->setWordWrap(wrap);
                                label->setMargin(margin);
                                label->setContentsMargins(3, 1, 2, 5);
                                if (margin == 10)
                                    label->setMinimumSize(190, 30);
                            }
                            QCOMPARE(ours.sizeHint(), qts.sizeHint());
                            QCOMPARE(ours.minimumSizeHint(), qts.minimumSizeHint());
                            for (const int width : {1, 60, 133, 300, 301, 800, 5000})
                                QCOMPARE(ours.heightForWidth(width), qts.heightForWidth(width));
                        }
    }
    void aLabelForgetsWhatItMeasured() {
        WordsLabel label(QStringLiteral("short"));
        label.setWordWrap(true);
        const int one = label.heightForWidth(120);
        label.setText(QStringLiteral("much longer words, for which a line of it is not enough"));
        const int more = label.heightForWidth(120);
        QVERIFY(more > one);
        QFont font = label.font();
        font.setPointSizeF(font.pointSizeF() * 2);
        label.setFont(font);
        QVERIFY(label.heightForWidth(120) > more);
        label.setMaximumWidth(60);
        QCOMPARE(label.heightForWidth(500), label.heightForWidth(60));
    }
};

QTEST_MAIN(TestLook)
#include "tst_look.moc"
