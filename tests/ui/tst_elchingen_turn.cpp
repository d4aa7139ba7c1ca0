// A whole turn of Elchingen on the real window, by key events alone, with typed dice: what the
// window makes of it is compared with the turn that was worked out by hand.
#include "battle/beerstein/engine.h"
#include "odds/beersteindraft.h"
#include "rules/beerstein/beerstein.h"
#include "support/samplesetup.h"
#include "support/windowturn.h"
#include "ui/charts/distributionchart.h"
#include "ui/views/battle/oddspanel.h"

#include <QComboBox>
#include <QLabel>

using namespace sabretache;
using namespace sabretache::ui;
using windowturn::Table;

namespace {

windowturn::Game elchingen() {
    return {rules::beerstein::ruleSet(), battle::beerstein::engine(), odds::beerstein::draftOdds(),
            samples::elchingen()};
}

} // namespace

class TestElchingenTurn : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        QCoreApplication::setApplicationName(QStringLiteral("elchingen-turn"));
        m_theme = windowturn::makeTheme(this);
    }

    void aTurnOfElchingenGoesByKeysAlone() {
        Table t(*m_theme, elchingen());
        int inputs = 0;
        int supposed = 0;
        t.look = [&](const Record &input) {
            if (input.kind != "Attack")
                return;
            // BB-5.7: the odds of an attack hang on what the enemy does; it can be chosen.
            const auto *odds = t.book->findChild<OddsPanel *>();
            QVERIFY(odds);
            for (QComboBox *box : odds->findChildren<QComboBox *>()) {
                if (!box->isVisible())
                    continue;
                const auto *sentence = odds->findChild<QLabel *>(QStringLiteral("oddsSentence"));
                const auto *share = odds->findChild<ShareBar *>();
                QVERIFY(sentence && share);
                const auto told = [&] { return sentence->text() + share->accessibleName(); };
                const QString before = told();
                box->setFocus();
                t.key(Qt::Key_Down);
                QVERIFY(told() != before);
                t.key(Qt::Key_Up);
                QCOMPARE(told(), before);
                ++supposed;
            }
        };
        t.playTurn("elchingen-turn", inputs);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(inputs > 50);
        QVERIFY(supposed > 0);
        QCOMPARE(t.desk().view().turn.value, 2);
    }

    /// BB-4.1: the guns of the side that fires first.
    void aSecondVolleyTakesTenKeysAtMost() {
        Table t(*m_theme, elchingen());
        const auto gunsFire = [&] {
            return std::ranges::any_of(t.desk().notActed(), [](const battle::Offer &o) {
                return o.action == "FireArtillery";
            });
        };
        for (int guard = 0; guard < 20 && !gunsFire(); ++guard) {
            if (t.want() == battle::Want::Roll) // BB-2.2: who has the initiative
                QVERIFY(t.player->dice({5, 2}));
            else
                t.player->endPhase();
        }
        QVERIFY(gunsFire());
        const auto volley = [&](int face) {
            t.enter();
            if (t.want() == battle::Want::Choice) // the form was not open yet
                t.enter();
            while (t.want() == battle::Want::Roll) {
                while (!t.book->battle()->question().tray()->full())
                    t.key(Qt::Key_0 + face);
                t.enter();
            }
        };
        volley(1);
        QCOMPARE(t.want(), battle::Want::Choice);
        const int before = t.player->keys();
        const std::size_t steps = t.desk().stepCount();
        volley(1);
        QCOMPARE(t.want(), battle::Want::Choice);
        QCOMPARE(t.desk().stepCount(), steps + 2);
        QVERIFY2(t.player->keys() - before <= 10,
                 qPrintable(QString::number(t.player->keys() - before)));
    }

    void closingAnywhereGoesOnAtTheSameQuestion() {
        Table t(*m_theme, elchingen());
        t.goOnAfterClosingAnywhere(1805);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(t.desk().stepCount() >= 90);
    }

private:
    Theme *m_theme = nullptr;
};

QTEST_MAIN(TestElchingenTurn)
#include "tst_elchingen_turn.moc"
