#include "ui/models/battle/threatsmodel.h"

#include <QLocale>

#include <algorithm>

namespace sabretache::ui {

ThreatsModel::ThreatsModel(const BattleDesk &desk, QObject *parent)
    : QAbstractTableModel(parent), m_desk(desk) {
    connect(&desk, &BattleDesk::changed, this, &ThreatsModel::rebuild);
}

void ThreatsModel::setSource(const odds::DraftOddsSource *source) {
    m_source = source;
    rebuild();
}

void ThreatsModel::setUnit(UnitId unit) {
    if (unit == m_unit)
        return;
    m_unit = unit;
    rebuild();
}

std::vector<UnitId> ThreatsModel::enemies() const {
    std::vector<UnitId> out;
    const battle::SetupUnit *own = m_desk.words().unit(m_unit);
    if (!own)
        return out;
    for (std::size_t i = 0; i < m_desk.setup().units.size(); ++i) {
        const battle::SetupUnit &u = m_desk.setup().units[i];
        if (u.side != own->side && m_desk.view().units[i].condition != "removed" &&
            m_desk.view().units[i].condition != "off-table" && m_desk.sideView().sees(u.id))
            out.push_back(u.id);
    }
    return out;
}

void ThreatsModel::name(UnitId enemy, std::int64_t distance) {
    if (m_unit.isNull())
        return;
    std::vector<Named> &named = m_named[m_unit];
    const auto it = std::ranges::find(named, enemy, &Named::enemy);
    if (it == named.end())
        named.push_back({enemy, distance});
    else
        it->distance = distance;
    rebuild();
}

void ThreatsModel::drop(int row) {
    if (row < 0 || row >= rowCount())
        return;
    const UnitId enemy = m_rows[static_cast<std::size_t>(row)].named.enemy;
    std::erase_if(m_named[m_unit], [&](const Named &n) { return n.enemy == enemy; });
    rebuild();
}

const odds::DraftOdds *ThreatsModel::odds(int row) const {
    if (row < 0 || row >= rowCount())
        return nullptr;
    const Row &r = m_rows[static_cast<std::size_t>(row)];
    return r.threat ? &r.threat->odds : nullptr;
}

void ThreatsModel::rebuild() {
    beginResetModel();
    m_rows.clear();
    const auto it = m_named.find(m_unit);
    if (it != m_named.end() && m_source)
        for (const Named &named : it->second) {
            // What an enemy could do tells his strength.
            auto threats =
                m_desk.sideView().seesStrength(named.enemy)
                    ? m_source->threats(m_desk.state(), m_unit, named.enemy, named.distance)
                    : std::vector<odds::Threat>();
            if (threats.empty())
                m_rows.push_back({named, {}});
            for (odds::Threat &threat : threats)
                m_rows.push_back({named, std::move(threat)});
        }
    endResetModel();
}

int ThreatsModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ThreatsModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ThreatsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case Enemy:
        return tr("Enemy");
    case Distance:
        return tr("At");
    case Action:
        return tr("Could");
    case Expected:
        return tr("Expect");
    case Outcome:
        return tr("Then");
    default:
        return {};
    }
}

QVariant ThreatsModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid())
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const BattleWords &words = m_desk.words();
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((index.column() == Distance || index.column() == Expected
                                     ? Qt::AlignRight
                                     : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case Enemy:
        return words.name(row.named.enemy.uuid);
    case Distance:
        return words.quantity(row.named.distance,
                              m_source ? m_source->distanceUnit() : std::string_view());
    case Action:
        if (!row.threat)
            return m_desk.sideView().seesStrength(row.named.enemy) ? tr("do nothing from there")
                                                                   : tr("hidden from this side");
        return words.inside(TextKind::Action, row.threat->action);
    case Expected: {
        if (!row.threat || row.threat->odds.bars.empty())
            return {};
        double mean = 0;
        for (const auto &[n, chance] : row.threat->odds.bars.front().chances)
            mean += static_cast<double>(n) * chance;
        return tr("%1 %2").arg(words.texts().locale().toString(mean, 'f', 1),
                               words.inside(TextKind::Word, row.threat->odds.bars.front().key));
    }
    case Outcome: {
        QStringList parts;
        if (row.threat)
            for (const odds::DraftShare &share : row.threat->odds.outcomes) {
                const bool condition = words.texts().has(TextKind::Condition, share.key);
                parts << tr("%1 %2 %").arg(
                    words.inside(condition ? TextKind::Condition : TextKind::Word, share.key),
                    words.texts().locale().toString(share.chance * 100, 'f', 1));
            }
        return parts.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

} // namespace sabretache::ui
