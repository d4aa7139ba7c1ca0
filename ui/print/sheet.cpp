#include "ui/print/sheet.h"

#include "ui/print/document.h"

#include <QPaintEngine>
#include <QPainter>

#include <algorithm>

namespace sabretache::ui {

namespace {

constexpr double kMmPerPoint = 25.4 / 72;
constexpr double kLargePrint = 1.56; // 9 pt becomes 14
constexpr double kLeading = 1.16;
constexpr double kHairline = 0.15;

/// Letters that stand for themselves: Latin without combining marks, and the marks of printed text.
bool isPlain(QChar c) {
    const char16_t u = c.unicode();
    return (u >= 0x20 && u < 0x7f) || (u >= 0xa0 && u < 0x180 && u != 0xad) ||
           (u >= 0x2010 && u <= 0x2026) || u == 0x2212;
}

} // namespace

Face::Face(const QFont &font) : m_metrics(font), m_raw(QRawFont::fromFont(font)) {}

bool Face::glyphsOf(const QString &text) const {
    m_text.resize(0);
    m_text.reserve(text.size());
    for (const QChar c : text) {
        if (!isPlain(c))
            return false;
        auto it = m_glyphs.constFind(c.unicode());
        if (it == m_glyphs.constEnd()) {
            const QList<quint32> found = m_raw.glyphIndexesForString(QString(c));
            it = m_glyphs.insert(c.unicode(), found.size() == 1 ? found.first() : 0);
        }
        if (*it == 0)
            return false;
        m_text.append(*it);
    }
    return true;
}

double Face::advance(quint32 glyph, quint32 next) const {
    const quint64 key = quint64(glyph) << 32 | next;
    const auto it = m_advances.constFind(key);
    if (it != m_advances.constEnd())
        return *it;
    const QList<quint32> pair = next == 0 ? QList<quint32>{glyph} : QList<quint32>{glyph, next};
    return *m_advances.insert(
        key, m_raw.advancesForGlyphIndexes(pair, QRawFont::KernedAdvances).first().x());
}

double Face::width(const QString &text) const {
    if (!glyphsOf(text))
        return m_metrics.horizontalAdvance(text);
    double out = 0;
    for (qsizetype i = 0; i < m_text.size(); ++i)
        out += advance(m_text[i], i + 1 < m_text.size() ? m_text[i + 1] : 0);
    return out;
}

std::optional<QGlyphRun> Face::run(const QString &text) const {
    if (!glyphsOf(text))
        return std::nullopt;
    QList<QPointF> at;
    at.reserve(m_text.size());
    double x = 0;
    for (qsizetype i = 0; i < m_text.size(); ++i) {
        at.append({x, 0});
        x += advance(m_text[i], i + 1 < m_text.size() ? m_text[i + 1] : 0);
    }
    QGlyphRun out;
    out.setRawFont(m_raw);
    out.setGlyphIndexes(m_text);
    out.setPositions(at);
    return out;
}

QFont Measure::font(const TextStyle &style) {
    QFont out(QString::fromUtf16(kPrintFont));
    out.setStyleHint(QFont::Serif);
    out.setPixelSize(qRound(style.points * kMmPerPoint * kUnitsPerMm));
    out.setBold(style.bold);
    out.setItalic(style.italic);
    // Widths must not depend on the device that the page is painted on.
    out.setHintingPreference(QFont::PreferNoHinting);
    return out;
}

const Face &Measure::face(const TextStyle &style) const {
    const std::tuple key(qRound(style.points * 100), style.bold, style.italic);
    auto it = m_faces.find(key);
    if (it == m_faces.end())
        it = m_faces.emplace(key, Face(font(style))).first;
    return it->second;
}

TextStyle Measure::sized(TextStyle style) const {
    if (m_large)
        style.points =
            std::max(style.points * (style.points > 12 ? 1.3 : kLargePrint), kLeastPointsLarge);
    return style;
}

double Measure::width(const QString &text, const TextStyle &style) const {
    return face(style).width(text) / kUnitsPerMm;
}

double Measure::ascent(const TextStyle &style) const {
    return face(style).metrics().ascent() / kUnitsPerMm;
}

double Measure::lineHeight(const TextStyle &style) const {
    return style.points * kMmPerPoint * kLeading;
}

QStringList Measure::wrap(const QString &text, const TextStyle &style, double widthMm) const {
    QStringList lines;
    QString line;
    const QStringList words = text.simplified().split(u' ');
    for (QString word : words) {
        const QString longer = line.isEmpty() ? word : line + u' ' + word;
        if (width(longer, style) <= widthMm) {
            line = longer;
            continue;
        }
        if (!line.isEmpty())
            lines << line;
        // A word that is longer than the line is broken where it must be.
        while (width(word, style) > widthMm && word.size() > 1) {
            qsizetype fits = word.size() - 1;
            while (fits > 1 && width(word.left(fits), style) > widthMm)
                --fits;
            if (word.at(fits - 1).isHighSurrogate() && fits > 1)
                --fits;
            lines << word.left(fits);
            word.remove(0, fits);
        }
        line = word;
    }
    if (!line.isEmpty() || lines.isEmpty())
        lines << line;
    return lines;
}

double Measure::widestWord(const QString &text, const TextStyle &style) const {
    double out = 0;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts))
        out = std::max(out, width(word, style));
    return out;
}

