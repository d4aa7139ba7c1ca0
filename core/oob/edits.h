// The edits of an order of battle. Each function works out the rows that an edit changes and
// changes nothing itself: a session writes the Edit, shows it, and takes it back with the same rows
// turned round. Names are imperatives; `code` of the Edit is the key of its sentence in ui/text.
#pragma once

#include "base/id.h"
#include "base/result.h"
#include "oob/changes.h"
#include "oob/orderofbattle.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace sabretache::oob {

/// Distance between the ordinals of neighbours. When a gap is full, the siblings are numbered anew
/// in the same edit.
inline constexpr Ordinal kOrdinalStep = 1024;

/// A thing under a parent: a column or a unit.
using NodeId = std::variant<ColumnId, UnitId>;
/// Whatever can have a commander.
using CommandId = std::variant<ArmyId, ColumnId, UnitId>;

/// Says of a unit whether battles, returns or honours name it: then it is retired, not deleted.
using HasHistory = std::function<bool(UnitId)>;

/// Adds an army after the others. Its ordinal is worked out here.
/// @error edit-id-taken (id)
Result<Edit> addArmy(const OrderOfBattle &book, Army army);
/// Adds a column under its parent, before the sibling at `place` (0 is first; empty: last).
/// @error edit-no-such-parent, edit-id-taken
Result<Edit> addColumn(const OrderOfBattle &book, Column column,
                       std::optional<std::size_t> place = std::nullopt);
/// Adds a unit under its parent, before the sibling at `place` (0 is first; empty: last).
/// @error edit-no-such-parent, edit-id-taken
Result<Edit> addUnit(const OrderOfBattle &book, Unit unit,
                     std::optional<std::size_t> place = std::nullopt);
/// @error edit-id-taken
Result<Edit> addPerson(const OrderOfBattle &book, Person person);

/// Removes an army with all under it. Units with a history can't go with it.
/// @error edit-no-such-row; edit-has-history (name of the unit)
Result<Edit> removeArmy(const OrderOfBattle &book, ArmyId army, const HasHistory &hasHistory);
/// Removes columns and units with all under them; posts go with them. A unit that has a history is
/// retired under its army instead.
/// @error edit-no-such-row
Result<Edit> removeNodes(const OrderOfBattle &book, std::span<const NodeId> nodes,
                         const HasHistory &hasHistory);
/// Removes a person who holds and held no post; retires him when he did.
/// @error edit-no-such-row
Result<Edit> removePerson(const OrderOfBattle &book, PersonId person);

/// Moves columns and units, in roster order, under `to`, before the sibling that is at `place` now
/// (0 is first; empty: last). Of a node and one above it, the upper one counts.
/// @error edit-no-such-row, edit-no-such-parent; edit-breaks-tree (name): a column within itself
Result<Edit> moveNodes(const OrderOfBattle &book, std::span<const NodeId> nodes, Parent to,
                       std::optional<std::size_t> place = std::nullopt);
/// Moves an army among the armies.
Result<Edit> moveArmy(const OrderOfBattle &book, ArmyId army, std::size_t place);
/// A deep copy of columns and units with new ids right after each original. Persons are not
/// doubled: the copies' posts are vacant.
Result<Edit> duplicateNodes(const OrderOfBattle &book, std::span<const NodeId> nodes,
                            const IdSource &ids);

Result<Edit> renameArmy(const OrderOfBattle &book, ArmyId army, std::string name);
Result<Edit> renameColumn(const OrderOfBattle &book, ColumnId column, std::string name);
Result<Edit> renameUnit(const OrderOfBattle &book, UnitId unit, std::string name);

/// Replaces whole rows; `code` names the edit. For single cells use the functions below.
/// @error edit-no-such-row (id)
Result<Edit> changeArmy(const OrderOfBattle &book, Army after, std::string_view code);
Result<Edit> changeColumn(const OrderOfBattle &book, Column after, std::string_view code);
Result<Edit> changeUnit(const OrderOfBattle &book, Unit after, std::string_view code);
Result<Edit> changePerson(const OrderOfBattle &book, Person after, std::string_view code);

Result<Edit> setUnitArm(const OrderOfBattle &book, UnitId unit, Arm arm);
Result<Edit> setUnitNation(const OrderOfBattle &book, UnitId unit, std::string nation);
/// @param value empty: back to the rule set's fallback. Any text is kept (drafts always save).
Result<Edit> setUnitField(const OrderOfBattle &book, UnitId unit, std::string_view ruleSet,
                          std::string_view field, std::optional<std::string> value);
/// Present strength by hand: an entry of the strength ledger. An establishment that was unknown
/// becomes the new strength. Empty: not known.
/// @error edit-out-of-range (value, least, most): 0 to 1,000,000 men, 0 to 10,000 guns
Result<Edit> setPresentMen(const OrderOfBattle &book, UnitId unit, std::optional<Men> men);
Result<Edit> setPresentGuns(const OrderOfBattle &book, UnitId unit, std::optional<Guns> guns);
/// Full strength. Empty: not known.
Result<Edit> setEstablishment(const OrderOfBattle &book, UnitId unit, Strength establishment);

