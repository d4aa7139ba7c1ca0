#include "ui/views/battle/unitstable.h"

#include "ui/views/battle/battlelook.h"
#include "ui/views/battle/numberbox.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QResizeEvent>
#include <QScrollBar>
#include <QStandardItemModel>

#include <algorithm>

namespace sabretache::ui {

UnitsTableModel::UnitsTableModel(const BattleDesk &desk, QObject *parent)
    : QAbstractTableModel(parent), m_desk(desk) {}

void UnitsTableModel::show(const battle::FormField &units, std::vector<battle::FormField> along) {
    const auto ids = [](const battle::FormField &f) {
        std::vector<std::string> out;
        for (const battle::FormChoice &c : f.choices)
            out.push_back(c.value);
        return out;
    };
    const bool same = !m_along.empty() && ids(units) == ids(m_units);
    // A column that an entry brings or takes away comes and goes at the end: whoever is editing
    // stays in his cell.
    const int before = static_cast<int>(m_along.size());
    const int after = static_cast<int>(along.size());
    if (!same)
        beginResetModel();
    else if (after > before)
        beginInsertColumns({}, before + 1, after);
    else if (after < before)
        beginRemoveColumns({}, after + 1, before);
    m_units = units;
    m_along = std::move(along);
    const auto *list = std::get_if<std::vector<std::string>>(&units.value);
    m_picked = list ? *list : std::vector<std::string>();
    if (!same)
        endResetModel();
    else if (after > before)
        endInsertColumns();
    else if (after < before)
        endRemoveColumns();
    if (same && rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

const battle::FormField &UnitsTableModel::alongField(int column) const {
    return m_along[static_cast<std::size_t>(column) - 1];
}

std::optional<std::size_t> UnitsTableModel::placeOf(int row) const {
    const auto it =
        std::ranges::find(m_picked, m_units.choices[static_cast<std::size_t>(row)].value);
    if (it == m_picked.end())
        return std::nullopt;
    return static_cast<std::size_t>(it - m_picked.begin());
}

QString UnitsTableModel::choiceText(const battle::FormField &field,
                                    const std::string &value) const {
    return m_desk.words().choice(field, value);
}

bool UnitsTableModel::picked(int row) const { return placeOf(row).has_value(); }

Value UnitsTableModel::cell(const battle::FormField &field, std::size_t place) const {
    if (const auto *n = std::get_if<std::vector<std::int64_t>>(&field.value))
        return place < n->size() ? Value((*n)[place]) : Value();
    if (const auto *s = std::get_if<std::vector<std::string>>(&field.value))
        return place < s->size() ? Value((*s)[place]) : Value();
    return {};
}

int UnitsTableModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_units.choices.size());
}

int UnitsTableModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_along.size()) + 1;
}

void UnitsTableModel::setNamesInHeader(bool on) {
    if (on == m_namesInHeader)
        return;
    m_namesInHeader = on;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

QVariant UnitsTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical && section < rowCount()) {
        if (role == Qt::DisplayRole)
            return m_desk.words().choice(m_units, unitAt(section));
        if (role == Qt::ToolTipRole)
            return index(section, 0).data(Qt::ToolTipRole);
    }
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section >= columnCount())
        return {};
    if (section == 0 && m_namesInHeader)
        return QString(); // a column of ticks, no wider than they are
    return m_desk.words().label(TextKind::Form,
                                section == 0 ? m_units.key : alongField(section).key);
}

QVariant UnitsTableModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid())
        return {};
    const battle::FormChoice &choice = m_units.choices[static_cast<std::size_t>(index.row())];
    const auto place = placeOf(index.row());
    if (index.column() == 0) {
        if (role == Qt::CheckStateRole)
            return static_cast<int>(place ? Qt::Checked : Qt::Unchecked);
        if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
            return {};
        if (m_namesInHeader && role == Qt::DisplayRole)
            return {};
        QString text = m_desk.words().choice(m_units, choice.value);
        if (const battle::UnitView *view = m_desk.unitView(choice.value)) {
            if (view->steps != SideView::kUnknown)
                text += QStringLiteral("  %1").arg(view->steps);
            if (view->condition != "good-order")
                text += QStringLiteral(", ") +
                        m_desk.words().inside(TextKind::Condition, view->condition);
            if (!view->formation.empty())
                text += QStringLiteral(", ") +
                        m_desk.words().inside(TextKind::Formation, view->formation);
        }
        if (choice.why)
            text += QStringLiteral(" \u2013 ") +
                    m_desk.words().errorBeside(*choice.why, choice.value) + u' ' +
                    fromStd(choice.why->rule.text());
        return text;
    }
    if (!place)
        return {};
    const battle::FormField &field = alongField(index.column());
    const Value value = cell(field, *place);
    if (role == Qt::EditRole) {
        if (const auto *n = std::get_if<std::int64_t>(&value))
            return qlonglong(*n);
        if (const auto *s = std::get_if<std::string>(&value))
            return fromStd(*s);
        return {};
    }
    if (role == Qt::CheckStateRole && field.type == "flag") {
        const auto *n = std::get_if<std::int64_t>(&value);
        return static_cast<int>(n && *n ? Qt::Checked : Qt::Unchecked);
    }
    if (role == Qt::TextAlignmentRole && field.type == "number")
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if ((role == Qt::DisplayRole || role == Qt::ToolTipRole) && field.type != "flag")
        return m_desk.words().value(field, value);
    return {};
}

