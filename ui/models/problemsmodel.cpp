#include "ui/models/problemsmodel.h"

#include "oob/edits.h"
#include "oob/kit.h"
#include "rules/mends.h"

#include <algorithm>
#include <array>

namespace sabretache::ui {
namespace {

std::string_view severityKey(rules::Severity severity) {
    return severity == rules::Severity::Note      ? "note"
           : severity == rules::Severity::Warning ? "warning"
                                                  : "fault";
}

std::optional<oob::NodeId> oneOf(const oob::Place &place) {
    if (const auto *column = std::get_if<ColumnId>(&place))
        return *column;
    if (const auto *unit = std::get_if<UnitId>(&place))
        return *unit;
    return std::nullopt;
}

} // namespace

ProblemsModel::ProblemsModel(session::BookSession &session, const Texts &texts, QObject *parent)
    : QAbstractListModel(parent), m_session(session), m_texts(texts) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &ProblemsModel::refreshNow);
    connect(&session, &session::BookSession::changed, this, [this] { m_timer.start(); });
    connect(&session, &session::BookSession::reset, this, [this] { m_timer.start(); });
    refreshNow();
}

void ProblemsModel::refreshNow() {
    m_timer.stop();
    std::vector<session::PlacedProblem> next = m_session.problems();
    std::stable_sort(next.begin(), next.end(), [](const auto &a, const auto &b) {
        return a.problem.severity > b.problem.severity;
    });
    beginResetModel();
    m_problems = std::move(next);
    m_byPlace.clear();
    for (std::size_t i = 0; i < m_problems.size(); ++i)
        m_byPlace.emplace(m_problems[i].place, i);
    endResetModel();
    Q_EMIT refreshed();
}

const session::PlacedProblem *ProblemsModel::problem(const QModelIndex &index) const {
    const auto row = static_cast<std::size_t>(index.row());
    return index.isValid() && row < m_problems.size() ? &m_problems[row] : nullptr;
}

std::vector<const session::PlacedProblem *> ProblemsModel::at(const oob::Place &place) const {
    std::vector<const session::PlacedProblem *> out;
    const auto [first, last] = m_byPlace.equal_range(place);
    for (auto it = first; it != last; ++it)
        out.push_back(&m_problems[it->second]);
    return out;
}

bool ProblemsModel::canMend(const QModelIndex &index) const {
    const auto *found = problem(index);
    return found && found->problem.mend && oneOf(found->place);
}

Result<oob::Edit> ProblemsModel::mend(const QModelIndex &index) const {
    const auto *found = problem(index);
    if (!canMend(index))
        return fail(oob::kEditNoSuchRow);
    const std::string_view field = found->problem.field;
    const std::string &value = *found->problem.mend;
    if (field == rules::kMendRemove) {
        const std::array nodes{*oneOf(found->place)};
        return oob::removeNodes(m_session.book(), nodes,
                                [this](UnitId id) { return m_session.hasHistory(id); });
    }
    const auto *unit = std::get_if<UnitId>(&found->place);
    if (!unit)
        return fail(oob::kEditNoSuchRow);
    if (field == rules::kMendParts)
        return oob::splitUnit(m_session.book(), m_session.ids(), *unit,
                              static_cast<std::size_t>(std::stoul(value)));
    if (field == rules::kMendArm)
        return oob::setUnitArm(m_session.book(), *unit, *fromWord<Arm>(value));
    if (field == rules::kMendDrop)
        return oob::setUnitField(m_session.book(), *unit, m_session.ruleSet().id(), value,
                                 std::nullopt);
    return oob::setUnitField(m_session.book(), std::get<UnitId>(found->place),
                             m_session.ruleSet().id(), found->problem.field, found->problem.mend);
}

QString ProblemsModel::summary() const {
    std::map<rules::Severity, std::int64_t> counts;
    for (const auto &problem : m_problems)
        ++counts[problem.problem.severity];
    QStringList parts;
    if (counts[rules::Severity::Fault])
        parts << m_texts.quantity(counts[rules::Severity::Fault], "faults");
    if (counts[rules::Severity::Warning])
        parts << m_texts.quantity(counts[rules::Severity::Warning], "warnings");
    if (counts[rules::Severity::Note])
        parts << m_texts.quantity(counts[rules::Severity::Note], "notes");
    return parts.join(QStringLiteral(", "));
}

QString ProblemsModel::nameAt(const oob::Place &place) const {
    const oob::OrderOfBattle &book = m_session.book();
    const auto name = [](const auto &rows, const auto &id) {
        const auto it = rows.find(id);
        return it == rows.end() ? QString() : QString::fromStdString(it->second.name);
    };
    if (const auto *army = std::get_if<ArmyId>(&place))
        return name(book.armies, *army);
    if (const auto *column = std::get_if<ColumnId>(&place))
        return name(book.columns, *column);
    if (const auto *unit = std::get_if<UnitId>(&place))
        return name(book.units, *unit);
    if (const auto *person = std::get_if<PersonId>(&place))
        return name(book.persons, *person);
    if (const auto *scenario = std::get_if<ScenarioId>(&place))
        return name(book.scenarios, *scenario);
    return m_texts.label(TextKind::Word, "whole-book");
}

int ProblemsModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_problems.size());
}

QVariant ProblemsModel::data(const QModelIndex &index, int role) const {
    const auto *found = problem(index);
    if (!found)
        return {};
    const rules::Problem &problem = found->problem;
    switch (role) {
    case Qt::DisplayRole:
        return m_texts.problem(problem, m_session.ruleSet().id());
    case WhereRole: {
        const QString name = nameAt(found->place);
        return name.isEmpty() ? m_texts.label(TextKind::Word, "no-name") : name;
    }
    case RuleRole:
        return QString::fromStdString(problem.rule.text());
    case MendRole:
        // What a mend does, or what it asks for, is said by the field that it is about.
        if (m_texts.has(TextKind::Mend, problem.field))
            return m_texts.fill(TextKind::Mend, problem.field, {problem.mend.value_or("")});
        return m_texts.mend(problem, m_session.ruleSet().id());
    case SeverityRole:
        return static_cast<int>(problem.severity);
    case Qt::ToolTipRole: {
        QStringList path;
        for (const std::string &name : found->path)
            path << QString::fromStdString(name);
        return path.join(QStringLiteral(" › "));
    }
    case Qt::AccessibleTextRole:
        return m_texts.label(TextKind::Severity, severityKey(problem.severity)) +
               QStringLiteral(": ") + data(index, WhereRole).toString() + QStringLiteral(". ") +
               data(index, Qt::DisplayRole).toString() + u' ' + data(index, RuleRole).toString();
    default:
        return {};
    }
}

} // namespace sabretache::ui
