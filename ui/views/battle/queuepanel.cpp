#include "ui/views/battle/queuepanel.h"

#include "ui/views/battle/splitrow.h"
#include "ui/views/wordslabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace sabretache::ui {

QueuePanel::QueuePanel(BattleDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_text(new WordsLabel(this)), m_run(new QPushButton(this)) {
    setObjectName(QStringLiteral("queue"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto *row = new SplitRow(this);
    outer->addWidget(row);
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    auto *holder = new QWidget(row);
    auto *box = new QHBoxLayout(holder);
    box->setContentsMargins(0, 0, 0, 0);
    box->addStretch(1);
    auto *last = new QPushButton(tr("Drop the last"), holder);
    last->setFocusPolicy(Qt::ClickFocus);
    connect(last, &QPushButton::clicked, this,
            [this] { m_desk.dropQueued(m_desk.queue().size() - 1); });
    box->addWidget(last);
    m_run->setToolTip(tr("Ctrl+Shift+Enter"));
    m_run->setFocusPolicy(Qt::ClickFocus);
    connect(m_run, &QPushButton::clicked, this, [this] { m_desk.runQueue(); });
    box->addWidget(m_run);
    row->fill(m_text, holder, 36);
    connect(&desk, &BattleDesk::queueChanged, this, &QueuePanel::refresh);
    refresh();
}

void QueuePanel::refresh() {
    const auto &queue = m_desk.queue();
    setVisible(!queue.empty());
    if (queue.empty())
        return;
    const BattleWords &words = m_desk.words();
    QStringList names;
    for (const BattleDesk::Queued &q : queue) {
        QStringList who;
        for (const auto &[key, value] : q.input.fields)
            if (const auto *s = std::get_if<std::string>(&value); s && words.sideOf(*s))
                who << words.name(*s).toHtmlEscaped();
        names << (who.isEmpty() ? words.label(TextKind::Action, q.input.kind)
                                : who.join(QStringLiteral(" \u2192 ")));
    }
    const int more = static_cast<int>(names.size()) - 6;
    if (more > 0) {
        names = names.mid(0, 6);
        names << tr("%1 more").arg(more);
    }
    m_text->setText(
        tr("<b>%1 queued:</b> %2").arg(queue.size()).arg(names.join(QStringLiteral("; "))));
    m_run->setText(m_desk.runningQueue() ? tr("Waits for what is asked") : tr("Throw for all"));
    m_run->setEnabled(!m_desk.runningQueue());
}

} // namespace sabretache::ui
