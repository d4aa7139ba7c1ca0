#include "exchange/unitdraft.h"

#include "exchange/guns.h"
#include "exchange/text.h"
#include "exchange/vocabulary.h"

#include <algorithm>
#include <array>

namespace sabretache::exchange {

namespace {

constexpr std::size_t kMostNameBytes = 1000;

/// Works on one draft; each step may set the fault, and then the rest is not done.
class Drafting {
public:
    Drafting(const UnitTexts &texts, FieldReader &fields) : m_texts(texts), m_fields(fields) {}

    UnitDraft run() {
        name();
        if (!m_out.fault)
            sizes();
        if (!m_out.fault)
            arm();
        if (!m_out.fault) {
            counts();
            m_out.unit.nation = std::string(trimmed(m_texts.nation));
            setFields();
        }
        return std::move(m_out);
    }

private:
    void fault(std::string_view code, std::vector<std::string> args) {
        if (!m_out.fault)
            m_out.fault = Finding{0, code, std::move(args), {}};
    }
    void warn(std::string_view code, std::vector<std::string> args) {
        m_out.warnings.push_back({0, code, std::move(args), {}});
    }

    void name() {
        std::string_view plain = trimmed(m_texts.name);
        if (plain.empty())
            return fault(kUnitNameMissing, {});
        if (plain.size() > kMostNameBytes)
            return fault(kNameTooLong,
                         {std::to_string(plain.size()), std::to_string(kMostNameBytes)});
        if (m_texts.literal) {
            m_out.unit.name = std::string(plain);
            return;
        }
        LiftedName lifted = liftName(plain);
        m_out.unit.name = std::move(lifted.name);
        m_brackets = std::move(lifted.brackets);
    }

    /// Takes a number of the file, or says what is wrong with it.
    std::optional<std::int64_t> take(const WholeNumber &number, std::string_view field,
                                     std::string_view raw, std::int64_t most) {
        const std::string text = shownText(trimmed(raw));
        switch (number.kind) {
        case NumberKind::Unknown:
            return std::nullopt;
        case NumberKind::Exact:
            return number.value;
        case NumberKind::Approximate:
            warn(kNumberApproximate, {std::string(field), text, std::to_string(number.value)});
            m_out.unit.present.estimated = true;
            addNote(m_out.unit.notes, text);
            return number.value;
        case NumberKind::Range:
            warn(kNumberRange, {std::string(field), text, std::to_string(number.value)});
            m_out.unit.present.estimated = true;
            addNote(m_out.unit.notes, text);
            return number.value;
        case NumberKind::Rivals:
            warn(kNumberRivals, {std::string(field), text});
            addNote(m_out.unit.notes, text);
            return std::nullopt;
        case NumberKind::LikeDate:
            warn(kNumberLikeDate, {std::string(field), text});
            addNote(m_out.unit.notes, text);
            return std::nullopt;
        case NumberKind::Negative:
            fault(kNumberNegative, {std::string(field), text});
            return std::nullopt;
        case NumberKind::TooLarge:
            fault(kNumberTooLarge, {std::string(field), text, std::to_string(most)});
            return std::nullopt;
        case NumberKind::Wrong:
            fault(kNumberWrong, {std::string(field), text});
            return std::nullopt;
        }
        return std::nullopt;
    }

    void setMen(std::int64_t men) {
        const std::int64_t before = m_out.unit.present.men ? m_out.unit.present.men->value : 0;
        if (before + men > kMostMen)
            return fault(kNumberTooLarge,
                         {"men", std::to_string(before + men), std::to_string(kMostMen)});
        m_out.unit.present.men = Men(static_cast<std::int32_t>(before + men));
    }
    void setGuns(const GunText &guns, std::string_view raw) {
        if (const auto n = take(guns.total, "guns", raw, kMostGuns))
            m_out.unit.present.guns = Guns(static_cast<std::int32_t>(*n));
        const bool calibres = std::any_of(guns.pieces.begin(), guns.pieces.end(),
                                          [](const Pieces &p) { return !p.kind.empty(); });
        if (calibres)
            addNote(m_out.unit.notes, trimmed(raw));
    }

