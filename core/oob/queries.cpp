#include "oob/queries.h"

#include "rules/mends.h"

#include <algorithm>
#include <tuple>

namespace sabretache::oob {

namespace {

/// Where a node stands: its ordinal, and its id where two ordinals are the same.
struct Placed {
    Parent parent;
    Ordinal ordinal;
    NodeId node;
    auto operator<=>(const Placed &) const = default;
};

void walkInto(const Children &children, Parent parent, std::size_t depth, std::vector<Stop> &out) {
    for (const NodeId &node : children.of(parent)) {
        out.push_back({node, depth});
        if (const auto *column = std::get_if<ColumnId>(&node))
            walkInto(children, Parent::of(*column), depth + 1, out);
    }
}

std::optional<CommandId> commandOf(const Post &post) {
    if (!post.army.isNull())
        return CommandId(post.army);
    if (!post.column.isNull())
        return CommandId(post.column);
    if (!post.unit.isNull())
        return CommandId(post.unit);
    return std::nullopt;
}

void addTo(std::optional<std::int64_t> &sum, std::int64_t n) { sum = sum.value_or(0) + n; }

rules::Problem problem(std::string_view code, RuleNumber rule, rules::Severity severity,
                       std::vector<std::string> args, std::string_view field) {
    rules::Problem out;
    out.code = code;
    out.rule = rule;
    out.severity = severity;
    out.args = std::move(args);
    out.field = field;
    return out;
}

} // namespace

Children::Children(const OrderOfBattle &book) {
    std::vector<Placed> all;
    all.reserve(book.columns.size() + book.units.size());
    for (const auto &[id, column] : book.columns)
        all.push_back({column.parent, column.ordinal, NodeId(id)});
    for (const auto &[id, unit] : book.units)
        if (!unit.retired)
            all.push_back({unit.parent, unit.ordinal, NodeId(id)});
    std::sort(all.begin(), all.end());
    auto at = m_children.end();
    for (const Placed &p : all) {
        if (at == m_children.end() || at->first != p.parent)
            at = m_children.try_emplace(m_children.end(), p.parent);
        at->second.push_back(p.node);
    }
}

const std::vector<NodeId> &Children::of(Parent parent) const {
    static const std::vector<NodeId> kNone;
    const auto it = m_children.find(parent);
    return it == m_children.end() ? kNone : it->second;
}

std::vector<ArmyId> armiesInOrder(const OrderOfBattle &book) {
    std::vector<ArmyId> out;
    for (const auto &[id, army] : book.armies)
        out.push_back(id);
    std::sort(out.begin(), out.end(), [&](ArmyId a, ArmyId b) {
        return std::tuple(book.armies.at(a).ordinal, a) < std::tuple(book.armies.at(b).ordinal, b);
    });
    return out;
}

std::vector<NodeId> childrenOf(const OrderOfBattle &book, Parent parent) {
    std::vector<Placed> found;
    for (const auto &[id, column] : book.columns)
        if (column.parent == parent)
            found.push_back({parent, column.ordinal, NodeId(id)});
    for (const auto &[id, unit] : book.units)
        if (unit.parent == parent && !unit.retired)
            found.push_back({parent, unit.ordinal, NodeId(id)});
    std::sort(found.begin(), found.end());
    std::vector<NodeId> out;
    out.reserve(found.size());
    for (const Placed &p : found)
        out.push_back(p.node);
    return out;
}

std::vector<Stop> walk(const OrderOfBattle &book, ArmyId army, const Children &children) {
    static_cast<void>(book);
    std::vector<Stop> out;
    walkInto(children, Parent::of(army), 0, out);
    return out;
}

std::vector<Stop> walk(const OrderOfBattle &book, ArmyId army) {
    return walk(book, army, Children(book));
}

std::vector<Stop> walk(const OrderOfBattle &book, ColumnId column, const Children &children) {
    static_cast<void>(book);
    std::vector<Stop> out;
    walkInto(children, Parent::of(column), 0, out);
    return out;
}

Parent parentOf(const OrderOfBattle &book, const NodeId &node) {
    if (const auto *column = std::get_if<ColumnId>(&node)) {
        const auto it = book.columns.find(*column);
        return it == book.columns.end() ? Parent() : it->second.parent;
    }
    const auto it = book.units.find(std::get<UnitId>(node));
    return it == book.units.end() ? Parent() : it->second.parent;
}

ArmyId armyOf(const OrderOfBattle &book, const NodeId &node) {
    Parent parent = parentOf(book, node);
    while (!parent.column.isNull())
        parent = parentOf(book, NodeId(parent.column));
    return parent.army;
}

std::string nameOf(const OrderOfBattle &book, const NodeId &node) {
    if (const auto *column = std::get_if<ColumnId>(&node)) {
        const auto it = book.columns.find(*column);
        return it == book.columns.end() ? std::string() : it->second.name;
    }
    const auto it = book.units.find(std::get<UnitId>(node));
    return it == book.units.end() ? std::string() : it->second.name;
}

std::string nameOf(const OrderOfBattle &book, const CommandId &command) {
    if (const auto *army = std::get_if<ArmyId>(&command)) {
        const auto it = book.armies.find(*army);
        return it == book.armies.end() ? std::string() : it->second.name;
    }
    if (const auto *column = std::get_if<ColumnId>(&command))
        return nameOf(book, NodeId(*column));
    return nameOf(book, NodeId(std::get<UnitId>(command)));
}

std::vector<std::string> namePath(const OrderOfBattle &book, const NodeId &node) {
    std::vector<std::string> out{nameOf(book, node)};
    Parent parent = parentOf(book, node);
    for (; !parent.column.isNull(); parent = parentOf(book, NodeId(parent.column)))
        out.push_back(nameOf(book, NodeId(parent.column)));
    if (!parent.army.isNull())
        out.push_back(nameOf(book, CommandId(parent.army)));
    std::reverse(out.begin(), out.end());
    return out;
}

ColumnId orderColumnOf(const OrderOfBattle &book, const NodeId &node) {
    const auto *self = std::get_if<ColumnId>(&node);
    ColumnId at = self ? *self : parentOf(book, node).column;
    while (!at.isNull()) {
        const auto it = book.columns.find(at);
        if (it == book.columns.end())
            return {};
        if (it->second.givesOrders)
            return at;
        at = it->second.parent.column;
    }
    return {};
}

const Person *holderOf(const OrderOfBattle &book, const CommandId &command, PostRole role) {
    const auto post = currentPost(book, command, role);
    if (!post)
        return nullptr;
    const auto it = book.persons.find(post->person);
    return it == book.persons.end() ? nullptr : &it->second;
}

std::map<CommandId, PersonId> holders(const OrderOfBattle &book, PostRole role) {
    std::map<CommandId, PersonId> out;
    for (const auto &[id, post] : book.posts) {
        if (!post.until.empty() || post.role != role)
            continue;
        if (const auto command = commandOf(post))
            out.emplace(*command, post.person);
    }
    return out;
}

void Totals::add(const Totals &other) {
    const auto sum = [](std::optional<std::int64_t> &to, const std::optional<std::int64_t> &n) {
        if (n)
            addTo(to, *n);
    };
    units += other.units;
    infantry += other.infantry;
    cavalry += other.cavalry;
    batteries += other.batteries;
    sum(men, other.men);
    sum(guns, other.guns);
    sum(modelGuns, other.modelGuns);
    for (const auto &[key, n] : other.steps)
        steps[key] += n;
    partly = partly || other.partly;
    estimated = estimated || other.estimated;
}

rules::UnitFacts unitFacts(const Unit &unit, std::string_view ruleSet) {
    rules::UnitFacts out;
    out.arm = unit.arm;
    out.men = unit.present.men;
    out.guns = unit.present.guns;
    out.fields = unit.fields.of(ruleSet);
    return out;
}

Totals totalsOf(const Unit &unit, const rules::RuleSet &ruleSet,
                const rules::OptionValues &options) {
    Totals out;
    out.units = 1;
    out.infantry = isInfantry(unit.arm) ? 1 : 0;
    out.cavalry = isCavalry(unit.arm) ? 1 : 0;
    out.batteries = isArtillery(unit.arm) ? 1 : 0;
    if (unit.present.men)
        out.men = unit.present.men->value;
    if (unit.present.guns)
        out.guns = unit.present.guns->value;
    const bool known =
        isArtillery(unit.arm) ? unit.present.guns.has_value() : unit.present.men.has_value();
    out.partly = !known;
    out.estimated = unit.present.estimated;
    if (const auto strength = ruleSet.strength(unitFacts(unit, ruleSet.id()), options)) {
        out.steps[std::string(strength->stepKey)] = strength->steps;
        if (strength->modelGuns != 0)
            out.modelGuns = strength->modelGuns;
    }
    return out;
}

Totals totalsOf(const OrderOfBattle &book, Parent parent, const Children &children,
                const rules::RuleSet &ruleSet, const rules::OptionValues &options) {
    Totals out;
    for (const NodeId &node : children.of(parent)) {
        if (const auto *column = std::get_if<ColumnId>(&node))
            out.add(totalsOf(book, Parent::of(*column), children, ruleSet, options));
        else
            out.add(totalsOf(book.units.at(std::get<UnitId>(node)), ruleSet, options));
    }
    return out;
}

rules::OptionValues optionsOf(const OrderOfBattle &book, std::string_view ruleSet) {
    rules::OptionValues out;
    const std::string prefix = optionKey(ruleSet, {});
    for (auto it = book.settings.lower_bound(prefix);
         it != book.settings.end() && it->first.starts_with(prefix); ++it)
        out.emplace(it->first.substr(prefix.size()), it->second.value);
    return out;
}

std::vector<PlacedProblem> checkBook(const OrderOfBattle &book, const rules::RuleSet &ruleSet,
                                     const rules::OptionValues &options) {
    using rules::Severity;
    std::vector<PlacedProblem> out;
    const Children children(book);
    const auto commanders = holders(book);
    const RuleNumber vacancy = ruleSet.vacancyRule();
    for (const ArmyId armyId : armiesInOrder(book)) {
        const Army &army = book.armies.at(armyId);
        if (army.name.empty())
            out.push_back({problem(kNameMissing, {}, Severity::Note, {}, rules::kMendName),
                           armyId,
                           {army.name}});
        if (!vacancy.isNull() && !commanders.contains(CommandId(armyId)))
            out.push_back({problem(kArmyVacant, vacancy, Severity::Warning, {army.name},
                                   rules::kMendCommander),
                           armyId,
                           {army.name}});
        for (const Stop &stop : walk(book, armyId, children)) {
            const auto add = [&](rules::Problem p) {
                const Place place = std::visit([](const auto &id) { return Place(id); }, stop.node);
                out.push_back({std::move(p), place, namePath(book, stop.node)});
            };
            const std::string name = nameOf(book, stop.node);
            if (name.empty())
                add(problem(kNameMissing, {}, Severity::Note, {}, rules::kMendName));
            if (const auto *id = std::get_if<ColumnId>(&stop.node)) {
                const Column &column = book.columns.at(*id);
                if (children.of(Parent::of(*id)).empty()) {
                    add(problem(kColumnEmpty, {}, Severity::Note, {name}, rules::kMendRemove));
                    out.back().problem.mend = "yes";
                } else if (column.givesOrders && !vacancy.isNull() &&
                           !commanders.contains(CommandId(*id))) {
                    add(problem(kColumnVacant, vacancy, Severity::Warning, {name},
                                rules::kMendCommander));
                }
                continue;
            }
            const Unit &unit = book.units.at(std::get<UnitId>(stop.node));
            rules::UnitFacts facts = unitFacts(unit, ruleSet.id());
            // A brigade is not too small for what it has lost.
            if (facts.men && unit.establishment.men && *facts.men < *unit.establishment.men)
                facts.men = unit.establishment.men;
            std::vector<rules::Problem> found = ruleSet.check(facts, options);
            if (found.empty() && !ruleSet.strength(facts, options))
                add(problem(kStrengthUnknown, {}, Severity::Warning, {name},
                            isArtillery(unit.arm) ? rules::kMendGuns : rules::kMendMen));
            for (rules::Problem &p : found)
                add(std::move(p));
        }
    }
    return out;
}

} // namespace sabretache::oob
