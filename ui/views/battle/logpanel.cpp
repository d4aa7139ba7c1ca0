#include "ui/views/battle/logpanel.h"

#include "ui/views/battle/battlelook.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <set>

namespace sabretache::ui {

LogDelegate::LogDelegate(const BattleDesk &desk, QObject *parent)
    : QStyledItemDelegate(parent), m_desk(desk) {}

LogDelegate::Layout LogDelegate::layout(const QStyleOptionViewItem &option,
                                        const QModelIndex &i) const {
    Layout out;
    const QFontMetrics fm = option.fontMetrics;
    const int line = fm.height();
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : std::max(option.rect.width(), 200);
    QRect r(option.rect.left(), option.rect.top(), width, option.rect.height());
    out.sign = QRect(r.left() + 8, r.top() + 6, static_cast<int>(line * 1.5), line - 1);
    const int left = out.sign.right() + 10;
    const int right = r.right() - 10;
    const QFontMetrics small(scaled(option.font, 0.9));
    QString text = i.data().toString();
    const QString by = i.data(LogModel::ByRole).toString();
    if (!by.isEmpty())
        text += QStringLiteral(" (") + by + u')';
    const QVariantList faces = i.data(LogModel::FacesRole).toList();
    const QStringList rules = i.data(LogModel::RulesRole).toStringList();
    // Rules stand at the right of the last line; the words get what is left of it when it is one.
    int rulesWidth = 0;
    const qsizetype shown = std::min<qsizetype>(rules.size(), 3);
    for (qsizetype k = 0; k < shown; ++k)
        rulesWidth += small.horizontalAdvance(rules[k]) + 8;
    const bool oneLine =
        faces.isEmpty() && fm.horizontalAdvance(text) + rulesWidth + 8 <= right - left;
    const QRect textBox =
        fm.boundingRect(QRect(left, 0, right - left - (oneLine ? rulesWidth : 0), 10000),
                        Qt::TextWordWrap | Qt::AlignLeft, text);
    out.text = QRect(left, r.top() + 5, right - left, textBox.height());
    int y = out.text.bottom() + 3;
    const int ruleLine = oneLine ? out.text.top() : y;
    out.dieSize = line - 2;
    if (!faces.isEmpty()) {
        const int room = right - left - rulesWidth - 8;
        const int perRow = std::max(1, room / (out.dieSize + 3));
        const int rows = (static_cast<int>(faces.size()) + perRow - 1) / perRow;
        out.dice = QRect(left, y + 1, perRow * (out.dieSize + 3), rows * (out.dieSize + 3));
        y = out.dice.bottom() + 1;
    } else if (!oneLine && shown > 0) {
        y += small.height();
    }
    int x = right;
    for (qsizetype k = shown; k-- > 0;) {
        const int w = small.horizontalAdvance(rules[k]);
        x -= w;
        out.rules.emplace_back(QRect(x, ruleLine, w, small.height()), rules[k]);
        x -= 8;
    }
    out.height = std::max(y, out.text.bottom()) + 5 - r.top();
    return out;
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const {
    if (index.data(LogModel::HeadingRole).toBool())
        return {100, option.fontMetrics.height() + 10};
    // The list asks for every row whenever one is added: words are measured once.
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : 0;
    if (width != m_measuredWidth || option.font != m_measuredFont) {
        m_heights.clear();
        m_measuredWidth = width;
        m_measuredFont = option.font;
    }
    const auto row = static_cast<std::size_t>(index.data(LogModel::RowRole).toInt());
    if (row >= m_heights.size())
        m_heights.resize(row + 64, 0);
    if (m_heights[row] == 0)
        m_heights[row] = layout(option, index).height;
    return {100, m_heights[row]};
}

void LogDelegate::paint(QPainter *p, const QStyleOptionViewItem &option,
                        const QModelIndex &i) const {
    p->save();
    const BattleLook look = BattleLook::of(option.palette);
    const QRect r = option.rect;
    if (i.data(LogModel::HeadingRole).toBool()) {
        p->fillRect(r, look.raised);
        p->setPen(look.text);
        p->setFont(scaled(option.font, 1.0, true));
        p->drawText(
            r.adjusted(8, 0, -8, 0), Qt::AlignVCenter | Qt::AlignLeft,
            p->fontMetrics().elidedText(i.data().toString(), Qt::ElideRight, r.width() - 16));
        p->restore();
        return;
    }
    const Layout l = layout(option, i);
    const bool reverted = i.data(LogModel::RevertedRole).toBool();
    const bool later = i.data(LogModel::StepRole).toULongLong() > m_desk.shownStep();
    if (option.state.testFlag(QStyle::State_Selected))
        p->fillRect(r, look.accentSoft);
    p->setPen(look.line);
    p->drawLine(r.bottomLeft(), r.bottomRight());
    const int side = i.data(LogModel::SideRole).toInt();
    if (side >= 0)
        drawUnitSign(*p, l.sign, i.data(LogModel::ArmRole).toInt(), side, look, reverted || later);
    QFont font = option.font;
    font.setStrikeOut(reverted);
    p->setFont(font);
    p->setPen(reverted || later ? look.dim : look.text);
    QString text = i.data().toString();
    const QString by = i.data(LogModel::ByRole).toString();
    if (!by.isEmpty())
        text += QStringLiteral(" (") + by + u')';
    p->drawText(l.text, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, text);
    const QVariantList faces = i.data(LogModel::FacesRole).toList();
    if (!faces.isEmpty()) {
        const int perRow = std::max(1, l.dice.width() / (l.dieSize + 3));
        p->setFont(scaled(option.font, 0.8, true));
        for (int k = 0; k < faces.size(); ++k)
            drawDie(*p,
                    QRectF(l.dice.left() + (k % perRow) * (l.dieSize + 3),
                           l.dice.top() + (k / perRow) * (l.dieSize + 3), l.dieSize, l.dieSize),
                    faces[k].toInt(), look, reverted || later);
    }
    QFont small = scaled(option.font, 0.9);
    small.setUnderline(true);
    p->setFont(small);
    p->setPen(look.link);
    for (const auto &[box, rule] : l.rules)
        p->drawText(box, Qt::AlignRight | Qt::AlignVCenter, rule);
    p->restore();
}

bool LogDelegate::editorEvent(QEvent *event, QAbstractItemModel *model,
                              const QStyleOptionViewItem &option, const QModelIndex &index) {
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        for (const auto &[box, rule] : layout(option, index).rules)
            if (box.contains(mouse->position().toPoint())) {
                Q_EMIT ruleActivated(rule);
                return true;
            }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

LogPanel::LogPanel(BattleDesk &desk, const BattleSource &source, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_model(new LogModel(desk, source, this)),
      m_filter(new LogFilter(this)), m_view(new QListView(this)), m_title(new QLabel(this)),
      m_slider(new QSlider(Qt::Horizontal, this)), m_undo(new QToolButton(this)),
      m_redo(new QToolButton(this)), m_correct(new QToolButton(this)), m_find(new QLineEdit(this)),
      m_phase(new QComboBox(this)), m_side(new QComboBox(this)), m_kind(new QComboBox(this)),
      m_filters(new QWidget(this)) {
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(10, 6, 6, 6);
    m_title->setTextFormat(Qt::RichText);
    m_title->setWordWrap(true);
    head->addWidget(m_title, 1);
    auto *filter = new QToolButton(this);
    filter->setText(tr("Filter"));
    filter->setCheckable(true);
    filter->setAutoRaise(true);
    filter->setToolTip(tr("Show only some of the log"));
    connect(filter, &QToolButton::toggled, m_filters, &QWidget::setVisible);
    head->addWidget(filter);
    auto *out = new QToolButton(this);
    out->setText(tr("Export"));
    out->setAutoRaise(true);
    out->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(out);
    for (const auto &[words, format] :
         {std::pair(tr("Text"), "txt"), std::pair(tr("Markdown"), "md"),
          std::pair(tr("Web page (HTML)"), "html"), std::pair(tr("Table (CSV)"), "csv"),
          std::pair(tr("JSON"), "json")})
        menu->addAction(words, this,
                        [this, f = QString::fromLatin1(format)] { Q_EMIT exportRequested(f); });
    out->setMenu(menu);
    head->addWidget(out);
    box->addLayout(head);

    auto *history = new QHBoxLayout;
    history->setContentsMargins(6, 0, 8, 6);
    m_undo->setText(tr("Undo"));
    m_undo->setToolTip(tr("Take back the newest step (Ctrl+Z)"));
    m_redo->setText(tr("Redo"));
    m_redo->setToolTip(tr("Restore what was taken back (Ctrl+Shift+Z)"));
    m_correct->setText(tr("Correct\u2026"));
    m_correct->setToolTip(
        tr("Enter the chosen step otherwise; what would differ is shown before it "
           "is accepted (Ctrl+K)"));
    for (QToolButton *b : {m_undo, m_redo, m_correct}) {
        b->setAutoRaise(true);
        b->setFocusPolicy(Qt::ClickFocus);
        history->addWidget(b);
    }
    connect(m_undo, &QToolButton::clicked, this, [this] { static_cast<void>(m_desk.undo()); });
    connect(m_redo, &QToolButton::clicked, this, [this] { static_cast<void>(m_desk.redo()); });
    connect(m_correct, &QToolButton::clicked, this, &LogPanel::correctCurrent);
    m_slider->setAccessibleName(tr("Look back through the battle"));
    m_slider->setToolTip(tr("Look back through the battle; nothing changes"));
    history->addWidget(m_slider, 1);
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int v) { m_desk.showStep(static_cast<std::size_t>(v)); });
    box->addLayout(history);

    auto *grid = new QGridLayout(m_filters);
    grid->setContentsMargins(8, 0, 8, 6);
    grid->setSpacing(4);
    m_find->setPlaceholderText(tr("Unit or words"));
    m_find->setAccessibleName(tr("Filter the log by unit or words"));
    m_find->setClearButtonEnabled(true);
    m_phase->setAccessibleName(tr("Filter by phase"));
    m_side->setAccessibleName(tr("Filter by side"));
    m_kind->setAccessibleName(tr("Filter by kind"));
    for (QComboBox *c : {m_phase, m_side, m_kind})
        c->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    grid->addWidget(m_find, 0, 0);
    grid->addWidget(m_side, 0, 1);
    grid->addWidget(m_phase, 1, 0);
    grid->addWidget(m_kind, 1, 1);
    m_filters->hide();
    box->addWidget(m_filters);
    m_side->addItem(tr("Both sides"), -1);
    for (int s = 0; s < 2; ++s)
        m_side->addItem(desk.words().sideName(static_cast<battle::Side>(s)), s);
    m_phase->addItem(tr("All phases"), QString());
    for (const battle::PhaseView &p : desk.view().phases)
        m_phase->addItem(desk.words().label(TextKind::Phase, p.key), fromStd(p.key));
    m_kind->addItem(tr("All events"), QString());

    m_filter->setSourceModel(m_model);
    auto *delegate = new LogDelegate(desk, m_view);
    m_view->setModel(m_filter);
    m_view->setItemDelegate(delegate);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Always there: words are measured once for one width.
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_view->setResizeMode(QListView::Adjust);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setAccessibleName(tr("Log of the battle"));
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_view, &QWidget::customContextMenuRequested, this, &LogPanel::openMenu);
    m_view->setObjectName(QStringLiteral("log"));
    m_view->viewport()->installEventFilter(this);
    box->addWidget(m_view, 1);
    connect(delegate, &LogDelegate::ruleActivated, this, &LogPanel::ruleActivated);
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, delegate, &LogDelegate::forget);
    connect(m_find, &QLineEdit::textChanged, m_filter, &LogFilter::setFind);
    connect(m_side, &QComboBox::currentIndexChanged, this,
            [this] { m_filter->setSide(m_side->currentData().toInt()); });
    connect(m_phase, &QComboBox::currentIndexChanged, this,
            [this] { m_filter->setPhase(m_phase->currentData().toString()); });
    connect(m_kind, &QComboBox::currentIndexChanged, this,
            [this] { m_filter->setKind(m_kind->currentData().toString()); });
    auto *copy = new QShortcut(QKeySequence::Copy, m_view);
    copy->setContext(Qt::WidgetShortcut);
    connect(copy, &QShortcut::activated, this, [this] {
        QStringList lines;
        for (const QModelIndex &i : m_view->selectionModel()->selectedIndexes())
            lines << i.data(Qt::AccessibleTextRole).toString();
        QApplication::clipboard()->setText(lines.join(u'\n'));
    });
    connect(&desk, &BattleDesk::changed, this, &LogPanel::refresh);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &LogPanel::toEnd,
            Qt::QueuedConnection);
    connect(m_model, &QAbstractItemModel::modelReset, this, &LogPanel::toEnd, Qt::QueuedConnection);
    refresh();
    toEnd();
}

