#include "ui/dialogs/exportdialog.h"

#include "exchange/exporter.h"
#include "session/bookcopy.h"
#include "ui/commands/exportlook.h"
#include "ui/views/theme.h"
#include "ui/views/wordslabel.h"

#include <QApplication>
#include <QButtonGroup>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGroupBox>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace sabretache::ui {
namespace {

constexpr const char *kForms[] = {"xlsx", "csv", "html", "md", "json", "book"};
constexpr const char *kSetting = "export/form";
/// So many units are written in a blink; more of them in a thread.
constexpr std::size_t kQuickUnits = 2000;

QString text16(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString endingOf(const QString &form) {
    return form == u"book" ? QStringLiteral("sabretache") : form;
}

/// A file's name from a title: what a file system may not like becomes a line.
QString fileName(QString title) {
    for (QChar &c : title)
        if (!c.isLetterOrNumber() && c != u' ' && c != u'-' && c != u'\'')
            c = u'_';
    return title.left(80).trimmed();
}

} // namespace

ExportDialog::ExportDialog(const PageContext &context, const battle::EngineList &engines,
                           ArmyId army, QWidget *parent)
    : QDialog(parent), m_context(context), m_engines(engines), m_armies(new QListWidget(this)),
      m_forms(new QButtonGroup(this)), m_state(new WordsLabel(this)), m_bar(new QProgressBar(this)),
      m_buttons(new QDialogButtonBox(this)) {
    setWindowTitle(tr("Export"));
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(kRhythm);
    auto *armiesLabel = new QLabel(tr("&Armies"), this);
    armiesLabel->setBuddy(m_armies);
    layout->addWidget(armiesLabel);
    m_armies->setAccessibleName(tr("Armies to export"));
    m_armies->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_armies->setTextElideMode(Qt::ElideMiddle);
    for (const ArmyId id : oob::armiesInOrder(context.session.book())) {
        auto *item = new QListWidgetItem(text16(context.session.book().armies.at(id).name));
        item->setData(Qt::UserRole, text16(id.text()));
        item->setToolTip(item->text());
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(army.isNull() || id == army ? Qt::Checked : Qt::Unchecked);
        m_armies->addItem(item);
    }
    if (m_armies->count() > 0)
        m_armies->setCurrentRow(0);
    // As high as what it holds, up to six armies.
    m_armies->setFixedHeight(std::clamp(m_armies->count(), 2, 6) *
                                 (fontMetrics().height() + kRhythm) +
                             2 * m_armies->frameWidth());
    layout->addWidget(m_armies);

    auto *box = new QGroupBox(tr("As"), this);
    auto *forms = new QVBoxLayout(box);
    forms->setSpacing(kRhythm / 2);
    const QString last =
        QSettings().value(QString::fromLatin1(kSetting), QString::fromLatin1(kForms[0])).toString();
    int at = 0;
    for (const char *form : kForms) {
        const std::string key = std::string("export-form-") + form;
        auto *radio = new QRadioButton(context.texts.label(TextKind::Word, key), box);
        radio->setObjectName(QString::fromLatin1(form));
        auto *note = new WordsLabel(context.texts.label(TextKind::Note, key), box);
        note->setWordWrap(true);
        note->setForegroundRole(QPalette::PlaceholderText);
        note->setIndent(fontMetrics().height() + kRhythm);
        radio->setAccessibleDescription(note->text());
        m_forms->addButton(radio, at++);
        radio->setChecked(last == QLatin1String(form));
        forms->addWidget(radio);
        forms->addWidget(note);
    }
    if (!m_forms->checkedButton()) {
        const auto buttons = m_forms->buttons();
        buttons.first()->setChecked(true);
    }
    layout->addWidget(box);
    m_state->setWordWrap(true);
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_state->setMinimumHeight(fontMetrics().height());
    layout->addWidget(m_state);
    m_bar->setRange(0, 0); // how long it takes is not known, that it goes on is
    m_bar->setAccessibleName(tr("The file is being written"));
    layout->addWidget(m_bar);
    layout->addStretch(1);
    m_save = m_buttons->addButton(tr("&Save…"), QDialogButtonBox::AcceptRole);
    m_copy = m_buttons->addButton(tr("Copy as &text"), QDialogButtonBox::ActionRole);
    m_buttons->addButton(QDialogButtonBox::Close);
    m_stop = m_buttons->addButton(tr("St&op"), QDialogButtonBox::ActionRole);
    m_stop->setObjectName(QStringLiteral("stop"));
    m_copy->setObjectName(QStringLiteral("copy"));
    connect(m_stop, &QPushButton::clicked, this, &ExportDialog::stop);
    m_save->setDefault(true);
    layout->addWidget(m_buttons);
    connect(m_save, &QPushButton::clicked, this, &ExportDialog::save);
    connect(m_copy, &QPushButton::clicked, this, &ExportDialog::copy);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_forms, &QButtonGroup::idToggled, this, &ExportDialog::refresh);
    connect(m_armies, &QListWidget::itemChanged, this, &ExportDialog::refresh);
    showBusy(false);
    const int width = fontMetrics().averageCharWidth() * 72;
    resize(width, layout->totalHeightForWidth(width));
    m_forms->checkedButton()->setFocus();
}

ExportDialog::~ExportDialog() {
    stop();
    if (m_worker.joinable())
        m_worker.join();
}

