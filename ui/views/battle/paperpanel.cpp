#include "ui/views/battle/paperpanel.h"

#include "ui/views/battle/battlelook.h"
#include "ui/views/battle/numberbox.h"
#include "ui/views/battle/splitrow.h"
#include "ui/views/wordslabel.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

namespace sabretache::ui {

namespace {

/// Signs beside the names; numbers and choices entered in place.
class PaperDelegate final : public QStyledItemDelegate {
public:
    PaperDelegate(const BattleDesk &desk, QObject *parent)
        : QStyledItemDelegate(parent), m_desk(desk) {}

    void paint(QPainter *p, const QStyleOptionViewItem &option,
               const QModelIndex &i) const override {
        QStyleOptionViewItem o = option;
        if (i.column() == PaperModel::Name) {
            const int line = option.fontMetrics.height();
            const QRect sign(o.rect.left() + 4, o.rect.center().y() - line / 2 + 1, line * 3 / 2,
                             line - 1);
            if (o.state.testFlag(QStyle::State_Selected))
                p->fillRect(QRect(o.rect.left(), o.rect.top(), line * 3 / 2 + 8, o.rect.height()),
                            o.palette.highlight());
            drawUnitSign(*p, sign, i.data(PaperModel::ArmRole).toInt(),
                         i.data(PaperModel::SideRole).toInt(), BattleLook::of(o.palette));
            o.rect.adjust(line * 3 / 2 + 8, 0, 0, 0);
        }
        QStyledItemDelegate::paint(p, o, i);
    }
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &,
                          const QModelIndex &index) const override {
        const battle::FormField *f = field(index);
        if (!f)
            return nullptr;
        if (f->type == "number") {
            auto *box = new NumberBox(parent);
            box->setUnit(f->unit);
            box->setLimits(f->least, std::max(f->least, f->most));
            return box;
        }
        auto *box = new QComboBox(parent);
        for (const battle::FormChoice &c : f->choices)
            if (c.allowed)
                box->addItem(m_desk.words().choice(*f, c.value), fromStd(c.value));
        return box;
    }
    void setEditorData(QWidget *editor, const QModelIndex &index) const override {
        const QVariant value = index.data(Qt::EditRole);
        if (auto *number = dynamic_cast<NumberBox *>(editor)) {
            number->setNumber(value.toLongLong());
            number->selectAll();
        } else if (auto *combo = qobject_cast<QComboBox *>(editor)) {
            combo->setCurrentIndex(combo->findData(value.toString()));
        }
    }
    void setModelData(QWidget *editor, QAbstractItemModel *model,
                      const QModelIndex &index) const override {
        if (auto *number = dynamic_cast<NumberBox *>(editor)) {
            number->interpretText();
            model->setData(index, qlonglong(number->number()), Qt::EditRole);
        } else if (const auto *combo = qobject_cast<QComboBox *>(editor)) {
            model->setData(index, combo->currentData(), Qt::EditRole);
        }
    }

private:
    static const battle::FormField *field(const QModelIndex &index) {
        return static_cast<const PaperModel *>(index.model())->field(index);
    }
    const BattleDesk &m_desk;
};

} // namespace

