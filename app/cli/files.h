// Files that the words read and write beside books. Written whole beside their place and then put
// there, so that a fault leaves what was there before.
#pragma once

#include "base/result.h"

#include <QString>

#include <string>
#include <string_view>

namespace sabretache::cli {

/// @param most bytes; of a longer file only one byte more than that is read
/// @error file-cannot-read (path, reason)
Result<std::string> readFile(const QString &path, qint64 most);

/// @param path "-": standard output
/// @error file-cannot-write (path, reason)
Result<void> writeFile(const QString &path, const std::string &bytes);

inline constexpr std::string_view kFileCannotRead = "file-cannot-read";
inline constexpr std::string_view kFileCannotWrite = "file-cannot-write";
inline constexpr std::string_view kFileBattleUnknown = "file-battle-unknown";

} // namespace sabretache::cli
