// Counts beside what was expected: the dice audit. And lines over turns: strength of both sides.
// Each has its numbers in words too (accessible description, tooltip, a table beside it).
#pragma once

#include "ui/charts/distributionchart.h"

#include <QStringList>
#include <QWidget>

#include <vector>

namespace sabretache::ui {

class CountChart : public QWidget {
    Q_OBJECT
public:
    explicit CountChart(QWidget *parent = nullptr);
    /// @param expected the same for each bar
    void show(const QString &label, const QStringList &names, const std::vector<double> &counts,
              double expected, const ChartColours &colours);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QStringList m_names;
    std::vector<double> m_counts;
    double m_expected = 0;
    ChartColours m_colours;
};

class LineChart : public QWidget {
    Q_OBJECT
public:
    struct Line {
        QString name;
        QColor colour;
        bool dashed = false; ///< lines differ without colour too
        std::vector<double> values;
    };
    explicit LineChart(QWidget *parent = nullptr);
    /// @param names of the places along the bottom, one for each value
    void show(const QString &label, const QStringList &names, std::vector<Line> lines,
              const ChartColours &colours);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QStringList m_names;
    std::vector<Line> m_lines;
    ChartColours m_colours;
};

} // namespace sabretache::ui
