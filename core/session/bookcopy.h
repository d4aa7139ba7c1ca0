// Some armies of a book as a book of their own, to be handed on.
#pragma once

#include "session/booksession.h"

#include <span>

namespace sabretache::session {

/// Makes a book that holds the armies with all under them, their registers, posts and nations, the
/// rule set and its house rules; same ids, so that what comes back finds its place. Battles,
/// scenarios and the campaign stay behind. The file's place is taken only when it is whole.
/// @error army-missing (id); those of store::BookFile::create
Result<void> copyArmies(const BookSession &from, std::span<const ArmyId> armies,
                        const QString &path, const battle::EngineList &engines);

/// The same from a value, on any thread.
/// @param ruleSet id of the new book's rule set
/// @param progress may stop it: there is no file then
/// @error those above; book-write-stopped
Result<void> copyArmies(const oob::OrderOfBattle &book, std::span<const ArmyId> armies,
                        const QString &path, const rules::RuleSetList &ruleSets,
                        std::string_view ruleSet, const battle::EngineList &engines,
                        const WriteProgress &progress = {});

inline constexpr std::string_view kArmyMissing = "army-missing"; ///< (id)
inline constexpr std::string_view kCopyArmies = "copy-armies";   ///< (names): code of the edit

} // namespace sabretache::session
