#include "ui/dialogs/columndialog.h"

#include "ui/views/theme.h"
#include "ui/views/wordslabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace sabretache::ui {
namespace {

QString text16(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

ColumnDialog::ColumnDialog(const PageContext &context, oob::Parent under,
                           std::optional<std::size_t> place, UnitId like, QWidget *parent)
    : QDialog(parent), m_context(context), m_under(under), m_place(place),
      m_name(new QLineEdit(tr("New column"), this)), m_level(new QComboBox(this)),
      m_kind(new QComboBox(this)), m_count(new QSpinBox(this)),
      m_names(new QLineEdit(tr("Brigade #"), this)), m_preview(new WordsLabel(this)) {
    setWindowTitle(tr("New column of brigades"));
    const auto &units = context.session.book().units;
    if (const auto it = units.find(like); it != units.end()) {
        m_like = it->second;
        m_kind->addItem(tr("like %1").arg(text16(it->second.name)), -1);
    }
    int at = 0;
    for (const oob::BrigadeTemplate &kind : oob::brigadeTemplates())
        m_kind->addItem(context.texts.label(TextKind::Word, "template-" + std::string(kind.key)),
                        at++);
    m_level->setEditable(true);
    m_level->addItems({QStringLiteral("column"), QStringLiteral("wing"), QStringLiteral("line"),
                       QStringLiteral("corps"), QStringLiteral("division")});
    m_count->setRange(1, 100);
    m_count->setValue(4);
    m_names->setToolTip(tr("# stands for the number"));
    m_name->selectAll();
    auto *form = new QFormLayout;
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Level"), m_level);
    form->addRow(tr("&Kind of brigade"), m_kind);
    form->addRow(tr("&How many"), m_count);
    form->addRow(tr("&Called"), m_names);
    form->addRow(QString(), m_preview);
    m_preview->setObjectName(QStringLiteral("preview"));
    m_preview->setForegroundRole(QPalette::PlaceholderText);
    m_preview->setTextFormat(Qt::PlainText);
    m_preview->setWordWrap(true);
    connect(m_names, &QLineEdit::textChanged, this, &ColumnDialog::showNames);
    connect(m_count, &QSpinBox::valueChanged, this, &ColumnDialog::showNames);
    showNames();
    auto *note =
        new WordsLabel(tr("The kinds are made up on the usual figures of their time: what a "
                          "list gives is better."),
                       this);
    note->setWordWrap(true);
    note->setForegroundRole(QPalette::PlaceholderText);
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("&Build"), QDialogButtonBox::AcceptRole)->setDefault(true);
    buttons->addButton(QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &ColumnDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(kRhythm);
    layout->addLayout(form);
    layout->addWidget(note);
    layout->addStretch(1);
    layout->addWidget(buttons);
    const int width = fontMetrics().averageCharWidth() * 60;
    resize(width, layout->totalHeightForWidth(width));
}

QString ColumnDialog::nameOf(int number) const {
    QString name = m_names->text();
    if (!name.contains(u'#'))
        name += QStringLiteral(" #");
    return name.replace(u'#', QString::number(number)).simplified();
}

void ColumnDialog::showNames() {
    QStringList names;
    for (int i = 1; i <= std::min(m_count->value(), 2); ++i)
        names << nameOf(i);
    if (m_count->value() > 3)
        names << QStringLiteral("…");
    if (m_count->value() > 2)
        names << nameOf(m_count->value());
    m_preview->setText(names.join(QStringLiteral(", ")));
}

void ColumnDialog::accept() {
    oob::Column column;
    column.id = ColumnId(m_context.session.ids()());
    column.parent = m_under;
    column.name = m_name->text().simplified().toStdString();
    column.level = m_level->currentText().simplified().toStdString();
    const int kind = m_kind->currentData().toInt();
    const oob::Unit pattern =
        kind < 0 && m_like ? *m_like
                           : oob::unitOf(oob::brigadeTemplates()[static_cast<std::size_t>(kind)]);
    const ColumnId id = column.id;
    const auto edit = oob::buildColumn(
        m_context.session.book(), m_context.session.ids(), std::move(column), m_place, pattern,
        static_cast<std::size_t>(m_count->value()),
        [this](std::size_t i) { return nameOf(static_cast<int>(i) + 1).toStdString(); });
    if (!m_context.editor.perform(edit))
        return;
    m_made = id;
    QDialog::accept();
}

} // namespace sabretache::ui
