// What every act of a campaign works on: a copy of book and campaign that the act changes, and that
// is then compared with the original. The difference is one edit: one transaction, one step of
// undo. Nothing here writes.
#pragma once

#include "base/result.h"
#include "campaign/entries.h"
#include "campaign/state.h"
#include "oob/changes.h"
#include "oob/queries.h"
#include "rules/ruleset.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sabretache::campaign {

/// What an act needs to know beside its own arguments. All of it outlives the call.
struct Context {
    const oob::OrderOfBattle &book;
    const rules::RuleSet &rules;
    const IdSource &ids;
};

/// @return steps that men and guns of a strength give on the table; 0 where they are not known.
std::int32_t stepsOf(const oob::Unit &unit, const oob::Strength &strength,
                     const rules::RuleSet &rules, const rules::OptionValues &options);
/// @return model guns of a strength; real guns where the rule set has no models.
std::int32_t gunsOf(const oob::Unit &unit, const oob::Strength &strength,
                    const rules::RuleSet &rules, const rules::OptionValues &options);
/// @return place of a unit's quality among the rule set's, worst first; nothing where it has none.
std::optional<std::size_t> qualityPlace(const oob::Unit &unit, const rules::RuleSet &rules);
/// @return class or number of that quality. @rule CA-5.1
std::optional<std::int32_t> qualityNumber(const oob::Unit &unit, const rules::RuleSet &rules);

class Working {
public:
    /// Takes hand edits of strength since the last act onto the record first.
    /// @error those of readCampaign
    static Result<Working> on(const Context &context);
    /// @param campaign what readCampaign() gave for the context's book
    static Result<Working> on(const Context &context, Result<Campaign> campaign);
    /// For the act that makes the campaign.
    Working(const Context &context, Campaign begun);

    /// Without its documents, which are most of it: an act reads those of before(), and changes
    /// them through `campaign`, add() and remove().
    oob::OrderOfBattle book;
    const oob::OrderOfBattle &before() const { return m_before; }
    Campaign campaign;
    const rules::RuleSet &rules;
    const IdSource &ids;
    rules::OptionValues options;
    Figures figures;

    /// @return the army that a unit stands in; null: none.
    ArmyId armyOf(UnitId unit) const;
    std::string sideOf(ArmyId army) const;
    std::string sideOfUnit(UnitId unit) const { return sideOf(armyOf(unit)); }
    /// @return units of an army that are in the field, in roster order.
    std::vector<UnitId> unitsOf(ArmyId army) const;
    const std::string &nameOf(UnitId unit) const;
    const std::string &nameOf(ArmyId army) const;
    std::string nameOf(PlaceId place) const;
    std::string nameOf(PersonId person) const;

    /// Full strength in steps. @rule CA-1.3
    std::int32_t fullSteps(UnitId unit) const;
    UnitRecord &record(UnitId unit);
    /// Begins the record of a brigade that joins, present as it is. @rule CA-1.3
    void takeIn(UnitId unit);

    /// Changes a unit's present strength by what `change` says of it (killed, gained ...); before
    /// and after are filled in, and it is noted for the entry told next. What would be over the
    /// table strength that its guns allow goes to the pool.
    void change(Change change);
    /// Sets a unit's model guns to fewer: the real guns that still make so many.
    void setGuns(UnitId unit, std::int32_t modelGuns);
    /// Moves class or number by `places` (1 better, -1 worse), within what the rule set has.
    void changeQuality(UnitId unit, std::int32_t places);

    /// Adds an entry to the chronicle, dated within this turn, with the changes since the last one.
    /// @param day ISO; empty: the first day of the turn
    Entry &tell(std::string_view code, std::vector<std::string> args, RuleNumber rule = {},
                std::string day = {});
    /// Puts the strength of every side by arm into an entry, for plots.
    void fillStrength(Entry &entry) const;
    void add(oob::Document document) { m_documents.push_back(std::move(document)); }
    void remove(const oob::DocumentKey &key) { m_removed.push_back(key); }

    /// The difference between what was and what is, as one edit.
    Result<oob::Edit> edit(std::string_view code, std::vector<std::string> args);

private:
    void takeHandEdits();
    void setSteps(oob::Unit &unit, UnitRecord &record, std::int32_t steps);
    /// Says in the unit's own field what it lost, for a rule set that counts losses there.
    void setLost(oob::Unit &unit, std::int32_t lost) const;

    const oob::OrderOfBattle &m_before;
    Campaign m_campaignBefore;
    std::map<UnitId, ArmyId> m_armyOf;
    std::vector<Change> m_changes;
    std::vector<Entry> m_entries;
    std::vector<oob::Document> m_documents;
    std::vector<oob::DocumentKey> m_removed;
    std::int64_t m_nextNumber = 0;
};

} // namespace sabretache::campaign
