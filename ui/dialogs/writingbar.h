// A bar over the window while an edit of many thousand rows is taken back or done again: the book
// is written on the window's thread, and a window that shows nothing for seconds looks dead.
#pragma once

#include <QObject>
#include <QPointer>

#include <cstddef>

class QProgressDialog;
class QWidget;

namespace sabretache::ui {

class BookEditor;

class WritingBar : public QObject {
    Q_OBJECT
public:
    /// Both outlive this.
    WritingBar(BookEditor &editor, QWidget &window);
    ~WritingBar() override;

private:
    void show(std::size_t rows, std::size_t all);
    void finish();

    QWidget &m_window;
    QPointer<QProgressDialog> m_bar;
};

} // namespace sabretache::ui
