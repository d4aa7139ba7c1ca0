// Numbered migrations. Number n takes a book from schema n-1 to schema n; `user_version` of the
// file says where it stands. A migration that was shipped is never edited again.
#pragma once

#include "base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace sabretache::store {

class Connection;

/// "SABR": tells a book from other SQLite files.
inline constexpr int kApplicationId = 0x53414252;

/// @return the program's own migrations, first to last.
std::vector<std::string> builtInSchema();

/// @return the statements of a migration: they are parted by an empty line.
std::vector<std::string_view> statements(std::string_view script);

/// Runs the migrations after `from`, each in a transaction of its own.
/// @error book-upgrade-failed (schema, reason); the book stands at the last that went well
Result<void> migrate(Connection &connection, int from, const std::vector<std::string> &schema);

} // namespace sabretache::store
