// What the army page's actions do to rows: add, remove, move, split, merge, copy, paste.
#include "ui/views/armypage.h"

#include "oob/kit.h"
#include "ui/dialogs/columndialog.h"
#include "ui/dialogs/retireddialog.h"
#include "ui/dialogs/splitdialog.h"
#include "ui/dialogs/totalsdialog.h"
#include "ui/models/armyclipboard.h"
#include "ui/views/armyview.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>

#include <algorithm>
#include <functional>

namespace sabretache::ui {

void ArmyPage::select(const RowRef &row, int column, bool edit) {
    const QModelIndex at = m_model->indexOf(row, column);
    if (!at.isValid())
        return;
    for (QModelIndex p = at.parent(); p.isValid(); p = p.parent())
        m_view->expand(p);
    // Not by the view: it would look at the keys that are held down for a shortcut, and keep the
    // row before chosen too, which then is edited with the new one.
    m_view->selectionModel()->setCurrentIndex(at, QItemSelectionModel::ClearAndSelect |
                                                      QItemSelectionModel::Rows);
    m_view->scrollTo(at);
    if (edit)
        m_view->edit(at);
}

void ArmyPage::selectMany(const std::vector<RowRef> &rows) {
    QItemSelection selection;
    for (const RowRef &row : rows) {
        const QModelIndex at = m_model->indexOf(row);
        if (!at.isValid())
            continue;
        m_view->expand(at.parent());
        selection.select(at, at);
    }
    if (selection.isEmpty())
        return;
    m_view->selectionModel()->setCurrentIndex(selection.indexes().first(),
                                              QItemSelectionModel::NoUpdate);
    m_view->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect |
                                                    QItemSelectionModel::Rows);
    m_view->scrollTo(selection.indexes().first());
}

int ArmyPage::storedPlace(const RowRef &row) const {
    const auto node = nodeIdOf(row);
    if (!node)
        return -1;
    const auto siblings =
        oob::childrenOf(m_context.session.book(), oob::parentOf(m_context.session.book(), *node));
    const auto at = std::find(siblings.begin(), siblings.end(), *node);
    return at == siblings.end() ? -1 : static_cast<int>(at - siblings.begin());
}

RowRef ArmyPage::groupAt(std::optional<std::size_t> *place) const {
    const QModelIndex at = m_view->currentIndex();
    const RowRef row = m_model->row(at);
    if (std::holds_alternative<UnitId>(row)) {
        // After the chosen unit, among its fellows.
        if (place)
            *place = static_cast<std::size_t>(storedPlace(row) + 1);
        return m_model->row(at.parent());
    }
    return std::holds_alternative<std::monostate>(row) ? RowRef(m_model->army()) : row;
}

void ArmyPage::addColumn() {
    oob::Column column;
    column.id = ColumnId(m_context.session.ids()());
    column.name = tr("New column").toStdString();
    column.level = "column";
    std::optional<std::size_t> place;
    RowRef group = groupAt(&place);
    // Beside a chosen column, not into it: that is what one adds after one column is done.
    if (const auto *id = std::get_if<ColumnId>(&group)) {
        const oob::Parent parent = m_context.session.book().columns.at(*id).parent;
        place = static_cast<std::size_t>(storedPlace(group) + 1);
        group = parent.army.isNull() ? RowRef(parent.column) : RowRef(parent.army);
    } else {
        place.reset();
    }
    column.parent = *parentRefOf(group);
    const ColumnId id = column.id;
    if (m_context.editor.perform(oob::addColumn(m_context.session.book(), column, place))) {
        showEmpty();
        m_view->setFocus();
        select(id, 0, true);
    }
}