    void menCell(std::string_view cell) {
        if (trimmed(cell).empty())
            return;
        const WholeNumber plain = readWhole(cell, kMostMen);
        if (plain.kind == NumberKind::Wrong || plain.kind == NumberKind::Rivals) {
            // "2 bns, 1,698 men" or "6 guns" in a column of strengths.
            const std::string kept = folded(cell);
            if (speaksOfGuns(kept)) {
                setGuns(readGuns(cell), cell);
                return;
            }
            const Size size = readSize(cell);
            const bool something = size.battalions || size.squadrons || size.companies ||
                                   size.men.hasValue() || size.officers;
            if (something && size.rest.empty()) {
                takeSize(size, cell, true);
                return;
            }
        }
        if (const auto n = take(plain, "men", cell, kMostMen))
            setMen(*n);
    }

    /// @param loneIsMen a number without a word is men
    void takeSize(const Size &size, std::string_view raw, bool loneIsMen) {
        if (size.tooLarge)
            return fault(kNumberTooLarge, {"men", shownText(raw), std::to_string(kMostMen)});
        const auto keep = [](std::optional<Hundredths> &to, const std::optional<Hundredths> &from) {
            if (from && !to)
                to = from;
        };
        keep(m_out.unit.battalions, size.battalions);
        keep(m_out.unit.squadrons, size.squadrons);
        keep(m_out.unit.companies, size.companies);
        if (size.approximate) {
            warn(kNumberApproximate, {"count", shownText(trimmed(raw)), shownText(trimmed(raw))});
            addNote(m_out.unit.notes, trimmed(raw));
        }
        if (const auto n = take(size.men, "men", raw, kMostMen))
            setMen(*n);
        if (size.bare) {
            if (loneIsMen && *size.bare % 100 == 0)
                setMen(*size.bare / 100);
            else
                m_bare = size.bare;
        }
    }

    void countCell(std::string_view cell) {
        std::string_view plain = trimmed(cell);
        if (plain.empty())
            return;
        if (plain.front() == '-' && plain.size() > 1 && isDigit(plain[1]))
            return fault(kNumberNegative, {"count", shownText(plain)});
        const std::string kept = folded(plain);
        if (speaksOfGuns(kept)) {
            const GunText guns = readGuns(plain);
            if (guns.total.hasValue()) {
                m_gunsOfCount = guns;
                m_gunsOfCountText = plain;
                return;
            }
        }
        const Size size = readSize(plain);
        const bool something =
            size.battalions || size.squadrons || size.companies || size.bare || size.men.hasValue();
        if (size.bare && *size.bare / 100 > kMostCount)
            return fault(kNumberTooLarge, {"count", shownText(plain), std::to_string(kMostCount)});
        if (!something || !size.rest.empty()) {
            m_typeText = plain;
            addNote(m_out.unit.notes, plain);
        }
        if (something)
            takeSize(size, plain, false);
    }
    void oneCount(std::string_view cell, std::optional<Hundredths> &to, std::string_view field) {
        std::string_view plain = trimmed(cell);
        if (plain.empty())
            return;
        if (plain.front() == '-' && plain.size() > 1 && isDigit(plain[1]))
            return fault(kNumberNegative, {std::string(field), shownText(plain)});
        const Size size = readSize(plain);
        if (size.bare) {
            if (*size.bare / 100 > kMostCount)
                return fault(kNumberTooLarge,
                             {std::string(field), shownText(plain), std::to_string(kMostCount)});
            to = Hundredths(static_cast<std::int32_t>(*size.bare));
        } else if (size.battalions || size.squadrons || size.companies) {
            takeSize(size, plain, false);
        } else if (!size.rest.empty()) {
            fault(kNumberWrong, {std::string(field), shownText(plain)});
        }
    }

