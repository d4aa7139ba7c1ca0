#include "ui/views/battle/offerspanel.h"

#include "ui/views/battle/battlelook.h"
#include "ui/views/wordslabel.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace sabretache::ui {

namespace {

constexpr int kSideNameChars = 13; ///< of a side, on its button

/// @return whether the row is one more action of the actor in the row above
bool isFurtherAction(const QModelIndex &index) {
    return index.row() > 0 && index.data(OffersModel::GroupRole) == QStringLiteral("to-act") &&
           !index.data(OffersModel::ActorRole).toString().isEmpty() &&
           index.sibling(index.row() - 1, 0).data(OffersModel::ActorRole) ==
               index.data(OffersModel::ActorRole);
}

/// @return whether a row has no room for a name and what else is to be said in one line
bool isNarrow(const QStyleOptionViewItem &option) {
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int wide = view ? view->viewport()->width() : option.rect.width();
    return wide < 33 * option.fontMetrics.averageCharWidth();
}

/// @return whether a row that only says why not has no room for name and reason in one line
bool isShort(const QStyleOptionViewItem &option) {
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int wide = view ? view->viewport()->width() : option.rect.width();
    return wide < 60 * option.fontMetrics.averageCharWidth();
}

void drawFocus(QPainter &p, const QStyleOptionViewItem &option, const BattleLook &look) {
    if (!option.state.testFlag(QStyle::State_HasFocus))
        return;
    p.setPen(QPen(look.accent, 1, Qt::DotLine));
    p.setBrush(Qt::NoBrush);
    p.drawRect(option.rect.adjusted(0, 0, -1, -1));
}

} // namespace

OffersDelegate::OffersDelegate(const BattleDesk &desk, QObject *parent)
    : QStyledItemDelegate(parent), m_desk(desk) {}

QSize OffersDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const {
    const int line = option.fontMetrics.height();
    const bool group = !index.parent().isValid();
    const bool roomy = !group && !isFurtherAction(index) &&
                       index.data(OffersModel::GroupRole) == QStringLiteral("to-act");
    const bool two = roomy || (!group && !isFurtherAction(index) && isShort(option));
    return {option.fontMetrics.averageCharWidth() * 30, group ? line + 8
                                                        : two ? line * 2 + (roomy ? 10 : 6)
                                                              : line + 6};
}

