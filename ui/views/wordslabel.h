// A label of wrapped words that remembers how large it is.
#pragma once

#include <QFont>
#include <QLabel>
#include <QMargins>
#include <QSize>
#include <QTextLayout>

#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace sabretache::ui {

/// Lays words out in lines of at most `width` pixels, one below the other.
/// @param leading between two lines, in pixels
/// @return the room that they take
QSize layLines(QTextLayout &words, int width, int leading);

/// QLabel shapes its words anew for each size that a layout asks about, which is several times for
/// each change beside it: on a page with many such labels that was the larger part of an input, and
/// of showing it. Here plain words are shaped once, and what rich text measures is remembered.
class WordsLabel : public QLabel {
public:
    using QLabel::QLabel;

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

private:
    /// A letter that is underlined parts the words when they are drawn, and each part may be a
    /// little wider than what was measured: the last letter was cut.
    int spare() const { return buddy() && !wordWrap() ? fontMetrics().averageCharWidth() / 2 : 0; }
    /// @return whether these are plain words in lines, which need no QLabel to be measured; their
    /// layout is there then.
    bool takePlain() const;
    QSize around() const; ///< its margins
    /// The room that plain words take in lines of at most `room`, in pixels.
    QSize wordsIn(int room) const;
    // As QLabel has them, margins and all.
    QSize plainSize(int width) const;
    QSize plainSizeHint() const;
    QSize plainLeast() const;
    /// What was measured holds for the words, the font and the margins that it was measured with.
    void forget() const;
    mutable QString m_text;
    mutable QFont m_font;
    mutable bool m_wrap = false;
    mutable QMargins m_margins;
    mutable QSize m_given;
    mutable const QWidget *m_buddy = nullptr;
    mutable std::optional<QTextLayout> m_layout; ///< of plain words
    mutable std::array<std::pair<int, int>, 6> m_heights{};
    mutable std::size_t m_next = 0;
    mutable QSize m_size;
    mutable QSize m_least;
};

} // namespace sabretache::ui
