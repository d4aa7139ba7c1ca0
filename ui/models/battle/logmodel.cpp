#include "ui/models/battle/logmodel.h"

#include "battle/history.h"

#include <algorithm>

namespace sabretache::ui {

bool isBareThrow(const Record &event) {
    const Value *faces = event.find("faces");
    return faces && std::holds_alternative<std::vector<std::int64_t>>(*faces) &&
           std::ranges::all_of(event.fields, [](const auto &field) {
               return field.first == "faces" || field.first == "source" || field.first == "purpose";
           });
}

LogModel::LogModel(const BattleDesk &desk, const BattleSource &source, QObject *parent)
    : QAbstractListModel(parent), m_desk(desk), m_source(source) {
    connect(&source, &BattleSource::stepAppended, this, &LogModel::append);
    connect(&source, &BattleSource::reverted, this, &LogModel::mark);
    connect(&desk, &BattleDesk::viewerChanged, this, &LogModel::rebuild);
    rebuild();
}

/// @return for each step the marker that took it back, 0 for what stands
std::vector<std::size_t> LogModel::takenBackAt() const {
    const auto &steps = m_source.steps();
    std::vector<std::size_t> out(steps.size(), 0);
    battle::History history;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (!steps[i].isMarker()) {
            static_cast<void>(history.take(steps[i].input, i));
            continue;
        }
        const std::vector<std::size_t> before = history.live;
        if (!history.take(steps[i].input, i))
            continue;
        // Between the two, one list is the beginning of the other.
        for (std::size_t k = history.live.size(); k < before.size(); ++k)
            out[before[k]] = i + 1;
        for (std::size_t k = before.size(); k < history.live.size(); ++k)
            out[history.live[k]] = 0;
    }
    return out;
}

void LogModel::markTakenBack(LogRow &row, const std::vector<std::size_t> &markers) const {
    const std::size_t marker = row.step <= markers.size() ? markers[row.step - 1] : 0;
    row.takenBackBy = marker ? m_source.steps()[marker - 1].by : std::string();
    row.takenBackWhy = marker ? m_source.steps()[marker - 1].why : std::string();
}

void LogModel::rebuild() {
    beginResetModel();
    m_rows.clear();
    m_heading.reset();
    m_phases.clear();
    for (const battle::PhaseView &p : m_desk.view().phases)
        m_phases.push_back(p.key);
    auto state = m_source.stateAt(0);
    if (state) {
        m_place = m_desk.engine().place(*state);
        addHouseRules();
        for (const session::Step &step : m_source.steps()) {
            addHeading(m_place, m_rows);
            if (!m_rows.empty() && m_rows.back().heading)
                m_heading = m_place;
            rowsOf(step, m_place, m_rows);
            // What was taken back is told as it went; the marker that took it back leads back.
            if (step.isMarker())
                state = m_source.stateAt(step.number);
            if (!state)
                break;
            for (const battle::EventRecord &e : step.events)
                m_desk.engine().evolve(*state, e);
            m_place = m_desk.engine().place(*state);
        }
        const std::vector<std::size_t> markers = takenBackAt();
        for (LogRow &row : m_rows)
            if (row.reverted)
                markTakenBack(row, markers);
    }
    endResetModel();
}

void LogModel::addHouseRules() {
    const battle::Setup &setup = m_desk.setup();
    const rules::RuleSet &ruleSet = m_desk.ruleSet();
    const BattleWords &words = m_desk.words();
    for (const rules::OptionSpec &spec : ruleSet.options()) {
        const std::string value(rules::optionValue(ruleSet, spec.name, setup.options));
        if (value == spec.fallback)
            continue;
        battle::FormField field; // its words are those of a form's choice
        field.key = spec.name;
        LogRow row;
        row.place = m_place;
        row.kind = "HouseRule";
        row.text = tr("House rule: %1 \u2013 %2, by default %3")
                       .arg(words.label(TextKind::Option, spec.name), words.choice(field, value),
                            words.choice(field, std::string(spec.fallback)));
        row.rules = spec.rule;
        m_rows.push_back(std::move(row));
    }
}