void OffersDelegate::paintGroup(QPainter *p, const QStyleOptionViewItem &option,
                                const QModelIndex &i) const {
    const BattleLook look = BattleLook::of(option.palette);
    p->setFont(scaled(option.font, 1.0, true));
    p->setPen(look.dim);
    const QRect r = option.rect.adjusted(8, 0, -8, 0);
    p->drawText(r, Qt::AlignVCenter | Qt::AlignLeft, i.data().toString());
    p->drawText(r, Qt::AlignVCenter | Qt::AlignRight, i.data(OffersModel::StrengthRole).toString());
    p->setPen(look.line);
    p->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

void OffersDelegate::paint(QPainter *p, const QStyleOptionViewItem &option,
                           const QModelIndex &i) const {
    p->save();
    if (!i.parent().isValid()) {
        paintGroup(p, option, i);
        p->restore();
        return;
    }
    const BattleLook look = BattleLook::of(option.palette);
    const QRect r = option.rect;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool allowed = i.data(OffersModel::AllowedRole).toBool();
    const bool roomy = i.data(OffersModel::GroupRole) == QStringLiteral("to-act");
    if (selected) {
        p->fillRect(r, look.accentSoft);
        p->fillRect(QRect(r.left(), r.top(), 3, r.height()), look.accent);
    } else if (option.state.testFlag(QStyle::State_MouseOver)) {
        p->fillRect(r, look.raised);
    }
    const QFontMetrics fm = option.fontMetrics;
    const int line = fm.height();
    const int signH = roomy ? line * 3 / 2 + 2 : line + 3;
    if (isFurtherAction(i)) {
        const int indent = 6 + static_cast<int>((line * 3 / 2 + 2) * 1.5) + 12;
        p->setPen(allowed ? look.text : look.dim);
        p->setFont(option.font);
        const QRect words = r.adjusted(indent, 0, -8, 0);
        p->drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                    fm.elidedText(i.data(OffersModel::ActionTextRole).toString(), Qt::ElideRight,
                                  words.width()));
        drawFocus(*p, option, look);
        p->restore();
        return;
    }
    const QRect sign(r.left() + 6, r.center().y() - signH / 2, static_cast<int>(signH * 1.5) + 2,
                     signH);
    drawUnitSign(*p, sign, i.data(OffersModel::ArmRole).toInt(),
                 i.data(OffersModel::SideRole).toInt(), look, !allowed);
    const int left = sign.right() + 10;
    const int right = r.right() - 8;
    const QString strength = i.data(OffersModel::StrengthRole).toString();
    const QString condition = i.data(OffersModel::ConditionRole).toString();
    const QString conditionWords =
        condition.isEmpty() ? QString()
                            : m_desk.words().inside(TextKind::Condition, condition.toStdString());
    const QString note = i.data(OffersModel::NoteRole).toString();
    const QString rule = i.data(OffersModel::RuleRole).toString();
    const int mark = line / 2 + 1;
    p->setPen(allowed ? look.text : look.dim);
    if (roomy) {
        // In a narrow list the name has the first line for itself.
        const bool narrow = isNarrow(option);
        const QRect top(left, r.top() + 5, right - left, line);
        const QRect bottom(left, r.top() + 5 + line, right - left, line);
        p->setFont(scaled(option.font, 1.0, true));
        const int strengthWidth =
            narrow || strength.isEmpty() ? 0 : p->fontMetrics().horizontalAdvance(strength) + 8;
        if (!narrow)
            p->drawText(top, Qt::AlignRight | Qt::AlignVCenter, strength);
        p->drawText(top.adjusted(0, 0, -strengthWidth, 0), Qt::AlignLeft | Qt::AlignVCenter,
                    p->fontMetrics().elidedText(i.data().toString(), Qt::ElideRight,
                                                top.width() - strengthWidth));
        p->setFont(scaled(option.font, 0.93));
        const QFontMetrics small(p->font());
        int taken = 0;
        if (!condition.isEmpty()) {
            p->setPen(conditionShape(condition) == ConditionShape::Whole
                          ? look.dim
                          : look.condition(condition));
            p->drawText(bottom, Qt::AlignRight | Qt::AlignVCenter, conditionWords);
            taken = small.horizontalAdvance(conditionWords) + mark + 8;
            drawCondition(*p,
                          QRectF(right - taken + 4, bottom.center().y() - mark / 2.0, mark, mark),
                          condition, look);
        }
        p->setPen(look.dim);
        p->drawText(bottom.adjusted(0, 0, -taken - 4, 0), Qt::AlignLeft | Qt::AlignVCenter,
                    small.elidedText(narrow && !strength.isEmpty()
                                         ? QString(strength).remove(u' ')
                                         : i.data(OffersModel::DetailRole).toString(),
                                     Qt::ElideRight, bottom.width() - taken - 4));
    } else {
        // Who has acted and could do more says what.
        const QString words =
            note.isEmpty() && allowed ? i.data(OffersModel::ActionTextRole).toString() : note;
        const QString tail = rule.isEmpty() ? words : words + QStringLiteral("  ") + rule;
        const int whole = right - left;
        const QString now = condition.isEmpty() ? QString() : strength.section(u' ', 0, 0);
        if (isShort(option)) {
            // The name in one line, why not in the other.
            p->setFont(option.font);
            const int top = r.top() + 3;
            int room = whole;
            if (!condition.isEmpty()) {
                room -= mark;
                drawCondition(*p, QRectF(right - mark, top + (line - mark) / 2.0, mark, mark),
                              condition, look);
                room -= fm.horizontalAdvance(now) + 6;
                p->drawText(QRect(left, top, right - mark - 6 - left, line),
                            Qt::AlignVCenter | Qt::AlignRight, now);
                room -= 6;
            }
            p->drawText(QRect(left, top, room, line), Qt::AlignVCenter | Qt::AlignLeft,
                        fm.elidedText(i.data().toString(), Qt::ElideRight, room));
            p->setPen(look.dim);
            p->setFont(scaled(option.font, 0.93));
            const QFontMetrics small(p->font());
            const QRect below(left, top + line, whole, line);
            const int ruleWidth = rule.isEmpty() ? 0 : small.horizontalAdvance(rule) + 8;
            p->drawText(below, Qt::AlignVCenter | Qt::AlignRight, rule);
            p->drawText(below, Qt::AlignVCenter | Qt::AlignLeft,
                        small.elidedText(words, Qt::ElideRight, whole - ruleWidth));
            drawFocus(*p, option, look);
            p->restore();
            return;
        }
        const int nameWidth = std::min(fm.horizontalAdvance(i.data().toString()), whole * 45 / 100);
        p->setFont(option.font);
        p->drawText(QRect(left, r.top(), nameWidth, r.height()), Qt::AlignVCenter | Qt::AlignLeft,
                    fm.elidedText(i.data().toString(), Qt::ElideRight, nameWidth));
        int x = left + whole * 46 / 100;
        if (!condition.isEmpty()) {
            const int numberWidth = fm.horizontalAdvance(QStringLiteral("000"));
            p->drawText(QRect(x, r.top(), numberWidth, r.height()),
                        Qt::AlignVCenter | Qt::AlignRight, now);
            x += numberWidth + 6;
            drawCondition(*p, QRectF(x, r.center().y() - mark / 2.0, mark, mark), condition, look);
            x += mark + 6;
        }
        p->setPen(look.dim);
        p->setFont(scaled(option.font, 0.93));
        p->drawText(QRect(x, r.top(), right - x, r.height()), Qt::AlignVCenter | Qt::AlignLeft,
                    QFontMetrics(p->font()).elidedText(tail, Qt::ElideRight, right - x));
    }
    drawFocus(*p, option, look);
    p->restore();
}

