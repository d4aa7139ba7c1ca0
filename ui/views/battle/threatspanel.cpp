#include "ui/views/battle/threatspanel.h"

#include "ui/charts/distributionchart.h"
#include "ui/views/battle/battlelook.h"
#include "ui/views/battle/numberbox.h"
#include "ui/views/wordslabel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <cmath>

namespace sabretache::ui {

namespace {

/// What may follow, as a bar above its words.
class OutcomeDelegate final : public QStyledItemDelegate {
public:
    OutcomeDelegate(const ThreatsModel &model, QObject *parent)
        : QStyledItemDelegate(parent), m_model(model) {}

    void paint(QPainter *p, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override {
        QStyleOptionViewItem o = option;
        const odds::DraftOdds *odds = m_model.odds(index.row());
        if (odds && !odds->outcomes.empty()) {
            const BattleLook look = BattleLook::of(option.palette);
            std::vector<ShareBar::Share> shares;
            for (const odds::DraftShare &s : odds->outcomes)
                shares.push_back({{}, s.chance, shareColour(fromStd(s.key), shares.size(), look)});
            const int bar = barHeight(option);
            ShareBar::paintBar(
                *p, QRectF(o.rect.left() + 4, o.rect.top() + 4, o.rect.width() - 8, bar), shares);
            o.rect.adjust(0, bar + 4, 0, 0);
        }
        QStyledItemDelegate::paint(p, o, index);
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, barHeight(option) + 6);
    }

private:
    static int barHeight(const QStyleOptionViewItem &o) { return o.fontMetrics.height() * 2 / 5; }
    const ThreatsModel &m_model;
};

} // namespace

ThreatsPanel::ThreatsPanel(BattleDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_model(new ThreatsModel(desk, this)),
      m_title(new WordsLabel(this)), m_enemy(new QComboBox(this)), m_distance(new NumberBox(this)),
      m_view(new QTableView(this)) {
    setObjectName(QStringLiteral("threats"));
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(16, 4, 16, 8);
    box->setSpacing(6);
    m_title->setTextFormat(Qt::RichText);
    m_title->setWordWrap(true);
    box->addWidget(m_title);
    auto *line = new QHBoxLayout;
    m_enemy->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_enemy->setMinimumContentsLength(14);
    m_enemy->setAccessibleName(tr("Enemy in reach"));
    m_distance->setAccessibleName(tr("How far he stands"));
    auto *add = new QPushButton(tr("Name him"), this);
    auto *drop = new QPushButton(tr("Drop"), this);
    line->addWidget(m_enemy, 1);
    line->addWidget(m_distance);
    line->addWidget(add);
    line->addWidget(drop);
    box->addLayout(line);
    m_view->setModel(m_model);
    m_view->verticalHeader()->hide();
    m_view->setShowGrid(false);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setTabKeyNavigation(false);
    m_view->setWordWrap(true);
    m_view->setAccessibleName(tr("What the enemy could do"));
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_view->setItemDelegateForColumn(ThreatsModel::Outcome, new OutcomeDelegate(*m_model, m_view));
    box->addWidget(m_view);
    connect(add, &QPushButton::clicked, this, &ThreatsPanel::add);
    connect(drop, &QPushButton::clicked, this,
            [this] { m_model->drop(m_view->currentIndex().row()); });
    connect(m_model, &QAbstractItemModel::modelReset, this, &ThreatsPanel::fit);
    connect(&desk, &BattleDesk::draftChanged, this, &ThreatsPanel::refresh);
    hide();
}

void ThreatsPanel::setSource(const odds::DraftOddsSource *source) {
    m_model->setSource(source);
    const bool inches = source && source->distanceUnit() == "in/100";
    m_distance->setUnit(inches ? "in/100" : "paces");
    m_distance->setLimits(0, inches ? 10000 : 3000);
    m_distance->setNumber(100);
    m_distance->setSuffix(
        source ? u' ' + m_desk.words().label(TextKind::Measure,
                                             inches ? "in" : std::string(source->distanceUnit()))
               : QString());
}

void ThreatsPanel::setOpen(bool open) {
    m_open = open && m_model->source() && !m_model->source()->distanceUnit().empty();
    setVisible(m_open);
    refresh();
    if (m_open)
        m_enemy->setFocus(Qt::ShortcutFocusReason);
}

void ThreatsPanel::refresh() {
    if (!m_open)
        return;
    if (const auto unit = UnitId::parse(m_desk.chosen().actor); unit && m_desk.words().unit(*unit))
        m_model->setUnit(*unit);
    const UnitId unit = m_model->unit();
    const BattleLook look = BattleLook::of(palette());
    m_title->setText(
        unit.isNull() ? tr("<b>Threats</b> to the unit that is chosen on the left")
                      : tr("<b>Threats to %1</b> <span style=\"color:%2\">name each enemy that is "
                           "in reach, with his distance</span>")
                            .arg(m_desk.words().name(unit.uuid).toHtmlEscaped(), look.dim.name()));
    const QSignalBlocker block(m_enemy);
    const QVariant before = m_enemy->currentData();
    m_enemy->clear();
    for (const UnitId &enemy : m_model->enemies())
        m_enemy->addItem(m_desk.words().name(enemy.uuid), fromStd(enemy.text()));
    m_enemy->setCurrentIndex(std::max(0, m_enemy->findData(before)));
    fit();
}

void ThreatsPanel::add() {
    const auto enemy = UnitId::parse(m_enemy->currentData().toString().toStdString());
    if (!enemy || !m_model->source())
        return;
    m_model->name(*enemy, m_distance->number());
}

void ThreatsPanel::fit() {
    m_view->setVisible(m_model->rowCount() > 0);
    const int c = fontMetrics().averageCharWidth();
    // What may follow needs the room: where there is little, the other words wrap.
    const bool narrow = width() < c * 95;
    m_view->setColumnWidth(ThreatsModel::Enemy, c * (narrow ? 12 : 24));
    m_view->setColumnWidth(ThreatsModel::Distance, c * (narrow ? 8 : 9));
    m_view->setColumnWidth(ThreatsModel::Action, c * (narrow ? 9 : 18));
    m_view->setColumnWidth(ThreatsModel::Expected, c * (narrow ? 8 : 13));
    m_view->resizeRowsToContents();
    int height = m_view->horizontalHeader()->sizeHint().height() + 4;
    for (int row = 0; row < m_model->rowCount(); ++row)
        height += m_view->rowHeight(row);
    m_view->setFixedHeight(std::min(height, fontMetrics().height() * 14));
}

void ThreatsPanel::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        add();
        return;
    }
    if (event->key() == Qt::Key_Delete) {
        m_model->drop(m_view->currentIndex().row());
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace sabretache::ui
