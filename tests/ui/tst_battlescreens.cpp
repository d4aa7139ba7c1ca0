// The battle page at each phase of both rule sets, with each kind of action in its form and each
// kind of question, in both looks and at both ends of the text scale: no word is cut. Leaves
// pictures in build/screens, to be looked at.
#include "battle/beerstein/engine.h"
#include "battle/corporaljohn/engine.h"
#include "odds/beersteindraft.h"
#include "odds/corporaljohndraft.h"
#include "rules/ruleset.h"
#include "support/battleplay.h"
#include "support/frozensample.h"
#include "support/memorybattle.h"
#include "ui/text/languages.h"
#include "ui/views/battle/battlepage.h"
#include "ui/views/battle/threatspanel.h"
#include "ui/views/theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QScrollArea>
#include <QTest>
#include <QTranslator>

#include <set>

using namespace sabretache;
using namespace sabretache::ui;

namespace {

struct Known {
    const battle::Engine *engine;
    const odds::DraftOddsSource *odds;
    const char *sample;
};

battle::Setup sampleSetup(const char *sample) {
    battle::Setup out = test::frozenSample(sample);
    out.objectives.front().brigades = 2; // made up: the sample does not say what a place holds
    return out;
}

/// @return what is cut on the page: labels that are lower or narrower than their words, buttons
/// narrower than theirs
QStringList cut(const QWidget &page) {
    QStringList out;
    for (const QLabel *label : page.findChildren<QLabel *>()) {
        if (!label->isVisible() || label->text().isEmpty())
            continue;
        const bool low = label->wordWrap() ? label->height() < label->heightForWidth(label->width())
                                           : label->height() < label->sizeHint().height();
        const bool narrow = !label->wordWrap() && label->width() < label->sizeHint().width() - 1;
        if (low || narrow)
            out << QStringLiteral("label \"%1\" %2x%3, wants %4x%5")
                       .arg(label->text().left(60))
                       .arg(label->width())
                       .arg(label->height())
                       .arg(label->sizeHint().width())
                       .arg(label->wordWrap() ? label->heightForWidth(label->width())
                                              : label->sizeHint().height());
    }
    for (const QAbstractButton *button : page.findChildren<QAbstractButton *>())
        if (button->isVisible() && button->width() < button->minimumSizeHint().width())
            out << QStringLiteral("button \"%1\" %2, wants %3")
                       .arg(button->text())
                       .arg(button->width())
                       .arg(button->minimumSizeHint().width());
    // What scrolls only downwards must not be wider than its place.
    for (const QScrollArea *area : page.findChildren<QScrollArea *>())
        if (area->isVisible() && area->widget() &&
            area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff &&
            area->widget()->width() > area->viewport()->width())
            out << QStringLiteral("what scrolls is %1 wide in %2")
                       .arg(area->widget()->width())
                       .arg(area->viewport()->width());
    return out;
}

} // namespace

