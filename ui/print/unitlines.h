// What is printed of one unit, in words and boxes, before anything is placed: the same on rosters,
// cards and labels. Made from the rule set's descriptor, so a new rule set needs no line here.
#pragma once

#include "oob/queries.h"
#include "ui/print/printbook.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sabretache::ui {

/// A run of boxes that is not broken over lines where a line holds it.
struct BoxGroup {
    QString label; ///< "gun 1"; else empty
    int boxes = 0;
    int heavy = -1; ///< which of them is heavy; -1: none
};

struct UnitLines {
    UnitId id;
    Arm arm = Arm::Infantry;
    bool battery = false;
    QString name;
    QString commander;               ///< empty: none
    QString number;                  ///< the class; empty: the rule set has none
    std::vector<QString> conditions; ///< initials, for boxes
    QString count;                   ///< steps; empty: not known
    std::vector<BoxGroup> groups;
    QStringList remarks; ///< sentences without their full stop
    std::int64_t steps = 0;
    std::int64_t modelGuns = 0;
};

/// @return an ISO date as one reads it aloud, in the language of the print ("13 August 1704"); what
/// is no date as it stands
QString printedDate(const Texts &texts, const std::string &iso);

/// @return remarks as one text
QString joined(const QStringList &remarks);

/// Reads units; keeps references into what it was made from.
class UnitReader {
public:
    UnitReader(const PrintBook &from, const PrintFields &fields);

    UnitLines read(const oob::Unit &unit) const;
    QString holder(const oob::CommandId &command) const; ///< empty: vacant
    const oob::Person *person(const oob::CommandId &command) const;
    const oob::Children &children() const { return m_children; }
    const rules::RosterSpec &spec() const { return m_spec; }

    bool hasNumber() const { return m_hasNumber; }
    QString numberTitle() const { return m_numberTitle; }
    /// Most condition boxes that one unit has.
    int conditionBoxes() const { return m_conditionBoxes; }
    /// "D disorder, R rout, A abandoned"
    QString legend() const { return m_legend; }
    /// Words of a commander's fates.
    const std::vector<QString> &fates() const { return m_fates; }
    /// Key of the steps that units are counted in.
    std::string stepKey(const oob::Unit &unit) const;

    /// Words of the rule set's own; the bare word where there are none.
    QString wordOf(TextKind kind, std::string_view key) const;

private:
    std::vector<BoxGroup> groupsOf(const rules::TableStrength &strength) const;
    QStringList remarksOf(const oob::Unit &unit, bool known) const;

    const PrintBook &m_from;
    PrintFields m_fields;
    rules::RosterSpec m_spec;
    oob::Children m_children;
    std::map<oob::CommandId, PersonId> m_holders;
    std::vector<QString> m_fates;
    bool m_hasNumber = false;
    QString m_numberTitle;
    int m_conditionBoxes = 0;
    QString m_legend;
};

/// @return the part's stops in roster order: columns before what they hold, columns that hold
/// nothing of a choice left out
std::vector<oob::Stop> stopsOf(const PrintBook &from, const PrintPart &part,
                               const oob::Children &children);

/// A sign tells what a column is made of: one arm, or nothing for several.
std::optional<Arm> armOf(const oob::OrderOfBattle &book, ColumnId column,
                         const oob::Children &children);

} // namespace sabretache::ui
