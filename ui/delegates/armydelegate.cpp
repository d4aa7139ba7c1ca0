#include "ui/delegates/armydelegate.h"

#include "oob/queries.h"
#include "ui/delegates/cellcompleter.h"
#include "ui/delegates/wordcombo.h"
#include "ui/models/armytreemodel.h"
#include "ui/views/icons.h"
#include "ui/views/theme.h"
#include "ui/views/unitsign.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPainter>

#include <algorithm>

namespace sabretache::ui {
namespace {

/// The number's part of a strength cell, from the left.
int numberWidth(const QFontMetrics &metrics) {
    return metrics.horizontalAdvance(QStringLiteral("00,000")) + 4;
}
int fullWidth(const QFontMetrics &metrics) {
    return metrics.horizontalAdvance(QStringLiteral(" / 00,000"));
}

} // namespace

ArmyDelegate::ArmyDelegate(ArmyTreeModel &model, QObject *parent)
    : QStyledItemDelegate(parent), m_model(model) {}

int ArmyDelegate::stepsWidth(const QFontMetrics &metrics) {
    return numberWidth(metrics) + fullWidth(metrics) + 7 * kRhythm + kRhythm;
}

QSize ArmyDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const {
    return {4 * kRhythm, rowHeightFor(option.fontMetrics)};
}

QRect ArmyDelegate::fillRect(const QStyleOptionViewItem &option) const {
    const QString fill = m_model.editor().texts().label(TextKind::Word, "fill");
    const int width = option.fontMetrics.horizontalAdvance(fill);
    return QRect(option.rect.right() - width - kRhythm, option.rect.top(), width + kRhythm,
                 option.rect.height());
}

void ArmyDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const {
    const Colours &colours = coloursFor(option.palette);
    const bool group = index.data(ArmyTreeModel::GroupRole).toBool();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const ArmyCells::Column &column = m_model.cell(index.column());
    const CellKind kind = column.kind;

    // The ground of the row, the indent included, is the view's (ArmyView::drawRow).
    painter->save();
    if (m_texts.useFont(option.font)) {
        m_numberWidth = numberWidth(m_texts.metrics(CellTexts::Plain));
        m_fullWidth = fullWidth(m_texts.metrics(CellTexts::Plain));
    }
    const auto style =
        group && (kind == CellKind::Name || column.right) ? CellTexts::Bold : CellTexts::Plain;
    const QFontMetrics &metrics = m_texts.metrics(style);
    painter->setPen(colours.text);
    QRect rect = option.rect.adjusted(6, 0, -6, 0);
    // A flag of two fields stands beside the nation's word, which says the same.
    const QStringList flag = kind == CellKind::Nation
                                 ? index.data(ArmyTreeModel::NationRole).toStringList()
                                 : QStringList();

    if (kind == CellKind::Name) {
        const auto sign = index.data(ArmyTreeModel::SignRole).value<RowSign>();
        const int high = std::min(option.rect.height() - 4, metrics.height() + 2);
        const QRect box(option.rect.left() + 1, option.rect.center().y() - high / 2, high * 5 / 4,
                        high);
        UnitSign drawn;
        drawn.size = static_cast<SignSize>(sign.size);
        drawn.arm = sign.arm;
        drawn.side = sign.side == 0   ? SignSide::First
                     : sign.side == 1 ? SignSide::Second
                                      : SignSide::None;
        paintUnitSign(*painter, box, drawn, signInk(drawn.side, colours.dark));
        rect.setLeft(box.right() + 6);
        const QString name = index.data(Qt::DisplayRole).toString();
        const QString shown =
            name.isEmpty() ? m_model.editor().texts().label(TextKind::Word, "no-name") : name;
        if (name.isEmpty())
            painter->setPen(colours.quiet);
        m_texts.draw(painter, rect, Qt::AlignLeft, shown, style);
    } else if (kind == CellKind::Badge) {
        const int severity = index.data(ArmyTreeModel::SeverityRole).toInt();
        if (severity >= 0) {
            const int size = std::min(metrics.height(), option.rect.height() - 4);
            const QRect box(option.rect.center().x() - size / 2,
                            option.rect.center().y() - size / 2, size, size);
            severityIcon(static_cast<rules::Severity>(severity)).paint(painter, box);
        }
    } else if (!flag.isEmpty()) {
        QRect box(rect.left(), 0, metrics.height() * 5 / 4, metrics.height() - 4);
        box.moveTop(option.rect.center().y() - box.height() / 2);
        const QColor first(flag.value(0));
        const QColor second(flag.value(1));
        const QRect left = box.adjusted(0, 0, -box.width() / 2, 0);
        if (first.isValid())
            painter->fillRect(second.isValid() ? left : box, first);
        if (second.isValid())
            painter->fillRect(first.isValid() ? box.adjusted(left.width(), 0, 0, 0) : box, second);
        if (first.isValid() ||
            second.isValid()) { // of a nation without colours the place stays free
            painter->setPen(colours.quiet);
            painter->drawRect(box.adjusted(0, 0, -1, -1));
        }
        painter->setPen(colours.text);
        rect.setLeft(box.right() + 6);
        m_texts.draw(painter, rect, Qt::AlignLeft, index.data(Qt::DisplayRole).toString(), style);
    } else if (kind == CellKind::Steps) {
        paintSteps(painter, option, index, style);
    } else if (kind == CellKind::Commander && index.data(ArmyTreeModel::VacantRole).toBool()) {
        QFont font = m_texts.font(style);
        QFont italic = font;
        italic.setItalic(true);
        painter->setFont(italic);
        painter->setPen(colours.vacant);
        painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter,
                          index.data(Qt::DisplayRole).toString());
        if (index.flags().testFlag(Qt::ItemIsEditable)) {
            font.setUnderline(true);
            painter->setFont(font);
            painter->setPen(colours.accent);
            painter->drawText(fillRect(option).adjusted(0, 0, -6, 0),
                              Qt::AlignRight | Qt::AlignVCenter,
                              m_model.editor().texts().label(TextKind::Word, "fill"));
        }
    } else {
        if (index.data(ArmyTreeModel::QuietRole).toBool())
            painter->setPen(selected ? colours.text : colours.quiet);
        m_texts.draw(painter, rect, column.right ? Qt::AlignRight : Qt::AlignLeft,
                     index.data(Qt::DisplayRole).toString(), style);
    }

