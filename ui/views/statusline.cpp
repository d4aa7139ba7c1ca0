#include "ui/views/statusline.h"

#include "ui/views/icons.h"
#include "ui/views/theme.h"

#include <QAccessible>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace sabretache::ui {
namespace {

QFrame *divider(QWidget *parent) {
    auto *line = new QFrame(parent);
    line->setFrameShape(QFrame::VLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    return line;
}

} // namespace

StatusLine::StatusLine(QWidget *parent)
    : QWidget(parent), m_message(new QLabel(this)), m_icon(new QLabel(this)),
      m_history(new QLabel(this)), m_disk(new QLabel(this)), m_totalsHolder(new QWidget(this)) {
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(kRhythm, 4, kRhythm, 4);
    layout->setSpacing(kRhythm);
    m_left = new QHBoxLayout(m_totalsHolder);
    m_left->setContentsMargins(0, 0, 0, 0);
    m_left->setSpacing(kRhythm);
    layout->addWidget(m_totalsHolder, 1);
    layout->addWidget(m_icon);
    layout->addWidget(m_message, 1);
    layout->addWidget(m_history);
    layout->addWidget(divider(this));
    layout->addWidget(m_disk);
    m_message->hide();
    m_icon->hide();
    m_message->setTextFormat(Qt::PlainText);
    m_history->setTextFormat(Qt::PlainText);
    // Long names must not push the window wide.
    m_message->setMinimumWidth(1);
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_totalsHolder->setMinimumWidth(1);
    m_message->setAccessibleName(tr("Message"));
    m_history->setAccessibleName(tr("History"));
    m_disk->setAccessibleName(tr("State of the disk"));
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &StatusLine::clearMessage);
}

void StatusLine::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    // The status bar asks for the height only once in a while: larger text would be cut until then.
    setMinimumHeight(fontMetrics().height() + 8);
    fitHistory();
}

void StatusLine::setTotals(const QStringList &totals) {
    if (totals == m_totals)
        return;
    m_totals = totals;
    while (QLayoutItem *item = m_left->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (qsizetype i = 0; i < totals.size(); ++i) {
        if (i)
            m_left->addWidget(divider(m_totalsHolder));
        auto *label = new QLabel(totals[i], m_totalsHolder);
        label->setTextFormat(Qt::PlainText);
        m_left->addWidget(label);
    }
    m_left->addStretch(1);
    fitHistory();
    m_totalsHolder->setAccessibleName(tr("Totals: %1").arg(totals.join(QStringLiteral(", "))));
}

void StatusLine::setHistory(const QString &text) {
    m_historyText = text;
    m_history->setToolTip(text);
    fitHistory();
}

void StatusLine::fitHistory() {
    if (m_historyText.isEmpty()) {
        m_history->clear();
        return;
    }
    const QFontMetrics metrics(m_history->font());
    const int em = metrics.averageCharWidth();
    int room = width() - m_disk->sizeHint().width() - 6 * kRhythm;
    // (The layout does not count labels that are still to be shown.)
    for (const QLabel *total : m_totalsHolder->findChildren<QLabel *>())
        room -= total->sizeHint().width() + 2 * kRhythm;
    const int most = std::min(room, em * 60);
    // A few letters would say nothing: the tool tip of the undo button says it all.
    m_history->setText(most < em * 12 ? QString()
                                      : metrics.elidedText(m_historyText, Qt::ElideMiddle, most));
}

void StatusLine::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    fitHistory();
}

void StatusLine::setDisk(const QString &text) {
    m_disk->setText(text);
    fitHistory();
}

void StatusLine::say(const QString &text, bool fault) {
    if (text.isEmpty()) {
        clearMessage();
        return;
    }
    m_message->setText(text);
    m_message->setToolTip(text);
    const int size = fontMetrics().height();
    m_icon->setPixmap(
        severityIcon(fault ? rules::Severity::Fault : rules::Severity::Note).pixmap(size, size));
    m_icon->show();
    m_message->show();
    m_totalsHolder->hide();
    if (fault)
        m_timer.start(20'000);
    else
        m_timer.start(6'000);
    QAccessibleEvent event(m_message, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void StatusLine::clearMessage() {
    m_timer.stop();
    m_message->hide();
    m_icon->hide();
    m_message->clear();
    m_totalsHolder->show();
}

QString StatusLine::message() const { return m_message->text(); }

} // namespace sabretache::ui
