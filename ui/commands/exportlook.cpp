#include "ui/commands/exportlook.h"

namespace sabretache::ui {

exchange::ExportLook exportLook(const Texts &texts, const rules::RuleSet &ruleSet) {
    exchange::ExportLook look;
    look.ruleSet = &ruleSet;
    look.language = texts.language().toStdString();
    look.words = [&texts, set = ruleSet.id()](std::string_view key) {
        const auto starts = [key](std::string_view with) { return key.starts_with(with); };
        if (starts("arm/"))
            return texts.label(TextKind::ArmWord, key.substr(4), set).toStdString();
        if (starts("field/"))
            return texts.label(TextKind::Field, key.substr(6), set).toStdString();
        return texts.label(TextKind::Word, key, set).toStdString();
    };
    return look;
}

} // namespace sabretache::ui