    void bracket(const std::string &text, std::size_t index) {
        const std::string kept = folded(text);
        if (speaksOfGuns(kept)) {
            const GunText guns = readGuns(text);
            if (guns.total.kind != NumberKind::Wrong) {
                setGuns(guns, text);
                return;
            }
        }
        // "(3/2200)": battalions or squadrons over men.
        if (const std::size_t slash = text.find('/'); slash != std::string::npos && slash <= 2) {
            const WholeNumber count = readWhole(std::string_view(text).substr(0, slash), 99);
            const WholeNumber men = readWhole(std::string_view(text).substr(slash + 1), kMostMen);
            if (count.hasValue() && men.hasValue() && men.value >= 100 && !m_bare) {
                m_bare = count.value * 100;
                setMen(men.value);
                return;
            }
        }
        Size size = readSize(text);
        if (size.bare) {
            // "(2)(1,728)": the first small number counts battalions, the next counts men; a lone
            // "(300)" is men.
            const bool counted = size.battalions || size.squadrons || size.companies;
            const bool count = index == 0 && !counted && *size.bare <= 1200 &&
                               (m_brackets.size() > 1 || *size.bare <= 600 || *size.bare % 100);
            if (!count && *size.bare % 100 == 0) {
                if (counted) { // "(2 sqns, c. 240)"
                    Size counts = size;
                    counts.bare.reset();
                    counts.approximate = false;
                    takeSize(counts, text, false);
                }
                if (!size.approximate || m_out.unit.present.men) {
                    if (!m_out.unit.present.men)
                        setMen(*size.bare / 100);
                    return;
                }
                if (const auto n = take({NumberKind::Approximate, *size.bare / 100, 0, 0}, "men",
                                        text, kMostMen))
                    setMen(*n);
                return;
            }
        }
        takeSize(size, text, false);
        if (const WholeNumber n = readWhole(text, kMostMen);
            !size.bare && size.rest.empty() && n.hasValue() && !m_out.unit.present.men &&
            !size.men.hasValue() && !size.battalions && !size.squadrons && !size.companies)
            if (const auto men = take(n, "men", text, kMostMen))
                setMen(*men);
        if (!size.rest.empty())
            addNote(m_out.unit.notes, text);
    }

    void sizes() {
        countCell(m_texts.count);
        oneCount(m_texts.battalions, m_out.unit.battalions, "battalions");
        oneCount(m_texts.squadrons, m_out.unit.squadrons, "squadrons");
        oneCount(m_texts.companies, m_out.unit.companies, "companies");
        // "5 guns" where the strength stands is a battery's.
        const std::string_view men = trimmed(m_texts.men);
        const bool mayBeGuns =
            !m_texts.literal && trimmed(m_texts.guns).empty() && speaksOfGuns(folded(men));
        if (const GunText guns = mayBeGuns ? readGuns(men) : GunText(); guns.total.hasValue())
            setGuns(guns, men);
        else
            menCell(men);
        menCell(m_texts.moreMen);
        if (const std::string_view cell = trimmed(m_texts.guns); !cell.empty())
            setGuns(readGuns(cell), cell);
        for (std::size_t i = 0; i < m_brackets.size() && !m_out.fault; ++i)
            bracket(m_brackets[i], i);
        if (m_gunsOfCount) {
            if (!m_out.unit.present.guns)
                setGuns(*m_gunsOfCount, m_gunsOfCountText);
            else
                addNote(m_out.unit.notes, m_gunsOfCountText);
        }
    }

    void arm() {
        if (const std::string_view cell = trimmed(m_texts.arm); !cell.empty()) {
            const std::optional<Arm> known = armOfCell(cell);
            if (!known)
                return fault(kArmUnknown, {shownText(cell)});
            m_out.unit.arm = *known;
            return;
        }
        const oob::Unit &u = m_out.unit;
        std::optional<Arm> known = armOfName(u.name);
        if (!known && !m_typeText.empty())
            known = armOfName(m_typeText);
        const bool guns = u.present.guns && u.present.guns->value > 0;
        if (known && u.squadrons && isInfantry(*known))
            known = Arm::Cavalry; // "Garde", three squadrons
        if (!known && u.squadrons && !u.battalions)
            known = Arm::Cavalry;
        if (!known && guns && !u.battalions)
            known = Arm::Artillery;
        if (!known && u.battalions)
            known = Arm::Infantry;
        if (!known && !m_texts.armHint.empty())
            known = armOfName(m_texts.armHint);
        if (known && guns && !u.battalions && !u.squadrons && !u.present.men &&
            !isArtillery(*known))
            known = Arm::Artillery; // "Foot", with guns and nothing else
        if (!known) {
            known = Arm::Infantry;
            warn(kArmGuessed, {u.name, std::string(word(*known))});
        }
        m_out.unit.arm = *known;
        gunsOfName();
    }