PaperPanel::PaperPanel(BattleDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_model(new PaperModel(desk, this)), m_turn(new QSpinBox),
      m_phase(new QComboBox), m_reason(new QLineEdit), m_view(new QTableView(this)),
      m_words(nullptr), m_top(nullptr), m_state(new WordsLabel),
      m_enter(new QPushButton(tr("Enter it"))) {
    setObjectName(QStringLiteral("paper"));
    setFocusProxy(m_turn);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 8, 0, 0);
    auto *words = new WordsLabel(
        tr("For a battle that begins in the middle, or turns that were fought on paper: set where "
           "it stands and what each unit has left. Phases until then are ended by force; "
           "everything goes into the record with its reason and can be taken back."),
        this);
    words->setWordWrap(true);
    words->setContentsMargins(16, 0, 16, 0);
    words->setForegroundRole(QPalette::PlaceholderText);
    box->addWidget(words);
    m_words = words;
    auto *top = new SplitRow(this);
    m_top = top;
    const auto group = [top](std::initializer_list<std::pair<QString, QWidget *>> parts,
                             QWidget *wide) {
        auto *holder = new QWidget(top);
        auto *line = new QHBoxLayout(holder);
        line->setContentsMargins(0, 0, 0, 0);
        for (const auto &[text, widget] : parts) {
            auto *label = new QLabel(text, holder);
            label->setBuddy(widget);
            line->addWidget(label);
            line->addWidget(widget, widget == wide ? 1 : 0);
        }
        return holder;
    };
    m_turn->setAccessibleName(tr("Turn"));
    m_phase->setAccessibleName(tr("Phase"));
    m_phase->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_phase->setMinimumContentsLength(14);
    m_reason->setText(tr("from paper"));
    m_reason->setAccessibleName(tr("Reason"));
    top->fill(group({{tr("&Turn"), m_turn}, {tr("&Phase"), m_phase}}, m_phase),
              group({{tr("&Reason"), m_reason}}, m_reason), 0);
    box->addWidget(top);
    m_view->setModel(m_model);
    m_view->setItemDelegate(new PaperDelegate(desk, m_view));
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::AnyKeyPressed | QAbstractItemView::SelectedClicked);
    m_view->setShowGrid(false);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setAlternatingRowColors(true);
    m_view->setWordWrap(false);
    m_view->setTabKeyNavigation(false);
    m_view->verticalHeader()->hide();
    m_view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setAccessibleName(tr("What each unit has left"));
    m_view->setObjectName(QStringLiteral("paperTable"));
    m_view->installEventFilter(this);
    box->addWidget(m_view, 1);
    auto *foot = new SplitRow(this);
    m_state->setWordWrap(true);
    m_state->setObjectName(QStringLiteral("paperState"));
    auto *holder = new QWidget(foot);
    auto *right = new QHBoxLayout(holder);
    right->setContentsMargins(0, 0, 0, 0);
    right->addStretch(1);
    m_enter->setToolTip(tr("Ctrl+Enter"));
    m_enter->setAutoDefault(true);
    right->addWidget(m_enter);
    foot->fill(m_state, holder, 30);
    box->addWidget(foot);
    box->addStretch(); // for when only the foot is there
    QWidget *const order[] = {m_turn, m_phase, m_reason, m_view, m_enter};
    for (std::size_t i = 1; i < std::size(order); ++i)
        setTabOrder(order[i - 1], order[i]);
    connect(m_enter, &QPushButton::clicked, this, &PaperPanel::enter);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &PaperPanel::tell);
    connect(m_turn, &QSpinBox::valueChanged, this, &PaperPanel::tell);
    connect(m_phase, &QComboBox::currentIndexChanged, this, &PaperPanel::tell);
    connect(&desk, &BattleDesk::changed, this, [this] {
        if (isVisible() && !m_entering)
            refresh();
    });
}

void PaperPanel::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    refresh();
}

void PaperPanel::refresh() {
    const battle::View &view = m_desk.view();
    m_turn->setRange(view.turn.value, std::max(view.turn.value, view.turns.value));
    m_turn->setValue(view.turn.value);
    m_phase->clear();
    for (const battle::PhaseView &p : view.phases)
        m_phase->addItem(m_desk.words().label(TextKind::Phase, p.key));
    m_phase->setCurrentIndex(static_cast<int>(view.phase));
    m_model->refresh();
    const int line = fontMetrics().height() + 8;
    m_view->verticalHeader()->setDefaultSectionSize(line);
    m_view->resizeColumnsToContents();
    const int c = fontMetrics().averageCharWidth();
    int longest = c * 12;
    for (const battle::SetupUnit &unit : m_desk.setup().units)
        longest = std::max(longest, fontMetrics().horizontalAdvance(fromStd(unit.name)));
    m_view->setColumnWidth(PaperModel::Name, std::min(longest, c * 28) + line * 2);
    // The sign tells the side already: what is entered stands next to the name.
    m_view->horizontalHeader()->moveSection(
        m_view->horizontalHeader()->visualIndex(PaperModel::Side), m_model->columnCount() - 1);
    for (int i = 1; i < m_model->columnCount(); ++i)
        m_view->setColumnWidth(i, std::max(m_view->columnWidth(i) + c, c * 12));
    if (m_model->rowCount() > 0)
        m_view->setCurrentIndex(m_model->index(0, PaperModel::FixedCount));
    tell();
}

