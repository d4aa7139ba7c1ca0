#include "ui/models/armytreemodel.h"

#include "oob/queries.h"
#include "ui/models/booktreemodel.h"
#include "ui/text/inside.h"

#include <QCollator>
#include <QMimeData>
#include <QSet>

#include <algorithm>
#include <functional>
#include <set>

namespace sabretache::ui {
namespace {

const QString kRowsMime = QStringLiteral("application/x-sabretache-rows");

QString text16(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

Uuid uuidOf(const RowRef &row) {
    return std::visit(
        [](const auto &id) {
            if constexpr (std::is_same_v<std::decay_t<decltype(id)>, std::monostate>)
                return Uuid();
            else
                return id.uuid;
        },
        row);
}

oob::Place placeOf(const RowRef &row) {
    return std::visit([](const auto &id) { return oob::Place(id); }, row);
}

/// @return whether a row came, went, or stands elsewhere.
template <class T> bool isStructural(const oob::RowChange<T> &change) {
    if (!change.before || !change.after)
        return true;
    if (change.before->parent != change.after->parent ||
        change.before->ordinal != change.after->ordinal)
        return true;
    if constexpr (std::is_same_v<T, oob::Unit>)
        return change.before->retired != change.after->retired;
    return false;
}

} // namespace

struct ArmyTreeModel::Node {
    RowRef ref;
    Node *parent = nullptr;
    std::vector<NodePtr> all;  ///< in stored order
    std::vector<Node *> shown; ///< those that the filter lets through, as they are seen
    int row = -1;              ///< place in the parent's shown; -1: hidden
    RowSums sums;

