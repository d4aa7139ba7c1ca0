#include "fuzz/entries.h"

#include "base/invariant.h"
#include "base/record.h"
#include "battle/beerstein/engine.h"
#include "battle/corporaljohn/engine.h"
#include "battle/play.h"
#include "battle/setupjson.h"
#include "exchange/battlescribe.h"
#include "exchange/importer.h"
#include "exchange/jsonform.h"
#include "exchange/listreader.h"
#include "exchange/mapping.h"
#include "exchange/packed.h"
#include "exchange/plan.h"
#include "exchange/scourgeofwar.h"

#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>
#include <zip.h>

namespace sabretache::fuzz {

namespace {

using namespace battle;

/// The engine by which a small battle of its own is played.
struct Field {
    const Engine &engine;
    Setup setup;
};

/// Foot, horse and guns on each side; ids that depend on the names alone.
Setup smallBattle(std::string_view ruleSet) {
    Setup s;
    s.ruleSet = std::string(ruleSet);
    s.turns = Turns(4);
    s.objectives = {{"Village", 1}};
    for (const Side side : {Side::First, Side::Second}) {
        const std::string n = side == Side::First ? "1" : "2";
        const PersonId chief(Uuid::fromName("person army " + n));
        const PersonId leader(Uuid::fromName("person column " + n));
        const ColumnId column(Uuid::fromName("column " + n));
        s.commanders.push_back({chief, "army " + n, {}, {}});
        s.commanders.push_back({leader, "column " + n, {}, {}});
        s.sides[index(side)].name = n;
        s.sides[index(side)].commander = chief;
        s.columns.push_back({column, "column " + n, side, leader});
        for (const auto &[name, arm] :
             {std::pair("foot", Arm::Infantry), std::pair("more foot", Arm::Infantry),
              std::pair("horse", Arm::Cavalry), std::pair("guns", Arm::Artillery)}) {
            SetupUnit u;
            u.id = UnitId(Uuid::fromName("unit " + std::string(name) + " " + n));
            u.name = std::string(name) + " " + n;
            u.side = side;
            u.column = column;
            u.arm = arm;
            if (arm == Arm::Artillery)
                u.guns = Guns(24);
            else
                u.men = Men(2000);
            s.units.push_back(u);
        }
    }
    return s;
}

const std::array<Field, 2> &fields() {
    static const std::array<Field, 2> kFields{
        Field{corporaljohn::engine(), smallBattle("corporal-john")},
        Field{beerstein::engine(), smallBattle("beerstein")}};
    return kFields;
}

/// Hands each line to `take`; the longest and the most are cut.
template <class Take> void eachLine(std::string_view bytes, const Take &take) {
    constexpr int kMostLines = 200;
    for (int n = 0; n < kMostLines && !bytes.empty(); ++n) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        take(bytes.substr(0, end));
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
    }
}

/// Everything that a screen asks of a state.
void look(const Engine &engine, const State &state) {
    static_cast<void>(engine.view(state));
    static_cast<void>(engine.pending(state));
    static_cast<void>(engine.place(state));
    for (const Offer &offer : engine.offers(state))
        static_cast<void>(engine.form(state, Record{offer.action, {}}));
}

const rules::RuleSetList &ruleSets() {
    static const rules::RuleSetList kList = rules::builtInRuleSets();
    return kList;
}

} // namespace

void battleFile(std::string_view bytes) {
    auto script = scriptFromJson(bytes);
    if (!script)
        return;
    const auto again = scriptFromJson(scriptToJson(*script));
    SAB_INVARIANT(again.has_value());
    SAB_INVARIANT(*again == *script);
    if (!script->setup || script->setup->units.size() > 100)
        return;
    constexpr std::size_t kMostInputs = 200;
    if (script->inputs.size() > kMostInputs)
        script->inputs.resize(kMostInputs);
    for (const Field &field : fields()) {
        if (field.engine.ruleSet() != script->setup->ruleSet)
            continue;
        dice::ProgramDice dice(1);
        std::vector<StoredStep> steps;
        const auto played =
            play(field.engine, *script->setup, *script, &dice, [&](const PlayedStep &step) {
                steps.push_back({step.input, step.events});
            });
        if (!played)
            continue;
        look(field.engine, *played->state);
        const auto differs = firstDifference(field.engine, *script->setup, steps);
        SAB_INVARIANT(differs.has_value() && !*differs);
    }
}

void events(std::string_view bytes) {
    for (const Field &field : fields()) {
        auto state = field.engine.begin(field.setup).value();
        eachLine(bytes, [&](std::string_view line) {
            const auto record = recordFromJson(line);
            if (!record)
                return;
            const EventRecord event{*record, 1, {}};
            if (field.engine.validate(*state, event))
                field.engine.evolve(*state, event);
        });
        look(field.engine, *state);
        // What was made of it can be played on, or says that it can't.
        static_cast<void>(field.engine.decide(*state, {"EndPhase", {{"forced", true}}}));
    }
}

