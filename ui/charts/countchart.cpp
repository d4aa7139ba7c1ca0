#include "ui/charts/countchart.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sabretache::ui {

CountChart::CountChart(QWidget *parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CountChart::show(const QString &label, const QStringList &names,
                      const std::vector<double> &counts, double expected,
                      const ChartColours &colours) {
    m_names = names;
    m_counts = counts;
    m_expected = expected;
    m_colours = colours;
    QStringList words;
    const QLocale locale;
    for (qsizetype i = 0; i < names.size(); ++i)
        words << tr("%1: %2").arg(names[i],
                                  locale.toString(counts[static_cast<std::size_t>(i)], 'f', 0));
    words << tr("expected %1 each").arg(locale.toString(expected, 'f', 1));
    setAccessibleName(label);
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    setToolTip(words.join(u'\n'));
    update();
}

QSize CountChart::sizeHint() const { return {360, fontMetrics().height() * 8}; }
QSize CountChart::minimumSizeHint() const { return {160, fontMetrics().height() * 6}; }

void CountChart::paintEvent(QPaintEvent *) {
    if (m_counts.empty())
        return;
    QPainter p(this);
    const int line = fontMetrics().height();
    const double bottom = height() - line - 4;
    const double top = line + 4;
    const double highest =
        std::max(m_expected, *std::max_element(m_counts.begin(), m_counts.end()));
    const double scale = highest > 0 ? (bottom - top) / highest : 0;
    const QString words = tr("expected");
    const double right = width() - fontMetrics().horizontalAdvance(words) - 10;
    const double step = right / static_cast<double>(m_counts.size());
    const double barWidth = std::min(step * 0.7, line * 3.5);
    const double expected = bottom - m_expected * scale;
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        const double x = step * (static_cast<double>(i) + 0.5);
        const QRectF bar(x - barWidth / 2, bottom - m_counts[i] * scale, barWidth,
                         m_counts[i] * scale);
        p.fillRect(bar, m_colours.accent);
        p.setPen(m_colours.text);
        // A number that the line of what was expected would strike through stands above it.
        double over = bar.top() - line - 1;
        if (over < expected && over + line >= expected)
            over = expected - line - 1;
        p.drawText(QRectF(x - step / 2, over, step, line), Qt::AlignCenter,
                   QLocale().toString(m_counts[i], 'f', 0));
        p.drawText(QRectF(x - step / 2, bottom + 3, step, line), Qt::AlignCenter,
                   m_names[static_cast<qsizetype>(i)]);
    }
    p.setPen(QPen(m_colours.text, 1, Qt::DashLine));
    p.drawLine(QPointF(0, expected), QPointF(right, expected));
    p.setPen(m_colours.dim);
    p.drawText(QRectF(right + 6, expected - line / 2.0, width() - right, line),
               Qt::AlignLeft | Qt::AlignVCenter, words);
    p.setPen(m_colours.text);
    p.drawLine(QPointF(0, bottom), QPointF(right, bottom));
}

LineChart::LineChart(QWidget *parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LineChart::show(const QString &label, const QStringList &names, std::vector<Line> lines,
                     const ChartColours &colours) {
    m_names = names;
    m_lines = std::move(lines);
    m_colours = colours;
    QStringList words;
    for (const Line &l : m_lines) {
        QStringList values;
        for (const double v : l.values)
            values << QLocale().toString(v, 'f', 0);
        words << l.name + QStringLiteral(": ") + values.join(QStringLiteral(", "));
    }
    setAccessibleName(label);
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    setToolTip(words.join(u'\n'));
    update();
}

QSize LineChart::sizeHint() const { return {400, fontMetrics().height() * 10}; }
QSize LineChart::minimumSizeHint() const { return {160, fontMetrics().height() * 7}; }

void LineChart::paintEvent(QPaintEvent *) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const int line = fontMetrics().height();
    double highest = 1;
    int nameWidth = 0;
    for (const Line &l : m_lines) {
        nameWidth =
            std::max(nameWidth, fontMetrics().horizontalAdvance(l.name + QStringLiteral(" 0000")));
        for (const double v : l.values)
            highest = std::max(highest, v);
    }
    const double left = fontMetrics().horizontalAdvance(QStringLiteral("00000")) + 4.0;
    const double right = width() - nameWidth - 12.0;
    const double top = line * 0.7;
    const double bottom = height() - line - 6;
    const double power = std::pow(10, std::floor(std::log10(highest / 2)));
    const double grid = power * std::max(1.0, std::floor(highest / power / 4));
    p.setPen(m_colours.line);
    for (double g = 0; g <= highest; g += grid) {
        const double y = bottom - (bottom - top) * g / highest;
        p.setPen(m_colours.line);
        p.drawLine(QPointF(left, y), QPointF(right, y));
        p.setPen(m_colours.dim);
        p.drawText(QRectF(0, y - line / 2.0, left - 6, line), Qt::AlignRight | Qt::AlignVCenter,
                   QLocale().toString(g, 'f', 0));
    }
    const auto n = static_cast<double>(std::max<qsizetype>(m_names.size() - 1, 1));
    const auto every = std::max<qsizetype>(
        1, static_cast<qsizetype>(std::ceil(static_cast<double>(m_names.size()) * line * 3 /
                                            std::max(1.0, right - left))));
    for (qsizetype i = 0; i < m_names.size(); i += every) {
        const double x = left + (right - left) * static_cast<double>(i) / n;
        p.drawText(QRectF(x - line * 3, bottom + 3, line * 6, line), Qt::AlignCenter, m_names[i]);
    }
    std::vector<double> taken;
    for (const Line &l : m_lines) {
        QPolygonF path;
        for (std::size_t i = 0; i < l.values.size(); ++i)
            path << QPointF(left + (right - left) * static_cast<double>(i) / n,
                            bottom - (bottom - top) * l.values[i] / highest);
        p.setPen(QPen(l.colour, 2, l.dashed ? Qt::DashLine : Qt::SolidLine));
        p.drawPolyline(path);
        for (const QPointF &point : path) {
            p.setBrush(l.dashed ? m_colours.ground : l.colour);
            p.setPen(QPen(l.colour, 1.5));
            p.drawEllipse(point, 3, 3);
        }
        if (!path.isEmpty()) {
            p.setPen(m_colours.text);
            double y = path.last().y();
            for (const double other : taken)
                if (std::abs(other - y) < line)
                    y = other + line;
            taken.push_back(y);
            p.drawText(QRectF(path.last().x() + 8, y - line / 2.0, nameWidth + 4, line),
                       Qt::AlignLeft | Qt::AlignVCenter,
                       l.name + u' ' + QLocale().toString(l.values.back(), 'f', 0));
        }
    }
}

} // namespace sabretache::ui
