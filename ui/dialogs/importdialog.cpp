#include "ui/dialogs/importdialog.h"

#include "base/orderedids.h"
#include "exchange/exporter.h"
#include "ui/dialogs/fitting.h"
#include "ui/views/icons.h"
#include "ui/views/theme.h"
#include "ui/views/wordslabel.h"

#include <QApplication>
#include <QComboBox>
#include <QCryptographicHash>
#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTabWidget>
#include <QTableWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sabretache::ui {
namespace {

using exchange::Mapping;
using exchange::Meaning;

/// So many rows are written in a blink.
constexpr std::size_t kQuickRows = 5000;
/// How often the bar moves and Stop is heard while a book is written, in milliseconds.
constexpr qint64 kBetweenShowing = 40;
constexpr std::size_t kMostRawRows = 300;
/// What is read while one waits, in a blink; more is read in a thread.
constexpr std::size_t kQuickBytes = 256 * 1024;
/// Encodings that old lists come in; the first is what the bytes say.
constexpr const char *kEncodings[] = {"",           "UTF-8",        "windows-1252",
                                      "ISO-8859-1", "windows-1250", "windows-1251",
                                      "IBM437",     "IBM850",       "UTF-16LE"};
constexpr char kDelimiters[] = {0, ',', ';', '\t', '|', exchange::kNoDelimiter};
QString text16(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Rows with as much air as those of an order of battle.
class RoomyRows final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(kRhythm, kRhythm - 2);
    }
};

QTreeWidget *table(const QStringList &heads, const QString &name, QWidget *parent) {
    auto *out = new QTreeWidget(parent);
    out->setHeaderLabels(heads);
    out->setRootIsDecorated(false);
    out->setUniformRowHeights(true);
    out->setAlternatingRowColors(true);
    out->setSelectionMode(QAbstractItemView::ExtendedSelection);
    out->setItemDelegate(new RoomyRows(out));
    out->setAccessibleName(name);
    return out;
}

QTableWidget *grid(const QString &name, QWidget *parent) {
    auto *out = new QTableWidget(parent);
    out->setAccessibleName(name);
    out->setEditTriggers(QAbstractItemView::NoEditTriggers);
    out->setSelectionMode(QAbstractItemView::ContiguousSelection);
    out->setWordWrap(false);
    out->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    out->verticalHeader()->setDefaultSectionSize(out->fontMetrics().height() + kRhythm);
    return out;
}

} // namespace

