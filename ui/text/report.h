// A report as a plain value: what a battle, a campaign or a rule set has to say, without a word on
// how it looks. Whoever knows the contents fills one; ui/print lays it out on any paper, and
// ui/text/reporttext.h writes it as Markdown or HTML. Texts are ready words in the reader's
// language (from Texts), never keys.
//
//     Report report{.title = battleName, .subtitle = place, .aside = {date, rules}};
//     report.add(ReportHeading{u"Losses"_qs});
//     ReportTable table;
//     table.columns = {{u"Brigade"_qs, 3}, {u"Lost"_qs, 1, ReportAlign::Right}};
//     table.rows.push_back({{u"Row's brigade"_qs, u"4"_qs}});
//     report.add(std::move(table));
//
// What is printed of it: every text in full (long ones are wrapped, never cut), tables over as many
// pages as they need with their heads again on each, a row never torn, a chart with its figures as
// a table below it.
#pragma once

#include "rules/arm.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

class QPainter;
class QRectF;

namespace sabretache::ui {

enum class ReportAlign : std::uint8_t { Left, Centre, Right };

struct ReportHeading {
    QString text = {};
    int level = 1;        ///< 1 to 3
    bool newPage = false; ///< begins a page, as each side's sheet does
    bool operator==(const ReportHeading &) const = default;
};

struct ReportParagraph {
    QString text = {};
    bool quiet = false;  ///< a remark: in italics
    bool bullet = false; ///< an entry of a list
    bool operator==(const ReportParagraph &) const = default;
};

/// "Weather: light rain": a label with what stands beside it, several on a line where they fit.
struct ReportFacts {
    std::vector<std::pair<QString, QString>> facts;
    bool operator==(const ReportFacts &) const = default;
};

struct ReportColumn {
    QString title;
    double weight = 1; ///< share of the width
    ReportAlign align = ReportAlign::Left;
    bool write = false; ///< empty on paper, for a pencil: ruled off on both sides
    bool operator==(const ReportColumn &) const = default;
};
struct ReportCell {
    QString text = {};
    int boxes = 0; ///< so many boxes to tick, before the text
    /// A box with a label for each, where one of several is to be ticked.
    QStringList choices = {};
    std::optional<Arm> sign = {}; ///< a unit sign before the text
    bool bold = false;
    ReportCell() = default;
    ReportCell(QString words) : text(std::move(words)) {}
    bool operator==(const ReportCell &) const = default;
};
enum class ReportRowKind : std::uint8_t {
    Plain,
    Group, ///< a heading over the rows that follow: its first cell goes over the whole width
    Total, ///< a sum: bold, ruled above
};
struct ReportRow {
    std::vector<ReportCell> cells; ///< one for each column; missing ones are empty
    ReportRowKind kind = ReportRowKind::Plain;
    bool marked = false; ///< differs from what is usual: a mark in the margin of the row
    bool operator==(const ReportRow &) const = default;
};
struct ReportTable {
    QString caption; ///< or empty
    std::vector<ReportColumn> columns;
    std::vector<ReportRow> rows;
    double leastRowMm = 0; ///< room for a pencil; 0: as high as its text
    QString note;          ///< below the table, in italics; or empty
    bool operator==(const ReportTable &) const = default;
};

/// Numbers over names: bars or lines, with the same numbers as a table below (charts can't be read
/// aloud). Series differ by pattern, not by colour alone.
struct ReportChart {
    enum class Kind : std::uint8_t { Bars, StackedBars, Lines };
    struct Series {
        QString name;
        std::vector<std::optional<double>> values; ///< one for each name; empty: not known
        bool operator==(const Series &) const = default;
    };
    QString caption = {};
    Kind kind = Kind::Bars;
    QString unit; ///< of the numbers: "castings"
    QString over; ///< what the names are: "Turn"
    QStringList names;
    std::vector<Series> series;
    int decimals = 0;
    bool operator==(const ReportChart &) const = default;
};

/// A picture made of vectors. The words say what is in it for who can't see it.
struct ReportFigure {
    QString caption = {};
    QString words;
    double aspect = 1.5;   ///< width to height
    double widthShare = 1; ///< of the text's width
    /// Paints into the rectangle, in hundredths of a millimetre.
    std::function<void(QPainter &, const QRectF &)> paint;
};

using ReportBlock = std::variant<ReportHeading, ReportParagraph, ReportFacts, ReportTable,
                                 ReportChart, ReportFigure>;

struct Report {
    QString title;
    QString subtitle = {};  ///< below the title, or empty
    QStringList aside = {}; ///< at most three short lines at the right: date, place, rules
    int columns = 1;        ///< of text, side by side; 2 on narrow paper becomes 1
    std::vector<ReportBlock> blocks = {};

    void add(ReportBlock block) { blocks.push_back(std::move(block)); }
};

} // namespace sabretache::ui
