#include "ui/views/battle/factsview.h"

#include "ui/views/battle/battlelook.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace sabretache::ui {

namespace {

constexpr int kPad = 3;  ///< above and below a line
constexpr int kGap = 10; ///< between what stands side by side

QFont underlined(QFont font) {
    font.setUnderline(true);
    return font;
}

bool isEnter(const QKeyEvent &event) {
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter ||
           event.key() == Qt::Key_Space;
}

int longestWord(const QString &text, const QFontMetrics &metrics) {
    int longest = 0;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts))
        longest = std::max(longest, metrics.horizontalAdvance(word));
    return longest;
}

/// @return height of words in a width: words that fit need no breaking, which is what takes time
int heightOf(const QString &text, int wide, int advance, const QFontMetrics &metrics) {
    if (advance <= wide)
        return metrics.height();
    return metrics
        .boundingRect(QRect(0, 0, wide, 10000), Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop,
                      text)
        .height();
}

} // namespace

RuleLink::RuleLink(QString rule, QWidget *parent) : QWidget(parent), m_rule(std::move(rule)) {
    setFocusPolicy(Qt::ClickFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(m_rule);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize RuleLink::sizeHint() const {
    return {fontMetrics().horizontalAdvance(m_rule) + 1, fontMetrics().height()};
}

void RuleLink::paintEvent(QPaintEvent *) {
    QPainter p(this);
    const BattleLook look = BattleLook::of(palette());
    p.setFont(underlined(font()));
    p.setPen(look.link);
    p.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, m_rule);
    if (hasFocus()) {
        p.setPen(QPen(look.accent, 1, Qt::DotLine));
        p.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void RuleLink::mouseReleaseEvent(QMouseEvent *event) {
    if (rect().contains(event->position().toPoint()))
        Q_EMIT activated(m_rule);
}

void RuleLink::keyPressEvent(QKeyEvent *event) {
    if (isEnter(*event))
        Q_EMIT activated(m_rule);
    else
        QWidget::keyPressEvent(event);
}

FactsView::FactsView(QWidget *parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::ClickFocus);
    setMouseTracking(true);
    setAccessibleName(tr("What follows"));
}

void FactsView::show(std::vector<Row> rows) {
    if (rows == m_rows)
        return;
    m_rows = std::move(rows);
    m_current = 0;
    m_width = -1;
    QStringList lines;
    for (const Row &row : m_rows) {
        QString line = row.value.isEmpty() ? row.label : row.label + u' ' + row.value;
        if (!row.rules.isEmpty())
            line += QStringLiteral(" (") + row.rules.join(u' ') + u')';
        lines << line;
    }
    setAccessibleDescription(lines.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QSize FactsView::sizeHint() const {
    const int wide = fontMetrics().averageCharWidth() * 40;
    return {wide, heightForWidth(wide)};
}

QSize FactsView::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 20, fontMetrics().height()};
}

int FactsView::heightForWidth(int width) const {
    place(width);
    return m_height;
}

void FactsView::place(int width) const {
    if (width == m_width)
        return;
    m_width = width;
    m_placed.clear();
    m_links.clear();
    const QFontMetrics metrics = fontMetrics();
    const int line = metrics.height();
    const int space = metrics.horizontalAdvance(u' ');
    const auto advances = [&](const QStringList &rules) {
        int wide = rules.isEmpty() ? 0 : -space;
        for (const QString &rule : rules)
            wide += metrics.horizontalAdvance(rule) + space;
        return wide;
    };
    int rulesWidth = 0;
    int labelWidth = 0;
    int valueWidth = 0;
    for (const Row &row : m_rows) {
        rulesWidth = std::max(rulesWidth, advances(row.rules));
        if (row.value.isEmpty())
            continue;
        labelWidth = std::max(labelWidth, metrics.horizontalAdvance(row.label));
        valueWidth = std::max(valueWidth, metrics.horizontalAdvance(row.value));
    }
    // Many rules of one fact stand below one another.
    rulesWidth = std::min(rulesWidth, std::max(width * 3 / 10, line * 4));
    const int room = std::max(line * 4, width - (rulesWidth > 0 ? rulesWidth + kGap : 0));
    if (labelWidth + kGap + valueWidth > room) {
        int word = 0;
        for (const Row &row : m_rows)
            if (!row.value.isEmpty())
                word = std::max(word, longestWord(row.label, metrics));
        const int share = room * labelWidth / std::max(1, labelWidth + valueWidth);
        labelWidth =
            std::min(labelWidth, std::clamp(std::max(share, word), room * 3 / 10, room * 6 / 10));
    }
    int y = 0;
    for (const Row &row : m_rows) {
        y += kPad;
        Placed placed;
        const int wide = row.value.isEmpty() ? room : labelWidth;
        placed.label = QRect(
            0, y, wide, heightOf(row.label, wide, metrics.horizontalAdvance(row.label), metrics));
        if (!row.value.isEmpty()) {
            const int left = room - labelWidth - kGap;
            placed.value =
                QRect(labelWidth + kGap, y, left,
                      heightOf(row.value, left, metrics.horizontalAdvance(row.value), metrics));
        }
        int bottom = std::max({placed.label.bottom(), placed.value.bottom(), y + line - 1});
        // Rules from the right, as many in a line as have room.
        qsizetype from = 0;
        int top = y;
        while (from < row.rules.size()) {
            qsizetype to = from + 1;
            while (to < row.rules.size() &&
                   advances(row.rules.mid(from, to + 1 - from)) <= rulesWidth)
                ++to;
            int x = width - advances(row.rules.mid(from, to - from));
            for (; from < to; ++from) {
                const int w = metrics.horizontalAdvance(row.rules[from]);
                m_links.push_back({QRect(x, top, w, line), row.rules[from]});
                x += w + space;
            }
            bottom = std::max(bottom, top + line - 1);
            top += line;
        }
        m_placed.push_back(placed);
        y = bottom + 1 + kPad;
    }
    m_height = y;
}

const FactsView::Link *FactsView::linkAt(const QPoint &at) const {
    place(width());
    const auto it =
        std::ranges::find_if(m_links, [&](const Link &link) { return link.box.contains(at); });
    return it == m_links.end() ? nullptr : &*it;
}

bool FactsView::event(QEvent *event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_width = -1;
        updateGeometry();
    }
    return QWidget::event(event);
}

void FactsView::paintEvent(QPaintEvent *event) {
    place(width());
    QPainter p(this);
    const BattleLook look = BattleLook::of(palette());
    constexpr int kWords = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    for (std::size_t i = 0; i < m_rows.size() && i < m_placed.size(); ++i) {
        const Placed &placed = m_placed[i];
        if (!event->rect().intersects(placed.label.united(placed.value)))
            continue;
        const bool alone = m_rows[i].value.isEmpty();
        p.setPen(alone ? look.text : look.dim);
        p.drawText(placed.label, kWords, m_rows[i].label);
        if (alone)
            continue;
        p.setPen(look.text);
        p.drawText(placed.value, kWords, m_rows[i].value);
    }
    p.setFont(underlined(font()));
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        p.setPen(look.link);
        p.drawText(m_links[i].box, Qt::AlignRight | Qt::AlignVCenter, m_links[i].rule);
        if (hasFocus() && i == m_current) {
            p.setPen(QPen(look.accent, 1, Qt::DotLine));
            p.drawRect(m_links[i].box.adjusted(-1, 0, 0, -1));
        }
    }
}

