#include "ui/models/armyclipboard.h"

#include "exchange/jsonform.h"
#include "oob/queries.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <functional>
#include <tuple>

namespace sabretache::ui {
namespace {

constexpr qsizetype kMostRows = 20'000;
using Step = std::function<Result<oob::Edit>(const oob::OrderOfBattle &)>;

QStringList linesOf(const QString &text) {
    QString tidy = text;
    tidy.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n');
    QStringList out = tidy.split(u'\n');
    while (!out.isEmpty() && out.last().isEmpty())
        out.removeLast();
    return out;
}

/// Says of a cell that is refused where it stands: of twelve rows it is the one that is looked for.
/// @param row counted from 1
Result<oob::Edit> inCell(Result<oob::Edit> edit, const ArmyTreeModel &model, qsizetype row,
                         const ArmyCells::Column &column) {
    if (edit)
        return edit;
    return fail(kPasteCellWrong,
                {std::to_string(row), column.title.toStdString(),
                 model.editor().texts().error(edit.error()).toStdString()},
                edit.error().rule);
}

/// Spreadsheets put cells with breaks or quotes in quotes; ours have none, so the marks just go.
QString plainCell(const QString &cell) {
    if (cell.size() >= 2 && cell.startsWith(u'"') && cell.endsWith(u'"'))
        return cell.mid(1, cell.size() - 2).replace(QStringLiteral("\"\""), QStringLiteral("\""));
    return cell;
}

QString cellText(const ArmyTreeModel &model, const QModelIndex &index, int column) {
    const QModelIndex at = index.siblingAtColumn(column);
    const CellKind kind = model.cell(column).kind;
    const bool unit = std::holds_alternative<UnitId>(model.row(index));
    if (kind == CellKind::Steps || kind == CellKind::FullMen)
        return unit ? model.data(at, Qt::DisplayRole).toString() : QString();
    if (!unit && kind != CellKind::Name && kind != CellKind::Commander && kind != CellKind::Nation)
        return {};
    return model.data(at, Qt::EditRole).toString();
}

/// @return the column that a head names by its stable name or its title; -1: none
int columnNamed(const ArmyTreeModel &model, const QString &head) {
    const auto &columns = model.cells().columns();
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (head.compare(columns[i].key, Qt::CaseInsensitive) == 0 ||
            head.compare(columns[i].title, Qt::CaseInsensitive) == 0)
            return static_cast<int>(i);
    return -1;
}

} // namespace

QString rowsAsText(const ArmyTreeModel &model, const QModelIndexList &rows) {
    std::vector<int> columns;
    QStringList head;
    for (int c = 0; c < model.columnCount(); ++c)
        if (model.cell(c).kind != CellKind::Badge) {
            columns.push_back(c);
            head << model.cell(c).key;
        }
    QStringList lines = {head.join(u'\t')};
    const auto depthOf = [](QModelIndex index) {
        int depth = 0;
        for (; index.parent().isValid(); index = index.parent())
            ++depth;
        return depth;
    };
    int least = 1000;
    for (const QModelIndex &row : rows)
        least = std::min(least, depthOf(row));
    for (const QModelIndex &row : rows) {
        QStringList cells;
        for (const int c : columns) {
            QString text = cellText(model, row, c).replace(u'\t', u' ').replace(u'\n', u' ');
            if (model.cell(c).kind == CellKind::Name)
                text.prepend(QString((depthOf(row) - least) * 2, u' '));
            cells << text;
        }
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

QByteArray rowsAsJson(const oob::OrderOfBattle &book, const std::vector<oob::NodeId> &nodes) {
    oob::OrderOfBattle part;
    oob::Army army;
    army.id = ArmyId(Uuid::fromName("clipboard"));
    army.name = "clipboard";
    part.armies.emplace(army.id, army);
    const oob::Children children(book);
    oob::Ordinal ordinal = 0;
    const std::function<void(const oob::NodeId &, oob::Parent)> add = [&](const oob::NodeId &node,
                                                                          oob::Parent under) {
        if (const auto *id = std::get_if<ColumnId>(&node)) {
            oob::Column column = book.columns.at(*id);
            column.parent = under;
            column.ordinal = ++ordinal;
            part.columns.emplace(*id, column);
            for (const oob::NodeId &child : children.of(oob::Parent::of(*id)))
                add(child, oob::Parent::of(*id));
        } else {
            oob::Unit unit = book.units.at(std::get<UnitId>(node));
            unit.parent = under;
            unit.ordinal = ++ordinal;
            part.units.emplace(unit.id, unit);
        }
    };
    for (const oob::NodeId &node : nodes)
        add(node, oob::Parent::of(army.id));
    for (const auto &[id, post] : book.posts)
        if (part.columns.contains(post.column) || part.units.contains(post.unit)) {
            part.posts.emplace(id, post);
            oob::Person person = book.persons.at(post.person);
            person.army = army.id;
            part.persons.emplace(person.id, person);
        }
    part.nations = book.nations;
    return QByteArray::fromStdString(exchange::exportJson(part, std::array{army.id}));
}

Result<oob::Edit> pasteJson(const ArmyTreeModel &model, const QByteArray &json,
                            const RowRef &parent, std::optional<std::size_t> place) {
    const auto into = parentRefOf(parent);
    auto reading = exchange::readJson(json.toStdString());
    if (!reading)
        return tl::unexpected(reading.error());
    const std::size_t rows = reading->columns.size() + reading->units.size();
    if (rows == 0 || !into)
        return fail(kPasteNothing);
    if (rows > std::size_t(kMostRows))
        return fail(kPasteTooLarge, {std::to_string(kMostRows)});
    const oob::OrderOfBattle &book = model.editor().book();
    const IdSource &ids = model.editor().session().ids();
    std::vector<ColumnId> columns;
    std::vector<UnitId> units;
    for (std::size_t i = 0; i < reading->columns.size(); ++i)
        columns.emplace_back(ids());
    for (std::size_t i = 0; i < reading->units.size(); ++i)
        units.emplace_back(ids());
    // In the order of reading, so that a column is there before what stands in it.
    std::vector<std::tuple<std::size_t, bool, std::size_t>> order;
    for (std::size_t i = 0; i < columns.size(); ++i)
        order.emplace_back(reading->columns[i].sequence, true, i);
    for (std::size_t i = 0; i < units.size(); ++i)
        order.emplace_back(reading->units[i].sequence, false, i);
    std::sort(order.begin(), order.end());
    std::vector<Step> steps;
    std::optional<std::size_t> next = place;
    for (const auto &[sequence, isColumn, index] : order) {
        const exchange::Place &at =
            isColumn ? reading->columns[index].place : reading->units[index].place;
        const bool top = at.in == exchange::Place::In::Army;
        const oob::Parent under = top ? *into : oob::Parent::of(columns[at.index]);
        const std::optional<std::size_t> before = top ? next : std::nullopt;
        if (top && next)
            ++*next;
        if (isColumn) {
            oob::Column column = reading->columns[index].value;
            column.id = columns[index];
            column.parent = under;
            steps.emplace_back([column, before](const oob::OrderOfBattle &now) {
                return oob::addColumn(now, column, before);
            });
        } else {
            oob::Unit unit = reading->units[index].value;
            unit.id = units[index];
            unit.parent = under;
            unit.retired = false;
            steps.emplace_back([unit, before](const oob::OrderOfBattle &now) {
                return oob::addUnit(now, unit, before);
            });
        }
    }
    for (const exchange::ReadPost &post : reading->posts) {
        if (!post.value.until.empty() || post.of == exchange::ReadPost::Of::Army)
            continue;
        const oob::CommandId command = post.of == exchange::ReadPost::Of::Column
                                           ? oob::CommandId(columns[post.index])
                                           : oob::CommandId(units[post.index]);
        steps.emplace_back(
            [command, &ids, role = post.value.role,
             name = reading->persons[post.person].value.name](const oob::OrderOfBattle &now) {
                return oob::appointByName(now, ids, command, name, role);
            });
    }
    for (const oob::Nation &nation : reading->nations)
        if (!book.nations.contains(nation.name))
            steps.emplace_back(
                [nation](const oob::OrderOfBattle &now) { return oob::setNation(now, nation); });
    return oob::together(book, std::string(kPasteRows), {std::to_string(rows)}, steps);
}

bool looksLikeRows(const ArmyTreeModel &model, const QString &text) {
    const QStringList lines = linesOf(text);
    if (lines.size() < 2)
        return false;
    const QStringList heads = lines.first().split(u'\t');
    int known = 0;
    bool name = false;
    for (const QString &head : heads) {
        const int column = columnNamed(model, plainCell(head).simplified());
        known += column >= 0;
        name = name || (column >= 0 && model.cell(column).kind == CellKind::Name);
    }
    return name && known * 2 >= heads.size();
}

Result<oob::Edit> pasteRows(const ArmyTreeModel &model, const QString &text, const RowRef &parent,
                            std::optional<std::size_t> place) {
    const QStringList lines = linesOf(text);
    const auto into = parentRefOf(parent);
    if (lines.size() < 2 || !into)
        return fail(kPasteNothing);
    if (lines.size() > kMostRows)
        return fail(kPasteTooLarge, {std::to_string(kMostRows)});
    std::vector<int> columns;
    int nameAt = 0;
    int armAt = -1;
    const QStringList heads = lines.first().split(u'\t');
    for (qsizetype i = 0; i < heads.size(); ++i) {
        columns.push_back(columnNamed(model, plainCell(heads[i]).simplified()));
        if (columns.back() < 0)
            continue;
        if (model.cell(columns.back()).kind == CellKind::Name)
            nameAt = static_cast<int>(i);
        if (model.cell(columns.back()).kind == CellKind::Arm)
            armAt = static_cast<int>(i);
    }
    const bool hasMen = std::any_of(columns.begin(), columns.end(), [&model](int c) {
        return c >= 0 && (model.cell(c).kind == CellKind::Men);
    });

    const IdSource &ids = model.editor().session().ids();
    const ArmyCells &cells = model.cells();
    std::vector<Step> steps;
    struct Open {
        int depth;
        oob::Parent parent;
    };
    std::vector<Open> open; // columns that the next row may stand under, outermost first
    std::size_t made = 0;
    std::optional<std::size_t> next = place;
    for (qsizetype line = 1; line < lines.size(); ++line) {
        const QStringList row = lines[line].split(u'\t');
        const QString rawName = plainCell(row.value(nameAt));
        if (rawName.trimmed().isEmpty())
            continue;
        int depth = 0;
        while (depth < rawName.size() && rawName[depth] == u' ')
            ++depth;
        depth /= 2;
        while (!open.empty() && open.back().depth >= depth)
            open.pop_back();
        const oob::Parent under = open.empty() ? *into : open.back().parent;
        const auto at = open.empty() && next ? next : std::nullopt;
        if (open.empty() && next)
            ++*next;
        const std::string name = rawName.simplified().toStdString();
        const QString armText = armAt < 0 ? QString() : plainCell(row.value(armAt)).simplified();
        ++made;
        RowRef ref;
        if (armAt >= 0 && armText.isEmpty()) {
            oob::Column column;
            column.id = ColumnId(ids());
            column.parent = under;
            column.name = name;
            column.level = "column";
            ref = column.id;
            open.push_back({depth, oob::Parent::of(column.id)});
            steps.emplace_back([column, at](const oob::OrderOfBattle &book) {
                return oob::addColumn(book, column, at);
            });
        } else {
            oob::Unit unit;
            unit.id = UnitId(ids());
            unit.parent = under;
            unit.name = name;
            ref = unit.id;
            steps.emplace_back([unit, at](const oob::OrderOfBattle &book) {
                return oob::addUnit(book, unit, at);
            });
        }
        // The arm first: it decides which other cells there are.
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (columns[i] >= 0 && static_cast<int>(i) != nameAt)
                (static_cast<int>(i) == armAt ? order.insert(order.begin(), i)
                                              : order.insert(order.end(), i));
        for (const std::size_t i : order) {
            const ArmyCells::Column column = model.cell(columns[i]);
            const QString value = plainCell(row.value(static_cast<qsizetype>(i))).trimmed();
            if (value.isEmpty() ||
                (column.kind == CellKind::Steps && hasMen && !value.contains(u'/')))
                continue;
            steps.emplace_back([&model, &cells, &ids, ref, column, value, row = line + 1](
                                   const oob::OrderOfBattle &book) -> Result<oob::Edit> {
                if (!cells.editable(book, ref, column))
                    return oob::Edit{}; // a cell that this arm has not
                return inCell(cells.edit(book, ids, ref, column, value), model, row, column);
            });
        }
    }
    if (steps.empty())
        return fail(kPasteNothing);
    return oob::together(model.editor().book(), std::string(kPasteRows), {std::to_string(made)},
                         steps);
}

Result<oob::Edit> pasteCells(const ArmyTreeModel &model, const QString &text,
                             const QModelIndexList &rows, const std::vector<int> &columns) {
    const QStringList lines = linesOf(text);
    if (lines.isEmpty() || rows.isEmpty() || columns.empty())
        return fail(kPasteNothing);
    if (lines.size() > kMostRows)
        return fail(kPasteTooLarge, {std::to_string(kMostRows)});
    const ArmyCells &cells = model.cells();
    const IdSource &ids = model.editor().session().ids();
    std::vector<Step> steps;
    const bool one = lines.size() == 1 && !lines.first().contains(u'\t');
    for (qsizetype r = 0; r < rows.size() && (one || r < lines.size()); ++r) {
        const QStringList row = lines[one ? 0 : r].split(u'\t');
        const RowRef ref = model.row(rows[r]);
        for (qsizetype c = 0; c < row.size() && c < static_cast<qsizetype>(columns.size()); ++c) {
            const ArmyCells::Column column = model.cell(columns[static_cast<std::size_t>(c)]);
            if (!cells.editable(model.editor().book(), ref, column))
                continue;
            const QString value = plainCell(row[c]).trimmed();
            steps.emplace_back([&model, &cells, &ids, ref, column, value, row = r + 1,
                                one](const oob::OrderOfBattle &book) {
                auto edit = cells.edit(book, ids, ref, column, value);
                return one ? edit : inCell(std::move(edit), model, row, column);
            });
        }
    }
    if (steps.empty())
        return fail(kEditNotHere);
    if (steps.size() == 1)
        return steps.front()(model.editor().book());
    return oob::together(model.editor().book(), std::string(kPasteCells),
                         {std::to_string(steps.size())}, steps);
}

} // namespace sabretache::ui
