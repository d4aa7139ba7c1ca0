// Every event, input, form field and code of a Corporal John battle has its sentence.
#include "battle/corporaljohn/deciding.h"
#include "ui/text/texts.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace sabretache;
using namespace sabretache::ui;
namespace cjb = battle::corporaljohn;

namespace {

constexpr std::string_view kRuleSet = "corporal-john";

template <class Variant> struct Kinds;
template <class... Ts> struct Kinds<std::variant<Ts...>> {
    static std::vector<std::string_view> all() { return {Ts::kKind...}; }
};

template <class... Ts> QStringList fieldsWithoutWords(const Texts &texts, std::variant<Ts...> *) {
    QStringList out;
    const auto look = [&]<class T>(std::type_identity<T>) {
        T::fields(T{}, [&](std::string_view name, const auto &) {
            if (T::kKind != "Dice" && T::kKind != "Fact" &&
                !texts.has(TextKind::Form, name, kRuleSet))
                out << QString::fromUtf8(name.data(), qsizetype(name.size()));
        });
    };
    (look(std::type_identity<Ts>()), ...);
    return out;
}

} // namespace

class TestCjBattleTexts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyKindHasItsSentence() {
        const Texts texts;
        QStringList missing;
        const auto want = [&](TextKind kind, std::string_view key) {
            if (!texts.has(kind, key, kRuleSet))
                missing << prefixOf(kind) + u'/' +
                               QString::fromUtf8(key.data(), qsizetype(key.size()));
        };
        for (const auto kind : Kinds<cjb::Event>::all())
            want(TextKind::Event, kind);
        for (const auto kind : Kinds<cjb::Input>::all()) {
            want(TextKind::Input, kind);
            if (kind != "Dice" && kind != "Fact")
                want(TextKind::Action, kind);
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u' ')));
        missing = fieldsWithoutWords(texts, static_cast<cjb::Input *>(nullptr));
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u' ')));
    }
    void placesOfASentenceAreFieldsOfItsRecord_data() {
        QTest::addColumn<QString>("kind");
        for (const auto kind : Kinds<cjb::Event>::all())
            QTest::newRow(std::string(kind).c_str())
                << QString::fromUtf8(kind.data(), qsizetype(kind.size()));
    }
    void placesOfASentenceAreFieldsOfItsRecord() {
        QFETCH(QString, kind);
        const Texts texts;
        QSet<QString> fields;
        addFields(kind, fields, static_cast<cjb::Event *>(nullptr));
        static const QRegularExpression place(QStringLiteral("\\{([a-zA-Z]+)"));
        auto match = place.globalMatch(texts.label(TextKind::Event, kind.toStdString(), kRuleSet));
        while (match.hasNext()) {
            const QString name = match.next().captured(1);
            QVERIFY2(fields.contains(name), qPrintable(name));
        }
    }
    void everyCodeHasItsSentence() {
        const Texts texts;
        static const QRegularExpression code(QStringLiteral("\"(cj-[a-z0-9-]+)\""));
        const QDir room(QStringLiteral(SABRETACHE_SOURCE_DIR "/core/battle/corporaljohn"));
        int found = 0;
        for (const QString &name : room.entryList({QStringLiteral("*.h")})) {
            QFile file(room.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto match = code.globalMatch(QString::fromUtf8(file.readAll()));
            while (match.hasNext()) {
                const QString key = match.next().captured(1);
                ++found;
                QVERIFY2(texts.has(TextKind::Error, key.toStdString()), qPrintable(key));
            }
        }
        QVERIFY(found > 40);
    }

private:
    template <class... Ts>
    static void addFields(const QString &kind, QSet<QString> &fields, std::variant<Ts...> *) {
        const auto look = [&]<class T>(std::type_identity<T>) {
            if (kind.toStdString() != T::kKind)
                return;
            T::fields(T{}, [&](std::string_view name, const auto &) {
                fields.insert(QString::fromUtf8(name.data(), qsizetype(name.size())));
            });
        };
        (look(std::type_identity<Ts>()), ...);
    }
};

QTEST_APPLESS_MAIN(TestCjBattleTexts)
#include "tst_cj_battletexts.moc"
