#include "ui/delegates/bookdelegate.h"

#include "ui/models/booktreemodel.h"
#include "ui/views/icons.h"
#include "ui/views/theme.h"
#include "ui/views/unitsign.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace sabretache::ui {

QSize BookDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const {
    return {option.fontMetrics.averageCharWidth() * 20, option.fontMetrics.height() + kRhythm};
}

void BookDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString text = item.text;
    item.text.clear();
    const QWidget *widget = item.widget;
    (widget ? widget->style() : QApplication::style())
        ->drawControl(QStyle::CE_ItemViewItem, &item, painter, widget);

    const Colours &colours = coloursFor(option.palette);
    QRect rect = option.rect.adjusted(2, 0, -kRhythm, 0);
    const QString picture = index.data(BookTreeModel::IconRole).toString();
    if (!picture.isEmpty()) {
        const int size = option.fontMetrics.height();
        const QRect box(rect.left(), rect.center().y() - size / 2, size * 5 / 4, size);
        const int side = index.data(BookTreeModel::SideRole).toInt();
        if (picture == QLatin1String("army")) {
            UnitSign sign;
            sign.size = SignSize::Army;
            sign.side = side == 0 ? SignSide::First : side == 1 ? SignSide::Second : SignSide::None;
            paintUnitSign(*painter, box, sign, signInk(sign.side, colours.dark));
        } else {
            icon(picture).paint(painter, box.adjusted(2, 1, -2, -1));
        }
        rect.setLeft(box.right() + kRhythm - 1);
    }
    const QString count = index.data(BookTreeModel::CountRole).toString();
    painter->save();
    painter->setFont(option.font);
    // Where there is no room for both, the name is what tells one line from another.
    const int countWidth = option.fontMetrics.horizontalAdvance(count) + kRhythm;
    const int nameWidth = option.fontMetrics.horizontalAdvance(text);
    if (!count.isEmpty() && rect.width() - countWidth >= std::min(nameWidth, rect.width() / 2)) {
        painter->setPen(colours.quiet);
        painter->drawText(rect, Qt::AlignRight | Qt::AlignVCenter, count);
        rect.setRight(rect.right() - countWidth);
    }
    painter->setPen(picture.isEmpty() ? colours.quiet : colours.text);
    painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter,
                      option.fontMetrics.elidedText(text, Qt::ElideRight, rect.width()));
    painter->restore();
}

} // namespace sabretache::ui
