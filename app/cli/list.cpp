// sabretache list BOOK: what a book holds. A value that isn't known is null, never 0.
#include "app/cli/books.h"
#include "app/cli/campaign.h"
#include "app/cli/commands.h"

#include <QJsonArray>

namespace sabretache::cli {

namespace {

using namespace oob;

QJsonValue numberOrNull(const std::optional<std::int64_t> &n) {
    return n ? QJsonValue(qint64(*n)) : QJsonValue();
}
template <class Tag> QJsonValue numberOrNull(const std::optional<Quantity<Tag>> &q) {
    return q ? QJsonValue(q->value) : QJsonValue();
}
/// 5.5 squadrons are held as 550 hundredths.
QJsonValue fractionOrNull(const std::optional<Hundredths> &q) {
    if (!q)
        return {};
    return q->value % 100 == 0 ? QJsonValue(q->value / 100) : QJsonValue(q->value / 100.0);
}
QJsonValue textOrNull(const std::string &text) {
    return text.empty() ? QJsonValue() : QJsonValue(fromUtf8(text));
}

class Lister {
public:
    explicit Lister(const session::BookSession &session)
        : m_session(session), m_book(session.book()), m_children(session.book()),
          m_holders(holders(session.book())), m_options(session.options()) {}

    QJsonArray armies() const {
        QJsonArray out;
        for (const ArmyId id : armiesInOrder(m_book)) {
            const Army &army = m_book.armies.at(id);
            const Totals totals =
                totalsOf(m_book, Parent::of(id), m_children, m_session.ruleSet(), m_options);
            QJsonObject o;
            o[QLatin1String("name")] = fromUtf8(army.name);
            o[QLatin1String("side")] = textOrNull(army.side);
            o[QLatin1String("nation")] = textOrNull(army.nation);
            o[QLatin1String("commander")] = commander(CommandId(id));
            o[QLatin1String("units")] = qint64(totals.units);
            addTotals(totals, o);
            addChildren(Parent::of(id), o);
            out.append(o);
        }
        return out;
    }

    QJsonArray scenarios() const {
        QJsonArray out;
        for (const auto &[id, s] : m_book.scenarios) {
            QJsonArray objectives;
            for (const Objective &objective : s.objectives)
                objectives.append(QJsonObject{
                    {QStringLiteral("name"), fromUtf8(objective.name)},
                    {QStringLiteral("points"), objective.points},
                });
            QJsonArray sides;
            for (const Scenario::Party &party : s.parties)
                sides.append(fromUtf8(party.side));
            out.append(QJsonObject{
                {QStringLiteral("name"), fromUtf8(s.name)},
                {QStringLiteral("place"), textOrNull(s.place)},
                {QStringLiteral("date"), textOrNull(s.date)},
                {QStringLiteral("ruleset"), fromUtf8(s.ruleSet)},
                {QStringLiteral("turns"), s.turns.value},
                {QStringLiteral("sides"), sides},
                {QStringLiteral("objectives"), objectives},
            });
        }
        return out;
    }

