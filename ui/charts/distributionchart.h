// A distribution as bars with its numbers above, the values below, and a table of "or more"
// beneath: what stands in the picture stands in words too.
#pragma once

#include <QColor>
#include <QWidget>

#include <utility>
#include <vector>

class QPainter;

namespace sabretache::ui {

struct ChartColours {
    QColor accent, text, dim, line, ground;
};

class DistributionChart : public QWidget {
    Q_OBJECT
public:
    explicit DistributionChart(QWidget *parent = nullptr);

    /// @param chances by rising value; values whose chance rounds to nothing at both ends are put
    /// together
    void show(const QString &label, const std::vector<std::pair<std::int64_t, double>> &chances,
              const ChartColours &colours);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Bar {
        std::int64_t from = 0;
        std::int64_t to = 0;
        double chance = 0;
        double orMore = 0;
    };
    QString name(const Bar &bar) const;
    QString percent(double chance) const;

    QString m_label;
    std::vector<Bar> m_bars;
    ChartColours m_colours;
};

/// Shares of a whole in one bar with words: holds, disordered, routs.
class ShareBar : public QWidget {
    Q_OBJECT
public:
    struct Share {
        QString words;
        double chance = 0;
        QColor colour;
    };
    explicit ShareBar(QWidget *parent = nullptr);
    void show(std::vector<Share> shares, const ChartColours &colours);
    /// The bar alone, for a cell of a table whose words stand beside it.
    static void paintBar(QPainter &p, const QRectF &box, const std::vector<Share> &shares);
    QSize sizeHint() const override;
    int heightForWidth(int width) const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int legendWidth(const Share &share) const;
    int legendLines(int width) const;
    std::vector<Share> m_shares;
    ChartColours m_colours;
};

/// "24.5 %", "< 0.1 %": a chance between 0 and 1 in the default locale.
QString chanceText(double chance, bool sign = true);

} // namespace sabretache::ui
