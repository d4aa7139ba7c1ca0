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

/// A rule's number as a link, with a frame when it has the focus.
void paintRule(QPainter &p, const QRect &box, const QString &rule, const BattleLook &look,
               bool focused) {
    p.setPen(look.link);
    p.drawText(box, Qt::AlignRight | Qt::AlignVCenter, rule);
    if (!focused)
        return;
    p.setPen(QPen(look.accent, 1, Qt::DotLine));
    p.drawRect(box.adjusted(0, 0, -1, -1));
}

bool isEnter(const QKeyEvent &event) {
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter ||
           event.key() == Qt::Key_Space;
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
    p.setFont(underlined(font()));
    paintRule(p, rect(), m_rule, BattleLook::of(palette()), hasFocus());
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
    forget();
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
    for (const auto &[known, height] : m_heights)
        if (known == width)
            return height;
    place(width);
    m_heights.emplace_back(width, m_height);
    return m_height;
}

void FactsView::forget() {
    m_width = -1;
    m_heights.clear();
}

void FactsView::place(int width) const {
    if (width == m_width)
        return;
    m_width = width;
    m_placed.clear();
    m_links.clear();
    m_words.setFont(font());
    const int line = fontMetrics().height();
    const int space = m_words.advance(u" ");
    const auto advances = [&](const QStringList &rules) {
        int wide = rules.isEmpty() ? 0 : -space;
        for (const QString &rule : rules)
            wide += m_words.advance(rule) + space;
        return wide;
    };
    int rulesWidth = 0;
    int labelWidth = 0;
    int valueWidth = 0;
    for (const Row &row : m_rows) {
        rulesWidth = std::max(rulesWidth, advances(row.rules));
        if (row.value.isEmpty())
            continue;
        labelWidth = std::max(labelWidth, m_words.advance(row.label));
        valueWidth = std::max(valueWidth, m_words.advance(row.value));
    }
    // Many rules of one fact stand below one another.
    rulesWidth = std::min(rulesWidth, std::max(width * 3 / 10, line * 4));
    const int room = std::max(line * 4, width - (rulesWidth > 0 ? rulesWidth + kGap : 0));
    if (labelWidth + kGap + valueWidth > room) {
        int word = 0;
        for (const Row &row : m_rows)
            if (!row.value.isEmpty())
                for (const QString &w : row.label.split(u' '))
                    word = std::max(word, m_words.advance(w));
        const int share = room * labelWidth / std::max(1, labelWidth + valueWidth);
        // Labels keep their line as long as that leaves the values most of the room.
        labelWidth = std::min(labelWidth, std::clamp(std::max({share, word, room * 2 / 5}),
                                                     room * 3 / 10, room * 6 / 10));
    }
    int y = 0;
    for (const Row &row : m_rows) {
        y += kPad;
        Placed placed;
        placed.label = QPoint(0, y);
        placed.labelLines = m_words.lines(row.label, row.value.isEmpty() ? room : labelWidth);
        if (!row.value.isEmpty()) {
            placed.value = QPoint(labelWidth + kGap, y);
            placed.valueLines = m_words.lines(row.value, room - labelWidth - kGap);
        }
        const auto high =
            std::max<qsizetype>({1, placed.labelLines.size(), placed.valueLines.size()});
        int bottom = y + line * static_cast<int>(high) - 1;
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
                const int w = m_words.advance(row.rules[from]);
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
        forget();
        updateGeometry();
    }
    return QWidget::event(event);
}

void FactsView::paintEvent(QPaintEvent *) {
    place(width());
    QPainter p(this);
    const BattleLook look = BattleLook::of(palette());
    const QFontMetrics metrics = fontMetrics();
    const auto write = [&](const QPoint &at, const QStringList &lines, const QColor &ink) {
        p.setPen(ink);
        int baseline = at.y() + metrics.ascent();
        for (const QString &line : lines) {
            p.drawText(QPoint(at.x(), baseline), line);
            baseline += metrics.height();
        }
    };
    for (std::size_t i = 0; i < m_rows.size() && i < m_placed.size(); ++i) {
        const Placed &placed = m_placed[i];
        write(placed.label, placed.labelLines, m_rows[i].value.isEmpty() ? look.text : look.dim);
        write(placed.value, placed.valueLines, look.text);
    }
    p.setFont(underlined(font()));
    for (std::size_t i = 0; i < m_links.size(); ++i)
        paintRule(p, m_links[i].box, m_links[i].rule, look, hasFocus() && i == m_current);
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
