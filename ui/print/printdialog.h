// Print preview of one army or column, with what can be chosen about the paper beside it. The pages
// are the document's own, so what is seen is what comes out of the printer and what is in the PDF.
#pragma once

#include "oob/orderofbattle.h"
#include "ui/print/document.h"

#include <QDialog>

#include <functional>
#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QPrinter;
class QPrintPreviewWidget;
class QSpinBox;

namespace sabretache::session {
class BookSession;
}

namespace sabretache::ui {

class Texts;
struct BookNode;
struct PageContext;

class PrintDialog : public QDialog {
    Q_OBJECT
public:
    /// @param army what is chosen at first; null: the first army
    PrintDialog(const session::BookSession &session, const Texts &texts, ArmyId army,
                ColumnId column, QWidget *parent);
    ~PrintDialog() override;

    int pageCount() const { return m_document ? m_document->pageCount() : 0; }
    /// Writes what the preview shows.
    Result<void> writeTo(const QString &path) const;

private:
    void fillChoices(ArmyId army, ColumnId column);
    void remake();
    void save();
    void print();

    const session::BookSession &m_session;
    const Texts &m_texts;
    std::unique_ptr<PrintDocument> m_document;
    std::unique_ptr<QPrinter> m_printer;
    QComboBox *m_choice = nullptr;
    QComboBox *m_size = nullptr;
    QCheckBox *m_landscape = nullptr;
    QCheckBox *m_large = nullptr;
    QCheckBox *m_strengths = nullptr;
    QCheckBox *m_notes = nullptr;
    QSpinBox *m_page = nullptr;
    QLabel *m_state = nullptr;
    QPrintPreviewWidget *m_preview = nullptr;
};

/// The application's print service: shows the dialog for what `node` stands for.
void showPrint(const PageContext &context, const BookNode &node, QWidget *parent);

} // namespace sabretache::ui
