// The program's own icons: one family in SVG (resources/icons), coloured when painted, so that they
// follow the palette.
#pragma once

#include "rules/ruleset.h"

#include <QIcon>
#include <QString>

namespace sabretache::ui {

/// @param name file name in resources/icons without `.svg`
QIcon icon(const QString &name);
QIcon severityIcon(rules::Severity severity);

} // namespace sabretache::ui
