#include "ui/models/booktreemodel.h"

#include "base/record.h"
#include "oob/queries.h"

#include <algorithm>

namespace sabretache::ui {
namespace {

// Groups are the outer rows: their indexes hold this, those of items the group's place. Spread,
// since Qt hashes them.
constexpr quintptr kGroupId = ~quintptr(0);
constexpr quintptr kSpread = 0x9E3779B1U;

QString text16(const std::string &text) { return QString::fromStdString(text); }

} // namespace

const oob::Document *campaignOf(const oob::OrderOfBattle &book) {
    const auto head = book.documents.lower_bound({"campaign", {}});
    const bool there = head != book.documents.end() && head->first.kind == "campaign";
    return there ? &head->second : nullptr;
}

std::vector<std::string> sidesOf(const oob::OrderOfBattle &book) {
    std::vector<std::string> out;
    for (const ArmyId id : oob::armiesInOrder(book)) {
        const std::string &side = book.armies.at(id).side;
        if (std::find(out.begin(), out.end(), side) == out.end())
            out.push_back(side);
    }
    return out;
}

int sidePlace(const std::vector<std::string> &sides, const std::string &side) {
    const auto it = std::find(sides.begin(), sides.end(), side);
    const auto place = it - sides.begin();
    return it == sides.end() || place > 1 ? -1 : static_cast<int>(place);
}

BookTreeModel::BookTreeModel(session::BookSession &session, const Texts &texts, QObject *parent)
    : QAbstractItemModel(parent), m_session(session), m_texts(texts), m_groups(read()) {
    connect(&session, &session::BookSession::changed, this, [this] { refresh(); });
    connect(&session, &session::BookSession::battlesChanged, this, [this] { refresh(); });
    connect(&session, &session::BookSession::reset, this, [this] { refresh(); });
}

std::vector<BookTreeModel::Group> BookTreeModel::read() const {
    const oob::OrderOfBattle &book = m_session.book();
    const auto label = [this](std::string_view key) { return m_texts.label(TextKind::Word, key); };
    std::vector<Group> out;
    // The campaign always has its row: a book without one begins it there. Named after itself.
    const oob::Document *campaign = campaignOf(book);
    QString name = label("group-campaign");
    if (campaign)
        if (const auto record = recordFromJson(campaign->json);
            record && !record->text("name").empty())
            name = text16(record->text("name"));
    Group group{{{BookNode::Kind::Group, {}}, label("group-campaign"), {}, {}, -1}, {}};
    group.items.push_back({{BookNode::Kind::Campaign, {}},
                           name,
                           campaign ? QString() : label("campaign-none"),
                           QStringLiteral("campaign"),
                           -1});
    out.push_back(std::move(group));

    const auto armies = oob::armiesInOrder(book);
    const auto sides = sidesOf(book);
    std::map<ArmyId, int> units;
    for (const auto &[id, unit] : book.units)
        if (!unit.retired)
            ++units[oob::armyOf(book, id)];
    std::map<ArmyId, int> persons;
    for (const auto &[id, person] : book.persons)
        if (!person.retired)
            ++persons[person.army];

    Group armyGroup{{{BookNode::Kind::Group, Uuid{0, 1}},
                     label("group-armies"),
                     m_texts.number(static_cast<std::int64_t>(armies.size())),
                     {},
                     -1},
                    {}};
    Group commanders{{{BookNode::Kind::Group, Uuid{0, 4}},
                      label("group-commanders"),
                      m_texts.number(static_cast<std::int64_t>(book.persons.size())),
                      {},
                      -1},
                     {}};
    for (const ArmyId id : armies) {
        const oob::Army &army = book.armies.at(id);
        armyGroup.items.push_back({{BookNode::Kind::Army, id.uuid},
                                   text16(army.name),
                                   m_texts.number(units[id]),
                                   QStringLiteral("army"),
                                   sidePlace(sides, army.side)});
        commanders.items.push_back({{BookNode::Kind::Commanders, id.uuid},
                                    text16(army.name),
                                    m_texts.number(persons[id]),
                                    QStringLiteral("person"),
                                    -1});
    }
    out.push_back(std::move(armyGroup));

    Group scenarios{{{BookNode::Kind::Group, Uuid{0, 2}},
                     label("group-scenarios"),
                     m_texts.number(static_cast<std::int64_t>(book.scenarios.size())),
                     {},
                     -1},
                    {}};
    for (const auto &[id, scenario] : book.scenarios)
        scenarios.items.push_back({{BookNode::Kind::Scenario, id.uuid},
                                   text16(scenario.name),
                                   {},
                                   QStringLiteral("scenario"),
                                   -1});
    out.push_back(std::move(scenarios));

    const auto battles = m_session.battles();
    Group battleGroup{{{BookNode::Kind::Group, Uuid{0, 3}},
                       label("group-battles"),
                       m_texts.number(static_cast<std::int64_t>(battles.size())),
                       {},
                       -1},
                      {}};
    for (const auto &battle : battles)
        battleGroup.items.push_back({{BookNode::Kind::Battle, battle.id.uuid},
                                     text16(battle.name),
                                     battle.over ? label("battle-over")
                                                 : m_texts.fill(TextKind::Word, "battle-turn",
                                                                {std::to_string(battle.turn)}),
                                     QStringLiteral("battle"),
                                     -1});
    out.push_back(std::move(battleGroup));
    out.push_back(std::move(commanders));
    return out;
}

void BookTreeModel::refresh() {
    std::vector<Group> next = read();
    bool same = next.size() == m_groups.size();
    for (std::size_t g = 0; same && g < next.size(); ++g) {
        same = next[g].items.size() == m_groups[g].items.size() &&
               next[g].head.node == m_groups[g].head.node;
        for (std::size_t i = 0; same && i < next[g].items.size(); ++i)
            same = next[g].items[i].node == m_groups[g].items[i].node;
    }
    if (!same) {
        beginResetModel();
        m_groups = std::move(next);
        endResetModel();
        return;
    }
    m_groups = std::move(next);
    const int groups = rowCount();
    if (groups == 0)
        return;
    Q_EMIT dataChanged(index(0, 0), index(groups - 1, 0));
    for (int g = 0; g < groups; ++g) {
        const QModelIndex head = index(g, 0);
        if (const int items = rowCount(head))
            Q_EMIT dataChanged(index(0, 0, head), index(items - 1, 0, head));
    }
}

BookNode BookTreeModel::node(const QModelIndex &index) const {
    if (!index.isValid())
        return {};
    if (index.internalId() == kGroupId)
        return m_groups[static_cast<std::size_t>(index.row())].head.node;
    const Group &group = m_groups[static_cast<std::size_t>(index.internalId() / kSpread)];
    return group.items[static_cast<std::size_t>(index.row())].node;
}

QModelIndex BookTreeModel::indexOf(const BookNode &node) const {
    for (int g = 0; g < rowCount(); ++g) {
        const QModelIndex head = index(g, 0);
        if (this->node(head) == node)
            return head;
        for (int i = 0; i < rowCount(head); ++i)
            if (this->node(index(i, 0, head)) == node)
                return index(i, 0, head);
    }
    return {};
}

QModelIndex BookTreeModel::index(int row, int column, const QModelIndex &parent) const {
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row()) * kSpread : kGroupId);
}

