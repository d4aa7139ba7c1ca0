// A translation keeps what its sentence is filled with: places, tags, and blanks at its ends; and
// the rules in another language have the lines that they have in English.
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <iterator>

namespace {

const QString kSource = QStringLiteral(SABRETACHE_SOURCE_DIR);

struct Message {
    QString context;
    QString source;
    QStringList forms; ///< of the translation: one, or as many as the language has plurals
    bool numerus = false;
    bool finished = false;
};

struct Translation {
    QString language;
    QList<Message> messages;
    QString fault; ///< why the file can't be read
};

Translation readTranslation(const QString &path) {
    Translation out;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        out.fault = file.errorString();
        return out;
    }
    QXmlStreamReader xml(&file);
    const auto text = [&xml] {
        return xml.readElementText(QXmlStreamReader::IncludeChildElements);
    };
    QString context;
    Message message;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isEndElement() && xml.name() == u"message")
            out.messages << message;
        if (!xml.isStartElement())
            continue;
        const QString name = xml.name().toString();
        const QXmlStreamAttributes attributes = xml.attributes();
        if (name == u"TS") {
            out.language = attributes.value(QStringLiteral("language")).toString();
        } else if (name == u"name") {
            context = text();
        } else if (name == u"message") {
            message = {};
            message.context = context;
            message.numerus = attributes.value(QStringLiteral("numerus")) == u"yes";
        } else if (name == u"source") {
            message.source = text();
        } else if (name == u"translation") {
            message.finished = !attributes.hasAttribute(QStringLiteral("type"));
            if (!message.numerus)
                message.forms << text();
        } else if (name == u"numerusform") {
            message.forms << text();
        }
    }
    if (xml.hasError())
        out.fault = QStringLiteral("line %1: %2").arg(xml.lineNumber()).arg(xml.errorString());
    return out;
}

/// Adds what stands in braces: `{range:in}` is "range:in", and `{side?{side}|again}` is "side?" and
/// what its two branches hold.
void addPlaces(const QString &text, QSet<QString> &to) {
    qsizetype at = text.indexOf(u'{');
    while (at >= 0) {
        qsizetype end = at + 1;
        for (int open = 1; end < text.size() && open > 0; ++end)
            open += text[end] == u'{' ? 1 : text[end] == u'}' ? -1 : 0;
        const QString inside = text.mid(at + 1, end - at - 2);
        const qsizetype question = inside.indexOf(u'?');
        if (question < 0) {
            to.insert(inside);
        } else {
            to.insert(inside.left(question + 1));
            addPlaces(inside.mid(question + 1), to);
        }
        at = text.indexOf(u'{', end);
    }
}

/// @return the places of a sentence in order: {1:dice}, %1, %n
QStringList placesOf(const QString &text) {
    static const QRegularExpression number(QStringLiteral("%(?:L?[0-9]{1,2}|n)"));
    QSet<QString> out;
    addPlaces(text, out);
    for (auto it = number.globalMatch(text); it.hasNext();)
        out.insert(it.next().captured());
    QStringList sorted(out.begin(), out.end());
    sorted.sort();
    return sorted;
}

/// @return its tags in order, each as often as it stands there: "/b", "b"
QStringList tagsOf(const QString &text) {
    static const QRegularExpression tag(QStringLiteral("<(/?[a-z][a-z0-9]*)(?=[\\s/>])[^<>]*>"));
    QStringList out;
    for (auto it = tag.globalMatch(text); it.hasNext();)
        out << it.next().captured(1);
    out.sort();
    return out;
}

QString blanksBefore(const QString &text) {
    qsizetype n = 0;
    while (n < text.size() && text[n].isSpace())
        ++n;
    return text.left(n);
}
QString blanksAfter(const QString &text) {
    qsizetype n = text.size();
    while (n > 0 && text[n - 1].isSpace())
        --n;
    return text.mid(n);
}

/// @return how many plurals the language has; 0: not known here
qsizetype pluralsOf(const QString &language) {
    static const QMap<QString, qsizetype> plurals = {{QStringLiteral("de"), 2}};
    return plurals.value(language.section(u'_', 0, 0), 0);
}

/// @return what is wrong with a translated sentence; empty when nothing is
QString faultOf(const Message &message, qsizetype plurals) {
    const auto told = [](const QStringList &list) {
        return list.isEmpty() ? QStringLiteral("none") : list.join(QStringLiteral(", "));
    };
    QStringList faults;
    if (message.numerus && plurals > 0 && message.forms.size() != plurals)
        faults << QStringLiteral("%1 plurals instead of %2").arg(message.forms.size()).arg(plurals);
    // Of "%n row|%n rows" each plural is a sentence of its own.
    const QStringList sources =
        message.numerus ? message.source.split(u'|') : QStringList{message.source};
    const QString &source = sources.last();
    for (const QString &form : message.forms) {
        if (form.isEmpty()) {
            faults << QStringLiteral("no words");
            continue;
        }
        if (placesOf(form) != placesOf(source))
            faults << QStringLiteral("places %1 instead of %2")
                          .arg(told(placesOf(form)), told(placesOf(source)));
        if (tagsOf(form) != tagsOf(source))
            faults << QStringLiteral("tags %1 instead of %2")
                          .arg(told(tagsOf(form)), told(tagsOf(source)));
        if (blanksBefore(form) != blanksBefore(source) || blanksAfter(form) != blanksAfter(source))
            faults << QStringLiteral("other blanks at its ends");
    }
    if (faults.isEmpty())
        return {};
    return QStringLiteral("%1: \"%2\" is \"%3\": %4")
        .arg(message.context, message.source, message.forms.join(u'|'),
             faults.join(QStringLiteral("; ")));
}