bool LogPanel::eventFilter(QObject *watched, QEvent *event) {
    // The list lays its rows out anew when it gets taller, not when it gets wider: words wrap
    // otherwise then, and rows of the old height would overlap.
    if (watched == m_view->viewport() && event->type() == QEvent::Resize) {
        const auto *resize = static_cast<QResizeEvent *>(event);
        if (resize->size().width() != resize->oldSize().width())
            Q_EMIT m_view->itemDelegate()->sizeHintChanged(QModelIndex());
    }
    return QWidget::eventFilter(watched, event);
}

void LogPanel::toEnd() {
    refreshFilters();
    if (!m_desk.lookingBack())
        m_view->scrollToBottom();
}

void LogPanel::refreshFilters() {
    std::set<std::string_view> kinds; // thousands of rows, a few dozen kinds
    for (const LogRow &row : m_model->rows())
        if (!row.heading)
            kinds.insert(row.kind);
    if (static_cast<int>(kinds.size()) == m_kind->count() - 1)
        return;
    const QString chosen = m_kind->currentData().toString();
    const QSignalBlocker block(m_kind);
    m_kind->clear();
    m_kind->addItem(tr("All events"), QString());
    for (const std::string_view k : kinds)
        m_kind->addItem(plainWords(k), fromStd(k));
    m_kind->setCurrentIndex(std::max(0, m_kind->findData(chosen)));
}