QString ArmyPage::nationAt(const RowRef &row) const {
    const oob::OrderOfBattle &book = m_context.session.book();
    // The row itself or what it stands in.
    for (RowRef at = row;;) {
        std::string nation;
        oob::Parent above;
        if (const auto *unit = std::get_if<UnitId>(&at)) {
            nation = book.units.at(*unit).nation;
            above = book.units.at(*unit).parent;
        } else if (const auto *column = std::get_if<ColumnId>(&at)) {
            nation = book.columns.at(*column).nation;
            above = book.columns.at(*column).parent;
        } else {
            nation = book.armies.at(m_model->army()).nation;
        }
        if (!nation.empty())
            return QString::fromStdString(nation);
        if (above == oob::Parent())
            break;
        at = above.column.isNull() ? RowRef(above.army) : RowRef(above.column);
    }
    // Else the unit that stands before it.
    std::string before;
    for (const oob::Stop &stop : oob::walk(book, m_model->army())) {
        if (rowRefOf(stop.node) == row)
            break;
        if (const auto *unit = std::get_if<UnitId>(&stop.node))
            before = book.units.at(*unit).nation;
    }
    return QString::fromStdString(before);
}

void ArmyPage::addUnit(Arm arm) {
    oob::Unit unit;
    unit.id = UnitId(m_context.session.ids()());
    unit.arm = arm;
    unit.name = (isArtillery(arm) ? tr("New battery")
                 : isCavalry(arm) ? tr("New brigade of horse")
                                  : tr("New brigade"))
                    .toStdString();
    std::optional<std::size_t> place;
    const RowRef group = groupAt(&place);
    const auto parent = parentRefOf(group);
    if (!parent)
        return;
    unit.parent = *parent;
    // What stands beside or above it most often says its nation.
    unit.nation = nationAt(m_model->row(m_view->currentIndex())).toStdString();
    const UnitId id = unit.id;
    if (m_context.editor.perform(oob::addUnit(m_context.session.book(), unit, place))) {
        m_view->setFocus();
        select(id, 0, true);
    }
}

void ArmyPage::removeRows() {
    std::vector<oob::NodeId> nodes;
    const QModelIndexList rows = m_view->chosenRows();
    for (const QModelIndex &row : rows)
        if (const auto node = nodeIdOf(m_model->row(row)))
            nodes.push_back(*node);
    if (nodes.empty())
        return;
    // The row that stands after what goes, or before it, is the next to be worked on.
    QModelIndex next = m_view->indexBelow(rows.last());
    while (next.isValid()) {
        bool under = false;
        for (QModelIndex p = next; p.isValid(); p = p.parent())
            under = under || rows.contains(p.siblingAtColumn(0));
        if (!under)
            break;
        next = m_view->indexBelow(next);
    }
    if (!next.isValid())
        next = m_view->indexAbove(rows.first());
    const RowRef after = m_model->row(next);
    session::BookSession &session = m_context.session;
    if (m_context.editor.perform(oob::removeNodes(
            session.book(), nodes, [&session](UnitId id) { return session.hasHistory(id); })))
        select(after, m_view->currentIndex().column());
}

void ArmyPage::duplicateRows() {
    std::vector<oob::NodeId> nodes;
    const QModelIndexList rows = m_view->chosenRows();
    for (const QModelIndex &row : rows)
        if (const auto node = nodeIdOf(m_model->row(row)))
            nodes.push_back(*node);
    addAndSelect(oob::duplicateNodes(m_context.session.book(), nodes, m_context.session.ids()));
}

void ArmyPage::addAndSelect(const Result<oob::Edit> &edit) {
    std::vector<RowRef> made;
    if (edit)
        for (const oob::AnyChange &any : edit->changes) {
            if (const auto *unit = std::get_if<oob::RowChange<oob::Unit>>(&any)) {
                if (!unit->before)
                    made.emplace_back(unit->after->id);
            } else if (const auto *column = std::get_if<oob::RowChange<oob::Column>>(&any)) {
                if (!column->before)
                    made.emplace_back(column->after->id);
            }
        }
    // Many thousands that are scattered over the tree would take the view longer than adding them.
    constexpr std::size_t kMostSelected = 500;
    if (made.size() > kMostSelected)
        made.resize(1);
    if (m_context.editor.perform(edit))
        selectMany(made);
}

std::vector<UnitId> ArmyPage::chosenUnits() const {
    std::vector<UnitId> out;
    const QModelIndexList rows = m_view->selectionModel()->selectedRows(0);
    for (const QModelIndex &row : rows.isEmpty() ? m_view->chosenRows() : rows)
        if (const auto ref = m_model->row(row); std::holds_alternative<UnitId>(ref))
            out.push_back(std::get<UnitId>(ref));
    return out;
}