void LogModel::mark() {
    m_place = m_desk.engine().place(m_source.state());
    const std::vector<std::size_t> markers = takenBackAt();
    int first = rowCount();
    int last = -1;
    for (int i = 0; i < rowCount(); ++i) {
        LogRow &row = m_rows[static_cast<std::size_t>(i)];
        if (row.heading || row.step == 0 || row.step > m_source.steps().size())
            continue;
        const bool reverted = m_source.steps()[row.step - 1].reverted;
        if (reverted == row.reverted)
            continue;
        row.reverted = reverted;
        markTakenBack(row, markers);
        first = std::min(first, i);
        last = i;
    }
    if (last >= 0)
        Q_EMIT dataChanged(index(first), index(last));
}

void LogModel::append() {
    if (m_source.steps().empty())
        return;
    const session::Step &step = m_source.steps().back();
    std::vector<LogRow> fresh;
    addHeading(m_place, fresh);
    if (!fresh.empty())
        m_heading = m_place;
    rowsOf(step, m_place, fresh);
    m_place = m_desk.engine().place(m_source.state());
    if (fresh.empty())
        return;
    const int at = static_cast<int>(m_rows.size());
    beginInsertRows({}, at, at + static_cast<int>(fresh.size()) - 1);
    std::ranges::move(fresh, std::back_inserter(m_rows));
    endInsertRows();
}

void LogModel::addHeading(battle::Place place, std::vector<LogRow> &out) const {
    if (m_heading && *m_heading == place)
        return;
    LogRow row;
    row.heading = true;
    row.place = place;
    row.phase = place.phase < m_phases.size() ? m_phases[place.phase] : std::string();
    out.push_back(std::move(row));
}

void LogModel::rowsOf(const session::Step &step, battle::Place place,
                      std::vector<LogRow> &out) const {
    const BattleWords &words = m_desk.words();
    LogRow base;
    base.step = step.number;
    base.place = place;
    base.phase = place.phase < m_phases.size() ? m_phases[place.phase] : std::string();
    base.reverted = step.reverted;
    base.by = step.by;
    base.why = step.why;
    base.at = step.at;
    if (step.isMarker()) {
        base.kind = step.input.kind;
        base.text = words.input(step.input);
        out.push_back(base);
        return;
    }
    // A bare throw is drawn beside what came of it: one row for both.
    const battle::EventRecord *thrown = nullptr;
    for (const battle::EventRecord &e : step.events) {
        if (m_desk.sideView().hides(e.event))
            continue;
        if (!thrown && &e != &step.events.back() && isBareThrow(e.event)) {
            thrown = &e;
            continue;
        }
        LogRow row = base;
        row.kind = e.event.kind;
        row.text =
            m_desk.sideView().tellsStrength(e.event) ? plainWords(e.event.kind) : words.event(e);
        // The heading that follows says the same.
        if (std::ranges::any_of(m_phases, [&](const std::string &phase) {
                return e.event.text("phase") == phase &&
                       row.text == words.label(TextKind::Phase, phase);
            }))
            continue;
        row.rules = e.rules;
        row.source = e.event.text("source");
        for (const auto &[key, value] : e.event.fields) {
            if (const auto *s = std::get_if<std::string>(&value)) {
                if (words.unit(*s))
                    row.units.push_back(*s);
                if (!row.side)
                    row.side = words.sideOf(*s);
            } else if (const auto *n = std::get_if<std::vector<std::int64_t>>(&value)) {
                if (key == "faces" || (key.size() > 5 && key.ends_with("Faces")))
                    row.faces.insert(row.faces.end(), n->begin(), n->end());
            }
        }
        if (thrown) {
            const auto *faces = std::get_if<std::vector<std::int64_t>>(thrown->event.find("faces"));
            row.faces.insert(row.faces.begin(), faces->begin(), faces->end());
            row.source = thrown->event.text("source");
            RuleNumbers rules = thrown->rules;
            rules.add(row.rules);
            row.rules = rules;
            thrown = nullptr;
        }
        out.push_back(std::move(row));
    }
}

QString LogModel::byText(const LogRow &row) const {
    const auto signedBy = [this](const std::string &by, const std::string &why) {
        if (by.empty())
            return fromStd(why);
        const QString who = m_desk.words().label(TextKind::Word, by);
        return why.empty() ? who : who + QStringLiteral(": ") + fromStd(why);
    };
    QStringList out;
    if (row.by == kMixedDice) {
        if (!row.faces.empty())
            out << tr("%1 typed, the rest thrown by the program").arg(fromStd(row.why));
    } else if (!row.by.empty() || !row.why.empty()) {
        out << signedBy(row.by, row.why);
    }
    if (row.reverted && (!row.takenBackBy.empty() || !row.takenBackWhy.empty()))
        out << tr("taken back, %1").arg(signedBy(row.takenBackBy, row.takenBackWhy));
    return out.join(QStringLiteral("; "));
}

