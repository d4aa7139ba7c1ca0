// The words of one battle: names by id, and every key of its rule set. A key that has no words yet
// is shown as plain words made from it, so that a rule set can be played before it is translated.
#pragma once

#include "battle/engine.h"
#include "battle/setup.h"
#include "ui/text/texts.h"

#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace sabretache::ui {

class BattleWords {
public:
    /// Both must outlive it.
    BattleWords(const battle::Setup &setup, const Texts &texts);

    const Texts &texts() const { return m_texts; }
    const battle::Setup &setup() const { return m_setup; }
    const Names &names() const { return m_names; }

    QString label(TextKind kind, std::string_view key) const;
    /// @return the label as it is written within a sentence
    QString inside(TextKind kind, std::string_view key) const;
    /// @return the name of the unit or commander; the text itself when it is no known id
    QString name(std::string_view id) const;
    QString name(const Uuid &id) const;
    QString sideName(battle::Side side) const;
    QString error(const Error &error) const;
    /// The same beside the name of whom it is about: "Row's brigade has fired" is "has fired".
    QString errorBeside(const Error &error, std::string_view who) const;
    QString event(const battle::EventRecord &event) const;
    QString input(const Record &input) const;
    QString question(const battle::FactRequest &fact) const;
    QString purpose(const dice::RollRequest &roll) const;
    QString quantity(std::int64_t n, std::string_view unit) const;
    /// A line of "what follows" as label and value; the value is empty when the line is one whole.
    std::pair<QString, QString> fact(const battle::FormFact &fact) const;
    /// Words of a value of a form's field.
    QString value(const battle::FormField &field, const Value &value) const;
    QString choice(const battle::FormField &field, const std::string &value) const;
    static QStringList ruleTexts(const RuleNumbers &rules);

    /// @return the unit with this id as text, or null
    const battle::SetupUnit *unit(std::string_view id) const;
    const battle::SetupUnit *unit(UnitId id) const;
    /// @return the place of a unit in setup (and view) order
    std::optional<std::size_t> unitIndex(UnitId id) const;
    /// @return the side of a unit or commander; nothing when it is not known
    std::optional<battle::Side> sideOf(std::string_view id) const;
    QString columnName(ColumnId id) const;

private:
    QString filledOrPlain(TextKind kind, const Record &record) const;

    const battle::Setup &m_setup;
    const Texts &m_texts;
    std::map<Uuid, std::size_t> m_units;
    std::map<Uuid, QString> m_nameOf;
    std::map<Uuid, battle::Side> m_sideOf;
    Names m_names;
};

/// "castings-firing" and "ShotOrdered" as words: "Castings firing", "Shot ordered".
QString plainWords(std::string_view key);
QString fromStd(std::string_view text);

} // namespace sabretache::ui
