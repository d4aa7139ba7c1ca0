#include "ui/views/campaign/stepspanel.h"

#include "ui/views/theme.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <tuple>

namespace sabretache::ui {

using namespace campaign;

namespace {

/// Remembers how high a step is: the list asks each time it lays its rows out, which showing it
/// does several times over.
class StepDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        if (m_font != option.font)
            m_sizes.clear();
        m_font = option.font;
        const Key key{index.data().toString(), index.data(Qt::FontRole).value<QFont>().bold(),
                      option.rect.width()};
        auto it = m_sizes.find(key);
        if (it == m_sizes.end())
            it = m_sizes.emplace(key, QStyledItemDelegate::sizeHint(option, index)).first;
        return it->second;
    }

private:
    using Key = std::tuple<QString, bool, int>; ///< text, bold, width that there is
    mutable QFont m_font;
    mutable std::map<Key, QSize> m_sizes;
};

} // namespace

StepsPanel::StepsPanel(const PageContext &context, CampaignDesk &desk, QWidget *parent)
    : CampaignPanel(context, desk, parent), m_turn(heading({}, this)),
      m_list(new QListWidget(this)) {
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(kRhythm, kRhythm, kRhythm, kRhythm);
    box->setSpacing(kRhythm);
    m_turn->setWordWrap(true);
    m_list->setAccessibleName(tr("Steps of the turn"));
    m_list->setWordWrap(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setSpacing(1);
    m_list->setItemDelegate(new StepDelegate(m_list));
    box->addWidget(m_turn);
    m_list->setResizeMode(QListView::Adjust);
    box->addWidget(m_list);
    box->addStretch();
    fitWidth();
    connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem *item) {
        if (!m_filling)
            m_desk.perform(setStepDone(m_desk.context(), static_cast<Step>(m_list->row(item)),
                                       item->checkState() == Qt::Checked));
    });
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (!m_filling && row >= 0)
            Q_EMIT stepChosen(static_cast<Step>(row));
    });
}

QWidget *StepsPanel::firstFocus() { return m_list; }

void StepsPanel::fitWidth() {
    setMinimumWidth(std::max(180, 20 * fontMetrics().averageCharWidth()));
}

void StepsPanel::fitSoon() {
    if (m_fitting)
        return;
    m_fitting = true;
    QTimer::singleShot(0, this, &StepsPanel::fitHeights);
}

void StepsPanel::fitHeights() {
    m_fitting = false;
    m_list->doItemsLayout(); // it would come to that later
    int steps = 2 * m_list->frameWidth() + 2;
    for (int row = 0; row < m_list->count(); ++row)
        steps += m_list->visualItemRect(m_list->item(row)).height() + 2 * m_list->spacing();
    const int room = height() - m_turn->height() - fontMetrics().height() - 6 * kRhythm;
    const int due =
        m_due && m_dueHead->isVisibleTo(this) ? m_due->heightForWidth(m_due->width()) : 0;
    m_list->setFixedHeight(
        std::clamp(steps, room / 3, std::max(room / 3, std::max(room - due, 2 * room / 3))));
}

void StepsPanel::resizeEvent(QResizeEvent *event) {
    CampaignPanel::resizeEvent(event);
    fitSoon(); // once the rows are laid out
}

void StepsPanel::changeEvent(QEvent *event) {
    CampaignPanel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitWidth();
}

void StepsPanel::showDue(const QString &text) {
    if (!m_due && text.isEmpty())
        return;
    if (!m_due) {
        m_dueHead = heading(tr("Due"), this);
        auto *area = new QScrollArea(this);
        area->setWidgetResizable(true);
        area->setFrameShape(QFrame::NoFrame);
        area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        m_due = new QLabel(area);
        m_due->setWordWrap(true);
        m_due->setAlignment(Qt::AlignTop);
        m_due->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        area->setWidget(m_due);
        auto *box = static_cast<QVBoxLayout *>(layout());
        delete box->takeAt(box->count() - 1); // the room that it takes
        box->addWidget(m_dueHead);
        box->addWidget(area, 1);
    }
    m_due->setText(text);
    m_dueHead->setVisible(!text.isEmpty());
}

void StepsPanel::refresh() {
    m_filling = true;
    const Campaign &c = m_desk.campaign();
    m_turn->setText(tr("Steps of turn %1").arg(texts().number(c.head.turn))); // dates: the head
    const int row = m_list->currentRow();
    m_list->clear();
    for (const Step step : kSteps) {
        const auto matters = openMatters(m_desk.work(), step);
        QString text = texts().label(TextKind::Group, sabretache::word(step));
        if (c.head.step == step && !c.head.ended)
            text = tr("%1 (now)").arg(text);
        // Supply is a warning, a contact a matter: both say what the step is about.
        for (std::size_t i = 0; i < matters.size() && i < 2; ++i)
            text += QStringLiteral("\n") + texts().error(matters[i]);
        if (matters.size() > 2)
            text += QStringLiteral("\n") +
                    tr("and %1 more").arg(texts().number(std::int64_t(matters.size()) - 2));
        auto *item = new QListWidgetItem(text, m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(c.head.isDone(step) ? Qt::Checked : Qt::Unchecked);
        QFont font = item->font();
        font.setBold(c.head.step == step && !c.head.ended);
        item->setFont(font);
        item->setToolTip(text);
    }
    m_list->setCurrentRow(row >= 0 ? row : static_cast<int>(c.head.step));
    QStringList due;
    for (const auto &[id, arrival] : c.arrivals)
        if (!arrival.arrived)
            due << texts().fill(TextKind::Word, "campaign-due",
                                {m_desk.work().nameOf(arrival.army),
                                 m_desk.report().dateText(arrival.date).toStdString(),
                                 m_desk.work().nameOf(arrival.place)});
    for (const auto &[person, record] : c.persons)
        if (record.backOn > c.head.turn)
            due << tr("%1 is back in turn %2").arg(m_desk.name(person.uuid)).arg(record.backOn);
    if (c.head.lastTurn > 0)
        due << tr("Turn %1 ends the campaign").arg(c.head.lastTurn);
    showDue(due.join(u'\n'));
    m_filling = false;
    fitSoon();
}

} // namespace sabretache::ui
