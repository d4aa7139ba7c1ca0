// Whatever moment the program is killed at, nothing is lost that was on the screen as done.
//
// The parent starts this same program as a child that edits a book and fights a battle
// (Blenheim by Corporal John, Elchingen by Beerstein), and says on a pipe when an input is done. It
// kills the child at a random moment, copies the book (with its journal, if there is one), opens
// the copy elsewhere, and plays the same inputs in memory: what the copy holds must be what was
// acknowledged, or that and one more, whole.
#include "battle/beerstein/engine.h"
#include "battle/corporaljohn/engine.h"
#include "rules/beerstein/beerstein.h"
#include "rules/corporaljohn/descriptor.h"
#include "session/battlesession.h"
#include "session/booksession.h"
#include "support/battleplay.h"
#include "support/randomplay.h"
#include "support/samplebook.h"
#include "support/samplesetup.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <csignal>
#include <cstring>
#include <sys/wait.h>
#include <unistd.h>

using namespace sabretache;
using namespace sabretache::session;

namespace {

constexpr int kQuickKills = 5;
constexpr int kSoakKills = 200;

const rules::RuleSetList &ruleSets() {
    static const rules::RuleSetList kList(
        {&rules::corporaljohn::ruleSet(), &rules::beerstein::ruleSet()});
    return kList;
}
const battle::EngineList &engines() {
    static const battle::EngineList kList(
        {&battle::corporaljohn::engine(), &battle::beerstein::engine()});
    return kList;
}
/// Whose battle is fought, here and in the child.
std::string fought = "corporal-john";
const battle::Engine &engine() { return *engines().find(fought); }
battle::Setup setup() { return fought == "beerstein" ? samples::elchingen() : samples::blenheim(); }

/// What is done next: an edit of the book, an input of the battle, or taking one back.
struct Deed {
    std::optional<oob::Edit> edit;
    std::optional<Record> input; ///< empty with no edit: undo
};

/// Chooses deeds from a seed, the same in child and parent.
class Chooser {
public:
    explicit Chooser(std::uint64_t seed) : m_dice(seed), m_players(seed), m_ids(countedIds(seed)) {}

    Deed next(const oob::OrderOfBattle &book, const battle::State &state, std::size_t undoable) {
        const std::uint32_t what = m_dice.below(8);
        if (what >= 4)
            if (auto input = battleplay::nextInput(engine(), state, m_players))
                return {{}, std::move(input)};
        if (what == 3 && undoable > 0)
            return {};
        for (;;) {
            oob::Edit edit = test::randomEdit(book, m_dice, m_ids);
            if (!edit.changes.empty())
                return {std::move(edit), {}};
        }
    }

private:
    dice::ProgramDice m_dice;
    battleplay::Random m_players;
    IdSource m_ids;
};

/// The same deeds, in memory.
struct Memory {
    oob::OrderOfBattle book;
    std::vector<std::unique_ptr<battle::State>> states; ///< one for each input that stands

    const battle::State &state() const { return *states.back(); }
    void take(const Deed &deed) {
        if (deed.edit) {
            QVERIFY(oob::applyChanges(book, deed.edit->changes).has_value());
        } else if (deed.input) {
            const auto events = engine().decide(state(), *deed.input);
            QVERIFY(events.has_value());
            auto after = state().clone();
            for (const battle::EventRecord &event : *events)
                engine().evolve(*after, event);
            states.push_back(std::move(after));
        } else {
            states.pop_back();
        }
    }
};

store::Surroundings around(const QString &folder, std::uint64_t seed) {
    store::Surroundings out = test::countedSurroundings(folder, seed);
    out.generations = 2;
    return out;
}

/// The child: does deeds until it is killed, and acknowledges each with one byte.
int child(const QString &path, std::uint64_t seed, int pipe) {
    auto book = BookSession::open(path, ruleSets(), engines(), OpenMode::ReadWrite,
                                  around(QFileInfo(path).absolutePath(), seed));
    if (!book || (*book)->readOnly())
        return 2;
    auto battle = (*book)->openBattle((*book)->battles().front().id);
    if (!battle || (*battle)->readOnly())
        return 3;
    Chooser chooser(seed);
    for (;;) {
        const Deed deed = chooser.next((*book)->book(), (*battle)->state(), (*battle)->undoable());
        Result<void> done;
        if (deed.edit)
            done = (*book)->apply(*deed.edit);
        else if (deed.input)
            done = (*battle)->submit(*deed.input);
        else
            done = (*battle)->undo();
        if (!done)
            return 4;
        if (::write(pipe, "+", 1) != 1)
            return 5;
    }
}

struct Child {
    pid_t pid = 0;
    int pipe = -1;
};

Child start(const QString &path, std::uint64_t seed) {
    int ends[2];
    if (::pipe(ends) != 0)
        return {};
    const QByteArray program = QCoreApplication::applicationFilePath().toLocal8Bit();
    const QByteArray book = path.toLocal8Bit();
    const QByteArray seedText = QByteArray::number(quint64(seed));
    const QByteArray end = QByteArray::number(ends[1]);
    const pid_t pid = fork();
    if (pid == 0) {
        ::close(ends[0]);
        ::execl(program.constData(), program.constData(), "--child", book.constData(),
                seedText.constData(), end.constData(), fought.c_str(),
                static_cast<char *>(nullptr));
        _exit(9);
    }
    ::close(ends[1]);
    return {pid, ends[0]};
}

/// Waits for `count` acknowledgements, lets `pause` microseconds go by, and kills.
/// @return how many there were in all; -1 when the child ended by itself.
int killAfter(const Child &c, int count, unsigned pause) {
    int acknowledged = 0;
    char byte = 0;
    while (acknowledged < count && ::read(c.pipe, &byte, 1) == 1)
        ++acknowledged;
    ::usleep(pause);
    ::kill(c.pid, SIGKILL);
    int status = 0;
    ::waitpid(c.pid, &status, 0);
    while (::read(c.pipe, &byte, 1) == 1)
        ++acknowledged;
    ::close(c.pipe);
    return WIFSIGNALED(status) ? acknowledged : -1;
}

} // namespace

