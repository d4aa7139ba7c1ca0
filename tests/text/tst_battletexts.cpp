// Every event, input, form field and code of a battle has its sentence, in each rule set; and what
// a battle shows while it is played has words too.
#include "battle/beerstein/deciding.h"
#include "battle/beerstein/engine.h"
#include "battle/corporaljohn/deciding.h"
#include "battle/corporaljohn/engine.h"
#include "support/battleplay.h"
#include "support/samplesetup.h"
#include "ui/text/texts.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace sabretache;
using namespace sabretache::ui;
namespace cjb = battle::corporaljohn;
namespace bbb = battle::beerstein;

namespace {

QString qs(std::string_view text) { return QString::fromUtf8(text.data(), qsizetype(text.size())); }

template <class Variant> struct Kinds;
template <class... Ts> struct Kinds<std::variant<Ts...>> {
    static std::vector<std::string_view> all() { return {Ts::kKind...}; }
    /// Calls `what(kind, field)` for every field of every kind.
    template <class What> static void eachField(What what) {
        const auto look = [&]<class T>(std::type_identity<T>) {
            T::fields(T{}, [&](std::string_view name, const auto &) { what(T::kKind, name); });
        };
        (look(std::type_identity<Ts>()), ...);
    }
};

/// What a rule set's battle consists of.
struct Subject {
    const char *ruleSet;
    const char *room;
    const char *codes; ///< how its codes begin
    std::vector<std::string_view> events;
    std::vector<std::string_view> inputs;
    QSet<QString> inputFields;
    QMap<QString, QSet<QString>> eventFields;
    const battle::Engine *engine;
    battle::Setup setup;
};

template <class Game> Subject subject(const char *ruleSet, const char *room, const char *codes) {
    Subject out;
    out.ruleSet = ruleSet;
    out.room = room;
    out.codes = codes;
    out.events = Kinds<typename Game::AnyEvent>::all();
    out.inputs = Kinds<typename Game::Input>::all();
    Kinds<typename Game::AnyEvent>::eachField([&](std::string_view kind, std::string_view name) {
        out.eventFields[qs(kind)].insert(qs(name));
    });
    Kinds<typename Game::Input>::eachField([&](std::string_view kind, std::string_view name) {
        if (kind != battle::kDiceInput && kind != battle::kFactInput)
            out.inputFields.insert(qs(name));
    });
    return out;
}

const std::vector<Subject> &subjects() {
    static const std::vector<Subject> kAll = [] {
        std::vector<Subject> out{
            subject<cjb::Game>("corporal-john", "corporaljohn", "cj"),
            subject<bbb::Game>("beerstein", "beerstein", "bb"),
        };
        out[0].engine = &cjb::engine();
        out[0].setup = samples::blenheim();
        out[1].engine = &bbb::engine();
        out[1].setup = samples::elchingen();
        return out;
    }();
    return kAll;
}

} // namespace

class TestBattleTexts : public QObject {
    Q_OBJECT
    const Texts m_texts;