    bool isGroup() const { return !std::holds_alternative<UnitId>(ref); }
    /// @return whether the view can see it: it and everything above it are shown.
    bool live() const {
        for (const Node *n = this; n; n = n->parent)
            if (n->row < 0)
                return false;
        return true;
    }
};

ArmyTreeModel::ArmyTreeModel(BookEditor &editor, ProblemsModel *problems, ArmyId army,
                             QObject *parent)
    : QAbstractItemModel(parent), m_editor(editor), m_problems(problems), m_army(army) {
    rebuild();
    connect(&editor.session(), &session::BookSession::changed, this, &ArmyTreeModel::takeIn);
    connect(&editor.session(), &session::BookSession::reset, this, [this] {
        beginResetModel();
        rebuild();
        endResetModel();
        Q_EMIT sumsChanged();
    });
    if (problems)
        connect(problems, &ProblemsModel::refreshed, this, [this] {
            const int badge = m_cells->columnOf(CellKind::Badge);
            std::function<void(Node *)> each = [&](Node *node) {
                if (!node->shown.empty())
                    Q_EMIT dataChanged(indexOf(node->shown.front(), badge),
                                       indexOf(node->shown.back(), badge));
                for (Node *child : node->shown)
                    if (child->isGroup())
                        each(child);
            };
            if (m_root) {
                Q_EMIT dataChanged(indexOf(m_root.get(), badge), indexOf(m_root.get(), badge));
                each(m_root.get());
            }
        });
}

ArmyTreeModel::~ArmyTreeModel() = default;

void ArmyTreeModel::rebuild() {
    m_cells = std::make_unique<ArmyCells>(m_editor.texts(), m_editor.session().ruleSet(),
                                          m_editor.session().options());
    m_byId.clear();
    m_root.reset();
    readCommanders();
    if (!m_editor.book().armies.contains(m_army))
        return;
    m_root = build(m_army, oob::Children(m_editor.book()), nullptr);
    m_root->row = 0;
    applyFilter(m_root.get(), false);
    m_root->row = 0;
    if (m_sortColumn >= 0)
        sortShown(m_root.get());
}

ArmyTreeModel::NodePtr ArmyTreeModel::build(const RowRef &row, const oob::Children &children,
                                            Node *parent) {
    auto node = std::make_unique<Node>();
    node->ref = row;
    node->parent = parent;
    m_byId[uuidOf(row)] = node.get();
    if (const auto ref = parentRefOf(row)) {
        for (const oob::NodeId &child : children.of(*ref)) {
            const RowRef childRef = rowRefOf(child);
            if (find(childRef))
                continue; // stands elsewhere still; it is moved here afterwards
            node->all.push_back(build(childRef, children, node.get()));
            node->sums += node->all.back()->sums;
            node->all.back()->row = static_cast<int>(node->shown.size());
            node->shown.push_back(node->all.back().get());
        }
    } else {
        node->sums = ownSums(row);
    }
    return node;
}

void ArmyTreeModel::forget(Node *node) {
    m_byId.erase(uuidOf(node->ref));
    for (const NodePtr &child : node->all)
        forget(child.get());
}

RowSums ArmyTreeModel::ownSums(const RowRef &row) const {
    const auto *id = std::get_if<UnitId>(&row);
    const auto unit = id ? m_editor.book().units.find(*id) : m_editor.book().units.end();
    return unit == m_editor.book().units.end() ? RowSums() : m_cells->sums(unit->second);
}

void ArmyTreeModel::readCommanders() { m_commanders = oob::holders(m_editor.book()); }

// ---- what the model says of itself

ArmyTreeModel::Node *ArmyTreeModel::nodeAt(const QModelIndex &index) const {
    return static_cast<Node *>(index.internalPointer());
}

ArmyTreeModel::Node *ArmyTreeModel::find(const RowRef &row) const {
    const auto it = m_byId.find(uuidOf(row));
    return it == m_byId.end() ? nullptr : it->second;
}

QModelIndex ArmyTreeModel::indexOf(const Node *node, int column) const {
    return node && node->live() ? createIndex(node->row, column, node) : QModelIndex();
}

RowRef ArmyTreeModel::row(const QModelIndex &index) const {
    return index.isValid() ? nodeAt(index)->ref : RowRef();
}

QModelIndex ArmyTreeModel::indexOf(const RowRef &row, int column) const {
    return indexOf(find(row), column);
}

const RowSums &ArmyTreeModel::sums() const {
    static const RowSums kNone;
    return m_root ? m_root->sums : kNone;
}

const RowSums &ArmyTreeModel::sums(const QModelIndex &index) const {
    return index.isValid() ? nodeAt(index)->sums : sums();
}

QString ArmyTreeModel::commanderOf(const RowRef &row) const {
    const auto command = commandIdOf(row);
    const auto it = command ? m_commanders.find(*command) : m_commanders.end();
    if (it == m_commanders.end())
        return {};
    const auto person = m_editor.book().persons.find(it->second);
    return person == m_editor.book().persons.end() ? QString() : text16(person->second.name);
}

QModelIndex ArmyTreeModel::index(int row, int column, const QModelIndex &parent) const {
    if (column < 0 || column >= columnCount() || row < 0)
        return {};
    if (!parent.isValid())
        return row == 0 && m_root ? createIndex(0, column, m_root.get()) : QModelIndex();
    const Node *node = nodeAt(parent);
    if (parent.column() != 0 || static_cast<std::size_t>(row) >= node->shown.size())
        return {};
    return createIndex(row, column, node->shown[static_cast<std::size_t>(row)]);
}

QModelIndex ArmyTreeModel::parent(const QModelIndex &index) const {
    const Node *node = index.isValid() ? nodeAt(index)->parent : nullptr;
    return node ? createIndex(node->row, 0, node) : QModelIndex();
}

int ArmyTreeModel::rowCount(const QModelIndex &parent) const {
    if (!parent.isValid())
        return m_root ? 1 : 0;
    return parent.column() == 0 ? static_cast<int>(nodeAt(parent)->shown.size()) : 0;
}

int ArmyTreeModel::columnCount(const QModelIndex &) const {
    return static_cast<int>(m_cells->columns().size());
}

Qt::ItemFlags ArmyTreeModel::flags(const QModelIndex &index) const {
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    const Node *node = nodeAt(index);
    Qt::ItemFlags out = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (node->isGroup())
        out |= Qt::ItemIsDropEnabled;
    else
        out |= Qt::ItemNeverHasChildren;
    if (m_editor.session().readOnly())
        return out;
    if (node->parent)
        out |= Qt::ItemIsDragEnabled;
    if (m_cells->editable(m_editor.book(), node->ref, cell(index.column())))
        out |= Qt::ItemIsEditable;
    return out;
}

RowSign ArmyTreeModel::sign(const Node *node) const {
    RowSign out;
    const oob::OrderOfBattle &book = m_editor.book();
    if (const auto *id = std::get_if<UnitId>(&node->ref)) {
        const auto unit = book.units.find(*id);
        out.arm = unit == book.units.end() ? Arm::Infantry : unit->second.arm;
        out.size = isArtillery(*out.arm) ? 3 : 2;
    } else {
        out.size = node->parent ? 1 : 0;
        const RowSums &s = node->sums;
        if (node->parent && s.units > 0) {
            if (s.foot == s.units)
                out.arm = Arm::Infantry;
            else if (s.horse == s.units)
                out.arm = Arm::Cavalry;
            else if (s.batteries == s.units)
                out.arm = Arm::Artillery;
        }
    }
    if (const auto army = book.armies.find(m_army); army != book.armies.end())
        out.side = sidePlace(sidesOf(book), army->second.side);
    return out;
}

int ArmyTreeModel::severity(const Node *node) const {
    int worst = -1;
    if (m_problems)
        for (const auto *problem : m_problems->at(placeOf(node->ref)))
            worst = std::max(worst, static_cast<int>(problem->problem.severity));
    return worst;
}

QVariant ArmyTreeModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid())
        return {};
    const Node *node = nodeAt(index);
    const ArmyCells::Column &column = cell(index.column());
    const oob::OrderOfBattle &book = m_editor.book();
    const auto *unitId = std::get_if<UnitId>(&node->ref);
    const auto unit = unitId ? book.units.find(*unitId) : book.units.end();
    if (unitId && unit == book.units.end())
        return {}; // gone from the book, still to be taken out of the tree

    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        QString text;
        if (column.kind == CellKind::Badge) {
            if (role == Qt::DisplayRole || !m_problems)
                return {};
            QStringList lines;
            for (const auto *problem : m_problems->at(placeOf(node->ref)))
                lines << m_editor.texts().problem(problem->problem, m_cells->ruleSet().id());
            return lines.join(u'\n');
        }
        if (column.kind == CellKind::Commander) {
            text = commanderOf(node->ref);
            if (text.isEmpty())
                text = node->isGroup() ? m_editor.texts().label(TextKind::Word, "vacant")
                                       : QStringLiteral("–");
        } else if (unitId) {
            text = m_cells->text(book, unit->second, column, {});
            if (unit->second.present.estimated && !text.isEmpty() &&
                (column.kind == CellKind::Men || column.kind == CellKind::Guns))
                text = QStringLiteral("~") + text;
        } else if (column.kind == CellKind::Name) {
            if (const auto *id = std::get_if<ColumnId>(&node->ref)) {
                const auto it = book.columns.find(*id);
                text = it == book.columns.end() ? QString() : text16(it->second.name);
            } else if (const auto it = book.armies.find(m_army); it != book.armies.end()) {
                text = text16(it->second.name);
            }
        } else if (column.kind == CellKind::Nation) {
            if (const auto *id = std::get_if<ColumnId>(&node->ref)) {
                const auto it = book.columns.find(*id);
                text = it == book.columns.end() ? QString() : text16(it->second.nation);
            } else if (const auto it = book.armies.find(m_army); it != book.armies.end()) {
                text = text16(it->second.nation);
            }
        } else if (column.kind == CellKind::Field && !column.right &&
                   m_cells->columnOf(CellKind::Guns) < index.column()) {
            // The first column of choices says what a group is made of.
            if (cell(index.column() - 1).kind == CellKind::Guns)
                text = m_cells->composition(node->sums);
        } else {
            text = m_cells->text(node->sums, column);
        }
        if (role == Qt::ToolTipRole)
            return column.kind == CellKind::Name ? QVariant(text) : QVariant();
        if (role == Qt::AccessibleTextRole && !text.isEmpty())
            return column.kind == CellKind::Name ? text : column.title + u' ' + text;
        return text;
    }
    case Qt::EditRole:
        if (column.kind == CellKind::Commander)
            return commanderOf(node->ref);
        if (!unitId)
            return data(index, Qt::DisplayRole);
        if (column.kind == CellKind::Field) {
            const auto *spec = m_cells->fieldOf(column, unit->second);
            return spec ? text16(m_cells->fieldValue(unit->second, *spec)) : QString();
        }
        if (column.kind == CellKind::Arm)
            return text16(word(unit->second.arm));
        if (column.kind == CellKind::Steps) {
            const RowSums &own = node->sums;
            const bool known = own.menUnknown == 0 && own.gunsUnknown == 0;
            return known ? QString::number(own.crew ? own.crew : own.steps) : QString();
        }
        if (column.kind == CellKind::Men)
            return unit->second.present.men ? QString::number(unit->second.present.men->value)
                                            : QString();
        if (column.kind == CellKind::Guns)
            return unit->second.present.guns ? QString::number(unit->second.present.guns->value)
                                             : QString();
        return m_cells->text(book, unit->second, column, {});
    case NationRole: {
        if (column.kind != CellKind::Nation)
            return {};
        const auto it = book.nations.find(data(index, Qt::DisplayRole).toString().toStdString());
        if (it == book.nations.end())
            return {};
        return QStringList{text16(it->second.firstColour), text16(it->second.secondColour)};
    }
    case SortRole:
        switch (column.kind) {
        case CellKind::Steps:
            return qlonglong(node->sums.steps + node->sums.crew);
        case CellKind::Men:
            return qlonglong(node->sums.men);
        case CellKind::Guns:
            return qlonglong(node->sums.guns);
        case CellKind::Points:
            return qlonglong(node->sums.points);
        case CellKind::Badge:
            return severity(node);
        case CellKind::FullMen:
            return qlonglong(node->sums.fullSteps + node->sums.fullCrew);
        case CellKind::Elements:
            if (unitId)
                return isInfantry(unit->second.arm)
                           ? unit->second.battalions.value_or(Hundredths(0)).value
                           : unit->second.squadrons.value_or(Hundredths(0)).value;
            return 0;
        case CellKind::Field:
            if (column.right)
                return data(index, Qt::EditRole).toInt();
            return data(index, Qt::DisplayRole);
        case CellKind::Name:
        case CellKind::Commander:
        case CellKind::Arm:
        case CellKind::Nation:
            break;
        }
        return data(index, Qt::DisplayRole);
    case Qt::TextAlignmentRole:
        return int((column.right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case SignRole:
        return index.column() == 0 ? QVariant::fromValue(sign(node)) : QVariant();
    case StrengthRole: {
        if (column.kind != CellKind::Steps)
            return {};
        RowStrength strength;
        const RowSums &s = node->sums;
        strength.crew = s.steps == 0 && s.fullSteps == 0 && (s.crew > 0 || s.fullCrew > 0);
        strength.now = strength.crew ? s.crew : s.steps;
        strength.full = strength.crew ? s.fullCrew : s.fullSteps;
        strength.known = s.units > 0 && (strength.full > 0 || strength.now > 0);
        strength.estimated = s.estimated > 0;
        return QVariant::fromValue(strength);
    }
    case SeverityRole:
        return severity(node);
    case GroupRole:
        return node->isGroup();
    case VacantRole:
        return node->isGroup() && column.kind == CellKind::Commander &&
               !m_commanders.contains(*commandIdOf(node->ref));
    case QuietRole:
        return (node->isGroup() && column.kind == CellKind::Field) ||
               (column.kind == CellKind::Commander && !node->isGroup() &&
                !m_commanders.contains(*commandIdOf(node->ref)));
    default:
        return {};
    }
}

