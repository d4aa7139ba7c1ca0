// The one list of all sentence tables. A new topic is one declaration and one line.
#include "ui/text/table.h"

namespace sabretache::ui {

TextTable baseTexts();
TextTable battlePageTexts();
TextTable bookTexts();
TextTable battleFileTexts();
TextTable corporalJohnRulesTexts();
TextTable corporalJohnBattleTexts();
TextTable beersteinRulesTexts();
TextTable beersteinBattleTexts();
TextTable oddsTexts();
TextTable windowTexts();
TextTable exchangeTexts();
TextTable printTexts();
TextTable campaignTexts();
TextTable referenceTexts();

std::vector<TextTable> allTextTables() {
    // A line each, so that two topics can be added at once.
    // clang-format off
    return {
        baseTexts(),
        battlePageTexts(),
        bookTexts(),
        battleFileTexts(),
        corporalJohnRulesTexts(),
        corporalJohnBattleTexts(),
        beersteinRulesTexts(),
        beersteinBattleTexts(),
        oddsTexts(),
        windowTexts(),
        exchangeTexts(),
        printTexts(),
        campaignTexts(),
        referenceTexts(),
    };
    // clang-format on
}

} // namespace sabretache::ui
