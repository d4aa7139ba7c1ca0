#include "ui/charts/distributionchart.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace sabretache::ui {

QString chanceText(double chance, bool sign) {
    const double percent = chance * 100;
    const QLocale locale;
    QString out;
    if (percent <= 0)
        out = QStringLiteral("0");
    else if (percent < 0.1)
        out = QStringLiteral("< ") + locale.toString(0.1, 'f', 1);
    else if (percent > 99.9 && percent < 100)
        out = QStringLiteral("> ") + locale.toString(99.9, 'f', 1);
    else
        out = locale.toString(percent, 'f', percent >= 99.95 ? 0 : 1);
    return sign ? out + QStringLiteral("\u00A0%") : out;
}

DistributionChart::DistributionChart(QWidget *parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void DistributionChart::show(const QString &label,
                             const std::vector<std::pair<std::int64_t, double>> &chances,
                             const ChartColours &colours) {
    m_label = label;
    m_colours = colours;
    m_bars.clear();
    constexpr double kSmall = 0.0005;
    double before = 0;
    for (std::size_t i = 0; i < chances.size(); ++i) {
        const auto [value, chance] = chances[i];
        const double after = 1 - before - chance;
        Bar bar{value, value, chance, std::clamp(1 - before, 0.0, 1.0)};
        const bool lowTail = before + chance < kSmall;
        const bool highTail = chance + std::max(after, 0.0) < kSmall;
        if (!m_bars.empty() && ((lowTail && m_bars.back().chance < kSmall) ||
                                (highTail && m_bars.back().orMore < kSmall))) {
            m_bars.back().to = value;
            m_bars.back().chance += chance;
        } else {
            m_bars.push_back(bar);
        }
        before += chance;
    }
    QStringList words;
    for (const Bar &bar : m_bars)
        words << tr("%1: %2").arg(name(bar), percent(bar.chance));
    setAccessibleName(label);
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    setToolTip(words.join(u'\n'));
    updateGeometry();
    update();
}

QString DistributionChart::name(const Bar &bar) const {
    return bar.from == bar.to ? QString::number(bar.from)
                              : QStringLiteral("%1\u2013%2").arg(bar.from).arg(bar.to);
}

QString DistributionChart::percent(double chance) const { return chanceText(chance, false); }

QSize DistributionChart::sizeHint() const { return {400, fontMetrics().height() * 11}; }
QSize DistributionChart::minimumSizeHint() const { return {160, fontMetrics().height() * 9}; }

bool DistributionChart::event(QEvent *event) {
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    return QWidget::event(event);
}

void DistributionChart::paintEvent(QPaintEvent *) {
    if (m_bars.empty())
        return;
    QPainter p(this);
    const int line = fontMetrics().height();
    const int left = std::max(fontMetrics().horizontalAdvance(tr("or more, %")),
                              fontMetrics().horizontalAdvance(m_label)) +
                     12;
    const int tableTop = height() - 2 * line - 8;
    const int chartTop = line + 4;
    const double highest = std::max_element(m_bars.begin(), m_bars.end(), [](auto &a, auto &b) {
                               return a.chance < b.chance;
                           })->chance;
    const double scale = highest > 0 ? (tableTop - chartTop) / highest : 0;
    const double step = (width() - left) / static_cast<double>(m_bars.size());
    const double barWidth = std::min(step * 0.74, line * 3.2);
    QFont plain = font();
    QFont bold = font();
    bold.setBold(true);
    // Figures that would run into each other are set smaller, as far as they can be read.
    double widest = 1;
    for (const Bar &bar : m_bars)
        for (const QString &figure : {percent(bar.chance), percent(bar.orMore), name(bar)})
            widest = std::max<double>(widest, QFontMetrics(bold).horizontalAdvance(figure));
    if (widest + 6 > step) {
        const double factor = std::max(0.55, step / (widest + 6));
        plain.setPointSizeF(plain.pointSizeF() * factor);
        bold.setPointSizeF(bold.pointSizeF() * factor);
    }
    // Two light lines give the eye a measure.
    const double grid = highest > 0.45 ? 0.25 : highest > 0.18 ? 0.1 : 0.05;
    p.setPen(m_colours.line);
    for (double g = grid; g < highest; g += grid) {
        const double y = tableTop - g * scale;
        p.drawLine(QPointF(left, y), QPointF(width(), y));
        p.setPen(m_colours.dim);
        p.drawText(QRectF(0, y - line / 2.0, left - 8, line), Qt::AlignRight | Qt::AlignVCenter,
                   chanceText(g));
        p.setPen(m_colours.line);
    }
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const Bar &bar = m_bars[i];
        const double x = left + step * (static_cast<double>(i) + 0.5);
        const QRectF r(x - barWidth / 2, tableTop - bar.chance * scale, barWidth,
                       bar.chance * scale);
        QColor fill = m_colours.accent;
        if (bar.chance < highest * 0.4)
            fill.setAlphaF(0.55F);
        p.fillRect(r, fill);
        const bool strong = bar.chance >= highest * 0.4;
        p.setFont(strong ? bold : plain);
        p.setPen(strong ? m_colours.text : m_colours.dim);
        const QRectF cell(x - step / 2, 0, step, line);
        p.drawText(cell.translated(0, r.top() - line - 1), Qt::AlignCenter, percent(bar.chance));
        p.setFont(bold);
        p.setPen(m_colours.text);
        p.drawText(cell.translated(0, tableTop + 3), Qt::AlignCenter, name(bar));
        p.setFont(plain);
        p.setPen(m_colours.dim);
        p.drawText(cell.translated(0, tableTop + 5 + line), Qt::AlignCenter, percent(bar.orMore));
    }
    p.setFont(font());
    p.setPen(m_colours.text);
    p.drawLine(QPointF(left, tableTop), QPointF(width(), tableTop));
    p.setPen(m_colours.dim);
    p.drawText(QRectF(0, tableTop + 3, left, line), Qt::AlignLeft | Qt::AlignVCenter, m_label);
    p.drawText(QRectF(0, tableTop + 5 + line, left, line), Qt::AlignLeft | Qt::AlignVCenter,
               tr("or more, %"));
}

