// Two widgets side by side where there is room for both, else one above the other. What is in the
// second keeps its size; the first takes the rest.
#pragma once

#include <QWidget>

class QBoxLayout;

namespace sabretache::ui {

class SplitRow : public QWidget {
public:
    explicit SplitRow(QWidget *parent);

    /// @param leastChars width, in average letters, below which the first is not read with ease
    void fill(QWidget *first, QWidget *second, int leastChars);
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void arrange();
    QBoxLayout *m_box;
    QWidget *m_first = nullptr;
    QWidget *m_second = nullptr;
    int m_leastChars = 0;
};

} // namespace sabretache::ui
