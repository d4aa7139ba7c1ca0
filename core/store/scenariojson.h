// The parts of a scenario that are lists, as JSON.
#pragma once

#include "base/result.h"
#include "oob/orderofbattle.h"

#include <string>

namespace sabretache::store {

std::string scenarioDetail(const oob::Scenario &scenario);
/// Reads what scenarioDetail wrote into `scenario`.
/// @return false when it is not of that form
bool readScenarioDetail(const std::string &json, oob::Scenario &scenario);

} // namespace sabretache::store