void ArmyPage::buildColumn() {
    std::optional<std::size_t> place;
    RowRef group = groupAt(&place);
    UnitId like;
    if (const RowRef row = m_model->row(m_view->currentIndex());
        std::holds_alternative<UnitId>(row))
        like = std::get<UnitId>(row);
    // Beside the column that one stands in, as a new column goes.
    if (const auto *id = std::get_if<ColumnId>(&group)) {
        const oob::Parent parent = m_context.session.book().columns.at(*id).parent;
        place = static_cast<std::size_t>(storedPlace(group) + 1);
        group = parent.army.isNull() ? RowRef(parent.column) : RowRef(parent.army);
    } else {
        place.reset();
    }
    auto *dialog = new ColumnDialog(m_context, *parentRefOf(group), place, like, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        showEmpty();
        m_view->setFocus();
        select(dialog->made());
    });
    dialog->open();
}

void ArmyPage::splitUnits() {
    const std::vector<UnitId> units = chosenUnits();
    if (!units.empty() && m_context.editor.perform(splitAll(m_context.session.book(),
                                                            m_context.session.ids(), units, 2)))
        select(units.front());
}

void ArmyPage::splitInSeveral() {
    const std::vector<UnitId> units = chosenUnits();
    if (units.empty())
        return;
    auto *dialog = new SplitDialog(m_context, units, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, units] {
        m_view->setFocus();
        select(units.front());
    });
    dialog->open();
}

