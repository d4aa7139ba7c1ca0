// The one list of all sentence tables. A new topic is one declaration and one line.
#include "ui/text/table.h"

namespace sabretache::ui {

TextTable baseTexts();
TextTable bookTexts();
TextTable corporalJohnRulesTexts();
TextTable oddsTexts();
TextTable windowTexts();
TextTable exchangeTexts();

std::vector<TextTable> allTextTables() {
    return {
        baseTexts(), bookTexts(),   corporalJohnRulesTexts(),
        oddsTexts(), windowTexts(), exchangeTexts(),
    };
}

} // namespace sabretache::ui