Qt::ItemFlags UnitsTableModel::flags(const QModelIndex &index) const {
    if (!index.isValid() || !m_units.choices[static_cast<std::size_t>(index.row())].allowed)
        return Qt::NoItemFlags;
    Qt::ItemFlags out = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (index.column() == 0) // units that follow from the state are not for choosing
        return m_units.fromState ? out : out | Qt::ItemIsUserCheckable;
    if (!picked(index.row()) || alongField(index.column()).fromState)
        return out;
    return alongField(index.column()).type == "flag" ? out | Qt::ItemIsUserCheckable
                                                     : out | Qt::ItemIsEditable;
}

bool UnitsTableModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    if (!index.isValid())
        return false;
    if (index.column() == 0) {
        if (role != Qt::CheckStateRole)
            return false;
        std::vector<std::string> units;
        for (int row = 0; row < rowCount(); ++row) {
            const bool on =
                row == index.row() ? value.toInt() == static_cast<int>(Qt::Checked) : picked(row);
            if (on)
                units.push_back(m_units.choices[static_cast<std::size_t>(row)].value);
        }
        Q_EMIT unitsPicked(units);
        return true;
    }
    const auto place = placeOf(index.row());
    if (!place)
        return false;
    const battle::FormField &field = alongField(index.column());
    if (field.type == "number" || field.type == "flag") {
        const auto *old = std::get_if<std::vector<std::int64_t>>(&field.value);
        std::vector<std::int64_t> list = old ? *old : std::vector<std::int64_t>();
        list.resize(m_picked.size());
        list[*place] = field.type == "flag" ? (value.toInt() != 0 ? 1 : 0) : value.toLongLong();
        Q_EMIT alongEdited(field.key, list);
    } else {
        const auto *old = std::get_if<std::vector<std::string>>(&field.value);
        std::vector<std::string> list = old ? *old : std::vector<std::string>();
        list.resize(m_picked.size());
        list[*place] = value.toString().toStdString();
        Q_EMIT alongEdited(field.key, list);
    }
    return true;
}

UnitsTableDelegate::UnitsTableDelegate(const BattleDesk &desk, QObject *parent)
    : QStyledItemDelegate(parent), m_desk(desk) {}

QWidget *UnitsTableDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &,
                                          const QModelIndex &index) const {
    const auto *model = static_cast<const UnitsTableModel *>(index.model());
    const battle::FormField &field = model->alongField(index.column());
    if (field.type == "number") {
        auto *box = new NumberBox(parent);
        box->setUnit(field.unit);
        box->setLimits(field.least, field.most);
        return box;
    }
    auto *box = new QComboBox(parent);
    for (const battle::FormChoice &c : field.choices) {
        QString text = m_desk.words().choice(field, c.value);
        if (!c.allowed && c.why)
            text += QStringLiteral(" \u2013 ") + m_desk.words().error(*c.why);
        box->addItem(text, fromStd(c.value));
        if (!c.allowed)
            qobject_cast<QStandardItemModel *>(box->model())
                ->item(box->count() - 1)
                ->setEnabled(false);
    }
    return box;
}

void UnitsTableDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const {
    const QVariant value = index.data(Qt::EditRole);
    if (auto *number = dynamic_cast<NumberBox *>(editor)) {
        number->setNumber(value.toLongLong());
        number->selectAll();
    } else if (auto *combo = qobject_cast<QComboBox *>(editor)) {
        combo->setCurrentIndex(combo->findData(value.toString()));
    }
}

void UnitsTableDelegate::setModelData(QWidget *editor, QAbstractItemModel *model,
                                      const QModelIndex &index) const {
    if (auto *number = dynamic_cast<NumberBox *>(editor)) {
        number->interpretText();
        model->setData(index, qlonglong(number->number()), Qt::EditRole);
    }
    if (const auto *combo = qobject_cast<QComboBox *>(editor))
        model->setData(index, combo->currentData(), Qt::EditRole);
}