QVariant ArmyTreeModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const ArmyCells::Column &column = cell(section);
    if (role == Qt::DisplayRole)
        return column.title;
    if (role == Qt::ToolTipRole) {
        QStringList rules;
        for (const auto *spec : column.fields)
            rules << m_editor.texts().label(TextKind::Field, spec->key, m_cells->ruleSet().id()) +
                         QStringLiteral(": ") + text16(spec->rule.text());
        return column.fields.empty() ? column.title : rules.join(u'\n');
    }
    if (role == Qt::AccessibleTextRole)
        return column.kind == CellKind::Badge
                   ? m_editor.texts().label(TextKind::Word, "head-problems")
                   : column.title;
    if (role == Qt::TextAlignmentRole)
        return int(
            (column.right && column.kind != CellKind::Steps ? Qt::AlignRight : Qt::AlignLeft) |
            Qt::AlignVCenter);
    return {};
}

// ---- changes

bool ArmyTreeModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    if (role != Qt::EditRole || !index.isValid())
        return false;
    // A field that shows the rule set's fallback can be given that very value: then it is said.
    bool said = true;
    if (const auto *id = std::get_if<UnitId>(&nodeAt(index)->ref);
        id && cell(index.column()).kind == CellKind::Field) {
        const oob::Unit &unit = m_editor.book().units.at(*id);
        const auto *spec = m_cells->fieldOf(cell(index.column()), unit);
        const auto values = unit.fields.find(m_cells->ruleSet().id());
        said = !spec || (values != unit.fields.end() && values->second.contains(spec->key));
    }
    if (said && value.toString() == data(index, Qt::EditRole).toString())
        return true;
    return m_editor.perform(m_cells->edit(m_editor.book(), m_editor.session().ids(),
                                          nodeAt(index)->ref, cell(index.column()),
                                          value.toString()));
}

