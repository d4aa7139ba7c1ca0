#include "ui/views/campaign/chroniclepanel.h"

#include "ui/views/icons.h"
#include "ui/views/theme.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSaveFile>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace sabretache::ui {

using namespace campaign;

ChroniclePanel::ChroniclePanel(const PageContext &context, CampaignDesk &desk, QWidget *parent)
    : CampaignPanel(context, desk, parent), m_kind(new QComboBox(this)),
      m_side(new QComboBox(this)), m_find(new QLineEdit(this)), m_count(new QLabel(this)),
      m_table(new FactTable(tr("Chronicle"), this)), m_note(new QPlainTextEdit(this)) {
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(kRhythm, kRhythm / 2, kRhythm, kRhythm / 2);
    bar->addWidget(m_count);
    bar->addStretch(1);
    m_kind->setAccessibleName(tr("Kind of entry"));
    m_kind->addItem(tr("All kinds"), QString());
    for (const char *kind :
         {"battle", "contact", "march", "arrival", "draft", "supply", "commander", "campaign"})
        m_kind->addItem(word(std::string("chronicle-") + kind), QLatin1String(kind));
    m_side->setAccessibleName(tr("What a side may know"));
    m_find->setPlaceholderText(tr("Find in the chronicle"));
    m_find->setAccessibleName(m_find->placeholderText());
    m_find->setClearButtonEnabled(true);
    m_find->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    auto *out = new QPushButton(icon(QStringLiteral("export")), tr("&Export"), this);
    auto *menu = new QMenu(out);
    menu->addAction(tr("As &Markdown\u2026"), this, [this] { exportAs(QStringLiteral("md")); });
    menu->addAction(tr("As a &web page\u2026"), this, [this] { exportAs(QStringLiteral("html")); });
    menu->addSeparator();
    menu->addAction(tr("A &report for every side\u2026"), this, &ChroniclePanel::reportForSides);
    out->setMenu(menu);
    for (QWidget *w : std::initializer_list<QWidget *>{m_kind, m_side, m_find, out})
        bar->addWidget(w);
    box->addLayout(bar);
    auto *split = new QSplitter(Qt::Vertical, this);
    m_table->setHeads({tr("What happened"), tr("Date"), tr("Old style"), tr("Kind"), tr("Rule")},
                      5);
    m_table->header()->moveSection(1, 0);
    m_table->header()->moveSection(2, 1);
    m_table->header()->moveSection(3, 2);
    split->addWidget(m_table);
    auto *noteBox = new QWidget(split);
    auto *n = new QVBoxLayout(noteBox);
    n->setContentsMargins(kRhythm, kRhythm / 2, kRhythm, kRhythm / 2);
    auto *label = new QLabel(tr("Your own &words to this entry"), noteBox);
    label->setBuddy(m_note);
    n->addWidget(label);
    m_note->setTabChangesFocus(true);
    m_note->setAccessibleName(tr("Your own words to this entry"));
    n->addWidget(m_note);
    split->addWidget(noteBox);
    split->setStretchFactor(0, 5);
    split->setStretchFactor(1, 1);
    box->addWidget(split, 1);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ChroniclePanel::fill);
    connect(m_side, &QComboBox::activated, this, &ChroniclePanel::fill);
    connect(m_find, &QLineEdit::textChanged, this, &ChroniclePanel::fill);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ChroniclePanel::showNote);
    connect(m_note, &QPlainTextEdit::textChanged, this,
            [this] { m_note->setProperty("typed", true); });
    m_note->installEventFilter(this);
    connect(m_table, &QAbstractItemView::clicked, this, &ChroniclePanel::keepNote);
    auto *keep = new QPushButton(tr("&Keep the note"), noteBox);
    keep->setEnabled(!m_desk.readOnly());
    m_note->setReadOnly(m_desk.readOnly());
    connect(keep, &QPushButton::clicked, this, &ChroniclePanel::keepNote);
    n->addWidget(keep, 0, Qt::AlignRight);
}