void inputs(std::string_view bytes) {
    for (const Field &field : fields()) {
        auto state = field.engine.begin(field.setup).value();
        dice::ProgramDice dice(2);
        eachLine(bytes, [&](std::string_view line) {
            const auto record = recordFromJson(line);
            if (!record)
                return;
            static_cast<void>(field.engine.form(*state, *record));
            const std::uint64_t before = field.engine.hash(*state);
            auto decided = field.engine.decide(*state, *record);
            SAB_INVARIANT(field.engine.hash(*state) == before);
            for (int rolls = 0; decided && rolls < 50; ++rolls) {
                for (const EventRecord &event : *decided) {
                    SAB_INVARIANT(field.engine.validate(*state, event).has_value());
                    field.engine.evolve(*state, event);
                }
                const Pending pending = field.engine.pending(*state);
                if (pending.want == Want::Roll)
                    decided = field.engine.decide(
                        *state, diceInput(dice.roll(*pending.roll), dice::Source::Program));
                else if (pending.want == Want::Fact)
                    decided = field.engine.decide(
                        *state, factInput(pending.fact->fallback, FactSource::Form));
                else
                    break;
            }
        });
        look(field.engine, *state);
    }
}

void bookJson(std::string_view bytes) {
    if (const auto record = recordFromJson(bytes))
        SAB_INVARIANT(recordFromJson(toJson(*record)) == record);
    if (const auto setup = setupFromJson(bytes))
        SAB_INVARIANT(setupFromJson(setupToJson(*setup)) == setup);
    if (const auto reading = exchange::readJson(bytes)) {
        const oob::OrderOfBattle empty;
        const IdSource ids = countedIds(1);
        static_cast<void>(exchange::planImport(*reading, empty, "fuzz", ids));
    }
    static_cast<void>(exchange::mappingFromJson(std::string(bytes)));
}

void importers(std::string_view bytes) {
    exchange::ImportOptions options;
    options.ruleSets = &ruleSets();
    options.fileName = "fuzz";
    const auto reading = exchange::readList(std::string(bytes), options);
    if (!reading)
        return;
    const oob::OrderOfBattle empty;
    const IdSource ids = countedIds(1);
    static_cast<void>(exchange::planImport(*reading, empty, "fuzz", ids));
}

namespace {

/// As far as every reading goes: planned into an empty book.
void plan(const Result<exchange::Reading> &reading) {
    if (!reading)
        return;
    const oob::OrderOfBattle empty;
    const IdSource ids = countedIds(1);
    static_cast<void>(exchange::planImport(*reading, empty, "fuzz", ids));
}

exchange::ImportOptions options() {
    exchange::ImportOptions out;
    out.ruleSets = &ruleSets();
    out.fileName = "fuzz";
    return out;
}

/// An archive of one or two files, not compressed: the bytes stay what they are.
std::string archive(const std::vector<std::pair<const char *, std::string_view>> &files) {
    std::string out;
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t *target = zip_source_buffer_create(nullptr, 0, 0, &error);
    SAB_INVARIANT(target != nullptr);
    zip_source_keep(target);
    zip_t *zip = zip_open_from_source(target, ZIP_TRUNCATE, &error);
    SAB_INVARIANT(zip != nullptr);
    for (const auto &[name, bytes] : files) {
        const zip_int64_t at = zip_file_add(
            zip, name, zip_source_buffer(zip, bytes.data(), bytes.size(), 0), ZIP_FL_ENC_UTF_8);
        zip_set_file_compression(zip, static_cast<zip_uint64_t>(at), ZIP_CM_STORE, 0);
    }
    if (zip_close(zip) == 0 && zip_source_open(target) == 0) {
        zip_source_seek(target, 0, SEEK_END);
        out.resize(static_cast<std::size_t>(zip_source_tell(target)));
        zip_source_seek(target, 0, SEEK_SET);
        zip_source_read(target, out.data(), out.size());
        zip_source_close(target);
    }
    zip_source_free(target);
    return out;
}

} // namespace

void delimited(std::string_view bytes) {
    for (const char delimiter : {',', ';', '\t', '|'}) {
        const auto grid = exchange::readDelimited(std::string(bytes), delimiter);
        if (grid)
            plan(exchange::readGrid(*grid, options()));
    }
}

void plainList(std::string_view bytes) { plan(exchange::readPlainList(bytes, ruleSets(), "fuzz")); }

void scourge(std::string_view bytes) {
    if (const auto grid = exchange::readDelimited(std::string(bytes), ','))
        plan(exchange::readScourgeOfWar(*grid, "fuzz"));
}

void roster(std::string_view bytes) { plan(exchange::readBattleScribe(bytes, "fuzz")); }

void xlsx(std::string_view bytes) {
    plan(exchange::readList(
        archive({{"xl/workbook.xml", "<workbook><sheets><sheet name=\"a\"/></sheets></workbook>"},
                 {"xl/worksheets/sheet1.xml", bytes}}),
        options()));
}

void ods(std::string_view bytes) {
    plan(exchange::readList(archive({{"content.xml", bytes}}), options()));
}

void packed(std::string_view bytes) {
    const auto file = exchange::PackedFile::open(bytes);
    if (!file)
        return;
    exchange::PackedFile copy = *file;
    for (const std::string &name : file->names())
        static_cast<void>(copy.read(name));
    plan(exchange::readList(std::string(bytes), options()));
}

void mapped(std::string_view bytes) {
    const std::size_t gap = std::min(bytes.find("\n\n"), bytes.size());
    const auto mapping = exchange::mappingFromJson(bytes.substr(0, gap));
    if (!mapping)
        return;
    // What is understood is written so that it is understood again.
    const auto again = exchange::mappingFromJson(exchange::toJson(*mapping));
    SAB_INVARIANT(again && *again == *mapping);
    exchange::ImportOptions how = options();
    how.mapping = *mapping;
    const std::string table(bytes.substr(std::min(gap + 2, bytes.size())));
    plan(exchange::readList(table, how));
    static_cast<void>(exchange::rawTable(table, how, 50));
}

} // namespace sabretache::fuzz
