#include "ui/views/battle/phasebar.h"

#include "ui/views/battle/battlelook.h"
#include "ui/views/wordslabel.h"

#include <QEvent>
#include <QHelpEvent>
#include <QLabel>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

namespace sabretache::ui {

PhaseBar::PhaseBar(const BattleDesk &desk, QWidget *parent) : QWidget(parent), m_desk(desk) {
    setObjectName(QStringLiteral("phaseBar"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&desk, &BattleDesk::changed, this, &PhaseBar::refresh);
    refresh();
}

void PhaseBar::refresh() {
    m_left = m_desk.leftToAct();
    QStringList parts;
    const auto &phases = m_desk.view().phases;
    for (std::size_t i = 0; i < phases.size(); ++i) {
        const QString state = i < m_desk.view().phase    ? tr("done")
                              : i == m_desk.view().phase ? tr("now")
                                                         : tr("to come");
        parts << tr("%1 %2, %3: %4")
                     .arg(i + 1)
                     .arg(m_desk.words().label(TextKind::Phase, phases[i].key), state,
                          countText(phases[i], i));
    }
    const QString all = parts.join(QStringLiteral("; "));
    if (all == accessibleDescription())
        return;
    setAccessibleName(tr("Phases of the turn"));
    setAccessibleDescription(all);
    m_widths.clear();
    update();
}

QString PhaseBar::countText(const battle::PhaseView &phase, std::size_t place) const {
    if (m_desk.view().over)
        return {};
    if (place > m_desk.view().phase)
        return phase.toDo > 0 ? tr("%1 waiting").arg(phase.toDo) : QString();
    if (place < m_desk.view().phase)
        return phase.done > 0 ? tr("%1 done").arg(phase.done) : QString();
    // While a choice is wanted it is those who can act now: in a step of one side, of that side.
    const int left = m_desk.pending().want == battle::Want::Choice ? static_cast<int>(m_left)
                                                                   : static_cast<int>(phase.toDo);
    const QString count = phase.done == 0 ? tr("%1 to do").arg(left)
                                          : tr("%1 to do, %2 done").arg(left).arg(phase.done);
    // Steps that are one side's say whose.
    const battle::Pending &pending = m_desk.pending();
    if (pending.want == battle::Want::Choice && pending.side)
        return m_desk.words().sideName(*pending.side) + QStringLiteral(": ") + count;
    return count;
}

namespace {

int longestWord(const QString &text, const QFontMetrics &metrics) {
    int longest = 0;
    for (const QString &word : text.split(u' '))
        longest = std::max(longest, metrics.horizontalAdvance(word));
    return longest;
}

} // namespace

QSize PhaseBar::sizeHint() const {
    const int n = std::max<int>(1, static_cast<int>(m_desk.view().phases.size()));
    return {n * fontMetrics().averageCharWidth() * 22, fontMetrics().height() * 2 + 18};
}

QSize PhaseBar::minimumSizeHint() const {
    const int n = std::max<int>(1, static_cast<int>(m_desk.view().phases.size()));
    return {n * fontMetrics().averageCharWidth() * 9, sizeHint().height()};
}

std::vector<int> PhaseBar::widths() const {
    const auto &phases = m_desk.view().phases;
    const std::size_t n = phases.size();
    const std::size_t now = m_desk.view().phase;
    const QFontMetrics bold(scaled(font(), 1.0, true));
    const int around = fontMetrics().height() + 6 + 34; // the disc and what is beside it
    const int bare = fontMetrics().height() + 6 + 18;
    std::vector<int> whole;    // name and count in one line each
    std::vector<int> readable; // the name in two lines
    int wholes = 0;
    int readables = 0;
    for (std::size_t i = 0; i < n; ++i) {
        const QString name = m_desk.words().label(TextKind::Phase, phases[i].key);
        const QFontMetrics metrics = i == now ? bold : fontMetrics();
        const int words = metrics.horizontalAdvance(name);
        const int count = fontMetrics().horizontalAdvance(countText(phases[i], i));
        int least = std::max(longestWord(name, metrics), words / 2);
        while (least < words &&
               metrics.boundingRect(QRect(0, 0, least, 1000), Qt::TextWordWrap, name).height() >
                   2 * metrics.height() + 2)
            least += metrics.averageCharWidth();
        whole.push_back(around + std::max(words, count));
        // Of the present phase the count is read, too.
        readable.push_back(around + (i == now ? std::max(words, count) : least));
        wholes += whole.back();
        readables += readable.back();
    }
    std::vector<int> out = wholes <= width() ? whole : readable;
    int taken = wholes <= width() ? wholes : readables;
    if (taken > width()) {
        // Not all names can be read: that of the present phase and of those that come next are;
        // the others are numbers.
        out.assign(n, bare);
        taken = static_cast<int>(n) * bare;
        for (std::size_t k = 0; k < n; ++k) {
            const std::size_t i = (now + k) % n;
            const int more = std::min(readable[i], width() * 45 / 100) - bare;
            if (taken + more > width())
                break;
            out[i] += more;
            taken += more;
        }
    }
    // What is over is shared, the present phase first.
    const int spare = std::max(0, width() - taken);
    const int share = spare / (static_cast<int>(n) + 1);
    for (std::size_t i = 0; i < n; ++i)
        out[i] += i == now ? spare - share * (static_cast<int>(n) - 1) : share;
    return out;
}

QRect PhaseBar::cell(std::size_t i) const {
    const auto n = m_desk.view().phases.size();
    if (n == 1)
        return rect();
    if (m_widths.size() != n || m_widthsFor != width()) {
        m_widths = widths();
        m_widthsFor = width();
    }
    const std::vector<int> &wide = m_widths;
    int left = 0;
    for (std::size_t k = 0; k < i; ++k)
        left += wide[k];
    return {left, 0, i + 1 == n ? width() - left : wide[i], height()};
}

bool PhaseBar::event(QEvent *event) {
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const auto &phases = m_desk.view().phases;
        for (std::size_t i = 0; i < phases.size(); ++i)
            if (cell(i).contains(help->pos()))
                QToolTip::showText(help->globalPos(),
                                   m_desk.words().label(TextKind::Phase, phases[i].key) + u'\n' +
                                       countText(phases[i], i),
                                   this);
        return true;
    }
    if (event->type() == QEvent::FontChange) {
        m_widths.clear();
        updateGeometry();
    }
    return QWidget::event(event);
}

void PhaseBar::paintEvent(QPaintEvent *) {
    QPainter p(this);
    const BattleLook look = BattleLook::of(palette());
    p.fillRect(rect(), look.raised);
    const auto &view = m_desk.view();
    const int lineHeight = fontMetrics().height();
    for (std::size_t i = 0; i < view.phases.size(); ++i) {
        const QRect r = cell(i);
        const bool now = i == view.phase && !view.over;
        const bool done = i < view.phase || view.over;
        if (now) {
            p.fillRect(r, look.accentSoft);
            p.fillRect(QRect(r.left(), r.top(), r.width(), 3), look.accent);
        }
        p.setPen(look.line);
        p.drawLine(r.topRight(), r.bottomRight());
        const int d = lineHeight + 6;
        const QRectF disc(r.left() + 10, r.center().y() - d / 2.0 + 1, d, d);
        p.setRenderHint(QPainter::Antialiasing);
        if (done) {
            p.setPen(QPen(look.dim, 2));
            const QPointF c = disc.center();
            p.drawPolyline(QPolygonF({c + QPointF(-d * 0.22, 0), c + QPointF(-d * 0.05, d * 0.18),
                                      c + QPointF(d * 0.26, -d * 0.2)}));
        } else {
            p.setPen(QPen(now ? look.accent : look.dim, 1.5));
            p.setBrush(now ? QBrush(look.accent) : QBrush(Qt::NoBrush));
            p.drawEllipse(disc.adjusted(1, 1, -1, -1));
            p.setPen(now ? look.onAccent : look.dim);
            p.setFont(scaled(font(), 1.0, true));
            p.drawText(disc, Qt::AlignCenter, QString::number(i + 1));
        }
        p.setRenderHint(QPainter::Antialiasing, false);
        const int left = static_cast<int>(disc.right()) + 9;
        const QString count = countText(view.phases[i], i);
        const QRect first(left, r.center().y() - (count.isEmpty() ? lineHeight / 2 : lineHeight),
                          r.right() - left - 6, lineHeight);
        const QRect second(left, r.center().y() + 1, r.right() - left - 6, lineHeight);
        const QFont nameFont = scaled(font(), 1.0, now);
        p.setFont(nameFont);
        p.setPen(now || !done ? look.text : look.dim);
        const QString name = m_desk.words().label(TextKind::Phase, view.phases[i].key);
        const QFontMetrics metrics(nameFont);
        const int needed = metrics
                               .boundingRect(QRect(0, 0, first.width(), 1000),
                                             Qt::AlignLeft | Qt::TextWordWrap, name)
                               .height();
        if (!now && (longestWord(name, metrics) > first.width() || needed > 2 * lineHeight + 2))
            continue; // half a word says less than the number; the name is in the tip
        if (metrics.horizontalAdvance(name) > first.width()) {
            // Two lines of name tell more than half a name and a count; the count is in the tip.
            const QRect both(left, r.center().y() - lineHeight, first.width(), 2 * lineHeight);
            p.drawText(both, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, name);
            continue;
        }
        p.drawText(first, Qt::AlignLeft | Qt::AlignVCenter, name);
        p.setFont(scaled(font(), 0.92));
        p.setPen(now ? look.text : look.dim);
        p.drawText(second, Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetrics(p.font()).elidedText(count, Qt::ElideRight, second.width()));
    }
    p.setPen(look.line);
    p.drawLine(rect().bottomLeft(), rect().bottomRight());
}

TurnHead::TurnHead(const BattleDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_turn(new WordsLabel(this)), m_weather(new QLabel(this)) {
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(12, 4, 12, 4);
    box->setSpacing(0);
    m_turn->setTextFormat(Qt::RichText);
    box->addWidget(m_turn);
    box->addWidget(m_weather);
    connect(&desk, &BattleDesk::changed, this, &TurnHead::refresh);
    refresh();
}

void TurnHead::refresh() {
    const battle::View &view = m_desk.view();
    m_turn->setText(tr("<span style=\"font-size:large; font-weight:600\">Turn %1</span> of %2")
                        .arg(view.turn.value)
                        .arg(view.turns.value));
    m_turn->setAccessibleName(tr("Turn %1 of %2").arg(view.turn.value).arg(view.turns.value));
    QStringList parts;
    if (!view.weather.empty())
        parts << m_desk.words().label(TextKind::Weather, view.weather);
    if (view.initiative)
        parts << tr("%1 moves first").arg(m_desk.words().sideName(*view.initiative));
    if (view.over)
        parts = {view.winner ? tr("over: %1 has won").arg(m_desk.words().sideName(*view.winner))
                             : tr("over: a draw")};
    m_weather->setText(parts.join(QStringLiteral(", ")));
}

} // namespace sabretache::ui