QModelIndex BookTreeModel::parent(const QModelIndex &index) const {
    if (!index.isValid() || index.internalId() == kGroupId)
        return {};
    return createIndex(static_cast<int>(index.internalId() / kSpread), 0, kGroupId);
}

int BookTreeModel::rowCount(const QModelIndex &parent) const {
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != kGroupId || parent.column() != 0)
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].items.size());
}

int BookTreeModel::columnCount(const QModelIndex &) const { return 1; }

QVariant BookTreeModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid())
        return {};
    const Item *item = nullptr;
    if (index.internalId() == kGroupId) {
        item = &m_groups[static_cast<std::size_t>(index.row())].head;
    } else {
        const Group &group = m_groups[static_cast<std::size_t>(index.internalId() / kSpread)];
        item = &group.items[static_cast<std::size_t>(index.row())];
    }
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return item->text;
    case Qt::AccessibleTextRole:
        return item->count.isEmpty() ? item->text : item->text + QStringLiteral(", ") + item->count;
    case CountRole:
        return item->count;
    case IconRole:
        return item->icon;
    case SideRole:
        return item->side;
    default:
        return {};
    }
}

Qt::ItemFlags BookTreeModel::flags(const QModelIndex &index) const {
    if (!index.isValid())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable |
           (index.internalId() == kGroupId ? Qt::NoItemFlags : Qt::ItemNeverHasChildren);
}

} // namespace sabretache::ui
