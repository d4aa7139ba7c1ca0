// One filter for all that is shown or written for one side: an enemy who has not come stands in no
// output, an enemy on the table without his strength (lesson 33).
#include "battle/corporaljohn/engine.h"
#include "odds/corporaljohndraft.h"
#include "rules/corporaljohn/descriptor.h"
#include "support/battleplay.h"
#include "support/memorybattle.h"
#include "support/samplesetup.h"
#include "ui/models/battle/battlereport.h"
#include "ui/models/battle/logmodel.h"
#include "ui/models/battle/offersmodel.h"
#include "ui/models/battle/papermodel.h"
#include "ui/models/battle/threatsmodel.h"
#include "ui/models/battle/unitsmodel.h"

#include <QTest>

using namespace sabretache;
using namespace sabretache::ui;

namespace {

const auto kSecret = QStringLiteral("Secret brigade");

/// Blenheim, with a brigade of the second side that comes in turn 9, played into the second turn.
struct Field {
    Texts texts;
    battle::Setup setup = samples::blenheim();
    std::size_t secret = 0;
    std::size_t seen = 0; ///< an enemy who stands on the table
    std::unique_ptr<MemoryBattle> battle;
    std::unique_ptr<BattleDesk> desk;

    Field() {
        for (std::size_t i = 0; i < setup.units.size(); ++i)
            if (setup.units[i].side == battle::Side::Second)
                (secret == 0 ? secret : seen) = i;
        setup.units[secret].name = kSecret.toStdString();
        setup.units[secret].arrives = Turns(9);
        battle = std::make_unique<MemoryBattle>(battle::corporaljohn::engine(), setup);
        desk = std::make_unique<BattleDesk>(*battle, rules::corporaljohn::ruleSet(), texts);
        battleplay::Random random(9);
        battleplay::Habits habits;
        habits.umpireOneIn = 20;
        // To a choice of the third turn.
        while (desk->view().turn < Turns(3) || desk->pending().want != battle::Want::Choice) {
            const auto input =
                battleplay::nextInput(battle->engine(), battle->state(), random, habits);
            if (!input || !battle->submit(*input, {}, {}))
                break;
        }
    }
};

/// All that a model shows, whatever the role.
QStringList textsOf(const QAbstractItemModel &model, const QModelIndex &parent = {}) {
    QStringList out;
    for (int row = 0; row < model.rowCount(parent); ++row)
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole),
                                   int(Qt::AccessibleTextRole), int(OffersModel::DetailRole)})
                out << index.data(role).toString();
            if (column == 0)
                out += textsOf(model, index);
        }
    return out;
}

/// What is said of the battle in all places; the forms of all that is offered are opened.
QStringList everything(Field &f) {
    const LogModel log(*f.desk, *f.battle);
    const OffersModel offers(*f.desk);
    UnitsModel units(*f.desk);
    UnitsFilter filter;
    filter.setSourceModel(&units);
    PaperModel paper(*f.desk);
    paper.refresh();
    ThreatsModel threats(*f.desk);
    threats.setSource(&odds::corporaljohn::draftOdds());
    QStringList out = textsOf(log) + textsOf(offers) + textsOf(filter) + textsOf(paper);
    const BattleReport report(*f.desk, log);
    for (const char *format : {"txt", "md", "html", "csv", "json"})
        out << QString::fromUtf8(report.in(QString::fromLatin1(format)));
    out << report.story() << report.lossesHtml() << report.strengthHtml();
    for (const battle::Offer &offer : std::vector(f.desk->offers())) {
        f.desk->choose(offer);
        if (const auto unit = UnitId::parse(offer.actor); unit && f.desk->words().unit(*unit)) {
            threats.setUnit(*unit);
            for (const UnitId &enemy : threats.enemies())
                out << f.desk->words().name(enemy.uuid);
        }
        for (const battle::FormField &field : f.desk->form().fields)
            for (const battle::FormChoice &choice : field.choices)
                out << f.desk->words().choice(field, choice.value);
        for (const battle::FormFact &fact : f.desk->form().facts)
            out << f.desk->words().fact(fact).first << f.desk->words().fact(fact).second;
    }
    return out;
}

} // namespace

class TestSideView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whoHasNotComeStandsInNoOutputOfTheOtherSide() {
        Field f;
        QVERIFY(everything(f).filter(kSecret).size() > 3); // the umpire sees all
        f.desk->setViewer(battle::Side::Second);
        QVERIFY(everything(f).filter(kSecret).size() > 1);
        f.desk->setViewer(battle::Side::First);
        const QStringList found = everything(f).filter(kSecret);
        QVERIFY2(found.isEmpty(), qPrintable(found.value(0).left(2000)));
    }

    void anEnemysStrengthIsNeitherShownNorAsked() {
        Field f;
        f.desk->setViewer(battle::Side::First);
        QCOMPARE(f.desk->view().units[f.seen].steps, SideView::kUnknown);
        UnitsModel units(*f.desk);
        QCOMPARE(units.index(int(f.seen), UnitsModel::Now).data().toString(), QStringLiteral("?"));
        // The umpire's changes and the sheet of what both have left tell the truth: not here.
        for (const battle::Offer &offer : f.desk->offers())
            QVERIFY(offer.group != "umpire");
        PaperModel paper(*f.desk);
        paper.refresh();
        QCOMPARE(paper.rowCount(), 0);
        f.desk->setViewer(std::nullopt);
        paper.refresh();
        QVERIFY(paper.rowCount() > 0);
    }
};

QTEST_GUILESS_MAIN(TestSideView)
#include "tst_sideview.moc"