void FactsView::mouseMoveEvent(QMouseEvent *event) {
    if (linkAt(event->position().toPoint()))
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
}

void FactsView::mouseReleaseEvent(QMouseEvent *event) {
    if (const Link *link = linkAt(event->position().toPoint())) {
        m_current = static_cast<std::size_t>(link - m_links.data());
        const QString rule = link->rule;
        Q_EMIT ruleActivated(rule);
    }
}

void FactsView::keyPressEvent(QKeyEvent *event) {
    place(width());
    const std::size_t count = m_links.size();
    const int key = event->key();
    if (count == 0) {
        QWidget::keyPressEvent(event);
    } else if (isEnter(*event)) {
        const QString rule = m_links[std::min(m_current, count - 1)].rule;
        Q_EMIT ruleActivated(rule);
    } else if (key == Qt::Key_Down || key == Qt::Key_Right) {
        m_current = std::min(m_current + 1, count - 1);
        update();
    } else if (key == Qt::Key_Up || key == Qt::Key_Left) {
        m_current -= m_current > 0 ? 1 : 0;
        update();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void FactsView::focusInEvent(QFocusEvent *event) {
    QWidget::focusInEvent(event);
    update();
}

void FactsView::focusOutEvent(QFocusEvent *event) {
    QWidget::focusOutEvent(event);
    update();
}

} // namespace sabretache::ui
