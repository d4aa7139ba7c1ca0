// A book on disk: what goes in comes out, its history stays, one writes and others read.
#include "store/bookfile.h"
#include "store/schema.h"

#include "oob/edits.h"
#include "support/samplebook.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace sabretache;
using namespace sabretache::store;
using namespace sabretache::oob;

namespace {

using FilePtr = std::unique_ptr<BookFile>;

QByteArray bytesOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A folder with a new book in it.
struct Home {
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("book.sabretache"));
    Surroundings around() const { return test::countedSurroundings(folder.path()); }
    FilePtr create() const {
        auto made = BookFile::create(path, around());
        return made ? std::move(*made) : nullptr;
    }
    FilePtr open(OpenMode mode = OpenMode::ReadWrite) const {
        auto opened = BookFile::open(path, mode, around());
        return opened ? std::move(*opened) : nullptr;
    }
};

/// The whole error, for a message that helps.
QByteArray said(const Result<void> &r) {
    std::string out = r ? std::string() : std::string(r.error().code);
    if (!r)
        for (const std::string &arg : r.error().args)
            out += " | " + arg;
    return QByteArray::fromStdString(out);
}

std::string codeOf(const Result<void> &r) {
    return r ? std::string() : std::string(r.error().code);
}

Edit renamed(const OrderOfBattle &book, UnitId unit, const std::string &name) {
    return *renameUnit(book, unit, name);
}

/// An army like those that are imported: columns of units, each unit with a commander, columns and
/// units in turn.
Edit manyUnits(int units, const IdSource &ids) {
    Edit edit{"import", {"list.csv"}, {}};
    Army army;
    army.id = ArmyId(ids());
    edit.changes.emplace_back(RowChange<Army>{{}, army});
    Column column;
    std::vector<AnyChange> people;
    std::vector<AnyChange> posts;
    for (int i = 0; i < units; ++i) {
        if (i % 7 == 0) {
            column.id = ColumnId(ids());
            column.parent = Parent::of(army.id);
            column.ordinal = i;
            edit.changes.emplace_back(RowChange<Column>{{}, column});
        }
        Unit unit;
        unit.id = UnitId(ids());
        unit.parent = i % 5 == 0 ? Parent::of(army.id) : Parent::of(column.id);
        unit.ordinal = i;
        unit.name = "Großherzog's regiment " + std::to_string(i);
        unit.present.men = Men(1000 + i);
        if (i % 3 != 0)
            unit.fields = {{"corporal-john", {{"class", std::to_string(i % 6)}, {"doctrine", ""}}}};
        edit.changes.emplace_back(RowChange<Unit>{{}, unit});
        Person person;
        person.id = PersonId(ids());
        person.army = i % 2 == 0 ? army.id : ArmyId();
        person.name = "Colonel " + std::to_string(i);
        people.emplace_back(RowChange<Person>{{}, person});
        Post post;
        post.id = PostId(ids());
        post.person = person.id;
        post.unit = unit.id;
        posts.emplace_back(RowChange<Post>{{}, post});
    }
    edit.changes.insert(edit.changes.end(), people.begin(), people.end());
    edit.changes.insert(edit.changes.end(), posts.begin(), posts.end());
    return edit;
}

} // namespace

class TestBookFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyFieldSetComesBack() {
        const Home place;
        const OrderOfBattle book = test::fullBook(countedIds(7));
        {
            const FilePtr file = place.create();
            QVERIFY(file);
            QVERIFY(file->write(test::addingAll(book), JournalKind::Edit).has_value());
        }
        const FilePtr file = place.open();
        QVERIFY(file);
        QVERIFY(!file->readOnly());
        const auto loaded = file->load();
        QVERIFY(loaded.has_value());
        QVERIFY(loaded->armies == book.armies);
        QVERIFY(loaded->columns == book.columns);
        QVERIFY(loaded->units == book.units);
        QVERIFY(loaded->persons == book.persons);
        QVERIFY(loaded->posts == book.posts);
        QVERIFY(loaded->scenarios == book.scenarios);
        QVERIFY(*loaded == book);
    }
    void everyFieldChangedComesBack() {
        const Home place;
        const FilePtr file = place.create();
        QVERIFY(file);
        const IdSource ids = countedIds(3);
        const OrderOfBattle full = test::fullBook(ids);
        // The same rows, first bare, then with every field set.
        OrderOfBattle bare = full;
        for (auto &[id, u] : bare.units) {
            Unit plain;
            plain.id = id;
            plain.parent = u.parent;
            u = plain;
        }
        for (auto &[id, a] : bare.armies) {
            Army plain;
            plain.id = id;
            a = plain;
        }
        for (auto &[id, c] : bare.columns) {
            Column plain;
            plain.id = id;
            plain.parent = c.parent;
            c = plain;
        }
        for (auto &[id, p] : bare.persons) {
            Person plain;
            plain.id = id;
            p = plain;
        }
        for (auto &[id, s] : bare.scenarios) {
            Scenario plain;
            plain.id = id;
            s = plain;
        }
        QVERIFY(file->write(test::addingAll(bare), JournalKind::Edit).has_value());
        QVERIFY(*file->load() == bare);
        Edit fill{"fill", {}, {}};
        for (const auto &[id, u] : full.units)
            fill.changes.emplace_back(RowChange<Unit>{bare.units.at(id), u});
        for (const auto &[id, a] : full.armies)
            fill.changes.emplace_back(RowChange<Army>{bare.armies.at(id), a});
        for (const auto &[id, c] : full.columns)
            fill.changes.emplace_back(RowChange<Column>{bare.columns.at(id), c});
        for (const auto &[id, p] : full.persons)
            fill.changes.emplace_back(RowChange<Person>{bare.persons.at(id), p});
        for (const auto &[id, s] : full.scenarios)
            fill.changes.emplace_back(RowChange<Scenario>{bare.scenarios.at(id), s});
        QVERIFY(file->write(fill, JournalKind::Edit).has_value());
        QVERIFY(*file->load() == full);
        QVERIFY(file->write(reversed(fill), JournalKind::Undo).has_value());
        QVERIFY(*file->load() == bare);
    }
    void manyRowsAtOnceComeBack_data() {
        QTest::addColumn<int>("units");
        for (const int units : {1, 31, 32, 33, 170, 171, 1000})
            QTest::addRow("%d units", units) << units;
    }
    void manyRowsAtOnceComeBack() {
        QFETCH(int, units);
        const Home place;
        OrderOfBattle book;
        Edit edit = manyUnits(units, countedIds(5));
        // What was added a moment ago is changed and taken out again in the same edit.
        const auto first = std::get<RowChange<Unit>>(edit.changes[2]).after;
        Unit renamed = *first;
        renamed.name = "6th Foot";
        renamed.present.men = Men(77);
        const auto last = std::get<RowChange<Post>>(edit.changes.back()).after;
        edit.changes.emplace_back(RowChange<Unit>{first, renamed});
        edit.changes.emplace_back(RowChange<Post>{last, {}});
        Unit another = *first;
        another.id = UnitId(Uuid::fromName("another"));
        edit.changes.emplace_back(RowChange<Unit>{{}, another});
        QVERIFY(applyChanges(book, edit.changes).has_value());
        const auto saved = [&place] { return place.open(OpenMode::ReadOnly)->load(); };
        {
            const FilePtr file = place.create();
            QVERIFY(file);
            const auto done = file->write(edit, JournalKind::Edit);
            QVERIFY2(done, said(done));
            QCOMPARE(file->strengthHistory(renamed.id)->size(), std::size_t{2});
            QCOMPARE(file->strengthHistory(another.id)->size(), std::size_t{1});
        }
        QVERIFY(*saved() == book);
        const FilePtr file = place.open();
        QVERIFY(file->write(reversed(edit), JournalKind::Undo).has_value());
        QVERIFY(*saved() == OrderOfBattle());
        QVERIFY(file->write(edit, JournalKind::Redo).has_value());
        QVERIFY(*saved() == book);
        QVERIFY(file->verify().has_value());
    }
    void aWriteThatIsStoppedLeavesTheBookAsItWas() {
        const Home place;
        const FilePtr file = place.create();
        QVERIFY(file->write(manyUnits(20, countedIds(1)), JournalKind::Edit).has_value());
        const auto before = file->load();
        std::size_t asked = 0;
        const Edit more = manyUnits(2000, countedIds(2));
        const auto done = file->write(more, JournalKind::Edit, [&](std::size_t n, std::size_t all) {
            asked = n;
            return all != more.changes.size() || n < 3000;
        });
        QCOMPARE(codeOf(done), std::string(kBookWriteStopped));
        QVERIFY(asked >= 3000 && asked < more.changes.size());
        QVERIFY(*file->load() == *before);
        QCOMPARE(file->journal()->size(), std::size_t{1});
        QVERIFY(file->write(more, JournalKind::Edit).has_value());
    }
    void aProgramKilledWhileItImportsLeavesTheBookAsItWas() {
        const Home place;
        place.create()->write(manyUnits(20, countedIds(1)), JournalKind::Edit);
        const auto before = place.open(OpenMode::ReadOnly)->load();
        const pid_t child = ::fork();
        if (child == 0) {
            const FilePtr file = place.open();
            // More than the page cache holds, so that pages are in the file before the end.
            if (file)
                (void)file->write(manyUnits(20'000, countedIds(2)), JournalKind::Edit,
                                  [](std::size_t n, std::size_t) {
                                      if (n >= 50'000)
                                          ::kill(::getpid(), SIGKILL);
                                      return true;
                                  });
            ::_exit(1);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status));
        const FilePtr file = place.open();
        QVERIFY(file && !file->readOnly());
        QVERIFY(*file->load() == *before);
        QVERIFY(file->verify().has_value());
    }
    void hostileNamesStayAsTheyAre_data() {
        QTest::addColumn<QByteArray>("name");
        for (const std::string &name : test::hostileNames())
            QTest::newRow(name.c_str()) << QByteArray::fromStdString(name);
    }
    void hostileNamesStayAsTheyAre() {
        QFETCH(QByteArray, name);
        const Home place;
        const FilePtr file = place.create();
        OrderOfBattle book = test::fullBook(countedIds(7));
        for (auto &[id, u] : book.units) {
            u.name = u.nation = u.notes = name.toStdString();
            u.fields.set(name.toStdString(), name.toStdString(), name.toStdString());
        }
        for (auto &[id, c] : book.columns)
            c.name = c.level = name.toStdString();
        QVERIFY(file->write(test::addingAll(book), JournalKind::Edit).has_value());
        QVERIFY(*file->load() == book);
    }
    void whatIsNoUtf8IsMendedWhenItIsWritten() {
        // Texts go to SQLite byte by byte: what reaches the file is UTF-8 all the same.
        const Home place;
        const FilePtr file = place.create();
        QVERIFY(file);
        OrderOfBattle book = test::fullBook(countedIds(7));
        Unit &unit = book.units.begin()->second;
        unit.name = "K\xC5\x82uszy\xF1ski \xFF\xFE";
        QVERIFY(file->write(test::addingAll(book), JournalKind::Edit).has_value());
        const auto loaded = file->load();
        QVERIFY(loaded.has_value());
        QCOMPARE(loaded->units.begin()->second.name,
                 std::string("K\xC5\x82uszy\xEF\xBF\xBDski \xEF\xBF\xBD\xEF\xBF\xBD"));
    }
    void aUnitKeepsItsLedgerThroughRemovalAndUndo() {
        const Home place;
        const FilePtr file = place.create();
        OrderOfBattle book = test::fullBook(countedIds(7));
        QVERIFY(file->write(test::addingAll(book), JournalKind::Edit).has_value());
        const UnitId id = book.units.begin()->second.arm == Arm::Dragoons
                              ? book.units.begin()->first
                              : std::next(book.units.begin())->first;
        const auto losses = setPresentMen(book, id, Men(2000));
        QVERIFY(file->write(*losses, JournalKind::Edit).has_value());
        QVERIFY(applyChanges(book, losses->changes).has_value());
        const std::vector<NodeId> nodes{NodeId(id)};
        const auto removal = removeNodes(book, nodes, {});
        QVERIFY(file->write(*removal, JournalKind::Edit).has_value());
        QVERIFY(!file->load()->units.contains(id));
        QVERIFY(file->write(reversed(*removal), JournalKind::Undo).has_value());
        QVERIFY(*file->load() == book);
        QVERIFY(file->write(reversed(*losses), JournalKind::Undo).has_value());

        const auto ledger = file->strengthHistory(id);
        QVERIFY(ledger.has_value());
        QCOMPARE(ledger->size(), std::size_t(3));
        QCOMPARE(ledger->at(0).cause, std::string("import"));
        QCOMPARE(ledger->at(1).cause, std::string("edit"));
        QCOMPARE(*ledger->at(1).menChange, std::int64_t(-417)); // 2,417 to 2,000
        QCOMPARE(ledger->at(2).cause, std::string("undo"));
        std::int64_t sum = 0;
        for (const StrengthEntry &entry : *ledger)
            sum += *entry.menChange;
        QCOMPARE(sum, std::int64_t(2417));
        QCOMPARE(file->load()->units.at(id).present.men->value, 2417);
    }
    void theJournalKeepsCodeAndArguments() {
        const Home place;
        const FilePtr file = place.create();
        OrderOfBattle book = test::fullBook(countedIds(7));
        QVERIFY(file->write(test::addingAll(book), JournalKind::Edit).has_value());
        const Edit edit = renamed(book, book.units.begin()->first, "6th \"Foot\"");
        QVERIFY(file->write(edit, JournalKind::Edit).has_value());
        QVERIFY(file->write(reversed(edit), JournalKind::Undo).has_value());
        const auto journal = file->journal();
        QCOMPARE(journal->size(), std::size_t(3));
        QCOMPARE(journal->at(0).kind, JournalKind::Undo);
        QCOMPARE(journal->at(1).kind, JournalKind::Edit);
        QCOMPARE(journal->at(1).code, std::string("rename-unit"));
        QCOMPARE(journal->at(1).args.at(1), std::string("6th \"Foot\""));
    }
    void anEditThatTheSchemaForbidsWritesNothing() {
        const Home place;
        const FilePtr file = place.create();
        const OrderOfBattle book = test::fullBook(countedIds(7));
        QVERIFY(file->write(test::addingAll(book), JournalKind::Edit).has_value());
        // A post of a person who is not there.
        Post post = book.posts.begin()->second;
        post.id = PostId(Uuid{9, 9});
        post.person = PersonId(Uuid{8, 8});
        Edit edit = renamed(book, book.units.begin()->first, "written first");
        edit.changes.emplace_back(RowChange<Post>{{}, post});
        QCOMPARE(codeOf(file->write(edit, JournalKind::Edit)), std::string(kBookRefused));
        QVERIFY(*file->load() == book);
        QCOMPARE(file->journal()->size(), std::size_t(1));
    }
    void aSecondOpeningReadsAndSaysWhoWrites() {
        const Home place;
        const FilePtr first = place.create();
        const OrderOfBattle book = test::fullBook(countedIds(7));
        QVERIFY(first->write(test::addingAll(book), JournalKind::Edit).has_value());
        const FilePtr second = place.open();
        QVERIFY(second);
        QVERIFY(second->readOnly());
        QCOMPARE(second->readOnlyReason()->code, kBookHeld);
        QCOMPARE(second->readOnlyReason()->args.at(1), std::to_string(getpid()));
        QVERIFY(*second->load() == book);
        const Edit edit = renamed(book, book.units.begin()->first, "no");
        QCOMPARE(codeOf(second->write(edit, JournalKind::Edit)), std::string(kBookReadOnly));
        // The reader holds no lock: the writer goes on, and the reader sees it.
        QVERIFY(first->write(edit, JournalKind::Edit).has_value());
        QCOMPARE(second->load()->units.begin()->second.name, std::string("no"));
    }
    void whatAnotherWritesBeforeABookIsReadIsRead() {
        const Home home;
        const FilePtr writer = home.create();
        const FilePtr reader = home.open(OpenMode::ReadOnly);
        QVERIFY(writer->write(*setSetting({}, "title", "By another"), JournalKind::Edit));
        QCOMPARE(reader->load()->settings.at("title").value, std::string("By another"));
    }
    void whatOneWritesBeforeABookIsReadIsRead() {
        const Home home;
        const FilePtr file = home.create();
        QVERIFY(file->write(*setSetting({}, "title", "Ours"), JournalKind::Edit).has_value());
        QCOMPARE(file->load()->settings.at("title").value, std::string("Ours"));
    }
    void anOpeningThatIsGivenUpLeavesTheBookFree() {
        const Home home;
        QVERIFY(home.create());
        const QByteArray before = bytesOf(home.path);
        { const auto opening = BookFile::begin(home.path, OpenMode::ReadWrite, home.around()); }
        QCOMPARE(bytesOf(home.path), before);
        QVERIFY(!home.open()->readOnly());
    }
    void theLeaseOfADeadProcessIsTakenOver() {
        const Home place;
        { QVERIFY(place.create()); }
        const pid_t child = fork();
        if (child == 0) {
            const FilePtr file = place.open();
            // Ends without giving the lease back, as a killed program does.
            _exit(file && !file->readOnly() ? 0 : 1);
        }
        int status = 1;
        waitpid(child, &status, 0);
        QCOMPARE(status, 0);
        const FilePtr file = place.open();
        QVERIFY(file);
        QVERIFY(!file->readOnly());
    }
    void aCopyOfABookInUseIsNobodys() {
        const Home place;
        const FilePtr file = place.create();
        const QString copy = place.folder.filePath(QStringLiteral("copy.sabretache"));
        QVERIFY(QFile::copy(place.path, copy));
        auto opened = BookFile::open(copy, OpenMode::ReadWrite, place.around());
        QVERIFY(opened.has_value());
        QVERIFY(!(*opened)->readOnly());
    }
    void aSavedCopyIsWholeAndLeavesNothingBeside() {
        const Home place;
        const OrderOfBattle book = test::fullBook(countedIds(7));
        const QString copy = place.folder.filePath(QStringLiteral("copy.sabretache"));
        const FilePtr file = place.create();
        QVERIFY(file->write(test::addingAll(book), JournalKind::Edit).has_value());
        QVERIFY(file->saveCopy(copy).has_value());
        QCOMPARE(codeOf(file->saveCopy(place.path)), std::string(kBookExists));
        QCOMPARE(codeOf(file->saveCopy(place.folder.path())), std::string(kBookIsFolder));
        QCOMPARE(codeOf(file->saveCopy(QStringLiteral("/no/such/folder/x.sabretache"))),
                 std::string(kBookCannotWrite));
        auto opened = BookFile::open(copy, OpenMode::ReadWrite, place.around());
        QVERIFY(opened.has_value());
        QVERIFY(!(*opened)->readOnly());
        QVERIFY(*(*opened)->load() == book);
        const QStringList files = QDir(place.folder.path()).entryList(QDir::Files);
        QCOMPARE(files, (QStringList{QStringLiteral("book.sabretache"),
                                     QStringLiteral("copy.sabretache")}));
    }
    void aClosedBookIsOneFile() {
        const Home place;
        const OrderOfBattle book = test::fullBook(countedIds(7));
        {
            const FilePtr file = place.create();
            QVERIFY(file->write(test::addingAll(book), JournalKind::Edit).has_value());
        }
        QCOMPARE(QDir(place.folder.path()).entryList(QDir::Files),
                 QStringList{QStringLiteral("book.sabretache")});
        QVERIFY(!bytesOf(place.path).contains(QSysInfo::machineHostName().toUtf8()));
    }
    void returningGivesTheBookAsItWasOpened() {
        const Home place;
        const OrderOfBattle book = test::fullBook(countedIds(7));
        {
            const FilePtr file = place.create();
            QVERIFY(file->write(test::addingAll(book), JournalKind::Edit).has_value());
        }
        {
            const FilePtr file = place.open();
            QCOMPARE(codeOf(file->returnToOpened()), std::string(kBookNothingToReturn));
            const UnitId id = book.units.begin()->first;
            QVERIFY(file->write(renamed(book, id, "changed"), JournalKind::Edit).has_value());
            QVERIFY(file->write(*setPresentMen(*file->load(), id, Men(1)), JournalKind::Edit)
                        .has_value());
            QVERIFY(file->changedSinceOpened());
            QCOMPARE(said(file->returnToOpened()), QByteArray());
            QVERIFY(*file->load() == book);
            QVERIFY(!file->changedSinceOpened());
            QCOMPARE(file->strengthHistory(id)->size(), std::size_t(1));
            QCOMPARE(file->journal()->front().code, std::string("return-to-opened"));
            // And it can be written on, with its guards in place.
            QVERIFY(file->write(renamed(book, id, "again"), JournalKind::Edit).has_value());
        }
        const FilePtr file = place.open();
        QCOMPARE(file->load()->units.begin()->second.name, std::string("again"));
    }
    void aBookOfThisSchemaIsKept() {
        // With SABRETACHE_WRITE set the book of a new schema is written, to stay as it is.
        const QString kept =
            QStringLiteral(SABRETACHE_SOURCE_DIR "/tests/data/book-schema%1.sabretache")
                .arg(builtInSchema().size());
        if (qEnvironmentVariableIsSet("SABRETACHE_WRITE") && !QFileInfo::exists(kept)) {
            const Home place;
            {
                const FilePtr file = place.create();
                const OrderOfBattle book = test::fullBook(countedIds(7));
                QVERIFY(file->write(test::addingAll(book), JournalKind::Edit).has_value());
            }
            QVERIFY(QFile::copy(place.path, kept));
        }
        QVERIFY2(QFileInfo::exists(kept), qPrintable(kept));
    }
    void aKeptBookOfEverySchemaOpens_data() {
        QTest::addColumn<QString>("kept");
        const QDir data(QStringLiteral(SABRETACHE_SOURCE_DIR "/tests/data"));
        for (const QString &name : data.entryList({QStringLiteral("book-schema*.sabretache")}))
            QTest::newRow(qPrintable(name)) << data.filePath(name);
    }
    void aKeptBookOfEverySchemaOpens() {
        QFETCH(QString, kept);
        const Home place;
        QVERIFY(QFile::copy(kept, place.path));
        QFile::setPermissions(place.path, QFile::ReadOwner | QFile::WriteOwner);
        const FilePtr file = place.open();
        QVERIFY(file);
        QVERIFY(!file->readOnly());
        OrderOfBattle book = test::fullBook(countedIds(7));
        if (kept.contains(QStringLiteral("schema1")))
            for (auto &[id, scenario] : book.scenarios) // not known when it was kept
                for (oob::Objective &objective : scenario.objectives)
                    objective.brigades = 0;
        QVERIFY(*file->load() == book);
    }
    void anOlderBookIsKeptAndUpgraded() {
        const Home place;
        const OrderOfBattle book = test::fullBook(countedIds(7));
        {
            const FilePtr file = place.create();
            QVERIFY(file->write(test::addingAll(book), JournalKind::Edit).has_value());
        }
        Surroundings later = place.around();
        later.schema = schemaAnd("CREATE TABLE later (key INTEGER PRIMARY KEY) STRICT;");
        auto opened = BookFile::open(place.path, OpenMode::ReadWrite, later);
        QVERIFY(opened.has_value());
        QCOMPARE((*opened)->schemaOutcome(), SchemaOutcome::Upgraded);
        QVERIFY(*(*opened)->load() == book);
        opened->reset();
        QDir backups(place.folder.filePath(QStringLiteral("backups")));
        backups.cd(backups.entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0));
        const QStringList kept = backups.entryList(QDir::Files);
        const QStringList ofSchema =
            kept.filter(QStringLiteral("schema%1").arg(builtInSchema().size()));
        QCOMPARE(ofSchema.size(), 1);
        // But for the lease that was taken first, the kept book is the old one.
        auto old =
            BookFile::open(backups.filePath(ofSchema.first()), OpenMode::ReadWrite, place.around());
        QCOMPARE((*old)->schemaOutcome(), SchemaOutcome::Current);
        QVERIFY(*(*old)->load() == book);
        // To this program the upgraded book is a newer one.
        const FilePtr newer = place.open();
        QVERIFY(newer);
        QCOMPARE(newer->schemaOutcome(), SchemaOutcome::TooNew);
    }
    void aPostThatTwoPersonsHoldIsDamage() {
        const Home place;
        {
            const FilePtr file = place.create();
            const OrderOfBattle book = test::fullBook(countedIds(7));
            QVERIFY(file->write(test::addingAll(book), JournalKind::Edit).has_value());
        }
        Surroundings crafty = place.around();
        crafty.schema = schemaAnd(
            "INSERT INTO persons SELECT key + 1, 'ffffffff-ffff-4fff-8fff-ffffffffffff', army, "
            "name, rank, rank_date, nation, fate, notes, source, retired FROM persons;\n\n"
            "INSERT INTO posts SELECT person + 1, id, army, up, unit, role, since, until FROM "
            "posts LIMIT 1;");
        auto opened = BookFile::open(place.path, OpenMode::ReadWrite, crafty);
        QVERIFY(opened.has_value());
        const auto book = (*opened)->load();
        QVERIFY(!book.has_value());
        QCOMPARE(book.error().code, kBookDamaged);
    }
    void anOlderBookThatCannotBeWrittenIsReadFromACopy() {
        const Home place;
        const OrderOfBattle book = test::fullBook(countedIds(7));
        {
            const FilePtr file = place.create();
            QVERIFY(file->write(test::addingAll(book), JournalKind::Edit).has_value());
        }
        const QByteArray before = bytesOf(place.path);
        Surroundings later = place.around();
        later.schema = schemaAnd("ALTER TABLE armies ADD COLUMN later TEXT;");
        auto opened = BookFile::open(place.path, OpenMode::ReadOnly, later);
        QVERIFY(opened.has_value());
        QCOMPARE((*opened)->schemaOutcome(), SchemaOutcome::Upgraded);
        QVERIFY((*opened)->readOnly());
        QVERIFY(*(*opened)->load() == book);
        opened->reset();
        QCOMPARE(bytesOf(place.path), before);
    }
    void anUpgradeThatFailsLeavesTheBookAsItWas() {
        const Home place;
        const OrderOfBattle book = test::fullBook(countedIds(7));
        {
            const FilePtr file = place.create();
            QVERIFY(file->write(test::addingAll(book), JournalKind::Edit).has_value());
        }
        Surroundings later = place.around();
        later.schema =
            schemaAnd("CREATE TABLE half (x INTEGER) STRICT;\n\nINSERT INTO nowhere VALUES (1);");
        const auto opened = BookFile::open(place.path, OpenMode::ReadWrite, later);
        QVERIFY(!opened.has_value());
        QCOMPARE(opened.error().code, kBookUpgradeFailed);
        const FilePtr file = place.open();
        QVERIFY(file);
        QCOMPARE(file->schemaOutcome(), SchemaOutcome::Current);
        QVERIFY(!file->readOnly());
        QVERIFY(*file->load() == book);
    }
    void backupGenerationsAreKeptAndTheOldestGo() {
        const Home place;
        OrderOfBattle book = test::fullBook(countedIds(7));
        {
            const FilePtr file = place.create();
            QVERIFY(file->write(test::addingAll(book), JournalKind::Edit).has_value());
        }
        Surroundings around = place.around();
        around.generations = 3;
        for (int i = 0; i < 6; ++i) {
            auto file = BookFile::open(place.path, OpenMode::ReadWrite, around);
            const Edit edit = renamed(book, book.units.begin()->first, std::to_string(i));
            QVERIFY((*file)->write(edit, JournalKind::Edit).has_value());
            QVERIFY(applyChanges(book, edit.changes).has_value());
        }
        QDir backups(place.folder.filePath(QStringLiteral("backups")));
        const QStringList books = backups.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QCOMPARE(books.size(), 1);
        backups.cd(books.first());
        QStringList kept = backups.entryList(QDir::Files, QDir::Name);
        QCOMPARE(kept.size(), 3);
        // The newest is the book before the last change.
        auto last =
            BookFile::open(backups.filePath(kept.last()), OpenMode::ReadOnly, place.around());
        QCOMPARE((*last)->load()->units.begin()->second.name, std::string("4"));
    }

private:
    static std::vector<std::string> schemaAnd(const std::string &more) {
        std::vector<std::string> out = builtInSchema();
        out.push_back(more);
        return out;
    }
};

QTEST_GUILESS_MAIN(TestBookFile)
#include "tst_bookfile.moc"
