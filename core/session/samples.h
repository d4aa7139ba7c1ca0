// The sample books. They are made by the program's own import from the lists in resources/samples,
// with ids and times that are the same on every machine.
#pragma once

#include "base/result.h"
#include "battle/engine.h"
#include "rules/ruleset.h"

#include <QString>

#include <span>
#include <string_view>

namespace sabretache::session {

/// Names of the samples, for example "blenheim-1704".
std::span<const std::string_view> sampleNames();

/// Makes a sample book; its place is taken only when it is whole.
/// @error sample-unknown (name); those of store::BookFile::create
Result<void> makeSample(std::string_view name, const QString &path,
                        const rules::RuleSetList &ruleSets, const battle::EngineList &engines);

inline constexpr std::string_view kSampleUnknown = "sample-unknown";

} // namespace sabretache::session
