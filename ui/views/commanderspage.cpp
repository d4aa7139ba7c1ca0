#include "ui/views/commanderspage.h"

#include "ui/views/icons.h"
#include "ui/views/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolBar>
#include <QVBoxLayout>

namespace sabretache::ui {
namespace {

/// What became of a person is chosen from a list.
class FateDelegate final : public QStyledItemDelegate {
public:
    FateDelegate(const Texts &texts, QObject *parent)
        : QStyledItemDelegate(parent), m_texts(texts) {}
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &,
                          const QModelIndex &) const override {
        auto *combo = new QComboBox(parent);
        int fate = 0;
        for (const char *key : {"fate-fit", "fate-wounded", "fate-prisoner", "fate-dead"})
            combo->addItem(m_texts.label(TextKind::Word, key), fate++);
        return combo;
    }
    void setEditorData(QWidget *editor, const QModelIndex &index) const override {
        if (auto *combo = qobject_cast<QComboBox *>(editor))
            combo->setCurrentIndex(combo->findData(index.data(Qt::EditRole)));
    }
    void setModelData(QWidget *editor, QAbstractItemModel *model,
                      const QModelIndex &index) const override {
        if (auto *combo = qobject_cast<QComboBox *>(editor))
            model->setData(index, combo->currentData(), Qt::EditRole);
    }

private:
    const Texts &m_texts;
};

} // namespace

CommandersPage::CommandersPage(const PageContext &context, ArmyId army, QWidget *parent)
    : Page(parent), m_context(context), m_army(army),
      m_model(new PersonsModel(context.editor, army, this)),
      m_sorted(new QSortFilterProxyModel(this)), m_table(new QTableView(this)),
      m_filter(new QLineEdit(this)),
      m_add(new QAction(icon(QStringLiteral("add-person")), tr("New &commander"), this)),
      m_remove(new QAction(icon(QStringLiteral("remove")), tr("&Remove"), this)),
      m_copy(new QAction(icon(QStringLiteral("copy")), tr("&Copy"), this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_add->setIconText(tr("Add commander"));
    m_add->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P));
    m_remove->setShortcut(QKeySequence::Delete);
    m_copy->setShortcut(QKeySequence::Copy);
    for (QAction *action : {m_add, m_remove, m_copy}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
    auto *bar = new QToolBar(tr("Commanders"), this);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addAction(m_add);
    bar->addAction(m_remove);
    auto *space = new QWidget(bar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    m_filter->setPlaceholderText(tr("Filter: name, rank, command"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_filter->setAccessibleName(tr("Filter the commanders"));
    m_filter->setMaximumWidth(fontMetrics().averageCharWidth() * 38);
    bar->addWidget(m_filter);
    layout->addWidget(bar);

    m_sorted->setSourceModel(m_model);
    m_sorted->setFilterKeyColumn(-1);
    m_sorted->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_sorted->setSortLocaleAware(true);
    m_table->setModel(m_sorted);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(PersonsModel::Name, Qt::AscendingOrder);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(
        std::max(3 * kRhythm, fontMetrics().height() + 7));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setAccessibleName(tr("Register of commanders"));
    m_table->setItemDelegateForColumn(PersonsModel::Fate, new FateDelegate(context.texts, m_table));
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    const int em = fontMetrics().averageCharWidth();
    const int widths[] = {26, 22, 13, 16, 40, 12, 30};
    for (int c = 0; c < PersonsModel::ColumnCount; ++c)
        m_table->setColumnWidth(c, em * widths[c]);
    m_table->horizontalHeader()->setStretchLastSection(true);
    layout->addWidget(m_table, 1);

    const bool writable = !context.session.readOnly();
    m_add->setEnabled(writable);
    m_remove->setEnabled(writable);
    connect(m_filter, &QLineEdit::textChanged, m_sorted,
            &QSortFilterProxyModel::setFilterFixedString);
    connect(m_add, &QAction::triggered, this, &CommandersPage::add);
    connect(m_remove, &QAction::triggered, this, &CommandersPage::remove);
    connect(m_copy, &QAction::triggered, this, &CommandersPage::copy);
    connect(m_model, &QAbstractItemModel::modelReset, this, &Page::totalsChanged);
}

QString CommandersPage::title() const {
    const auto &armies = m_context.session.book().armies;
    const auto it = armies.find(m_army);
    return it == armies.end() ? tr("Commanders")
                              : tr("Commanders of %1").arg(QString::fromStdString(it->second.name));
}

QStringList CommandersPage::totals() const {
    return {m_context.texts.quantity(m_model->rowCount(), "commanders")};
}

QWidget *CommandersPage::firstFocus() { return m_table; }

void CommandersPage::showPlace(const oob::Place &place) {
    if (const auto *person = std::get_if<PersonId>(&place)) {
        m_filter->clear();
        m_table->setCurrentIndex(m_sorted->mapFromSource(m_model->indexOf(*person)));
        m_table->setFocus();
    }
}

void CommandersPage::add() {
    oob::Person person;
    person.id = PersonId(m_context.session.ids()());
    person.army = m_army;
    person.name = tr("New commander").toStdString();
    const PersonId id = person.id;
    if (m_context.editor.perform(oob::addPerson(m_context.session.book(), std::move(person)))) {
        m_filter->clear();
        const QModelIndex at = m_sorted->mapFromSource(m_model->indexOf(id));
        m_table->setCurrentIndex(at);
        m_table->scrollTo(at);
        m_table->edit(at);
    }
}

void CommandersPage::remove() {
    const PersonId id = m_model->person(m_sorted->mapToSource(m_table->currentIndex()));
    if (!id.isNull())
        m_context.editor.perform(oob::removePerson(m_context.session.book(), id));
}

void CommandersPage::copy() {
    QStringList lines;
    QStringList head;
    for (int c = 0; c < PersonsModel::ColumnCount; ++c)
        head << m_sorted->headerData(c, Qt::Horizontal).toString();
    lines << head.join(u'\t');
    const auto rows = m_table->selectionModel()->selectedRows();
    for (const QModelIndex &row : rows) {
        QStringList cells;
        for (int c = 0; c < PersonsModel::ColumnCount; ++c)
            cells << row.siblingAtColumn(c).data().toString().replace(u'\n', u' ');
        lines << cells.join(u'\t');
    }
    QApplication::clipboard()->setText(lines.join(u'\n') + u'\n');
    Q_EMIT message(tr("Copied %1 as text.").arg(m_context.texts.quantity(rows.size(), "rows")));
}

} // namespace sabretache::ui
