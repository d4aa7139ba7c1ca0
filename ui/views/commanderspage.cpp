#include "ui/views/commanderspage.h"

#include "oob/queries.h"
#include "ui/delegates/cellcompleter.h"
#include "ui/views/icons.h"
#include "ui/views/personpanel.h"
#include "ui/views/theme.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDate>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QTabWidget>
#include <QTableView>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

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

/// A vacancy is said in its colour; the names of an army's register are offered.
class CommandDelegate final : public QStyledItemDelegate {
public:
    CommandDelegate(const PageContext &context, ArmyId army, QObject *parent)
        : QStyledItemDelegate(parent), m_context(context), m_army(army) {}
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &,
                          const QModelIndex &index) const override {
        auto *line = new QLineEdit(parent);
        QStringList names;
        for (const auto &[id, person] : m_context.session.book().persons)
            if (person.army == m_army && !person.retired && person.fate != oob::PersonFate::Dead)
                names << QString::fromStdString(person.name);
        names.sort();
        if (index.column() == CommandsModel::Commander || index.column() == CommandsModel::Second)
            new CellCompleter(names, line);
        return line;
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        const bool army = index.data(CommandsModel::DepthRole).toInt() == 0;
        option->font.setBold(army && index.column() == CommandsModel::Command);
        if (index.column() == CommandsModel::Commander &&
            index.data(CommandsModel::VacantRole).toBool()) {
            option->font.setItalic(true);
            option->palette.setColor(QPalette::Text, coloursFor(option->palette).vacant);
        }
    }

private:
    PageContext m_context;
    ArmyId m_army;
};

} // namespace

CommandersPage::CommandersPage(const PageContext &context, ArmyId army, QWidget *parent)
    : Page(parent), m_context(context), m_army(army),
      m_model(new PersonsModel(context.editor, army, this)),
      m_sorted(new QSortFilterProxyModel(this)), m_table(new QTableView(this)),
      m_commandsModel(new CommandsModel(context.editor, army, this)),
      m_commandsShown(new QSortFilterProxyModel(this)), m_commandsTable(new QTableView(this)),
      m_tabs(new QTabWidget(this)), m_vacantOnly(new QCheckBox(tr("&Vacancies only"), this)),
      m_date(new QLineEdit(this)), m_filter(new QLineEdit(this)),
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
    layout->addWidget(m_tabs, 1);
    m_tabs->setDocumentMode(true);
    buildRegister();
    buildCommands();
    showVacancies();

    const bool writable = !context.session.readOnly();
    m_add->setEnabled(writable);
    connect(m_filter, &QLineEdit::textChanged, m_sorted,
            &QSortFilterProxyModel::setFilterFixedString);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_vacantOnly->setChecked(false);
        m_commandsShown->setFilterRole(Qt::DisplayRole);
        m_commandsShown->setFilterFixedString(text);
    });
    connect(m_add, &QAction::triggered, this, &CommandersPage::add);
    connect(m_remove, &QAction::triggered, this, &CommandersPage::remove);
    connect(m_copy, &QAction::triggered, this, &CommandersPage::copy);
    const auto removable = [this] {
        m_remove->setEnabled(!m_context.session.readOnly() && shownTable() == m_table &&
                             m_table->currentIndex().isValid());
    };
    connect(m_tabs, &QTabWidget::currentChanged, this, removable);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, removable);
    removable();
}

CommandersPage::~CommandersPage() { delete m_inspector; }

void CommandersPage::buildRegister() {
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
    m_table->verticalHeader()->setDefaultSectionSize(rowHeightFor(fontMetrics()));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setAccessibleName(tr("Register of commanders"));
    m_table->setItemDelegateForColumn(PersonsModel::Fate,
                                      new FateDelegate(m_context.texts, m_table));
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    const int em = fontMetrics().averageCharWidth();
    const int least[] = {20, 14, 13, 12, 24, 10, 20, 20};
    m_table->resizeColumnsToContents();
    for (int c = 0; c < PersonsModel::ColumnCount; ++c)
        m_table->setColumnWidth(
            c, std::clamp(m_table->columnWidth(c) + kRhythm, em * least[c], em * 40));
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_tabs->addTab(m_table, tr("Re&gister"));
    connect(m_model, &QAbstractItemModel::modelReset, this, &Page::totalsChanged);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &now) {
                if (m_inspector)
                    m_inspector->setPerson(m_model->person(m_sorted->mapToSource(now)));
            });
}

