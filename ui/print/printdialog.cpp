#include "ui/print/printdialog.h"

#include "oob/queries.h"
#include "session/battlesession.h"
#include "session/booksession.h"
#include "ui/models/battle/shown.h"
#include "ui/models/booktreemodel.h"
#include "ui/print/campaignreport.h"
#include "ui/print/sheets.h"
#include "ui/text/languages.h"
#include "ui/views/page.h"
#include "ui/views/wordslabel.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPrintDialog>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardPaths>
#include <QToolButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace sabretache::ui {

namespace {

/// Keeps a choice's ids in a combo box.
QStringList choiceData(ArmyId army, ColumnId column) {
    return {QString::fromStdString(army.text()),
            column.isNull() ? QString() : QString::fromStdString(column.text())};
}

} // namespace

PrintDialog::PrintDialog(session::BookSession &session, const Texts &texts,
                         const PrintTarget &target, const ReportSources &sources, QWidget *parent)
    : QDialog(parent), m_session(session), m_texts(texts), m_target(target), m_sources(sources),
      m_printer(std::make_unique<QPrinter>(QPrinter::HighResolution)) {
    setWindowTitle(tr("Print"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    QWidget *side = options();

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
    m_page->setObjectName(QStringLiteral("page"));
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

    m_state = new WordsLabel;
    m_state->setWordWrap(true);
    auto *buttons = new QDialogButtonBox;
    m_print = buttons->addButton(tr("P&rint…"), QDialogButtonBox::AcceptRole);
    m_save = buttons->addButton(tr("&Save as PDF or picture…"), QDialogButtonBox::ActionRole);
    buttons->addButton(QDialogButtonBox::Close);
    m_print->setDefault(true);
    connect(m_print, &QPushButton::clicked, this, &PrintDialog::print);
    connect(m_save, &QPushButton::clicked, this, &PrintDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    // The options scroll where the window, or the text's size, leaves too little room for them.
    auto *scroll = new QScrollArea;
    scroll->setWidget(side);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumWidth(side->sizeHint().width() +
                            scroll->verticalScrollBar()->sizeHint().width());
    auto *left = new QVBoxLayout;
    left->addWidget(scroll, 1);
    left->addWidget(m_state);
    auto *right = new QVBoxLayout;
    right->addLayout(bar);
    right->addWidget(m_preview, 1);
    auto *middle = new QHBoxLayout;
    middle->addLayout(left);
    middle->addLayout(right, 1);
    auto *all = new QVBoxLayout(this);
    all->addLayout(middle, 1);
    all->addWidget(buttons);

    fillKinds();
    fillChoices();
    kindChosen();
    connect(m_kind, &QComboBox::currentIndexChanged, this, &PrintDialog::kindChosen);
    // Before the print is made anew: it asks which units are ticked.
    connect(m_choice, &QComboBox::currentIndexChanged, this, &PrintDialog::fillUnits);
    for (QComboBox *box : {m_choice, m_columns, m_card, m_size, m_orientation, m_language})
        connect(box, &QComboBox::currentIndexChanged, this, &PrintDialog::remake);
    for (QSpinBox *box : {m_labelWidth, m_labelHeight, m_turns, m_margin})
        connect(box, &QSpinBox::valueChanged, this, &PrintDialog::remake);
    for (QLineEdit *line : {m_header, m_footer})
        connect(line, &QLineEdit::editingFinished, this, &PrintDialog::remake);
    for (QCheckBox *box : {m_number, m_conditions, m_commanders, m_details, m_strengths, m_honours,
                           m_notes, m_source, m_totals, m_large, m_inkSaving})
        connect(box, &QCheckBox::toggled, this, &PrintDialog::remake);
    connect(m_some, &QCheckBox::toggled, this, [this] {
        fillUnits();
        showOptions();
        remake();
    });
    m_ticked.setSingleShot(true);
    connect(&m_ticked, &QTimer::timeout, this, &PrintDialog::remake);
    connect(m_units, &QTreeWidget::itemChanged, &m_ticked, [this] { m_ticked.start(0); });
    m_kind->setFocus();
    resize(fontMetrics().averageCharWidth() * 150, fontMetrics().height() * 46);
}

PrintDialog::~PrintDialog() = default;

QCheckBox *PrintDialog::field(const QString &text, bool on) {
    auto *out = new QCheckBox(text);
    out->setChecked(on);
    auto *grid = static_cast<QGridLayout *>(m_fields->layout());
    const int place = grid->count();
    grid->addWidget(out, place / 2, place % 2);
    return out;
}

/// Everything at the left; showOptions() hides what the kind does not ask for.
QWidget *PrintDialog::options() {
    const auto combo = [](const char *name) {
        auto *out = new QComboBox;
        out->setObjectName(QLatin1String(name));
        out->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        out->setMinimumContentsLength(18);
        return out;
    };
    const auto spin = [](const char *name, int least, int most, int value, const QString &suffix) {
        auto *out = new QSpinBox;
        out->setObjectName(QLatin1String(name));
        out->setRange(least, most);
        out->setValue(value);
        out->setSuffix(suffix);
        return out;
    };
    m_kind = combo("kind");
    m_choice = combo("choice");
    m_some = new QCheckBox(tr("Onl&y the units ticked"));
    m_some->setObjectName(QStringLiteral("some"));
    m_units = new QTreeWidget;
    m_units->setObjectName(QStringLiteral("units"));
    m_units->setAccessibleName(tr("Units to print"));
    m_units->setHeaderHidden(true);
    m_units->setUniformRowHeights(true);
    m_units->setMinimumHeight(fontMetrics().height() * 10);
    m_columns = combo("columns");
    m_columns->addItem(tr("One"), 1);
    m_columns->addItem(tr("Two, where the paper is wide enough"), 2);
    m_card = combo("card");
    m_card->addItem(tr("Poker, 63.5 × 88.9 mm"), kPokerMm);
    m_card->addItem(tr("A6, 105 × 148 mm"), kA6Mm);
    m_labelWidth = spin("labelWidth", 20, 200, qRound(kLabelMm.width()), tr(" mm"));
    m_labelWidth->setAccessibleName(tr("Width of a label"));
    m_labelHeight = spin("labelHeight", 5, 100, qRound(kLabelMm.height()), tr(" mm"));
    m_labelHeight->setAccessibleName(tr("Height of a label"));
    m_label = new QWidget;
    auto *labelRow = new QHBoxLayout(m_label);
    labelRow->setContentsMargins(0, 0, 0, 0);
    labelRow->addWidget(m_labelWidth);
    labelRow->addWidget(new QLabel(QStringLiteral("×")));
    labelRow->addWidget(m_labelHeight);
    labelRow->addStretch();
    m_turns = spin("turns", 0, 100, 0, {});
    m_turns->setSpecialValueText(tr("As the scenario has"));

    m_fields = new QWidget;
    auto *grid = new QGridLayout(m_fields);
    grid->setContentsMargins(0, 0, 0, 0);
    const PrintFields usual;
    m_number = field(tr("C&lass"), usual.number);
    m_conditions = field(tr("Con&ditions"), usual.conditions);
    m_commanders = field(tr("Commanders"), usual.commanders);
    m_details = field(tr("Nation, &arms"), usual.details);
    m_strengths = field(tr("&Men, guns"), usual.strengths);
    m_honours = field(tr("Hono&urs"), usual.honours);
    m_notes = field(tr("&Notes"), usual.notes);
    m_source = field(tr("Sourc&e"), usual.source);
    m_totals = field(tr("&Totals"), usual.totals);

    m_size = combo("size");
    m_size->addItem(tr("A4"), QStringLiteral("a4"));
    m_size->addItem(tr("Letter"), QStringLiteral("letter"));
    m_size->addItem(tr("A5"), QStringLiteral("a5"));
    // The paper of the reader's country.
    if (QLocale().measurementSystem() == QLocale::ImperialUSSystem)
        m_size->setCurrentIndex(1);
    m_orientation = combo("orientation");
    m_orientation->addItem(tr("Portrait"), false);
    m_orientation->addItem(tr("Landscape"), true);
    m_margin = spin("margin", 5, 40, 12, tr(" mm"));
    m_large = new QCheckBox(tr("Lar&ge print"));
    m_large->setToolTip(tr("Text of at least 14 points and larger boxes"));
    m_inkSaving = new QCheckBox(tr("Save &ink"));
    m_inkSaving->setToolTip(tr("Thin rules and no dark fills"));
    m_header = new QLineEdit;
    m_footer = new QLineEdit;
    for (QLineEdit *line : {m_header, m_footer}) {
        line->setPlaceholderText(tr("none"));
        line->setToolTip(tr("One line on each page; {page}, {pages} and {date} are filled in"));
    }
    m_language = combo("language");
    m_language->addItem(tr("As in the window"), QString());
    for (const QString &code : languages()) {
        const QLocale locale(code);
        m_language->addItem(QLocale::languageToString(locale.language()), code);
    }

    auto *side = new QWidget;
    m_form = new QFormLayout(side);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->addRow(tr("&What"), m_kind);
    m_form->addRow(tr("&Of"), m_choice);
    m_form->addRow(QString(), m_some);
    m_form->addRow(m_units);
    m_form->addRow(tr("Card"), m_card);
    m_form->addRow(tr("Label"), m_label);
    m_form->addRow(tr("Turns"), m_turns);
    m_form->addRow(tr("Columns"), m_columns);
    m_form->addRow(tr("With"), m_fields);
    m_form->addRow(tr("&Paper"), m_size);
    m_form->addRow(tr("Held"), m_orientation);
    m_form->addRow(tr("Margins"), m_margin);
    m_form->addRow(QString(), m_large);
    m_form->addRow(QString(), m_inkSaving);
    m_form->addRow(tr("&Header"), m_header);
    m_form->addRow(tr("&Footer"), m_footer);
    m_form->addRow(tr("Language"), m_language);
    return side;
}

void PrintDialog::fillKinds() {
    const auto add = [&](const QString &text, Entry entry) {
        m_kind->addItem(text);
        m_entries.push_back(entry);
    };
    // What the book's battle or campaign has to say stands first where it was asked for.
    if (!m_target.battle.isNull() || m_target.campaign) {
        // From a page that shows one side's view nothing else is printed.
        const auto viewer = shownTo(m_target.battle);
        const std::string_view only = !viewer                          ? std::string_view()
                                      : *viewer == battle::Side::First ? "report-first"
                                                                       : "report-second";
        const auto of = m_target.campaign ? ReportSource::Of::Campaign : ReportSource::Of::Battle;
        for (const ReportSource &source : m_sources)
            if (source.of == of && (only.empty() || source.what == only))
                add(m_texts.label(TextKind::Word, "print-what-" + std::string(source.what)),
                    {std::nullopt, &source, false});
        if (!only.empty())
            return;
        if (!m_target.battle.isNull())
            add(m_texts.label(TextKind::Word, "print-what-battle-return"),
                {std::nullopt, nullptr, true});
    }
    for (const auto &[kind, word] : kWords<PrintKind>)
        add(m_texts.label(TextKind::Word, "print-what-" + std::string(word)),
            {kind, nullptr, false});
}

/// Every army, and under it its columns.
void PrintDialog::fillChoices() {
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
    const int at = m_choice->findData(choiceData(m_target.army, m_target.column));
    m_choice->setCurrentIndex(std::max(at, 0));
}

/// What is chosen, with everything ticked; a tick on a column is one on all that it holds.
void PrintDialog::fillUnits() {
    const QSignalBlocker quiet(m_units);
    m_units->clear();
    const QStringList ids = m_choice->currentData().toStringList();
    if (!m_some->isChecked() || ids.size() != 2)
        return;
    const ArmyId army = ArmyId::parse(ids[0].toStdString()).value_or(ArmyId());
    const ColumnId column = ColumnId::parse(ids[1].toStdString()).value_or(ColumnId());
    const oob::OrderOfBattle &book = m_session.book();
    const oob::Children children(book);
    const std::vector<oob::Stop> stops =
        column.isNull() ? oob::walk(book, army, children) : oob::walk(book, column, children);
    std::vector<QTreeWidgetItem *> above{m_units->invisibleRootItem()};
    for (const oob::Stop &stop : stops) {
        above.resize(std::min(above.size(), stop.depth + 1));
        auto *item = new QTreeWidgetItem(above.back());
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
        if (const auto *id = std::get_if<ColumnId>(&stop.node)) {
            item->setText(0, QString::fromStdString(book.columns.at(*id).name));
            above.push_back(item);
        } else {
            const auto &unit = std::get<UnitId>(stop.node);
            item->setText(0, QString::fromStdString(book.units.at(unit).name));
            item->setData(0, Qt::UserRole, QString::fromStdString(unit.text()));
        }
        item->setCheckState(0, Qt::Checked);
    }
    m_units->expandAll();
}

void PrintDialog::showOptions() {
    const Entry &entry = m_entries.at(std::size_t(m_kind->currentIndex()));
    const auto is = [&](std::initializer_list<PrintKind> kinds) {
        return entry.kind && std::find(kinds.begin(), kinds.end(), *entry.kind) != kinds.end();
    };
    const auto show = [&](QWidget *row, bool on) {
        row->setVisible(on);
        if (QWidget *label = m_form->labelForField(row))
            label->setVisible(on);
    };
    const bool choosable = entry.kind && *entry.kind != PrintKind::Reference;
    show(m_choice, choosable);
    m_some->setVisible(choosable);
    m_units->setVisible(choosable && m_some->isChecked());
    show(m_card, is({PrintKind::Cards, PrintKind::Commanders}));
    show(m_label, is({PrintKind::Labels}));
    show(m_turns, is({PrintKind::Orders}));
    show(m_columns, is({PrintKind::Roster}));
    const bool words = is({PrintKind::Roster, PrintKind::Cards});
    show(m_fields, words || is({PrintKind::Labels}));
    for (QCheckBox *box : {m_conditions, m_details, m_strengths, m_honours, m_notes, m_source})
        box->setVisible(words);
    m_totals->setVisible(is({PrintKind::Roster}));
}

void PrintDialog::kindChosen() {
    showOptions();
    const Entry &entry = m_entries.at(std::size_t(m_kind->currentIndex()));
    {
        const QSignalBlocker quiet(m_margin);
        m_margin->setValue(qRound(entry.kind ? usualMarginMm(*entry.kind) : 12.0));
    }
    remake();
}

PrintSetup PrintDialog::setup() const {
    PrintSetup out;
    Paper &paper = out.paper;
    paper.size = paperSize(m_size->currentData().toString()).value_or(paper.size);
    paper.landscape = m_orientation->currentData().toBool();
    paper.large = m_large->isChecked();
    paper.inkSaving = m_inkSaving->isChecked();
    paper.marginMm = m_margin->value();
    paper.header = m_header->text();
    paper.footer = m_footer->text();
    out.fields = {m_number->isChecked(),  m_conditions->isChecked(), m_commanders->isChecked(),
                  m_details->isChecked(), m_strengths->isChecked(),  m_honours->isChecked(),
                  m_notes->isChecked(),   m_source->isChecked(),     m_totals->isChecked()};
    out.columns = m_columns->currentData().toInt();
    out.cardMm = m_card->currentData().toSizeF();
    out.labelMm = QSizeF(m_labelWidth->value(), m_labelHeight->value());
    out.turns = m_turns->value();
    return out;
}

std::optional<PrintPart> PrintDialog::part() const {
    const QStringList ids = m_choice->currentData().toStringList();
    if (ids.size() != 2)
        return std::nullopt;
    PrintPart out;
    out.army = ArmyId::parse(ids[0].toStdString()).value_or(ArmyId());
    out.column = ColumnId::parse(ids[1].toStdString()).value_or(ColumnId());
    if (!m_some->isChecked())
        return out;
    for (QTreeWidgetItemIterator it(m_units); *it; ++it)
        if (const QString id = (*it)->data(0, Qt::UserRole).toString();
            !id.isEmpty() && (*it)->checkState(0) == Qt::Checked)
            out.units.insert(UnitId::parse(id.toStdString()).value_or(UnitId()));
    if (out.units.empty()) // that would be all of them
        return std::nullopt;
    return out;
}

/// @return null where there is nothing to print yet
Result<std::unique_ptr<PrintDocument>> PrintDialog::make(bool asPicture) const {
    const Entry &entry = m_entries.at(std::size_t(m_kind->currentIndex()));
    PrintSetup how = setup();
    how.asPicture = asPicture;
    const rules::OptionValues options = m_session.options();
    const PrintBook from{m_session.book(), m_session.ruleSet(), options, words(),
                         honoursOf(m_session.book())};
    if (entry.kind) {
        const auto chosen = part();
        if (!chosen && *entry.kind != PrintKind::Reference)
            return nullptr;
        return makePrint(*entry.kind, from, chosen.value_or(PrintPart()), how);
    }
    if (entry.battleReturn) {
        const auto battle = m_session.openBattle(m_target.battle);
        if (!battle)
            return tl::unexpected(battle.error());
        return std::make_unique<ReportDocument>(returnSheets((*battle)->setup(), from), words(),
                                                how.paper);
    }
    auto report = entry.source->make(m_session, m_target.battle, words());
    if (!report)
        return tl::unexpected(report.error());
    return std::make_unique<ReportDocument>(std::move(*report), words(), how.paper);
}

void PrintDialog::remake() {
    // The document that goes still reads from the words that it was made with.
    m_document.reset();
    const QString language = m_language->currentData().toString();
    if (language.isEmpty())
        m_otherTexts.reset();
    else if (!m_otherTexts || m_otherTexts->language() != language)
        m_otherTexts = std::make_unique<Texts>(language);
    auto made = make(false);
    if (made)
        m_document = std::move(*made);
    m_state->setText(!made         ? m_texts.error(made.error())
                     : !m_document ? (m_some->isChecked() ? tr("No unit is ticked.")
                                                          : tr("There is no army to print yet."))
                                   : QString());
    m_print->setEnabled(m_document != nullptr);
    m_save->setEnabled(m_document != nullptr);
    if (m_document) {
        m_printer->setFullPage(true);
        m_printer->setPageLayout(m_document->paper().layout());
    }
    m_page->setRange(1, std::max(1, pageCount()));
    m_page->setSuffix(tr(" of %1").arg(pageCount()));
    m_preview->updatePreview();
}

Result<void> PrintDialog::writeTo(const QString &path) const {
    const QString ending = QFileInfo(path).suffix().toLower();
    if (m_document && (ending == u"svg" || ending == u"png")) {
        const auto picture = make(true);
        if (!picture)
            return tl::unexpected(picture.error());
        return writeDocument(**picture, path);
    }
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
        this, tr("Save as PDF or picture"),
        folder + u'/' + name.left(60) + QStringLiteral(", ") +
            m_kind->currentText().toLower().replace(u'/', u'-') + QStringLiteral(".pdf"),
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
    // A printer that can't reach as far as the page's margins gets the page anew with its own.
    QPageLayout layout = printer.pageLayout();
    layout.setUnits(QPageLayout::Millimeter);
    const QMarginsF least = layout.minimumMargins();
    const double widest = std::max({least.left(), least.top(), least.right(), least.bottom()});
    if (widest > m_margin->value() && widest <= m_margin->maximum()) {
        m_margin->setValue(int(std::ceil(widest)));
        m_state->setText(tr("This printer needs margins of %1 mm: look at the pages once more.")
                             .arg(m_margin->value()));
        return;
    }
    printDocument(*m_document, printer);
    accept();
}

std::function<void(const PageContext &, const BookNode &, QWidget *)>
printService(const ReportSources &sources) {
    return [&sources](const PageContext &context, const BookNode &node, QWidget *parent) {
        PrintTarget target;
        switch (node.kind) {
        case BookNode::Kind::Army:
        case BookNode::Kind::Commanders:
            target.army = ArmyId(node.id);
            break;
        case BookNode::Kind::Battle:
            target.battle = BattleId(node.id);
            break;
        case BookNode::Kind::Campaign:
            target.campaign = true;
            break;
        default:
            break;
        }
        auto *dialog = new PrintDialog(context.session, context.texts, target, sources, parent);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    };
}

} // namespace sabretache::ui
