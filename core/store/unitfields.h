// What the rule sets want to know of a unit, as the text of its row: {"corporal-john": {"class":
// "3"}}. Units by the hundred thousand hold few different ones: each is read and written once.
#pragma once

#include "oob/unitfields.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace sabretache::store {

using oob::UnitFields;

class UnitFieldWriter {
public:
    /// @return the text, which stays where it is as long as this.
    const std::string &text(const UnitFields &fields);

private:
    std::map<UnitFields::BySet, std::string> m_known;
};

class UnitFieldReader {
public:
    /// @return null when the text is not of that form; else what it holds, until the next reading.
    const UnitFields *read(std::string_view text);

private:
    std::unordered_map<std::string, std::optional<UnitFields>> m_known;
    std::string m_text; ///< what is looked for, without asking for memory each time
};

} // namespace sabretache::store
