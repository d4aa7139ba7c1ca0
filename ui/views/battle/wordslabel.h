// A label of wrapped words that remembers how high it is.
#pragma once

#include <QLabel>

#include <algorithm>
#include <array>

namespace sabretache::ui {

/// QLabel lays rich text out anew each time a layout asks for its size, which is several times for
/// each change beside it: on a page with many such labels that was the larger part of an input.
class WordsLabel : public QLabel {
public:
    using QLabel::QLabel;

    int heightForWidth(int width) const override {
        forget();
        width = std::min(width, maximumWidth()); // a layout asks for the room it has, not for that
        for (const auto &[known, height] : m_heights)
            if (known == width)
                return height;
        const int height = QLabel::heightForWidth(width);
        m_heights[m_next] = {width, height};
        m_next = (m_next + 1) % m_heights.size();
        return height;
    }
    QSize sizeHint() const override {
        forget();
        if (!m_size.isValid())
            m_size = QLabel::sizeHint() + QSize(spare(), 0);
        return m_size;
    }
    QSize minimumSizeHint() const override {
        forget();
        if (!m_least.isValid())
            m_least = QLabel::minimumSizeHint() + QSize(spare(), 0);
        return m_least;
    }

private:
    /// A letter that is underlined parts the words when they are drawn, and each part may be a
    /// little wider than what was measured: the last letter was cut.
    int spare() const { return buddy() && !wordWrap() ? fontMetrics().averageCharWidth() / 2 : 0; }
    /// What was measured holds for the words, the font and the margins that it was measured with.
    void forget() const {
        if (m_text == text() && m_font == font() && m_wrap == wordWrap() &&
            m_margins == contentsMargins() && m_given == minimumSize() && m_buddy == buddy())
            return;
        m_text = text();
        m_font = font();
        m_wrap = wordWrap();
        m_margins = contentsMargins();
        m_given = minimumSize();
        m_buddy = buddy();
        m_heights.fill({-1, 0});
        m_size = QSize();
        m_least = QSize();
    }
    mutable QString m_text;
    mutable QFont m_font;
    mutable bool m_wrap = false;
    mutable QMargins m_margins;
    mutable QSize m_given;
    mutable const QWidget *m_buddy = nullptr;
    mutable std::array<std::pair<int, int>, 6> m_heights{};
    mutable std::size_t m_next = 0;
    mutable QSize m_size;
    mutable QSize m_least;
};

} // namespace sabretache::ui