bool ArmyTreeModel::setMany(const QModelIndexList &rows, int column, const QString &input) {
    std::vector<std::function<Result<oob::Edit>(const oob::OrderOfBattle &)>> steps;
    for (const QModelIndex &index : rows) {
        const RowRef ref = row(index);
        if (!m_cells->editable(m_editor.book(), ref, cell(column)))
            continue;
        steps.emplace_back([this, ref, column, input](const oob::OrderOfBattle &book) {
            return m_cells->edit(book, m_editor.session().ids(), ref, cell(column), input);
        });
    }
    if (steps.empty())
        return m_editor.perform(fail(kEditNotHere));
    if (steps.size() == 1)
        return m_editor.perform(steps.front()(m_editor.book()));
    return m_editor.perform(oob::together(
        m_editor.book(), std::string(kEditMany),
        {inside(cell(column).title, QLocale()).toStdString(), std::to_string(steps.size())},
        steps));
}

bool ArmyTreeModel::moveRowsTo(const std::vector<RowRef> &rows, const RowRef &parent, int place) {
    std::vector<oob::NodeId> nodes;
    for (const RowRef &ref : rows)
        if (const auto node = nodeIdOf(ref))
            nodes.push_back(*node);
    const auto to = parentRefOf(parent);
    if (nodes.empty() || !to)
        return false;
    return m_editor.perform(
        oob::moveNodes(m_editor.book(), nodes, *to,
                       place < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(place))));
}

