// What a report's layout is made of, for the sources that share it: report.cpp (text and pages),
// reporttables.cpp, reportcharts.cpp. Everything is cut into items of known height, each of which
// can paint itself: a line of a paragraph, a row of a table, a plot.
#pragma once

#include "ui/print/report.h"

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace sabretache::ui {

namespace reportstyle {
inline constexpr TextStyle kTitle{20, true, false};
inline constexpr TextStyle kTitleAgain{11, true, false};
inline constexpr TextStyle kSubtitle{11, false, false};
inline constexpr TextStyle kAside{11, false, false};
inline constexpr TextStyle kHeading[] = {{15, true, false}, {12, true, false}, {10.5, true, false}};
inline constexpr TextStyle kBody{10, false, false};
inline constexpr TextStyle kQuiet{9.5, false, true};
inline constexpr TextStyle kLabel{9, false, true};
inline constexpr TextStyle kCell{10, false, false};
inline constexpr TextStyle kCellBold{10, true, false};
inline constexpr TextStyle kGroup{11, true, false};
inline constexpr TextStyle kFoot{9.5, true, false};

inline constexpr double kPadX = 1.3;    ///< left and right of a cell's text
inline constexpr double kPadY = 0.75;   ///< above and below it
inline constexpr double kGap = 7.0;     ///< between two columns of text
inline constexpr double kNarrow = 74.0; ///< a column of text is not narrower than this
} // namespace reportstyle

struct ReportDocument::Layout {
    struct Item {
        double height = 0;
        double above = 0;  ///< free space over it, not at the top of a frame
        bool keep = false; ///< stands with the next one
        bool newPage = false;
        int head = -1;  ///< index into heads: set again on top of a frame
        int group = -1; ///< index into heads: likewise, below the head
        std::function<void(Sheet &, double x, double y)> paint;
    };
    struct Placed {
        const Item *item = nullptr;
        double x = 0, y = 0;
    };
    struct Page {
        std::vector<Placed> items;
    };

    /// Something a cell holds, from the cell's top left corner.
    struct Piece {
        enum class Kind : std::uint8_t { Text, Box, Sign };
        Kind kind = Kind::Text;
        double x = 0, y = 0; ///< of text the left end of its baseline, else the top left corner
        QString text;
        bool small = false; ///< the label of a box
    };
    struct CellLayout {
        std::vector<Piece> pieces;
        TextStyle style;
        std::optional<Arm> sign;
        double height = 0;
    };
    /// Where a table's columns stand. On narrow paper some stand on a line of their own above the
    /// others, which then have the whole width: better than broken words.
    struct Columns {
        std::vector<double> widths, lefts;
        std::vector<bool> above;
        std::vector<std::pair<double, double>> rulings; ///< left and right of those to write in
    };

    Report report;
    const Texts &texts;
    Paper paper;
    Measure measure;
    double scale = 1, box = kBoxMm;
    QRectF area;
    int frames = 1;
    double frameWidth = 0;
    FittedText title, titleAgain, subtitle;
    double asideWidth = 0;
    std::vector<std::unique_ptr<Item>> items, heads;
    std::vector<Page> pages;

    Layout(Report r, const Texts &t, const Paper &p);

    // Head and foot of a page, lines
    void fitHead();
    std::vector<FittedText> aside() const;
    double headHeight(bool first) const;
    double footHeight() const {
        return measure.lineHeight(measure.sized(reportstyle::kFoot)) + 2.5;
    }
    double frameHeight(bool first) const;
    /// What fits on any page, below a table's head of this height.
    double mostHeight(double head) const;
    Item &push(Item item);
    int pushHead(Item item);
    /// Lines of text, each an item of its own, so that a paragraph may go over a page's end.
    void addLines(const QString &text, const TextStyle &style, double indent, double above,
                  const QString &bullet = {}, bool keepAll = false);
    void add(const ReportHeading &heading);
    void add(const ReportParagraph &paragraph);
    void add(const ReportFacts &facts);

    // Tables (reporttables.cpp)
    TextStyle styleOf(const ReportCell &cell, ReportRowKind kind) const;
    double signWidth() const { return 6.2 * scale; }
    /// @return the width below which the words of a cell break
    double leastWidth(const ReportCell &cell, ReportRowKind kind) const;
    CellLayout layOut(const ReportCell &cell, ReportRowKind kind, ReportAlign align,
                      double width) const;
    Columns columnsOf(const ReportTable &table) const;
    /// @param least width of each column, below which its words break
    void shareWidth(const ReportTable &table, const std::vector<double> &least, bool above,
                    Columns &columns) const;
    void paintCell(Sheet &sheet, const CellLayout &cell, double x, double y) const;
    void add(const ReportTable &table);
    /// Below a row, and beside the columns that are written in.
    /// @param skip height of what stands above these columns
    void ruleOff(Sheet &sheet, const Columns &columns, double x, double y, double height,
                 double skip) const;
    int addTableHead(const ReportTable &table, const Columns &columns, double above);
    int addGroup(const ReportRow &row, int head);
    /// A row that no page holds is parted between lines of its text.
    void addTallRow(const std::vector<CellLayout> &cells, const Columns &columns, double skip,
                    int head, int group, double room);

    // Charts and figures (reportcharts.cpp)
    QString number(std::optional<double> value, int decimals) const;
    void add(const ReportChart &chart);
    static double topOf(const ReportChart &chart);
    /// Bars lie beside their names and figures: the picture is the table's own middle column, so it
    /// flows over pages like any table.
    void addBars(const ReportChart &chart);
    void addPlot(const ReportChart &chart);
    /// A line of a plot with its marks; lines differ by dashes, marks by shape.
    void stroke(Sheet &sheet, const std::vector<QPointF> &points, std::size_t series) const;
    void add(const ReportFigure &figure);

    // Pages
    /// Where the next item goes.
    struct Pen {
        int frame = 0;
        double y = 0;
    };
    void put(const Item &item, Pen &pen);
    /// Puts items from `first` on into the frames of the last page, each as high as `full`.
    /// @return the index of the first that does not fit
    std::size_t fillPage(std::size_t first, double full);
    void flow();
    /// An item higher than a frame is put into it all the same.
    static bool fits(const Page &page, double full);
    void paint(QPainter &painter, int number) const;
};

} // namespace sabretache::ui
