// Boxes for the dice of one roll. A key from 1 to 6 fills the next box, Backspace empties the last;
// clicking a box turns its die.
#pragma once

#include "dice/roll.h"

#include <QWidget>

namespace sabretache::ui {

class DiceTray : public QWidget {
    Q_OBJECT
public:
    explicit DiceTray(QWidget *parent = nullptr);

    void start(const dice::RollRequest &request);
    /// Shows thrown dice; nothing can be typed.
    void showFaces(const dice::Faces &faces);
    void setTyping(bool on);
    const dice::Faces &faces() const { return m_faces; }
    std::int32_t wanted() const { return m_request.count.value; }
    bool full() const { return static_cast<std::int32_t>(m_faces.size()) == wanted(); }
    /// Adds faces at the end, as far as there are boxes.
    void fill(const dice::Faces &faces);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;
    bool hasHeightForWidth() const override { return true; }

Q_SIGNALS:
    void facesChanged();
    /// Enter was pressed.
    void entered();
    /// Escape was pressed.
    void left();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    int boxSize() const;
    int rowWidth(int dice) const;
    int perRow(int width) const;
    QRect box(int i) const;
    void tell();

    dice::RollRequest m_request;
    dice::Faces m_faces;
    bool m_typing = true;
    int m_typedNumber = 0; ///< first digit of a number above 9, for dice with more sides
};

} // namespace sabretache::ui