class TestBattleScreens : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        m_theme = new Theme(*qApp, this);
        static_cast<void>(languages()); // so that the words are there
        if (m_words.load(QLocale(m_language), QStringLiteral("sabretache"), QStringLiteral("_"),
                         QStringLiteral(":/i18n")))
            QApplication::installTranslator(&m_words);
        QVERIFY(QDir().mkpath(QStringLiteral(SABRETACHE_BINARY_DIR "/screens")));
    }

    void noWordIsCutInAnyPhase_data() {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<int>("scale");
        for (const auto &[name, rules] : {std::pair("CJ-3.1 Blenheim", "corporal-john"),
                                          std::pair("BB-2.1 Elchingen", "beerstein")})
            for (const bool dark : {false, true})
                for (const int scale : {100, 200}) {
                    // What is cut is cut in both colours: all four are for whoever looks.
                    if (!qEnvironmentVariableIsSet("SABRETACHE_SCREENS") && dark == (scale == 200))
                        continue;
                    QTest::addRow("%s %s-%d", name, dark ? "dark" : "light", scale)
                        << QString::fromLatin1(rules) << dark << scale;
                }
    }

    void noWordIsCutInAnyPhase() {
        QFETCH(const QString, rules);
        QFETCH(const bool, dark);
        QFETCH(const int, scale);
        const Known known = rules == u"beerstein"
                                ? Known{&battle::beerstein::engine(), &odds::beerstein::draftOdds(),
                                        "elchingen-1805"}
                                : Known{&battle::corporaljohn::engine(),
                                        &odds::corporaljohn::draftOdds(), "blenheim-1704"};
        m_theme->setLook(dark ? Theme::Look::Dark : Theme::Look::Light);
        m_theme->setTextScale(scale);
        auto source = std::make_unique<MemoryBattle>(*known.engine, sampleSetup(known.sample));
        MemoryBattle *battle = source.get();
        const Texts texts(m_language);
        BattlePage page(std::move(source), *m_ruleSets.find(rules.toStdString()), texts);
        page.setOdds(known.odds);
        page.resize(1440, 790); // the window's own lines take the rest of 1440 by 900
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        const QString suffix = QStringLiteral("-%1-%2").arg(
            dark ? QStringLiteral("dark") : QStringLiteral("light"), QString::number(scale));
        int pictures = 0;
        QStringList troubles;
        const auto look = [&](const QString &what) {
            for (int i = 0; i < 4; ++i)
                QApplication::processEvents();
            const QPixmap picture = page.grab();
            ++pictures;
            picture.save(QStringLiteral(SABRETACHE_BINARY_DIR "/screens/battle-%1-%2%3.png")
                             .arg(rules, what, suffix));
            for (const QString &trouble : cut(page))
                troubles << what + QStringLiteral(": ") + trouble;
        };
        std::set<std::string> seen;
        bool threats = false;
        const auto lookAtThreats = [&](const battle::Offer &offer) {
            const auto unit = UnitId::parse(offer.actor);
            if (threats || !unit || !page.desk().words().unit(*unit))
                return;
            page.toggleThreats();
            ThreatsModel &model = page.threats().model();
            const std::vector<UnitId> enemies = model.enemies();
            for (std::size_t i = 0; i < std::min<std::size_t>(3, enemies.size()); ++i)
                model.name(enemies[i], 100);
            threats = model.rowCount() > 0;
            if (threats)
                look(QStringLiteral("threats"));
            page.toggleThreats();
        };
        // Left to chance, few come to blows: whoever can attack does so once, as the form first
        // shows.
        std::set<std::string> attacked;
        const auto attack = [&] {
            for (const battle::Offer &offer : std::vector(page.desk().offers()))
                if (offer.allowed && (offer.action == "Charge" || offer.action == "Attack") &&
                    attacked.insert(offer.action + offer.actor).second &&
                    battle->submit(battleplay::plainInput(*known.engine, battle->state(), offer),
                                   {}, {}))
                    return true;
            return false;
        };
        battleplay::Random random(3);
        battleplay::Habits habits;
        const int inputs = qEnvironmentVariableIsSet("SABRETACHE_SCREENS")
                               ? qEnvironmentVariableIntValue("SABRETACHE_SCREENS")
                               : 180;
        for (int i = 0; i < inputs; ++i) {
            const battle::Pending pending = page.desk().pending();
            const battle::View &view = page.desk().view();
            const std::string phase = std::to_string(view.phase + 1) + '-' +
                                      (view.phase < view.phases.size() ? view.phases[view.phase].key
                                                                       : std::string("none"));
            if (pending.want == battle::Want::Choice) {
                for (const battle::Offer &offer : std::vector(page.desk().offers())) {
                    const std::string key =
                        offer.group == "umpire" ? offer.action : phase + '-' + offer.action;
                    if (!offer.allowed || offer.action == battle::kEndPhaseInput ||
                        !seen.insert(key).second)
                        continue;
                    page.desk().choose(offer);
                    look(QString::fromStdString(key));
                    if (offer.action == "March" && rules == u"corporal-john") {
                        // CJ-11.4: a place of the scenario is offered, and its room is known.
                        const auto field = [&page](std::string_view name) {
                            const auto &all = page.desk().form().fields;
                            const auto it = std::ranges::find(all, name, &battle::FormField::key);
                            return it == all.end() ? nullptr : &*it;
                        };
                        QVERIFY(field("units") && field("units")->choices.size() > 1);
                        page.desk().setField("units", std::vector<std::string>{
                                                          field("units")->choices.front().value});
                        page.desk().setField("ends", std::vector<std::string>{"town"});
                        look(QString::fromStdString(key + "-into-a-place"));
                        QVERIFY(field("places") && !field("rooms"));
                    }
                    lookAtThreats(offer);
                }
            } else if (pending.roll || pending.fact) {
                const std::string key = phase + (pending.roll ? "-roll-" + pending.roll->purpose
                                                              : "-ask-" + pending.fact->key);
                if (seen.insert(key).second)
                    look(QString::fromStdString(key));
            }
            if (pending.want == battle::Want::Choice && attack())
                continue;
            const auto input =
                battleplay::nextInput(*known.engine, battle->state(), random, habits);
            if (!input || !battle->submit(*input, {}, {}))
                break;
        }
        QVERIFY(threats);
        for (std::size_t i = 0; i < page.desk().view().phases.size(); ++i) {
            const std::string phase =
                std::to_string(i + 1) + '-' + page.desk().view().phases[i].key + '-';
            const auto at = seen.lower_bound(phase);
            if (at == seen.end() || !at->starts_with(phase))
                troubles << QStringLiteral("never seen: ") + QString::fromStdString(phase);
        }
        for (const auto &[tab, name] :
             {std::pair(BattlePage::Units, "units"), std::pair(BattlePage::Report, "report"),
              std::pair(BattlePage::Paper, "paper")}) {
            page.showTab(tab);
            look(QString::fromLatin1(name));
        }
        troubles.removeDuplicates();
        qInfo("%d pictures", pictures);
        QVERIFY2(troubles.isEmpty(), qPrintable(troubles.join(u'\n')));
    }

private:
    Theme *m_theme = nullptr;
    QTranslator m_words;
    const rules::RuleSetList m_ruleSets = ::sabretache::rules::builtInRuleSets();
    const QString m_language = qEnvironmentVariable("SABRETACHE_LANGUAGE", QStringLiteral("en"));
};

QTEST_MAIN(TestBattleScreens)
#include "tst_battlescreens.moc"
