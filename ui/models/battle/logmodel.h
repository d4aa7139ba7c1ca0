// The log of a battle: first the house rules that differ from the default, then a heading for each
// phase and a row for each event, in words, with its dice and rules. Steps that were taken back
// stay, marked.
#pragma once

#include "ui/models/battle/battledesk.h"

#include <QAbstractListModel>
#include <QSortFilterProxyModel>

#include <optional>
#include <string>
#include <vector>

namespace sabretache::ui {

struct LogRow {
    bool heading = false;
    std::size_t step = 0; ///< 0: before the first
    battle::Place place;
    std::string phase; ///< key
    std::string kind;
    QString text;
    std::vector<std::string> units; ///< ids of units named in it, the actor first
    std::optional<battle::Side> side;
    std::vector<std::int64_t> faces;
    std::string source; ///< of the dice
    RuleNumbers rules;
    bool reverted = false;
    std::string by;
    std::string why;
    std::string at;
    std::string takenBackBy; ///< of a step that was taken back; may be empty
    std::string takenBackWhy;
};

class LogModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        HeadingRole = Qt::UserRole,
        StepRole,
        PhaseRole,
        KindRole,
        SideRole, ///< 0, 1 or -1
        ArmRole,  ///< of the actor; -1: none
        FacesRole,
        SourceRole,
        RulesRole,    ///< QStringList
        SectionsRole, ///< QStringList, see LogFilter::sectionsOf
        RevertedRole,
        ByRole, ///< "umpire: why", or empty
        UnitsRole,
        SortRole,
    };
    LogModel(const BattleDesk &desk, const BattleSource &source, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

    const std::vector<LogRow> &rows() const { return m_rows; }
    /// @return who entered it or took it back, and why, in words; empty: a player, as it came
    QString byText(const LogRow &row) const;
    /// @return the words of a heading: "Turn 3, musketry and canister"
    QString headingText(const LogRow &row) const;

private:
    void rebuild();
    void addHouseRules();
    void append();
    void mark();
    void rowsOf(const session::Step &step, battle::Place place, std::vector<LogRow> &out) const;
    void addHeading(battle::Place place, std::vector<LogRow> &out) const;

    void markTakenBack(LogRow &row, const std::vector<std::size_t> &markers) const;
    std::vector<std::size_t> takenBackAt() const;

    const BattleDesk &m_desk;
    const BattleSource &m_source;
    std::vector<std::string> m_phases;
    battle::Place m_place; ///< where the next step will stand
    std::optional<battle::Place> m_heading;
    std::vector<LogRow> m_rows;
};

/// @return whether an event says nothing but what was thrown, and for what
bool isBareThrow(const Record &event);

/// Hides what the reader does not look for; a heading stays while a row under it does.
class LogFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setFind(const QString &text);
    void setSide(int side); ///< -1: both
    void setPhase(const QString &phase);
    /// @param section of the rules ("CJ-6"), or kNoSection; empty: all
    void setSection(const QString &section);
    /// @return the sections of an event's rules; kNoSection when it has none
    static QStringList sectionsOf(const RuleNumbers &rules);
    static inline const QString kNoSection = QStringLiteral("-");
    void setShowReverted(bool on);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    bool acceptsEvent(int row) const;
    QString m_find;
    int m_side = -1;
    QString m_phase;
    QString m_section;
    bool m_reverted = true;
};

} // namespace sabretache::ui
