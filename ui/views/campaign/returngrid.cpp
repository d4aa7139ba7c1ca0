#include "ui/views/campaign/returngrid.h"

#include "ui/models/campaign/returnmodel.h"
#include "ui/views/theme.h"
#include "ui/views/unitsign.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QItemEditorFactory>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QStyle>
#include <QStyledItemDelegate>

#include <algorithm>

namespace sabretache::ui {

using namespace campaign;

namespace {

/// Draws a unit's sign before its name and a corner where the umpire has changed a cell; gives the
/// commander's fate as a list.
class GridDelegate final : public QStyledItemDelegate {
public:
    GridDelegate(const Texts &texts, QObject *parent)
        : QStyledItemDelegate(parent), m_texts(texts) {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override {
        const Colours &colours = coloursFor(option.palette);
        QStyleOptionViewItem o = option;
        if (index.data(ReturnModel::FollowsRole).toBool() &&
            !(option.state & QStyle::State_Selected))
            painter->fillRect(option.rect, colours.group);
        if (const int level = index.data(ReturnModel::LevelRole).toInt(); level > 0) {
            paintGroup(painter, o, index, level);
            return;
        }
        if (index.column() == ReturnModel::Name) {
            const int side = index.data(ReturnModel::SideRole).toInt();
            const int arm = index.data(ReturnModel::ArmRole).toInt();
            const int high = option.fontMetrics.ascent() + 1;
            const QRectF box(option.rect.left() + 3 * kRhythm + 2,
                             option.rect.center().y() - high / 2.0, high * 5 / 4.0, high);
            o.rect.setWidth(3 * kRhythm + 2);
            initStyleOption(&o, index); // the tick alone
            o.text.clear();
            QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &o, painter, o.widget);
            painter->save();
            painter->setRenderHint(QPainter::Antialiasing);
            const SignSide s = side == 0 ? SignSide::First : SignSide::Second;
            if (arm >= 0)
                paintUnitSign(*painter, box, {SignSize::Brigade, static_cast<Arm>(arm), s},
                              signInk(s, colours.dark));
            painter->restore();
            QRect text = option.rect;
            text.setLeft(static_cast<int>(box.right()) + kRhythm);
            if (option.state & QStyle::State_Selected)
                painter->fillRect(text, colours.selected);
            painter->setPen(option.palette.color(QPalette::Text));
            painter->setFont(option.font);
            painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                              option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight,
                                                            text.width()));
            return;
        }
        if (index.column() == ReturnModel::Present)
            o.font.setBold(true);
        QStyledItemDelegate::paint(painter, o, index);
        if (index.data(ReturnModel::MarkRole).toBool()) {
            const QPoint corner = option.rect.topRight();
            painter->setPen(Qt::NoPen);
            painter->setBrush(colours.accent);
            painter->drawPolygon(QPolygon({corner, corner - QPoint(6, 0), corner + QPoint(0, 6)}));
        }
    }

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override {
        if (index.column() != ReturnModel::Fate)
            return QStyledItemDelegate::createEditor(parent, option, index);
        auto *combo = new QComboBox(parent);
        for (const CommanderFate fate : {CommanderFate::Unhurt, CommanderFate::Killed,
                                         CommanderFate::Wounded, CommanderFate::Captured})
            combo->addItem(
                m_texts.label(TextKind::Word, "fell-" + std::string(sabretache::word(fate))),
                QString::fromLatin1(sabretache::word(fate).data()));
        return combo;
    }
    void setEditorData(QWidget *editor, const QModelIndex &index) const override {
        if (auto *combo = qobject_cast<QComboBox *>(editor)) {
            combo->setCurrentIndex(combo->findData(index.data(Qt::EditRole)));
            return;
        }
        if (auto *line = qobject_cast<QLineEdit *>(editor)) {
            const QString text = index.data(Qt::EditRole).toString();
            line->setText(text == QLatin1String("0") ? QString() : text);
            return;
        }
        QStyledItemDelegate::setEditorData(editor, index);
    }
    void setModelData(QWidget *editor, QAbstractItemModel *model,
                      const QModelIndex &index) const override {
        if (auto *combo = qobject_cast<QComboBox *>(editor))
            model->setData(index, combo->currentData(), Qt::EditRole);
        else if (auto *line = qobject_cast<QLineEdit *>(editor))
            model->setData(index, line->text(), Qt::EditRole);
        else
            QStyledItemDelegate::setModelData(editor, model, index);
    }

private:
    /// A row that holds others: bold on its own ground, with an arrow that tells whether they are
    /// folded away.
    void paintGroup(QPainter *painter, QStyleOptionViewItem o, const QModelIndex &index,
                    int level) const {
        if (!(o.state & QStyle::State_Selected))
            painter->fillRect(o.rect, coloursFor(o.palette).group);
        o.features &= ~QStyleOptionViewItem::Alternate;
        o.font.setBold(index.column() != ReturnModel::Fate);
        if (index.column() == ReturnModel::Name) {
            const auto *grid = qobject_cast<const ReturnGrid *>(o.widget);
            QStyleOption arrow;
            arrow.palette = o.palette;
            arrow.state = QStyle::State_Enabled;
            const int size = 2 * kRhythm;
            arrow.rect = QRect(o.rect.left() + (level - 1) * kRhythm,
                               o.rect.center().y() - size / 2, size, size);
            if (o.state & QStyle::State_Selected)
                painter->fillRect(o.rect, coloursFor(o.palette).selected);
            if (grid && grid->holdsRows(index.row()))
                QApplication::style()->drawPrimitive(grid->isFolded(index.row())
                                                         ? QStyle::PE_IndicatorArrowRight
                                                         : QStyle::PE_IndicatorArrowDown,
                                                     &arrow, painter, o.widget);
            QRect text = o.rect;
            text.setLeft(arrow.rect.right() + kRhythm / 2);
            painter->save();
            painter->setPen(o.palette.color(QPalette::Text));
            painter->setFont(o.font);
            painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                              QFontMetrics(o.font).elidedText(index.data().toString(),
                                                              Qt::ElideRight, text.width()));
            painter->restore();
            return;
        }
        QStyledItemDelegate::paint(painter, o, index);
    }

    const Texts &m_texts;
};

