// The fuzzers' entry points, fed samples that are spoilt from a seed: bytes changed, pieces left
// out, doubled and swapped. A find of a fuzzer becomes a file in tests/fuzz/finds, which is fed
// here for ever after. SABRETACHE_SOAK plays many more rounds; SABRETACHE_SEED begins elsewhere.
#include "dice/roll.h"
#include "fuzz/entries.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QtTest/QTest>

using namespace sabretache;

namespace {

using Entry = void (*)(std::string_view);

std::string bytesOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// One change of those that a careless editor, disk or network makes.
void spoil(std::string &bytes, dice::ProgramDice &dice) {
    if (bytes.empty())
        return;
    const auto at = [&] { return dice.below(static_cast<std::uint32_t>(bytes.size())); };
    static const std::string kWords[] = {"-1",       "2147483648", "99999999999999999999",
                                         "null",     "{}",         "[]",
                                         "true",     "\"\"",       "1.5",
                                         "\\u0000",  "\xFF",       "{Row}",
                                         "[[[[[[[[", ",,,,",       "\n"};
    const std::size_t from = at();
    const std::size_t length = 1 + dice.below(40);
    switch (dice.below(6)) {
    case 0:
        bytes[from] = static_cast<char>(dice.below(256));
        break;
    case 1:
        bytes.erase(from, length);
        break;
    case 2:
        bytes.insert(at(), bytes.substr(from, length));
        break;
    case 3:
        bytes.insert(from, kWords[dice.below(std::size(kWords))]);
        break;
    case 4: { // a number becomes another
        const std::size_t digit = bytes.find_first_of("0123456789", from);
        if (digit != std::string::npos)
            bytes.replace(digit, 1, std::to_string(dice.below(1000) * dice.below(1000)));
        break;
    }
    default: { // a line is doubled
        const std::size_t a = bytes.find('\n', from);
        const std::size_t b = a == std::string::npos ? a : bytes.find('\n', a + 1);
        if (b != std::string::npos)
            bytes = bytes.substr(0, a) + bytes.substr(a, b - a) + bytes.substr(a);
        break;
    }
    }
}

} // namespace

class TestFuzzEntries : public QObject {
    Q_OBJECT

    static QStringList samples(const QString &folder, const QStringList &names) {
        QStringList out;
        QDirIterator it(QStringLiteral(SABRETACHE_SOURCE_DIR "/") + folder, names, QDir::Files);
        while (it.hasNext())
            out << it.next();
        out.sort();
        return out;
    }
    /// Inputs and events of the golden turn, with names in place of ids: most are refused, which is
    /// a way through the code too.
    static QStringList transcripts() {
        return samples(QStringLiteral("tests/battle/golden"), {QStringLiteral("*.txt")});
    }

private Q_SLOTS:
    void spoiltSamplesAreRefusedOrRead_data() {
        QTest::addColumn<int>("entry");
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<int>("rounds");
        const QStringList scripts =
            samples(QStringLiteral("resources/schema/examples"), {QStringLiteral("*.json")});
        const QStringList events =
            samples(QStringLiteral("resources/schema/examples"), {QStringLiteral("*.jsonl")});
        const QStringList finds =
            samples(QStringLiteral("tests/fuzz/finds"), {QStringLiteral("*")});
        QTest::newRow("battle files") << 0 << scripts + finds << 300;
        QTest::newRow("events") << 1 << events + finds << 150;
        QTest::newRow("inputs") << 2 << transcripts() + events + finds << 60;
        QTest::newRow("the JSON of books")
            << 3
            << scripts + samples(QStringLiteral("resources/samples"), {QStringLiteral("*.json")}) +
                   finds
            << 200;
        QTest::newRow("lists") << 4
                               << samples(QStringLiteral("tests/data/samples"),
                                          {QStringLiteral("*")}) +
                                      finds
                               << 60;
        const auto lists = [](const char *names) {
            return samples(QStringLiteral("tests/data/samples"), {QString::fromLatin1(names)});
        };
        const auto seed = [](const char *name) {
            return samples(QStringLiteral("tests/fuzz/seeds"), {QString::fromLatin1(name)});
        };
        const QStringList rosters =
            samples(QStringLiteral("tests/data/lists"), {QStringLiteral("*.ros")});
        QTest::newRow("delimited text") << 5 << lists("*.csv") + finds << 60;
        QTest::newRow("plain lists") << 6 << lists("*.txt") + finds << 60;
        QTest::newRow("Scourge of War") << 7 << lists("0[12]*") + finds << 60;
        QTest::newRow("rosters") << 8 << rosters + finds << 150;
        QTest::newRow("XLSX sheets") << 9 << seed("sheet.xml") + finds << 150;
        QTest::newRow("ODS sheets") << 10 << seed("content.xml") + finds << 150;
        QTest::newRow("archives") << 11 << seed("*.zip") + rosters + finds << 150;
        QTest::newRow("mappings") << 12 << seed("mapped.txt") + finds << 200;
    }
    void spoiltSamplesAreRefusedOrRead() {
        QFETCH(int, entry);
        QFETCH(QStringList, files);
        QFETCH(int, rounds);
        static constexpr Entry kEntries[] = {
            fuzz::battleFile, fuzz::events,    fuzz::inputs,  fuzz::bookJson, fuzz::importers,
            fuzz::delimited,  fuzz::plainList, fuzz::scourge, fuzz::roster,   fuzz::xlsx,
            fuzz::ods,        fuzz::packed,    fuzz::mapped};
        QVERIFY(!files.isEmpty());
        if (qEnvironmentVariableIsSet("SABRETACHE_SOAK"))
            rounds *= 100;
        dice::ProgramDice dice(
            static_cast<std::uint64_t>(qEnvironmentVariableIntValue("SABRETACHE_SEED")) + 1704);
        std::vector<std::string> clean;
        for (const QString &file : files) {
            std::string bytes = bytesOf(file);
            // Transcripts: what is entered and what follows, without their marks.
            if (file.endsWith(QLatin1String(".txt")) && entry == 2)
                for (std::size_t i = 0; i + 1 < bytes.size(); ++i)
                    if ((i == 0 || bytes[i - 1] == '\n') && bytes[i] == '>')
                        bytes[i] = ' ';
            kEntries[entry](bytes);
            clean.push_back(std::move(bytes));
        }
        for (int round = 0; round < rounds; ++round) {
            std::string bytes = clean[dice.below(static_cast<std::uint32_t>(clean.size()))];
            const std::uint32_t changes = 1 + dice.below(8);
            for (std::uint32_t i = 0; i < changes; ++i)
                spoil(bytes, dice);
            // Kept where a crash leaves it to be found.
            if (qEnvironmentVariableIsSet("SABRETACHE_KEEP")) {
                QFile kept(qEnvironmentVariable("SABRETACHE_KEEP"));
                QVERIFY(kept.open(QIODevice::WriteOnly));
                kept.write(bytes.data(), qint64(bytes.size()));
            }
            kEntries[entry](bytes);
        }
    }
};

QTEST_APPLESS_MAIN(TestFuzzEntries)
#include "tst_fuzzentries.moc"
