#include "ui/models/armycells.h"

#include "oob/queries.h"
#include "ui/text/inside.h"

#include <algorithm>
#include <array>

namespace sabretache::ui {
namespace {

QString text16(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

constexpr std::array kArms = {Arm::Infantry,     Arm::LightInfantry, Arm::Cavalry,
                              Arm::HeavyCavalry, Arm::LightCavalry,  Arm::Dragoons,
                              Arm::Artillery};

constexpr std::array kArmClasses = {Arm::Infantry, Arm::Cavalry, Arm::Artillery};

bool overlap(const rules::UnitFieldSpec &a, const rules::UnitFieldSpec &b) {
    return std::any_of(kArmClasses.begin(), kArmClasses.end(),
                       [&](Arm arm) { return a.appliesTo(arm) && b.appliesTo(arm); });
}

} // namespace

std::optional<oob::NodeId> nodeIdOf(const RowRef &row) {
    if (const auto *column = std::get_if<ColumnId>(&row))
        return *column;
    if (const auto *unit = std::get_if<UnitId>(&row))
        return *unit;
    return std::nullopt;
}

std::optional<oob::CommandId> commandIdOf(const RowRef &row) {
    if (const auto *army = std::get_if<ArmyId>(&row))
        return *army;
    if (const auto *column = std::get_if<ColumnId>(&row))
        return *column;
    if (const auto *unit = std::get_if<UnitId>(&row))
        return *unit;
    return std::nullopt;
}

std::optional<oob::Parent> parentRefOf(const RowRef &row) {
    if (const auto *army = std::get_if<ArmyId>(&row))
        return oob::Parent::of(*army);
    if (const auto *column = std::get_if<ColumnId>(&row))
        return oob::Parent::of(*column);
    return std::nullopt;
}

RowRef rowRefOf(const oob::NodeId &node) {
    if (const auto *column = std::get_if<ColumnId>(&node))
        return *column;
    return std::get<UnitId>(node);
}

RowSums &RowSums::operator+=(const RowSums &o) {
    units += o.units;
    foot += o.foot;
    horse += o.horse;
    batteries += o.batteries;
    menUnknown += o.menUnknown;
    gunsUnknown += o.gunsUnknown;
    estimated += o.estimated;
    men += o.men;
    guns += o.guns;
    models += o.models;
    steps += o.steps;
    fullSteps += o.fullSteps;
    crew += o.crew;
    fullCrew += o.fullCrew;
    points += o.points;
    return *this;
}

RowSums &RowSums::operator-=(const RowSums &o) {
    units -= o.units;
    foot -= o.foot;
    horse -= o.horse;
    batteries -= o.batteries;
    menUnknown -= o.menUnknown;
    gunsUnknown -= o.gunsUnknown;
    estimated -= o.estimated;
    men -= o.men;
    guns -= o.guns;
    models -= o.models;
    steps -= o.steps;
    fullSteps -= o.fullSteps;
    crew -= o.crew;
    fullCrew -= o.fullCrew;
    points -= o.points;
    return *this;
}

ArmyCells::ArmyCells(const Texts &texts, const rules::RuleSet &ruleSet, rules::OptionValues options)
    : m_texts(texts), m_ruleSet(&ruleSet), m_options(std::move(options)),
      m_values(ruleSet, m_options) {
    const auto label = [&texts](std::string_view key) { return texts.label(TextKind::Word, key); };
    const auto add = [this](CellKind kind, const QString &title, const char *key, bool shown,
                            bool right) {
        m_columns.push_back({kind, {}, title, QString::fromLatin1(key), shown, right});
    };
    // The name of the steps is what an infantry brigade has.
    rules::UnitFacts facts;
    facts.men = Men(1000);
    const auto strength = ruleSet.strength(facts, m_options);
    const std::string stepKey(strength ? strength->stepKey : std::string_view("points"));

    add(CellKind::Name, label("head-name"), "unit", true, false);
    add(CellKind::Commander, label("head-commander"), "commander", true, false);
    add(CellKind::Nation, label("head-nation"), "nation", false, false);
    add(CellKind::Arm, label("head-arm"), "arm", false, false);
    add(CellKind::Elements, label("head-elements"), "battalions_or_squadrons", false, true);
    addFieldColumns(rules::ValueType::Number, true);
    add(CellKind::Steps, texts.label(TextKind::Measure, stepKey), "steps", true, true);
    add(CellKind::Men, label("head-men"), "men", true, true);
    add(CellKind::FullMen, label("head-establishment"), "establishment", false, true);
    if (m_values.known())
        add(CellKind::Points, label("head-points"), "points", false, true);
    add(CellKind::Guns, label("head-guns"), "guns", true, true);
    addFieldColumns(rules::ValueType::Choice, true);
    addFieldColumns(rules::ValueType::Flag, false);
    add(CellKind::Badge, QString(), "problems", true, false);
}

void ArmyCells::addFieldColumns(rules::ValueType type, bool shown) {
    std::vector<Column> made;
    for (const rules::UnitFieldSpec &spec : m_ruleSet->unitFields()) {
        if (spec.type != type)
            continue;
        const auto room = std::find_if(made.begin(), made.end(), [&spec](const Column &column) {
            return std::none_of(column.fields.begin(), column.fields.end(),
                                [&spec](const auto *other) { return overlap(spec, *other); });
        });
        Column &column = room == made.end() ? made.emplace_back() : *room;
        const QString title = m_texts.label(TextKind::Field, spec.key, m_ruleSet->id());
        column.kind = CellKind::Field;
        column.title +=
            column.fields.empty() ? title : QStringLiteral(", ") + inside(title, texts().locale());
        if (column.fields.empty())
            column.key = text16(spec.key);
        column.shown = shown;
        column.right = type == rules::ValueType::Number;
        column.fields.push_back(&spec);
    }
    m_columns.insert(m_columns.end(), made.begin(), made.end());
}

int ArmyCells::columnOf(CellKind kind) const {
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        if (m_columns[i].kind == kind)
            return static_cast<int>(i);
    return -1;
}

int ArmyCells::columnOfField(std::string_view field) const {
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        for (const auto *spec : m_columns[i].fields)
            if (spec->key == field)
                return static_cast<int>(i);
    return -1;
}

RowSums ArmyCells::sums(const oob::Unit &unit) const {
    RowSums out;
    out.units = 1;
    const bool guns = isArtillery(unit.arm);
    (guns ? out.batteries : isInfantry(unit.arm) ? out.foot : out.horse) = 1;
    out.men = unit.present.men ? unit.present.men->value : 0;
    out.guns = unit.present.guns ? unit.present.guns->value : 0;
    out.menUnknown = !guns && !unit.present.men;
    out.gunsUnknown = guns && !unit.present.guns;
    out.estimated = unit.present.estimated;
    rules::UnitFacts facts = oob::unitFacts(unit, m_ruleSet->id());
    const auto now = m_ruleSet->strength(facts, m_options);
    if (const auto value = m_values.of(facts, now))
        out.points = value->points;
    auto full = now;
    if (unit.establishment.men.value_or(facts.men.value_or(Men(0))) != facts.men.value_or(Men(0)) ||
        unit.establishment.guns.value_or(facts.guns.value_or(Guns(0))) !=
            facts.guns.value_or(Guns(0)) ||
        !now) {
        if (unit.establishment.men)
            facts.men = unit.establishment.men;
        if (unit.establishment.guns)
            facts.guns = unit.establishment.guns;
        full = m_ruleSet->strength(facts, m_options);
    }
    if (now) {
        const bool crew = now->stepKey == "crew";
        (crew ? out.crew : out.steps) = now->steps;
        (crew ? out.fullCrew : out.fullSteps) = full ? full->steps : now->steps;
        out.models = now->modelGuns;
    }
    return out;
}

const rules::UnitFieldSpec *ArmyCells::fieldOf(const Column &column, const oob::Unit &unit) const {
    for (const auto *spec : column.fields)
        if (spec->appliesTo(unit.arm))
            return spec;
    return nullptr;
}

std::string ArmyCells::fieldValue(const oob::Unit &unit, const rules::UnitFieldSpec &spec) const {
    return std::string(rules::fieldValue(spec, unit.fields.of(m_ruleSet->id())));
}

const QString &ArmyCells::valueText(const rules::UnitFieldSpec &spec, std::string value) const {
    const auto [it, isNew] = m_valueTexts.try_emplace({&spec, std::move(value)});
    if (isNew)
        it->second = m_texts.value(spec.key, it->first.second, m_ruleSet->id());
    return it->second;
}

QString ArmyCells::stepsText(std::int64_t steps, std::int64_t full, bool crew) const {
    QString out = m_texts.number(steps);
    if (full != steps)
        out += QStringLiteral(" / ") + m_texts.number(full);
    if (crew)
        out += u' ' + m_texts.label(TextKind::Measure, "crew");
    return out;
}

QString ArmyCells::composition(const RowSums &sums) const {
    QStringList parts;
    if (sums.foot)
        parts << m_texts.quantity(sums.foot, "foot");
    if (sums.horse)
        parts << m_texts.quantity(sums.horse, "horse");
    if (sums.batteries)
        parts << m_texts.quantity(sums.batteries, "batteries");
    return parts.join(QStringLiteral(", "));
}

QString ArmyCells::text(const oob::OrderOfBattle &, const oob::Unit &unit, const Column &column,
                        const QString &commander) const {
    switch (column.kind) {
    case CellKind::Name:
        return text16(unit.name);
    case CellKind::Commander:
        return commander;
    case CellKind::Arm:
        return m_texts.arm(unit.arm);
    case CellKind::Nation:
        return text16(unit.nation);
    case CellKind::Elements: {
        const auto &count = isInfantry(unit.arm)  ? unit.battalions
                            : isCavalry(unit.arm) ? unit.squadrons
                                                  : unit.companies;
        return count ? m_texts.hundredths(count->value) : QString();
    }
    case CellKind::Field:
        if (const auto *spec = fieldOf(column, unit))
            return spec->type == rules::ValueType::Number
                       ? text16(fieldValue(unit, *spec))
                       : valueText(*spec, fieldValue(unit, *spec));
        return {};
    case CellKind::Steps: {
        const RowSums own = sums(unit);
        if (own.crew || own.fullCrew)
            return stepsText(own.crew, own.fullCrew, true);
        return own.steps || own.fullSteps ? stepsText(own.steps, own.fullSteps, false) : QString();
    }
    case CellKind::Men:
        return unit.present.men ? m_texts.number(unit.present.men->value) : QString();
    case CellKind::FullMen:
        if (isArtillery(unit.arm))
            return unit.establishment.guns
                       ? m_texts.quantity(unit.establishment.guns->value, "guns")
                       : QString();
        return unit.establishment.men ? m_texts.number(unit.establishment.men->value) : QString();
    case CellKind::Guns:
        return unit.present.guns ? m_texts.number(unit.present.guns->value) : QString();
    case CellKind::Points: {
        const auto value = m_values.of(oob::unitFacts(unit, m_ruleSet->id()));
        return value ? m_texts.number(value->points) : QString();
    }
    case CellKind::Badge:
        break;
    }
    return {};
}

QString ArmyCells::text(const RowSums &sums, const Column &column) const {
    switch (column.kind) {
    case CellKind::Steps:
        if (sums.steps || sums.fullSteps)
            return stepsText(sums.steps, sums.fullSteps, false);
        return sums.crew || sums.fullCrew ? stepsText(sums.crew, sums.fullCrew, true) : QString();
    case CellKind::Men:
        return sums.men ? m_texts.number(sums.men) : QString();
    case CellKind::Guns:
        return sums.guns ? m_texts.number(sums.guns) : QString();
    case CellKind::Points:
        return sums.points ? m_texts.number(sums.points) : QString();
    case CellKind::Name:
    case CellKind::Commander:
    case CellKind::Arm:
    case CellKind::Nation:
    case CellKind::Elements:
    case CellKind::Field:
    case CellKind::FullMen:
    case CellKind::Badge:
        break;
    }
    return {};
}

bool ArmyCells::editable(const oob::OrderOfBattle &book, const RowRef &row,
                         const Column &column) const {
    if (column.kind == CellKind::Name || column.kind == CellKind::Commander)
        return !std::holds_alternative<std::monostate>(row);
    if (column.kind == CellKind::Nation)
        return !std::holds_alternative<std::monostate>(row);
    const auto *id = std::get_if<UnitId>(&row);
    if (!id || column.kind == CellKind::Badge || column.kind == CellKind::Points)
        return false;
    const auto unit = book.units.find(*id);
    if (unit == book.units.end())
        return false;
    if (column.kind == CellKind::Field)
        return fieldOf(column, unit->second) != nullptr;
    if (column.kind == CellKind::Guns)
        return isArtillery(unit->second.arm);
    return true; // the men of a battery too: some lists give its crew
}

std::vector<std::pair<std::string, QString>>
ArmyCells::choices(const oob::OrderOfBattle &book, const RowRef &row, const Column &column) const {
    std::vector<std::pair<std::string, QString>> out;
    const auto *id = std::get_if<UnitId>(&row);
    const auto unit = id ? book.units.find(*id) : book.units.end();
    if (unit == book.units.end())
        return out;
    if (column.kind == CellKind::Arm) {
        for (const Arm arm : kArms)
            out.emplace_back(word(arm), m_texts.arm(arm));
        return out;
    }
    if (column.kind != CellKind::Field)
        return out;
    const auto *spec = fieldOf(column, unit->second);
    if (!spec)
        return out;
    const auto label = [&](std::string_view value) {
        return m_texts.value(spec->key, value, m_ruleSet->id());
    };
    if (spec->type == rules::ValueType::Choice) {
        for (const std::string_view value : spec->choices)
            out.emplace_back(value, label(value));
    } else if (spec->type == rules::ValueType::Flag) {
        out.emplace_back("yes", label("yes"));
        out.emplace_back("no", label("no"));
    } else if (spec->most - spec->least < 12) {
        for (std::int32_t n = spec->least; n <= spec->most; ++n) {
            const std::string value = std::to_string(n);
            const std::string key = std::string(spec->key) + '.' + value;
            const bool named = m_texts.has(TextKind::Value, key, m_ruleSet->id());
            out.emplace_back(value, named ? m_texts.label(TextKind::Value, key, m_ruleSet->id())
                                          : text16(value));
        }
    }
    return out;
}

Result<std::optional<std::int64_t>> ArmyCells::readNumber(const QString &input) const {
    QString plain = input.trimmed();
    if (plain.isEmpty() || plain == u"–" || plain == u"-" || plain == u"?")
        return std::optional<std::int64_t>();
    for (const QString &mark : {m_texts.locale().groupSeparator(), QStringLiteral(" "),
                                QStringLiteral("\u00a0"), QStringLiteral("'")})
        plain.remove(mark);
    bool good = false;
    const qlonglong n = plain.toLongLong(&good);
    if (!good)
        return fail(kEditNotANumber, {input.toStdString()});
    return std::optional<std::int64_t>(n);
}

Result<oob::Edit> ArmyCells::edit(const oob::OrderOfBattle &book, const IdSource &ids,
                                  const RowRef &row, const Column &column,
                                  const QString &input) const {
    if (!editable(book, row, column))
        return fail(kEditNotHere);
    const std::string plain = input.simplified().toStdString();
    if (column.kind == CellKind::Commander)
        return oob::appointByName(book, ids, *commandIdOf(row), plain);
    if (const auto *army = std::get_if<ArmyId>(&row)) {
        if (column.kind == CellKind::Name)
            return oob::renameArmy(book, *army, plain);
        oob::Army after = book.armies.at(*army);
        after.nation = plain;
        return oob::changeArmy(book, std::move(after), "change-nation");
    }
    if (const auto *id = std::get_if<ColumnId>(&row)) {
        if (column.kind == CellKind::Name)
            return oob::renameColumn(book, *id, plain);
        oob::Column after = book.columns.at(*id);
        after.nation = plain;
        return oob::changeColumn(book, std::move(after), "change-nation");
    }
    return unitEdit(book, book.units.at(std::get<UnitId>(row)), column, input);
}

Result<oob::Edit> ArmyCells::unitEdit(const oob::OrderOfBattle &book, const oob::Unit &unit,
                                      const Column &column, const QString &input) const {
    const std::string plain = input.simplified().toStdString();
    const auto inRange = [](std::int64_t n) -> std::optional<std::int32_t> {
        if (n < -2'000'000'000 || n > 2'000'000'000)
            return std::nullopt;
        return static_cast<std::int32_t>(n);
    };
    const auto tooMuch = [&input] {
        return fail(oob::kEditOutOfRange,
                    {input.simplified().toStdString(), std::string("0"), std::string("1000000")});
    };
    switch (column.kind) {
    case CellKind::Name:
        return oob::renameUnit(book, unit.id, plain);
    case CellKind::Nation:
        return oob::setUnitNation(book, unit.id, plain);
    case CellKind::Arm:
    case CellKind::Field: {
        const auto words = choices(book, unit.id, column);
        QStringList allowed;
        for (const auto &[value, label] : words) {
            if (input.simplified().compare(text16(value), Qt::CaseInsensitive) == 0 ||
                input.simplified().compare(label, Qt::CaseInsensitive) == 0) {
                if (column.kind == CellKind::Arm)
                    return oob::setUnitArm(book, unit.id, *fromWord<Arm>(value));
                return oob::setUnitField(book, unit.id, m_ruleSet->id(), fieldOf(column, unit)->key,
                                         value);
            }
            allowed << label;
        }
        if (column.kind == CellKind::Field && plain.empty())
            return oob::setUnitField(book, unit.id, m_ruleSet->id(), fieldOf(column, unit)->key,
                                     std::nullopt);
        if (column.kind == CellKind::Field && words.empty()) {
            const auto *spec = fieldOf(column, unit);
            if (const auto good = rules::checkValue(*spec, plain); !good)
                return tl::unexpected(good.error());
            return oob::setUnitField(book, unit.id, m_ruleSet->id(), spec->key, plain);
        }
        return fail(kEditNotAChoice, {plain, column.title.toStdString(),
                                      allowed.join(QStringLiteral(", ")).toStdString()});
    }
    case CellKind::Elements: {
        QString text = input.trimmed();
        text.replace(u',', u'.');
        bool good = text.isEmpty();
        const double count = good ? 0 : text.toDouble(&good);
        if (!good)
            return fail(kEditNotANumber, {plain});
        if (count < 0 || count > 10000)
            return fail(oob::kEditOutOfRange, {plain, "0", "10000"});
        oob::Unit after = unit;
        auto &place = isInfantry(unit.arm)  ? after.battalions
                      : isCavalry(unit.arm) ? after.squadrons
                                            : after.companies;
        place.reset();
        if (!text.isEmpty())
            place = Hundredths(static_cast<std::int32_t>(count * 100 + 0.5));
        return oob::changeUnit(book, std::move(after), kChangeElements);
    }
    case CellKind::Men:
    case CellKind::Guns: {
        const auto n = readNumber(input);
        if (!n)
            return tl::unexpected(n.error());
        std::optional<std::int32_t> small;
        if (*n && !(small = inRange(**n)))
            return tooMuch();
        if (column.kind == CellKind::Men)
            return oob::setPresentMen(book, unit.id,
                                      small ? std::optional(Men(*small)) : std::nullopt);
        return oob::setPresentGuns(book, unit.id,
                                   small ? std::optional(Guns(*small)) : std::nullopt);
    }
    case CellKind::FullMen: {
        const auto n = readNumber(input);
        if (!n)
            return tl::unexpected(n.error());
        std::optional<std::int32_t> small;
        if (*n && !(small = inRange(**n)))
            return tooMuch();
        oob::Strength full = unit.establishment;
        if (isArtillery(unit.arm))
            full.guns = small ? std::optional(Guns(*small)) : std::nullopt;
        else
            full.men = small ? std::optional(Men(*small)) : std::nullopt;
        return oob::setEstablishment(book, unit.id, full);
    }
    case CellKind::Steps: {
        // "24" is the strength present, "24 / 28" also the full one.
        const bool guns = isArtillery(unit.arm);
        QString typed = input;
        typed.remove(m_texts.label(TextKind::Measure, "crew"), Qt::CaseInsensitive);
        const auto now = readNumber(typed.section(u'/', 0, 0));
        if (!now)
            return tl::unexpected(now.error());
        const rules::UnitFacts facts = oob::unitFacts(unit, m_ruleSet->id());
        const auto toMen = [&](std::int64_t steps) {
            return m_ruleSet->menForSteps(facts, static_cast<std::int32_t>(steps), m_options);
        };
        if (*now && (**now < 0 || **now > 10'000))
            return fail(oob::kEditOutOfRange, {plain, "0", "10000"});
        const auto setNow = [&](const oob::OrderOfBattle &on) -> Result<oob::Edit> {
            if (guns)
                return oob::setPresentGuns(on, unit.id,
                                           *now ? std::optional(Guns(toMen(**now))) : std::nullopt);
            return oob::setPresentMen(on, unit.id,
                                      *now ? std::optional(Men(toMen(**now))) : std::nullopt);
        };
        if (!typed.contains(u'/'))
            return setNow(book);
        const auto full = readNumber(typed.section(u'/', 1, 1));
        if (!full)
            return tl::unexpected(full.error());
        if (*full && (**full < 0 || **full > 10'000))
            return fail(oob::kEditOutOfRange, {plain, "0", "10000"});
        oob::Strength establishment = unit.establishment;
        if (guns)
            establishment.guns = *full ? std::optional(Guns(toMen(**full))) : std::nullopt;
        else
            establishment.men = *full ? std::optional(Men(toMen(**full))) : std::nullopt;
        const std::array<std::function<Result<oob::Edit>(const oob::OrderOfBattle &)>, 2> steps = {
            [&](const oob::OrderOfBattle &on) {
                return oob::setEstablishment(on, unit.id, establishment);
            },
            setNow};
        return oob::together(book, std::string(guns ? oob::kSetPresentGuns : oob::kSetPresentMen),
                             {unit.name, *now ? std::to_string(toMen(**now)) : std::string()},
                             steps);
    }
    case CellKind::Commander:
    case CellKind::Points:
    case CellKind::Badge:
        break;
    }
    return fail(kEditNotHere);
}

} // namespace sabretache::ui
