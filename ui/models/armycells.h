// The columns of an order of battle and what stands in their cells: one place for the army page,
// the inspector, copy, paste and many-row edits. Columns after the fixed ones are made from the
// rule set's unit fields: choices and flags whose arms do not overlap share a column (doctrine of
// foot, calibre of guns).
#pragma once

#include "odds/points.h"
#include "oob/edits.h"
#include "oob/orderofbattle.h"
#include "rules/ruleset.h"
#include "ui/text/texts.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <map>
#include <variant>
#include <vector>

namespace sabretache::ui {

/// A row of the tree; monostate: none.
using RowRef = std::variant<std::monostate, ArmyId, ColumnId, UnitId>;
std::optional<oob::NodeId> nodeIdOf(const RowRef &row);
std::optional<oob::CommandId> commandIdOf(const RowRef &row);
std::optional<oob::Parent> parentRefOf(const RowRef &row);
RowRef rowRefOf(const oob::NodeId &node);

enum class CellKind : std::uint8_t {
    Name,
    Commander,
    Arm,
    Nation,
    Elements, ///< battalions of foot, squadrons of horse
    Field,
    Steps, ///< castings or points, with the full strength behind a slash
    Men,
    FullMen, ///< establishment: men, or guns of a battery
    Guns,
    Points, ///< worked out from the rules by exact odds
    Badge,
};

/// Sums that can be added and taken away, so that one changed unit costs its line of parents only.
struct RowSums {
    std::int32_t units = 0, foot = 0, horse = 0, batteries = 0;
    std::int32_t menUnknown = 0, gunsUnknown = 0, estimated = 0;
    std::int64_t men = 0, guns = 0, models = 0;
    std::int64_t steps = 0, fullSteps = 0; ///< castings or points; gun crews are apart
    std::int64_t crew = 0, fullCrew = 0;
    std::int64_t points = 0; ///< of units whose strength is known
    RowSums &operator+=(const RowSums &o);
    RowSums &operator-=(const RowSums &o);
    bool operator==(const RowSums &) const = default;
};

class ArmyCells {
public:
    struct Column {
        CellKind kind = CellKind::Name;
        std::vector<const rules::UnitFieldSpec *> fields; ///< for Field
        QString title;
        QString key;        ///< stable name, for settings and as head of copied rows
        bool shown = true;  ///< at first
        bool right = false; ///< numbers stand right
    };

    /// @param texts must outlive this
    ArmyCells(const Texts &texts, const rules::RuleSet &ruleSet, rules::OptionValues options);

    const std::vector<Column> &columns() const { return m_columns; }
    const rules::RuleSet &ruleSet() const { return *m_ruleSet; }
    const rules::OptionValues &options() const { return m_options; }
    const Texts &texts() const { return m_texts; }
    /// @return the place of the first column of a kind; -1: there is none
    int columnOf(CellKind kind) const;
    /// @return the place of the column that shows a unit field; -1: there is none
    int columnOfField(std::string_view field) const;

    RowSums sums(const oob::Unit &unit) const;
    /// @return the field that a column shows for a unit; null: none
    const rules::UnitFieldSpec *fieldOf(const Column &column, const oob::Unit &unit) const;
    /// @return the set value of a unit field, or its fallback
    std::string fieldValue(const oob::Unit &unit, const rules::UnitFieldSpec &spec) const;

    /// @return the text of a unit's cell
    QString text(const oob::OrderOfBattle &book, const oob::Unit &unit, const Column &column,
                 const QString &commander) const;
    /// @return the text of an army's or column's cell, from its sums
    QString text(const RowSums &sums, const Column &column) const;
    /// @return "4 foot, 1 horse"
    QString composition(const RowSums &sums) const;
    /// @return present over full strength in castings or points, crews apart
    QString stepsText(std::int64_t steps, std::int64_t full, bool crew) const;

    bool editable(const oob::OrderOfBattle &book, const RowRef &row, const Column &column) const;
    /// @return words that a choice cell takes, with what they mean; empty: not a choice
    std::vector<std::pair<std::string, QString>>
    choices(const oob::OrderOfBattle &book, const RowRef &row, const Column &column) const;
    /// @return the edit that puts `input` into a cell; input is what a person types or pastes:
    /// words in either language form, numbers with or without separators, empty for "not known".
    /// @error edit-not-a-number, edit-not-a-choice, edit-not-here, and those of oob's edits
    Result<oob::Edit> edit(const oob::OrderOfBattle &book, const IdSource &ids, const RowRef &row,
                           const Column &column, const QString &input) const;

private:
    void addFieldColumns(rules::ValueType type, bool shown);
    Result<oob::Edit> unitEdit(const oob::OrderOfBattle &book, const oob::Unit &unit,
                               const Column &column, const QString &input) const;
    Result<std::optional<std::int64_t>> readNumber(const QString &input) const;
    /// @return the words of a field's value, looked up once
    const QString &valueText(const rules::UnitFieldSpec &spec, std::string value) const;

    const Texts &m_texts;
    const rules::RuleSet *m_ruleSet;
    rules::OptionValues m_options;
    odds::UnitValues m_values;
    std::vector<Column> m_columns;
    mutable std::map<std::pair<const rules::UnitFieldSpec *, std::string>, QString> m_valueTexts;
};

/// Codes of the edits and errors made here.
inline constexpr std::string_view kEditMany = "edit-many";               ///< (column, count)
inline constexpr std::string_view kChangeElements = "change-elements";   ///< (name)
inline constexpr std::string_view kEditNotANumber = "edit-not-a-number"; ///< (input)
inline constexpr std::string_view kEditNotAChoice = "edit-not-a-choice"; ///< (input, field, words)
inline constexpr std::string_view kEditNotHere = "edit-not-here";

} // namespace sabretache::ui
