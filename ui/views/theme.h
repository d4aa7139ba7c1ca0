// How everything looks: Fusion with our own light and dark palette, one accent, side colours that
// every kind of colour sight tells apart (a red-brown and a blue, never red and green; the second
// side also has a double border), and one scale for all text.
#pragma once

#include <QColor>
#include <QFont>
#include <QFontMetrics>
#include <QObject>
#include <QPalette>

class QApplication;
class QEvent;

namespace sabretache::ui {

/// Colours beyond those that a QPalette names.
struct Colours {
    bool dark = false;
    QColor accent; ///< links, the cell being edited, plus signs
    QColor text;
    QColor quiet; ///< second-rank text, still at 4.5 : 1
    QColor base;
    QColor window;
    QColor line;     ///< hairlines between rows and around panes
    QColor group;    ///< ground of rows that hold others
    QColor selected; ///< ground of selected rows, dark text on it in the light palette
    QColor bar;      ///< strength bars
    QColor barEmpty;
    QColor vacant;
    QColor warning;
    QColor fault;
    QColor good;
    QColor note;
    QColor firstSide;
    QColor firstFill;
    QColor secondSide;
    QColor secondFill;
};
/// @return the colours that go with a palette, for painting code that has only its palette.
const Colours &coloursFor(const QPalette &palette);

/// Everything is placed on multiples of this.
inline constexpr int kRhythm = 8;
/// @return the height of a table's row of one line, in pixels
int rowHeightFor(const QFontMetrics &metrics);

class Theme : public QObject {
    Q_OBJECT
public:
    enum class Look { System, Light, Dark };

    /// Sets style, palette and font of the application, which must be there.
    explicit Theme(const QApplication &application, QObject *parent = nullptr);
    ~Theme() override;

    Look look() const { return m_look; }
    void setLook(Look look);
    bool isDark() const;

    /// Size of text in percent of the system's, 100 to 200.
    int textScale() const { return m_scale; }
    void setTextScale(int percent);

    static QPalette palette(bool dark);

Q_SIGNALS:
    void changed();

private:
    void apply();

    QFont m_systemFont;
    bool m_systemDark = false;
    bool m_styled = false;
    Look m_look = Look::System;
    int m_scale = 100;
};

/// @return the font for numbers in columns: the same, with figures of equal width.
QFont tabular(QFont font);

} // namespace sabretache::ui