void ArmyTreeModel::touch(Node *node) {
    if (node->live())
        Q_EMIT dataChanged(indexOf(node, 0), indexOf(node, columnCount() - 1));
}

void ArmyTreeModel::addSums(Node *node, const RowSums &before, const RowSums &after) {
    for (Node *n = node; n; n = n->parent) {
        n->sums -= before;
        n->sums += after;
    }
}

void ArmyTreeModel::takeIn(const oob::ChangeSet &changes) {
    bool structural = false;
    bool people = false;
    bool everything = false;
    std::set<RowRef> touched;
    const RowSums before = sums();
    for (const oob::AnyChange &any : changes) {
        if (const auto *unit = std::get_if<oob::RowChange<oob::Unit>>(&any)) {
            structural = structural || isStructural(*unit);
            if (Node *node = unit->after ? find(unit->after->id) : nullptr) {
                const RowSums was = node->sums;
                addSums(node, was, m_cells->sums(*unit->after));
                for (Node *n = node; n; n = n->parent)
                    touched.insert(n->ref);
            }
        } else if (const auto *column = std::get_if<oob::RowChange<oob::Column>>(&any)) {
            structural = structural || isStructural(*column);
            if (Node *node = column->after ? find(column->after->id) : nullptr)
                touched.insert(node->ref);
        } else if (const auto *army = std::get_if<oob::RowChange<oob::Army>>(&any)) {
            // Its coming and going, and the side that colours every sign.
            if ((army->before ? army->before->id : army->after->id) == m_army)
                everything = everything || !army->before || !army->after ||
                             army->before->side != army->after->side;
            if (m_root)
                touched.insert(m_root->ref);
        } else if (std::holds_alternative<oob::RowChange<oob::Post>>(any) ||
                   std::holds_alternative<oob::RowChange<oob::Person>>(any)) {
            people = true;
        } else if (std::holds_alternative<oob::RowChange<oob::Setting>>(any)) {
            everything = true; // another rule set or house rule: other columns, other strengths
        }
    }
    if (everything || (!m_root && m_editor.book().armies.contains(m_army))) {
        beginResetModel();
        rebuild();
        endResetModel();
        Q_EMIT sumsChanged();
        return;
    }
    if (!m_root)
        return;
    if (people) {
        readCommanders();
        for (const auto &any : changes)
            if (const auto *post = std::get_if<oob::RowChange<oob::Post>>(&any))
                for (const auto *row : {&post->before, &post->after})
                    if (*row)
                        for (const RowRef &ref :
                             {RowRef((*row)->army), RowRef((*row)->column), RowRef((*row)->unit)})
                            if (Node *node = find(ref))
                                touched.insert(node->ref);
        for (const auto &any : changes)
            if (const auto *person = std::get_if<oob::RowChange<oob::Person>>(&any))
                if (person->after)
                    for (const auto &[command, holder] : m_commanders)
                        if (holder == person->after->id)
                            if (Node *node = find(
                                    std::visit([](const auto &id) { return RowRef(id); }, command)))
                                touched.insert(node->ref);
    }
    if (structural)
        restructure(changes);
    for (const RowRef &ref : touched)
        if (Node *node = find(ref))
            touch(node);
    if (structural || before != sums())
        Q_EMIT sumsChanged();
}