class TestCrash : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void killedAtRandomMomentsNothingDoneIsLost_data() {
        QTest::addColumn<QByteArray>("rules");
        QTest::newRow("Blenheim") << QByteArray("corporal-john");
        QTest::newRow("Elchingen") << QByteArray("beerstein");
    }
    void killedAtRandomMomentsNothingDoneIsLost() {
        QFETCH(const QByteArray, rules);
        fought = rules.toStdString();
        const bool soak = qEnvironmentVariableIntValue("SABRETACHE_SOAK") > 0;
        const int kills = soak ? kSoakKills : kQuickKills;
        const std::uint64_t seed = soak && qEnvironmentVariableIsSet("SABRETACHE_SEED")
                                       ? qEnvironmentVariable("SABRETACHE_SEED").toULongLong()
                                       : 1704;
        dice::ProgramDice dice(seed);
        const QTemporaryDir home;
        const QString path = home.filePath(QStringLiteral("book.sabretache"));
        begin(path);
        Memory memory;
        int onemore = 0;
        int hot = 0;
        std::int64_t deeds = 0;
        read(path, memory);
        for (int n = 0; n < kills; ++n) {
            const std::uint64_t childSeed = seed * 1000 + std::uint64_t(n);
            const int acknowledged =
                killAfter(start(path, childSeed), int(dice.below(25)), dice.below(6000));
            QVERIFY2(acknowledged >= 0, "the child ended before it was killed");
            const QTemporaryDir elsewhere;
            const QString copy = elsewhere.filePath(QStringLiteral("copy.sabretache"));
            QVERIFY(QFile::copy(path, copy));
            const QString journal = path + QStringLiteral("-journal");
            if (QFileInfo(journal).size() > 0)
                ++hot;
            if (QFileInfo::exists(journal))
                QVERIFY(QFile::copy(journal, copy + QStringLiteral("-journal")));

            auto book = BookSession::open(copy, ruleSets(), engines(), OpenMode::ReadWrite,
                                          around(elsewhere.path(), 5));
            QVERIFY(book.has_value());
            QVERIFY(!(*book)->readOnly());
            const std::int64_t held = deedsIn(**book);
            const std::int64_t done = held - deeds;
            QVERIFY2(done == acknowledged || done == acknowledged + 1,
                     qPrintable(QStringLiteral("kill %1: %2 acknowledged, %3 in the book")
                                    .arg(n)
                                    .arg(acknowledged)
                                    .arg(done)));
            if (done > acknowledged)
                ++onemore;
            Chooser chooser(childSeed);
            for (std::int64_t i = 0; i < done; ++i)
                memory.take(chooser.next(memory.book, memory.state(), memory.states.size() - 1));
            QVERIFY((*book)->book() == memory.book);
            auto battle = (*book)->openBattle((*book)->battles().front().id);
            QVERIFY(battle.has_value());
            QVERIFY(!(*battle)->readOnly());
            QCOMPARE((*battle)->undoable(), memory.states.size() - 1);
            QCOMPARE(engine().hash((*battle)->state()), engine().hash(memory.state()));
            const battle::Pending asked = engine().pending(memory.state());
            QCOMPARE((*battle)->pending().want, asked.want);
            QVERIFY((*battle)->pending().roll == asked.roll);
            QVERIFY((*battle)->pending().fact == asked.fact);
            deeds = held;
        }
        qInfo("%d kills, %lld inputs, %d times one more than acknowledged, %d journals left", kills,
              static_cast<long long>(deeds), onemore, hot);
    }

private:
    static void begin(const QString &path) {
        auto book = BookSession::create(path, ruleSets(), engines(), fought,
                                        around(QFileInfo(path).absolutePath(), 1));
        QVERIFY(book.has_value());
        oob::Army army;
        army.id = ArmyId(Uuid{1, 1});
        army.name = "Army";
        QVERIFY((*book)->apply(*oob::addArmy((*book)->book(), army)).has_value());
        QVERIFY((*book)->startBattle(setup()).has_value());
        // What is counted from here on.
        QCOMPARE(deedsIn(**book), std::int64_t(0));
    }
    static void read(const QString &path, Memory &memory) {
        auto book = BookSession::open(path, ruleSets(), engines(), OpenMode::ReadOnly,
                                      around(QFileInfo(path).absolutePath(), 2));
        memory.book = (*book)->book();
        memory.states.push_back(*engine().begin(setup()));
    }
    /// Edits after the two of begin(), and steps of the battle.
    static std::int64_t deedsIn(const BookSession &book) {
        const auto journal = book.journal(1);
        return journal->front().number - 2 + book.battles().front().steps;
    }
};

int main(int argc, char **argv) {
    QCoreApplication app(argc, argv);
    if (argc == 6 && std::strcmp(argv[1], "--child") == 0) {
        fought = argv[5];
        return child(QString::fromLocal8Bit(argv[2]), QByteArray(argv[3]).toULongLong(),
                     QByteArray(argv[4]).toInt());
    }
    TestCrash test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_crash.moc"
