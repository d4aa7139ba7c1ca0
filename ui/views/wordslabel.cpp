#include "ui/views/wordslabel.h"

#include <QtMath>

#include <algorithm>

namespace sabretache::ui {

QSize layLines(QTextLayout &words, int width, int leading) {
    qreal wide = 0;
    qreal high = -leading;
    words.beginLayout();
    for (QTextLine line = words.createLine(); line.isValid(); line = words.createLine()) {
        line.setLineWidth(std::max(0, width));
        line.setPosition({0, high + leading});
        high += leading + qCeil(line.height());
        wide = std::max(wide, line.naturalTextWidth());
    }
    words.endLayout();
    return {qCeil(wide), qCeil(high)};
}

int WordsLabel::heightForWidth(int width) const {
    forget();
    width = std::min(width, maximumWidth()); // a layout asks for the room it has, not for that
    for (const auto &[known, height] : m_heights)
        if (known == width)
            return height;
    const int height = takePlain() ? plainSize(width).height() : QLabel::heightForWidth(width);
    m_heights[m_next] = {width, height};
    m_next = (m_next + 1) % m_heights.size();
    return height;
}

QSize WordsLabel::sizeHint() const {
    forget();
    if (!m_size.isValid())
        m_size = takePlain() ? plainSizeHint() : QLabel::sizeHint() + QSize(spare(), 0);
    return m_size;
}

QSize WordsLabel::minimumSizeHint() const {
    forget();
    if (!m_least.isValid())
        m_least = takePlain() ? plainLeast() : QLabel::minimumSizeHint() + QSize(spare(), 0);
    return m_least;
}

void WordsLabel::forget() const {
    ensurePolished();
    if (m_text == text() && m_font == font() && m_wrap == wordWrap() &&
        m_margins == contentsMargins() && m_given == minimumSize() && m_buddy == buddy())
        return;
    m_text = text();
    m_font = font();
    m_wrap = wordWrap();
    m_margins = contentsMargins();
    m_given = minimumSize();
    m_buddy = buddy();
    m_layout.reset();
    m_heights.fill({-1, 0});
    m_size = QSize();
    m_least = QSize();
}

bool WordsLabel::takePlain() const {
    if (m_layout)
        return true;
    const bool words = textFormat() == Qt::PlainText ||
                       (textFormat() == Qt::AutoText && !Qt::mightBeRichText(text()));
    // Text that can be marked is laid out by a document.
    const bool read =
        (textInteractionFlags() & (Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard)) == 0;
    if (!words || !read || !wordWrap() || buddy() || indent() > 0 || frameWidth() > 0 ||
        text().isEmpty())
        return false;
    m_layout.emplace(text().replace(u'\n', QChar::LineSeparator), font());
    m_layout->setCacheEnabled(true);
    return true;
}

QSize WordsLabel::around() const {
    const QMargins margins = contentsMargins();
    return QSize(margins.left() + margins.right(), margins.top() + margins.bottom()) +
           2 * QSize(margin(), margin());
}

QSize WordsLabel::wordsIn(int room) const {
    return layLines(*m_layout, room, fontMetrics().leading());
}

QSize WordsLabel::plainSize(int width) const {
    const QSize outer = around();
    return (wordsIn(std::max(width, minimumWidth()) - outer.width()) + outer)
        .expandedTo(minimumSize());
}

QSize WordsLabel::plainSizeHint() const {
    if (minimumWidth() > 0)
        return plainSize(minimumWidth());
    // A few short lines are narrower.
    const QSize outer = around();
    const int line = fontMetrics().lineSpacing();
    const int most =
        std::min(80 * fontMetrics().averageCharWidth(), maximumWidth()) - outer.width();
    QSize words = wordsIn(most);
    if (words.height() < 4 * line && words.width() > most / 2)
        words = wordsIn(most / 2);
    if (words.height() < 2 * line && words.width() > most / 4)
        words = wordsIn(most / 4);
    return (words + outer).expandedTo(minimumSize());
}

QSize WordsLabel::plainLeast() const {
    const int high = std::min(plainSize(QWIDGETSIZE_MAX).height(), sizeHint().height());
    return {plainSize(0).width(), high};
}

} // namespace sabretache::ui