std::string ChroniclePanel::side() const { return m_side->currentData().toString().toStdString(); }

void ChroniclePanel::refresh() {
    const QString was = m_side->currentData().toString();
    m_side->clear();
    m_side->addItem(tr("The umpire's: everything"), QString());
    for (const std::string &name : m_desk.campaign().sideNames())
        m_side->addItem(tr("What %1 knows").arg(text16(name)), text16(name));
    m_side->setCurrentIndex(std::max(0, m_side->findData(was)));
    m_table->setColumnHidden(2, !m_desk.campaign().head.oldStyle);
    fill();
}

void ChroniclePanel::fill() {
    if (!m_desk.hasCampaign() || m_desk.error())
        return;
    const Uuid at = m_table->currentId();
    const QString kind = m_kind->currentData().toString();
    const QString find = m_find->text().trimmed();
    auto lines = m_desk.report().lines(side());
    std::ranges::reverse(lines); // newest first
    m_table->clearRows();
    int shown = 0;
    for (const ChronicleLine &line : lines) {
        if ((!kind.isEmpty() && line.kind != kind) ||
            (!find.isEmpty() && !line.sentence.contains(find, Qt::CaseInsensitive) &&
             !line.note.contains(find, Qt::CaseInsensitive)))
            continue;
        ++shown;
        QString text = line.sentence;
        if (!line.note.isEmpty())
            text += QStringLiteral(" \u2014 ") + QString(line.note).replace(u'\n', u' ');
        m_table->addRow({text, line.date, line.oldStyle,
                         word("chronicle-" + line.kind.toStdString()), text16(line.rule.text())},
                        line.id.uuid);
    }
    m_count->setText(
        tr("<b>Chronicle</b> %1, newest first").arg(texts().quantity(shown, "entries")));
    m_table->select(at);
    showNote();
}

void ChroniclePanel::showNote() {
    const EntryId id(m_table->currentId());
    m_noteOf = id;
    const auto &entries = m_desk.report().entries();
    const auto it = std::ranges::find(entries, id, &Entry::id);
    m_note->setEnabled(it != entries.end());
    m_note->setPlainText(it == entries.end() ? QString() : text16(it->note));
}

void ChroniclePanel::keepNote() {
    if (m_noteOf.isNull() || m_desk.readOnly())
        return;
    m_desk.perform(setNote(m_desk.book(), m_noteOf, m_note->toPlainText().trimmed().toStdString()));
}

void ChroniclePanel::exportAs(const QString &format) {
    const CampaignReport &report = m_desk.report();
    QString name = text16(m_desk.campaign().head.name);
    name.replace(QRegularExpression(QStringLiteral("[/\\\\:]")), QStringLiteral("-"));
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Export the chronicle"), name + u'.' + format,
                                     QStringLiteral("%1 (*.%2)").arg(format.toUpper(), format));
    if (path.isEmpty())
        return;
    QSaveFile file(path);
    const QByteArray bytes =
        (format == QLatin1String("html") ? report.html(side()) : report.markdown(side())).toUtf8();
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        Q_EMIT message(tr("%1 can't be written: %2").arg(path, file.errorString()));
    else
        Q_EMIT message(tr("Written: %1").arg(path));
}

void ChroniclePanel::reportForSides() {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder for the reports"));
    if (folder.isEmpty())
        return;
    int written = 0;
    for (const std::string &side : m_desk.campaign().sideNames()) {
        QString name = tr("%1, turn %2").arg(text16(side)).arg(m_desk.campaign().head.turn);
        name.replace(QRegularExpression(QStringLiteral("[/\\\\:]")), QStringLiteral("-"));
        QSaveFile file(QDir(folder).filePath(name + QStringLiteral(".html")));
        const QByteArray bytes = m_desk.report().sideHtml(side).toUtf8();
        if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
            ++written;
        else
            Q_EMIT message(tr("%1 can't be written: %2").arg(file.fileName(), file.errorString()));
    }
    Q_EMIT message(tr("%n report(s) written.", nullptr, written));
}

} // namespace sabretache::ui