    // The current cell of the row has a frame, so that one sees what a key would edit.
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        QPen pen(colours.accent, 1.5);
        painter->setPen(pen);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(option.rect).adjusted(1, 1, -1.5, -1.5));
    }
    painter->restore();
}

void ArmyDelegate::paintSteps(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index, CellTexts::Style style) const {
    const auto strength = index.data(ArmyTreeModel::StrengthRole).value<RowStrength>();
    const Colours &colours = coloursFor(option.palette);
    if (!strength.known) {
        painter->setPen(colours.quiet);
        m_texts.draw(painter, option.rect.adjusted(6, 0, 0, 0), Qt::AlignLeft, QStringLiteral("–"));
        return;
    }
    const Texts &texts = m_model.editor().texts();
    const QFontMetrics &metrics = m_texts.metrics(CellTexts::Plain);
    QRect rect = option.rect.adjusted(2, 0, 0, 0);
    rect.setWidth(m_numberWidth);
    painter->setPen(colours.text);
    const bool approx = strength.estimated && style == CellTexts::Plain;
    m_texts.draw(painter, rect, Qt::AlignRight,
                 (approx ? QStringLiteral("~") : QString()) + texts.number(strength.now), style);
    painter->setPen(option.state.testFlag(QStyle::State_Selected) ? colours.text : colours.quiet);
    rect = QRect(rect.right() + 1, rect.top(), m_fullWidth, rect.height());
    m_texts.draw(painter, rect, Qt::AlignLeft,
                 strength.crew && strength.now == strength.full
                     ? u' ' + texts.label(TextKind::Measure, "crew")
                     : QStringLiteral(" / ") + texts.number(strength.full));

    const int left = rect.right() + 4;
    const int width = option.rect.right() - kRhythm - left;
    if (width < 2 * kRhythm)
        return;
    const int high = std::max(6, metrics.height() / 2 - 1);
    const QRect bar(left, option.rect.center().y() - high / 2, width, high);
    painter->setPen(colours.bar);
    painter->setBrush(colours.barEmpty);
    painter->drawRect(bar.adjusted(0, 0, -1, -1));
    const std::int64_t full = std::max<std::int64_t>(strength.full, 1);
    const int filled =
        static_cast<int>(std::min<std::int64_t>(strength.now, full) * bar.width() / full);
    painter->fillRect(QRect(bar.left(), bar.top(), filled, bar.height()), colours.bar);
}