std::vector<ArmyId> ExportDialog::armies() const {
    std::vector<ArmyId> out;
    for (int i = 0; i < m_armies->count(); ++i)
        if (m_armies->item(i)->checkState() == Qt::Checked)
            if (const auto id =
                    ArmyId::parse(m_armies->item(i)->data(Qt::UserRole).toString().toStdString()))
                out.push_back(*id);
    return out;
}

QString ExportDialog::form() const { return m_forms->checkedButton()->objectName(); }

Result<std::string> ExportDialog::bytes() const {
    const auto form = fromWord<exchange::ExportForm>(this->form().toStdString());
    const session::BookSession &session = m_context.session;
    return exchange::exportArmies(form.value_or(exchange::ExportForm::Json), session.book(),
                                  armies(), exportLook(m_context.texts, session.ruleSet()),
                                  session.ruleSets());
}

Result<void> ExportDialog::writeTo(const QString &path) const {
    if (form() == u"book")
        return session::copyArmies(m_context.session, armies(), path, m_engines);
    const auto out = bytes();
    if (!out)
        return tl::unexpected(out.error());
    return exchange::writeWhole(path.toStdString(), *out);
}

void ExportDialog::refresh() {
    const bool any = !armies().empty();
    m_save->setEnabled(any);
    m_copy->setEnabled(any && form() != u"book" && form() != u"xlsx");
    m_state->setText(m_armies->count() == 0 ? tr("The book holds no army yet.")
                     : any                  ? QString()
                                            : tr("Choose an army."));
}

void ExportDialog::save() {
    const auto chosen = armies();
    QString title = chosen.size() == 1
                        ? text16(m_context.session.book().armies.at(chosen.front()).name)
                        : QFileInfo(m_context.session.path()).completeBaseName();
    const QString ending = endingOf(form());
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QString path = QFileDialog::getSaveFileName(
        this, tr("Export"), folder + u'/' + fileName(title) + u'.' + ending,
        QStringLiteral("%1 (*.%2)").arg(m_forms->checkedButton()->text().remove(u'&'), ending));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += u'.' + ending;
    start(path);
}

void ExportDialog::start(const QString &path) {
    if (isWriting())
        return;
    const session::BookSession &session = m_context.session;
    const auto form = fromWord<exchange::ExportForm>(this->form().toStdString());
    if (session.book().units.size() <= kQuickUnits) {
        QApplication::setOverrideCursor(Qt::WaitCursor);
        const Result<void> done = writeTo(path);
        QApplication::restoreOverrideCursor();
        finish(path, done);
        return;
    }
    m_state->setText(tr("Writing %1 …").arg(path));
    m_stopped = std::make_shared<std::atomic<bool>>(false);
    showBusy(true);
    // The thread has copies of all that it reads; without a form it is a book that is written.
    m_worker = std::thread([this, path, form, armies = armies(), book = session.book(),
                            look = exportLook(m_context.texts, session.ruleSet()),
                            sets = &session.ruleSets(), ruleSet = session.ruleSet().id(),
                            engines = &m_engines, stopped = m_stopped] {
        Result<void> done;
        bool written = false;
        if (!form) {
            done = session::copyArmies(book, armies, path, *sets, ruleSet, *engines,
                                       [&](std::size_t, std::size_t) { return !*stopped; });
            written = done.has_value();
            if (!done && done.error().code == session::kBookWriteStopped)
                done = {};
        } else if (const auto bytes = exchange::exportArmies(*form, book, armies, look, *sets);
                   !bytes) {
            done = tl::unexpected(bytes.error());
        } else if (!*stopped) {
            done = exchange::writeWhole(path.toStdString(), *bytes);
            written = true;
        }
        QMetaObject::invokeMethod(
            this,
            [this, path, done, written] {
                m_worker.join();
                showBusy(false);
                if (written || !done)
                    finish(path, done);
                else
                    m_state->setText(tr("Stopped. Nothing was written."));
            },
            Qt::QueuedConnection);
    });
}

void ExportDialog::finish(const QString &path, const Result<void> &done) {
    if (done)
        QSettings().setValue(QString::fromLatin1(kSetting), form());
    m_state->setText(done ? tr("Written: %1").arg(path) : m_context.texts.error(done.error()));
}

void ExportDialog::stop() {
    if (!isWriting())
        return;
    *m_stopped = true;
    m_stop->setEnabled(false);
    m_state->setText(tr("Stopping …"));
}

void ExportDialog::reject() {
    stop();
    QDialog::reject();
}

void ExportDialog::showBusy(bool busy) {
    m_bar->setVisible(busy);
    m_stop->setVisible(busy);
    m_stop->setEnabled(busy);
    m_armies->setEnabled(!busy);
    for (QAbstractButton *button : m_forms->buttons())
        button->setEnabled(!busy);
    if (busy) {
        m_save->setEnabled(false);
        m_copy->setEnabled(false);
        m_stop->setFocus();
    } else {
        refresh();
    }
}

void ExportDialog::copy() {
    const auto out = bytes();
    if (!out) {
        m_state->setText(m_context.texts.error(out.error()));
        return;
    }
    auto *mime = new QMimeData;
    mime->setText(text16(*out));
    if (form() == u"html")
        mime->setHtml(text16(*out));
    QApplication::clipboard()->setMimeData(mime);
    m_state->setText(tr("Copied %1 as text.")
                         .arg(m_context.texts.quantity(std::int64_t(armies().size()), "armies")));
}

} // namespace sabretache::ui
