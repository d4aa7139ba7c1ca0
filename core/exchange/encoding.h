// Bytes to UTF-8: byte order marks, UTF-16 without one, strict UTF-8, and else Windows-1252, which
// is what most old lists are in.
#pragma once

#include "base/result.h"

#include <string>
#include <string_view>

namespace sabretache::exchange {

struct Decoded {
    std::string text;     ///< UTF-8
    std::string encoding; ///< "UTF-8", "UTF-16LE", "UTF-16BE", "windows-1252", or as asked for
    bool broken = false;  ///< some bytes did not fit the encoding
};

/// @param encoding one that a person chose ("ISO-8859-1", "IBM850", "windows-1251"), or empty
/// @error encoding-unknown (name), file-binary (): NUL bytes that are no UTF-16
Result<Decoded> decode(std::string bytes, std::string_view encoding);

/// @return true when `text` is UTF-8 to the letter.
bool isUtf8(std::string_view text);

} // namespace sabretache::exchange
