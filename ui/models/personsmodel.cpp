#include "ui/models/personsmodel.h"

#include "oob/queries.h"

#include <QCollator>
#include <QDate>

#include <algorithm>
#include <array>

namespace sabretache::ui {
namespace {

QString text16(const std::string &text) { return QString::fromStdString(text); }

constexpr std::array<std::pair<oob::PersonFate, const char *>, 4> kFates = {{
    {oob::PersonFate::Fit, "fate-fit"},
    {oob::PersonFate::Wounded, "fate-wounded"},
    {oob::PersonFate::Prisoner, "fate-prisoner"},
    {oob::PersonFate::Dead, "fate-dead"},
}};

} // namespace

PersonsModel::PersonsModel(BookEditor &editor, ArmyId army, QObject *parent)
    : QAbstractTableModel(parent), m_editor(editor), m_army(army), m_rows(read()) {
    connect(&editor.session(), &session::BookSession::changed, this, &PersonsModel::refresh);
    connect(&editor.session(), &session::BookSession::reset, this, &PersonsModel::refresh);
}

std::vector<PersonId> PersonsModel::read() const {
    std::vector<std::pair<QString, PersonId>> named;
    for (const auto &[id, person] : m_editor.book().persons)
        if (person.army == m_army && !person.retired)
            named.emplace_back(text16(person.name), id);
    QCollator collator(m_editor.texts().locale());
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    std::stable_sort(named.begin(), named.end(), [&collator](const auto &a, const auto &b) {
        return collator.compare(a.first, b.first) < 0;
    });
    std::vector<PersonId> out;
    out.reserve(named.size());
    for (const auto &[name, id] : named)
        out.push_back(id);
    return out;
}

void PersonsModel::refresh() {
    std::vector<PersonId> next = read();
    auto sortedNow = m_rows;
    auto sortedNext = next;
    std::sort(sortedNow.begin(), sortedNow.end());
    std::sort(sortedNext.begin(), sortedNext.end());
    if (sortedNow == sortedNext) {
        // The same persons: rows stay where they are while one edits a name.
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(next);
    endResetModel();
}

PersonId PersonsModel::person(const QModelIndex &index) const {
    const auto row = static_cast<std::size_t>(index.row());
    return index.isValid() && row < m_rows.size() ? m_rows[row] : PersonId();
}

QModelIndex PersonsModel::indexOf(PersonId person, int column) const {
    const auto at = std::find(m_rows.begin(), m_rows.end(), person);
    return at == m_rows.end() ? QModelIndex()
                              : index(static_cast<int>(at - m_rows.begin()), column);
}

int PersonsModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PersonsModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString PersonsModel::commandsOf(PersonId person) const {
    const oob::OrderOfBattle &book = m_editor.book();
    QStringList out;
    for (const auto &[id, post] : book.posts) {
        if (post.person != person || !post.until.empty())
            continue;
        const oob::CommandId command = !post.army.isNull()     ? oob::CommandId(post.army)
                                       : !post.column.isNull() ? oob::CommandId(post.column)
                                                               : oob::CommandId(post.unit);
        QString name = text16(oob::nameOf(book, command));
        if (post.role == oob::PostRole::Second)
            name = m_editor.texts().fill(TextKind::Word, "second-of", {name.toStdString()});
        if (!post.since.empty())
            name += QStringLiteral(" (") + text16(post.since) + u')';
        out << name;
    }
    return out.join(QStringLiteral("; "));
}

QVariant PersonsModel::data(const QModelIndex &index, int role) const {
    const auto &persons = m_editor.book().persons;
    const auto it = persons.find(person(index));
    if (it == persons.end())
        return {};
    const oob::Person &one = it->second;
    if (role == Qt::ToolTipRole && (index.column() == Commands || index.column() == Notes))
        return data(index, Qt::DisplayRole);
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    switch (index.column()) {
    case Name:
        return text16(one.name);
    case Rank:
        return text16(one.rank);
    case RankDate:
        return text16(one.rankDate);
    case Nation:
        return text16(one.nation);
    case Commands:
        return commandsOf(one.id);
    case Fate:
        for (const auto &[fate, key] : kFates)
            if (fate == one.fate)
                return role == Qt::EditRole ? QVariant(int(fate))
                                            : QVariant(m_editor.texts().label(TextKind::Word, key));
        return {};
    case Notes:
        return text16(one.notes);
    case Source:
        return text16(one.source);
    default:
        return {};
    }
}

QVariant PersonsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    constexpr std::array kHeads = {"head-name",     "head-rank", "head-rank-date", "head-nation",
                                   "head-commands", "head-fate", "head-notes",     "head-source"};
    return m_editor.texts().label(TextKind::Word, kHeads[static_cast<std::size_t>(section)]);
}

Qt::ItemFlags PersonsModel::flags(const QModelIndex &index) const {
    Qt::ItemFlags out = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() != Commands && !m_editor.session().readOnly())
        out |= Qt::ItemIsEditable;
    return out;
}

bool PersonsModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    const auto &persons = m_editor.book().persons;
    const auto it = persons.find(person(index));
    if (role != Qt::EditRole || it == persons.end())
        return false;
    oob::Person after = it->second;
    const QString raw = value.toString();
    const std::string plain = raw.simplified().toStdString();
    switch (index.column()) {
    case Name:
        after.name = plain;
        break;
    case Rank:
        after.rank = plain;
        break;
    case RankDate:
        if (!plain.empty() && !QDate::fromString(raw.simplified(), Qt::ISODate).isValid())
            return m_editor.perform(fail(kNotADate, {plain}));
        after.rankDate = plain;
        break;
    case Nation:
        after.nation = plain;
        break;
    case Fate: {
        bool number = false;
        const int n = value.toInt(&number);
        for (const auto &[fate, key] : kFates)
            if ((number && n == int(fate)) ||
                raw.compare(m_editor.texts().label(TextKind::Word, key), Qt::CaseInsensitive) == 0)
                after.fate = fate;
        break;
    }
    case Notes:
        after.notes = raw.toStdString();
        break;
    case Source:
        after.source = raw.toStdString();
        break;
    default:
        return false;
    }
    if (after == it->second)
        return true;
    return m_editor.perform(oob::changePerson(m_editor.book(), std::move(after), kChangePerson));
}

} // namespace sabretache::ui
