#include "ui/models/battle/offersmodel.h"

#include <algorithm>
#include <map>

namespace sabretache::ui {

namespace {

/// Who could do several things stands there with each, but is one.
int actorsOf(const std::vector<const battle::Offer *> &offers) {
    int out = 0;
    for (std::size_t i = 0; i < offers.size(); ++i)
        out += i == 0 || offers[i]->actor.empty() || offers[i]->actor != offers[i - 1]->actor;
    return out;
}

} // namespace

OffersModel::OffersModel(const BattleDesk &desk, QObject *parent)
    : QAbstractItemModel(parent), m_desk(desk) {
    connect(&desk, &BattleDesk::changed, this, &OffersModel::rebuild);
    connect(&desk, &BattleDesk::queueChanged, this, &OffersModel::rebuild);
    rebuild();
}

void OffersModel::setSide(std::optional<battle::Side> side) {
    m_side = side;
    rebuild();
}

void OffersModel::setFind(const QString &text) {
    m_find = text.trimmed();
    rebuild();
}

void OffersModel::rebuild() {
    beginResetModel();
    m_groups.clear();
    for (const char *first : {"to-act", kQueuedGroup, "acted", "cannot"})
        m_groups.push_back({first, {}});
    for (const battle::Offer &o : m_desk.offers()) {
        if (o.action == battle::kEndPhaseInput || o.group == "umpire" || o.group == "end")
            continue;
        if (m_side && o.side && *o.side != *m_side)
            continue;
        if (!m_find.isEmpty() &&
            !m_desk.words().name(o.actor).contains(m_find, Qt::CaseInsensitive))
            continue;
        const std::string key = m_desk.isQueued(o.action, o.actor) ? kQueuedGroup : o.group;
        auto group = std::ranges::find(m_groups, key, &Group::key);
        if (group == m_groups.end())
            group = m_groups.insert(m_groups.end(), {key, {}});
        // Who has nothing left to do stands there once, whatever he could have done.
        if (!o.allowed && (key == "acted" || key == "cannot") && !group->offers.empty() &&
            group->offers.back()->actor == o.actor && !o.actor.empty())
            continue;
        group->offers.push_back(&o);
    }
    // What nearly all of them do need not stand in each row.
    std::map<std::string_view, int> actions;
    for (const battle::Offer *o : m_groups.front().offers)
        ++actions[o->action];
    m_commonAction.clear();
    for (const auto &[action, count] : actions)
        if (m_commonAction.empty() || count > actions[m_commonAction])
            m_commonAction = std::string(action);
    m_choosers.clear();
    for (std::size_t i = 1; i < m_groups.front().offers.size(); ++i)
        if (m_groups.front().offers[i]->actor == m_groups.front().offers[i - 1]->actor)
            m_choosers.insert(m_groups.front().offers[i]->actor);
    std::erase_if(m_groups, [](const Group &g) { return g.offers.empty(); });
    endResetModel();
}

QModelIndex OffersModel::index(int row, int column, const QModelIndex &parent) const {
    if (!hasIndex(row, column, parent))
        return {};
    // Group rows carry 0, offers the number of their group plus one.
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : 0);
}

QModelIndex OffersModel::parent(const QModelIndex &child) const {
    if (!child.isValid() || child.internalId() == 0)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, quintptr(0));
}

int OffersModel::rowCount(const QModelIndex &parent) const {
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != 0 || parent.column() != 0)
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].offers.size());
}

int OffersModel::columnCount(const QModelIndex &) const { return 1; }

const battle::Offer *OffersModel::offer(const QModelIndex &index) const {
    if (!index.isValid() || index.internalId() == 0)
        return nullptr;
    return m_groups[static_cast<std::size_t>(index.internalId()) - 1]
        .offers[static_cast<std::size_t>(index.row())];
}

QModelIndex OffersModel::find(std::string_view action, std::string_view actor) const {
    for (std::size_t g = 0; g < m_groups.size(); ++g)
        for (std::size_t i = 0; i < m_groups[g].offers.size(); ++i)
            if (m_groups[g].offers[i]->action == action && m_groups[g].offers[i]->actor == actor)
                return createIndex(static_cast<int>(i), 0, static_cast<quintptr>(g) + 1);
    return {};
}