    /// "2 Dreipfünder", "4 guns" as the name of a battery.
    void gunsOfName() {
        const oob::Unit &u = m_out.unit;
        if (!isArtillery(u.arm) || u.present.guns || m_texts.literal)
            return;
        const std::string kept = folded(u.name);
        const auto words = wordsOf(kept);
        if (words.size() != 2 || !isDigit(words[0].front()) ||
            countUnitOf(words[1]) != CountUnit::Guns)
            return;
        if (const WholeNumber n = readWhole(words[0], kMostGuns); n.hasValue())
            m_out.unit.present.guns = Guns(static_cast<std::int32_t>(n.value));
    }

    void counts() {
        if (!m_bare)
            return;
        const Hundredths count(static_cast<std::int32_t>(*m_bare));
        oob::Unit &u = m_out.unit;
        std::optional<Hundredths> &to = isInfantry(u.arm)  ? u.battalions
                                        : isCavalry(u.arm) ? u.squadrons
                                                           : u.companies;
        if (!to)
            to = count;
    }

    void setFields() {
        if (m_texts.fields.empty())
            return;
        const FieldReader::Answer &answer = m_fields.read(m_texts.fields, m_out.unit.arm);
        m_out.unit.fields = answer.fields;
        for (const auto &[field, value] : answer.wrong) {
            warn(kFieldValueWrong, {field, shownText(value)});
            addNote(m_out.unit.notes, field + ": " + shownText(value));
        }
    }

