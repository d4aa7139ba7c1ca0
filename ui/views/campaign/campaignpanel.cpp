#include "ui/views/campaign/campaignpanel.h"

#include "ui/views/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>

namespace sabretache::ui {

CampaignPanel::CampaignPanel(const PageContext &context, CampaignDesk &desk, QWidget *parent)
    : QWidget(parent), m_context(context), m_desk(desk) {
    connect(&desk, &CampaignDesk::changed, this, [this] {
        m_stale = true;
        if (isVisible())
            look();
    });
}

void CampaignPanel::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    look();
}

void CampaignPanel::look() {
    if (!m_stale || !m_desk.hasCampaign() || m_desk.error())
        return;
    m_stale = false;
    refresh();
}

QLabel *CampaignPanel::heading(const QString &text, QWidget *parent) {
    auto *label = new QLabel(text, parent);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

FactTable::FactTable(const QString &name, QWidget *parent)
    : QTableView(parent), m_model(new QStandardItemModel(this)) {
    setModel(m_model);
    setAccessibleName(name);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setFrameShape(QFrame::StyledPanel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setStretchLastSection(false);
    fitRows();
}

void FactTable::fitRows() {
    verticalHeader()->setDefaultSectionSize(std::max(3 * kRhythm, fontMetrics().height() + 7));
    horizontalHeader()->setMinimumSectionSize(4 * fontMetrics().averageCharWidth());
    if (!m_model)
        return;
    fitSoon();
    if (m_rowsShown > 0)
        setRowsShown(m_rowsShown);
}

void FactTable::changeEvent(QEvent *event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitRows();
}

void FactTable::showEvent(QShowEvent *event) {
    fitRows(); // text may have grown while it was hidden
    QTableView::showEvent(event);
}

void FactTable::setHeads(const QStringList &heads, int numbers) {
    m_numbers = numbers;
    m_model->setColumnCount(static_cast<int>(heads.size()));
    m_model->setHorizontalHeaderLabels(heads);
    fitSoon();
    for (int c = 0; c < heads.size(); ++c) {
        m_model->horizontalHeaderItem(c)->setTextAlignment(
            (c < numbers ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        horizontalHeader()->setSectionResizeMode(c, QHeaderView::Interactive);
    }
}

void FactTable::clearRows() {
    clearSpans();
    m_model->removeRows(0, m_model->rowCount());
}

void FactTable::addRow(const QStringList &cells, const Uuid &id, bool faint) {
    QList<QStandardItem *> row;
    for (int c = 0; c < cells.size(); ++c) {
        auto *item = new QStandardItem(cells[c]);
        item->setToolTip(cells[c]);
        item->setTextAlignment((c < m_numbers ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        if (c >= m_numbers)
            item->setFont(tabular(font()));
        if (faint)
            item->setForeground(coloursFor(palette()).quiet);
        row.append(item);
    }
    if (!row.isEmpty())
        row.first()->setData(QString::fromStdString(id.text()), Qt::UserRole + 1);
    m_model->appendRow(row);
    if (cells.size() == 1 && m_model->columnCount() > 1) // a sentence in place of rows
        setSpan(m_model->rowCount() - 1, 0, 1, m_model->columnCount());
    fitSoon(); // once for all that are added now
}

void FactTable::fitSoon() {
    if (m_fitting)
        return;
    m_fitting = true;
    QTimer::singleShot(0, this, [this] {
        m_fitting = false;
        QFont bold = font();
        bold.setBold(true);
        const QFontMetrics heads(bold);
        const QFontMetrics cells(font());
        for (int c = 1; c < m_model->columnCount(); ++c) {
            int wide = 0;
            for (const QString &line : m_model->horizontalHeaderItem(c)->text().split(u'\n'))
                wide = std::max(wide, heads.horizontalAdvance(line));
            for (int r = 0; r < std::min(m_model->rowCount(), 300); ++r)
                wide =
                    std::max(wide, cells.horizontalAdvance(m_model->index(r, c).data().toString()));
            setColumnWidth(c, std::min(wide + 2 * kRhythm, std::max(120, 2 * width() / 5)));
        }
        fitFirst();
    });
}

void FactTable::fitFirst() {
    if (m_model->columnCount() == 0)
        return;
    int others = 0;
    for (int c = 1; c < m_model->columnCount(); ++c)
        others += columnWidth(c);
    // It takes what room is left, but stays readable: the others can be scrolled to.
    int wanted = 0;
    for (int r = 0; r < std::min(m_model->rowCount(), 300); ++r)
        if (columnSpan(r, 0) == 1)
            wanted = std::max(
                wanted, fontMetrics().horizontalAdvance(m_model->index(r, 0).data().toString()));
    wanted = std::min(wanted + 2 * kRhythm, 18 * fontMetrics().averageCharWidth());
    setColumnWidth(0, std::max(wanted, viewport()->width() - others));
    if (m_rowsShown > 0)
        setRowsShown(m_rowsShown);
}

void FactTable::resizeEvent(QResizeEvent *event) {
    QTableView::resizeEvent(event);
    fitFirst();
}

void FactTable::select(const Uuid &id) {
    const QString wanted = QString::fromStdString(id.text());
    for (int r = 0; r < m_model->rowCount(); ++r)
        if (m_model->item(r)->data(Qt::UserRole + 1).toString() == wanted) {
            setCurrentIndex(m_model->index(r, 0));
            return;
        }
    if (m_model->rowCount() > 0 && !currentIndex().isValid())
        setCurrentIndex(m_model->index(0, 0));
}

Uuid FactTable::currentId() const {
    const QModelIndex at = currentIndex();
    if (!at.isValid())
        return {};
    return Uuid::parse(at.siblingAtColumn(0).data(Qt::UserRole + 1).toString().toStdString())
        .value_or(Uuid());
}

void FactTable::setRowsShown(int rows) {
    m_rowsShown = rows;
    const int height = verticalHeader()->defaultSectionSize();
    const int shown = std::clamp(m_model->rowCount(), 1, rows);
    const bool scrolls = horizontalHeader()->length() > viewport()->width();
    const int whole = shown * height + horizontalHeader()->sizeHint().height() + 2 * frameWidth() +
                      (scrolls ? horizontalScrollBar()->sizeHint().height() : 0);
    setMinimumHeight(whole);
    setMaximumHeight(whole);
}

void FactTable::copy() {
    QStringList lines;
    QStringList head;
    for (int c = 0; c < m_model->columnCount(); ++c)
        head << m_model->horizontalHeaderItem(c)->text();
    lines << head.join(u'\t');
    const auto rows = selectionModel()->selectedRows();
    for (int r = 0; r < m_model->rowCount(); ++r) {
        if (rows.size() > 1 && !selectionModel()->isRowSelected(r))
            continue;
        QStringList cells;
        for (int c = 0; c < m_model->columnCount(); ++c)
            cells << m_model->index(r, c).data().toString().replace(u'\n', u' ');
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
    QTableView::keyPressEvent(event);
}

} // namespace sabretache::ui
