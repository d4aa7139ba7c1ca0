// Charts and figures of a report. A chart of bars is a table whose middle column is the picture; a
// plot of lines has its figures in a table below.
#include "ui/print/reportlayout.h"

#include <QLocale>
#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace sabretache::ui {

using namespace reportstyle;

namespace {

/// A round number that is not below `value`, for the end of an axis.
double niceTop(double value) {
    if (value <= 0)
        return 1;
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    for (const double step : {1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0})
        if (step * power >= value - 1e-9)
            return step * power;
    return 10 * power;
}

/// Series are told apart by their fill, from dark to white, then again.
constexpr double kFills[] = {0.78, 0.12, 0.45, 0.0};
double fillOf(std::size_t series) { return kFills[series % std::size(kFills)]; }

} // namespace

QString ReportDocument::Layout::number(std::optional<double> value, int decimals) const {
    return value ? texts.locale().toString(*value, 'f', decimals) : QStringLiteral("\u2013");
}

void ReportDocument::Layout::add(const ReportChart &chart) {
    if (!chart.caption.isEmpty())
        addLines(chart.caption, measure.sized(kHeading[2]), 0, 3, {}, true);
    if (chart.names.isEmpty() || chart.series.empty())
        return;
    if (chart.kind == ReportChart::Kind::Lines)
        addPlot(chart);
    else
        addBars(chart);
}

double ReportDocument::Layout::topOf(const ReportChart &chart) {
    double top = 0;
    for (qsizetype i = 0; i < chart.names.size(); ++i) {
        double sum = 0;
        for (const ReportChart::Series &series : chart.series) {
            const double value = std::size_t(i) < series.values.size()
                                     ? std::max(0.0, series.values[std::size_t(i)].value_or(0))
                                     : 0;
            sum = chart.kind == ReportChart::Kind::StackedBars ? sum + value : std::max(sum, value);
        }
        top = std::max(top, sum);
    }
    return niceTop(top);
}

void ReportDocument::Layout::addBars(const ReportChart &chart) {
    const TextStyle label = measure.sized(kLabel);
    const TextStyle cell = measure.sized(kCell);
    const double top = topOf(chart);
    double names = measure.widestWord(chart.over, label);
    for (const QString &name : chart.names)
        names = std::max(names, measure.width(name, cell));
    names = std::min(names, frameWidth * 0.34) + 2;
    std::vector<double> rights;
    double figures = 0;
    for (auto it = chart.series.rbegin(); it != chart.series.rend(); ++it) {
        double width = std::min(measure.widestWord(it->name, label), frameWidth * 0.16);
        for (const auto &value : it->values)
            width = std::max(width, measure.width(number(value, chart.decimals), cell));
        rights.insert(rights.begin(), frameWidth - figures);
        figures += width + 3;
    }
    const double left = names;
    const double right = std::max(left + 15, frameWidth - figures - 2);

    // The head: what the names are, the axis, the series with their fills.
    std::vector<QStringList> titles;
    qsizetype most = 1;
    for (std::size_t s = 0; s < chart.series.size(); ++s) {
        const double edge = s == 0 ? frameWidth - figures : rights[s - 1];
        titles.push_back(measure.wrap(chart.series[s].name, label, rights[s] - edge - 1));
        most = std::max(most, titles.back().size());
    }
    const QStringList over = measure.wrap(chart.over, label, names - 1);
    most = std::max(most, over.size());
    const double line = measure.lineHeight(label);
    Item head;
    head.height = line * double(most) + 1.6 + (chart.series.size() > 1 ? 3.4 : 0);
    head.above = 1.5;
    head.keep = true;
    head.paint = [=, this, unit = chart.unit, decimals = chart.decimals,
                  height = head.height](Sheet &sheet, double x, double y) {
        sheet.rule(x, x + frameWidth, y + 0.2, 0.4);
        sheet.rule(x, x + frameWidth, y + height - 0.2, 0.4);
        const double base = y + height - 1.4;
        double at = base - line * double(over.size() - 1);
        for (const QString &part : over) {
            sheet.text({x, at}, part, label);
            at += line;
        }
        const QString end = number(top, top < 3 ? std::max(1, decimals) : decimals) +
                            (unit.isEmpty() ? QString() : u' ' + unit);
        sheet.text({x + left, base}, QStringLiteral("0"), label);
        sheet.text({x + right, base}, end, label, Sheet::Align::Right);
        for (std::size_t s = 0; s < titles.size(); ++s) {
            at = base - line * double(titles[s].size() - 1);
            if (titles.size() > 1)
                sheet.area({x + rights[s] - 6, y + 1, 6, 2.4}, fillOf(s));
            for (const QString &part : titles[s]) {
                sheet.text({x + rights[s], at}, part, label, Sheet::Align::Right);
                at += line;
            }
        }
    };
    push(head);
    const int again = pushHead(std::move(head));

    const bool stacked = chart.kind == ReportChart::Kind::StackedBars;
    const double thick = stacked || chart.series.size() == 1 ? 3.4 * scale : 2.2 * scale;
    for (qsizetype i = 0; i < chart.names.size(); ++i) {
        const QStringList parts = measure.wrap(chart.names[i], cell, names - 2);
        std::vector<std::optional<double>> values;
        for (const ReportChart::Series &series : chart.series)
            values.push_back(std::size_t(i) < series.values.size() ? series.values[std::size_t(i)]
                                                                   : std::nullopt);
        const double bars = stacked ? thick : thick * double(values.size());
        Item item;
        item.head = again;
        item.height = std::max(measure.lineHeight(cell) * double(parts.size()), bars + 0.6) + 1.1;
        item.paint = [=, this, decimals = chart.decimals,
                      height = item.height](Sheet &sheet, double x, double y) {
            double base = y + 0.5 + measure.ascent(cell);
            for (std::size_t s = 0; s < values.size(); ++s)
                sheet.text({x + rights[s], base}, number(values[s], decimals), cell,
                           Sheet::Align::Right);
            for (const QString &part : parts) {
                sheet.text({x, base}, part, cell);
                base += measure.lineHeight(cell);
            }
            double barY = y + 0.7;
            double barX = x + left;
            for (std::size_t s = 0; s < values.size(); ++s) {
                const double length = (right - left) * std::max(0.0, values[s].value_or(0)) / top;
                if (length > 0)
                    sheet.area({barX, barY, length, thick}, fillOf(s));
                if (stacked)
                    barX += length;
                else
                    barY += thick;
            }
            sheet.line({x + left, y}, {x + left, y + height}, 0.2);
            sheet.rule(x, x + frameWidth, y + height, 0.1, true);
        };
        push(std::move(item));
    }
    items.back()->height += 1;
}

