// The words. Each is one function in its own file.
#pragma once

#include "app/cli/command.h"

namespace sabretache::cli {

int runNew(Call &call);
int runPrint(Call &call);
int runList(Call &call);
int runImport(Call &call);
int runExport(Call &call);
int runCheck(Call &call);
int runOdds(Call &call);
int runPlay(Call &call);
int runVerify(Call &call);
int runCampaign(Call &call);

} // namespace sabretache::cli