void ArmyPage::showRetired() {
    auto *dialog = new RetiredDialog(m_context, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void ArmyPage::removeArmy() {
    session::BookSession &session = m_context.session;
    const QString name = title();
    if (m_context.editor.perform(
            oob::removeArmy(session.book(), m_model->army(),
                            [&session](UnitId id) { return session.hasHistory(id); })))
        Q_EMIT message(tr("%1 is removed; undo brings it back.").arg(name));
}

void ArmyPage::mergeUnits() {
    session::BookSession &session = m_context.session;
    const std::vector<UnitId> units = chosenUnits();
    const auto edit = oob::mergeUnits(session.book(), units,
                                      [&session](UnitId id) { return session.hasHistory(id); });
    // The first in the roster's order is the one that stays.
    std::optional<UnitId> stays;
    if (edit)
        for (const oob::AnyChange &any : edit->changes)
            if (const auto *unit = std::get_if<oob::RowChange<oob::Unit>>(&any);
                unit && unit->before && unit->after && !unit->after->retired && !stays)
                stays = unit->after->id;
    if (m_context.editor.perform(edit) && stays)
        select(*stays);
}

void ArmyPage::showTotals() {
    auto *dialog = new TotalsDialog(m_context, m_model->army(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, &Page::totalsChanged);
    dialog->open();
}

void ArmyPage::moveRows(int key) {
    const QModelIndexList rows = m_view->chosenRows();
    if (rows.isEmpty())
        return;
    std::vector<RowRef> refs;
    for (const QModelIndex &row : rows) {
        refs.push_back(m_model->row(row));
        if (!row.parent().isValid())
            return;
    }
    const int column = m_view->currentIndex().column();
    const RowRef current = m_model->row(m_view->currentIndex());
    const RowRef first = refs.front();
    const RowRef last = refs.back();
    const QModelIndex parentIndex = rows.first().parent();
    const RowRef parent = m_model->row(parentIndex);
    RowRef to = parent;
    int place = -1;
    switch (key) {
    case Qt::Key_Up:
        if (storedPlace(first) == 0) {
            // At the top of its column: to the end of the column before it.
            const QModelIndex before =
                m_model->index(parentIndex.row() - 1, 0, parentIndex.parent());
            if (!before.isValid() || !parentRefOf(m_model->row(before)))
                return;
            to = m_model->row(before);
        } else {
            place = storedPlace(first) - 1;
        }
        break;
    case Qt::Key_Down: {
        const auto siblings = oob::childrenOf(m_context.session.book(), *parentRefOf(parent));
        if (storedPlace(last) + 1 >= static_cast<int>(siblings.size())) {
            const QModelIndex after =
                m_model->index(parentIndex.row() + 1, 0, parentIndex.parent());
            if (!after.isValid() || !parentRefOf(m_model->row(after)))
                return;
            to = m_model->row(after);
            place = 0;
        } else {
            place = storedPlace(last) + 2;
        }
        break;
    }
    case Qt::Key_Left:
        if (!parentIndex.parent().isValid())
            return;
        to = m_model->row(parentIndex.parent());
        place = storedPlace(parent) + 1;
        break;
    default: {
        // Into the nearest column above among its fellows.
        for (int r = rows.first().row() - 1; r >= 0; --r) {
            const RowRef above = m_model->row(m_model->index(r, 0, parentIndex));
            if (parentRefOf(above)) {
                to = above;
                break;
            }
        }
        if (to == parent)
            return;
        break;
    }
    }
    if (!m_model->moveRowsTo(refs, to, place))
        return;
    selectMany(refs);
    m_view->selectionModel()->setCurrentIndex(m_model->indexOf(current, column),
                                              QItemSelectionModel::NoUpdate);
}

void ArmyPage::copyRows() {
    // Everything under a chosen row goes along.
    QModelIndexList all;
    const std::function<void(const QModelIndex &)> add = [&](const QModelIndex &row) {
        all << row;
        for (int i = 0; i < m_model->rowCount(row); ++i)
            add(m_model->index(i, 0, row));
    };
    const QModelIndexList rows = m_view->chosenRows();
    for (const QModelIndex &row : rows) {
        if (row.parent().isValid())
            add(row);
        else
            for (int i = 0; i < m_model->rowCount(row); ++i)
                add(m_model->index(i, 0, row)); // an army is copied as what stands in it
    }
    if (all.isEmpty())
        return;
    // As text for spreadsheets, and as the book holds it for books.
    auto *mime = new QMimeData;
    mime->setText(rowsAsText(*m_model, all));
    std::vector<oob::NodeId> nodes;
    for (const QModelIndex &row : rows) {
        if (const auto node = nodeIdOf(m_model->row(row)))
            nodes.push_back(*node);
        else
            for (int i = 0; i < m_model->rowCount(row); ++i)
                nodes.push_back(*nodeIdOf(m_model->row(m_model->index(i, 0, row))));
    }
    mime->setData(QString::fromLatin1(kRowsMime), rowsAsJson(m_context.session.book(), nodes));
    QApplication::clipboard()->setMimeData(mime);
    Q_EMIT message(tr("Copied %1 as text.").arg(m_context.texts.quantity(all.size(), "rows")));
}

void ArmyPage::cutRows() {
    copyRows();
    removeRows();
}

void ArmyPage::paste() {
    const QMimeData *mime = QApplication::clipboard()->mimeData();
    if (mime && mime->hasFormat(QString::fromLatin1(kRowsMime))) {
        std::optional<std::size_t> place;
        const RowRef group = groupAt(&place);
        addAndSelect(pasteJson(*m_model, mime->data(QString::fromLatin1(kRowsMime)), group, place));
        return;
    }
    const QString text = QApplication::clipboard()->text();
    if (looksLikeRows(*m_model, text)) {
        std::optional<std::size_t> place;
        const RowRef group = groupAt(&place);
        addAndSelect(pasteRows(*m_model, text, group, place));
        return;
    }
    const QModelIndexList chosen = m_view->selectionModel()->selectedRows(0);
    const QModelIndex at = m_view->currentIndex();
    const bool one = !text.trimmed().contains(u'\n') && !text.contains(u'\t');
    QModelIndexList rows = one && chosen.size() > 1 ? chosen
                           : one                    ? QModelIndexList{at.siblingAtColumn(0)}
                                                    : m_view->rowsFrom(at);
    std::vector<int> columns = m_view->visibleColumns();
    columns.erase(columns.begin(), std::find(columns.begin(), columns.end(), at.column()));
    m_context.editor.perform(pasteCells(*m_model, text, rows, columns));
}

} // namespace sabretache::ui