void ReportDocument::Layout::addPlot(const ReportChart &chart) {
    const TextStyle label = measure.sized(kLabel);
    const double top = topOf(chart);
    const int steps = 4;
    double axis = 0;
    for (int i = 0; i <= steps; ++i)
        axis = std::max(axis, measure.width(number(top * i / steps, top < 8 ? 1 : 0), label));
    const double left = axis + 2.5;
    const double width = frameWidth - left - 3;
    const double line = measure.lineHeight(label);

    // The legend: the series by their line and mark.
    QStringList legend;
    std::vector<QPointF> places;
    double x0 = 0, y0 = 0;
    for (const ReportChart::Series &series : chart.series) {
        const double whole = 12 + std::min(measure.width(series.name, label), frameWidth - 12);
        if (x0 > 0 && x0 + whole > frameWidth) {
            x0 = 0;
            y0 += line;
        }
        places.emplace_back(x0, y0);
        x0 += whole + 6;
    }
    const double legendHigh = y0 + line + 1.5;
    const double plot = std::min(62 * scale, mostHeight(0) * 0.5);
    Item item;
    item.height = legendHigh + plot + 2 * line + 3;
    item.above = 1.5;
    item.keep = true; // with the first of its figures
    item.paint = [=, this](Sheet &sheet, double x, double y) {
        for (std::size_t s = 0; s < chart.series.size(); ++s) {
            const QPointF at(x + 1 + places[s].x(), y + places[s].y() + line / 2);
            stroke(sheet, {at, at + QPointF(9, 0)}, s);
            sheet.text({at.x() + 11, at.y() + line * 0.3},
                       measure.fit(chart.series[s].name, label, frameWidth - 12).lines.value(0),
                       label);
        }
        const double bottom = y + legendHigh + plot;
        for (int i = 0; i <= steps; ++i) {
            const double at = bottom - plot * i / steps;
            sheet.rule(x + left, x + left + width, at, i == 0 ? 0.3 : 0.1, i > 0);
            sheet.text({x + left - 1.2, at + line * 0.28}, number(top * i / steps, top < 8 ? 1 : 0),
                       label, Sheet::Align::Right);
        }
        const auto place = [&](qsizetype i) {
            return chart.names.size() < 2
                       ? x + left + width / 2
                       : x + left + width * double(i) / double(chart.names.size() - 1);
        };
        double free = x + left - 10;
        for (qsizetype i = 0; i < chart.names.size(); ++i) {
            const double half = measure.width(chart.names[i], label) / 2;
            const double from = std::clamp(place(i) - half, x, x + frameWidth - 2 * half);
            if (from < free || 2 * half > frameWidth / 2)
                continue; // every name stands in the table below
            sheet.text({from, bottom + line}, chart.names[i], label);
            sheet.line({place(i), bottom}, {place(i), bottom + 0.8}, 0.2);
            free = from + 2 * half + 2;
        }
        if (!chart.over.isEmpty() || !chart.unit.isEmpty())
            sheet.text({x + left, bottom + 2 * line + 0.5},
                       QStringList{chart.over, chart.unit}
                           .filter(QRegularExpression(QStringLiteral(".")))
                           .join(QStringLiteral("; ")),
                       label);
        for (std::size_t s = 0; s < chart.series.size(); ++s) {
            std::vector<QPointF> run;
            const auto &values = chart.series[s].values;
            for (std::size_t i = 0; i < values.size(); ++i) {
                if (!values[i]) {
                    stroke(sheet, run, s);
                    run.clear();
                    continue;
                }
                run.emplace_back(place(qsizetype(i)), bottom - plot * *values[i] / top);
            }
            stroke(sheet, run, s);
        }
    };
    push(std::move(item));

    ReportTable table;
    table.columns.push_back({chart.over, 2});
    for (const ReportChart::Series &series : chart.series)
        table.columns.push_back({series.name, 1, ReportAlign::Right});
    for (qsizetype i = 0; i < chart.names.size(); ++i) {
        ReportRow row;
        row.cells.emplace_back(chart.names[i]);
        for (const ReportChart::Series &series : chart.series)
            row.cells.emplace_back(number(std::size_t(i) < series.values.size()
                                              ? series.values[std::size_t(i)]
                                              : std::nullopt,
                                          chart.decimals));
        table.rows.push_back(std::move(row));
    }
    add(table);
}

