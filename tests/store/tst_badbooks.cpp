// What is no book, or one that can't be read: one clear error, and nothing written.
#include "store/bookfile.h"

#include "support/samplebook.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtEndian>
#include <QtTest/QTest>

#include <grp.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace sabretache;
using namespace sabretache::store;

namespace {

constexpr uid_t kNobody = 65534;

QByteArray bytesOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeBytes(const QString &path, const QByteArray &bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// Runs `what` in a child that has no rights beyond a nobody's. @return its exit status; 100 when
/// the rights could not be given up.
template <class What> int asNobody(const What &what) {
    const pid_t child = fork();
    if (child == 0) {
        if (geteuid() == 0 &&
            (setgroups(0, nullptr) != 0 || setgid(kNobody) != 0 || setuid(kNobody) != 0))
            _exit(100);
        _exit(what());
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 101;
}

} // namespace

class TestBadBooks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        ::chmod(QFile::encodeName(m_folder->path()).constData(), 0777);
        m_path = m_folder->filePath(QStringLiteral("book.sabretache"));
        auto made = BookFile::create(m_path, around());
        QVERIFY(made.has_value());
        m_book = test::fullBook(countedIds(7));
        QVERIFY((*made)->write(test::addingAll(m_book), JournalKind::Edit).has_value());
        made->reset();
        ::chmod(QFile::encodeName(m_path).constData(), 0666);
        m_whole = bytesOf(m_path);
    }
    void aFileThatIsNoBookIsNamedAndLeftAlone_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *name, const QByteArray &bytes, std::string_view code) {
            QTest::newRow(name) << bytes << QByteArray(code.data(), qsizetype(code.size()));
        };
        row("empty file", {}, kBookNotABook);
        row("text", QByteArrayLiteral("side,army,unit\nAllied,Grand Alliance,Row\n"),
            kBookNotABook);
        row("one zero byte", QByteArray(1, '\0'), kBookNotABook);
        row("a thousand zero bytes", QByteArray(1000, '\0'), kBookNotABook);
        row("ends within the first word", QByteArrayLiteral("SQLite fo"), kBookTruncated);
        row("ends within the header", QByteArrayLiteral("SQLite format 3\0abc"), kBookTruncated);
    }
    void aFileThatIsNoBookIsNamedAndLeftAlone() {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, code);
        writeBytes(m_path, bytes);
        refused(QByteArrayView(code).toByteArray().toStdString());
        QCOMPARE(bytesOf(m_path), bytes);
    }
    void anotherProgramsDatabaseIsNoBook() {
        QByteArray other = m_whole;
        qToBigEndian<quint32>(0x12345678, other.data() + 68); // its application id
        writeBytes(m_path, other);
        refused(std::string(kBookNotABook));
        QCOMPARE(bytesOf(m_path), other);
    }
    void aTruncatedBookIsNamedAndLeftAlone_data() {
        QTest::addColumn<int>("percent");
        for (const int percent : {1, 10, 50, 90, 99})
            QTest::addRow("%d percent left", percent) << percent;
    }
    void aTruncatedBookIsNamedAndLeftAlone() {
        QFETCH(int, percent);
        const QByteArray cut = m_whole.left(m_whole.size() * percent / 100);
        writeBytes(m_path, cut);
        refused(std::string(kBookTruncated));
        QCOMPARE(bytesOf(m_path), cut);
    }
    void aDamagedBookIsNamedWithItsLastGoodCopy() {
        {
            // An opening with a change keeps a generation.
            auto opened = BookFile::open(m_path, OpenMode::ReadWrite, around());
            const auto edit = oob::setSetting(m_book, "title", "changed");
            QVERIFY((*opened)->write(*edit, JournalKind::Edit).has_value());
        }
        QByteArray bad = bytesOf(m_path);
        for (qsizetype at = pageSize(); at < bad.size(); at += pageSize())
            bad.replace(at, 64, QByteArray(64, '\x5A'));
        writeBytes(m_path, bad);
        const auto opened = BookFile::open(m_path, OpenMode::ReadWrite, around());
        QVERIFY(!opened.has_value());
        QCOMPARE(opened.error().code, kBookDamaged);
        QCOMPARE(bytesOf(m_path), bad);
        const QString good = QString::fromStdString(opened.error().args.back());
        auto kept = BookFile::open(good, OpenMode::ReadOnly, around());
        QVERIFY(kept.has_value());
        QVERIFY(*(*kept)->load() == m_book);
    }
    void aBookDamagedOnAnyPageIsRefusedAndLeftAlone() {
        // Most pages are of tables that opening reads, some of indexes, which only the look over
        // the whole file sees.
        for (qsizetype at = pageSize(); at < m_whole.size(); at += pageSize()) {
            QByteArray bad = m_whole;
            bad.replace(at, 64, QByteArray(64, '\x5A'));
            writeBytes(m_path, bad);
            for (const auto mode : {OpenMode::ReadWrite, OpenMode::ReadOnly}) {
                const auto opened = BookFile::open(m_path, mode, around());
                QVERIFY2(!opened.has_value(), QByteArray::number(at / pageSize() + 1).constData());
                QCOMPARE(opened.error().code, kBookDamaged);
            }
            QCOMPARE(bytesOf(m_path), bad);
        }
    }
    void aNewerBookIsReadAndNeverWritten() {
        QByteArray newer = m_whole;
        qToBigEndian<quint32>(99, newer.data() + 60); // its schema's number
        writeBytes(m_path, newer);
        auto opened = BookFile::open(m_path, OpenMode::ReadWrite, around());
        QVERIFY(opened.has_value());
        QCOMPARE((*opened)->schemaOutcome(), SchemaOutcome::TooNew);
        QVERIFY((*opened)->readOnly());
        QCOMPARE((*opened)->readOnlyReason()->code, kBookTooNew);
        QCOMPARE((*opened)->readOnlyReason()->args.at(1), std::string("99"));
        QVERIFY(*(*opened)->load() == m_book);
        const auto edit = oob::setSetting(m_book, "title", "changed");
        QCOMPARE((*opened)->write(*edit, JournalKind::Edit).error().code, kBookReadOnly);
        opened->reset();
        QCOMPARE(bytesOf(m_path), newer);
    }
    void aFolderIsNoBook() {
        const auto opened = BookFile::open(m_folder->path(), OpenMode::ReadWrite, around());
        QCOMPARE(opened.error().code, kBookIsFolder);
        const auto made = BookFile::create(m_folder->path(), around());
        QCOMPARE(made.error().code, kBookIsFolder);
    }
    void aMissingFileIsNotMade() {
        const QString missing = m_folder->filePath(QStringLiteral("missing.sabretache"));
        QCOMPARE(BookFile::open(missing, OpenMode::ReadWrite, around()).error().code,
                 kBookNotFound);
        QVERIFY(!QFileInfo::exists(missing));
    }
    void aNewBookIsNeverMadeOverAnother() {
        QCOMPARE(BookFile::create(m_path, around()).error().code, kBookExists);
        QCOMPARE(bytesOf(m_path), m_whole);
        const QString nowhere = QStringLiteral("/no/such/folder/book.sabretache");
        QCOMPARE(BookFile::create(nowhere, around()).error().code, kBookCannotWrite);
    }
    void aBookWithoutRightsIsNamed() {
        ::chmod(QFile::encodeName(m_path).constData(), 0);
        const int status = asNobody([&] {
            const auto opened = BookFile::open(m_path, OpenMode::ReadWrite, around());
            return !opened && opened.error().code == kBookNoRights ? 0 : 1;
        });
        QCOMPARE(status, 0);
        ::chmod(QFile::encodeName(m_path).constData(), 0666);
        QCOMPARE(bytesOf(m_path), m_whole);
    }
    void aBookThatMayOnlyBeReadOpensReadOnly() {
        ::chmod(QFile::encodeName(m_path).constData(), 0444);
        const int status = asNobody([&] {
            auto opened = BookFile::open(m_path, OpenMode::ReadWrite, around());
            if (!opened || !(*opened)->readOnly())
                return 1;
            if ((*opened)->readOnlyReason()->code != kBookNoRights)
                return 2;
            return *(*opened)->load() == m_book ? 0 : 3;
        });
        QCOMPARE(status, 0);
        QCOMPARE(bytesOf(m_path), m_whole);
    }
    void aBookInAFolderThatMayNotBeWrittenOpensReadOnly() {
        ::chmod(QFile::encodeName(m_folder->path()).constData(), 0555);
        const int status = asNobody([&] {
            auto opened = BookFile::open(m_path, OpenMode::ReadWrite, around());
            if (!opened || !(*opened)->readOnly())
                return 1;
            if ((*opened)->readOnlyReason()->code != kBookFolderNoRights)
                return 2;
            return *(*opened)->load() == m_book ? 0 : 3;
        });
        ::chmod(QFile::encodeName(m_folder->path()).constData(), 0777);
        QCOMPARE(status, 0);
        QCOMPARE(bytesOf(m_path), m_whole);
    }
    void aFolderWithoutRightsTakesNoNewBook() {
        ::chmod(QFile::encodeName(m_folder->path()).constData(), 0555);
        const QString fresh = m_folder->filePath(QStringLiteral("fresh.sabretache"));
        const int status = asNobody([&] {
            const auto made = BookFile::create(fresh, around());
            return !made && made.error().code == kBookCannotWrite ? 0 : 1;
        });
        ::chmod(QFile::encodeName(m_folder->path()).constData(), 0777);
        QCOMPARE(status, 0);
        QVERIFY(!QFileInfo::exists(fresh));
    }

private:
    Surroundings around() const { return test::countedSurroundings(m_folder->path()); }
    void refused(const std::string &code) {
        for (const OpenMode mode : {OpenMode::ReadWrite, OpenMode::ReadOnly}) {
            const auto opened = BookFile::open(m_path, mode, around());
            QVERIFY(!opened.has_value());
            QCOMPARE(std::string(opened.error().code), code);
            QCOMPARE(opened.error().args.front(), m_path.toStdString());
        }
        QVERIFY(!QFileInfo::exists(m_path + QStringLiteral("-journal")));
    }
    qsizetype pageSize() const { return qFromBigEndian<quint16>(m_whole.constData() + 16); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    QByteArray m_whole;
    oob::OrderOfBattle m_book;
};

QTEST_GUILESS_MAIN(TestBadBooks)
#include "tst_badbooks.moc"
