#include "ui/views/theme.h"

#include "ui/views/style.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QToolTip>

#include <algorithm>

namespace sabretache::ui {
namespace {

Colours lightColours() {
    Colours c;
    c.accent = QColor(0x0f, 0x76, 0x6e);
    c.text = QColor(0x1b, 0x1f, 0x23);
    c.quiet = QColor(0x5c, 0x63, 0x6a);
    c.base = QColor(0xff, 0xff, 0xff);
    c.window = QColor(0xf0, 0xf1, 0xf2);
    c.line = QColor(0xd5, 0xd9, 0xdd);
    c.group = QColor(0xf3, 0xf5, 0xf6);
    c.selected = QColor(0xcd, 0xe5, 0xe1);
    c.bar = QColor(0x8a, 0x9c, 0xa8);
    c.barEmpty = QColor(0xff, 0xff, 0xff);
    c.vacant = QColor(0x8a, 0x5a, 0x00);
    c.warning = QColor(0x9a, 0x5b, 0x00);
    c.fault = QColor(0xb3, 0x26, 0x1e);
    c.good = QColor(0x1a, 0x6b, 0x3c);
    c.note = QColor(0x2a, 0x5d, 0xa8);
    c.firstSide = QColor(0xa6, 0x31, 0x12);
    c.firstFill = QColor(0xfb, 0xe9, 0xe3);
    c.secondSide = QColor(0x1c, 0x4f, 0xa0);
    c.secondFill = QColor(0xe2, 0xeb, 0xf8);
    return c;
}

Colours darkColours() {
    Colours c;
    c.dark = true;
    c.accent = QColor(0x4f, 0xc4, 0xb6);
    c.text = QColor(0xe6, 0xe8, 0xea);
    c.quiet = QColor(0xa4, 0xab, 0xb2);
    c.base = QColor(0x1c, 0x1f, 0x22);
    c.window = QColor(0x26, 0x2a, 0x2e);
    c.line = QColor(0x3b, 0x41, 0x47);
    c.group = QColor(0x23, 0x27, 0x2b);
    c.selected = QColor(0x1f, 0x4b, 0x47);
    c.bar = QColor(0x7d, 0x90, 0x9c);
    c.barEmpty = QColor(0x1c, 0x1f, 0x22);
    c.vacant = QColor(0xe3, 0xb3, 0x5c);
    c.warning = QColor(0xf0, 0xb9, 0x4a);
    c.fault = QColor(0xff, 0x8a, 0x80);
    c.good = QColor(0x7f, 0xd1, 0x9b);
    c.note = QColor(0x8f, 0xbc, 0xf5);
    c.firstSide = QColor(0xf0, 0x90, 0x6c);
    c.firstFill = QColor(0x43, 0x25, 0x1b);
    c.secondSide = QColor(0x86, 0xb4, 0xf2);
    c.secondFill = QColor(0x1c, 0x2d, 0x48);
    return c;
}

} // namespace

const Colours &coloursFor(const QPalette &palette) {
    static const Colours light = lightColours();
    static const Colours dark = darkColours();
    return palette.color(QPalette::Base).lightness() < 128 ? dark : light;
}

int rowHeightFor(const QFontMetrics &metrics) {
    return std::max(3 * kRhythm, metrics.height() + 7);
}

QPalette Theme::palette(bool dark) {
    const Colours c = dark ? darkColours() : lightColours();
    QPalette p;
    p.setColor(QPalette::Window, c.window);
    p.setColor(QPalette::WindowText, c.text);
    p.setColor(QPalette::Base, c.base);
    p.setColor(QPalette::AlternateBase, c.group);
    p.setColor(QPalette::Text, c.text);
    p.setColor(QPalette::PlaceholderText, c.quiet);
    p.setColor(QPalette::Button, dark ? QColor(0x30, 0x35, 0x3a) : QColor(0xf7, 0xf8, 0xf9));
    p.setColor(QPalette::ButtonText, c.text);
    p.setColor(QPalette::BrightText, c.fault);
    p.setColor(QPalette::ToolTipBase, dark ? QColor(0x33, 0x38, 0x3d) : QColor(0xff, 0xff, 0xf0));
    p.setColor(QPalette::ToolTipText, c.text);
    p.setColor(QPalette::Highlight, c.selected);
    p.setColor(QPalette::HighlightedText, c.text);
    p.setColor(QPalette::Inactive, QPalette::Highlight,
               dark ? QColor(0x35, 0x3c, 0x41) : QColor(0xdd, 0xe2, 0xe5));
    p.setColor(QPalette::Link, c.accent);
    p.setColor(QPalette::LinkVisited, c.accent);
    p.setColor(QPalette::Light, dark ? QColor(0x45, 0x4b, 0x51) : QColor(0xff, 0xff, 0xff));
    p.setColor(QPalette::Midlight, dark ? QColor(0x38, 0x3e, 0x43) : QColor(0xe6, 0xe9, 0xec));
    p.setColor(QPalette::Mid, c.line);
    p.setColor(QPalette::Dark, dark ? QColor(0x15, 0x18, 0x1a) : QColor(0xa8, 0xae, 0xb4));
    p.setColor(QPalette::Shadow, dark ? QColor(0x0a, 0x0b, 0x0c) : QColor(0x70, 0x76, 0x7c));
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        p.setColor(QPalette::Disabled, role,
                   dark ? QColor(0x75, 0x7c, 0x83) : QColor(0x92, 0x98, 0x9e));
    return p;
}

Theme::Theme(const QApplication & /*application*/, QObject *parent)
    : QObject(parent), m_systemFont(QApplication::font()),
      m_systemDark(QApplication::palette().color(QPalette::Window).lightness() < 128) {
    apply();
}

Theme::~Theme() { QApplication::setFont(m_systemFont); }

bool Theme::isDark() const {
    return m_look == Look::Dark || (m_look == Look::System && m_systemDark);
}

void Theme::setLook(Look look) {
    if (look == m_look)
        return;
    m_look = look;
    apply();
}

void Theme::setTextScale(int percent) {
    const int scale = std::clamp(percent, 100, 200);
    if (scale == m_scale)
        return;
    m_scale = scale;
    apply();
}

void Theme::apply() {
    if (!m_styled)
        QApplication::setStyle(makeStyle());
    m_styled = true;
    const QPalette colours = palette(isDark());
    QApplication::setPalette(colours);
    QToolTip::setPalette(colours);
    QFont font = m_systemFont;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(m_systemFont.pointSizeF() * m_scale / 100.0);
    else
        font.setPixelSize(m_systemFont.pixelSize() * m_scale / 100);
    QApplication::setFont(font);
    QApplication::setFont(font, "QDockWidgetTitle");
    QApplication::setFont(font, "QTipLabel");
    Q_EMIT changed();
}

QFont tabular(QFont font) {
    // Asked of the same font for cell after cell.
    static thread_local std::pair<QFont, QFont> last;
    if (last.first.pointSizeF() == font.pointSizeF() && last.first == font)
        return last.second;
    last = {font, font};
    // Figures of the usual interface fonts have one width already; where they do not, a font of
    // fixed pitch is the way that Qt 6.4 has.
    const QFontMetrics metrics(font);
    const int width = metrics.horizontalAdvance(QLatin1Char('0'));
    for (char c = '1'; c <= '9'; ++c)
        if (metrics.horizontalAdvance(QLatin1Char(c)) != width) {
            QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
            fixed.setPointSizeF(font.pointSizeF());
            fixed.setBold(font.bold());
            last.second = fixed;
            break;
        }
    return last.second;
}

} // namespace sabretache::ui
