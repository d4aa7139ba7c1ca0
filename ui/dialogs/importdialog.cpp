#include "ui/dialogs/importdialog.h"

#include "exchange/exporter.h"
#include "ui/dialogs/fitting.h"
#include "ui/views/icons.h"
#include "ui/views/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QCryptographicHash>
#include <QDialogButtonBox>
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
#include <QTabWidget>
#include <QTableWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <map>
#include <set>

namespace sabretache::ui {
namespace {

using exchange::Mapping;
using exchange::Meaning;

constexpr std::size_t kMostShown = 5000;
constexpr std::size_t kMostRawRows = 300;
/// What is read while one waits, in a blink; more is read in a thread.
constexpr std::size_t kQuickBytes = 256 * 1024;
/// Encodings that old lists come in; the first is what the bytes say.
constexpr const char *kEncodings[] = {"",           "UTF-8",        "windows-1252",
                                      "ISO-8859-1", "windows-1250", "windows-1251",
                                      "IBM437",     "IBM850",       "UTF-16LE"};
constexpr char kDelimiters[] = {0, ',', ';', '\t', '|', exchange::kNoDelimiter};
constexpr const char *kLevels[] = {"", "wing", "line", "corps", "division", "brigade", "column"};
/// Meanings that a person chooses among; the rest are of our own layout.
constexpr Meaning kMeanings[] = {
    Meaning::Ignore,    Meaning::Notes,      Meaning::Source,        Meaning::Side,
    Meaning::Army,      Meaning::ArmyNation, Meaning::ArmyCommander, Meaning::LevelCommander,
    Meaning::LevelWord, Meaning::Unit,       Meaning::Arm,           Meaning::Nation,
    Meaning::Count,     Meaning::Battalions, Meaning::Squadrons,     Meaning::Companies,
    Meaning::Men,       Meaning::Officers,   Meaning::Guns,          Meaning::Commander,
    Meaning::Rank,      Meaning::Key,        Meaning::Parent,        Meaning::Path};

QString text16(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QTreeWidget *table(const QStringList &heads, const QString &name, QWidget *parent) {
    auto *out = new QTreeWidget(parent);
    out->setHeaderLabels(heads);
    out->setRootIsDecorated(false);
    out->setUniformRowHeights(true);
    out->setAlternatingRowColors(true);
    out->setSelectionMode(QAbstractItemView::ExtendedSelection);
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

/// A column's meaning as one text, for a combo box: "level/wing", "men".
QString keyOf(const exchange::ColumnMeaning &column) {
    QString out = text16(word(column.meaning));
    if (column.meaning == Meaning::Level || column.meaning == Meaning::Field)
        out += u'/' + text16(column.detail);
    return out;
}

} // namespace

ImportDialog::ImportDialog(const PageContext &context, const QString &file, QWidget *parent)
    : QDialog(parent), m_context(context), m_file(file), m_summary(new QLabel(this)),
      m_format(new QLabel(this)), m_sheet(new QComboBox(this)), m_encoding(new QComboBox(this)),
      m_delimiter(new QComboBox(this)), m_headLine(new QSpinBox(this)),
      m_headRows(new QSpinBox(this)), m_hierarchy(new QComboBox(this)),
      m_armyName(new QLineEdit(this)), m_perBattalion(new QSpinBox(this)),
      m_perSquadron(new QSpinBox(this)), m_bar(new QProgressBar(this)),
      m_stop(new QPushButton(tr("S&top reading"), this)), m_side(new QWidget(this)),
      m_tabs(new QTabWidget(this)),
      m_units(table({tr("What"), tr("Unit"), tr("Where"), tr("Arm"), tr("Bns/Sqns"), tr("Men"),
                     tr("Guns"), tr("Commander"), tr("Line"), tr("As it stands there")},
                    tr("Units read"), this)),
      m_columns(grid(tr("Meaning of the columns"), this)),
      m_rows(grid(tr("The file as it stands"), this)),
      m_lines(table({tr("Line"), tr("Why"), tr("Text")}, tr("Lines with remarks"), this)),
      m_buttons(new QDialogButtonBox(this)) {
    setWindowTitle(tr("Import %1").arg(QFileInfo(file).fileName()));
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
    m_bar->setAccessibleName(tr("How far the reading is"));
    m_stop->setObjectName(QStringLiteral("stop"));
    m_sheet->setObjectName(QStringLiteral("sheet"));
    m_ticks.setInterval(50);
    connect(&m_ticks, &QTimer::timeout, this, [this] {
        if (m_progress)
            m_bar->setValue(m_progress->permille());
    });
    connect(m_stop, &QPushButton::clicked, this, &ImportDialog::stopReading);
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

void ImportDialog::reject() {
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
        auto outcome = std::make_shared<Outcome>(work(*bytes, options, book, randomIds()));
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

void ImportDialog::showControls() {
    using exchange::Format;
    const bool text = m_reading ? m_reading->format == Format::Delimited ||
                                      m_reading->format == Format::PlainList ||
                                      m_reading->format == Format::ScourgeOfWar
                                : !m_raw.rows.empty();
    const bool columns = m_reading && !m_reading->mapping.columns.empty();
    if (m_reading) {
        static const std::map<Format, const char *> kKeys{
            {Format::Delimited, "format-delimited"},       {Format::PlainList, "format-list"},
            {Format::ScourgeOfWar, "format-sow"},          {Format::Workbook, "format-workbook"},
            {Format::BattleScribe, "format-battlescribe"}, {Format::Json, "format-json"}};
        m_format->setText(m_context.texts.label(TextKind::Word, kKeys.at(m_reading->format)));
        const Mapping &mapping = m_reading->mapping;
        const QString encoding = text16(mapping.encoding);
        int at = m_encoding->findData(encoding, Qt::UserRole, Qt::MatchFixedString);
        m_encoding->setCurrentIndex(std::max(at, 0));
        m_encoding->setItemText(0, at < 0 && !encoding.isEmpty() ? tr("as found (%1)").arg(encoding)
                                                                 : tr("as found"));
        m_delimiter->setCurrentIndex(
            std::max(0, m_delimiter->findData(int(m_reading->format == Format::PlainList
                                                      ? exchange::kNoDelimiter
                                                      : mapping.delimiter))));
        m_headLine->setValue(static_cast<int>(mapping.headLine));
        m_headRows->setValue(static_cast<int>(std::max<std::size_t>(mapping.headRows, 1)));
        m_hierarchy->setCurrentIndex(m_hierarchy->findData(int(mapping.hierarchy)));
    } else {
        m_format->setText(tr("Nothing that could be read"));
    }
    const std::string sheet = m_reading ? m_reading->mapping.sheet : std::string();
    m_sheet->clear();
    m_sheet->addItem(m_raw.sheets.empty() ? tr("there are none") : tr("all of them"), QString());
    for (const std::string &name : m_raw.sheets)
        m_sheet->addItem(text16(name), text16(name));
    m_sheet->setCurrentIndex(std::max(0, m_sheet->findData(text16(sheet))));
    m_sheet->setEnabled(m_raw.sheets.size() > 1);
    m_encoding->setEnabled(text);
    m_delimiter->setEnabled(text);
    for (QWidget *one : {static_cast<QWidget *>(m_headLine), static_cast<QWidget *>(m_headRows),
                         static_cast<QWidget *>(m_hierarchy)})
        one->setEnabled(columns);
    m_save->setEnabled(columns);
    m_tabs->setTabEnabled(m_tabs->indexOf(m_columns), columns);
}

void ImportDialog::showColumns() {
    m_columns->clear();
    m_columns->setRowCount(0);
    if (!m_reading)
        return;
    const Texts &texts = m_context.texts;
    const Mapping &mapping = m_reading->mapping;
    m_columns->setColumnCount(3);
    m_columns->setHorizontalHeaderLabels({tr("Head"), tr("Is read as"), tr("First values")});
    m_columns->setRowCount(static_cast<int>(std::min<std::size_t>(mapping.columns.size(), 200)));
    const auto at = std::find(m_raw.lines.begin(), m_raw.lines.end(), mapping.headLine);
    const std::size_t head = mapping.headLine == 0 || at == m_raw.lines.end()
                                 ? 0
                                 : static_cast<std::size_t>(at - m_raw.lines.begin());
    const std::size_t heads =
        mapping.headLine == 0 ? 0 : std::max<std::size_t>(mapping.headRows, 1);
    for (int c = 0; c < m_columns->rowCount(); ++c) {
        const auto column = static_cast<std::size_t>(c);
        const auto cell = [&](std::size_t r) {
            return r < m_raw.rows.size() && column < m_raw.rows[r].size()
                       ? text16(m_raw.rows[r][column]).simplified()
                       : QString();
        };
        QStringList title;
        for (std::size_t r = head; r < head + heads; ++r)
            if (!cell(r).isEmpty())
                title << cell(r);
        QStringList values;
        for (std::size_t r = head + heads; r < m_raw.rows.size() && values.size() < 4; ++r)
            if (!cell(r).isEmpty())
                values << cell(r);
        m_columns->setItem(c, 0, new QTableWidgetItem(title.join(u' ')));
        m_columns->setItem(c, 2, new QTableWidgetItem(values.join(QStringLiteral(" · "))));
        auto *box = new QComboBox(m_columns);
        box->setAccessibleName(tr("Meaning of column %1").arg(c + 1));
        for (const Meaning meaning : kMeanings) {
            if (meaning == Meaning::LevelCommander)
                for (const char *level : kLevels)
                    box->addItem(texts.label(TextKind::Word,
                                             "level-" + std::string(*level ? level : "formation")),
                                 QStringLiteral("level/") + QString::fromLatin1(level));
            box->addItem(texts.label(TextKind::Word, "meaning-" + std::string(word(meaning))),
                         text16(word(meaning)));
        }
        for (const rules::RuleSet *set : m_context.session.ruleSets().all())
            for (const rules::UnitFieldSpec &field : set->unitFields())
                box->addItem(QStringLiteral("%1 (%2)").arg(
                                 texts.label(TextKind::Field, field.key, set->id()),
                                 texts.ruleSetName(set->id())),
                             QStringLiteral("field/") + text16(set->id()) + u'/' +
                                 text16(field.key));
        const QString now = keyOf(mapping.columns[column]);
        int found = box->findData(now);
        if (found < 0) { // an id or a level of its own
            const exchange::ColumnMeaning &one = mapping.columns[column];
            box->addItem(texts.label(TextKind::Word, "meaning-" + std::string(word(one.meaning))) +
                             (one.detail.empty() ? QString() : u' ' + text16(one.detail)),
                         now);
            found = box->count() - 1;
        }
        box->setCurrentIndex(found);
        // The change makes this box anew: after it has returned.
        connect(box, &QComboBox::activated, this, [this, box, c] {
            const QString value = box->currentData().toString();
            QMetaObject::invokeMethod(
                this, [this, c, value] { changeColumn(c, value); }, Qt::QueuedConnection);
        });
        m_columns->setCellWidget(c, 1, box);
    }
    m_columns->resizeColumnsToContents();
    m_columns->resizeRowsToContents();
    m_columns->horizontalHeader()->setStretchLastSection(true);
}

void ImportDialog::showFile() {
    m_rows->clear();
    std::size_t width = 0;
    for (const auto &row : m_raw.rows)
        width = std::max(width, row.size());
    width = std::min<std::size_t>(width, 200);
    m_rows->setColumnCount(static_cast<int>(width));
    m_rows->setRowCount(static_cast<int>(m_raw.rows.size()));
    std::map<std::size_t, std::pair<rules::Severity, QString>> remarks;
    if (m_reading) {
        const auto note = [&](const exchange::Findings &findings, rules::Severity severity) {
            for (const exchange::Finding &one : findings)
                remarks.emplace(
                    one.line, std::pair(severity, m_context.texts.error({one.code, {}, one.args})));
        };
        note(m_reading->rejected, rules::Severity::Fault);
        note(m_reading->warnings, rules::Severity::Warning);
        note(m_reading->ignored, rules::Severity::Note);
    }
    QStringList heads;
    for (std::size_t c = 0; c < width; ++c)
        heads << (m_reading && c < m_reading->mapping.columns.size()
                      ? m_context.texts.label(
                            TextKind::Word,
                            "meaning-" + std::string(word(m_reading->mapping.columns[c].meaning)))
                      : QString::number(c + 1));
    m_rows->setHorizontalHeaderLabels(heads);
    const Colours &colours = coloursFor(palette());
    for (std::size_t r = 0; r < m_raw.rows.size(); ++r) {
        auto *number = new QTableWidgetItem(QString::number(m_raw.lines[r]));
        const auto remark = remarks.find(m_raw.lines[r]);
        const bool marked = remark != remarks.end();
        if (marked) {
            number->setIcon(severityIcon(remark->second.first));
            number->setToolTip(remark->second.second);
        }
        m_rows->setVerticalHeaderItem(static_cast<int>(r), number);
        for (std::size_t c = 0; c < std::min(m_raw.rows[r].size(), width); ++c) {
            auto *item = new QTableWidgetItem(text16(m_raw.rows[r][c]));
            if (marked) {
                item->setToolTip(remark->second.second);
                if (remark->second.first != rules::Severity::Warning)
                    item->setForeground(remark->second.first == rules::Severity::Fault
                                            ? colours.fault
                                            : colours.quiet);
            }
            m_rows->setItem(static_cast<int>(r), static_cast<int>(c), item);
        }
    }
    m_rows->resizeColumnsToContents();
    const int most = fontMetrics().averageCharWidth() * 40;
    for (int c = 0; width > 1 && c < m_rows->columnCount(); ++c)
        m_rows->setColumnWidth(c, std::min(m_rows->columnWidth(c), most));
}

void ImportDialog::showUnits() {
    m_units->clear();
    if (!m_reading)
        return;
    const Texts &texts = m_context.texts;
    const oob::OrderOfBattle &book = m_context.session.book();
    std::map<UnitId, const oob::RowChange<oob::Unit> *> changes;
    for (const oob::AnyChange &any : m_plan.edit.changes)
        if (const auto *unit = std::get_if<oob::RowChange<oob::Unit>>(&any); unit && unit->after)
            changes.emplace(unit->after->id, unit);
    std::map<std::size_t, QString> commanders;
    for (const exchange::ReadPost &post : m_reading->posts)
        if (post.of == exchange::ReadPost::Of::Unit)
            commanders.emplace(post.index, text16(m_reading->persons[post.person].value.name));
    std::size_t shown = 0;
    const auto number = [&](const auto &n) {
        return n ? texts.number(n->value) : QStringLiteral("–");
    };
    const auto elements = [&](const oob::Unit &unit) {
        const auto &count = unit.battalions  ? unit.battalions
                            : unit.squadrons ? unit.squadrons
                                             : unit.companies;
        return count ? texts.hundredths(count->value) : QString();
    };
    const auto add = [&](const QString &what, const QString &name, const std::string &path,
                         const oob::Unit &unit, const exchange::ReadUnit *read,
                         const QString &commander) {
        if (++shown > kMostShown)
            return;
        QStringList raw;
        if (read)
            for (const std::string *text : {&read->rawCount, &read->rawMen, &read->rawGuns})
                if (!text->empty())
                    raw << text16(*text).simplified();
        auto *item = new QTreeWidgetItem(
            m_units,
            {what, name, text16(path), texts.arm(unit.arm), elements(unit),
             (unit.present.estimated && unit.present.men ? QStringLiteral("~") : QString()) +
                 number(unit.present.men),
             unit.present.guns ? number(unit.present.guns) : QString(), commander,
             read && read->line ? QString::number(read->line) : QString(),
             raw.join(QStringLiteral(" · "))});
        for (const int right : {4, 5, 6, 8})
            item->setTextAlignment(right, Qt::AlignRight | Qt::AlignVCenter);
        for (int c = 0; c < item->columnCount(); ++c)
            item->setToolTip(c, item->text(c));
    };
    // What changes is said, old and new.
    const auto difference = [&](const oob::Unit &before, const oob::Unit &after) {
        QStringList out;
        const auto one = [&](const QString &title, const QString &was, const QString &is) {
            if (was != is)
                out << tr("%1 %2 → %3")
                           .arg(title, was.isEmpty() ? tr("none") : was,
                                is.isEmpty() ? tr("none") : is);
        };
        one(tr("name"), text16(before.name), text16(after.name));
        one(tr("men"), number(before.present.men), number(after.present.men));
        one(tr("guns"), number(before.present.guns), number(after.present.guns));
        one(tr("arm"), texts.arm(before.arm), texts.arm(after.arm));
        one(tr("nation"), text16(before.nation), text16(after.nation));
        one(tr("bns/sqns"), elements(before), elements(after));
        for (const auto &[set, values] : after.fields)
            for (const auto &[key, value] : values) {
                const auto were = before.fields.find(set);
                const bool had = were != before.fields.end() && were->second.contains(key);
                one(texts.label(TextKind::Field, key, set),
                    had ? text16(were->second.find(key)->second) : QString(), text16(value));
            }
        if (before.parent != after.parent)
            out << tr("moved");
        return out.join(QStringLiteral(", "));
    };
    std::set<std::size_t> told;
    const auto planned = [&](const std::vector<exchange::PlannedUnit> &units, bool changed) {
        for (const exchange::PlannedUnit &one : units) {
            told.insert(one.readUnit);
            const exchange::ReadUnit &read = m_reading->units[one.readUnit];
            QString what = changed ? tr("changed") : tr("new");
            const auto change = changes.find(one.id);
            if (changed && change != changes.end() && change->second->before) {
                const QString how = difference(*change->second->before, *change->second->after);
                if (!how.isEmpty())
                    what += QStringLiteral(": ") + how;
            }
            const auto commander = commanders.find(one.readUnit);
            add(what, text16(one.name), one.path, read.value, &read,
                commander == commanders.end() ? QString() : commander->second);
        }
    };
    planned(m_plan.changed, true);
    planned(m_plan.added, false);
    for (const exchange::PlannedUnit &one : m_plan.missing)
        if (const auto unit = book.units.find(one.id); unit != book.units.end())
            add(tr("not in the list, stays"), text16(one.name), one.path, unit->second, nullptr,
                {});
    for (std::size_t i = 0; i < m_reading->units.size(); ++i)
        if (!told.contains(i)) {
            const auto commander = commanders.find(i);
            add(tr("the same"), text16(m_reading->units[i].value.name), {},
                m_reading->units[i].value, &m_reading->units[i],
                commander == commanders.end() ? QString() : commander->second);
        }
    for (int c = 0; c + 1 < m_units->columnCount(); ++c) {
        m_units->resizeColumnToContents(c);
        // Numbers that stand right have some air before what stands left behind them.
        m_units->setColumnWidth(c, std::min(m_units->columnWidth(c) + kRhythm,
                                            fontMetrics().averageCharWidth() * (c == 2 ? 30 : 36)));
    }
    m_tabs->setTabText(0, tr("&Units (%1)").arg(texts.number(std::int64_t(shown))));
}

void ImportDialog::showLines() {
    m_lines->clear();
    if (!m_reading) {
        m_tabs->setTabText(3, tr("Lines &not read"));
        return;
    }
    const auto add = [this](const exchange::Findings &findings, rules::Severity severity) {
        for (std::size_t i = 0; i < findings.size() && i < kMostShown; ++i) {
            const exchange::Finding &one = findings[i];
            auto *item =
                new QTreeWidgetItem(m_lines, {one.line ? QString::number(one.line) : QString(),
                                              m_context.texts.error({one.code, {}, one.args}),
                                              text16(one.text).simplified()});
            item->setIcon(0, severityIcon(severity));
            item->setToolTip(1, item->text(1));
            item->setToolTip(2, item->text(2));
        }
    };
    add(m_reading->rejected, rules::Severity::Fault);
    add(m_reading->warnings, rules::Severity::Warning);
    add(m_reading->ignored, rules::Severity::Note);
    for (const int c : {0, 1}) {
        m_lines->resizeColumnToContents(c);
        m_lines->setColumnWidth(
            c, std::min(m_lines->columnWidth(c), fontMetrics().averageCharWidth() * 70));
    }
    m_tabs->setTabText(3, tr("Lines &not read (%1), doubtful (%2)")
                              .arg(m_reading->rejected.size())
                              .arg(m_reading->warnings.size()));
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

void ImportDialog::accept() {
    if (!m_context.editor.perform(m_plan.edit))
        return;
    if (m_changed && m_reading && !m_reading->mapping.columns.empty())
        QSettings().setValue(settingKey(), QByteArray::fromStdString(mappingJson()));
    QDialog::accept();
}

} // namespace sabretache::ui