    void rows() {
        QTest::addColumn<int>("place");
        for (std::size_t i = 0; i < subjects().size(); ++i)
            QTest::newRow(subjects()[i].ruleSet) << int(i);
    }

private Q_SLOTS:
    void everyKindHasItsSentence_data() { rows(); }
    void everyKindHasItsSentence() {
        QFETCH(int, place);
        const Subject &subject = subjects()[std::size_t(place)];
        QStringList missing;
        const auto want = [&](TextKind kind, std::string_view key) {
            if (!m_texts.has(kind, key, subject.ruleSet))
                missing << prefixOf(kind) + u'/' + qs(key);
        };
        for (const auto kind : subject.events)
            want(TextKind::Event, kind);
        for (const auto kind : subject.inputs) {
            want(TextKind::Input, kind);
            if (kind != battle::kDiceInput && kind != battle::kFactInput)
                want(TextKind::Action, kind);
        }
        for (const QString &field : subject.inputFields)
            want(TextKind::Form, field.toStdString());
        QCOMPARE(missing.join(u' '), QString());
    }
    void placesOfASentenceAreFieldsOfItsRecord_data() { rows(); }
    void placesOfASentenceAreFieldsOfItsRecord() {
        QFETCH(int, place);
        const Subject &subject = subjects()[std::size_t(place)];
        static const QRegularExpression field(QStringLiteral("\\{([a-zA-Z]+)"));
        for (const auto kind : subject.events) {
            auto match = field.globalMatch(m_texts.label(TextKind::Event, kind, subject.ruleSet));
            while (match.hasNext()) {
                const QString name = match.next().captured(1);
                QVERIFY2(subject.eventFields[qs(kind)].contains(name),
                         qPrintable(qs(kind) + u' ' + name));
            }
        }
    }
    void everyCodeHasItsSentence_data() { rows(); }
    void everyCodeHasItsSentence() {
        QFETCH(int, place);
        const Subject &subject = subjects()[std::size_t(place)];
        const QRegularExpression code(QStringLiteral("constexpr std::string_view k\\w+\\s*=\\s*"
                                                     "\"(%1-[a-z0-9-]+)\"")
                                          .arg(QLatin1String(subject.codes)));
        const QDir room(QStringLiteral(SABRETACHE_SOURCE_DIR "/core/battle/") +
                        QLatin1String(subject.room));
        int found = 0;
        QStringList missing;
        for (const QString &name : room.entryList({QStringLiteral("*.h")})) {
            QFile file(room.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto match = code.globalMatch(QString::fromUtf8(file.readAll()));
            while (match.hasNext()) {
                const QString key = match.next().captured(1);
                ++found;
                if (!m_texts.has(TextKind::Error, key.toStdString()) &&
                    !m_texts.has(TextKind::Ask, key.toStdString(), subject.ruleSet))
                    missing << key;
            }
        }
        QCOMPARE(missing.join(u' '), QString());
        QVERIFY(found > 40);
    }
    void whatABattleShowsHasWords_data() { rows(); }
    void whatABattleShowsHasWords() {
        QFETCH(int, place);
        const Subject &subject = subjects()[std::size_t(place)];
        const battle::Engine &engine = *subject.engine;
        std::set<std::string> missing;
        const auto want = [&](TextKind kind, const std::string &key) {
            if (!key.empty() && !m_texts.has(kind, key, subject.ruleSet))
                missing.insert(prefixOf(kind).toStdString() + "/" + key);
        };
        const auto choice = [&](const std::string &value) {
            if (!Uuid::parse(value) && !m_texts.has(TextKind::Condition, value, subject.ruleSet) &&
                !m_texts.has(TextKind::Weather, value, subject.ruleSet))
                want(TextKind::Word, value);
        };
        std::size_t steps = 0;
        const auto watch = [&](const battle::State &before, const Record &,
                               const std::vector<battle::EventRecord> &) {
            const battle::Pending pending = engine.pending(before);
            if (pending.roll)
                want(TextKind::Purpose, pending.roll->purpose);
            if (pending.fact) {
                want(TextKind::Ask, pending.fact->key);
                for (const std::string &value : pending.fact->choices)
                    choice(value);
            }
            if (++steps % 12 != 0)
                return;
            const battle::View view = engine.view(before);
            for (const battle::PhaseView &phase : view.phases)
                want(TextKind::Phase, phase.key);
            for (const battle::UnitView &unit : view.units) {
                want(TextKind::Condition, unit.condition);
                want(TextKind::Formation, unit.formation);
                for (const std::string &mark : unit.marks)
                    want(TextKind::Mark, mark);
            }
            for (const battle::CommanderView &commander : view.commanders)
                want(TextKind::Status, commander.status);
            std::set<std::string> seen;
            for (const battle::Offer &offer : engine.offers(before)) {
                want(TextKind::Action, offer.action);
                want(TextKind::Group, offer.group);
                want(TextKind::Note, offer.note);
                if (offer.why)
                    want(TextKind::Error, std::string(offer.why->code));
                if (!seen.insert(offer.action).second)
                    continue;
                const battle::Form form = engine.form(before, Record{offer.action, {}});
                for (const battle::FormField &field : form.fields) {
                    want(TextKind::Form, field.key);
                    for (const battle::FormChoice &c : field.choices)
                        choice(c.value);
                }
                for (const battle::FormFact &fact : form.facts)
                    want(TextKind::Fact, fact.key);
            }
        };
        battleplay::Habits habits;
        habits.endPhaseOneIn = 40;
        // Who withdraws at every chance has soon left the table.
        habits.avoid.emplace_back("WithdrawVoluntarily");
        for (std::uint64_t seed = 1; seed <= 4; ++seed)
            battleplay::play(engine, subject.setup, seed, 500, watch, habits);
        QString all;
        for (const std::string &key : missing)
            all += QString::fromStdString(key) + u' ';
        QCOMPARE(all, QString());
        QVERIFY(steps > 500);
    }
};

QTEST_APPLESS_MAIN(TestBattleTexts)
#include "tst_battletexts.moc"
