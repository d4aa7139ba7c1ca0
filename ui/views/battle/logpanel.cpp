#include "ui/views/battle/logpanel.h"

#include "ui/views/battle/battlelook.h"
#include "ui/views/icons.h"
#include "ui/views/wordslabel.h"

#include <QAbstractProxyModel>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
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

#include <algorithm>
#include <map>

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
    const QFont smallFont = scaled(option.font, 0.9);
    const int small = QFontMetrics(smallFont).height();
    m_words.setFont(option.font);
    m_small.setFont(smallFont);
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
        rulesWidth += m_small.advance(rules[k]) + 8;
    out.lines = m_words.lines(text, right - left);
    const bool oneLine = faces.isEmpty() && out.lines.size() <= 1 &&
                         m_words.advance(text) + rulesWidth + 8 <= right - left;
    const int height = line * std::max(1, static_cast<int>(out.lines.size()));
    out.text = QRect(left, r.top() + 5, right - left, height);
    int y = out.text.bottom() + 3;
    int ruleLine = oneLine ? out.text.top() : y;
    out.dieSize = line - 2;
    if (!faces.isEmpty()) {
        const int room = right - left - rulesWidth - 8;
        int perRow = std::max(1, room / (out.dieSize + 3));
        // Beside the rules where a few have room there, else above them.
        const bool above = perRow < std::min<int>(4, static_cast<int>(faces.size()));
        if (above)
            perRow = std::max(1, (right - left) / (out.dieSize + 3));
        const int rows = (static_cast<int>(faces.size()) + perRow - 1) / perRow;
        out.dice = QRect(left, y + 1, perRow * (out.dieSize + 3), rows * (out.dieSize + 3));
        y = out.dice.bottom() + 1;
        if (above && shown > 0) {
            ruleLine = y + 1;
            y += small + 1;
        }
    } else if (!oneLine && shown > 0) {
        y += small;
    }
    int x = right;
    for (qsizetype k = shown; k-- > 0;) {
        const int w = m_small.advance(rules[k]);
        x -= w;
        out.rules.emplace_back(QRect(x, ruleLine, w, small), rules[k]);
        x -= 8;
    }
    out.height = std::max(y, out.text.bottom()) + 5 - r.top();
    return out;
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const {
    // The list asks for every row whenever one is added: words are measured once.
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : 0;
    if (width != m_measuredWidth || option.font != m_measuredFont) {
        m_heights.clear();
        m_measuredWidth = width;
        m_measuredFont = option.font;
    }
    const auto *filter = qobject_cast<const QAbstractProxyModel *>(index.model());
    const auto row =
        static_cast<std::size_t>(filter ? filter->mapToSource(index).row() : index.row());
    if (row >= m_heights.size())
        m_heights.resize(row + 64, 0);
    if (m_heights[row] == 0)
        m_heights[row] = index.data(LogModel::HeadingRole).toBool()
                             ? option.fontMetrics.height() + 10
                             : layout(option, index).height;
    return {100, m_heights[row]};
}

void LogDelegate::forget(int first, int last) {
    for (int row = first; row <= last && row < static_cast<int>(m_heights.size()); ++row)
        m_heights[static_cast<std::size_t>(row)] = 0;
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
    int baseline = l.text.top() + option.fontMetrics.ascent();
    for (const QString &line : l.lines) {
        p->drawText(QPoint(l.text.left(), baseline), line);
        baseline += option.fontMetrics.height();
    }
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
      m_filter(new LogFilter(this)), m_view(new QListView(this)), m_title(new WordsLabel(this)),
      m_slider(new QSlider(Qt::Horizontal, this)), m_filterOn(new QToolButton(this)),
      m_export(new QToolButton(this)), m_undo(new QToolButton(this)), m_redo(new QToolButton(this)),
      m_correct(new QToolButton(this)), m_find(new QLineEdit(this)), m_phase(new QComboBox(this)),
      m_side(new QComboBox(this)), m_kind(new QComboBox(this)), m_filters(new QWidget(this)) {
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(10, 6, 6, 6);
    m_title->setTextFormat(Qt::RichText);
    m_title->setWordWrap(true);
    head->addWidget(m_title, 1);
    m_filterOn->setText(tr("Filter"));
    m_filterOn->setIcon(icon(QStringLiteral("search")));
    m_filterOn->setCheckable(true);
    m_filterOn->setToolTip(tr("Show only some of the log (Ctrl+Shift+F)"));
    connect(m_filterOn, &QToolButton::toggled, this, &LogPanel::showFilter);
    head->addWidget(m_filterOn);
    m_export->setText(tr("Export"));
    m_export->setIcon(icon(QStringLiteral("export")));
    m_export->setToolTip(tr("Export the log"));
    m_export->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_export);
    for (const auto &[words, format] :
         {std::pair(tr("Text"), "txt"), std::pair(tr("Markdown"), "md"),
          std::pair(tr("Web page (HTML)"), "html"), std::pair(tr("Table (CSV)"), "csv"),
          std::pair(tr("JSON"), "json")})
        menu->addAction(words, this,
                        [this, f = QString::fromLatin1(format)] { Q_EMIT exportRequested(f); });
    m_export->setMenu(menu);
    head->addWidget(m_export);
    box->addLayout(head);

    auto *history = new QHBoxLayout;
    history->setContentsMargins(6, 0, 8, 6);
    m_undo->setIcon(icon(QStringLiteral("undo")));
    m_redo->setIcon(icon(QStringLiteral("redo")));
    m_correct->setIcon(icon(QStringLiteral("edit")));
    m_undo->setText(tr("Undo"));
    m_undo->setToolTip(tr("Take back the newest step (Ctrl+Z)"));
    m_redo->setText(tr("Redo"));
    m_redo->setToolTip(tr("Restore what was taken back (Ctrl+Shift+Z)"));
    m_correct->setText(tr("Correct\u2026"));
    m_correct->setToolTip(
        tr("Enter the chosen step otherwise; what would differ is shown before it "
           "is accepted (Ctrl+K)"));
    for (QToolButton *b : {m_undo, m_redo, m_correct}) {
        b->setFocusPolicy(Qt::ClickFocus);
        history->addWidget(b);
    }
    for (QToolButton *b : {m_undo, m_redo, m_correct, m_filterOn, m_export}) {
        b->setAutoRaise(true);
        b->setAccessibleName(b->text());
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

    auto *grid = m_filterGrid = new QGridLayout(m_filters);
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
    for (QWidget *w : std::initializer_list<QWidget *>{m_find, m_side, m_phase, m_kind})
        w->installEventFilter(this);
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
    m_view->setItemDelegate(delegate);
    m_view->setFrameShape(QFrame::NoFrame);
    // Before there are rows: it would lay them out to find the topmost.
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setModel(m_filter);
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
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, delegate,
            [delegate] { delegate->forget(); });
    connect(m_model, &QAbstractItemModel::dataChanged, delegate,
            [delegate](const QModelIndex &first, const QModelIndex &last) {
                delegate->forget(first.row(), last.row());
            });
    connect(m_find, &QLineEdit::textChanged, m_filter, &LogFilter::setFind);
    connect(m_side, &QComboBox::currentIndexChanged, this,
            [this] { m_filter->setSide(m_side->currentData().toInt()); });
    connect(m_phase, &QComboBox::currentIndexChanged, this,
            [this] { m_filter->setPhase(m_phase->currentData().toString()); });
    connect(m_kind, &QComboBox::currentIndexChanged, this,
            [this] { m_filter->setSection(m_kind->currentData().toString()); });
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
    refreshFilters();
}