QWidget *ArmyDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                    const QModelIndex &index) const {
    const ArmyCells::Column &column = m_model.cell(index.column());
    const auto words = m_model.cells().choices(m_model.editor().book(), m_model.row(index), column);
    QWidget *made = nullptr;
    if (!words.empty()) {
        auto *combo = new WordCombo(parent);
        for (const auto &[value, label] : words)
            combo->addItem(label, QString::fromStdString(value));
        // Choosing commits: no further key is needed.
        connect(combo, &QComboBox::activated, this, [this, combo] {
            auto *self = const_cast<ArmyDelegate *>(this);
            Q_EMIT self->commitData(combo);
            Q_EMIT self->closeEditor(combo, QAbstractItemDelegate::NoHint);
        });
        made = combo;
    } else {
        auto *line = new QLineEdit(parent);
        line->setAlignment(column.right ? Qt::AlignRight : Qt::AlignLeft);
        if (column.kind == CellKind::Commander) {
            QStringList names;
            for (const auto &[id, person] : m_model.editor().book().persons)
                if (person.army == m_model.army() && !person.retired &&
                    person.fate != oob::PersonFate::Dead)
                    names << QString::fromStdString(person.name);
            names.sort();
            new CellCompleter(names, line);
        }
        made = line;
    }
    made->setFont(option.font);
    made->setAccessibleName(column.title);
    made->setAutoFillBackground(true);
    return made;
}

void ArmyDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const {
    const QString value = index.data(Qt::EditRole).toString();
    if (auto *combo = qobject_cast<QComboBox *>(editor)) {
        combo->setCurrentIndex(combo->findData(value));
    } else if (auto *line = qobject_cast<QLineEdit *>(editor)) {
        line->setText(value);
        line->selectAll();
    }
}

void ArmyDelegate::setModelData(QWidget *editor, QAbstractItemModel *,
                                const QModelIndex &index) const {
    // What was not touched is not written: a cell may show what holds where nothing is said.
    QString value;
    if (const auto *combo = dynamic_cast<WordCombo *>(editor)) {
        if (!combo->chosen())
            return;
        value = combo->currentData().toString();
    } else if (const auto *line = qobject_cast<QLineEdit *>(editor)) {
        value = line->text();
        if (!line->isModified() && value == index.data(Qt::EditRole).toString())
            return;
    }
    Q_EMIT editMany(index, value);
}

void ArmyDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                        const QModelIndex &index) const {
    QRect rect = option.rect;
    const CellKind kind = m_model.cell(index.column()).kind;
    if (kind == CellKind::Name) {
        const int high = std::min(rect.height() - 4, option.fontMetrics.height() + 2);
        rect.setLeft(rect.left() + high * 5 / 4 + 2);
    } else if (kind == CellKind::Steps) {
        rect.setWidth(numberWidth(option.fontMetrics) + 6);
    }
    if (qobject_cast<QComboBox *>(editor))
        rect.setWidth(std::max(rect.width(), editor->sizeHint().width()));
    editor->setGeometry(rect);
}

} // namespace sabretache::ui