void ArmyTreeModel::restructure(const oob::ChangeSet &changes) {
    const oob::OrderOfBattle &book = m_editor.book();
    const oob::Children children(book);
    // Parents whose children changed, each with its depth: upper ones are set right first, so that
    // no row is ever moved below itself.
    std::map<Uuid, RowRef> parents;
    const auto note = [&parents](const oob::Parent &parent) {
        const RowRef ref = parent.army.isNull() ? RowRef(parent.column) : RowRef(parent.army);
        parents[uuidOf(ref)] = ref;
    };
    for (const oob::AnyChange &any : changes) {
        if (const auto *unit = std::get_if<oob::RowChange<oob::Unit>>(&any)) {
            if (unit->before)
                note(unit->before->parent);
            if (unit->after)
                note(unit->after->parent);
        } else if (const auto *column = std::get_if<oob::RowChange<oob::Column>>(&any)) {
            if (column->before)
                note(column->before->parent);
            if (column->after)
                note(column->after->parent);
        }
    }
    std::vector<std::pair<std::size_t, RowRef>> order;
    for (const auto &[id, ref] : parents) {
        std::size_t depth = 0;
        if (const auto *column = std::get_if<ColumnId>(&ref)) {
            if (!book.columns.contains(*column) || oob::armyOf(book, *column) != m_army)
                continue;
            depth = oob::namePath(book, *column).size();
        } else if (std::get<ArmyId>(ref) != m_army) {
            continue;
        }
        order.emplace_back(depth, ref);
    }
    std::stable_sort(order.begin(), order.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    for (const auto &[depth, ref] : order)
        if (Node *node = find(ref))
            arrange(node, children);
    // What went to another army has no parent here that asked for it.
    for (const oob::AnyChange &any : changes) {
        const auto leave = [&](const RowRef &ref, const oob::NodeId &id) {
            Node *node = find(ref);
            if (!node || !node->parent || oob::armyOf(book, id) == m_army)
                return;
            Node *parent = node->parent;
            const bool seen = node->live();
            if (seen)
                beginRemoveRows(indexOf(parent), node->row, node->row);
            addSums(parent, node->sums, {});
            if (node->row >= 0)
                parent->shown.erase(parent->shown.begin() + node->row);
            forget(node);
            std::erase_if(parent->all, [node](const NodePtr &p) { return p.get() == node; });
            renumber(parent);
            if (seen)
                endRemoveRows();
        };
        if (const auto *unit = std::get_if<oob::RowChange<oob::Unit>>(&any)) {
            if (unit->after)
                leave(unit->after->id, unit->after->id);
        } else if (const auto *column = std::get_if<oob::RowChange<oob::Column>>(&any)) {
            if (column->after)
                leave(column->after->id, column->after->id);
        }
    }
}

void ArmyTreeModel::renumber(Node *parent) const {
    for (std::size_t i = 0; i < parent->shown.size(); ++i)
        parent->shown[i]->row = static_cast<int>(i);
}

void ArmyTreeModel::arrange(Node *parent, const oob::Children &children) {
    const oob::OrderOfBattle &book = m_editor.book();
    const std::vector<oob::NodeId> &wanted = children.of(*parentRefOf(parent->ref));
    std::unordered_map<Uuid, std::size_t> place;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        place[uuidOf(rowRefOf(wanted[i]))] = i;
    const bool seen = parent->live();

    // 1. Rows that are gone from the book (or retired). Those that go to another parent wait for
    // it.
    for (std::size_t i = parent->all.size(); i-- > 0;) {
        Node *node = parent->all[i].get();
        if (place.contains(uuidOf(node->ref)))
            continue;
        const auto *unit = std::get_if<UnitId>(&node->ref);
        const auto *column = std::get_if<ColumnId>(&node->ref);
        const bool there = unit ? book.units.contains(*unit) && !book.units.at(*unit).retired
                                : book.columns.contains(*column);
        if (there)
            continue;
        const bool nodeSeen = seen && node->row >= 0;
        if (nodeSeen)
            beginRemoveRows(indexOf(parent), node->row, node->row);
        addSums(parent, node->sums, {});
        if (node->row >= 0)
            parent->shown.erase(parent->shown.begin() + node->row);
        forget(node);
        parent->all.erase(parent->all.begin() + static_cast<std::ptrdiff_t>(i));
        renumber(parent);
        if (nodeSeen)
            endRemoveRows();
    }

    // 2. Each wanted child to its place; what stands before it is right already.
    std::vector<Node *> later;
    int shownBefore = 0;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const RowRef ref = rowRefOf(wanted[i]);
        Node *node = find(ref);
        const int target = m_sortColumn < 0 ? shownBefore : static_cast<int>(parent->shown.size());
        if (!node) {
            NodePtr made = build(ref, children, parent);
            node = made.get();
            if (seen)
                beginInsertRows(indexOf(parent), target, target);
            parent->all.push_back(std::move(made));
            parent->shown.insert(parent->shown.begin() + target, node);
            renumber(parent);
            addSums(parent, {}, node->sums);
            if (seen)
                endInsertRows();
            if (node->isGroup())
                later.push_back(node);
        } else if (node->parent == parent) {
            if (node->row >= 0 && m_sortColumn < 0 && node->row != target) {
                if (seen)
                    beginMoveRows(indexOf(parent), node->row, node->row, indexOf(parent), target);
                parent->shown.erase(parent->shown.begin() + node->row);
                parent->shown.insert(parent->shown.begin() + target, node);
                renumber(parent);
                if (seen)
                    endMoveRows();
            }
        } else {
            Node *from = node->parent;
            const bool shown = node->row >= 0;
            const bool leaves = shown && from->live();
            const bool comes = shown && seen;
            if (leaves && comes)
                beginMoveRows(indexOf(from), node->row, node->row, indexOf(parent), target);
            else if (leaves)
                beginRemoveRows(indexOf(from), node->row, node->row);
            else if (comes)
                beginInsertRows(indexOf(parent), target, target);
            addSums(from, node->sums, {});
            const auto held = std::find_if(from->all.begin(), from->all.end(),
                                           [node](const NodePtr &p) { return p.get() == node; });
            NodePtr taken = std::move(*held);
            from->all.erase(held);
            if (shown) {
                from->shown.erase(from->shown.begin() + node->row);
                parent->shown.insert(parent->shown.begin() + target, node);
            }
            node->parent = parent;
            parent->all.push_back(std::move(taken));
            renumber(from);
            renumber(parent);
            addSums(parent, {}, node->sums);
            if (leaves && comes)
                endMoveRows();
            else if (leaves)
                endRemoveRows();
            else if (comes)
                endInsertRows();
        }
        if (node->row >= 0)
            ++shownBefore;
    }
    std::stable_sort(parent->all.begin(), parent->all.end(),
                     [&place](const NodePtr &a, const NodePtr &b) {
                         const auto of = [&place](const NodePtr &p) {
                             const auto it = place.find(uuidOf(p->ref));
                             return it == place.end() ? place.size() : it->second;
                         };
                         return of(a) < of(b);
                     });
    for (Node *node : later)
        arrange(node, children);
    if (m_sortColumn >= 0)
        sort(m_sortColumn, m_sortOrder);
}

