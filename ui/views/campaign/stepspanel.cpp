#include "ui/views/campaign/stepspanel.h"

#include "ui/views/campaign/stepdelegate.h"
#include "ui/views/theme.h"
#include "ui/views/wordslabel.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>

#include <algorithm>

namespace sabretache::ui {

using namespace campaign;

StepsPanel::StepsPanel(const PageContext &context, CampaignDesk &desk, QWidget *parent)
    : CampaignPanel(context, desk, parent), m_turn(new WordsLabel(this)),
      m_list(new QListWidget(this)) {
    m_turn->setWordWrap(true);
    QFont bold = m_turn->font();
    bold.setBold(true);
    m_turn->setFont(bold);
    m_list->setAccessibleName(tr("Steps of the turn"));
    m_list->setWordWrap(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setSpacing(1);
    m_list->setItemDelegate(new StepDelegate(m_list));
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

void StepsPanel::arrange() {
    const QRect room = rect().adjusted(kRhythm, kRhythm, -kRhythm, -kRhythm);
    int top = room.top();
    const auto place = [&](QWidget *widget, int height) {
        widget->setGeometry(room.left(), top, room.width(), height);
        top += height + kRhythm;
    };
    place(m_turn, m_turn->heightForWidth(room.width()));
    m_list->resize(room.width(), m_list->height());
    m_list->doItemsLayout(); // it would come to that later
    int steps = 2 * m_list->frameWidth() + 2;
    for (int row = 0; row < m_list->count(); ++row)
        steps += m_list->visualItemRect(m_list->item(row)).height() + 2 * m_list->spacing();
    const int left = std::max(0, room.bottom() - top);
    const bool isDue = m_due && !m_dueArea->isHidden();
    const int due =
        isDue ? m_dueHead->sizeHint().height() + 2 * kRhythm + m_due->heightForWidth(room.width())
              : 0;
    place(m_list, std::min(steps, std::max(left - due, 2 * left / 3)));
    if (!isDue)
        return;
    place(m_dueHead, m_dueHead->sizeHint().height());
    place(m_dueArea, std::max(0, room.bottom() - top));
}

void StepsPanel::resizeEvent(QResizeEvent *event) {
    CampaignPanel::resizeEvent(event);
    arrange();
}

void StepsPanel::changeEvent(QEvent *event) {
    CampaignPanel::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    fitWidth();
    QMetaObject::invokeMethod(this, &StepsPanel::arrange,
                              Qt::QueuedConnection); // theirs comes next
}

void StepsPanel::showDue(const QString &text) {
    if (!m_due && text.isEmpty())
        return;
    if (!m_due) {
        m_dueHead = heading(tr("Due"), this);
        m_dueArea = new QScrollArea(this);
        m_dueArea->setWidgetResizable(true);
        m_dueArea->setFrameShape(QFrame::NoFrame);
        m_dueArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        m_due = new WordsLabel(m_dueArea);
        m_due->setWordWrap(true);
        m_due->setAlignment(Qt::AlignTop);
        m_due->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        m_dueArea->setWidget(m_due);
    }
    m_due->setText(text);
    m_dueHead->setVisible(!text.isEmpty());
    m_dueArea->setVisible(!text.isEmpty());
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
    if (isVisible()) // else as it comes to its size
        arrange();
}

} // namespace sabretache::ui
