// The samples' lists and notes as they stand in resources/samples, compiled in.
#pragma once

#include <span>
#include <string_view>

namespace sabretache::session {

struct SampleData {
    std::string_view name;
    std::string_view csv;
    std::string_view json; ///< title, notes, scenario
};
std::span<const SampleData> sampleData();

} // namespace sabretache::session
