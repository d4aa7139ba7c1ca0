#include "ui/dialogs/retireddialog.h"

#include "oob/queries.h"
#include "oob/retired.h"
#include "ui/dialogs/fitting.h"
#include "ui/views/theme.h"
#include "ui/views/wordslabel.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace sabretache::ui {
namespace {

QString text16(const std::string &text) { return QString::fromStdString(text); }

} // namespace

RetiredDialog::RetiredDialog(const PageContext &context, QWidget *parent)
    : QDialog(parent), m_context(context), m_words(new WordsLabel(this)),
      m_table(new QTableWidget(this)), m_restore(nullptr) {
    setWindowTitle(tr("Retired brigades and commanders"));
    m_words->setWordWrap(true);
    m_table->setColumnCount(5);
    m_table->setHorizontalHeaderLabels(
        {tr("Name"), tr("What"), tr("Army"), tr("Strength"), tr("Notes")});
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setAccessibleName(windowTitle());
    auto *buttons = new QDialogButtonBox(this);
    m_restore = buttons->addButton(tr("&Put back"), QDialogButtonBox::ActionRole);
    m_restore->setObjectName(QStringLiteral("restore"));
    m_restore->setDefault(true);
    buttons->addButton(QDialogButtonBox::Close);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(kRhythm);
    layout->addWidget(m_words);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    connect(m_restore, &QPushButton::clicked, this, &RetiredDialog::restoreChosen);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, [this] {
        m_restore->setEnabled(!m_context.session.readOnly() &&
                              !m_table->selectionModel()->selectedRows().isEmpty());
    });
    connect(&context.session, &session::BookSession::changed, this, &RetiredDialog::refresh);
    connect(&context.session, &session::BookSession::reset, this, &RetiredDialog::refresh);
    const int em = fontMetrics().averageCharWidth();
    resizeWithin(*this, em * 100, em * 50);
    refresh();
    m_table->setFocus();
}

void RetiredDialog::refresh() {
    const oob::OrderOfBattle &book = m_context.session.book();
    const Texts &texts = m_context.texts;
    m_units = oob::retiredUnits(book);
    m_persons = oob::retiredPersons(book);
    const std::size_t count = m_units.size() + m_persons.size();
    m_words->setText(
        count ? tr("What battles, returns or honours name is kept when it is removed. What is put "
                   "back stands at the end of its army.")
              : tr("Nothing is retired. A brigade or a commander whom battles, returns or honours "
                   "name comes here when it is removed, and can be put back."));
    m_table->clearContents();
    m_table->setRowCount(static_cast<int>(count));
    int row = 0;
    const auto add = [&](const QStringList &cells) {
        for (int c = 0; c < cells.size(); ++c) {
            auto *item = new QTableWidgetItem(cells[c]);
            item->setToolTip(cells[c]);
            m_table->setItem(row, c, item);
        }
        ++row;
    };
    const auto army = [&book](ArmyId id) {
        const auto it = book.armies.find(id);
        return it == book.armies.end() ? QString() : text16(it->second.name);
    };
    for (const UnitId id : m_units) {
        const oob::Unit &unit = book.units.at(id);
        add({text16(unit.name), texts.arm(unit.arm), army(oob::armyOf(book, id)),
             isArtillery(unit.arm)
                 ? (unit.present.guns ? texts.quantity(unit.present.guns->value, "guns")
                                      : QStringLiteral("–"))
                 : (unit.present.men ? texts.quantity(unit.present.men->value, "men")
                                     : QStringLiteral("–")),
             text16(unit.notes).simplified()});
    }
    for (const PersonId id : m_persons) {
        const oob::Person &person = book.persons.at(id);
        add({text16(person.name), person.rank.empty() ? tr("commander") : text16(person.rank),
             army(person.army), QString(), text16(person.notes).simplified()});
    }
    m_table->resizeColumnsToContents();
    m_table->resizeRowsToContents();
    if (count)
        m_table->selectRow(0);
    m_restore->setEnabled(count && !m_context.session.readOnly());
}

void RetiredDialog::restoreChosen() {
    std::vector<UnitId> units;
    std::vector<PersonId> persons;
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    for (const QModelIndex &at : rows) {
        const auto row = static_cast<std::size_t>(at.row());
        if (row < m_units.size())
            units.push_back(m_units[row]);
        else if (row - m_units.size() < m_persons.size())
            persons.push_back(m_persons[row - m_units.size()]);
    }
    if (!units.empty() || !persons.empty())
        m_context.editor.perform(oob::restore(m_context.session.book(), units, persons));
}

} // namespace sabretache::ui
