// The walls between the rooms. The linker would let much through: headers of any Qt module can be
// reached from a target that links Qt Core only, and every room's headers lie under one folder. So
// the include lines themselves are read and held against the table of rooms.
#include "tests/layering/sourcetree.h"

#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

using sabretache::tests::projectFiles;
using sabretache::tests::readText;
using sabretache::tests::SourceFile;
using Names = QSet<QString>;

struct Room {
    Names sees;  ///< rooms, and what those see
    Names qt;    ///< modules whose headers it may include
    Names never; ///< rooms that it may not include although a room it sees does
};

/// The table of the house style. A room not in here may not exist.
const QMap<QString, Room> &rooms() {
    static const QString core = QStringLiteral("QtCore");
    static const Names onScreen{core, QStringLiteral("QtGui")};
    static const Names widgets{core,
                               QStringLiteral("QtGui"),
                               QStringLiteral("QtWidgets"),
                               QStringLiteral("QtPrintSupport"),
                               QStringLiteral("QtSvg"),
                               QStringLiteral("QtSvgWidgets")};
    static const Names screenless{QStringLiteral("session"), QStringLiteral("ui/models"),
                                  QStringLiteral("ui/commands"), QStringLiteral("ui/text")};
    static const Names screens =
        screenless + Names{QStringLiteral("ui/views"), QStringLiteral("ui/dialogs"),
                           QStringLiteral("ui/delegates"), QStringLiteral("ui/print"),
                           QStringLiteral("ui/charts")};
    static const Names noStore{QStringLiteral("store")};
    static const QMap<QString, Room> table{
        {QStringLiteral("base"), {{}, {}, {}}},
        {QStringLiteral("rules"), {{QStringLiteral("base")}, {}, {}}},
        {QStringLiteral("oob"), {{QStringLiteral("rules")}, {}, {}}},
        {QStringLiteral("dice"), {{QStringLiteral("base")}, {}, {}}},
        {QStringLiteral("battle"), {{QStringLiteral("oob"), QStringLiteral("dice")}, {}, {}}},
        {QStringLiteral("odds"), {{QStringLiteral("battle")}, {}, {}}},
        {QStringLiteral("campaign"), {{QStringLiteral("oob"), QStringLiteral("battle")}, {}, {}}},
        {QStringLiteral("exchange"),
         {{QStringLiteral("oob"), QStringLiteral("campaign")}, {core}, {}}},
        {QStringLiteral("store"),
         {{QStringLiteral("campaign")}, {core, QStringLiteral("QtSql")}, {}}},
        {QStringLiteral("session"),
         {{QStringLiteral("store"), QStringLiteral("odds"), QStringLiteral("exchange")},
          {core},
          {}}},
        {QStringLiteral("ui/models"), {screenless, onScreen, noStore}},
        {QStringLiteral("ui/commands"), {screenless, onScreen, noStore}},
        {QStringLiteral("ui/text"), {screenless, onScreen, noStore}},
        {QStringLiteral("ui/views"), {screens, widgets, noStore}},
        {QStringLiteral("ui/dialogs"), {screens, widgets, noStore}},
        {QStringLiteral("ui/delegates"), {screens, widgets, noStore}},
        {QStringLiteral("ui/print"), {screens, widgets, noStore}},
        {QStringLiteral("ui/charts"), {screens, widgets, noStore}},
    };
    return table;
}

/// "core/rules/corporaljohn/fire.h" -> "rules"; "ui/views/tree.h" -> "ui/views"; else empty.
QString roomOf(const QString &path) {
    const QStringList parts = path.split(u'/');
    if (parts.size() > 2 && parts[0] == u"core")
        return parts[1];
    if (parts.size() > 2 && parts[0] == u"ui")
        return parts[0] + u'/' + parts[1];
    return {};
}

/// @return everything `room` may include, itself among it.
Names reach(const QString &room) {
    Names out{room};
    QStringList open{room};
    while (!open.isEmpty()) {
        const Room now = rooms().value(open.takeLast());
        for (const QString &seen : now.sees) {
            if (out.contains(seen))
                continue;
            out.insert(seen);
            open.append(seen);
        }
    }
    return out - rooms().value(room).never;
}

/// @return the Qt module that a header such as <QWidget> belongs to; empty for none.
QString qtModule(const QString &header) {
    if (!header.startsWith(u'Q'))
        return {};
    if (header.contains(u'/'))
        return header.section(u'/', 0, 0);
    static QMap<QString, QString> known;
    if (const auto it = known.constFind(header); it != known.cend())
        return *it;
    QString found;
    for (const QLatin1StringView module :
         {QLatin1StringView("QtCore"), QLatin1StringView("QtGui"), QLatin1StringView("QtWidgets"),
          QLatin1StringView("QtSql"), QLatin1StringView("QtPrintSupport"),
          QLatin1StringView("QtSvg"), QLatin1StringView("QtSvgWidgets"),
          QLatin1StringView("QtTest"), QLatin1StringView("QtXml"),
          QLatin1StringView("QtConcurrent"), QLatin1StringView("QtNetwork"),
          QLatin1StringView("QtDBus"), QLatin1StringView("QtOpenGL")})
        if (QFile::exists(QStringLiteral(SABRETACHE_QT_HEADERS "/") + module + u'/' + header))
            found = module;
    known.insert(header, found);
    return found;
}