/// Numbers are typed as text, so that an empty cell is nought.
class TextEditors final : public QItemEditorFactory {
public:
    QWidget *createEditor(int, QWidget *parent) const override {
        auto *line = new QLineEdit(parent);
        line->setFrame(false);
        return line;
    }
};

} // namespace

ReturnGrid::ReturnGrid(const Texts &texts, QWidget *parent) : QTableView(parent) {
    auto *delegate = new GridDelegate(texts, this);
    static TextEditors editors;
    delegate->setItemEditorFactory(&editors);
    setItemDelegate(delegate);
    setAlternatingRowColors(true);
    setSelectionMode(QAbstractItemView::ContiguousSelection);
    setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::EditKeyPressed |
                    QAbstractItemView::DoubleClicked);
    setTabKeyNavigation(true);
    setWordWrap(false);
    setGridStyle(Qt::SolidLine);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    setAccessibleName(tr("Return of this side"));
    fitRows();
}

void ReturnGrid::fitRows() { verticalHeader()->setDefaultSectionSize(rowHeightFor(fontMetrics())); }

void ReturnGrid::changeEvent(QEvent *event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitRows();
}

void ReturnGrid::showEvent(QShowEvent *event) {
    fitRows(); // text may have grown while it was hidden
    QTableView::showEvent(event);
}

void ReturnGrid::currentChanged(const QModelIndex &current, const QModelIndex &previous) {
    QTableView::currentChanged(current, previous);
    Q_EMIT cellEntered();
}

void ReturnGrid::copy() {
    QModelIndexList chosen = selectionModel()->selectedIndexes();
    if (chosen.isEmpty())
        return;
    std::sort(chosen.begin(), chosen.end());
    QString out;
    int row = -1;
    bool first = true;
    for (const QModelIndex &at : chosen) {
        // Rows of brigades alone, as they are pasted.
        if (at.data(ReturnModel::LevelRole).toInt() > 0 && chosen.size() > 1)
            continue;
        out += first ? QString() : at.row() != row ? QStringLiteral("\n") : QStringLiteral("\t");
        out += at.data().toString();
        row = at.row();
        first = false;
    }
    QApplication::clipboard()->setText(out + u'\n');
    Q_EMIT message(tr("Copied %n cell(s).", nullptr, static_cast<int>(chosen.size())));
}

