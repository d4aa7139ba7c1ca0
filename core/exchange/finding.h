// What a reader has to say about the lines of a file, and the errors that stop a reading.
#pragma once

#include "base/result.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sabretache::exchange {

/// Something to be told about one line. `code` is one of the constants below.
struct Finding {
    std::size_t line = 0; ///< counted from 1; the line on which the row begins; 0: the whole file
    std::string_view code;
    std::vector<std::string> args;
    std::string text; ///< the line as it stands in the file, cut to kMostShownText bytes
    bool operator==(const Finding &) const = default;
};
using Findings = std::vector<Finding>;

inline constexpr std::size_t kMostShownText = 200;

// A line that is rightly left out.
inline constexpr std::string_view kIgnoredTitle = "ignored-title";
inline constexpr std::string_view kIgnoredHeader = "ignored-header";
inline constexpr std::string_view kIgnoredSubtotal = "ignored-subtotal";
inline constexpr std::string_view kIgnoredFootnote = "ignored-footnote";
inline constexpr std::string_view kIgnoredRow = "ignored-row"; ///< (what it is)

// A line that can't be taken.
inline constexpr std::string_view kArmUnknown = "arm-unknown";            ///< (word)
inline constexpr std::string_view kNumberNegative = "number-negative";    ///< (field, text)
inline constexpr std::string_view kNumberTooLarge = "number-too-large";   ///< (field, text, most)
inline constexpr std::string_view kNumberWrong = "number-wrong";          ///< (field, text)
inline constexpr std::string_view kUnitNameMissing = "unit-name-missing"; ///< ()
inline constexpr std::string_view kNameTooLong = "name-too-long";         ///< (bytes, most)
inline constexpr std::string_view kCellTooLong = "cell-too-long";         ///< (bytes, most)
inline constexpr std::string_view kQuoteNotClosed = "quote-not-closed";   ///< (column)
inline constexpr std::string_view kRowTooLong = "row-too-long";           ///< (cells, most)
inline constexpr std::string_view kLineNotUnderstood = "line-not-understood"; ///< ()
inline constexpr std::string_view kParentMissing = "parent-missing";          ///< (parent)
inline constexpr std::string_view kParentCycle = "parent-cycle";              ///< (id)
inline constexpr std::string_view kDuplicateId = "duplicate-id";              ///< (id)
inline constexpr std::string_view kTemplateRow = "template-row";              ///< ()

// A line that was taken, with something to look at.
inline constexpr std::string_view kSubtotalMismatch = "subtotal-mismatch"; ///< (label, field,
                                                                           ///< stated, counted)
inline constexpr std::string_view kHeaderGuessed = "header-guessed";       ///< ()
inline constexpr std::string_view kNumberApproximate =
    "number-approximate";                                                  ///< (field, text, read)
inline constexpr std::string_view kNumberRange = "number-range";           ///< (field, text, read)
inline constexpr std::string_view kNumberRivals = "number-rivals";         ///< (field, text)
inline constexpr std::string_view kNumberLikeDate = "number-like-date";    ///< (field, text)
inline constexpr std::string_view kNumberFromRate = "number-from-rate";    ///< (field, read)
inline constexpr std::string_view kFieldValueWrong = "field-value-wrong";  ///< (field, value)
inline constexpr std::string_view kArmGuessed = "arm-guessed";             ///< (unit, arm)
inline constexpr std::string_view kQuoteStray = "quote-stray";             ///< (column)
inline constexpr std::string_view kCommanderDiffers = "commander-differs"; ///< (what, first, other)
inline constexpr std::string_view kEncodingBroken = "encoding-broken";     ///< (encoding)
inline constexpr std::string_view kManyUnits = "unit-repeated";            ///< (unit)
inline constexpr std::string_view kDepthCut = "depth-cut";                 ///< (most)

// The file as a whole can't be read.
inline constexpr std::string_view kFileEmpty = "file-empty";                ///< (name)
inline constexpr std::string_view kFileUnreadable = "file-unreadable";      ///< (name, reason)
inline constexpr std::string_view kFileTooLarge = "file-too-large";         ///< (name, megabytes)
inline constexpr std::string_view kFileBinary = "file-binary";              ///< (name)
inline constexpr std::string_view kFileNotAList = "file-not-a-list";        ///< (name)
inline constexpr std::string_view kTooManyRows = "too-many-rows";           ///< (most)
inline constexpr std::string_view kLineTooLong = "line-too-long";           ///< (line, most)
inline constexpr std::string_view kZipBroken = "zip-broken";                ///< (name)
inline constexpr std::string_view kZipTooLarge = "zip-too-large";           ///< (name, megabytes)
inline constexpr std::string_view kXmlBroken = "xml-broken";                ///< (line, column)
inline constexpr std::string_view kXmlEntities = "xml-entities";            ///< ()
inline constexpr std::string_view kXmlTooDeep = "xml-too-deep";             ///< (most)
inline constexpr std::string_view kCatalogue = "file-is-catalogue";         ///< (name)
inline constexpr std::string_view kTemplateFile = "file-is-template";       ///< (name)
inline constexpr std::string_view kOldSpreadsheet = "file-old-spreadsheet"; ///< (name)
inline constexpr std::string_view kImportStopped = "import-stopped";        ///< ()
inline constexpr std::string_view kMappingWrong = "mapping-wrong";          ///< (place)
inline constexpr std::string_view kJsonWrong = "json-wrong";                ///< (place)
inline constexpr std::string_view kJsonTooNew = "json-too-new";             ///< (version, known)
inline constexpr std::string_view kEncodingUnknown = "encoding-unknown";    ///< (name)

/// @return `text` cut to kMostShownText bytes at a whole character, with "…" when it was longer.
std::string shownText(std::string_view text);

} // namespace sabretache::exchange