OffersPanel::OffersPanel(BattleDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_model(new OffersModel(desk, this)),
      m_view(new QTreeView(this)), m_waits(new WordsLabel(this)), m_phase(new WordsLabel(this)),
      m_find(new QLineEdit(this)), m_sides(new QButtonGroup(this)) {
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);

    auto *head = new QHBoxLayout;
    head->setContentsMargins(10, 6, 8, 6);
    m_phase->setTextFormat(Qt::RichText);
    m_phase->setWordWrap(true);
    head->addWidget(m_phase, 1);
    box->addLayout(head);

    auto *sides = new QHBoxLayout;
    sides->setContentsMargins(8, 0, 8, 6);
    sides->setSpacing(0);
    const QStringList names{tr("Both"), desk.words().sideName(battle::Side::First),
                            desk.words().sideName(battle::Side::Second)};
    for (int i = 0; i < 3; ++i) {
        // A long name would be cut at both ends.
        auto *button = new QPushButton(
            fontMetrics().elidedText(names[i], Qt::ElideRight,
                                     fontMetrics().averageCharWidth() * kSideNameChars),
            this);
        button->setCheckable(true);
        button->setChecked(i == 0);
        button->setAccessibleName(tr("Show side: %1").arg(names[i]));
        button->setToolTip(names[i]);
        button->setMinimumWidth(24);
        m_sides->addButton(button, i);
        sides->addWidget(button);
    }
    sides->addStretch(1);
    box->addLayout(sides);
    connect(m_sides, &QButtonGroup::idClicked, this, [this](int id) {
        m_model->setSide(id == 0 ? std::nullopt : std::optional(static_cast<battle::Side>(id - 1)));
        restore();
    });

    m_view->setModel(m_model);
    m_view->setItemDelegate(new OffersDelegate(desk, m_view));
    m_view->setHeaderHidden(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setIndentation(0);
    m_view->setExpandsOnDoubleClick(false);
    m_view->setMouseTracking(true);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setAccessibleName(tr("Who can act now"));
    m_view->setObjectName(QStringLiteral("offers"));
    m_view->installEventFilter(this);
    box->addWidget(m_view, 1);
    m_waits->setTextFormat(Qt::RichText);
    m_waits->setWordWrap(true);
    m_waits->setMargin(12);
    m_waits->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_waits->setObjectName(QStringLiteral("offersWait"));
    m_waits->hide();
    box->addWidget(m_waits, 1);

    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(8, 6, 8, 6);
    m_find->setPlaceholderText(tr("Find a unit by name (Ctrl+F)"));
    m_find->setAccessibleName(tr("Find a unit by name"));
    m_find->setClearButtonEnabled(true);
    m_find->installEventFilter(this);
    foot->addWidget(m_find);
    box->addLayout(foot);
    connect(m_find, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_model->setFind(text);
        expand();
        selectNext();
    });

    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) {
                const battle::Offer *offer = m_model->offer(current);
                if (!offer)
                    return;
                m_lastAction = offer->action;
                m_lastActor = offer->actor;
                const battle::Offer copy = *offer;
                Q_EMIT offerSelected(copy);
            });
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        if (!m_model->offer(index))
            m_view->setExpanded(index, !m_view->isExpanded(index));
    });
    connect(m_view, &QTreeView::doubleClicked, this, [this](const QModelIndex &index) {
        if (const battle::Offer *offer = m_model->offer(index)) {
            const battle::Offer copy = *offer;
            Q_EMIT offerActivated(copy);
        }
    });
    connect(&desk, &BattleDesk::changed, this, &OffersPanel::refresh);
    refresh();
}