void LogPanel::refresh() {
    const BattleLook look = BattleLook::of(palette());
    const QString where = m_desk.shownStep() == m_desk.stepCount()
                              ? tr("step %1").arg(m_desk.stepCount())
                              : tr("step %1 of %2").arg(m_desk.shownStep()).arg(m_desk.stepCount());
    m_title->setText(QStringLiteral("<b>%1</b> <span style=\"color:%2\">%3</span>")
                         .arg(tr("Log"), look.dim.name(), where));
    m_title->setToolTip(tr("Step %1 of %2").arg(m_desk.shownStep()).arg(m_desk.stepCount()));
    const QSignalBlocker block(m_slider);
    m_slider->setRange(0, static_cast<int>(m_desk.stepCount()));
    m_slider->setValue(static_cast<int>(m_desk.shownStep()));
    m_undo->setEnabled(m_desk.source().undoable() > 0);
    m_redo->setEnabled(m_desk.source().redoable() > 0);
    m_view->viewport()->update();
}

void LogPanel::correctCurrent() {
    const QModelIndex current = m_view->currentIndex();
    const auto step = current.isValid() ? current.data(LogModel::StepRole).toULongLong() : 0;
    Q_EMIT correctionRequested(static_cast<std::size_t>(step));
}

void LogPanel::takeBackTo(std::size_t step) {
    std::size_t standing = 0;
    for (const session::Step &s : m_desk.source().steps())
        if (s.number >= step && !s.reverted && !s.isMarker())
            ++standing;
    if (standing > 0)
        static_cast<void>(m_desk.undo(standing));
}