QModelIndex OffersModel::firstToAct() const {
    for (std::size_t g = 0; g < m_groups.size(); ++g)
        for (std::size_t i = 0; i < m_groups[g].offers.size(); ++i)
            if (m_groups[g].key == "to-act" && m_groups[g].offers[i]->allowed)
                return createIndex(static_cast<int>(i), 0, static_cast<quintptr>(g) + 1);
    return {};
}

Qt::ItemFlags OffersModel::flags(const QModelIndex &index) const {
    if (!index.isValid())
        return Qt::NoItemFlags;
    return offer(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemIsEnabled;
}

QVariant OffersModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid())
        return {};
    if (const battle::Offer *o = offer(index))
        return offerData(*o, role);
    return groupData(m_groups[static_cast<std::size_t>(index.row())], role);
}

QVariant OffersModel::groupData(const Group &group, int role) const {
    switch (role) {
    case Qt::DisplayRole:
        return m_desk.words().label(TextKind::Group, group.key);
    case GroupRole:
        return fromStd(group.key);
    case StrengthRole:
        return actorsOf(group.offers);
    case Qt::AccessibleTextRole:
        return m_desk.words().label(TextKind::Group, group.key) + QStringLiteral(": ") +
               QString::number(actorsOf(group.offers));
    default:
        return {};
    }
}

QString OffersModel::noteOf(const battle::Offer &o) const {
    const BattleWords &words = m_desk.words();
    if (!o.note.empty())
        return words.label(TextKind::Note, o.note);
    if (!o.why)
        return {};
    return words.errorBeside(*o.why, o.actor);
}

QVariant OffersModel::offerData(const battle::Offer &o, int role) const {
    const BattleWords &words = m_desk.words();
    const battle::SetupUnit *unit = words.unit(o.actor);
    const battle::UnitView *view = m_desk.unitView(o.actor);
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return o.actor.empty() ? words.label(TextKind::Action, o.action) : words.name(o.actor);
    case ActorRole:
        return fromStd(o.actor);
    case ActionRole:
        return fromStd(o.action);
    case GroupRole:
        return fromStd(o.group);
    case AllowedRole:
        return o.allowed;
    case NoteRole:
        return noteOf(o);
    case Qt::ToolTipRole:
        return o.why ? words.error(*o.why) + u' ' + fromStd(o.why->rule.text())
                     : words.name(o.actor) + u'\n' + offerData(o, DetailRole).toString();
    case RuleRole:
        return o.why ? fromStd(o.why->rule.text()) : QString();
    case SideRole:
        return o.side ? static_cast<int>(*o.side) : -1;
    case ArmRole:
        return unit ? static_cast<int>(unit->arm) : -1;
    case StrengthRole:
        if (!view || view->steps == SideView::kUnknown)
            return {};
        return QStringLiteral("%1 / %2").arg(view->steps).arg(view->startSteps);
    case ConditionRole:
        return view ? fromStd(view->condition) : QString();
    case ActionTextRole:
        return words.label(TextKind::Action, o.action);
    case DetailRole: {
        QStringList parts;
        if (o.actor.empty()) // its action is its name
            return o.side ? words.sideName(*o.side) : tr("both sides");
        if (!unit || o.action != m_commonAction || m_choosers.contains(o.actor))
            parts << words.label(TextKind::Action, o.action);
        if (unit && !unit->nation.empty())
            parts << fromStd(unit->nation);
        if (view && !view->formation.empty())
            parts << words.inside(TextKind::Formation, view->formation);
        if (unit)
            for (const rules::UnitFieldSpec &spec : m_desk.ruleSet().unitFields())
                if (spec.type == rules::ValueType::Number && spec.appliesTo(unit->arm)) {
                    const std::string_view value = rules::fieldValue(spec, unit->fields);
                    if (value != "0") // "points lost before 0" says nothing
                        parts << words.inside(TextKind::Field, spec.key) + u' ' + fromStd(value);
                }
        return parts.join(QStringLiteral(", "));
    }
    case Qt::AccessibleTextRole: {
        QStringList parts{o.actor.empty() ? words.label(TextKind::Action, o.action)
                                          : words.name(o.actor)};
        if (view)
            parts << QStringLiteral("%1 / %2").arg(view->steps).arg(view->startSteps)
                  << words.label(TextKind::Condition, view->condition);
        if (o.why)
            parts << words.error(*o.why);
        return parts.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

} // namespace sabretache::ui
