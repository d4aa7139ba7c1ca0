#include "ui/dialogs/writingbar.h"

#include "ui/commands/bookeditor.h"

#include <QProgressDialog>

namespace sabretache::ui {

namespace {

constexpr int kWhole = 1000;

} // namespace

WritingBar::WritingBar(BookEditor &editor, QWidget &window) : QObject(&editor), m_window(window) {
    connect(&editor, &BookEditor::writing, this, &WritingBar::show);
    connect(&editor.stack(), &QUndoStack::indexChanged, this, &WritingBar::finish);
    connect(&editor, &BookEditor::refused, this, &WritingBar::finish);
}

WritingBar::~WritingBar() { finish(); }

void WritingBar::show(std::size_t rows, std::size_t all) {
    if (!m_bar) {
        // Without a button: half an undo is none, and it lasts but seconds.
        m_bar = new QProgressDialog(tr("Writing the book …"), QString(), 0, kWhole, &m_window);
        m_bar->setWindowModality(Qt::WindowModal);
        m_bar->setMinimumDuration(0);
        m_bar->show();
    }
    m_bar->setValue(all == 0 ? 0 : static_cast<int>(rows * (kWhole - 1) / all));
}

void WritingBar::finish() { delete m_bar; }

} // namespace sabretache::ui
