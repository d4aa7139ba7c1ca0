#include "ui/delegates/problemdelegate.h"

#include "ui/models/problemsmodel.h"
#include "ui/views/icons.h"
#include "ui/views/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>

namespace sabretache::ui {

ProblemDelegate::Parts ProblemDelegate::parts(const QStyleOptionViewItem &option,
                                              const QModelIndex &index) const {
    Parts out;
    const QFontMetrics &metrics = option.fontMetrics;
    const int line = metrics.height();
    int width = option.rect.width();
    if (const auto *view = qobject_cast<const QAbstractItemView *>(option.widget))
        width = view->viewport()->width();
    const int left = option.rect.left() + kRhythm;
    const int right = option.rect.left() + width - kRhythm;
    int top = option.rect.top() + kRhythm - 2;
    out.sign = QRect(left, top, line, line);
    const int indent = left + line + kRhythm;
    const QString rule = index.data(ProblemsModel::RuleRole).toString();
    const int ruleWidth = rule.isEmpty() ? 0 : metrics.horizontalAdvance(rule) + 2;
    out.rule = QRect(right - ruleWidth, top, ruleWidth, line);
    out.name = QRect(indent, top, right - ruleWidth - kRhythm - indent, line);
    top += line + 2;
    const QString words = index.data(Qt::DisplayRole).toString();
    const QRect bound = metrics.boundingRect(QRect(indent, top, right - indent, 10000),
                                             Qt::TextWordWrap | Qt::AlignLeft, words);
    out.words = QRect(indent, top, right - indent, bound.height());
    top = out.words.bottom() + 3;
    const QString mend = index.data(ProblemsModel::MendRole).toString();
    if (!mend.isEmpty())
        out.mend =
            QRect(indent, top, std::min(metrics.horizontalAdvance(mend) + 2, right - indent), line);
    return out;
}

QSize ProblemDelegate::sizeHint(const QStyleOptionViewItem &option,
                                const QModelIndex &index) const {
    QStyleOptionViewItem at = option;
    initStyleOption(&at, index);
    at.rect.moveTop(0);
    const Parts p = parts(at, index);
    return {option.fontMetrics.averageCharWidth() * 16,
            (p.mend.isNull() ? p.words.bottom() : p.mend.bottom()) + kRhythm};
}

void ProblemDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.text.clear();
    QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    const Colours &colours = coloursFor(option.palette);
    const Parts p = parts(option, index);
    const auto severity =
        static_cast<rules::Severity>(index.data(ProblemsModel::SeverityRole).toInt());
    severityIcon(severity).paint(painter, p.sign);

    painter->save();
    painter->setPen(colours.line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    QFont bold = option.font;
    bold.setBold(true);
    painter->setFont(bold);
    painter->setPen(colours.text);
    painter->drawText(p.name, Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetrics(bold).elidedText(index.data(ProblemsModel::WhereRole).toString(),
                                                    Qt::ElideRight, p.name.width()));
    painter->setFont(option.font);
    painter->drawText(p.words, Qt::TextWordWrap | Qt::AlignLeft,
                      index.data(Qt::DisplayRole).toString());
    QFont link = option.font;
    link.setUnderline(true);
    painter->setFont(link);
    painter->setPen(colours.accent);
    painter->drawText(p.rule, Qt::AlignRight | Qt::AlignVCenter,
                      index.data(ProblemsModel::RuleRole).toString());
    if (!p.mend.isNull())
        painter->drawText(
            p.mend, Qt::AlignLeft | Qt::AlignVCenter,
            option.fontMetrics.elidedText(index.data(ProblemsModel::MendRole).toString(),
                                          Qt::ElideRight, p.mend.width()));
    painter->restore();
}

} // namespace sabretache::ui