QString LogModel::headingText(const LogRow &row) const {
    return tr("Turn %1, %2")
        .arg(row.place.turn.value)
        .arg(m_desk.words().inside(TextKind::Phase, row.phase));
}

int LogModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant LogModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const LogRow &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return row.heading ? headingText(row) : row.text;
    case HeadingRole:
        return row.heading;
    case StepRole:
        return static_cast<qulonglong>(row.step);
    case PhaseRole:
        return fromStd(row.phase);
    case KindRole:
        return fromStd(row.kind);
    case SideRole:
        return row.side ? static_cast<int>(*row.side) : -1;
    case ArmRole: {
        const auto *unit = row.units.empty() ? nullptr : m_desk.words().unit(row.units.front());
        return unit ? static_cast<int>(unit->arm) : -1;
    }
    case FacesRole: {
        QVariantList out;
        for (const std::int64_t f : row.faces)
            out << static_cast<int>(f);
        return out;
    }
    case SourceRole:
        return fromStd(row.source);
    case RulesRole:
        return BattleWords::ruleTexts(row.rules);
    case SectionsRole:
        return LogFilter::sectionsOf(row.rules);
    case RevertedRole:
        return row.reverted;
    case ByRole:
        return byText(row);
    case UnitsRole: {
        QStringList out;
        for (const std::string &u : row.units)
            out << m_desk.words().name(u);
        return out;
    }
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        if (row.heading)
            return headingText(row);
        QStringList parts{row.text};
        if (!row.faces.empty()) {
            QStringList faces;
            for (const std::int64_t f : row.faces)
                faces << QString::number(f);
            parts << tr("dice %1").arg(faces.join(u' '));
        }
        parts << BattleWords::ruleTexts(row.rules).join(u' ');
        if (const QString by = byText(row); !by.isEmpty())
            parts << by;
        if (row.reverted)
            parts << tr("taken back");
        return parts.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

void LogFilter::setFind(const QString &text) {
    m_find = text.trimmed();
    invalidateFilter();
}
void LogFilter::setSide(int side) {
    m_side = side;
    invalidateFilter();
}
void LogFilter::setPhase(const QString &phase) {
    m_phase = phase;
    invalidateFilter();
}
void LogFilter::setSection(const QString &section) {
    m_section = section;
    invalidateFilter();
}
QStringList LogFilter::sectionsOf(const RuleNumbers &rules) {
    QStringList out;
    for (const QString &rule : BattleWords::ruleTexts(rules))
        if (const QString section = rule.section(u'.', 0, 0); !out.contains(section))
            out << section;
    return out.isEmpty() ? QStringList{kNoSection} : out;
}
void LogFilter::setShowReverted(bool on) {
    m_reverted = on;
    invalidateFilter();
}

bool LogFilter::acceptsEvent(int row) const {
    const QModelIndex i = sourceModel()->index(row, 0);
    if (!m_reverted && i.data(LogModel::RevertedRole).toBool())
        return false;
    if (m_side >= 0 && i.data(LogModel::SideRole).toInt() != m_side)
        return false;
    if (!m_phase.isEmpty() && i.data(LogModel::PhaseRole).toString() != m_phase)
        return false;
    if (!m_section.isEmpty() && !i.data(LogModel::SectionsRole).toStringList().contains(m_section))
        return false;
    return m_find.isEmpty() || i.data().toString().contains(m_find, Qt::CaseInsensitive) ||
           i.data(LogModel::UnitsRole).toStringList().filter(m_find, Qt::CaseInsensitive).size() >
               0;
}

bool LogFilter::filterAcceptsRow(int row, const QModelIndex &parent) const {
    if (parent.isValid())
        return false;
    if (!sourceModel()->index(row, 0).data(LogModel::HeadingRole).toBool())
        return acceptsEvent(row);
    if (m_find.isEmpty() && m_side < 0 && m_phase.isEmpty() && m_section.isEmpty() && m_reverted)
        return true;
    for (int i = row + 1; i < sourceModel()->rowCount(); ++i) {
        if (sourceModel()->index(i, 0).data(LogModel::HeadingRole).toBool())
            return false;
        if (acceptsEvent(i))
            return true;
    }
    return false;
}

} // namespace sabretache::ui
