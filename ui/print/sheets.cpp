#include "ui/print/sheets.h"

#include "ui/print/unitlines.h"

#include <algorithm>

namespace sabretache::ui {

namespace {

constexpr double kPencilRow = 8.0; ///< mm: room for a figure by hand

QString fromStd(const std::string &text) { return QString::fromStdString(text); }

QString word(const PrintBook &from, const char *key, const std::vector<std::string> &args = {}) {
    return from.texts.fill(TextKind::Word, key, args, {}, from.ruleSet.id());
}

QString rulesLine(const PrintBook &from) {
    return word(from, "print-rules", {from.texts.ruleSetName(from.ruleSet.id()).toStdString()});
}

QStringList asideOf(const PrintBook &from, const std::string &date, const std::string &place) {
    QStringList out;
    for (const QString &line : {printedDate(from.texts, date), fromStd(place), rulesLine(from)})
        if (!line.isEmpty())
            out << line;
    return out;
}

// Returns

struct ReturnUnit {
    QString name;
    Arm arm = Arm::Infantry;
    QString commander;
    std::optional<rules::TableStrength> strength;
};
struct ReturnColumn {
    QString name;
    QString commander;
    bool leads = true; ///< a commander with a figure on the table
    std::vector<ReturnUnit> units;
};
struct ReturnSide {
    QString name;
    QString commander;
    std::vector<ReturnColumn> columns;
};

QStringList fatesOf(const PrintBook &from) {
    QStringList out;
    for (const std::string_view fate : from.ruleSet.roster().fates)
        out << (from.texts.has(TextKind::Status, fate, from.ruleSet.id())
                    ? from.texts.label(TextKind::Status, fate, from.ruleSet.id())
                    : QString::fromUtf8(fate.data(), qsizetype(fate.size())));
    out << word(from, "return-taken");
    return out;
}

ReportCell tick(int boxes = 1) {
    ReportCell out;
    out.boxes = boxes;
    return out;
}

void addSide(Report &report, const PrintBook &from, const ReturnSide &side) {
    ReportTable units;
    bool guns = false;
    for (const ReturnColumn &column : side.columns)
        for (const ReturnUnit &unit : column.units)
            guns = guns || (unit.strength && unit.strength->modelGuns > 0);
    // The heads are the words of the campaign's grid, in its order.
    units.columns = {{word(from, "return-brigade"), 4},
                     {word(from, "return-start"), 0.8, ReportAlign::Right},
                     {word(from, "return-fought"), 0.7, ReportAlign::Centre, true},
                     {word(from, "return-lost"), 1, ReportAlign::Left, true},
                     {word(from, "return-routed"), 1.1, ReportAlign::Left, true},
                     {word(from, "return-won"), 0.7, ReportAlign::Centre, true},
                     {word(from, "return-removed"), 1.1, ReportAlign::Left, true}};
    if (guns)
        units.columns.push_back({word(from, "return-guns"), 0.9, ReportAlign::Left, true});
    const bool spends = from.ruleSet.service().countsPoints; // lost for good by withdrawals
    if (spends)
        units.columns.push_back({word(from, "return-spent"), 0.9, ReportAlign::Left, true});
    // All fates side by side: a row is no higher for them.
    const QStringList fates = fatesOf(from);
    units.columns.push_back(
        {word(from, "return-fate"), 1.35 * double(fates.size()), ReportAlign::Left, true});
    units.leastRowMm = kPencilRow;
    units.note = word(from, "return-note");

    ReportTable leaders;
    leaders.columns = {{word(from, "return-commander"), 3},
                       {word(from, "return-command"), 3},
                       {word(from, "return-fate"), 3, ReportAlign::Left, true}};
    leaders.leastRowMm = kPencilRow;
    const auto leader = [&](const QString &name, const QString &command) {
        ReportRow row;
        row.cells = {name.isEmpty() ? word(from, "print-vacant") : name, command, ReportCell()};
        row.cells[2].choices = fates;
        leaders.rows.push_back(std::move(row));
    };
    leader(side.commander, side.name);
    for (const ReturnColumn &column : side.columns) {
        if (column.leads)
            leader(column.commander, column.name);
        if (column.units.empty())
            continue;
        ReportRow group;
        group.kind = ReportRowKind::Group;
        group.cells = {column.name};
        units.rows.push_back(std::move(group));
        for (const ReturnUnit &unit : column.units) {
            ReportRow row;
            ReportCell name(unit.commander.isEmpty() || unit.commander == unit.name
                                ? unit.name
                                : unit.name + QStringLiteral(" (") + unit.commander + u')');
            name.sign = unit.arm;
            name.bold = true;
            row.cells = {
                name,
                unit.strength ? from.texts.number(unit.strength->steps) : QStringLiteral("?"),
                tick(),
                ReportCell(),
                ReportCell(),
                tick(),
                ReportCell()};
            if (guns)
                row.cells.push_back(
                    unit.strength && unit.strength->modelGuns > 0
                        ? ReportCell(word(from, "return-of-guns",
                                          {std::to_string(unit.strength->modelGuns)}))
                        : ReportCell());
            if (spends)
                row.cells.emplace_back();
            row.cells.emplace_back();
            if (!unit.commander.isEmpty())
                row.cells.back().choices = fates;
            units.rows.push_back(std::move(row));
        }
    }
    report.add(std::move(units));
    report.add(ReportHeading{word(from, "return-commanders"), 2});
    report.add(std::move(leaders));
    report.add(ReportHeading{word(from, "return-end"), 2});
    ReportTable end;
    end.columns = {{QString(), 2}, {QString(), 3, ReportAlign::Left, true}};
    end.leastRowMm = kPencilRow;
    ReportRow field;
    field.cells = {word(from, "return-held"), ReportCell()};
    field.cells[1].choices = {word(from, "return-this-side"), word(from, "return-other-side"),
                              word(from, "return-nobody")};
    end.rows.push_back(std::move(field));
    for (const char *key : {"return-turns", "return-points", "return-remarks"}) {
        ReportRow row;
        row.cells = {word(from, key), ReportCell()};
        end.rows.push_back(std::move(row));
    }
    report.add(std::move(end));
}

} // namespace

Report returnSheet(const PrintBook &from, const PrintPart &part) {
    const UnitReader reader(from, {});
    const oob::Army &army = from.book.armies.at(part.army);
    ReturnSide side{fromStd(army.name), reader.holder(part.army), {}};
    for (const oob::Stop &stop : stopsOf(from, part, reader.children())) {
        if (const auto *id = std::get_if<ColumnId>(&stop.node)) {
            const oob::Column &column = from.book.columns.at(*id);
            side.columns.push_back(
                {fromStd(column.name), reader.holder(*id), column.givesOrders, {}});
            continue;
        }
        const oob::Unit &unit = from.book.units.at(std::get<UnitId>(stop.node));
        if (side.columns.empty())
            side.columns.push_back({fromStd(army.name), {}, false, {}});
        side.columns.back().units.push_back(
            {fromStd(unit.name), unit.arm, reader.holder(unit.id),
             from.ruleSet.strength(oob::unitFacts(unit, from.ruleSet.id()), from.options)});
    }
    Report report;
    report.title = word(from, "return-title", {army.name});
    report.subtitle = word(from, "return-how");
    report.aside = {word(from, "return-battle"), word(from, "return-date"), rulesLine(from)};
    addSide(report, from, side);
    return report;
}

Report returnSheets(const battle::Setup &setup, const PrintBook &from) {
    const auto nameOf = [&](const std::optional<PersonId> &id) {
        if (id)
            for (const battle::SetupCommander &person : setup.commanders)
                if (person.id == *id)
                    return fromStd(person.name);
        return QString();
    };
    Report report;
    report.title = word(from, "return-title", {setup.name});
    report.subtitle = word(from, "return-how");
    report.aside = asideOf(from, setup.date, setup.place);
    for (const battle::Side which : {battle::Side::First, battle::Side::Second}) {
        const battle::SetupSide &given = setup.sides[battle::index(which)];
        ReturnSide side{fromStd(given.name), nameOf(given.commander), {}};
        const auto add = [&](ColumnId column) -> std::vector<ReturnUnit> {
            std::vector<ReturnUnit> out;
            for (const battle::SetupUnit &unit : setup.units)
                if (unit.side == which && unit.column == column)
                    out.push_back(
                        {fromStd(unit.name), unit.arm, nameOf(unit.commander),
                         from.ruleSet.strength({unit.arm, unit.men, unit.guns, unit.fields},
                                               setup.options)});
            return out;
        };
        if (std::vector<ReturnUnit> own = add({}); !own.empty())
            side.columns.push_back({side.name, {}, false, std::move(own)});
        for (const battle::SetupColumn &column : setup.columns)
            if (column.side == which)
                side.columns.push_back(
                    {fromStd(column.name), nameOf(column.commander), true, add(column.id)});
        report.add(ReportHeading{side.name, 1, which == battle::Side::Second});
        addSide(report, from, side);
    }
    return report;
}

int turnsOf(const oob::OrderOfBattle &book, ArmyId army) {
    for (const auto &[id, scenario] : book.scenarios)
        for (const oob::Scenario::Party &party : scenario.parties)
            if (std::find(party.armies.begin(), party.armies.end(), army) != party.armies.end() &&
                scenario.turns.value > 0)
                return std::min(scenario.turns.value, 100);
    return 12;
}

Report orderSheets(const PrintBook &from, const PrintPart &part, int turns) {
    const UnitReader reader(from, {});
    const oob::Army &army = from.book.armies.at(part.army);
    QStringList verbs;
    for (const std::string_view verb : from.ruleSet.roster().orders)
        verbs << word(from, ("order-" + std::string(verb)).c_str());
    Report report;
    report.title = word(from, "orders-title", {army.name});
    report.aside = {rulesLine(from)};
    bool first = true;
    const auto sheet = [&](const oob::CommandId &command, const QString &name,
                           const QStringList &units) {
        report.add(ReportHeading{name, 1, !first});
        first = false;
        const QString holder = reader.holder(command);
        report.add(ReportFacts{{{word(from, "print-commander"),
                                 holder.isEmpty() ? word(from, "print-vacant") : holder}}});
        if (!units.isEmpty())
            report.add(ReportParagraph{
                word(from, "orders-units", {units.join(QStringLiteral(", ")).toStdString()})});
        ReportTable table;
        table.columns = {{word(from, "orders-turn"), 0.6, ReportAlign::Centre},
                         {word(from, "orders-order"), 5.4, ReportAlign::Left, true},
                         {word(from, "orders-who"), 2.3, ReportAlign::Left, true},
                         {word(from, "orders-where"), 2.5, ReportAlign::Left, true},
                         {word(from, "orders-done"), 0.7, ReportAlign::Centre, true}};
        table.leastRowMm = verbs.isEmpty() ? 11 : 13;
        for (int turn = 1; turn <= turns; ++turn) {
            ReportRow row;
            row.cells = {from.texts.number(turn), ReportCell(), ReportCell(), ReportCell(), tick()};
            row.cells[0].bold = true;
            row.cells[1].choices = verbs;
            table.rows.push_back(std::move(row));
        }
        report.add(std::move(table));
    };
    const auto unitsOf = [&](ColumnId column) {
        QStringList out;
        for (const oob::Stop &stop : oob::walk(from.book, column, reader.children()))
            if (const auto *id = std::get_if<UnitId>(&stop.node))
                out << fromStd(from.book.units.at(*id).name);
        return out;
    };
    if (part.column.isNull())
        sheet(part.army, fromStd(army.name), {});
    else
        sheet(part.column, fromStd(from.book.columns.at(part.column).name), unitsOf(part.column));
    for (const oob::Stop &stop : stopsOf(from, part, reader.children()))
        if (const auto *id = std::get_if<ColumnId>(&stop.node))
            if (const oob::Column &column = from.book.columns.at(*id); column.givesOrders)
                sheet(*id, fromStd(column.name), unitsOf(*id));
    return report;
}

Report referenceSheet(const PrintBook &from) {
    const std::string_view id = from.ruleSet.id();
    // A rule is changed when an option of its line is.
    std::vector<const rules::OptionSpec *> changed;
    for (const rules::OptionSpec &option : from.ruleSet.options())
        if (rules::optionValue(from.ruleSet, option.name, from.options) != option.fallback)
            changed.push_back(&option);
    const auto isChanged = [&](const RuleNumbers &numbers) {
        return std::any_of(numbers.begin(), numbers.end(), [&](const RuleNumber &rule) {
            return std::any_of(changed.begin(), changed.end(),
                               [&](const auto *option) { return option->rule == rule; });
        });
    };

    Report report;
    report.columns = 2;
    report.title = from.texts.ruleSetName(id);
    report.subtitle = word(from, changed.empty() ? "reference-as-written" : "reference-marked");
    for (const rules::ReferenceTable &given : from.ruleSet.reference(from.options)) {
        ReportTable table;
        table.caption = word(from, given.key.c_str());
        for (std::size_t c = 0; c < given.columns.size(); ++c)
            table.columns.push_back(
                {given.columns[c].empty() ? QString() : word(from, given.columns[c].c_str()),
                 c == 0 ? 2.4 : 1.0, c == 0 ? ReportAlign::Left : ReportAlign::Centre});
        table.columns.push_back({word(from, "reference-rule"), 1.1, ReportAlign::Right});
        for (const rules::ReferenceRow &line : given.rows) {
            ReportRow row;
            for (const rules::ReferenceCell &cell : line.cells)
                row.cells.emplace_back(
                    cell.words.empty()
                        ? QString()
                        : from.texts.fill(TextKind::Word, cell.words, cell.args, {}, id));
            while (row.cells.size() + 1 < table.columns.size())
                row.cells.emplace_back();
            row.cells.emplace_back(fromStd(line.rules.front().text()));
            row.marked = isChanged(line.rules);
            table.rows.push_back(std::move(row));
        }
        // Words go left, figures to the middle.
        if (given.columns.size() == 2 && given.columns[1] == "reference-phase-head")
            table.columns = {{QString(), 0.3}, {table.columns[1].title, 4}, table.columns.back()};
        report.add(std::move(table));
    }
    if (!changed.empty()) {
        ReportTable house;
        house.caption = word(from, "reference-house-rules");
        house.columns = {{word(from, "reference-house-rule"), 2.2},
                         {word(from, "reference-here"), 1.3},
                         {word(from, "reference-written"), 1.3},
                         {word(from, "reference-rule"), 1.0, ReportAlign::Right}};
        const auto valueOf = [&](const rules::OptionSpec &option, std::string_view value) {
            if (option.type == rules::ValueType::Flag)
                return word(from, value == "on" ? "yes" : "no");
            return from.texts.value(option.name, value, id);
        };
        for (const rules::OptionSpec *option : changed) {
            ReportRow row;
            row.marked = true;
            row.cells = {
                from.texts.label(TextKind::Option, option->name, id),
                valueOf(*option, rules::optionValue(from.ruleSet, option->name, from.options)),
                valueOf(*option, option->fallback), fromStd(option->rule.text())};
            row.cells[1].bold = true;
            house.rows.push_back(std::move(row));
        }
        report.add(std::move(house));
    }
    if (const QString credit = from.texts.credit(id); !credit.isEmpty())
        report.add(ReportParagraph{credit, true});
    return report;
}

} // namespace sabretache::ui
