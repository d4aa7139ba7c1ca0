#include "ui/views/campaign/facttable.h"

#include "ui/delegates/cellbase.h"
#include "ui/delegates/celltexts.h"
#include "ui/views/theme.h"

#include <QAbstractTableModel>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTimer>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace sabretache::ui {

namespace {

constexpr int kMeasuredRows = 300; ///< looked at for a column's width

/// The width of the widest of the column's texts: of the few longest, for shaping all is slow.
int widest(const QAbstractTableModel &rows, int column, const QFontMetrics &metrics) {
    std::array<QString, 6> longest;
    for (int r = 0; r < std::min(rows.rowCount(), kMeasuredRows); ++r) {
        QString text = rows.index(r, column).data().toString();
        const auto shortest = std::ranges::min_element(longest, {}, &QString::size);
        if (text.size() > shortest->size() && std::ranges::find(longest, text) == longest.end())
            *shortest = std::move(text);
    }
    int wide = 0;
    for (const QString &text : longest)
        if (!text.isEmpty())
            wide = std::max(wide, metrics.horizontalAdvance(text));
    return wide;
}

/// Cells as the style paints them, with their texts laid out once.
class FactDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Only its height counts: all rows are alike, and widths are fitted.
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override {
        return {0, rowHeightFor(option.fontMetrics)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override {
        const QString text = index.data().toString();
        if (text.contains(u'\n')) {
            QStyledItemDelegate::paint(painter, option, index);
            return;
        }
        drawCellGround(painter, option);
        const QVariant ink = index.data(Qt::ForegroundRole);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        painter->setPen(ink.isValid() && !selected ? ink.value<QBrush>().color() : cellInk(option));
        const int margin = cellMargin(option);
        const QVariant figures = index.data(Qt::FontRole);
        CellTexts &texts = figures.isValid() ? m_figures : m_texts;
        texts.useFont(figures.isValid() ? figures.value<QFont>() : option.font);
        texts.draw(painter, option.rect.adjusted(margin, 0, -margin, 0),
                   Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()), text);
        if (index.flags().testFlag(Qt::ItemIsSelectable))
            drawCellFocus(painter, option);
    }

private:
    mutable CellTexts m_texts;
    mutable CellTexts m_figures; ///< where they have a font of their own
};

} // namespace

class FactTable::Rows final : public QAbstractTableModel {
public:
    struct Row {
        QStringList cells;
        Uuid id;
        bool faint = false;
    };

    explicit Rows(FactTable &table) : QAbstractTableModel(&table), m_table(table) {}

    int rowCount(const QModelIndex &parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    int columnCount(const QModelIndex &parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_heads.size());
    }
    QVariant data(const QModelIndex &at, int role) const override {
        const Row &row = m_rows[static_cast<std::size_t>(at.row())];
        switch (role) {
        case Qt::DisplayRole:
        case Qt::ToolTipRole:
            return row.cells.value(at.column());
        case Qt::TextAlignmentRole:
            return alignment(at.column());
        case Qt::FontRole:
            return at.column() >= m_table.m_numbers && m_figures ? QVariant(*m_figures)
                                                                 : QVariant();
        case Qt::ForegroundRole:
            return row.faint ? QVariant(QBrush(coloursFor(m_table.palette()).quiet)) : QVariant();
        default:
            return {};
        }
    }
    /// A sentence in place of rows is read, not chosen.
    Qt::ItemFlags flags(const QModelIndex &at) const override {
        const bool sentence = at.isValid() && columnCount() > 1 &&
                              m_rows[static_cast<std::size_t>(at.row())].cells.size() == 1;
        return sentence ? Qt::ItemIsEnabled : QAbstractTableModel::flags(at);
    }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override {
        if (orientation == Qt::Horizontal && role == Qt::DisplayRole)
            return m_heads.value(section);
        if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
            return alignment(section);
        return QAbstractTableModel::headerData(section, orientation, role);
    }

    const Row &row(int at) const { return m_rows[static_cast<std::size_t>(at)]; }
    void setHeads(const QStringList &heads) {
        beginResetModel();
        m_heads = heads;
        endResetModel();
    }
    void append(Row row) {
        const int at = rowCount();
        beginInsertRows({}, at, at);
        m_rows.push_back(std::move(row));
        endInsertRows();
    }
    void clear() {
        if (m_rows.empty())
            return;
        beginRemoveRows({}, 0, rowCount() - 1);
        m_rows.clear();
        endRemoveRows();
    }
    /// In what figures are shown, where it is not the table's own font.
    void setFigures(std::optional<QFont> font) { m_figures = std::move(font); }

private:
    int alignment(int column) const {
        return static_cast<int>((column < m_table.m_numbers ? Qt::AlignLeft : Qt::AlignRight) |
                                Qt::AlignVCenter);
    }

    FactTable &m_table;
    QStringList m_heads;
    std::vector<Row> m_rows;
    std::optional<QFont> m_figures;
};