void ReportDocument::Layout::stroke(Sheet &sheet, const std::vector<QPointF> &points,
                                    std::size_t series) const {
    if (points.empty())
        return;
    static const QList<QList<qreal>> dashes{{}, {4, 2}, {1, 1.5}, {6, 2, 1, 2}};
    QPainter &painter = sheet.painter();
    painter.save();
    QPen pen(Qt::black, 0.35 * kUnitsPerMm);
    if (const auto &dash = dashes[qsizetype(series) % dashes.size()]; !dash.isEmpty())
        pen.setDashPattern(dash);
    painter.setPen(pen);
    for (std::size_t i = 1; i < points.size(); ++i)
        painter.drawLine(points[i - 1] * kUnitsPerMm, points[i] * kUnitsPerMm);
    painter.setPen(QPen(Qt::black, 0.2 * kUnitsPerMm));
    painter.setBrush(series % 2 == 0 ? Qt::black : Qt::white);
    const double r = 0.8;
    for (const QPointF &at : points) {
        const QRectF mark = Sheet::toUnits({at.x() - r, at.y() - r, 2 * r, 2 * r});
        if (series % 4 < 2)
            painter.drawEllipse(mark);
        else
            painter.drawRect(mark);
    }
    painter.restore();
}

void ReportDocument::Layout::add(const ReportFigure &figure) {
    const double caption = measure.lineHeight(measure.sized(kLabel));
    double width = frameWidth * std::clamp(figure.widthShare, 0.1, 1.0);
    double height = width / std::max(figure.aspect, 0.05);
    const double most = mostHeight(0) - 3 * caption;
    if (height > most) {
        width *= most / height;
        height = most;
    }
    Item item;
    item.height = height + 1;
    item.above = 2;
    item.keep = !figure.caption.isEmpty();
    item.paint = [paint = figure.paint, width, height](Sheet &sheet, double x, double y) {
        if (!paint)
            return;
        sheet.painter().save();
        paint(sheet.painter(), Sheet::toUnits({x, y, width, height}));
        sheet.painter().restore();
    };
    push(std::move(item));
    if (!figure.caption.isEmpty())
        addLines(figure.caption, measure.sized(kLabel), 0, 0);
}

} // namespace sabretache::ui
