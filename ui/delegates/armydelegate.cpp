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
    return {4 * kRhythm, std::max(3 * kRhythm, option.fontMetrics.height() + 7)};
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
    const bool army = !index.parent().isValid();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const CellKind kind = m_model.cell(index.column()).kind;

    // The ground of the row, the indent included, is the view's (ArmyView::drawRow).
    painter->save();
    QFont font = option.font;
    font.setBold(group && (kind == CellKind::Name || m_model.cell(index.column()).right));
    painter->setFont(font);
    const QFontMetrics metrics(font);
    painter->setPen(colours.text);
    QRect rect = option.rect.adjusted(6, 0, -6, 0);

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
        painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter,
                          metrics.elidedText(shown, Qt::ElideRight, rect.width()));
    } else if (kind == CellKind::Badge) {
        const int severity = index.data(ArmyTreeModel::SeverityRole).toInt();
        if (severity >= 0) {
            const int size = std::min(metrics.height(), option.rect.height() - 4);
            const QRect box(option.rect.center().x() - size / 2,
                            option.rect.center().y() - size / 2, size, size);
            severityIcon(static_cast<rules::Severity>(severity)).paint(painter, box);
        }
    } else if (const QStringList flag = index.data(ArmyTreeModel::NationRole).toStringList();
               kind == CellKind::Nation && !flag.isEmpty()) {
        // A flag of two fields beside the word, which says the same.
        QRect box(rect.left(), 0, metrics.height() * 5 / 4, metrics.height() - 4);
        box.moveTop(option.rect.center().y() - box.height() / 2);
        const QColor first(flag.value(0));
        const QColor second(flag.value(1));
        const QRect left = box.adjusted(0, 0, -box.width() / 2, 0);
        if (first.isValid())
            painter->fillRect(second.isValid() ? left : box, first);
        if (second.isValid())
            painter->fillRect(first.isValid() ? box.adjusted(left.width(), 0, 0, 0) : box, second);
        painter->setPen(colours.quiet);
        painter->drawRect(box.adjusted(0, 0, -1, -1));
        painter->setPen(colours.text);
        rect.setLeft(box.right() + 6);
        painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter,
                          metrics.elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight,
                                             rect.width()));
    } else if (kind == CellKind::Steps) {
        paintSteps(painter, option, index, group);
    } else if (index.data(ArmyTreeModel::VacantRole).toBool()) {
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
        const bool right = m_model.cell(index.column()).right;
        painter->drawText(rect, int(right ? Qt::AlignRight : Qt::AlignLeft) | int(Qt::AlignVCenter),
                          metrics.elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight,
                                             rect.width()));
    }

    // The current cell of the row has a frame, so that one sees what a key would edit.
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        QPen pen(colours.accent, 1.5);
        painter->setPen(pen);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(option.rect).adjusted(1, 1, -1.5, -1.5));
    }
    painter->restore();
    Q_UNUSED(army)
}

void ArmyDelegate::paintSteps(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index, bool bold) const {
    const auto strength = index.data(ArmyTreeModel::StrengthRole).value<RowStrength>();
    const Colours &colours = coloursFor(option.palette);
    if (!strength.known) {
        painter->setPen(colours.quiet);
        painter->drawText(option.rect.adjusted(6, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                          QStringLiteral("–"));
        return;
    }
    const Texts &texts = m_model.editor().texts();
    QFont plain = option.font;
    QFont strong = option.font;
    strong.setBold(bold);
    const QFontMetrics metrics(plain);
    QRect rect = option.rect.adjusted(2, 0, 0, 0);
    rect.setWidth(numberWidth(metrics));
    painter->setFont(strong);
    painter->setPen(colours.text);
    const QString approx = strength.estimated && !bold ? QStringLiteral("~") : QString();
    painter->drawText(rect, Qt::AlignRight | Qt::AlignVCenter, approx + texts.number(strength.now));
    painter->setFont(plain);
    painter->setPen(option.state.testFlag(QStyle::State_Selected) ? colours.text : colours.quiet);
    rect = QRect(rect.right() + 1, rect.top(), fullWidth(metrics), rect.height());
    painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter,
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
