// Which reports a book can be asked for: the one list of them, for the print dialog and for `print`
// on the command line. A battle's or the campaign's page fills one; ui/print lays it out.
#pragma once

#include "ui/print/report.h"

namespace sabretache {

const ui::ReportSources &reportSources();

} // namespace sabretache
