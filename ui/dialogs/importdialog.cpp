#include "ui/dialogs/importdialog.h"

#include "exchange/importer.h"
#include "ui/views/icons.h"
#include "ui/views/theme.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sabretache::ui {
namespace {

constexpr std::size_t kMostShown = 5000;

QString text16(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QTreeWidget *table(const QStringList &heads, const QString &name, QWidget *parent) {
    auto *out = new QTreeWidget(parent);
    out->setHeaderLabels(heads);
    out->setRootIsDecorated(false);
    out->setUniformRowHeights(true);
    out->setAlternatingRowColors(true);
    out->setAccessibleName(name);
    return out;
}

} // namespace

ImportDialog::ImportDialog(const PageContext &context, const QString &file, QWidget *parent)
    : QDialog(parent), m_context(context), m_file(file), m_summary(new QLabel(this)),
      m_units(table({tr("What"), tr("Unit"), tr("Where")}, tr("Units read"), this)),
      m_lines(table({tr("Line"), tr("Why"), tr("Text")}, tr("Lines with remarks"), this)),
      m_perBattalion(new QSpinBox(this)), m_perSquadron(new QSpinBox(this)),
      m_buttons(new QDialogButtonBox(this)) {
    setWindowTitle(tr("Import %1").arg(QFileInfo(file).fileName()));
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(kRhythm);
    m_summary->setWordWrap(true);
    layout->addWidget(m_summary);
    auto *tabs = new QTabWidget(this);
    tabs->addTab(m_units, tr("&Units"));
    tabs->addTab(m_lines, tr("&Lines"));
    layout->addWidget(tabs, 1);
    auto *rates = new QFormLayout;
    for (QSpinBox *rate : {m_perBattalion, m_perSquadron}) {
        rate->setRange(0, 10'000);
        rate->setSpecialValueText(tr("as the list says"));
        rate->setKeyboardTracking(false);
        connect(rate, &QSpinBox::valueChanged, this, &ImportDialog::read);
    }
    rates->addRow(tr("Men to a &battalion, where none are given"), m_perBattalion);
    rates->addRow(tr("Men to a &squadron, where none are given"), m_perSquadron);
    layout->addLayout(rates);
    m_buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    m_buttons->addButton(QDialogButtonBox::Cancel);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &ImportDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(m_buttons);
    const int em = fontMetrics().averageCharWidth();
    resize(em * 110, em * 75);
    read();
}

void ImportDialog::read() {
    QApplication::setOverrideCursor(Qt::WaitCursor);
    exchange::ImportOptions options;
    options.ruleSets = &m_context.session.ruleSets();
    options.fileName = QFileInfo(m_file).fileName().toStdString();
    if (m_perBattalion->value() > 0)
        options.menPerBattalion = m_perBattalion->value();
    if (m_perSquadron->value() > 0)
        options.menPerSquadron = m_perSquadron->value();
    auto reading = exchange::readFile(m_file.toStdString(), options);
    QApplication::restoreOverrideCursor();
    m_units->clear();
    m_lines->clear();
    QPushButton *import = nullptr;
    for (QAbstractButton *button : m_buttons->buttons())
        if (m_buttons->buttonRole(button) == QDialogButtonBox::AcceptRole)
            import = qobject_cast<QPushButton *>(button);
    const Texts &texts = m_context.texts;
    if (!reading) {
        m_plan = {};
        m_summary->setText(texts.error(reading.error()));
        import->setEnabled(false);
        return;
    }
    m_plan = exchange::planImport(*reading, m_context.session.book(), options.fileName,
                                  m_context.session.ids());
    const auto addUnits = [this](const std::vector<exchange::PlannedUnit> &units,
                                 const QString &what) {
        for (std::size_t i = 0; i < units.size() && i < kMostShown; ++i)
            new QTreeWidgetItem(m_units, {what, text16(units[i].name), text16(units[i].path)});
    };
    addUnits(m_plan.changed, tr("changed"));
    addUnits(m_plan.added, tr("new"));
    addUnits(m_plan.missing, tr("not in the list, stays"));
    const auto addLines = [this, &texts](const exchange::Findings &findings,
                                         rules::Severity severity) {
        for (std::size_t i = 0; i < findings.size() && i < kMostShown; ++i) {
            const exchange::Finding &one = findings[i];
            auto *item = new QTreeWidgetItem(
                m_lines, {one.line ? QString::number(one.line) : QString(),
                          texts.error({one.code, {}, one.args}), text16(one.text)});
            item->setIcon(0, severityIcon(severity));
            item->setToolTip(1, item->text(1));
            item->setToolTip(2, item->text(2));
        }
    };
    addLines(reading->rejected, rules::Severity::Fault);
    addLines(reading->warnings, rules::Severity::Warning);
    addLines(reading->ignored, rules::Severity::Note);
    for (QTreeWidget *tree : {m_units, m_lines})
        for (int c = 0; c + 1 < tree->columnCount(); ++c) {
            tree->resizeColumnToContents(c);
            tree->setColumnWidth(
                c, std::min(tree->columnWidth(c), fontMetrics().averageCharWidth() * 60));
        }
    QStringList armies;
    for (const std::string &name : m_plan.armies)
        armies << text16(name);
    m_summary->setText(
        tr("%1: %2, %3, %4. New %5, changed %6, not in the list %7. Lines not read: %8, doubtful: "
           "%9.")
            .arg(armies.join(QStringLiteral(", ")),
                 texts.quantity(std::int64_t(m_plan.sums.units), "units"),
                 texts.quantity(std::int64_t(m_plan.sums.men), "men"),
                 texts.quantity(std::int64_t(m_plan.sums.guns), "guns"))
            .arg(m_plan.added.size())
            .arg(m_plan.changed.size())
            .arg(m_plan.missing.size())
            .arg(reading->rejected.size())
            .arg(reading->warnings.size()));
    import->setEnabled(!m_plan.edit.changes.empty());
    m_reading = std::move(*reading);
}

void ImportDialog::accept() {
    if (m_context.editor.perform(m_plan.edit))
        QDialog::accept();
}

} // namespace sabretache::ui