FittedText Measure::fit(const QString &text, const TextStyle &style, double widthMm,
                        int most) const {
    FittedText out;
    out.style = style;
    for (;;) {
        out.lines =
            width(text, out.style) <= widthMm ? QStringList{text} : wrap(text, out.style, widthMm);
        if (out.lines.size() <= most || out.style.points <= floorPoints())
            break;
        out.style.points = std::max(out.style.points - 0.5, floorPoints());
    }
    out.lineMm = lineHeight(out.style);
    return out;
}

QRectF Sheet::toUnits(const QRectF &mm) {
    return {mm.topLeft() * kUnitsPerMm, mm.size() * kUnitsPerMm};
}

void Sheet::text(QPointF at, const QString &text, const TextStyle &style, Align align) {
    if (text.isEmpty())
        return;
    if (align == Align::Right)
        at.rx() -= m_measure.width(text, style);
    else if (align == Align::Centre)
        at.rx() -= m_measure.width(text, style) / 2;
    m_painter.setPen(Qt::black);
    // A PDF takes glyphs, and names their letters itself. Pictures keep the words.
    if (m_painter.paintEngine() && m_painter.paintEngine()->type() == QPaintEngine::Pdf)
        if (const auto run = m_measure.face(style).run(text)) {
            m_painter.drawGlyphRun(at * kUnitsPerMm, *run);
            return;
        }
    m_painter.setFont(Measure::font(style));
    m_painter.drawText(at * kUnitsPerMm, text);
}

void Sheet::text(QPointF topLeft, const FittedText &fitted) {
    double y = topLeft.y() + m_measure.ascent(fitted.style);
    for (const QString &line : fitted.lines) {
        text(QPointF(topLeft.x(), y), line, fitted.style);
        y += fitted.lineMm;
    }
}

Sheet::Sheet(QPainter &painter, const Measure &measure, bool inkSaving)
    : m_painter(painter), m_measure(measure), m_inkSaving(inkSaving),
      m_from(painter.worldTransform()), m_back(m_from.inverted()) {}

QPointF Sheet::shift() const {
    const QTransform &now = m_painter.worldTransform();
    return m_back.map(QPointF(now.dx(), now.dy()));
}

Sheet::~Sheet() {
    if (m_strokes.empty() && m_thin.isEmpty() && m_heavy.isEmpty())
        return;
    m_painter.save();
    m_painter.setWorldTransform(m_from);
    for (const Strokes &strokes : m_strokes) {
        QPen pen(strokes.grey ? QColor(0x80, 0x80, 0x80) : QColor(Qt::black),
                 strokes.thicknessMm * kUnitsPerMm);
        pen.setCapStyle(Qt::FlatCap);
        m_painter.setPen(pen);
        m_painter.drawLines(strokes.lines);
    }
    m_painter.setBrush(Qt::NoBrush);
    for (const auto &[boxes, thicknessMm] : {std::pair(&m_thin, 0.2), std::pair(&m_heavy, 0.55)}) {
        if (boxes->isEmpty())
            continue;
        QPen pen(Qt::black, thicknessMm * kUnitsPerMm);
        pen.setJoinStyle(Qt::MiterJoin);
        m_painter.setPen(pen);
        m_painter.drawRects(*boxes);
    }
    m_painter.restore();
}

void Sheet::box(const QRectF &mm, bool heavy) {
    (heavy ? m_heavy : m_thin).append(toUnits(mm).translated(shift()));
}

void Sheet::rule(double x1, double x2, double y, double thicknessMm, bool grey) {
    line({x1, y}, {x2, y}, thicknessMm, grey);
}

void Sheet::line(QPointF from, QPointF to, double thicknessMm, bool grey) {
    if (m_inkSaving)
        thicknessMm = std::min(thicknessMm, kHairline);
    const QLineF stroke = QLineF(from * kUnitsPerMm, to * kUnitsPerMm).translated(shift());
    for (Strokes &strokes : m_strokes)
        if (strokes.grey == grey && strokes.thicknessMm == thicknessMm) {
            strokes.lines.append(stroke);
            return;
        }
    m_strokes.push_back({thicknessMm, grey, {stroke}});
}

void Sheet::area(const QRectF &mm, double darkness) {
    const int grey = qRound(255 * (1 - (m_inkSaving ? darkness * 0.25 : darkness)));
    QPen pen(Qt::black, kHairline * kUnitsPerMm);
    pen.setJoinStyle(Qt::MiterJoin);
    m_painter.setPen(pen);
    m_painter.setBrush(QColor(grey, grey, grey));
    m_painter.drawRect(toUnits(mm));
    m_painter.setBrush(Qt::NoBrush);
}

} // namespace sabretache::ui
