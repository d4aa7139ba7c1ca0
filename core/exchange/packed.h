// Zip archives (workbooks, packed rosters), read with limits: a small file that unpacks to a huge
// one is refused before it fills the memory.
#pragma once

#include "base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace sabretache::exchange {

inline constexpr std::size_t kMostUnpackedBytes = 128U * 1024U * 1024U;
inline constexpr std::size_t kMostPackedFiles = 10'000;

/// @return true when the bytes begin as a zip archive does.
bool looksPacked(std::string_view bytes);

class PackedFile {
public:
    /// @error zip-broken (): no archive, too many files in it, or a path that leads out of it
    static Result<PackedFile> open(std::string_view bytes);
    const std::vector<std::string> &names() const { return m_names; }
    bool has(std::string_view name) const;
    /// @error zip-broken, zip-too-large (name, megabytes): what was unpacked so far counts
    Result<std::string> read(std::string_view name);

private:
    std::string_view m_bytes;
    std::vector<std::string> m_names;
    std::size_t m_unpacked = 0;
};

} // namespace sabretache::exchange