UnitsTable::UnitsTable(const BattleDesk &desk, QWidget *parent)
    : QTableView(parent), m_model(new UnitsTableModel(desk, this)) {
    setModel(m_model);
    setItemDelegate(new UnitsTableDelegate(desk, this));
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                    QAbstractItemView::AnyKeyPressed | QAbstractItemView::SelectedClicked);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setTextElideMode(Qt::ElideRight);
    verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setStretchLastSection(false);
    horizontalHeader()->setDefaultAlignment(
        static_cast<Qt::Alignment>(Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap));
    setShowGrid(false);
    setWordWrap(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(m_model, &QAbstractItemModel::modelReset, this, &UnitsTable::fit);
}

namespace {

/// @return pixels for the longest name of a table's rows, within reason
int longestName(const UnitsTableModel &model, const QFontMetrics &metrics) {
    int longest = metrics.averageCharWidth() * 18;
    for (int row = 0; row < model.rowCount(); ++row)
        longest = std::max(
            longest, metrics.horizontalAdvance(model.headerData(row, Qt::Vertical).toString()) +
                         2 * metrics.averageCharWidth());
    return longest;
}

} // namespace

void UnitsTable::fit() {
    const int line = fontMetrics().height() + 6;
    verticalHeader()->setDefaultSectionSize(line);
    const int rows = std::clamp(m_model->rowCount(), 2, 9);
    const int head = 2 * fontMetrics().height() + 8;
    horizontalHeader()->setFixedHeight(head);
    setFixedHeight(head + rows * line + 4 + horizontalScrollBar()->sizeHint().height());
    const int c = fontMetrics().averageCharWidth();
    const int room = width() - 2 * frameWidth() - verticalScrollBar()->sizeHint().width();
    // What is chosen beside a unit gives way before its name does.
    int taken = fitColumns(c * 17);
    if (m_model->columnCount() > 1 && room < taken + c * 20)
        taken = fitColumns(c * 12);
    const bool cramped = m_model->columnCount() > 1 && room < taken + c * 20;
    m_model->setNamesInHeader(cramped);
    verticalHeader()->setVisible(cramped);
    if (cramped)
        verticalHeader()->setFixedWidth(
            std::min(longestName(*m_model, fontMetrics()), room * 45 / 100));
    setColumnWidth(0, cramped ? c * 4 : room - taken);
    if (m_model->rowCount() > 0 && !currentIndex().isValid())
        for (int row = 0; row < m_model->rowCount(); ++row)
            if (m_model->flags(m_model->index(row, 0)).testFlag(Qt::ItemIsEnabled)) {
                setCurrentIndex(m_model->index(row, 0));
                break;
            }
}

int UnitsTable::fitColumns(int most) {
    const int c = fontMetrics().averageCharWidth();
    int taken = 0;
    for (int column = 1; column < m_model->columnCount(); ++column) {
        const battle::FormField &field = m_model->alongField(column);
        // As wide as its longest word or choice, within reason; headings wrap.
        int wide = c * 9;
        for (const QString &word :
             m_model->headerData(column, Qt::Horizontal).toString().split(u' ', Qt::SkipEmptyParts))
            wide = std::max(wide, fontMetrics().horizontalAdvance(word) + 2 * c);
        for (const battle::FormChoice &choice : field.choices) {
            if (wide >= most)
                break; // hundreds of enemies need not all be measured
            wide = std::max(
                wide,
                fontMetrics().horizontalAdvance(m_model->choiceText(field, choice.value)) + 4 * c);
        }
        for (int row = 0; row < m_model->rowCount() && field.type == "number"; ++row)
            if (m_model->picked(row))
                wide = std::max(wide, fontMetrics().horizontalAdvance(
                                          m_model->index(row, column).data().toString()) +
                                          2 * c);
        wide = std::min(wide, most);
        setColumnWidth(column, wide);
        taken += wide;
    }
    return taken;
}

void UnitsTable::resizeEvent(QResizeEvent *event) {
    QTableView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

void UnitsTable::changeEvent(QEvent *event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void UnitsTable::keyPressEvent(QKeyEvent *event) {
    const QModelIndex i = currentIndex();
    if (event->key() == Qt::Key_Space && i.isValid() && state() != EditingState) {
        // The tick belongs to the row, whichever cell the cursor is in, but for a yes or no.
        const bool own = m_model->flags(i).testFlag(Qt::ItemIsUserCheckable);
        const QModelIndex ticked = own ? i : i.siblingAtColumn(0);
        const bool was = ticked.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        if (m_model->flags(ticked).testFlag(Qt::ItemIsUserCheckable))
            m_model->setData(ticked, static_cast<int>(was ? Qt::Unchecked : Qt::Checked),
                             Qt::CheckStateRole);
        return;
    }
    QTableView::keyPressEvent(event);
}

} // namespace sabretache::ui
