// A label within a sentence: English writes it small there, German keeps its nouns' capitals.
#pragma once

#include <QLocale>
#include <QString>

namespace sabretache::ui {

/// @return the label as it is written inside a sentence of the locale's language
inline QString inside(const QString &label, const QLocale &locale) {
    return locale.language() == QLocale::German ? label : locale.toLower(label);
}

} // namespace sabretache::ui