ImportDialog::ImportDialog(const PageContext &context, const QString &file, QWidget *parent)
    : QDialog(parent), m_context(context), m_file(file), m_summary(new WordsLabel(this)),
      m_format(new WordsLabel(this)), m_sheet(new QComboBox(this)), m_encoding(new QComboBox(this)),
      m_delimiter(new QComboBox(this)), m_headLine(new QSpinBox(this)),
      m_headRows(new QSpinBox(this)), m_hierarchy(new QComboBox(this)),
      m_armyName(new QLineEdit(this)), m_perBattalion(new QSpinBox(this)),
      m_perSquadron(new QSpinBox(this)), m_bar(new QProgressBar(this)),
      m_stop(new QPushButton(tr("S&top"), this)), m_side(new QWidget(this)),
      m_tabs(new QTabWidget(this)),
      m_units(table({tr("What"), tr("Unit"), tr("Where"), tr("Arm"), tr("Bns/Sqns"), tr("Men"),
                     tr("Guns"), tr("Commander"), tr("Line"), tr("As it stands there")},
                    tr("Units read"), this)),
      m_columns(grid(tr("Meaning of the columns"), this)),
      m_rows(grid(tr("The file as it stands"), this)),
      m_lines(table({tr("Line"), tr("Why"), tr("Text")}, tr("Lines with remarks"), this)),
      m_buttons(new QDialogButtonBox(this)) {
    setWindowTitle(tr("Import %1").arg(QFileInfo(file).fileName()));
    m_units->setTextElideMode(Qt::ElideMiddle);
    for (const int right : {4, 5, 6, 8})
        m_units->headerItem()->setTextAlignment(right, Qt::AlignRight | Qt::AlignVCenter);
    const Texts &texts = context.texts;
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(kRhythm);
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

    for (const char *encoding : kEncodings)
        m_encoding->addItem(*encoding ? QString::fromLatin1(encoding) : tr("as found"),
                            QString::fromLatin1(encoding));
    for (const char delimiter : kDelimiters)
        m_delimiter->addItem(delimiter == 0      ? tr("as found")
                             : delimiter == '\t' ? tr("tabs")
                             : delimiter == exchange::kNoDelimiter
                                 ? tr("none: a list of lines")
                                 : QString(QLatin1Char(delimiter)),
                             int(delimiter));
    m_headLine->setRange(0, 1000);
    m_headLine->setSpecialValueText(tr("there are none"));
    m_headRows->setRange(1, 2);
    for (const auto &[value, name] : kWords<exchange::Hierarchy>)
        m_hierarchy->addItem(texts.label(TextKind::Word, "hierarchy-" + std::string(name)),
                             int(value));
    for (QComboBox *box : {m_sheet, m_encoding, m_delimiter, m_hierarchy}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(14);
        connect(box, &QComboBox::currentTextChanged, box, &QWidget::setToolTip);
    }
    m_armyName->setPlaceholderText(tr("as the file says"));
    for (QSpinBox *rate : {m_perBattalion, m_perSquadron}) {
        rate->setRange(0, 10'000);
        rate->setSingleStep(10);
        rate->setSpecialValueText(tr("none"));
    }
    for (QSpinBox *box : {m_headLine, m_headRows, m_perBattalion, m_perSquadron})
        box->setKeyboardTracking(false);

    QWidget *side = m_side;
    auto *form = new QFormLayout(side);
    form->setContentsMargins(0, 0, kRhythm, 0);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->setVerticalSpacing(kRhythm / 2);
    m_format->setWordWrap(true);
    QFont strong = m_format->font();
    strong.setBold(true);
    m_format->setFont(strong);
    form->addRow(tr("Found"), m_format);
    form->addRow(tr("S&heet"), m_sheet);
    form->addRow(tr("&Encoding"), m_encoding);
    form->addRow(tr("Cells are parted &by"), m_delimiter);
    form->addRow(tr("&Heads stand in line"), m_headLine);
    form->addRow(tr("&Rows of heads"), m_headRows);
    form->addRow(tr("&Formations stand"), m_hierarchy);
    form->addRow(tr("&Army, if none is named"), m_armyName);
    form->addRow(tr("Men to a ba&ttalion, if not given"), m_perBattalion);
    form->addRow(tr("Men to a s&quadron, if not given"), m_perSquadron);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setWidget(side);
    scroll->setFixedWidth(
        std::max(side->sizeHint().width(), fontMetrics().averageCharWidth() * 34));

    m_columns->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_tabs->addTab(m_units, tr("&Units"));
    m_tabs->addTab(m_columns, tr("&Columns"));
    m_tabs->addTab(m_rows, tr("The fi&le"));
    m_tabs->addTab(m_lines, tr("Lines &not read"));
    auto *right = new QVBoxLayout;
    right->setSpacing(kRhythm);
    right->addWidget(m_summary);
    auto *busy = new QHBoxLayout;
    busy->addWidget(m_bar, 1);
    busy->addWidget(m_stop);
    right->addLayout(busy);
    m_bar->setRange(0, 1000);
    m_bar->setAccessibleName(tr("How far it is"));
    m_stop->setObjectName(QStringLiteral("stop"));
    m_sheet->setObjectName(QStringLiteral("sheet"));
    m_ticks.setInterval(50);
    connect(&m_ticks, &QTimer::timeout, this, [this] {
        if (m_progress)
            m_bar->setValue(m_progress->permille());
    });
    connect(m_stop, &QPushButton::clicked, this, &ImportDialog::stop);
    right->addWidget(m_tabs, 1);
    auto *middle = new QHBoxLayout;
    middle->addWidget(scroll);
    middle->addLayout(right, 1);
    layout->addLayout(middle, 1);
    m_import = m_buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    m_buttons->addButton(QDialogButtonBox::Cancel);
    m_use = m_buttons->addButton(tr("Use a &mapping…"), QDialogButtonBox::ActionRole);
    m_save = m_buttons->addButton(tr("&Save the mapping…"), QDialogButtonBox::ActionRole);
    m_import->setObjectName(QStringLiteral("import"));
    m_import->setDefault(true);
    m_use->setToolTip(tr("Reads the file in a way that was saved before"));
    m_save->setToolTip(tr("Keeps how the file is read, also for import --mapping"));
    connect(m_buttons, &QDialogButtonBox::accepted, this, &ImportDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_use, &QPushButton::clicked, this, &ImportDialog::chooseMapping);
    connect(m_save, &QPushButton::clicked, this, &ImportDialog::saveMapping);
    layout->addWidget(m_buttons);

    connect(m_sheet, &QComboBox::activated, this, &ImportDialog::changeSheet);
    connect(m_encoding, &QComboBox::activated, this, &ImportDialog::changeTable);
    connect(m_delimiter, &QComboBox::activated, this, &ImportDialog::changeTable);
    for (QSpinBox *box : {m_headLine, m_headRows})
        connect(box, &QSpinBox::valueChanged, this, &ImportDialog::changeHeads);
    connect(m_hierarchy, &QComboBox::activated, this, [this] {
        if (m_showing || !m_reading)
            return;
        Mapping mapping = m_reading->mapping;
        mapping.hierarchy = static_cast<exchange::Hierarchy>(m_hierarchy->currentData().toInt());
        m_changed = true;
        useMapping(mapping);
    });
    connect(m_armyName, &QLineEdit::editingFinished, this, [this] {
        if (!m_showing && m_armyName->isModified())
            read();
    });
    for (QSpinBox *rate : {m_perBattalion, m_perSquadron})
        connect(rate, &QSpinBox::valueChanged, this, [this] {
            if (!m_showing)
                read();
        });
    const int em = fontMetrics().averageCharWidth();
    resizeWithin(*this, em * 165, em * 95);
    showBusy(false);
    load();
    read();
}

ImportDialog::~ImportDialog() {
    if (m_progress)
        m_progress->stop();
    if (m_worker.joinable())
        m_worker.join();
}

void ImportDialog::stopReading() {
    if (m_progress)
        m_progress->stop();
    if (!m_worker.joinable())
        return;
    m_worker.join(); // readers ask every few hundred rows: at once
    m_progress.reset();
    showBusy(false);
    if (!m_reading)
        m_summary->setText(
            m_context.texts.error({exchange::kImportStopped, {}, {}}).toHtmlEscaped());
}

void ImportDialog::stop() {
    if (m_writing)
        m_writing->stop();
    else
        stopReading();
}

void ImportDialog::reject() {
    if (m_writing) {
        m_writing->stop(); // the transaction is taken back first; the reading stays on the screen
        return;
    }
    stopReading();
    QDialog::reject();
}

void ImportDialog::showBusy(bool busy) {
    m_bar->setVisible(busy);
    m_stop->setVisible(busy);
    m_bar->setValue(0);
    m_side->setEnabled(!busy);
    m_tabs->setEnabled(!busy);
    m_use->setEnabled(!busy);
    m_save->setEnabled(!busy && m_reading && !m_reading->mapping.columns.empty());
    m_import->setEnabled(!busy && !m_plan.edit.changes.empty());
    if (busy) {
        m_ticks.start();
        m_stop->setFocus();
    } else {
        m_ticks.stop();
    }
}

void ImportDialog::load() {
    QFile file(m_file);
    const std::string name = QFileInfo(m_file).fileName().toStdString();
    if (QFileInfo(m_file).isDir() || !file.open(QIODevice::ReadOnly))
        m_unreadable =
            Error{exchange::kFileUnreadable, {}, {name, file.errorString().toStdString()}};
    else if (file.size() > exchange::kMostFileBytes)
        m_unreadable = Error{exchange::kFileTooLarge,
                             {},
                             {name, std::to_string(exchange::kMostFileBytes / (1024 * 1024))}};
    else
        m_bytes = std::make_shared<const std::string>(file.readAll().toStdString());
}

void ImportDialog::useMapping(const Mapping &mapping) {
    m_mapping = mapping;
    read();
}

void ImportDialog::changeTable() {
    if (m_showing)
        return;
    // Other cells: what the columns mean is guessed anew.
    Mapping mapping;
    mapping.encoding = m_encoding->currentData().toString().toStdString();
    mapping.delimiter = static_cast<char>(m_delimiter->currentData().toInt());
    m_changed = true;
    useMapping(mapping);
}

void ImportDialog::changeSheet() {
    if (m_showing)
        return;
    Mapping mapping; // another sheet has other columns
    mapping.sheet = m_sheet->currentData().toString().toStdString();
    m_changed = true;
    useMapping(mapping);
}

void ImportDialog::changeHeads() {
    if (m_showing || !m_reading)
        return;
    Mapping mapping = m_reading->mapping;
    mapping.headLine = static_cast<std::size_t>(m_headLine->value());
    mapping.headRows = static_cast<std::size_t>(m_headRows->value());
    // What the columns mean follows from the heads that now stand there.
    const auto at = std::find(m_raw.lines.begin(), m_raw.lines.end(), mapping.headLine);
    if (mapping.headLine > 0 && at != m_raw.lines.end()) {
        const auto first = static_cast<std::size_t>(at - m_raw.lines.begin());
        std::size_t width = mapping.columns.size();
        for (std::size_t r = first; r < m_raw.rows.size(); ++r)
            width = std::max(width, m_raw.rows[r].size());
        mapping.columns.resize(width);
        for (std::size_t c = 0; c < width; ++c) {
            std::string head;
            for (std::size_t r = first; r < first + mapping.headRows && r < m_raw.rows.size(); ++r)
                if (c < m_raw.rows[r].size())
                    head += (head.empty() ? "" : " ") + m_raw.rows[r][c];
            mapping.columns[c] = exchange::meaningOfHead(head, m_context.session.ruleSets());
        }
        if (!mapping.has(Meaning::Unit) && !mapping.columns.empty())
            mapping.columns.front() = {Meaning::Unit, {}};
    }
    m_changed = true;
    useMapping(mapping);
}

void ImportDialog::changeColumn(int column, const QString &value) {
    if (m_showing || !m_reading)
        return;
    Mapping mapping = m_reading->mapping;
    const auto at = static_cast<std::size_t>(column);
    if (mapping.columns.size() <= at)
        mapping.columns.resize(at + 1);
    const auto meaning = fromWord<Meaning>(value.section(u'/', 0, 0).toStdString());
    mapping.columns[at] = {meaning.value_or(Meaning::Ignore), value.section(u'/', 1).toStdString()};
    // Two columns can't both be the unit's name: the other goes to the notes.
    if (meaning == Meaning::Unit)
        for (std::size_t c = 0; c < mapping.columns.size(); ++c)
            if (c != at && mapping.columns[c].meaning == Meaning::Unit)
                mapping.columns[c] = {Meaning::Notes, {}};
    m_changed = true;
    useMapping(mapping);
}

ImportDialog::Outcome ImportDialog::work(const std::string &bytes,
                                         const exchange::ImportOptions &options,
                                         const oob::OrderOfBattle &book, const IdSource &ids) {
    Outcome out;
    if (options.progress)
        options.progress->part(0, 50);
    out.raw = exchange::rawTable(bytes, options, kMostRawRows);
    auto reading = exchange::readList(bytes, options);
    if (!reading) {
        out.error = reading.error();
        return out;
    }
    out.reading = std::move(*reading);
    if (options.progress)
        options.progress->part(700, 1000);
    out.plan = exchange::planImport(*out.reading, book, options.fileName, ids, options.progress);
    if (options.progress && options.progress->stopped()) {
        out.reading.reset();
        out.error = Error{exchange::kImportStopped, {}, {}};
    }
    return out;
}

void ImportDialog::read() {
    stopReading();
    exchange::ImportOptions options;
    options.ruleSets = &m_context.session.ruleSets();
    options.fileName = QFileInfo(m_file).fileName().toStdString();
    if (m_perBattalion->value() > 0)
        options.menPerBattalion = m_perBattalion->value();
    if (m_perSquadron->value() > 0)
        options.menPerSquadron = m_perSquadron->value();
    options.mapping = m_mapping;
    if (!m_armyName->text().trimmed().isEmpty()) {
        if (!options.mapping)
            options.mapping.emplace();
        options.mapping->armyName = m_armyName->text().simplified().toStdString();
    }
    if (m_unreadable) {
        Outcome none;
        none.error = *m_unreadable;
        takeIn(std::move(none));
        return;
    }
    const oob::OrderOfBattle &book = m_context.session.book();
    if (m_bytes->size() < kQuickBytes) {
        QApplication::setOverrideCursor(Qt::WaitCursor);
        Outcome outcome = work(*m_bytes, options, book, m_context.session.ids());
        QApplication::restoreOverrideCursor();
        takeIn(std::move(outcome));
        return;
    }
    // The thread gets copies of all that it reads. What it comes to is taken in only while it is
    // the newest reading.
    m_progress = std::make_shared<exchange::Progress>();
    options.progress = m_progress.get();
    m_summary->setText(
        tr("Reading %1 (%2) …")
            .arg(QFileInfo(m_file).fileName().toHtmlEscaped(),
                 m_context.texts.locale().formattedDataSize(static_cast<qint64>(m_bytes->size()))));
    showBusy(true);
    m_worker = std::thread([this, bytes = m_bytes, options, book, progress = m_progress] {
        auto outcome = std::make_shared<Outcome>(work(*bytes, options, book, orderedIds()));
        QMetaObject::invokeMethod(
            this,
            [this, outcome, progress] {
                if (progress != m_progress)
                    return;
                if (m_worker.joinable())
                    m_worker.join();
                m_progress.reset();
                showBusy(false);
                takeIn(std::move(*outcome));
            },
            Qt::QueuedConnection);
    });
}

void ImportDialog::takeIn(Outcome outcome) {
    m_raw = std::move(outcome.raw);
    m_reading = std::move(outcome.reading);
    m_plan = std::move(outcome.plan);
    const Error &error = outcome.error;
    const Texts &texts = m_context.texts;
    if (m_reading) {
        QStringList armies;
        for (const std::string &name : m_plan.armies)
            armies << text16(name);
        m_summary->setText(
            tr("<b>%1</b>: %2, %3, %4.<br>%5 new, %6 changed, %7 in the book but not in the list "
               "(they stay). %8 not read, %9 doubtful.")
                .arg(armies.join(QStringLiteral(", ")).toHtmlEscaped(),
                     texts.quantity(std::int64_t(m_plan.sums.units), "units"),
                     texts.quantity(std::int64_t(m_plan.sums.men), "men"),
                     texts.quantity(std::int64_t(m_plan.sums.guns), "guns"),
                     texts.number(std::int64_t(m_plan.added.size())),
                     texts.number(std::int64_t(m_plan.changed.size())),
                     texts.number(std::int64_t(m_plan.missing.size())),
                     texts.quantity(std::int64_t(m_reading->rejected.size()), "lines"),
                     texts.number(std::int64_t(m_reading->warnings.size()))));
    } else {
        m_summary->setText(texts.error(error).toHtmlEscaped());
    }
    m_import->setEnabled(!m_plan.edit.changes.empty());
    m_import->setToolTip(m_reading && m_plan.edit.changes.empty()
                             ? tr("The book holds all of this already.")
                             : QString());
    m_showing = true;
    showControls();
    showColumns();
    showFile();
    showUnits();
    showLines();
    m_showing = false;
    if (!m_first)
        return;
    m_first = false;
    // A table with heads like these was read in the user's own way before.
    if (m_reading && !m_reading->mapping.columns.empty()) {
        const QByteArray kept = QSettings().value(settingKey()).toByteArray();
        if (const auto before = exchange::mappingFromJson(kept.toStdString());
            before && !kept.isEmpty() && *before != m_reading->mapping)
            useMapping(*before);
    }
}

std::string ImportDialog::mappingJson() const {
    return m_reading ? exchange::toJson(m_reading->mapping) : std::string();
}

Result<void> ImportDialog::loadMapping(const QString &path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(exchange::kFileUnreadable,
                    {path.toStdString(), file.errorString().toStdString()});
    const auto mapping = exchange::mappingFromJson(file.readAll().toStdString());
    if (!mapping)
        return tl::unexpected(mapping.error());
    m_changed = true;
    useMapping(*mapping);
    return {};
}

void ImportDialog::saveMapping() {
    QString path = QFileDialog::getSaveFileName(this, tr("Save the mapping"),
                                                QFileInfo(m_file).absolutePath() + u'/' +
                                                    QFileInfo(m_file).completeBaseName() +
                                                    QStringLiteral("-mapping.json"),
                                                tr("Mappings (*.json)"));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".json");
    if (const auto done = exchange::writeWhole(path.toStdString(), mappingJson()); !done)
        m_summary->setText(m_context.texts.error(done.error()).toHtmlEscaped());
}