void CommandersPage::buildCommands() {
    auto *holder = new QWidget(this);
    auto *layout = new QVBoxLayout(holder);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(kRhythm, kRhythm / 2, kRhythm, kRhythm / 2);
    line->setSpacing(kRhythm);
    auto *label = new QLabel(tr("Changes hold &from"), holder);
    label->setBuddy(m_date);
    m_date->setPlaceholderText(QStringLiteral("1704-08-13"));
    m_date->setToolTip(tr("With a date the former holder's time ends on it and is kept; without "
                          "one the new holder takes his place"));
    m_date->setMaximumWidth(fontMetrics().averageCharWidth() * 28);
    m_date->setReadOnly(m_context.session.readOnly());
    line->addWidget(m_vacantOnly);
    line->addStretch(1);
    line->addWidget(label);
    line->addWidget(m_date);
    layout->addLayout(line);
    layout->addWidget(m_commandsTable, 1);
    m_commandsShown->setSourceModel(m_commandsModel);
    m_commandsShown->setFilterKeyColumn(-1);
    m_commandsShown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    QTableView *table = m_commandsTable;
    table->setModel(m_commandsShown);
    table->setFrameShape(QFrame::NoFrame);
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(rowHeightFor(fontMetrics()));
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setAccessibleName(tr("Commands and who holds them"));
    table->setItemDelegate(new CommandDelegate(m_context, m_army, table));
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->horizontalHeader()->setStretchLastSection(true);
    // As wide as what stands there, within reason, and never less than a date or a name needs.
    const int em = fontMetrics().averageCharWidth();
    const int least[] = {20, 10, 20, 14, 13, 16};
    table->resizeColumnsToContents();
    for (int c = 0; c < CommandsModel::ColumnCount; ++c)
        table->setColumnWidth(c,
                              std::clamp(table->columnWidth(c) + kRhythm, em * least[c], em * 46));
    m_tabs->addTab(holder, tr("Co&mmands"));
    connect(m_vacantOnly, &QCheckBox::toggled, this, [this](bool on) {
        m_commandsShown->setFilterRole(on ? int(CommandsModel::VacantRole) : int(Qt::DisplayRole));
        m_commandsShown->setFilterFixedString(on ? QStringLiteral("true") : m_filter->text());
    });
    connect(m_date, &QLineEdit::textChanged, this, [this](const QString &text) {
        const QString plain = text.simplified();
        const bool good = plain.isEmpty() || QDate::fromString(plain, Qt::ISODate).isValid();
        m_commandsModel->setDate(good ? plain.toStdString() : std::string());
    });
    connect(m_date, &QLineEdit::editingFinished, this, [this] {
        const QString plain = m_date->text().simplified();
        if (!plain.isEmpty() && !QDate::fromString(plain, Qt::ISODate).isValid())
            Q_EMIT message(m_context.texts.error({kNotADate, {}, {plain.toStdString()}}));
    });
    connect(m_commandsModel, &QAbstractItemModel::modelReset, this, &CommandersPage::showVacancies);
    connect(m_commandsModel, &QAbstractItemModel::dataChanged, this,
            &CommandersPage::showVacancies);
    connect(table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &now) {
                const auto *person =
                    now.isValid()
                        ? oob::holderOf(m_context.session.book(),
                                        m_commandsModel->command(m_commandsShown->mapToSource(now)))
                        : nullptr;
                if (m_inspector)
                    m_inspector->setPerson(person ? person->id : PersonId());
            });
}

void CommandersPage::showVacancies() {
    const int vacant = m_commandsModel->vacancies();
    m_tabs->setTabText(1, vacant ? tr("Co&mmands (%1 vacant)").arg(vacant) : tr("Co&mmands"));
    Q_EMIT totalsChanged();
}

QTableView *CommandersPage::shownTable() const {
    return m_tabs->currentIndex() == 1 ? m_commandsTable : m_table;
}

QWidget *CommandersPage::inspector() {
    if (!m_inspector) {
        m_inspector = new PersonPanel(m_context, *m_model);
        if (!m_table->currentIndex().isValid() && m_sorted->rowCount() > 0)
            m_table->setCurrentIndex(m_sorted->index(0, 0));
        m_inspector->setPerson(m_model->person(m_sorted->mapToSource(m_table->currentIndex())));
    }
    return m_inspector;
}

QString CommandersPage::title() const {
    const auto &armies = m_context.session.book().armies;
    const auto it = armies.find(m_army);
    return it == armies.end() ? tr("Commanders")
                              : tr("Commanders of %1").arg(QString::fromStdString(it->second.name));
}

QStringList CommandersPage::totals() const {
    QStringList out{m_context.texts.quantity(m_model->rowCount(), "commanders")};
    if (const int vacant = m_commandsModel->vacancies())
        out << tr("%1 vacant").arg(m_context.texts.number(vacant));
    return out;
}

QWidget *CommandersPage::firstFocus() { return shownTable(); }

void CommandersPage::showPlace(const oob::Place &place) {
    if (const auto *person = std::get_if<PersonId>(&place)) {
        m_filter->clear();
        m_tabs->setCurrentIndex(0);
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
        m_tabs->setCurrentIndex(0);
        const QModelIndex at = m_sorted->mapFromSource(m_model->indexOf(id));
        m_table->selectionModel()->setCurrentIndex(at, QItemSelectionModel::ClearAndSelect |
                                                           QItemSelectionModel::Rows);
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
    const QTableView *table = shownTable();
    const QAbstractItemModel *model = table->model();
    QStringList lines;
    QStringList head;
    for (int c = 0; c < model->columnCount(); ++c)
        head << model->headerData(c, Qt::Horizontal).toString();
    lines << head.join(u'\t');
    const auto rows = table->selectionModel()->selectedRows();
    for (const QModelIndex &row : rows) {
        QStringList cells;
        for (int c = 0; c < model->columnCount(); ++c)
            cells << row.siblingAtColumn(c).data().toString().replace(u'\n', u' ');
        lines << cells.join(u'\t');
    }
    QApplication::clipboard()->setText(lines.join(u'\n') + u'\n');
    Q_EMIT message(tr("Copied %1 as text.").arg(m_context.texts.quantity(rows.size(), "rows")));
}

} // namespace sabretache::ui
