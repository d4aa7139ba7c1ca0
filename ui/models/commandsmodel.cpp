#include "ui/models/commandsmodel.h"

#include "oob/posts.h"
#include "oob/queries.h"
#include "ui/models/personsmodel.h"

#include <QDate>

#include <algorithm>
#include <array>

namespace sabretache::ui {
namespace {

QString text16(const std::string &text) { return QString::fromStdString(text); }

} // namespace

CommandsModel::CommandsModel(BookEditor &editor, ArmyId army, QObject *parent)
    : QAbstractTableModel(parent), m_editor(editor), m_army(army), m_rows(read()) {
    readPosts();
    connect(&editor.session(), &session::BookSession::changed, this, &CommandsModel::refresh);
    connect(&editor.session(), &session::BookSession::reset, this, &CommandsModel::refresh);
}

std::vector<CommandsModel::Row> CommandsModel::read() const {
    const oob::OrderOfBattle &book = m_editor.book();
    std::vector<Row> out;
    if (!book.armies.contains(m_army))
        return out;
    out.push_back({m_army, 0});
    for (const oob::Stop &stop : oob::walk(book, m_army))
        out.push_back({std::visit([](const auto &id) { return oob::CommandId(id); }, stop.node),
                       static_cast<int>(stop.depth) + 1});
    return out;
}

void CommandsModel::readPosts() {
    m_posts.clear();
    for (const auto &[id, post] : m_editor.book().posts)
        if (post.until.empty())
            m_posts.emplace(std::pair(oob::commandOf(post), post.role), post);
}

void CommandsModel::refresh() {
    std::vector<Row> next = read();
    if (next == m_rows) {
        readPosts();
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(next);
    readPosts();
    endResetModel();
}

oob::CommandId CommandsModel::command(const QModelIndex &index) const {
    const auto row = static_cast<std::size_t>(index.row());
    return index.isValid() && row < m_rows.size() ? m_rows[row].id : oob::CommandId();
}

QModelIndex CommandsModel::indexOf(const oob::CommandId &command, int column) const {
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].id == command)
            return index(static_cast<int>(i), column);
    return {};
}

const oob::Post *CommandsModel::post(const oob::CommandId &command, oob::PostRole role) const {
    const auto it = m_posts.find({command, role});
    return it == m_posts.end() ? nullptr : &it->second;
}

bool CommandsModel::isVacant(const Row &row) const {
    if (std::holds_alternative<UnitId>(row.id) || post(row.id, oob::PostRole::Commander))
        return false;
    const auto *column = std::get_if<ColumnId>(&row.id);
    return !column || m_editor.book().columns.at(*column).givesOrders;
}

int CommandsModel::vacancies() const {
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(),
                                          [this](const Row &row) { return isVacant(row); }));
}

int CommandsModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CommandsModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CommandsModel::data(const QModelIndex &index, int role) const {
    const auto at = static_cast<std::size_t>(index.row());
    if (!index.isValid() || at >= m_rows.size())
        return {};
    const Row &row = m_rows[at];
    if (role == VacantRole)
        return isVacant(row);
    if (role == DepthRole)
        return row.depth;
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole)
        return {};
    const oob::OrderOfBattle &book = m_editor.book();
    const Texts &texts = m_editor.texts();
    const oob::Post *held = post(row.id, oob::PostRole::Commander);
    const auto holder = [&book](const oob::Post *of) -> const oob::Person * {
        const auto it = of ? book.persons.find(of->person) : book.persons.end();
        return it == book.persons.end() ? nullptr : &it->second;
    };
    const oob::Person *person = holder(held);
    switch (index.column()) {
    case Command: {
        const QString name = text16(oob::nameOf(book, row.id));
        // The depth is told by the view; as text (copied, or read aloud) it stands in blanks.
        return role == Qt::DisplayRole ? QString(row.depth * 3, u' ') + name : name;
    }
    case What:
        if (const auto *column = std::get_if<ColumnId>(&row.id))
            return text16(book.columns.at(*column).level);
        if (const auto *unit = std::get_if<UnitId>(&row.id))
            return texts.arm(book.units.at(*unit).arm).toLower();
        return texts.label(TextKind::Word, "command-army");
    case Commander:
        if (person)
            return text16(person->name);
        return role == Qt::DisplayRole && isVacant(row)
                   ? texts.label(TextKind::Word, "command-vacant")
                   : QString();
    case Rank:
        return person ? text16(person->rank) : QString();
    case Since:
        return held ? text16(held->since) : QString();
    case Second: {
        const oob::Person *second = holder(post(row.id, oob::PostRole::Second));
        return second ? text16(second->name) : QString();
    }
    default:
        return {};
    }
}

QVariant CommandsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section >= ColumnCount)
        return {};
    constexpr std::array kHeads = {"head-command", "head-what",  "head-commander",
                                   "head-rank",    "head-since", "head-second"};
    return m_editor.texts().label(TextKind::Word, kHeads[static_cast<std::size_t>(section)]);
}

Qt::ItemFlags CommandsModel::flags(const QModelIndex &index) const {
    Qt::ItemFlags out = QAbstractTableModel::flags(index);
    if (!index.isValid() || m_editor.session().readOnly())
        return out;
    const bool held = post(command(index), oob::PostRole::Commander) != nullptr;
    if (index.column() == Commander || index.column() == Second ||
        (held && (index.column() == Since || index.column() == Rank)))
        out |= Qt::ItemIsEditable;
    return out;
}

bool CommandsModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    const oob::OrderOfBattle &book = m_editor.book();
    const oob::CommandId id = command(index);
    const std::string plain = value.toString().simplified().toStdString();
    if (value.toString().simplified() == index.data(Qt::EditRole).toString())
        return true;
    switch (index.column()) {
    case Commander:
    case Second:
        return m_editor.perform(oob::appointByName(
            book, m_editor.session().ids(), id, plain,
            index.column() == Second ? oob::PostRole::Second : oob::PostRole::Commander, m_date));
    case Since:
        if (!plain.empty() && !QDate::fromString(text16(plain), Qt::ISODate).isValid())
            return m_editor.perform(fail(kNotADate, {plain}));
        return m_editor.perform(oob::setSince(book, id, oob::PostRole::Commander, plain));
    case Rank: {
        oob::Person after = book.persons.at(post(id, oob::PostRole::Commander)->person);
        after.rank = plain;
        return m_editor.perform(oob::changePerson(book, std::move(after), kChangePerson));
    }
    default:
        return false;
    }
}

} // namespace sabretache::ui
