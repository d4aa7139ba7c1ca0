// Texts of cells, laid out once. Shaping a text costs more than all else of painting a cell, and a
// view asks for the same texts again and again.
#pragma once

#include <QCache>
#include <QFont>
#include <QFontMetrics>
#include <QRect>
#include <QStaticText>
#include <QString>

#include <array>

class QPainter;

namespace sabretache::ui {

class CellTexts {
public:
    enum Style { Plain, Bold };

    /// Takes another font, as the view's options give it; what was laid out in the old is dropped.
    /// @return whether it is another
    bool useFont(const QFont &font);
    const QFont &font(Style style) const { return m_faces[style].font; }
    const QFontMetrics &metrics(Style style) const { return m_faces[style].metrics; }
    /// Draws one line in the painter's pen, in the middle of the rectangle's height, cut short with
    /// an ellipsis where it is too long.
    /// @param align Qt::AlignLeft or Qt::AlignRight
    void draw(QPainter *painter, const QRect &rect, Qt::Alignment align, const QString &text,
              Style style = Plain);

private:
    struct Key {
        QString text;
        int width;
        Style style;
        bool operator==(const Key &) const = default;
        friend size_t qHash(const Key &key, size_t seed = 0) {
            return qHashMulti(seed, key.text, key.width, int(key.style));
        }
    };
    struct Laid {
        QStaticText text;
        int width = 0; ///< in pixels
    };
    struct Face {
        QFont font;
        QFontMetrics metrics{QFont()};
    };
    std::array<Face, 2> m_faces;
    bool m_ready = false;
    QCache<Key, Laid> m_laid{4000};
};

} // namespace sabretache::ui