/// Lines without comments and string contents, for words that must not stand in code.
QString codeOnly(const QString &text) {
    static const QRegularExpression noise(
        QStringLiteral("//[^\\n]*|/\\*.*?\\*/|\"(?:[^\"\\\\\\n]|\\\\.)*\""),
        QRegularExpression::DotMatchesEverythingOption);
    QString out = text;
    return out.replace(noise, QStringLiteral(" "));
}

class TestLayering : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyRoomIsInTheTable();
    void everyRoomIsInTheReadme();
    void includesStayWithinTheRow_data();
    void includesStayWithinTheRow();
    void pureRoomsHaveNoChanceNoClock();
    void rulesHaveNoFloats();
    void sqlIsLinkedByStoreAlone();
    void pureRoomsLinkNoQt();
    void noWholeQtModuleIsIncluded();
    void everySourceIsBuilt();
};

void TestLayering::everyRoomIsInTheTable() {
    for (const SourceFile &file : projectFiles({u"core"_qs, u"ui"_qs}, {u"h"_qs, u"cpp"_qs}))
        QVERIFY2(rooms().contains(roomOf(file.path)), qPrintable(file.path));
}

void TestLayering::everyRoomIsInTheReadme() {
    QFile readme(QStringLiteral(SABRETACHE_SOURCE_DIR "/README.md"));
    QVERIFY(readme.open(QIODevice::ReadOnly | QIODevice::Text));
    QSet<QString> folders;
    while (!readme.atEnd()) {
        const QStringList cells = QString::fromUtf8(readme.readLine()).split(u'|');
        if (cells.size() == 6) // room, folder, holds, sees
            for (const QString &folder : cells[2].split(u','))
                folders.insert(folder.trimmed());
    }
    for (auto it = rooms().begin(); it != rooms().end(); ++it) {
        const bool onScreen = it.key().startsWith(u"ui/"_qs);
        const QString folder = onScreen ? it.key() : u"core/"_qs + it.key();
        QVERIFY2(folders.contains(folder), qPrintable(folder));
    }
}

void TestLayering::includesStayWithinTheRow_data() {
    QTest::addColumn<QString>("room");
    for (auto it = rooms().cbegin(); it != rooms().cend(); ++it)
        QTest::newRow(qPrintable(it.key())) << it.key();
}

