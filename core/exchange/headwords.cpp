// What the heads of columns mean, by the names that people use in several languages.
#include "exchange/mapping.h"
#include "exchange/text.h"
#include "exchange/vocabulary.h"

#include <algorithm>
#include <array>

namespace sabretache::exchange {

namespace {

using Text = std::string_view;

struct HeadWord {
    Text text;
    Meaning meaning;
    Text detail = {};
};

/// Heads as people write them, folded, `_` as a blank.
constexpr std::array kHeads{
    HeadWord{"side", Meaning::Side},
    HeadWord{"partei", Meaning::Side},
    HeadWord{"camp", Meaning::Side},
    HeadWord{"parte", Meaning::Side},
    HeadWord{"army", Meaning::Army},
    HeadWord{"armee", Meaning::Army},
    HeadWord{"armata", Meaning::Army},
    HeadWord{"ejercito", Meaning::Army},
    HeadWord{"heer", Meaning::Army},
    HeadWord{"army commander", Meaning::ArmyCommander},
    HeadWord{"commander in chief", Meaning::ArmyCommander},
    HeadWord{"army nation", Meaning::ArmyNation},
    HeadWord{"column", Meaning::Level, "column"},
    HeadWord{"colonne", Meaning::Level, "column"},
    HeadWord{"kolonne", Meaning::Level, "column"},
    HeadWord{"colonna", Meaning::Level, "column"},
    HeadWord{"formation", Meaning::Level, "formation"},
    HeadWord{"formazione", Meaning::Level, "formation"},
    HeadWord{"verband", Meaning::Level, "formation"},
    HeadWord{"command", Meaning::Level, "command"},
    HeadWord{"parent formation", Meaning::Level, "formation"},
    HeadWord{"level", Meaning::LevelWord},
    HeadWord{"niveau", Meaning::LevelWord},
    HeadWord{"ebene", Meaning::LevelWord},
    HeadWord{"livello", Meaning::LevelWord},
    HeadWord{"wing", Meaning::Level, "wing"},
    HeadWord{"ala", Meaning::Level, "wing"},
    HeadWord{"columna", Meaning::Level, "column"},
    HeadWord{"line", Meaning::Level, "line"},
    HeadWord{"treffen", Meaning::Level, "line"},
    HeadWord{"group", Meaning::Level, "group"},
    HeadWord{"column commander", Meaning::LevelCommander, "column"},
    HeadWord{"unit", Meaning::Unit},
    HeadWord{"units", Meaning::Unit},
    HeadWord{"unit name", Meaning::Unit},
    HeadWord{"unite", Meaning::Unit},
    HeadWord{"unita", Meaning::Unit},
    HeadWord{"einheit", Meaning::Unit},
    HeadWord{"regiment", Meaning::Unit},
    HeadWord{"regiments", Meaning::Unit},
    HeadWord{"reggimento", Meaning::Unit},
    HeadWord{"regimiento", Meaning::Unit},
    HeadWord{"unidad", Meaning::Unit},
    HeadWord{"nombre", Meaning::Unit},
    HeadWord{"truppenteil", Meaning::Unit},
    HeadWord{"corps de troupe", Meaning::Unit},
    HeadWord{"name", Meaning::Unit},
    HeadWord{"nom", Meaning::Unit},
    HeadWord{"nome", Meaning::Unit},
    HeadWord{"name1", Meaning::Unit},
    HeadWord{"battalion", Meaning::Unit},
    HeadWord{"arm", Meaning::Arm},
    HeadWord{"arm of service", Meaning::Arm},
    HeadWord{"arme", Meaning::Arm},
    HeadWord{"waffe", Meaning::Arm},
    HeadWord{"waffengattung", Meaning::Arm},
    HeadWord{"arma", Meaning::Arm},
    HeadWord{"branch", Meaning::Arm},
    HeadWord{"nation", Meaning::Nation},
    HeadWord{"nationality", Meaning::Nation},
    HeadWord{"nationalite", Meaning::Nation},
    HeadWord{"pays", Meaning::Nation},
    HeadWord{"land", Meaning::Nation},
    HeadWord{"country", Meaning::Nation},
    HeadWord{"nazione", Meaning::Nation},
    HeadWord{"nacion", Meaning::Nation},
    HeadWord{"contingent", Meaning::Nation},
    HeadWord{"battalions or squadrons", Meaning::Count},
    HeadWord{"type", Meaning::Count},
    HeadWord{"count", Meaning::Count},
    HeadWord{"composition", Meaning::Count},
    HeadWord{"battalions", Meaning::Battalions},
    HeadWord{"bataillons", Meaning::Battalions},
    HeadWord{"bataillone", Meaning::Battalions},
    HeadWord{"battaglioni", Meaning::Battalions},
    HeadWord{"batallones", Meaning::Battalions},
    HeadWord{"bn", Meaning::Battalions},
    HeadWord{"bns", Meaning::Battalions},
    HeadWord{"bns.", Meaning::Battalions},
    HeadWord{"bat", Meaning::Battalions},
    HeadWord{"bat.", Meaning::Battalions},
    HeadWord{"btl", Meaning::Battalions},
    HeadWord{"btl.", Meaning::Battalions},
    HeadWord{"btls", Meaning::Battalions},
    HeadWord{"squadrons", Meaning::Squadrons},
    HeadWord{"escadrons", Meaning::Squadrons},
    HeadWord{"eskadronen", Meaning::Squadrons},
    HeadWord{"eskadrons", Meaning::Squadrons},
    HeadWord{"schwadronen", Meaning::Squadrons},
    HeadWord{"squadroni", Meaning::Squadrons},
    HeadWord{"escuadrones", Meaning::Squadrons},
    HeadWord{"sqn", Meaning::Squadrons},
    HeadWord{"sqns", Meaning::Squadrons},
    HeadWord{"sqns.", Meaning::Squadrons},
    HeadWord{"sqdns", Meaning::Squadrons},
    HeadWord{"esc", Meaning::Squadrons},
    HeadWord{"esc.", Meaning::Squadrons},
    HeadWord{"schw", Meaning::Squadrons},
    HeadWord{"schw.", Meaning::Squadrons},
    HeadWord{"esk", Meaning::Squadrons},
    HeadWord{"esk.", Meaning::Squadrons},
    HeadWord{"companies", Meaning::Companies},
    HeadWord{"compagnies", Meaning::Companies},
    HeadWord{"kompanien", Meaning::Companies},
    HeadWord{"compagnie", Meaning::Companies},
    HeadWord{"coys", Meaning::Companies},
    HeadWord{"men", Meaning::Men},
    HeadWord{"strength", Meaning::Men},
    HeadWord{"effectif", Meaning::Men},
    HeadWord{"effectifs", Meaning::Men},
    HeadWord{"hommes", Meaning::Men},
    HeadWord{"starke", Meaning::Men},
    HeadWord{"staerke", Meaning::Men},
    HeadWord{"mann", Meaning::Men},
    HeadWord{"head count", Meaning::Men},
    HeadWord{"headcount", Meaning::Men},
    HeadWord{"bayonets", Meaning::Men},
    HeadWord{"sabres", Meaning::Men},
    HeadWord{"uomini", Meaning::Men},
    HeadWord{"hombres", Meaning::Men},
    HeadWord{"efectivos", Meaning::Men},
    HeadWord{"fuerza", Meaning::Men},
    HeadWord{"forza", Meaning::Men},
    HeadWord{"numbers", Meaning::Men},
    HeadWord{"total men", Meaning::Men},
    HeadWord{"present", Meaning::Men},
    HeadWord{"effectives", Meaning::Men},
    HeadWord{"other ranks", Meaning::Men},
    HeadWord{"officers", Meaning::Officers},
    HeadWord{"officiers", Meaning::Officers},
    HeadWord{"offiziere", Meaning::Officers},
    HeadWord{"guns", Meaning::Guns},
    HeadWord{"pieces", Meaning::Guns},
    HeadWord{"canons", Meaning::Guns},
    HeadWord{"geschutze", Meaning::Guns},
    HeadWord{"geschuetze", Meaning::Guns},
    HeadWord{"kanonen", Meaning::Guns},
    HeadWord{"cannoni", Meaning::Guns},
    HeadWord{"pezzi", Meaning::Guns},
    HeadWord{"piezas", Meaning::Guns},
    HeadWord{"canones", Meaning::Guns},
    HeadWord{"artillery", Meaning::Guns},
    HeadWord{"artillerie", Meaning::Guns},
    HeadWord{"bouches a feu", Meaning::Guns},
    HeadWord{"commander", Meaning::Commander},
    HeadWord{"commandant", Meaning::Commander},
    HeadWord{"commanding officer", Meaning::Commander},
    HeadWord{"kommandeur", Meaning::Commander},
    HeadWord{"befehlshaber", Meaning::Commander},
    HeadWord{"comandante", Meaning::Commander},
    HeadWord{"jefe", Meaning::Commander},
    HeadWord{"chef", Meaning::Commander},
    HeadWord{"general", Meaning::Commander},
    HeadWord{"leader", Meaning::Commander},
    HeadWord{"colonel", Meaning::Commander},
    HeadWord{"rank", Meaning::Rank},
    HeadWord{"grade", Meaning::Rank},
    HeadWord{"notes", Meaning::Notes},
    HeadWord{"note", Meaning::Notes},
    HeadWord{"remarks", Meaning::Notes},
    HeadWord{"remarques", Meaning::Notes},
    HeadWord{"bemerkungen", Meaning::Notes},
    HeadWord{"bemerkung", Meaning::Notes},
    HeadWord{"anmerkungen", Meaning::Notes},
    HeadWord{"comments", Meaning::Notes},
    HeadWord{"observations", Meaning::Notes},
    HeadWord{"observaciones", Meaning::Notes},
    HeadWord{"notas", Meaning::Notes},
    HeadWord{"fuente", Meaning::Source},
    HeadWord{"source", Meaning::Source},
    HeadWord{"sources", Meaning::Source},
    HeadWord{"quelle", Meaning::Source},
    HeadWord{"id", Meaning::Key},
    HeadWord{"key", Meaning::Key},
    HeadWord{"no", Meaning::Key},
    HeadWord{"nr", Meaning::Key},
    HeadWord{"unit key", Meaning::Key},
    HeadWord{"parent", Meaning::Parent},
    HeadWord{"parent id", Meaning::Parent},
    HeadWord{"parentid", Meaning::Parent},
    HeadWord{"path", Meaning::Path},
    HeadWord{"unit id", Meaning::UnitId},
    HeadWord{"column id", Meaning::ColumnId},
    HeadWord{"army id", Meaning::ArmyId},
    HeadWord{"more", Meaning::More},
};

std::string headKey(Text head) {
    std::string key = folded(head);
    std::replace(key.begin(), key.end(), '_', ' ');
    while (!key.empty() && (key.back() == ':' || key.back() == '*'))
        key.pop_back();
    return key;
}

ColumnMeaning meaning(Meaning m, Text detail = {}) { return {m, std::string(detail)}; }

} // namespace

ColumnMeaning meaningOfHead(Text head, const rules::RuleSetList &ruleSets) {
    const std::string key = headKey(head);
    if (key.empty())
        return {};
    for (const HeadWord &word : kHeads)
        if (key == word.text)
            return meaning(word.meaning, word.detail);
    // The fields of the rule sets are heads by their own keys, alone or as RULESET/FIELD.
    const Text raw = trimmed(head);
    for (const rules::RuleSet *set : ruleSets.all())
        for (const rules::UnitFieldSpec &field : set->unitFields()) {
            const std::string full = std::string(set->id()) + '/' + std::string(field.key);
            if (raw == full || key == headKey(field.key))
                return {Meaning::Field, full};
        }
    const std::vector<Text> words = wordsOf(key);
    if (words.empty())
        return {};
    // "24th IR (3 bns", "6 Esk. 450 Pferde": part of a list, not the head of a column.
    for (std::size_t i = 0; i + 1 < words.size(); ++i)
        if (isDigit(words[i].front()) && countUnitOf(words[i + 1]) != CountUnit::None)
            return {};
    const auto hasWord = [&](Text w) {
        return std::find(words.begin(), words.end(), w) != words.end();
    };
    const Text level = levelOfName(head);
    if (hasWord("commander") || hasWord("commandant") || hasWord("kommandeur") ||
        hasWord("comandante") || hasWord("leader") || hasWord("general")) {
        if (level == "army")
            return meaning(Meaning::ArmyCommander);
        return level.empty() ? meaning(Meaning::Commander)
                             : meaning(Meaning::LevelCommander, level);
    }
    // "Bat./Esc.", "Btl./Schw.", "Battalions / Squadrons": a count by the word behind the number.
    bool battalions = false;
    bool squadrons = false;
    bool men = false;
    bool guns = false;
    for (const Text w : words) {
        const CountUnit unit = countUnitOf(w);
        battalions = battalions || unit == CountUnit::Battalions;
        squadrons = squadrons || unit == CountUnit::Squadrons;
        men = men || unit == CountUnit::Men;
        guns = guns || unit == CountUnit::Guns;
    }
    if (battalions && squadrons)
        return meaning(Meaning::Count);
    if (level == "army")
        return meaning(Meaning::Army);
    if (!level.empty())
        return meaning(Meaning::Level, level);
    if (battalions)
        return meaning(Meaning::Battalions);
    if (squadrons)
        return meaning(Meaning::Squadrons);
    if (men)
        return meaning(Meaning::Men);
    if (guns)
        return meaning(Meaning::Guns);
    // One known word in a longer head: "Unit / Regiment", "Strength (men)", "No. of guns".
    if (words.size() > 1 && words.size() <= 4)
        for (const HeadWord &word : kHeads)
            if (word.meaning != Meaning::Key && hasWord(word.text))
                return meaning(word.meaning, word.detail);
    return {};
}

} // namespace sabretache::exchange