void ImportDialog::chooseMapping() {
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Use a mapping"), QFileInfo(m_file).absolutePath(),
                                     tr("Mappings (*.json);;All files (*)"));
    if (path.isEmpty())
        return;
    if (const auto done = loadMapping(path); !done)
        m_summary->setText(m_context.texts.error(done.error()).toHtmlEscaped());
}

/// Lists with the same heads are of the same hand.
QString ImportDialog::settingKey() const {
    QCryptographicHash hash(QCryptographicHash::Sha1);
    const std::size_t line = m_reading ? m_reading->mapping.headLine : 0;
    const auto at =
        std::find(m_raw.lines.begin(), m_raw.lines.end(), std::max<std::size_t>(line, 1));
    if (at != m_raw.lines.end())
        for (const std::string &cell :
             m_raw.rows[static_cast<std::size_t>(at - m_raw.lines.begin())]) {
            hash.addData(QByteArray::fromStdString(cell));
            hash.addData(QByteArray(1, '\0'));
        }
    return QStringLiteral("import/mappings/") + QString::fromLatin1(hash.result().toHex());
}

bool ImportDialog::write(std::shared_ptr<const oob::Edit> edit) {
    if (edit->changes.size() <= kQuickRows) {
        QApplication::setOverrideCursor(Qt::WaitCursor);
        const bool done = m_context.editor.perform(std::move(edit), {});
        QApplication::restoreOverrideCursor();
        return done;
    }
    // The book is written on the window's thread, in one transaction; between its rows the window
    // is painted and Stop is heard. Nothing else can be pressed: the dialog is modal.
    exchange::Progress writing;
    m_writing = &writing;
    m_summary->setText(
        tr("Writing %1 …").arg(m_context.texts.quantity(std::int64_t(m_plan.sums.units), "units")));
    showBusy(true);
    QElapsedTimer sinceShown; // from the first rows on
    const bool done =
        m_context.editor.perform(std::move(edit), [&](std::size_t rows, std::size_t all) {
            if (rows > 0 && (!sinceShown.isValid() || sinceShown.elapsed() >= kBetweenShowing)) {
                writing.step(rows, all);
                m_bar->setValue(writing.permille());
                QCoreApplication::processEvents();
                sinceShown.start();
            }
            return !writing.stopped();
        });
    m_writing = nullptr;
    showBusy(false);
    if (!done && writing.stopped())
        m_summary->setText(
            m_context.texts.error({session::kBookWriteStopped, {}, {}}).toHtmlEscaped());
    return done;
}

void ImportDialog::accept() {
    if (m_writing)
        return;
    // Handed over, not copied: it may be large. What was not written can be tried again.
    const auto edit = std::make_shared<oob::Edit>(std::move(m_plan.edit));
    if (!write(edit)) {
        m_plan.edit = std::move(*edit);
        m_import->setEnabled(true);
        m_import->setFocus();
        return;
    }
    if (m_changed && m_reading && !m_reading->mapping.columns.empty())
        QSettings().setValue(settingKey(), QByteArray::fromStdString(mappingJson()));
    QDialog::accept();
}

} // namespace sabretache::ui