    QJsonArray battles() const {
        QJsonArray out;
        for (const session::BattleSummary &b : m_session.battles())
            out.append(QJsonObject{
                {QStringLiteral("name"), fromUtf8(b.name)},
                {QStringLiteral("id"), fromUtf8(b.id.text())},
                {QStringLiteral("ruleset"), fromUtf8(b.ruleSet)},
                {QStringLiteral("turn"), b.turn},
                {QStringLiteral("inputs"), qint64(b.steps)},
                {QStringLiteral("over"), b.over},
            });
        return out;
    }

private:
    QJsonValue commander(const CommandId &command) const {
        const auto it = m_holders.find(command);
        return it == m_holders.end() ? QJsonValue()
                                     : QJsonValue(fromUtf8(m_book.persons.at(it->second).name));
    }
    static void addTotals(const Totals &totals, QJsonObject &to) {
        to[QLatin1String("men")] = numberOrNull(totals.men);
        to[QLatin1String("guns")] = numberOrNull(totals.guns);
        to[QLatin1String("model_guns")] = numberOrNull(totals.modelGuns);
    }
    void addChildren(Parent parent, QJsonObject &to) const {
        QJsonArray columns;
        QJsonArray units;
        for (const NodeId &node : m_children.of(parent)) {
            if (const auto *column = std::get_if<ColumnId>(&node))
                columns.append(columnOut(m_book.columns.at(*column)));
            else
                units.append(unitOut(m_book.units.at(std::get<UnitId>(node))));
        }
        to[QLatin1String("columns")] = columns;
        // Units right under an army are rare; under a column the list always stands.
        if (!parent.column.isNull() || !units.isEmpty())
            to[parent.column.isNull() ? QLatin1String("own_units") : QLatin1String("units")] =
                units;
    }
    QJsonObject columnOut(const Column &column) const {
        QJsonObject o;
        o[QLatin1String("name")] = fromUtf8(column.name);
        o[QLatin1String("level")] = textOrNull(column.level);
        o[QLatin1String("commander")] = commander(CommandId(column.id));
        addChildren(Parent::of(column.id), o);
        return o;
    }
    QJsonObject unitOut(const Unit &unit) const {
        QJsonObject o;
        o[QLatin1String("name")] = fromUtf8(unit.name);
        o[QLatin1String("arm")] = fromUtf8(word(unit.arm));
        o[QLatin1String("nation")] = textOrNull(unit.nation);
        o[QLatin1String("commander")] = commander(CommandId(unit.id));
        o[QLatin1String("battalions")] = fractionOrNull(unit.battalions);
        o[QLatin1String("squadrons")] = fractionOrNull(unit.squadrons);
        o[QLatin1String("men")] = numberOrNull(unit.present.men);
        o[QLatin1String("guns")] = numberOrNull(unit.present.guns);
        o[QLatin1String("estimated")] = unit.present.estimated;
        const auto strength =
            m_session.ruleSet().strength(unitFacts(unit, m_session.ruleSet().id()), m_options);
        if (isArtillery(unit.arm))
            o[QLatin1String("model_guns")] =
                strength ? QJsonValue(strength->modelGuns) : QJsonValue();
        if (strength)
            o[fromUtf8(strength->stepKey)] = strength->steps;
        return o;
    }

    const session::BookSession &m_session;
    const OrderOfBattle &m_book;
    const Children m_children;
    const std::map<CommandId, PersonId> m_holders;
    const rules::OptionValues m_options;
};

QString shown(const QJsonValue &value) {
    return value.isNull() ? QStringLiteral("–") : value.toVariant().toString();
}

void listColumns(const Output &out, const QJsonArray &columns, int depth) {
    const QString indent(depth * 2, u' ');
    for (const QJsonValue &c : columns) {
        out.line(indent + shown(c[QLatin1String("name")]) + QStringLiteral(" (") +
                 shown(c[QLatin1String("commander")]) + u')');
        listColumns(out, c[QLatin1String("columns")].toArray(), depth + 1);
        for (const QJsonValue &u : c[QLatin1String("units")].toArray())
            out.line(indent +
                     QStringLiteral("  %1, %2, %3 / %4")
                         .arg(shown(u[QLatin1String("name")]), shown(u[QLatin1String("arm")]),
                              shown(u[QLatin1String("men")]), shown(u[QLatin1String("guns")])));
    }
}

} // namespace

int runList(Call &call) {
    if (!call.parse({}, 1, 1))
        return kBadCall;
    const auto book = openBook(call, call.plain.first(), session::OpenMode::ReadOnly);
    if (!book)
        return kBadFile;
    const Lister lister(*book);
    const QJsonArray armies = lister.armies();
    if (call.out.json()) {
        QJsonObject all;
        all[QLatin1String("ruleset")] = fromUtf8(book->ruleSet().id());
        all[QLatin1String("armies")] = armies;
        all[QLatin1String("scenarios")] = lister.scenarios();
        all[QLatin1String("battles")] = lister.battles();
        all[QLatin1String("campaign")] = campaignObject(*book);
        call.out.document(all);
        return kDone;
    }
    for (const QJsonValue &a : armies) {
        call.out.line(QStringLiteral("%1 (%2): %3 units, %4 men, %5 guns")
                          .arg(shown(a[QLatin1String("name")]), shown(a[QLatin1String("side")]),
                               shown(a[QLatin1String("units")]), shown(a[QLatin1String("men")]),
                               shown(a[QLatin1String("guns")])));
        listColumns(call.out, a[QLatin1String("columns")].toArray(), 1);
    }
    for (const QJsonValue &s : lister.scenarios())
        call.out.line(QStringLiteral("scenario: ") + shown(s[QLatin1String("name")]));
    for (const QJsonValue &b : lister.battles())
        call.out.line(QStringLiteral("battle: ") + shown(b[QLatin1String("name")]));
    return kDone;
}

} // namespace sabretache::cli