void OffersPanel::refresh() {
    const battle::View &view = m_desk.view();
    QString now = view.phase < view.phases.size()
                      ? m_desk.words().inside(TextKind::Phase, view.phases[view.phase].key)
                      : QString();
    if (m_desk.pending().want == battle::Want::Choice && m_desk.pending().side)
        now += QStringLiteral(", ") + m_desk.words().sideName(*m_desk.pending().side);
    m_phase->setText(tr("<b>Can act now</b>") + u' ' + now.toHtmlEscaped());
    m_waits->setVisible(m_desk.waiting());
    m_view->setVisible(!m_desk.waiting());
    if (m_desk.waiting()) {
        const battle::Pending &pending = m_desk.pending();
        m_waits->setText(
            pending.roll ? tr("<b>Dice first</b><br>%1")
                               .arg(m_desk.words().purpose(*pending.roll).toHtmlEscaped())
            : pending.fact ? tr("<b>A question first</b><br>%1")
                                 .arg(m_desk.words().question(*pending.fact).toHtmlEscaped())
                           : QString());
    }
    expand();
}

void OffersPanel::expand() {
    for (int g = 0; g < m_model->rowCount(); ++g) {
        const QModelIndex group = m_model->index(g, 0);
        // Long lists of those that cannot act start folded.
        const bool open = group.data(OffersModel::GroupRole).toString() != u"cannot" ||
                          m_model->rowCount(group) <= 8;
        m_view->setExpanded(group, open);
    }
}

void OffersPanel::restore() {
    expand();
    const QModelIndex index = m_model->find(m_lastAction, m_lastActor);
    if (index.isValid())
        m_view->setCurrentIndex(index);
    else
        selectNext();
}

void OffersPanel::selectNext() {
    const QModelIndex first = m_model->firstToAct();
    if (first.isValid()) {
        m_view->setCurrentIndex(first);
        m_view->scrollTo(first);
    }
}

void OffersPanel::step(int by) {
    const QModelIndex current = m_view->currentIndex();
    if (!current.isValid()) {
        selectNext();
        return;
    }
    QModelIndex next = by > 0 ? m_view->indexBelow(current) : m_view->indexAbove(current);
    while (next.isValid() && !m_model->offer(next))
        next = by > 0 ? m_view->indexBelow(next) : m_view->indexAbove(next);
    if (next.isValid())
        m_view->setCurrentIndex(next);
}

void OffersPanel::focusList() {
    if (!m_model->offer(m_view->currentIndex()))
        selectNext();
    m_view->setFocus(Qt::OtherFocusReason);
}

void OffersPanel::focusFind() {
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

bool OffersPanel::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (watched == m_find) {
            if (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up) {
                step(key->key() == Qt::Key_Down ? 1 : -1);
                return true;
            }
            if (key->key() == Qt::Key_Escape) {
                m_find->clear();
                focusList();
                return true;
            }
        }
        if (enter) {
            if (const battle::Offer *offer = m_model->offer(m_view->currentIndex())) {
                const battle::Offer copy = *offer;
                Q_EMIT offerActivated(copy);
            }
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sabretache::ui