void PaperPanel::tell() {
    const std::size_t units = m_model->changedUnits();
    const battle::View &view = m_desk.view();
    const bool moved = m_turn->value() != view.turn.value ||
                       m_phase->currentIndex() != static_cast<int>(view.phase);
    const bool can = m_desk.live() && m_model->rowCount() > 0;
    m_enter->setEnabled(can && (units > 0 || moved));
    // Where nothing can be entered only the reason is said: dice that wait want the room.
    for (QWidget *part : {m_words, m_top, static_cast<QWidget *>(m_view)})
        part->setVisible(can);
    if (!can)
        m_state->setText(view.over ? tr("The battle is over.")
                         : m_desk.sideView().viewer()
                             ? tr("Not in the view of one side: it tells what both have left.")
                         : m_desk.live() ? tr("Dice or a question are waiting: answer first.")
                                         : tr("Nothing can be entered here."));
    else if (units == 0 && !moved)
        m_state->setText(tr("As on record. F2 or a digit changes a cell, cells can be pasted."));
    else {
        QStringList parts;
        if (moved)
            parts << tr("Goes to turn %1, %2")
                         .arg(m_turn->value())
                         .arg(m_phase->currentText().toLower());
        if (units > 0)
            parts << tr("units otherwise than on record: %1").arg(units);
        m_state->setText(parts.join(QStringLiteral("; ")));
    }
}

void PaperPanel::enter() {
    if (!m_enter->isEnabled())
        return;
    const std::string reason = m_reason->text().trimmed().toStdString();
    if (reason.empty()) {
        m_state->setText(tr("Say why first: the record keeps it."));
        m_reason->setFocus(Qt::OtherFocusReason);
        return;
    }
    m_entering = true;
    const auto done = enterFromPaper(m_desk, Turns(m_turn->value()),
                                     static_cast<std::size_t>(std::max(0, m_phase->currentIndex())),
                                     m_model->inputs(reason), reason);
    m_entering = false;
    if (!done) {
        m_state->setText(QStringLiteral("\u25B2 ") + m_desk.words().error(done.error()));
        return;
    }
    refresh();
    m_state->setText(tr("Entered; steps of the record: %1").arg(*done));
    Q_EMIT entered(*done);
}

void PaperPanel::copy() {
    QStringList lines;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        QStringList cells;
        for (int c = 0; c < m_model->columnCount(); ++c) {
            const QModelIndex i = m_model->index(row, c);
            const QVariant check = i.data(Qt::CheckStateRole);
            cells << (check.isValid()
                          ? m_desk.words().label(TextKind::Word, check.toInt() ? "yes" : "no")
                          : i.data().toString());
        }
        lines << cells.join(u'\t');
    }
    QApplication::clipboard()->setText(lines.join(u'\n'));
}

void PaperPanel::paste() {
    const QModelIndex from = m_view->currentIndex();
    if (!from.isValid())
        return;
    int refused = 0;
    int row = from.row();
    for (const QString &line : QApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts)) {
        int column = from.column();
        for (const QString &cell : line.split(u'\t')) {
            const QModelIndex at = m_model->index(row, column++);
            if (at.isValid() && m_model->field(at) && !cell.trimmed().isEmpty() &&
                !m_model->setText(at, cell))
                ++refused;
        }
        ++row;
    }
    tell();
    if (refused > 0)
        m_state->setText(QStringLiteral("\u25B2 ") +
                         tr("Cells that do not fit and stay as they were: %1").arg(refused));
}

bool PaperPanel::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Paste)) {
            paste();
            return true;
        }
        if (key->matches(QKeySequence::Copy)) {
            copy();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sabretache::ui