ShareBar::ShareBar(QWidget *parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ShareBar::show(std::vector<Share> shares, const ChartColours &colours) {
    m_shares = std::move(shares);
    m_colours = colours;
    QStringList words;
    for (const Share &s : m_shares)
        words << s.words + QStringLiteral(": ") + chanceText(s.chance);
    setAccessibleName(words.join(QStringLiteral(", ")));
    setToolTip(words.join(u'\n'));
    updateGeometry();
    update();
}

void ShareBar::paintBar(QPainter &p, const QRectF &box, const std::vector<Share> &shares) {
    double x = box.left();
    for (const Share &s : shares) {
        const double w = box.width() * s.chance;
        p.fillRect(QRectF(x, box.top(), std::max(0.0, w - 1), box.height()), s.colour);
        x += w;
    }
}

int ShareBar::legendWidth(const Share &share) const {
    QFont bold = font();
    bold.setBold(true);
    const int line = fontMetrics().height();
    return line / 2 + 6 + fontMetrics().horizontalAdvance(share.words) + 8 +
           QFontMetrics(bold).horizontalAdvance(chanceText(share.chance)) + 18;
}

int ShareBar::legendLines(int width) const {
    int lines = 1;
    int x = 0;
    for (const Share &s : m_shares) {
        const int w = legendWidth(s);
        if (x > 0 && x + w - 18 > width) {
            ++lines;
            x = 0;
        }
        x += w;
    }
    return lines;
}

int ShareBar::heightForWidth(int width) const {
    const int line = fontMetrics().height();
    return line + 4 + legendLines(width) * (line + 2);
}

QSize ShareBar::sizeHint() const { return {300, heightForWidth(std::max(300, width()))}; }
QSize ShareBar::minimumSizeHint() const { return {120, fontMetrics().height() * 2 + 6}; }

void ShareBar::paintEvent(QPaintEvent *) {
    QPainter p(this);
    const int line = fontMetrics().height();
    const double bar = line * 0.45;
    paintBar(p, QRectF(0, 0, width(), bar), m_shares);
    double x = 0;
    double y = bar + 4;
    QFont bold = font();
    bold.setBold(true);
    for (const Share &s : m_shares) {
        // A part without its words tells nothing: what has no room goes into the next line.
        const int whole = legendWidth(s);
        if (x > 0 && x + whole - 18 > width()) {
            x = 0;
            y += line + 2;
        }
        const double start = x;
        p.fillRect(QRectF(x, y + line * 0.25, line * 0.5, line * 0.5), s.colour);
        x += line / 2 + 6;
        p.setFont(font());
        p.setPen(m_colours.text);
        const int w = fontMetrics().horizontalAdvance(s.words);
        p.drawText(QRectF(x, y, w + 2, line), Qt::AlignLeft | Qt::AlignVCenter, s.words);
        x += w + 8;
        p.setFont(bold);
        p.drawText(QRectF(x, y, whole, line), Qt::AlignLeft | Qt::AlignVCenter,
                   chanceText(s.chance));
        x = start + whole;
    }
}

} // namespace sabretache::ui