void TestLayering::includesStayWithinTheRow() {
    QFETCH(QString, room);
    static const QRegularExpression line(
        QStringLiteral("^[ \\t]*#[ \\t]*include[ \\t]*([\"<])([^\">]+)[\">]"),
        QRegularExpression::MultilineOption);
    const Names allowed = reach(room);
    const Names modules = rooms().value(room).qt;
    QStringList faults;
    for (const SourceFile &file : projectFiles({u"core"_qs, u"ui"_qs}, {u"h"_qs, u"cpp"_qs})) {
        if (roomOf(file.path) != room)
            continue;
        for (auto it = line.globalMatch(readText(file)); it.hasNext();) {
            const QRegularExpressionMatch match = it.next();
            const QString header = match.captured(2);
            if (match.captured(1) == u"<") {
                const QString module = qtModule(header);
                if (!module.isEmpty() && !modules.contains(module))
                    faults << file.path + u": <"_qs + header + u"> is of "_qs + module;
                continue;
            }
            if (header.endsWith(u".moc") || header.startsWith(u"ui_"))
                continue;
            // Beside the file, from core/, or from the top: where the compiler looks, too.
            const QString folder = QFileInfo(file.path).path();
            QString target;
            for (const QString &place :
                 {QStringLiteral("core/") + header, header, folder + u'/' + header})
                if (QFile::exists(QStringLiteral(SABRETACHE_SOURCE_DIR "/") + place)) {
                    target = place;
                    break;
                }
            if (target.isEmpty())
                continue; // a library's header, or one that the build makes
            const QString other = roomOf(target);
            if (other.isEmpty() || !allowed.contains(other))
                faults << file.path + u": \""_qs + header + u'"';
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestLayering::pureRoomsHaveNoChanceNoClock() {
    static const QRegularExpression word(
        QStringLiteral("#\\s*include\\s*<(random|chrono|ctime|time\\.h|sys/"
                       "time\\.h)>|\\bstd::(rand|mt19937|random_device|time)\\b"));
    for (const SourceFile &file :
         projectFiles({u"core/rules"_qs, u"core/oob"_qs, u"core/battle"_qs, u"core/odds"_qs},
                      {u"h"_qs, u"cpp"_qs})) {
        const QRegularExpressionMatch match = word.match(codeOnly(readText(file)));
        QVERIFY2(!match.hasMatch(), qPrintable(file.path + u": "_qs + match.captured()));
    }
}

void TestLayering::rulesHaveNoFloats() {
    static const QRegularExpression word(QStringLiteral("\\b(double|float)\\b"));
    for (const SourceFile &file : projectFiles({u"core/rules"_qs}, {u"h"_qs, u"cpp"_qs}))
        QVERIFY2(!word.match(codeOnly(readText(file))).hasMatch(), qPrintable(file.path));
}

/// Each sabretache_room(...) of the CMake files, as its words.
QList<QStringList> declaredRooms() {
    static const QRegularExpression call(QStringLiteral("^sabretache_room\\(([^)]*)\\)"),
                                         QRegularExpression::MultilineOption);
    static const QRegularExpression space(QStringLiteral("\\s+"));
    static const QRegularExpression comment(QStringLiteral("#[^\n]*"));
    QList<QStringList> out;
    for (const SourceFile &file : projectFiles({u"core"_qs, u"ui"_qs}, {u"txt"_qs})) {
        QString text = readText(file);
        text.remove(comment);
        for (auto it = call.globalMatch(text); it.hasNext();)
            out.append(it.next().captured(1).split(space, Qt::SkipEmptyParts));
    }
    return out;
}

void TestLayering::sqlIsLinkedByStoreAlone() {
    QVERIFY(!declaredRooms().isEmpty());
    for (const QStringList &words : declaredRooms()) {
        const qsizetype sql = words.indexOf(u"Sql");
        if (sql < 0)
            continue;
        QCOMPARE(words.first(), u"store"_qs);
        const qsizetype priv = words.indexOf(u"PRIVATE_QT");
        QVERIFY2(priv >= 0 && priv < sql, "Qt Sql is linked privately");
        const qsizetype lite = words.indexOf(u"SQLite::SQLite3");
        const qsizetype libs = words.indexOf(u"PRIVATE_LIBS");
        QVERIFY2(libs >= 0 && libs < lite, "SQLite is linked privately");
    }
    // Its header is on the system's path, so linking alone keeps nobody from it.
    static const QRegularExpression header(QStringLiteral("#\\s*include\\s*<sqlite3"));
    for (const SourceFile &file :
         projectFiles({u"core"_qs, u"ui"_qs, u"app"_qs}, {u"h"_qs, u"cpp"_qs}))
        if (header.match(readText(file)).hasMatch())
            QVERIFY2(file.path.startsWith(u"core/store/"_qs) && file.path.endsWith(u".cpp"_qs),
                     qPrintable(file.path));
}

void TestLayering::pureRoomsLinkNoQt() {
    const Names pure{u"base"_qs,   u"rules"_qs, u"oob"_qs,     u"dice"_qs,
                     u"battle"_qs, u"odds"_qs,  u"campaign"_qs};
    for (const QStringList &words : declaredRooms()) {
        if (!pure.contains(words.first()))
            continue;
        for (const QString &word : words)
            QVERIFY2(word != u"QT" && word != u"PRIVATE_QT" && !word.startsWith(u"Qt6::"),
                     qPrintable(words.first() + u": "_qs + word));
    }
}

void TestLayering::noWholeQtModuleIsIncluded() {
    static const QRegularExpression whole(QStringLiteral("^[ \\t]*#\\s*include\\s*<(Qt[A-Z]\\w+)>"),
                                          QRegularExpression::MultilineOption);
    const Names single{u"QtGlobal"_qs, u"QtEndian"_qs,     u"QtMath"_qs,  u"QtNumeric"_qs,
                       u"QtPlugin"_qs, u"QtAlgorithms"_qs, u"QtDebug"_qs, u"QtMinMax"_qs};
    for (const SourceFile &file :
         projectFiles({u"core"_qs, u"ui"_qs, u"app"_qs, u"tests"_qs}, {u"h"_qs, u"cpp"_qs}))
        for (auto it = whole.globalMatch(readText(file)); it.hasNext();) {
            const QString header = it.next().captured(1);
            QVERIFY2(single.contains(header), qPrintable(file.path + u": <"_qs + header + u'>'));
        }
}

void TestLayering::everySourceIsBuilt() {
    QMap<QString, QString> lists; // folder -> its CMakeLists.txt
    for (const SourceFile &file :
         projectFiles({u"core"_qs, u"ui"_qs, u"app"_qs, u"tests"_qs}, {u"txt"_qs}))
        if (file.path.endsWith(u"/CMakeLists.txt"))
            lists.insert(QFileInfo(file.path).path(), readText(file));
    for (const SourceFile &file :
         projectFiles({u"core"_qs, u"ui"_qs, u"app"_qs, u"tests"_qs}, {u"cpp"_qs})) {
        QString name = QFileInfo(file.path).completeBaseName();
        if (name.startsWith(u"tst_"))
            name.remove(0, 4); // lists of tests may leave it out
        // Mostly in its own folder's list; what several targets build stands in theirs.
        bool listed = false;
        for (auto it = lists.cbegin(); it != lists.cend() && !listed; ++it)
            listed = it.value().contains(name);
        QVERIFY2(listed, qPrintable(file.path + u" is in no CMakeLists.txt"_qs));
    }
}

} // namespace

QTEST_GUILESS_MAIN(TestLayering)
#include "tst_layering.moc"