void ReturnGrid::paste() {
    auto *model = qobject_cast<ReturnModel *>(this->model());
    const QList<QStringList> cells = cellsOf(QApplication::clipboard()->text());
    if (!model || cells.isEmpty() || !currentIndex().isValid())
        return;
    int all = 0;
    for (const QStringList &row : cells)
        all += static_cast<int>(row.size());
    const int taken = model->paste(currentIndex(), cells);
    Q_EMIT message(
        taken == all
            ? tr("Pasted %1 cells.").arg(taken)
            : tr("Pasted %1 of %2 cells; the others can't stand there.").arg(taken).arg(all));
}

void ReturnGrid::keyPressEvent(QKeyEvent *event) {
    if (event->matches(QKeySequence::Copy)) {
        copy();
        return;
    }
    if (event->matches(QKeySequence::Paste)) {
        paste();
        return;
    }
    const QModelIndex at = currentIndex();
    if (event->key() == Qt::Key_Delete && at.isValid()) {
        // One cell or a block: empty all that can be empty, as one step.
        if (auto *model = qobject_cast<ReturnModel *>(this->model())) {
            const QItemSelection chosen = selectionModel()->selection();
            if (!chosen.isEmpty()) {
                const QItemSelectionRange range = chosen.first();
                int lines = 0;
                for (int row = range.top(); row <= range.bottom(); ++row)
                    lines += model->line(row) ? 1 : 0;
                const QList<QStringList> cells(lines, QStringList(range.width(), QString()));
                model->paste(range.topLeft(), cells);
            }
        }
        return;
    }
    if (event->key() == Qt::Key_Space && at.isValid() &&
        at.data(ReturnModel::LevelRole).toInt() > 0) {
        fold(at.row(), !isFolded(at.row()));
        return;
    }
    if (event->key() == Qt::Key_Space && at.isValid() && at.column() != ReturnModel::Name) {
        // Whether it fought, from any cell of the line.
        const QModelIndex name = at.siblingAtColumn(ReturnModel::Name);
        model()->setData(name,
                         name.data(Qt::CheckStateRole).toInt() == Qt::Checked ? Qt::Unchecked
                                                                              : Qt::Checked,
                         Qt::CheckStateRole);
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && at.isValid() &&
        event->modifiers() == Qt::NoModifier) {
        // On to the next line that has such a cell; rows of columns have none but a fate.
        for (int row = at.row() + 1; row < model()->rowCount(); ++row) {
            const QModelIndex next = at.siblingAtRow(row);
            if (!isRowHidden(row) && (next.data(ReturnModel::LevelRole).toInt() == 0 ||
                                      next.flags().testFlag(Qt::ItemIsEditable))) {
                setCurrentIndex(next);
                break;
            }
        }
        return;
    }
    QTableView::keyPressEvent(event);
}

int ReturnGrid::level(int row) const {
    return model()->index(row, 0).data(ReturnModel::LevelRole).toInt();
}

bool ReturnGrid::holdsRows(int row) const {
    return level(row) > 0 && row + 1 < model()->rowCount() &&
           (level(row + 1) == 0 || level(row + 1) > level(row));
}

bool ReturnGrid::isFolded(int row) const { return holdsRows(row) && isRowHidden(row + 1); }

void ReturnGrid::fold(int row, bool away) {
    const int own = level(row);
    for (int below = row + 1; below < model()->rowCount(); ++below) {
        if (const int other = level(below); other > 0 && other <= own)
            break;
        setRowHidden(below, away);
    }
    viewport()->update();
}

void ReturnGrid::setLeastNameWidth(int width) {
    m_leastName = width;
    fitName();
}

/// Names take what the figures leave over.
void ReturnGrid::fitName() {
    if (!model() || model()->columnCount() == 0)
        return;
    const int others = horizontalHeader()->length() - columnWidth(ReturnModel::Name);
    setColumnWidth(ReturnModel::Name, std::max(m_leastName, viewport()->width() - others));
}

void ReturnGrid::resizeEvent(QResizeEvent *event) {
    QTableView::resizeEvent(event);
    fitName();
}

void ReturnGrid::mousePressEvent(QMouseEvent *event) {
    const QModelIndex at = indexAt(event->position().toPoint());
    if (at.isValid() && at.column() == ReturnModel::Name && holdsRows(at.row()))
        fold(at.row(), !isFolded(at.row()));
    QTableView::mousePressEvent(event);
}

} // namespace sabretache::ui
