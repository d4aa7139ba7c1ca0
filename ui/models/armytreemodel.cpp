#include "ui/models/armytreenode.h"

#include "oob/queries.h"
#include "ui/models/booktreemodel.h"
#include "ui/text/inside.h"

#include <QMimeData>
#include <QSet>

#include <algorithm>
#include <functional>

namespace sabretache::ui {
namespace {

const QString kRowsMime = QStringLiteral("application/x-sabretache-rows");

} // namespace

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
    m_indexed = false;
    m_root.reset();
    m_words = {};
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
    if (m_indexed)
        m_byId[uuidOf(row)] = node.get();
    if (const auto ref = parentRefOf(row)) {
        for (const oob::NodeId &child : children.of(*ref)) {
            const RowRef childRef = rowRefOf(child);
            if (m_indexed && find(childRef))
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
    if (m_indexed)
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

/// Who opens a book and looks asks for no row by its id: the index is made for the first who does.
void ArmyTreeModel::makeIndex() const {
    m_byId.reserve(m_editor.book().units.size() + m_editor.book().columns.size() + 1);
    const std::function<void(Node *)> each = [&](Node *node) {
        m_byId[uuidOf(node->ref)] = node;
        for (const NodePtr &child : node->all)
            each(child.get());
    };
    if (m_root)
        each(m_root.get());
    m_indexed = true;
}

ArmyTreeModel::Node *ArmyTreeModel::find(const RowRef &row) const {
    if (!m_indexed)
        makeIndex();
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

std::optional<qlonglong> ArmyTreeModel::sortNumber(const Node *node, CellKind kind) const {
    switch (kind) {
    case CellKind::Steps:
        return node->sums.steps + node->sums.crew;
    case CellKind::Men:
        return node->sums.men;
    case CellKind::Guns:
        return node->sums.guns;
    case CellKind::Points:
        return node->sums.points;
    case CellKind::Badge:
        return severity(node);
    case CellKind::FullMen:
        return node->sums.fullSteps + node->sums.fullCrew;
    default:
        return std::nullopt;
    }
}

QVariant ArmyTreeModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid())
        return {};
    const Node *node = nodeAt(index);
    const ArmyCells::Column &column = cell(index.column());
    // What the tree itself knows; a view asks for most of it for every cell that it paints.
    switch (role) {
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
    case SortRole:
        if (const auto number = sortNumber(node, column.kind))
            return *number;
        break;
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
    case Qt::EditRole:
    case NationRole:
        break;
    default:
        return {};
    }
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
        default:
            return data(index, Qt::DisplayRole);
        }
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
        said = !spec || unit.fields.of(m_cells->ruleSet().id()).contains(spec->key);
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
    return m_editor.perform(
        oob::together(m_editor.book(), std::string(kEditMany),
                      {inside(cell(column).title, m_editor.texts().locale()).toStdString(),
                       std::to_string(steps.size())},
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
