// A campaign's state as JSON, for `campaign` and `list`.
#pragma once

#include "session/booksession.h"

#include <QJsonObject>

namespace sabretache::cli {

/// @return name, turn, dates, step and sides; null when the book holds no campaign.
QJsonValue campaignObject(const session::BookSession &book);

} // namespace sabretache::cli
