// Print preview: what is printed, of which part of the book, on which paper, with the pages beside
// it. They are the document's own, so what is seen is what comes out of the printer and what is in
// the PDF.
#pragma once

#include "oob/orderofbattle.h"
#include "ui/print/kinds.h"
#include "ui/print/report.h"

#include <QDialog>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPrinter;
class QPrintPreviewWidget;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace sabretache::session {
class BookSession;
}

namespace sabretache::ui {

struct BookNode;
struct PageContext;

/// What the dialog opens with.
struct PrintTarget {
    ArmyId army = {}; ///< null: the first army
    ColumnId column = {};
    BattleId battle = {};  ///< set: the battle's reports are offered first
    bool campaign = false; ///< the campaign's are
};

class PrintDialog : public QDialog {
    Q_OBJECT
public:
    /// @param texts the window's words; `sources` outlive the dialog
    PrintDialog(session::BookSession &session, const Texts &texts, const PrintTarget &target,
                const ReportSources &sources, QWidget *parent);
    ~PrintDialog() override;

    int pageCount() const { return m_document ? m_document->pageCount() : 0; }
    /// Writes what the preview shows; a diagram as a picture is one page as large as it needs.
    Result<void> writeTo(const QString &path) const;

private:
    /// One entry of the list of kinds.
    struct Entry {
        std::optional<PrintKind> kind; ///< else a report
        const ReportSource *source = nullptr;
        bool battleReturn = false;
    };
    QWidget *options();
    void fillKinds();
    void fillChoices();
    void fillUnits();
    void showOptions();
    void kindChosen();
    void remake();
    void save();
    void print();
    PrintSetup setup() const;
    std::optional<PrintPart> part() const;
    const Texts &words() const { return m_otherTexts ? *m_otherTexts : m_texts; }
    Result<std::unique_ptr<PrintDocument>> make(bool asPicture) const;
    QCheckBox *field(const QString &text, bool on);

    session::BookSession &m_session;
    const Texts &m_texts;
    PrintTarget m_target;
    const ReportSources &m_sources;
    std::unique_ptr<Texts> m_otherTexts; ///< of the print, where its language is another
    std::unique_ptr<PrintDocument> m_document;
    std::unique_ptr<QPrinter> m_printer;
    std::vector<Entry> m_entries;

    QFormLayout *m_form = nullptr;
    QComboBox *m_kind = nullptr;
    QComboBox *m_choice = nullptr;
    QCheckBox *m_some = nullptr;
    QTreeWidget *m_units = nullptr; ///< filled when `m_some` is ticked
    QTimer m_ticked;                ///< a column ticks all its units: one print of them
    QComboBox *m_columns = nullptr;
    QComboBox *m_card = nullptr;
    QWidget *m_label = nullptr;
    QSpinBox *m_labelWidth = nullptr;
    QSpinBox *m_labelHeight = nullptr;
    QSpinBox *m_turns = nullptr;
    QWidget *m_fields = nullptr;
    QCheckBox *m_number = nullptr;
    QCheckBox *m_conditions = nullptr;
    QCheckBox *m_commanders = nullptr;
    QCheckBox *m_details = nullptr;
    QCheckBox *m_strengths = nullptr;
    QCheckBox *m_honours = nullptr;
    QCheckBox *m_notes = nullptr;
    QCheckBox *m_source = nullptr;
    QCheckBox *m_totals = nullptr;
    QComboBox *m_size = nullptr;
    QComboBox *m_orientation = nullptr;
    QSpinBox *m_margin = nullptr;
    QCheckBox *m_large = nullptr;
    QCheckBox *m_inkSaving = nullptr;
    QLineEdit *m_header = nullptr;
    QLineEdit *m_footer = nullptr;
    QComboBox *m_language = nullptr;
    QSpinBox *m_page = nullptr;
    QLabel *m_state = nullptr;
    QPushButton *m_print = nullptr;
    QPushButton *m_save = nullptr;
    QPrintPreviewWidget *m_preview = nullptr;
};

/// @return the application's print service: shows the dialog for what a node stands for
std::function<void(const PageContext &, const BookNode &, QWidget *)>
printService(const ReportSources &sources);

} // namespace sabretache::ui
