// Who can act now, in groups: still to act, has acted, cannot. Two levels: group, offer.
#pragma once

#include "ui/models/battle/battledesk.h"

#include <QAbstractItemModel>

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace sabretache::ui {

/// Group of those whose action is entered and held back.
inline constexpr const char *kQueuedGroup = "queued";

class OffersModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Role {
        ActorRole = Qt::UserRole, ///< id as text; empty in a group's row
        ActionRole,
        GroupRole,
        AllowedRole,
        NoteRole,      ///< short remark or reason
        RuleRole,      ///< rule number of the reason as text
        SideRole,      ///< 0 or 1; -1: neither
        ArmRole,       ///< int of Arm; -1: a commander
        StrengthRole,  ///< "25 of 25"
        ConditionRole, ///< key, for example "disorder"
        DetailRole,    ///< second line
        ActionTextRole,
        SortRole,
    };

    explicit OffersModel(const BattleDesk &desk, QObject *parent = nullptr);

    void setSide(std::optional<battle::Side> side);
    void setFind(const QString &text);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    const battle::Offer *offer(const QModelIndex &index) const;
    /// @return the index of an offer; invalid when it is not shown
    QModelIndex find(std::string_view action, std::string_view actor) const;
    /// @return the first offer that is allowed and still to act; after `after` when that is given
    QModelIndex firstToAct() const;

private:
    struct Group {
        std::string key;
        std::vector<const battle::Offer *> offers;
    };
    void rebuild();
    QVariant groupData(const Group &group, int role) const;
    QString noteOf(const battle::Offer &offer) const;
    QVariant offerData(const battle::Offer &offer, int role) const;

    const BattleDesk &m_desk;
    std::optional<battle::Side> m_side;
    QString m_find;
    std::string m_commonAction;       ///< of most who are to act
    std::set<std::string> m_choosers; ///< who of them has more than one
    std::vector<Group> m_groups;
};

} // namespace sabretache::ui