void LogPanel::openMenu(const QPoint &at) {
    const QModelIndex index = m_view->indexAt(at);
    const auto step = static_cast<std::size_t>(
        index.isValid() ? index.data(LogModel::StepRole).toULongLong() : 0);
    QMenu menu(this);
    QAction *correct = menu.addAction(tr("Correct this step\u2026"));
    correct->setEnabled(m_desk.canCorrect(step));
    QAction *show = menu.addAction(tr("Show the battle as it was then"));
    show->setEnabled(step > 0);
    QAction *back = menu.addAction(tr("Take back this step and all after it"));
    back->setEnabled(step > 0 && m_desk.live() && !index.data(LogModel::RevertedRole).toBool());
    menu.addSeparator();
    QAction *copy = menu.addAction(tr("Copy"));
    const QAction *chosen = menu.exec(m_view->viewport()->mapToGlobal(at));
    if (!chosen)
        return;
    if (chosen == correct)
        Q_EMIT correctionRequested(step);
    else if (chosen == show)
        m_desk.showStep(step);
    else if (chosen == back)
        takeBackTo(step);
    else if (chosen == copy)
        QApplication::clipboard()->setText(index.data(Qt::AccessibleTextRole).toString());
}

void LogPanel::focusList() { m_view->setFocus(Qt::OtherFocusReason); }

} // namespace sabretache::ui
