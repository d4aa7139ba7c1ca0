#include "ui/print/printdialog.h"

#include "oob/queries.h"
#include "session/booksession.h"
#include "ui/models/booktreemodel.h"
#include "ui/print/roster.h"
#include "ui/views/page.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPrintDialog>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardPaths>
#include <QToolButton>
#include <QVBoxLayout>

namespace sabretache::ui {

namespace {

/// Keeps a choice's ids in a combo box.
QStringList choiceData(ArmyId army, ColumnId column) {
    return {QString::fromStdString(army.text()),
            column.isNull() ? QString() : QString::fromStdString(column.text())};
}

} // namespace

PrintDialog::PrintDialog(const session::BookSession &session, const Texts &texts, ArmyId army,
                         ColumnId column, QWidget *parent)
    : QDialog(parent), m_session(session), m_texts(texts),
      m_printer(std::make_unique<QPrinter>(QPrinter::HighResolution)) {
    setWindowTitle(tr("Print roster"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);

    m_choice = new QComboBox;
    m_choice->setAccessibleName(tr("What is printed"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(22);
    fillChoices(army, column);
    m_size = new QComboBox;
    m_size->addItem(tr("A4"), QStringLiteral("a4"));
    m_size->addItem(tr("Letter"), QStringLiteral("letter"));
    m_size->addItem(tr("A5"), QStringLiteral("a5"));
    // The paper of the reader's country.
    if (QLocale().measurementSystem() == QLocale::ImperialUSSystem)
        m_size->setCurrentIndex(1);
    m_landscape = new QCheckBox(tr("&Landscape"));
    m_large = new QCheckBox(tr("Lar&ge print"));
    m_large->setToolTip(tr("Text of at least 14 points and larger boxes"));
    m_strengths = new QCheckBox(tr("&Men and guns"));
    m_strengths->setChecked(true);
    m_notes = new QCheckBox(tr("&Notes"));
    m_notes->setChecked(true);

    auto *form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->addRow(tr("&Roster of"), m_choice);
    form->addRow(tr("&Paper"), m_size);
    form->addRow(m_landscape);
    form->addRow(m_large);
    form->addRow(tr("Below the boxes"), m_strengths);
    form->addRow(m_notes);

    m_printer->setPageSize(QPageSize(QPageSize::A4));
    m_preview = new QPrintPreviewWidget(m_printer.get());
    m_preview->setAccessibleName(tr("Preview"));
    m_preview->setMinimumSize(420, 480);
    m_preview->setZoomMode(QPrintPreviewWidget::FitInView);
    connect(m_preview, &QPrintPreviewWidget::paintRequested, this, [this](QPrinter *printer) {
        if (m_document)
            printDocument(*m_document, *printer);
    });

    m_page = new QSpinBox;
    m_page->setAccessibleName(tr("Page shown"));
    connect(m_page, &QSpinBox::valueChanged, m_preview, &QPrintPreviewWidget::setCurrentPage);
    connect(m_preview, &QPrintPreviewWidget::previewChanged, this, [this] {
        const QSignalBlocker quiet(m_page);
        m_page->setValue(m_preview->currentPage());
    });
    auto *bar = new QHBoxLayout;
    const auto button = [&](const QString &text, const QString &tip, const QKeySequence &key,
                            auto &&act) {
        auto *out = new QToolButton;
        out->setText(text);
        out->setToolTip(tip + QStringLiteral(" (") + key.toString(QKeySequence::NativeText) +
                        QLatin1Char(')'));
        out->setAccessibleName(tip);
        out->setShortcut(key);
        connect(out, &QToolButton::clicked, this, act);
        bar->addWidget(out);
    };
    auto *pageLabel = new QLabel(tr("Pag&e"));
    pageLabel->setBuddy(m_page);
    bar->addWidget(pageLabel);
    bar->addWidget(m_page);
    bar->addStretch();
    button(QStringLiteral("\u2212"), tr("Smaller"), QKeySequence(QKeySequence::ZoomOut),
           [this] { m_preview->zoomOut(); });
    button(QStringLiteral("+"), tr("Larger"), QKeySequence(QKeySequence::ZoomIn),
           [this] { m_preview->zoomIn(); });
    button(tr("Whole page"), tr("Whole page"), QKeySequence(tr("Ctrl+0")),
           [this] { m_preview->setZoomMode(QPrintPreviewWidget::FitInView); });
    button(tr("Width"), tr("As wide as the view"), QKeySequence(tr("Ctrl+1")),
           [this] { m_preview->setZoomMode(QPrintPreviewWidget::FitToWidth); });

    m_state = new QLabel;
    m_state->setWordWrap(true);
    auto *buttons = new QDialogButtonBox;
    auto *print = buttons->addButton(tr("P&rint..."), QDialogButtonBox::AcceptRole);
    auto *save = buttons->addButton(tr("&Save as PDF..."), QDialogButtonBox::ActionRole);
    buttons->addButton(QDialogButtonBox::Close);
    print->setDefault(true);
    connect(print, &QPushButton::clicked, this, &PrintDialog::print);
    connect(save, &QPushButton::clicked, this, &PrintDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *side = new QVBoxLayout;
    side->addLayout(form);
    side->addStretch();
    side->addWidget(m_state);
    auto *right = new QVBoxLayout;
    right->addLayout(bar);
    right->addWidget(m_preview, 1);
    auto *middle = new QHBoxLayout;
    middle->addLayout(side);
    middle->addLayout(right, 1);
    auto *all = new QVBoxLayout(this);
    all->addLayout(middle, 1);
    all->addWidget(buttons);

    connect(m_choice, &QComboBox::currentIndexChanged, this, &PrintDialog::remake);
    connect(m_size, &QComboBox::currentIndexChanged, this, &PrintDialog::remake);
    for (QCheckBox *box : {m_landscape, m_large, m_strengths, m_notes})
        connect(box, &QCheckBox::toggled, this, &PrintDialog::remake);
    remake();
    resize(fontMetrics().averageCharWidth() * 130, fontMetrics().height() * 44);
}

PrintDialog::~PrintDialog() = default;

/// Every army, and under it its columns.
void PrintDialog::fillChoices(ArmyId army, ColumnId column) {
    const oob::OrderOfBattle &book = m_session.book();
    const oob::Children children(book);
    for (const ArmyId id : oob::armiesInOrder(book)) {
        m_choice->addItem(QString::fromStdString(book.armies.at(id).name), choiceData(id, {}));
        for (const oob::Stop &stop : oob::walk(book, id, children))
            if (const auto *at = std::get_if<ColumnId>(&stop.node))
                m_choice->addItem(QString(int(stop.depth + 1) * 3, QLatin1Char(' ')) +
                                      QString::fromStdString(book.columns.at(*at).name),
                                  choiceData(id, *at));
    }
    const int at = m_choice->findData(choiceData(army, column));
    m_choice->setCurrentIndex(std::max(at, 0));
}

void PrintDialog::remake() {
    const QStringList ids = m_choice->currentData().toStringList();
    if (ids.size() != 2) {
        m_document.reset();
        m_state->setText(tr("There is no army to print yet."));
        return;
    }
    RosterChoice choice;
    choice.army = ArmyId::parse(ids[0].toStdString()).value_or(ArmyId());
    choice.column = ColumnId::parse(ids[1].toStdString()).value_or(ColumnId());
    choice.strengths = m_strengths->isChecked();
    choice.notes = m_notes->isChecked();
    Paper paper;
    paper.size = paperSize(m_size->currentData().toString()).value_or(paper.size);
    paper.landscape = m_landscape->isChecked();
    paper.large = m_large->isChecked();
    m_document = std::make_unique<RosterDocument>(m_session.book(), m_session.ruleSet(),
                                                  m_session.options(), m_texts, choice, paper);
    m_printer->setFullPage(true);
    m_printer->setPageLayout(paper.layout());
    m_page->setRange(1, std::max(1, pageCount()));
    m_page->setSuffix(tr(" of %1").arg(pageCount()));
    m_state->clear();
    m_preview->updatePreview();
}

Result<void> PrintDialog::writeTo(const QString &path) const {
    return m_document ? writeDocument(*m_document, path) : Result<void>();
}

void PrintDialog::save() {
    if (!m_document)
        return;
    QString name = m_document->title();
    for (QChar &c : name)
        if (!c.isLetterOrNumber() && c != u' ' && c != u'-')
            c = u'_';
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QString path = QFileDialog::getSaveFileName(
        this, tr("Save as PDF"), folder + u'/' + name.left(80) + QStringLiteral(".pdf"),
        tr("PDF (*.pdf);;SVG pictures (*.svg);;PNG pictures (*.png)"));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".pdf");
    const Result<void> done = writeTo(path);
    m_state->setText(done ? tr("Written: %1").arg(path) : m_texts.error(done.error()));
}

void PrintDialog::print() {
    if (!m_document)
        return;
    QPrinter printer(QPrinter::HighResolution);
    printer.setPageLayout(m_document->paper().layout());
    QPrintDialog dialog(&printer, this);
    dialog.setMinMax(1, pageCount());
    dialog.setOption(QAbstractPrintDialog::PrintPageRange);
    if (dialog.exec() != QDialog::Accepted)
        return;
    printDocument(*m_document, printer);
    accept();
}

void showPrint(const PageContext &context, const BookNode &node, QWidget *parent) {
    auto *dialog =
        new PrintDialog(context.session, context.texts,
                        node.kind == BookNode::Kind::Army ? ArmyId(node.id) : ArmyId(), {}, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace sabretache::ui