void LogPanel::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    // Not before it has its width: to find the end all rows are laid out.
    if (!m_shown)
        toEnd();
    m_shown = true;
}

bool LogPanel::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::KeyPress && watched != m_view->viewport()) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape) {
            m_filterOn->setChecked(false);
            focusList();
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            focusList();
            return true;
        }
    }
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
    // An event's kind is what the rules' sections are about, in the reader's words.
    const auto &rows = m_model->rows();
    if (rows.size() < m_sectionsOf)
        m_sectionsOf = 0;
    const std::size_t before = m_sections.size();
    for (; m_sectionsOf < rows.size(); ++m_sectionsOf)
        if (!rows[m_sectionsOf].heading)
            for (const QString &section : LogFilter::sectionsOf(rows[m_sectionsOf].rules))
                m_sections.insert(section);
    if (m_sections.size() == before)
        return;
    std::map<QString, QString> words;
    for (const RuleWords &rule : m_desk.words().texts().rules(m_desk.ruleSet()))
        words[rule.number.section(u'.', 0, 0)] = rule.section;
    std::vector<QString> sections(m_sections.begin(), m_sections.end());
    std::ranges::sort(sections, {}, [](const QString &s) { return s.section(u'-', 1).toInt(); });
    const QString chosen = m_kind->currentData().toString();
    const QSignalBlocker block(m_kind);
    m_kind->clear();
    m_kind->addItem(tr("All events"), QString());
    for (const QString &section : sections) {
        const auto it = words.find(section);
        m_kind->addItem(section == LogFilter::kNoSection            ? tr("Undo and the like")
                        : it == words.end() || it->second.isEmpty() ? section
                                                                    : it->second,
                        section);
    }
    m_kind->setCurrentIndex(std::max(0, m_kind->findData(chosen)));
}

void LogPanel::showFilter(bool on) {
    m_filters->setVisible(on);
    if (on) {
        m_find->setFocus(Qt::OtherFocusReason);
        m_find->selectAll();
        return;
    }
    // What is filtered without a filter in sight looks like a loss.
    m_find->clear();
    for (QComboBox *c : {m_side, m_phase, m_kind})
        c->setCurrentIndex(0);
}

void LogPanel::openFilter() {
    if (m_filterOn->isChecked())
        m_find->setFocus(Qt::OtherFocusReason);
    else
        m_filterOn->setChecked(true);
}

void LogPanel::arrange() {
    // Words on the buttons where there is room for them, else their signs.
    const int c = fontMetrics().averageCharWidth();
    const auto dress = [this](std::initializer_list<QToolButton *> buttons, int besides) {
        int wide = besides;
        for (QToolButton *b : buttons)
            wide += fontMetrics().horizontalAdvance(b->text()) + 20;
        for (QToolButton *b : buttons) {
            b->setIconSize({fontMetrics().height(), fontMetrics().height()});
            b->setToolButtonStyle(wide <= width() ? Qt::ToolButtonTextOnly
                                                  : Qt::ToolButtonIconOnly);
        }
    };
    dress({m_filterOn, m_export}, 16 * c);
    dress({m_undo, m_redo, m_correct}, 10 * c);
    // Two beside each other, or all four one below the other.
    const int columns = width() < 34 * c ? 1 : 2;
    int place = 0;
    for (QWidget *w : std::initializer_list<QWidget *>{m_find, m_side, m_phase, m_kind}) {
        m_filterGrid->removeWidget(w);
        m_filterGrid->addWidget(w, place / columns, place % columns);
        ++place;
    }
    m_filterGrid->setColumnStretch(0, 1);
    m_filterGrid->setColumnStretch(1, columns - 1);
}

void LogPanel::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    arrange();
}

void LogPanel::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
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
