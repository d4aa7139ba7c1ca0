#include "exchange/vocabulary.h"

#include "exchange/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sabretache::exchange {

namespace {

using Text = std::string_view;

template <std::size_t N> bool isOneOf(Text word, const std::array<Text, N> &words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// True when a word of `words` begins with one of the stems.
template <std::size_t N>
bool anyBegins(const std::vector<Text> &words, const std::array<Text, N> &stems) {
    return std::any_of(words.begin(), words.end(), [&](Text w) {
        return std::any_of(stems.begin(), stems.end(),
                           [&](Text stem) { return w.substr(0, stem.size()) == stem; });
    });
}
template <std::size_t N>
bool anyIs(const std::vector<Text> &words, const std::array<Text, N> &wanted) {
    return std::any_of(words.begin(), words.end(), [&](Text w) { return isOneOf(w, wanted); });
}

constexpr std::array<Text, 15> kArtilleryStems{
    "artill",   "artigl", "batter", "batteri", "howitz",  "obusier", "haubitz", "kanon",
    "geschutz", "canon",  "cannon", "mortar",  "mortier", "bombard", "pounder"};
constexpr std::array<Text, 5> kArtilleryWords{"guns", "gun", "bty", "arty", "art"};
constexpr std::array<Text, 8> kHeavyStems{"cuirass", "kurass",  "kuerass", "corazz",
                                          "carabin", "karabin", "gendarm", "coracer"};
constexpr std::array<Text, 12> kLightHorseStems{"hussar", "husar",  "ussar",   "uhlan",
                                                "ulan",   "lancer", "lancier", "chevau",
                                                "cossac", "cosaq",  "kosak",   "usser"};
constexpr std::array<Text, 4> kDragoonStems{"dragoon", "dragon", "dragun", "drag"};
constexpr std::array<Text, 8> kHorseStems{"caval",  "kaval",   "cheval",    "horse",
                                          "reiter", "reiteri", "chevalier", "yeoman"};
constexpr std::array<Text, 4> kHorseWords{"cav", "kav", "maison", "pferd"};
constexpr std::array<Text, 12> kLightFootStems{"leger",   "jager",   "jaeger",  "voltig",
                                               "tiraill", "grenzer", "rifle",   "schutz",
                                               "schuetz", "cacador", "bersagl", "cazador"};
constexpr std::array<Text, 15> kFootStems{"infant", "fanter", "grenad",   "granat", "fusil",
                                          "musket", "fuss",   "fuesil",   "foot",   "battal",
                                          "batail", "ligne",  "landwehr", "milit",  "guard"};
constexpr std::array<Text, 10> kFootWords{"inf",  "ir",    "line",  "fus",   "gren",
                                          "leib", "garde", "fanti", "linie", "foot"};

} // namespace

std::optional<Arm> armOfName(Text name) {
    const std::string kept = folded(name);
    const std::vector<Text> words = wordsOf(kept);
    if (words.empty())
        return std::nullopt;
    const bool onFoot = kept.find("a pied") != std::string::npos ||
                        anyIs(words, std::array<Text, 2>{"dismounted", "demontes"}) ||
                        kept.find("zu fuss") != std::string::npos;
    const bool onHorse = kept.find("a cheval") != std::string::npos;
    const bool light = anyIs(words, std::array<Text, 4>{"light", "leichte", "leggera", "leggeri"});
    const bool heavy = anyIs(words, std::array<Text, 4>{"heavy", "schwere", "lourde", "pesante"});
    if (anyBegins(words, kArtilleryStems) || anyIs(words, kArtilleryWords) ||
        std::any_of(words.begin(), words.end(),
                    [](Text w) { return w.find("pfunder") != Text::npos; })) // "Dreipfünder"
        return Arm::Artillery;
    if (anyBegins(words, kHeavyStems))
        return Arm::HeavyCavalry;
    // A chasseur is on horse unless he is said to be on foot.
    if (anyBegins(words, std::array<Text, 2>{"chasseur", "cacciator"}))
        return onFoot ? Arm::LightInfantry : Arm::LightCavalry;
    if (anyBegins(words, kLightHorseStems))
        return Arm::LightCavalry;
    if (anyBegins(words, kDragoonStems))
        return onFoot ? Arm::Infantry : light ? Arm::LightCavalry : Arm::Dragoons;
    if (anyBegins(words, std::array<Text, 2>{"jager", "jaeger"}) &&
        (onHorse || kept.find("zu pferd") != std::string::npos))
        return Arm::LightCavalry;
    if (anyBegins(words, kHorseStems) || anyIs(words, kHorseWords))
        return light ? Arm::LightCavalry : heavy ? Arm::HeavyCavalry : Arm::Cavalry;
    if (anyBegins(words, kLightFootStems))
        return Arm::LightInfantry;
    if (anyBegins(words, kFootStems) || anyIs(words, kFootWords))
        return light ? Arm::LightInfantry : Arm::Infantry;
    if (light)
        return Arm::LightInfantry; // "6th Light"
    return std::nullopt;
}

std::optional<Arm> armOfCell(Text cell) {
    const Text plain = trimmed(cell);
    if (const auto exact = fromWord<Arm>(plain))
        return exact;
    const std::string kept = folded(plain);
    if (const auto exact = fromWord<Arm>(kept))
        return exact;
    constexpr std::array<std::pair<Text, Arm>, 8> kShort{{{"i", Arm::Infantry},
                                                          {"c", Arm::Cavalry},
                                                          {"a", Arm::Artillery},
                                                          {"li", Arm::LightInfantry},
                                                          {"lc", Arm::LightCavalry},
                                                          {"hc", Arm::HeavyCavalry},
                                                          {"d", Arm::Dragoons},
                                                          {"k", Arm::Cavalry}}};
    for (const auto &[text, arm] : kShort)
        if (kept == text)
            return arm;
    return armOfName(plain);
}

CountUnit countUnitOf(Text word) {
    if (word.empty())
        return CountUnit::None;
    constexpr std::array<Text, 15> kBattalions{"b",          "bn",   "bns",  "bat",   "bats",
                                               "bataillons", "btl",  "btls", "bnn",   "batt",
                                               "btn",        "btns", "baon", "baons", "baone"};
    constexpr std::array<Text, 12> kSquadrons{"sqn", "sqns", "sqd",  "sqds", "sq",   "sqs",
                                              "esc", "escs", "schw", "esk",  "esks", "squ"};
    constexpr std::array<Text, 8> kCompanies{"coy",  "coys", "cos", "cie",
                                             "cies", "komp", "kp",  "comp"};
    constexpr std::array<Text, 27> kMen{
        "men",    "man",     "hommes",   "homme",      "mann",        "uomini",  "bayonets",
        "sabres", "sabers",  "soldiers", "troops",     "baionnettes", "sabeln",  "hombres",
        "fanti",  "all",     "strong",   "effectives", "mannschaft",  "foot",    "horsemen",
        "pferde", "pferden", "horses",   "chevaux",    "cavalli",     "caballos"};
    constexpr std::array<Text, 6> kOfficers{"officers",  "officiers", "offiziere",
                                            "ufficiali", "off",       "offrs"};
    constexpr std::array<Text, 18> kGuns{"gun",     "guns",    "piece",   "pieces",    "canon",
                                         "canons",  "kanonen", "kanone",  "geschutze", "geschutz",
                                         "cannons", "cannon",  "cannoni", "pezzi",     "bouches",
                                         "stuck",   "piezas",  "canones"};
    constexpr std::array<Text, 18> kHowitzers{
        "how",      "hows",      "howitzer", "howitzers", "obusier", "obusiers",
        "haubitze", "haubitzen", "haub",     "obice",     "obici",   "mortar",
        "mortars",  "mortier",   "mortiers", "howtz",     "howz",    "obus"};
    constexpr std::array<Text, 20> kPounders{"pdr",      "pdrs",  "pounder", "pounders", "lb",
                                             "lbs",      "lber",  "pf",      "pfd",      "pfunder",
                                             "pfunders", "pfund", "livres",  "livre",    "libbre",
                                             "pfuender", "pr",    "prs",     "pder",     "pfdr"};
    if (isOneOf(word, kBattalions) || word.substr(0, 6) == "battal" ||
        word.substr(0, 6) == "batail" || word.substr(0, 7) == "batalio")
        return CountUnit::Battalions;
    if (isOneOf(word, kSquadrons) || word.substr(0, 6) == "squadr" ||
        word.substr(0, 6) == "escadr" || word.substr(0, 8) == "schwadro" ||
        word.substr(0, 6) == "eskadr" || word.substr(0, 8) == "escuadro")
        return CountUnit::Squadrons;
    if (isOneOf(word, kCompanies) || word.substr(0, 5) == "compa" || word.substr(0, 5) == "kompa")
        return CountUnit::Companies;
    if (isOneOf(word, kMen))
        return CountUnit::Men;
    if (isOneOf(word, kOfficers))
        return CountUnit::Officers;
    if (isOneOf(word, kHowitzers))
        return CountUnit::Howitzers;
    if (isOneOf(word, kPounders))
        return CountUnit::Pounders;
    // "2 Dreipfünder" are two guns, "6-Pfünder" are guns of that weight.
    if (isOneOf(word, kGuns) || (word.size() > 7 && word.substr(word.size() - 7) == "pfunder"))
        return CountUnit::Guns;
    if (word == "in" || word == "inch" || word == "inches" || word == "zoll" || word == "pouces")
        return CountUnit::Inches;
    return CountUnit::None;
}

std::optional<std::int64_t> numberWord(Text word) {
    constexpr std::array<std::pair<Text, std::int64_t>, 62> kNumbers{
        {{"one", 1},      {"two", 2},        {"three", 3},     {"four", 4},      {"five", 5},
         {"six", 6},      {"seven", 7},      {"eight", 8},     {"nine", 9},      {"ten", 10},
         {"eleven", 11},  {"twelve", 12},    {"thirteen", 13}, {"fourteen", 14}, {"fifteen", 15},
         {"sixteen", 16}, {"seventeen", 17}, {"eighteen", 18}, {"nineteen", 19}, {"twenty", 20},
         {"thirty", 30},  {"un", 1},         {"une", 1},       {"deux", 2},      {"trois", 3},
         {"quatre", 4},   {"cinq", 5},       {"sept", 7},      {"huit", 8},      {"neuf", 9},
         {"dix", 10},     {"onze", 11},      {"douze", 12},    {"ein", 1},       {"eine", 1},
         {"zwei", 2},     {"drei", 3},       {"vier", 4},      {"funf", 5},      {"sechs", 6},
         {"sieben", 7},   {"acht", 8},       {"neun", 9},      {"zehn", 10},     {"elf", 11},
         {"zwolf", 12},   {"uno", 1},        {"una", 1},       {"due", 2},       {"tre", 3},
         {"quattro", 4},  {"cinque", 5},     {"sei", 6},       {"sette", 7},     {"otto", 8},
         {"nove", 9},     {"dieci", 10},     {"undici", 11},   {"dodici", 12},   {"half", 0},
         {"quinze", 15},  {"seize", 16}}};
    for (const auto &[text, value] : kNumbers)
        if (text == word && value > 0)
            return value;
    return std::nullopt;
}

bool isTotalLabel(Text cell) {
    const Text plain = trimmed(cell);
    if (plain.empty() || isDigit(plain.front()))
        return false;
    const std::string kept = folded(plain);
    constexpr std::array<Text, 18> kStarts{
        "sub-total", "subtotal",    "sub total", "sous-total", "sous total", "zwischensumme",
        "summe",     "total",       "totale",    "totaux",     "gesamt",     "insgesamt",
        "in tutto",  "grand total", "subtotale", "somma",      "teilsumme",  "ensemble"};
    for (const Text start : kStarts) {
        if (kept.substr(0, start.size()) != start)
            continue;
        // "Totalise" is a name; "Total:" and "Total 2e Division" are labels.
        const char next = kept.size() > start.size() ? kept[start.size()] : ' ';
        if (next < 'a' || next > 'z' || start == "gesamt")
            return true;
    }
    const std::vector<Text> words = wordsOf(kept);
    return words.size() > 1 && words.size() <= 5 &&
           isOneOf(words.back(),
                   std::array<Text, 5>{"total", "totals", "subtotal", "gesamt", "totale"});
}

bool isGrandTotalLabel(Text cell) {
    const std::string kept = folded(cell);
    return isTotalLabel(cell) && kept.substr(0, 3) != "sub" && kept.substr(0, 4) != "sous" &&
           kept.substr(0, 8) != "zwischen" && kept.substr(0, 4) != "teil";
}

namespace {

/// Level words, folded, and what they are called.
constexpr std::array<std::pair<Text, Text>, 38> kLevels{{{"armee", "army"},
                                                         {"army", "army"},
                                                         {"armies", "army"},
                                                         {"armata", "army"},
                                                         {"corps", "corps"},
                                                         {"korps", "corps"},
                                                         {"corpo", "corps"},
                                                         {"wing", "wing"},
                                                         {"aile", "wing"},
                                                         {"flugel", "wing"},
                                                         {"fluegel", "wing"},
                                                         {"ala", "wing"},
                                                         {"treffen", "line"},
                                                         {"column", "column"},
                                                         {"colonne", "column"},
                                                         {"kolonne", "column"},
                                                         {"colonna", "column"},
                                                         {"division", "division"},
                                                         {"divisione", "division"},
                                                         {"div", "division"},
                                                         {"brigade", "brigade"},
                                                         {"brigata", "brigade"},
                                                         {"brig", "brigade"},
                                                         {"bde", "brigade"},
                                                         {"avantgarde", "vanguard"},
                                                         {"vanguard", "vanguard"},
                                                         {"avant", "vanguard"},
                                                         {"reserve", "reserve"},
                                                         {"riserva", "reserve"},
                                                         {"detachment", "detachment"},
                                                         {"detachement", "detachment"},
                                                         {"vorhut", "vanguard"},
                                                         {"rearguard", "rearguard"},
                                                         {"center", "centre"},
                                                         {"centre", "centre"},
                                                         {"zentrum", "centre"},
                                                         {"garrison", "garrison"},
                                                         {"command", "command"}}};

/// Ranks, folded, the longest first within a beginning.
constexpr std::array<Text, 78> kRanks{"general feldmarschall",
                                      "generalfeldmarschall",
                                      "feldmarschall-leutnant",
                                      "feldmarschalleutnant",
                                      "feldmarschallleutnant",
                                      "feldmarschall-lieutenant",
                                      "feldzeugmeister",
                                      "feldmarschall",
                                      "field marshal lieutenant",
                                      "field-marshal",
                                      "field marshal",
                                      "captain general",
                                      "captain-general",
                                      "marechal de camp",
                                      "marechal d'empire",
                                      "marechal de france",
                                      "marechal",
                                      "marshal",
                                      "mal.",
                                      "mal",
                                      "general de division",
                                      "general de brigade",
                                      "general of division",
                                      "general of brigade",
                                      "general der kavallerie",
                                      "general der infanterie",
                                      "general-leutnant",
                                      "general-major",
                                      "general-lieutenant",
                                      "generalleutnant",
                                      "generallieutenant",
                                      "generalmajor",
                                      "general-feldwachtmeister",
                                      "general d'armee",
                                      "general",
                                      "generale",
                                      "lieutenant general",
                                      "lieutenant-general",
                                      "lieutenant-colonel",
                                      "lieutenant colonel",
                                      "lieutenant",
                                      "lt. general",
                                      "lt. gen.",
                                      "lt gen",
                                      "lt-gen",
                                      "ltgen",
                                      "lt. col.",
                                      "lt-col",
                                      "lt col",
                                      "ltg",
                                      "major general",
                                      "major-general",
                                      "maj. gen.",
                                      "maj gen",
                                      "maj-gen",
                                      "major",
                                      "maj.",
                                      "brigadier general",
                                      "brigadier-general",
                                      "brigadier",
                                      "brig. gen.",
                                      "brig.",
                                      "gen. de div.",
                                      "gen. de brig.",
                                      "gen.",
                                      "gen",
                                      "gal.",
                                      "gal",
                                      "gdb",
                                      "gdd",
                                      "fml",
                                      "fzm",
                                      "gm",
                                      "oberst",
                                      "colonel",
                                      "col.",
                                      "capitaine",
                                      "captain"};
/// Further ranks that stand only before a name and are common words otherwise.
constexpr std::array<Text, 8> kMoreRanks{"colonello", "generalmajor", "hauptmann", "capt.",
                                         "obst.",     "obstlt.",      "cmdr.",     "commandant"};

/// @return bytes of the raw text that the rank at its start takes, 0 when there is none.
std::size_t rankLength(Text text) {
    // The folded form of a rank has as many characters as the raw one; walk both.
    const std::string kept = folded(text);
    std::size_t best = 0;
    const auto tryOne = [&](Text rank) {
        if (kept.size() < rank.size() || kept.compare(0, rank.size(), rank) != 0)
            return;
        const char next = kept.size() > rank.size() ? kept[rank.size()] : ' ';
        if (rank.back() == '.' || next == ' ' || next == '.')
            best = std::max(best, rank.size());
    };
    for (const Text rank : kRanks)
        tryOne(rank);
    for (const Text rank : kMoreRanks)
        tryOne(rank);
    if (best == 0)
        return 0;
    // Characters of the folded prefix, counted in the raw text.
    std::size_t at = 0;
    std::string prefix;
    while (at < text.size() && prefix.size() < best) {
        nextCharacter(text, at);
        prefix = folded(text.substr(0, at));
    }
    if (at < text.size() && text[at] == '.')
        ++at;
    return at;
}

bool hasDigit(Text text) { return std::any_of(text.begin(), text.end(), isDigit); }

} // namespace

Text levelOfName(Text name) {
    const std::string kept = folded(name);
    const std::vector<Text> words = wordsOf(kept);
    // "Corps / Division": the last word says what the names are; "Division de Corps" does not
    // occur.
    for (auto it = words.rbegin(); it != words.rend(); ++it) {
        for (const auto &[word, level] : kLevels)
            if (*it == word)
                return level;
        // "Cavalry line", "First line": a line only where a number or an arm stands before it.
        if (*it == "line" && words.size() >= 2 && it + 1 != words.rend()) {
            const Text before = *(it + 1);
            if (before == "first" || before == "second" || before == "third" || before == "front" ||
                before == "rear" || before == "main")
                return "line";
        }
    }
    return {};
}

bool looksLikePerson(Text text) {
    const Text plain = trimmed(text);
    if (plain.empty() || plain.size() > 60 || hasDigit(plain) || !hasCapitalWord(plain))
        return false;
    const std::string kept = folded(plain);
    const std::vector<Text> words = wordsOf(kept);
    if (words.size() > 6)
        return false;
    if (!levelOfName(plain).empty() || isTotalLabel(plain))
        return false;
    for (const Text w : words)
        if (countUnitOf(w) != CountUnit::None && w != "b" && w != "all" && w != "in")
            return false;
    return true;
}

int rankOfLevel(Text level) {
    constexpr std::array<std::pair<Text, int>, 12> kRank{{{"army", 0},
                                                          {"wing", 1},
                                                          {"corps", 2},
                                                          {"column", 3},
                                                          {"centre", 1},
                                                          {"line", 4},
                                                          {"division", 5},
                                                          {"vanguard", 5},
                                                          {"rearguard", 5},
                                                          {"reserve", 5},
                                                          {"detachment", 5},
                                                          {"brigade", 6}}};
    for (const auto &[word, rank] : kRank)
        if (word == level)
            return rank;
    return 100;
}

bool isBareLevel(Text name) {
    const std::string kept = folded(name);
    const std::vector<Text> words = wordsOf(kept);
    return words.size() == 1 && !levelOfName(name).empty();
}

bool beginsWithRank(Text text) { return rankLength(trimmed(text)) > 0; }

Named personOf(Text text) {
    Named out;
    Text rest = trimmed(text);
    for (;;) {
        const std::size_t length = rankLength(rest);
        if (length == 0)
            break;
        if (!out.rank.empty())
            out.rank += ' ';
        out.rank += trimmed(rest.substr(0, length));
        rest = trimmed(rest.substr(length));
    }
    // "Capitaine de la batterie" is an office, not a name.
    if (hasCapitalWord(rest))
        out.commander = std::string(rest);
    else
        out.rank.clear();
    return out;
}

Named headingOf(Text text) {
    Named out;
    const Text plain = trimmed(text);
    out.name = std::string(plain);
    const auto cut = [&](std::size_t at, std::size_t length, bool needsRank) {
        const Text left = trimmed(plain.substr(0, at));
        Text right = trimmed(plain.substr(at + length));
        if (left.empty())
            return false;
        Named person = personOf(right);
        if (needsRank && person.rank.empty())
            return false;
        if (!looksLikePerson(person.commander))
            return false;
        out.rank = person.rank;
        out.commander = person.commander;
        out.name = std::string(left);
        return true;
    };
    // A bracket at the end: "French VI Corps (Ney)".
    if (!plain.empty() && plain.back() == ')') {
        const std::size_t open = plain.rfind('(');
        if (open != Text::npos && open > 0) {
            const Text inside = plain.substr(open + 1, plain.size() - open - 2);
            Named person = personOf(inside);
            if (looksLikePerson(person.commander)) {
                out.name = std::string(trimmed(plain.substr(0, open)));
                out.rank = person.rank;
                out.commander = person.commander;
                return out;
            }
        }
    }
    bool done = false;
    for (const Text dash : {Text(" - "), Text(" – "), Text(" — "), Text("—"), Text(" -- ")}) {
        if (const std::size_t at = plain.rfind(dash); !done && at != Text::npos && at > 0)
            done = cut(at, dash.size(), false);
    }
    if (const std::size_t at = plain.find(':'); !done && at != Text::npos) {
        done = cut(at, 1, false);
        if (!done) {
            const Text left = trimmed(plain.substr(0, at));
            const Text right = trimmed(plain.substr(at + 1));
            // "Attached: 4th Dragoon Division" names the division; "Artillery:" names itself.
            out.name = std::string(right.empty()                 ? left
                                   : !levelOfName(right).empty() ? right
                                                                 : plain);
        }
    }
    if (const std::size_t at = plain.find(','); !done && at != Text::npos)
        done = cut(at, 1, levelOfName(plain.substr(0, at)).empty());
    // "Division Lindenau": called by its commander's name.
    if (const std::size_t blank = plain.find(' ');
        !done && blank != Text::npos && isBareLevel(plain.substr(0, blank))) {
        const Text name = trimmed(plain.substr(blank + 1));
        const std::string_view level = levelOfName(plain.substr(0, blank));
        const char32_t first = [&] {
            std::size_t at = 0;
            return nextCharacter(name, at);
        }();
        const bool capital = first < 128 ? first >= 'A' && first <= 'Z' : first >= 0xC0;
        if ((level == "division" || level == "brigade" || level == "corps") &&
            (capital || name.substr(0, 4) == "von ") && looksLikePerson(name) && !armOfName(name) &&
            nationOfName(name).empty() && wordsOf(folded(name)).size() <= 3 &&
            name.find_first_of(".,()") == Text::npos && name.size() > 3) {
            const Named person = personOf(name);
            out.rank = person.rank;
            out.commander = person.commander;
        }
    }
    // "Brigade General X" and "Brigade: General X" want a name of their own.
    if (done && isBareLevel(out.name))
        out.name += ' ' + out.commander;
    return out;
}

std::string nationOfName(Text name) {
    constexpr std::array<Text, 61> kNations{"british",         "english",
                                            "french",          "austrian",
                                            "prussian",        "russian",
                                            "bavarian",        "saxon",
                                            "spanish",         "portuguese",
                                            "dutch",           "danish",
                                            "swedish",         "hessian",
                                            "hanoverian",      "imperial",
                                            "polish",          "italian",
                                            "neapolitan",      "swiss",
                                            "scottish",        "irish",
                                            "walloon",         "wurttemberg",
                                            "wuerttemberg",    "saxons",
                                            "francaise",       "francais",
                                            "anglaise",        "anglais",
                                            "autrichien",      "autrichienne",
                                            "prussien",        "prussienne",
                                            "russe",           "bavarois",
                                            "bavaroise",       "espagnol",
                                            "espagnole",       "hollandais",
                                            "danois",          "suedois",
                                            "franzosische",    "franzosisches",
                                            "osterreichische", "osterreichisches",
                                            "preussische",     "preussisches",
                                            "russische",       "bayerische",
                                            "bayerisches",     "sachsische",
                                            "francese",        "austriaco",
                                            "austriaca",       "prussiano",
                                            "russo",           "hanover",
                                            "brunswick",       "nassau",
                                            "kaiserliche"};
    std::size_t at = 0;
    while (at < name.size()) {
        while (at < name.size() && (name[at] == ' ' || name[at] == '(' || name[at] == '\t'))
            ++at;
        std::size_t end = at;
        while (end < name.size() && Text(" \t(),;:/.").find(name[end]) == Text::npos)
            ++end;
        const Text word = name.substr(at, end - at);
        if (!word.empty() && isOneOf(folded(word), kNations))
            return std::string(word);
        at = end == at ? end + 1 : end;
    }
    return {};
}

} // namespace sabretache::exchange
