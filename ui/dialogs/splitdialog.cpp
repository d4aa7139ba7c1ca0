#include "ui/dialogs/splitdialog.h"

#include "oob/kit.h"
#include "oob/queries.h"
#include "ui/dialogs/fitting.h"
#include "ui/views/theme.h"
#include "ui/views/wordslabel.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace sabretache::ui {

Result<oob::Edit> splitAll(const oob::OrderOfBattle &book, const IdSource &ids,
                           const std::vector<UnitId> &units, std::size_t parts) {
    if (units.empty() || !book.units.contains(units.front()))
        return fail(oob::kEditNoSuchRow);
    std::vector<std::function<Result<oob::Edit>(const oob::OrderOfBattle &)>> steps;
    for (const UnitId id : units)
        steps.emplace_back([id, &ids, parts](const oob::OrderOfBattle &now) {
            return oob::splitUnit(now, ids, id, parts);
        });
    return oob::together(book, std::string(oob::kSplitUnit),
                         {book.units.at(units.front()).name, std::to_string(parts)}, steps);
}

SplitDialog::SplitDialog(const PageContext &context, std::vector<UnitId> units, QWidget *parent)
    : QDialog(parent), m_context(context), m_units(std::move(units)), m_parts(new QSpinBox(this)),
      m_table(new QTableWidget(this)) {
    const std::string &name = context.session.book().units.at(m_units.front()).name;
    setWindowTitle(
        m_units.size() == 1
            ? tr("Split %1").arg(QString::fromStdString(name))
            : tr("Split %1")
                  .arg(context.texts.quantity(static_cast<std::int64_t>(m_units.size()), "units")));
    m_parts->setRange(2, 20);
    m_parts->setValue(3);
    m_parts->setKeyboardTracking(true);
    m_table->setColumnCount(4);
    m_table->setHorizontalHeaderLabels({tr("Part"), tr("Bns/Sqns"), tr("Men"), tr("Guns")});
    m_table->horizontalHeaderItem(0)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (const int right : {1, 2, 3})
        m_table->horizontalHeaderItem(right)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->setWordWrap(false);
    m_table->setTextElideMode(Qt::ElideMiddle); // parts differ at the end of their names
    m_table->setAccessibleName(tr("What each part will be"));
    auto *form = new QFormLayout;
    form->addRow(tr("In &how many"), m_parts);
    auto *note = new WordsLabel(tr("The first part keeps the commander and the history."), this);
    note->setWordWrap(true);
    note->setForegroundRole(QPalette::PlaceholderText);
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("&Split"), QDialogButtonBox::AcceptRole)->setDefault(true);
    buttons->addButton(QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &SplitDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_parts, &QSpinBox::valueChanged, this, &SplitDialog::refresh);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(kRhythm);
    layout->addLayout(form);
    layout->addWidget(m_table, 1);
    layout->addWidget(note);
    layout->addWidget(buttons);
    const int em = fontMetrics().averageCharWidth();
    resizeWithin(*this, em * 70, em * 45);
    refresh();
    m_parts->setFocus();
    m_parts->selectAll();
}

int SplitDialog::parts() const { return m_parts->value(); }

void SplitDialog::refresh() {
    // The very edit, made on a copy that is thrown away.
    const oob::OrderOfBattle &book = m_context.session.book();
    const auto made =
        splitAll(book, countedIds(1), m_units, static_cast<std::size_t>(m_parts->value()));
    std::vector<const oob::Unit *> rows;
    if (made)
        for (const oob::AnyChange &any : made->changes)
            if (const auto *unit = std::get_if<oob::RowChange<oob::Unit>>(&any);
                unit && unit->after && unit->before != unit->after) {
                // A row whose place alone changes is no part.
                oob::Unit moved = unit->before ? *unit->before : oob::Unit{};
                moved.ordinal = unit->after->ordinal;
                if (moved != *unit->after)
                    rows.push_back(&*unit->after);
            }
    m_table->setRowCount(static_cast<int>(rows.size()));
    const Texts &texts = m_context.texts;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const oob::Unit &unit = *rows[i];
        const auto &count = isInfantry(unit.arm)  ? unit.battalions
                            : isCavalry(unit.arm) ? unit.squadrons
                                                  : unit.companies;
        const QStringList cells{
            QString::fromStdString(unit.name), count ? texts.hundredths(count->value) : QString(),
            unit.present.men ? texts.number(unit.present.men->value) : QStringLiteral("–"),
            unit.present.guns ? texts.number(unit.present.guns->value) : QString()};
        for (int c = 0; c < cells.size(); ++c) {
            auto *item = new QTableWidgetItem(cells[c]);
            if (c > 0)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(static_cast<int>(i), c, item);
        }
    }
    m_table->resizeRowsToContents();
}

void SplitDialog::accept() {
    if (m_context.editor.perform(splitAll(m_context.session.book(), m_context.session.ids(),
                                          m_units, static_cast<std::size_t>(m_parts->value()))))
        QDialog::accept();
}

} // namespace sabretache::ui