QStringList filesIn(const QString &folder, const QString &pattern) {
    return QDir(kSource + folder).entryList({pattern}, QDir::Files, QDir::Name);
}

/// @return the keys of an object of a rules file: numbers of lines, or of sections
QStringList keysIn(const QString &name, const QString &object) {
    QFile file(kSource + QStringLiteral("/resources/rules/") + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object().value(object).toObject().keys();
}

/// @return what `first` has and `second` has not
QStringList without(const QStringList &first, const QStringList &second) {
    QStringList out;
    std::ranges::copy_if(first, std::back_inserter(out),
                         [&second](const QString &key) { return !second.contains(key); });
    return out;
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sentencesKeepWhatTheyAreFilledWith_data();
    void sentencesKeepWhatTheyAreFilledWith();
    void rulesHaveTheSameLines_data();
    void rulesHaveTheSameLines();
    void faultsAreFound_data();
    void faultsAreFound();
};

void TestTranslations::sentencesKeepWhatTheyAreFilledWith_data() {
    QTest::addColumn<QString>("path");
    for (const QString &name : filesIn(QStringLiteral("/translations"), QStringLiteral("*.ts")))
        QTest::newRow(qPrintable(name)) << kSource + QStringLiteral("/translations/") + name;
}

void TestTranslations::sentencesKeepWhatTheyAreFilledWith() {
    QFETCH(QString, path);
    const Translation translation = readTranslation(path);
    QVERIFY2(translation.fault.isEmpty(), qPrintable(translation.fault));
    QVERIFY(!translation.messages.isEmpty());
    const qsizetype plurals = pluralsOf(translation.language);
    for (const Message &message : translation.messages) {
        if (!message.finished)
            continue;
        // Each fault is told, not the first alone.
        if (const QString fault = faultOf(message, plurals); !fault.isEmpty())
            QTest::qFail(qPrintable(fault), __FILE__, __LINE__);
    }
}

void TestTranslations::rulesHaveTheSameLines_data() {
    QTest::addColumn<QString>("name");
    for (const QString &name :
         filesIn(QStringLiteral("/resources/rules"), QStringLiteral("*.*.json")))
        QTest::newRow(qPrintable(name)) << name;
}

void TestTranslations::rulesHaveTheSameLines() {
    QFETCH(QString, name);
    const QString english = name.section(u'.', 0, 0) + QStringLiteral(".json");
    for (const QString &object : {QStringLiteral("sections"), QStringLiteral("lines")}) {
        const QStringList wanted = keysIn(english, object);
        const QStringList there = keysIn(name, object);
        QVERIFY2(!wanted.isEmpty(), qPrintable(english));
        QCOMPARE(without(wanted, there).join(u' '), QString());
        QCOMPARE(without(there, wanted).join(u' '), QString());
    }
}

void TestTranslations::faultsAreFound_data() {
    QTest::addColumn<QString>("source");
    QTest::addColumn<QStringList>("forms");
    QTest::addColumn<bool>("good");
    const auto row = [](const char *name, const QString &source, const QStringList &forms,
                        bool good) { QTest::newRow(name) << source << forms << good; };
    row("another order", QStringLiteral("{faces} for {purpose:purpose}"),
        {QStringLiteral("{purpose:purpose}: {faces}")}, true);
    row("another format", QStringLiteral("{1:dice} are wanted"), {QStringLiteral("Gebraucht: {1}")},
        false);
    row("a place in a branch", QStringLiteral("{side?{side} wins|a draw}"),
        {QStringLiteral("{side?gewonnen|unentschieden}")}, false);
    row("branches in their own words", QStringLiteral("moves{unit? to {unit}|}"),
        {QStringLiteral("zieht{unit? zu {unit}|}")}, true);
    row("a number", QStringLiteral("%1 of %2"), {QStringLiteral("%1 von %1")}, false);
    row("a tag", QStringLiteral("<b>%1</b> gone"), {QStringLiteral("%1 verloren")}, false);
    row("attributes aside", QStringLiteral("<span style=\"color:%1\">now</span>"),
        {QStringLiteral("<span style=\"color:%1\">jetzt</span>")}, true);
    row("a blank before", QStringLiteral(" of %1"), {QStringLiteral("von %1")}, false);
    row("a blank after", QStringLiteral("First: %1. "), {QStringLiteral("Erster: %1.")}, false);
    row("both plurals", QStringLiteral("%n row|%n rows"),
        {QStringLiteral("%n Zeile"), QStringLiteral("%n Zeilen")}, true);
    row("one plural", QStringLiteral("%n row|%n rows"), {QStringLiteral("%n Zeile")}, false);
    row("a plural without its number", QStringLiteral("%n row|%n rows"),
        {QStringLiteral("eine Zeile"), QStringLiteral("%n Zeilen")}, false);
    row("no words", QStringLiteral("Dice"), {QString()}, false);
}

void TestTranslations::faultsAreFound() {
    QFETCH(QString, source);
    QFETCH(QStringList, forms);
    QFETCH(bool, good);
    Message message;
    message.source = source;
    message.forms = forms;
    message.numerus = source.contains(u'|') && source.startsWith(u'%');
    message.finished = true;
    QCOMPARE(faultOf(message, 2).isEmpty(), good);
}

QTEST_APPLESS_MAIN(TestTranslations)
#include "tst_translations.moc"