    const UnitTexts &m_texts;
    FieldReader &m_fields;
    UnitDraft m_out;
    std::vector<std::string> m_brackets;
    std::optional<std::int64_t> m_bare;
    std::optional<GunText> m_gunsOfCount;
    std::string_view m_gunsOfCountText;
    std::string_view m_typeText;
};

/// @return true when a bracket or a tail holds a size or guns, not a part of the name.
bool isSizeText(std::string_view text) {
    const std::string kept = folded(text);
    if (kept.empty())
        return false;
    if (speaksOfGuns(kept)) {
        const GunText guns = readGuns(text);
        if (guns.total.hasValue())
            return true;
    }
    const Size size = readSize(text);
    const bool any = size.battalions || size.squadrons || size.companies || size.men.hasValue() ||
                     size.bare || size.officers;
    if (any && size.rest.empty())
        return true;
    const WholeNumber n = readWhole(text, kMostMen);
    return n.hasValue() || kept == "?" || kept == "-";
}

std::optional<std::string> fieldText(const rules::UnitFieldSpec &spec, std::string_view value) {
    const std::string kept = folded(value);
    if (spec.type == rules::ValueType::Choice) {
        for (const std::string_view choice : spec.choices)
            if (choice == value || folded(choice) == kept)
                return std::string(choice);
        return std::nullopt;
    }
    if (spec.type == rules::ValueType::Flag) {
        for (const std::string_view yes :
             {std::string_view("yes"), std::string_view("y"), std::string_view("1"),
              std::string_view("x"), std::string_view("true"), std::string_view("ja"),
              std::string_view("oui"), std::string_view("si")})
            if (kept == yes)
                return "yes";
        for (const std::string_view no :
             {std::string_view("no"), std::string_view("n"), std::string_view("0"),
              std::string_view("false"), std::string_view("nein"), std::string_view("non")})
            if (kept == no)
                return "no";
        return std::nullopt;
    }
    const WholeNumber n = readWhole(value, 1'000'000'000);
    if (n.kind != NumberKind::Exact || n.value < spec.least || n.value > spec.most)
        return std::nullopt;
    return std::to_string(n.value);
}

/// @return whether the rule set has a field `key` for units of that arm.
bool appliesHere(const rules::RuleSet &set, std::string_view key, Arm arm) {
    for (const rules::UnitFieldSpec &spec : set.unitFields())
        if (spec.key == key)
            return spec.appliesTo(arm);
    return false;
}

} // namespace

LiftedName liftName(std::string_view text) {
    LiftedName out;
    std::string_view name = trimmed(text);
    // Brackets at the end, the last first.
    for (;;) {
        while (!name.empty() && (name.back() == '.' || name.back() == ';' || name.back() == ','))
            name = trimmed(name.substr(0, name.size() - 1));
        if (name.empty() || (name.back() != ')' && name.back() != ']'))
            break;
        const char opener = name.back() == ')' ? '(' : '[';
        const std::size_t open = name.rfind(opener);
        if (open == std::string_view::npos || open == 0)
            break;
        const std::string_view inside = name.substr(open + 1, name.size() - open - 2);
        if (opener == '[' || !isSizeText(inside)) {
            if (opener == '[' && inside.size() <= 3) { // a footnote's mark
                name = trimmed(name.substr(0, open));
                continue;
            }
            break;
        }
        out.brackets.insert(out.brackets.begin(), std::string(inside));
        name = trimmed(name.substr(0, open));
    }
    // A tail behind a dash, comma or colon: ", five squadrons", " — 2 bataillons, 1 360 hommes".
    for (const std::string_view mark :
         {std::string_view(" — "), std::string_view(" – "), std::string_view(" - "),
          std::string_view(": "), std::string_view(", ")}) {
        bool cut = false;
        for (std::size_t at = name.find(mark); at != std::string_view::npos && at > 0;
             at = name.find(mark, at + 1)) {
            const std::string_view tail = trimmed(name.substr(at + mark.size()));
            const std::string kept = folded(tail);
            const Size size = readSize(tail);
            const bool counted = size.battalions || size.squadrons || size.companies ||
                                 size.men.hasValue() ||
                                 (speaksOfGuns(kept) && readGuns(tail).total.hasValue());
            // A lone number behind a comma is too little to go by; behind a dash it is men.
            const bool lone = mark != std::string_view(", ") && size.bare && *size.bare > 2000;
            if ((counted || lone) && (size.rest.empty() || speaksOfGuns(kept))) {
                out.brackets.emplace_back(tail);
                name = trimmed(name.substr(0, at));
                cut = true;
                break;
            }
        }
        if (cut)
            break;
    }
    out.name = std::string(name.empty() ? trimmed(text) : name);
    if (name.empty())
        out.brackets.clear();
    return out;
}

void addNote(std::string &notes, std::string_view note) {
    if (note.empty() || notes.find(note) != std::string::npos)
        return;
    if (!notes.empty())
        notes += '\n';
    notes += note;
}

const FieldReader::Answer &FieldReader::read(const std::vector<Cell> &cells, Arm arm) {
    constexpr std::size_t kMostKnown = 5000; // a hostile list may say something else in each row
    m_asked.assign(word(arm));
    for (const auto &[detail, value] : cells)
        m_asked.append(1, '\0').append(detail).append(1, '\0').append(value);
    if (const auto known = m_known.find(m_asked); known != m_known.end())
        return known->second;
    if (m_known.size() >= kMostKnown)
        m_known.clear();
    Answer out;
    for (const auto &[detail, value] : cells)
        if (const std::string_view plain = trimmed(value); !plain.empty())
            readCell(out, {detail, plain}, arm);
    return m_known.emplace(m_asked, std::move(out)).first->second;
}

void FieldReader::readCell(Answer &out, const Cell &cell, Arm arm) const {
    const auto &[detail, value] = cell;
    const std::size_t slash = detail.find('/');
    const rules::RuleSet *set = m_ruleSets.find(detail.substr(0, slash));
    if (!set || slash == std::string_view::npos)
        return;
    const std::string_view key = detail.substr(slash + 1);
    std::string field;
    std::string meant;
    for (const rules::UnitFieldSpec &candidate : set->unitFields()) {
        if (!candidate.appliesTo(arm))
            continue;
        const std::optional<std::string> read = fieldText(candidate, value);
        // A battery's calibre stands in the column of armament.
        if (candidate.key == key || (field.empty() && read && !appliesHere(*set, key, arm))) {
            field = candidate.key;
            meant = read.value_or(std::string());
            if (candidate.key == key)
                break;
        }
    }
    if (meant.empty())
        out.wrong.emplace_back(key, value);
    else
        out.fields.set(set->id(), field, std::move(meant));
}

UnitDraft draftUnit(const UnitTexts &texts, FieldReader &fields) {
    return Drafting(texts, fields).run();
}

} // namespace sabretache::exchange
