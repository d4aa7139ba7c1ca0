// Pencil and ruler for a printed page: text that is measured before it is set, boxes to tick,
// rules. All lengths in millimetres, all text in points; nothing here knows what is printed.
#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QGlyphRun>
#include <QHash>
#include <QLineF>
#include <QList>
#include <QPointF>
#include <QRawFont>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <QTransform>

#include <map>
#include <optional>
#include <tuple>
#include <vector>

class QPainter;

namespace sabretache::ui {

/// The print's own font, named so that it does not change with what else is installed.
inline constexpr char16_t kPrintFont[] = u"Liberation Serif";
/// Text is never smaller than this: it is read at arm's length.
inline constexpr double kLeastPoints = 9.0;
inline constexpr double kLeastPointsLarge = 14.0;
/// A box that a pencil can tick.
inline constexpr double kBoxMm = 3.5;

struct TextStyle {
    double points = 10;
    bool bold = false;
    bool italic = false;
};

/// Text made to fit a width: at its own size, smaller down to the floor, then on several lines.
struct FittedText {
    QStringList lines;
    TextStyle style;
    double lineMm = 0; ///< from baseline to baseline
    double heightMm() const { return lineMm * double(lines.size()); }
};

/// A font of the print with what is asked of it over and over. Shaping is most of a long print's
/// time, and letters that stand for themselves need none: their glyphs follow each other by the
/// advances and kerning pairs of the font.
class Face {
public:
    explicit Face(const QFont &font);
    const QFontMetricsF &metrics() const { return m_metrics; }
    /// @return the width in units of 1/100 mm
    double width(const QString &text) const;
    /// @return the text as glyphs from (0, 0) on; nothing where it has to be shaped
    std::optional<QGlyphRun> run(const QString &text) const;

private:
    /// @return false for letters that the font lacks or that change beside others
    bool glyphsOf(const QString &text) const;
    double advance(quint32 glyph, quint32 next) const;
    QFontMetricsF m_metrics;
    QRawFont m_raw;
    mutable QHash<char16_t, quint32> m_glyphs;
    mutable QHash<quint64, double> m_advances; ///< of a glyph before another
    mutable QList<quint32> m_text;             ///< glyphs of the text that is looked at
};

/// Measures; needs no painter.
class Measure {
public:
    /// @param large large print: the floor is 14 pt
    explicit Measure(bool large = false) : m_large(large) {}

    double floorPoints() const { return m_large ? kLeastPointsLarge : kLeastPoints; }
    /// @return the style in this print's size: half as large again in large print
    TextStyle sized(TextStyle style) const;
    double width(const QString &text, const TextStyle &style) const;
    double ascent(const TextStyle &style) const;
    double lineHeight(const TextStyle &style) const;
    /// @param most how many lines at the style's own size before it is made smaller
    FittedText fit(const QString &text, const TextStyle &style, double widthMm, int most = 1) const;

    /// @return the text in lines no wider than this; a word that is longer is broken
    QStringList wrap(const QString &text, const TextStyle &style, double widthMm) const;
    /// @return the width of the longest word, which no line can go below without breaking it
    double widestWord(const QString &text, const TextStyle &style) const;

    static QFont font(const TextStyle &style);
    /// Making a face costs far more than asking it; a print uses a dozen.
    const Face &face(const TextStyle &style) const;

private:
    bool m_large;
    mutable std::map<std::tuple<int, bool, bool>, Face> m_faces;
};

/// Paints on a page in mm. Boxes and lines are kept until the sheet goes and then drawn by the pen:
/// a PDF writes a pen out anew for each change of it, and a roster's page has hundreds of boxes.
class Sheet {
public:
    /// @param inkSaving rules are never thicker than a hairline, and nothing is filled dark
    Sheet(QPainter &painter, const Measure &measure, bool inkSaving = false);
    ~Sheet();
    Sheet(const Sheet &) = delete;
    Sheet &operator=(const Sheet &) = delete;

    enum class Align { Left, Centre, Right };
    /// @param at left end, centre or right end of the baseline
    void text(QPointF at, const QString &text, const TextStyle &style, Align align = Align::Left);
    /// Lines downwards; `topLeft` is the top of the first one.
    void text(QPointF topLeft, const FittedText &text);
    void box(const QRectF &mm, bool heavy = false);
    void rule(double x1, double x2, double y, double thicknessMm, bool grey = false);
    void line(QPointF from, QPointF to, double thicknessMm, bool grey = false);
    /// A filled area with a thin edge. @param darkness 0 white to 1 black
    void area(const QRectF &mm, double darkness);
    QPainter &painter() { return m_painter; }
    static QRectF toUnits(const QRectF &mm);

private:
    struct Strokes {
        double thicknessMm;
        bool grey;
        QList<QLineF> lines;
    };
    /// Where the painter's origin has gone since the sheet was made, in units.
    QPointF shift() const;
    QPainter &m_painter;
    const Measure &m_measure;
    bool m_inkSaving;
    QTransform m_from, m_back;     ///< the painter's at first, and the way back
    QList<QRectF> m_thin, m_heavy; ///< boxes
    std::vector<Strokes> m_strokes;
};

} // namespace sabretache::ui