// ---- filter, search, sort

bool ArmyTreeModel::matches(const Node *node) const {
    if (m_filterWords.isEmpty())
        return true;
    const oob::OrderOfBattle &book = m_editor.book();
    QString text = commanderOf(node->ref);
    if (const auto *id = std::get_if<UnitId>(&node->ref)) {
        const oob::Unit &unit = book.units.at(*id);
        text += u' ' + text16(unit.name) + u' ' + text16(unit.nation) + u' ' +
                m_editor.texts().arm(unit.arm);
        for (const ArmyCells::Column &column : m_cells->columns())
            if (column.kind == CellKind::Field)
                text += u' ' + m_cells->text(book, unit, column, {});
    } else if (const auto *columnId = std::get_if<ColumnId>(&node->ref)) {
        text += u' ' + text16(book.columns.at(*columnId).name);
    } else {
        return false; // the army itself stands above whatever matches
    }
    return std::all_of(m_filterWords.begin(), m_filterWords.end(), [&text](const QString &word) {
        return text.contains(word, Qt::CaseInsensitive);
    });
}

bool ArmyTreeModel::applyFilter(Node *node, bool above) {
    const bool own = above || matches(node);
    node->shown.clear();
    for (const NodePtr &child : node->all) {
        child->row = -1;
        if (applyFilter(child.get(), own)) {
            child->row = static_cast<int>(node->shown.size());
            node->shown.push_back(child.get());
        }
    }
    return own || !node->shown.empty();
}

void ArmyTreeModel::setFilter(const QString &filter) {
    const QString tidy = filter.simplified();
    if (tidy == m_filter)
        return;
    beginResetModel();
    m_filter = tidy;
    m_filterWords = tidy.split(u' ', Qt::SkipEmptyParts);
    if (m_root) {
        applyFilter(m_root.get(), false);
        m_root->row = 0;
        if (m_sortColumn >= 0)
            sortShown(m_root.get());
    }
    endResetModel();
}

int ArmyTreeModel::shownUnits() const {
    std::function<int(const Node *)> count = [&count](const Node *node) {
        int n = node->isGroup() ? 0 : 1;
        for (const Node *child : node->shown)
            n += count(child);
        return n;
    };
    return m_root ? count(m_root.get()) : 0;
}

QModelIndex ArmyTreeModel::findNext(const QString &text, const QModelIndex &from,
                                    bool backwards) const {
    std::vector<const Node *> order;
    std::function<void(const Node *)> walk = [&](const Node *node) {
        order.push_back(node);
        for (const Node *child : node->shown)
            walk(child);
    };
    if (!m_root || text.simplified().isEmpty())
        return {};
    walk(m_root.get());
    const QStringList words = text.simplified().split(u' ');
    const auto start =
        std::find(order.begin(), order.end(), from.isValid() ? nodeAt(from) : nullptr);
    const auto size = static_cast<std::ptrdiff_t>(order.size());
    const std::ptrdiff_t at = start == order.end() ? -1 : start - order.begin();
    for (std::ptrdiff_t step = 1; step <= size; ++step) {
        const std::ptrdiff_t i = ((at + (backwards ? -step : step)) % size + size) % size;
        const Node *node = order[static_cast<std::size_t>(i)];
        const QModelIndex index = indexOf(node);
        const QString line =
            data(index, Qt::DisplayRole).toString() + u' ' + commanderOf(node->ref);
        if (std::all_of(words.begin(), words.end(), [&line](const QString &word) {
                return line.contains(word, Qt::CaseInsensitive);
            }))
            return index;
    }
    return {};
}