/// @return the post that holds now, or nothing when it is vacant.
/// (The holder himself: see queries.h.)
std::optional<Post> currentPost(const OrderOfBattle &book, CommandId command,
                                PostRole role = PostRole::Commander);
/// Gives a post to a person. With a date the former holder's relation ends on it; without one the
/// former relation is replaced.
/// @error edit-no-such-row
Result<Edit> appoint(const OrderOfBattle &book, const IdSource &ids, CommandId command,
                     PersonId person, PostRole role = PostRole::Commander, std::string date = {});
/// Finds a fit person of that name in the army's register, or adds him, and appoints him. An empty
/// name makes the post vacant.
Result<Edit> appointByName(const OrderOfBattle &book, const IdSource &ids, CommandId command,
                           const std::string &name, PostRole role = PostRole::Commander,
                           std::string date = {});
/// Makes a post vacant.
/// @error edit-no-such-row: it is vacant already
Result<Edit> vacate(const OrderOfBattle &book, CommandId command,
                    PostRole role = PostRole::Commander, std::string date = {});

/// @param value empty: the setting is removed
Result<Edit> setSetting(const OrderOfBattle &book, std::string_view key,
                        std::optional<std::string> value);
Result<Edit> setNation(const OrderOfBattle &book, Nation nation);

/// @error edit-id-taken, edit-no-such-row
Result<Edit> addScenario(const OrderOfBattle &book, Scenario scenario);
Result<Edit> changeScenario(const OrderOfBattle &book, Scenario after, std::string_view code);
Result<Edit> removeScenario(const OrderOfBattle &book, ScenarioId scenario);

/// Several edits as one: `make` is called with the book as it stands after those before.
/// Stops at the first error.
Result<Edit> together(const OrderOfBattle &book, std::string code, std::vector<std::string> args,
                      std::span<const std::function<Result<Edit>(const OrderOfBattle &)>> steps);

/// Keys of settings.
inline constexpr std::string_view kSettingRuleSet = "ruleset";
inline constexpr std::string_view kSettingTitle = "title";
inline constexpr std::string_view kSettingNotes = "notes";
inline constexpr std::string_view kSettingSource = "source";
/// @return `option/RULESET/NAME`
std::string optionKey(std::string_view ruleSet, std::string_view name);

inline constexpr std::string_view kEditIdTaken = "edit-id-taken";
inline constexpr std::string_view kEditNoSuchRow = "edit-no-such-row";
inline constexpr std::string_view kEditNoSuchParent = "edit-no-such-parent";
inline constexpr std::string_view kEditHasHistory = "edit-has-history";
inline constexpr std::string_view kEditOutOfRange = "edit-out-of-range";

/// Codes of the edits made here; arguments of the sentence in brackets.
inline constexpr std::string_view kAddArmy = "add-army";                ///< (name)
inline constexpr std::string_view kAddColumn = "add-column";            ///< (name)
inline constexpr std::string_view kAddUnit = "add-unit";                ///< (name)
inline constexpr std::string_view kAddPerson = "add-person";            ///< (name)
inline constexpr std::string_view kRemoveArmy = "remove-army";          ///< (name)
inline constexpr std::string_view kRemoveNodes = "remove-nodes";        ///< (count, first name)
inline constexpr std::string_view kRemovePerson = "remove-person";      ///< (name)
inline constexpr std::string_view kMoveNodes = "move-nodes";            ///< (count, first name, to)
inline constexpr std::string_view kMoveArmy = "move-army";              ///< (name)
inline constexpr std::string_view kDuplicate = "duplicate-nodes";       ///< (count, first name)
inline constexpr std::string_view kRenameArmy = "rename-army";          ///< (old, new)
inline constexpr std::string_view kRenameColumn = "rename-column";      ///< (old, new)
inline constexpr std::string_view kRenameUnit = "rename-unit";          ///< (old, new)
inline constexpr std::string_view kSetUnitArm = "set-unit-arm";         ///< (name, arm's word)
inline constexpr std::string_view kSetUnitNation = "set-unit-nation";   ///< (name, nation)
inline constexpr std::string_view kSetUnitField = "set-unit-field";     ///< (name, field, value)
inline constexpr std::string_view kSetPresentMen = "set-present-men";   ///< (name, men or empty)
inline constexpr std::string_view kSetPresentGuns = "set-present-guns"; ///< (name, guns or empty)
inline constexpr std::string_view kSetEstablishment = "set-establishment"; ///< (name)
inline constexpr std::string_view kAppoint = "appoint";                    ///< (person, to what)
inline constexpr std::string_view kVacate = "vacate";                      ///< (to what)
inline constexpr std::string_view kSetSetting = "set-setting";             ///< (key, value)
inline constexpr std::string_view kSetNation = "set-nation";               ///< (name)
inline constexpr std::string_view kAddScenario = "add-scenario";           ///< (name)
inline constexpr std::string_view kRemoveScenario = "remove-scenario";     ///< (name)

} // namespace sabretache::oob
