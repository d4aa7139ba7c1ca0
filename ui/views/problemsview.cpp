#include "ui/views/problemsview.h"

#include "ui/delegates/problemdelegate.h"
#include "ui/models/problemsmodel.h"
#include "ui/views/icons.h"
#include "ui/views/theme.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>

namespace sabretache::ui {

ProblemsView::ProblemsView(QWidget *parent) : QListView(parent) {
    setItemDelegate(new ProblemDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setMouseTracking(true);
    setAccessibleName(tr("Problems"));
    setAccessibleDescription(tr("Enter goes to the place, M mends, R opens the rule"));
    connect(this, &QListView::doubleClicked, this, &ProblemsView::goTo);
}

void ProblemsView::setProblems(ProblemsModel *model) {
    m_problems = model;
    setModel(model);
}

void ProblemsView::goTo(const QModelIndex &index) {
    if (const auto *problem = m_problems ? m_problems->problem(index) : nullptr)
        Q_EMIT placeWanted(problem->place);
}

void ProblemsView::openRule(const QModelIndex &index) {
    const auto *problem = m_problems ? m_problems->problem(index) : nullptr;
    if (problem && !problem->problem.rule.isNull())
        Q_EMIT ruleWanted(problem->problem.rule);
}

void ProblemsView::keyPressEvent(QKeyEvent *event) {
    const QModelIndex at = currentIndex();
    if (at.isValid() && event->modifiers() == Qt::NoModifier) {
        switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            goTo(at);
            return;
        case Qt::Key_R:
            openRule(at);
            return;
        case Qt::Key_M:
            if (!at.data(ProblemsModel::MendRole).toString().isEmpty())
                Q_EMIT mendWanted(at);
            return;
        default:
            break;
        }
    }
    QListView::keyPressEvent(event);
}

void ProblemsView::mouseReleaseEvent(QMouseEvent *event) {
    QListView::mouseReleaseEvent(event);
    const QModelIndex at = indexAt(event->pos());
    if (!at.isValid() || event->button() != Qt::LeftButton)
        return;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = visualRect(at);
    const auto parts = static_cast<const ProblemDelegate *>(itemDelegate())->parts(option, at);
    if (parts.rule.contains(event->pos()))
        openRule(at);
    else if (parts.mend.contains(event->pos()))
        Q_EMIT mendWanted(at);
    else
        goTo(at);
}

void ProblemsView::mouseMoveEvent(QMouseEvent *event) {
    QListView::mouseMoveEvent(event);
    const QModelIndex at = indexAt(event->pos());
    viewport()->setCursor(at.isValid() ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void ProblemsView::contextMenuEvent(QContextMenuEvent *event) {
    const QModelIndex at =
        event->reason() == QContextMenuEvent::Keyboard ? currentIndex() : indexAt(event->pos());
    if (!at.isValid())
        return;
    QMenu menu(this);
    menu.addAction(tr("Go to the place"), this, [this, at] { goTo(at); });
    const QString mend = at.data(ProblemsModel::MendRole).toString();
    if (!mend.isEmpty())
        menu.addAction(mend, this, [this, at] { Q_EMIT mendWanted(at); });
    const QString rule = at.data(ProblemsModel::RuleRole).toString();
    if (!rule.isEmpty())
        menu.addAction(icon(QStringLiteral("rules")), tr("Rule %1").arg(rule), this,
                       [this, at] { openRule(at); });
    menu.exec(event->globalPos());
}

void ProblemsView::resizeEvent(QResizeEvent *event) {
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout(); // rows wrap their words anew
}

void ProblemsView::paintEvent(QPaintEvent *event) {
    QListView::paintEvent(event);
    if (model() && model()->rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(coloursFor(palette()).quiet);
    painter.drawText(viewport()->rect().adjusted(2 * kRhythm, 2 * kRhythm, -2 * kRhythm, 0),
                     Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
                     tr("The rule set finds nothing to point out."));
}

} // namespace sabretache::ui