void ArmyTreeModel::sortShown(Node *node) {
    if (m_sortColumn < 0) {
        node->shown.clear();
        for (const NodePtr &child : node->all)
            if (child->row >= 0)
                node->shown.push_back(child.get());
    } else {
        struct Keyed {
            Node *node;
            qlonglong number;
            QString text;
        };
        std::vector<Keyed> keyed;
        keyed.reserve(node->shown.size());
        bool numbers = true;
        for (Node *child : node->shown) {
            const QVariant key = data(createIndex(child->row, m_sortColumn, child), SortRole);
            numbers = numbers && key.typeId() != QMetaType::QString;
            keyed.push_back(
                {child, numbers ? key.toLongLong() : 0, numbers ? QString() : key.toString()});
        }
        QCollator collator(m_editor.texts().locale());
        collator.setCaseSensitivity(Qt::CaseInsensitive);
        collator.setNumericMode(true);
        const bool down = m_sortOrder == Qt::DescendingOrder;
        std::stable_sort(keyed.begin(), keyed.end(), [&](const Keyed &a, const Keyed &b) {
            const Keyed &first = down ? b : a;
            const Keyed &second = down ? a : b;
            return numbers ? first.number < second.number
                           : collator.compare(first.text, second.text) < 0;
        });
        for (std::size_t i = 0; i < keyed.size(); ++i)
            node->shown[i] = keyed[i].node;
    }
    renumber(node);
    for (Node *child : node->shown)
        if (child->isGroup())
            sortShown(child);
}

void ArmyTreeModel::sort(int column, Qt::SortOrder order) {
    m_sortColumn = column;
    m_sortOrder = order;
    if (!m_root)
        return;
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<std::pair<const Node *, int>> nodes;
    for (const QModelIndex &index : before)
        nodes.emplace_back(nodeAt(index), index.column());
    sortShown(m_root.get());
    QModelIndexList after;
    for (const auto &[node, at] : nodes)
        after << indexOf(node, at);
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

// ---- drag and drop

Qt::DropActions ArmyTreeModel::supportedDropActions() const { return Qt::MoveAction; }

QStringList ArmyTreeModel::mimeTypes() const { return {kRowsMime}; }

QMimeData *ArmyTreeModel::mimeData(const QModelIndexList &indexes) const {
    // The book's path goes along: ids of another book mean nothing here.
    QStringList lines = {m_editor.session().path()};
    QSet<const Node *> seen;
    for (const QModelIndex &index : indexes) {
        const Node *node = nodeAt(index);
        if (seen.contains(node) || !node->parent)
            continue;
        seen.insert(node);
        lines << (node->isGroup() ? QStringLiteral("column ") : QStringLiteral("unit ")) +
                     QString::fromStdString(uuidOf(node->ref).text());
    }
    auto *mime = new QMimeData;
    mime->setData(kRowsMime, lines.join(u'\n').toUtf8());
    return mime;
}

std::vector<RowRef> ArmyTreeModel::rowsIn(const QMimeData *data) const {
    std::vector<RowRef> out;
    const QStringList lines = QString::fromUtf8(data->data(kRowsMime)).split(u'\n');
    if (lines.isEmpty() || lines.first() != m_editor.session().path())
        return out;
    for (const QString &line : lines.mid(1)) {
        const auto id = Uuid::parse(line.section(u' ', 1).toStdString());
        if (!id)
            continue;
        if (line.startsWith(u"column "))
            out.emplace_back(ColumnId(*id));
        else
            out.emplace_back(UnitId(*id));
    }
    return out;
}

bool ArmyTreeModel::canDropMimeData(const QMimeData *data, Qt::DropAction action, int, int,
                                    const QModelIndex &parent) const {
    if (action != Qt::MoveAction || !parent.isValid() || m_editor.session().readOnly())
        return false;
    const Node *to = nodeAt(parent);
    const auto rows = rowsIn(data);
    if (!to->isGroup() || rows.empty())
        return false;
    for (const Node *n = to; n; n = n->parent)
        if (std::find(rows.begin(), rows.end(), n->ref) != rows.end())
            return false; // into itself
    return true;
}

bool ArmyTreeModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                                 const QModelIndex &parent) {
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    const Node *to = nodeAt(parent);
    int place = -1;
    // In a sorted view there is no place between two rows, only under a parent.
    if (row >= 0 && m_sortColumn < 0 && static_cast<std::size_t>(row) < to->shown.size()) {
        const Node *before = to->shown[static_cast<std::size_t>(row)];
        for (std::size_t i = 0; i < to->all.size(); ++i)
            if (to->all[i].get() == before)
                place = static_cast<int>(i);
    }
    return moveRowsTo(rowsIn(data), to->ref, place);
}

} // namespace sabretache::ui