FactTable::FactTable(const QString &name, QWidget *parent)
    : QTreeView(parent), m_rows(new Rows(*this)) {
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setUniformRowHeights(true);
    setIndentation(0);
    setModel(m_rows);
    setItemDelegate(new FactDelegate(this));
    setAccessibleName(name);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setAlternatingRowColors(true);
    setFrameShape(QFrame::StyledPanel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    header()->setSectionsMovable(false);
    header()->setStretchLastSection(false);
    fitRows();
}

bool FactTable::isSentence() const { return m_rows->rowCount() > 0 && isFirstColumnSpanned(0, {}); }

void FactTable::fitRows() {
    header()->setMinimumSectionSize(4 * fontMetrics().averageCharWidth());
    if (!m_rows)
        return;
    const QFont figures = tabular(font());
    m_rows->setFigures(figures == font() ? std::nullopt : std::optional(figures));
    fitSoon();
    if (m_rowsShown > 0)
        setRowsShown(m_rowsShown);
}

void FactTable::changeEvent(QEvent *event) {
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitRows();
}

void FactTable::showEvent(QShowEvent *event) {
    fitRows(); // text may have grown while it was hidden
    QTreeView::showEvent(event);
}

void FactTable::setHeads(const QStringList &heads, int numbers) {
    m_numbers = numbers;
    m_rows->setHeads(heads);
    fitSoon();
}

void FactTable::clearRows() {
    if (isSentence())
        setFirstColumnSpanned(0, {}, false);
    m_rows->clear();
}

void FactTable::addRow(const QStringList &cells, const Uuid &id, bool faint) {
    m_rows->append({cells, id, faint});
    if (cells.size() == 1 && m_rows->columnCount() > 1) // a sentence in place of rows
        setFirstColumnSpanned(m_rows->rowCount() - 1, {}, true);
    fitSoon(); // once for all that are added now
}

void FactTable::sayIfEmpty(const QString &sentence) {
    if (m_rows->rowCount() == 0)
        addRow({sentence}, {}, true);
}

int FactTable::rowCount() const { return m_rows->rowCount(); }

QString FactTable::text(int row, int column) const { return m_rows->row(row).cells.value(column); }

void FactTable::fitSoon() {
    if (m_fitting)
        return;
    m_fitting = true;
    QTimer::singleShot(0, this, [this] {
        m_fitting = false;
        QFont bold = font();
        bold.setBold(true);
        const QFontMetrics heads(bold);
        const auto headWidth = [&](int column) {
            int wide = 0;
            const QString head =
                m_rows->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
            for (const QString &line : head.split(u'\n'))
                wide = std::max(wide, heads.horizontalAdvance(line));
            return wide;
        };
        m_firstWidest =
            std::max(headWidth(0), isSentence() ? 0 : widest(*m_rows, 0, fontMetrics()));
        for (int c = 1; c < m_rows->columnCount(); ++c) {
            const int wide = std::max(headWidth(c), widest(*m_rows, c, fontMetrics()));
            setColumnWidth(c, std::min(wide + 2 * kRhythm, std::max(120, 2 * width() / 5)));
        }
        fitFirst();
    });
}

void FactTable::fitFirst() {
    if (m_rows->columnCount() == 0)
        return;
    int others = 0;
    for (int c = 1; c < m_rows->columnCount(); ++c)
        others += columnWidth(c);
    // It takes what room is left, but stays readable: the others can be scrolled to.
    const int wanted = std::min(m_firstWidest + 2 * kRhythm, 18 * fontMetrics().averageCharWidth());
    setColumnWidth(0, std::max(wanted, viewport()->width() - others));
    if (m_rowsShown > 0)
        setRowsShown(m_rowsShown);
}

void FactTable::resizeEvent(QResizeEvent *event) {
    QTreeView::resizeEvent(event);
    fitFirst();
}

void FactTable::select(const Uuid &id) {
    for (int r = 0; r < m_rows->rowCount(); ++r)
        if (m_rows->row(r).id == id) {
            setCurrentIndex(m_rows->index(r, 0));
            return;
        }
    if (m_rows->rowCount() > 0 && !currentIndex().isValid())
        setCurrentIndex(m_rows->index(0, 0));
}

Uuid FactTable::currentId() const {
    const QModelIndex at = currentIndex();
    return at.isValid() ? m_rows->row(at.row()).id : Uuid();
}

void FactTable::setRowsShown(int rows) {
    m_rowsShown = rows;
    const int shown = std::clamp(m_rows->rowCount(), 1, rows);
    const bool scrolls = header()->length() > viewport()->width();
    const int whole = shown * rowHeightFor(fontMetrics()) + header()->sizeHint().height() +
                      2 * frameWidth() + (scrolls ? horizontalScrollBar()->sizeHint().height() : 0);
    setMinimumHeight(whole);
    setMaximumHeight(whole);
}

void FactTable::copy() {
    QStringList lines;
    QStringList head;
    for (int c = 0; c < m_rows->columnCount(); ++c)
        head << m_rows->headerData(c, Qt::Horizontal, Qt::DisplayRole).toString();
    lines << head.join(u'\t');
    const auto rows = selectionModel()->selectedRows();
    for (int r = 0; r < m_rows->rowCount(); ++r) {
        if (rows.size() > 1 && !selectionModel()->isRowSelected(r))
            continue;
        QStringList cells;
        for (int c = 0; c < m_rows->columnCount(); ++c)
            cells << text(r, c).replace(u'\n', u' ');
        lines << cells.join(u'\t');
    }
    QApplication::clipboard()->setText(lines.join(u'\n') + u'\n');
}

void FactTable::keyPressEvent(QKeyEvent *event) {
    if (event->matches(QKeySequence::Copy)) {
        copy();
        event->accept();
        return;
    }
    QTreeView::keyPressEvent(event);
}

} // namespace sabretache::ui
