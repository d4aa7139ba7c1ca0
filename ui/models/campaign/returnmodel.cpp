#include "ui/models/campaign/returnmodel.h"

#include <QColor>

#include <algorithm>

namespace sabretache::ui {

using namespace campaign;

namespace {

constexpr std::size_t kNobody = ~std::size_t(0);

/// A whole number of 0 or more; -1 when it is none. An empty cell is 0.
int numberOf(const QString &text) {
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return 0;
    bool good = false;
    const int n = trimmed.toInt(&good);
    return good && n >= 0 ? n : -1;
}

// What is shown in the reader's language can be typed in it too.
bool saysYes(const QString &text, const Texts &texts) {
    const QString t = text.trimmed().toLower();
    for (const char *key : {"yes", "return-yes"})
        if (t == texts.label(TextKind::Word, key).toLower())
            return true;
    return t == u"yes" || t == u"y" || t == u"x" || t == u"1" || t == u"true" || t == u"✓";
}
bool saysNo(const QString &text, const Texts &texts) {
    const QString t = text.trimmed().toLower();
    return t == texts.label(TextKind::Word, "no").toLower() || t.isEmpty() || t == u"no" ||
           t == u"n" || t == u"0" || t == u"-" || t == u"–" || t == u"false";
}
/// The last number in a text such as "off, 11" or "with 9"; -1: none.
int numberIn(const QString &text) {
    QString digits;
    for (const QChar c : text) {
        if (c.isDigit())
            digits += c;
        else if (!digits.isEmpty())
            break;
    }
    return digits.isEmpty() ? -1 : digits.toInt();
}

} // namespace

QList<QStringList> cellsOf(const QString &text) {
    QList<QStringList> out;
    const QChar between = text.contains(u'\t') ? u'\t' : text.contains(u';') ? u';' : u'\t';
    const QStringList lines = text.split(u'\n');
    for (const QString &line : lines)
        out.append(QString(line).remove(u'\r').split(between));
    while (!out.isEmpty() && out.last().join(QString()).trimmed().isEmpty())
        out.removeLast();
    return out;
}

ReturnModel::ReturnModel(CampaignDesk &desk, FightId fight, int side, QObject *parent)
    : QAbstractTableModel(parent), m_desk(desk), m_id(fight), m_side(side) {
    read();
    connect(&desk, &CampaignDesk::changed, this, &ReturnModel::reload);
}

void ReturnModel::read() {
    m_rows.clear();
    m_paper = {};
    m_points = m_desk.rules().service().countsPoints;
    if (!m_desk.hasCampaign() || m_desk.error())
        return;
    const auto it = m_desk.campaign().fights.find(m_id);
    auto paper = readReturn(m_desk.book(), m_id);
    if (it == m_desk.campaign().fights.end() || !paper)
        return;
    m_fight = it->second;
    m_paper = std::move(*paper);
    for (std::size_t i = 0; i < m_paper.persons.size(); ++i)
        if (m_paper.persons[i].side == m_side && m_paper.persons[i].unit.isNull())
            m_rows.push_back({true, i});
    for (std::size_t i = 0; i < m_paper.lines.size(); ++i)
        if (m_paper.lines[i].side == m_side)
            m_rows.push_back({false, i});
}

void ReturnModel::reload() {
    const std::size_t before = m_rows.size();
    const auto same = [&] {
        const auto paper = readReturn(m_desk.book(), m_id);
        const auto count =
            paper ? std::size_t(std::ranges::count(paper->lines, m_side, &ReturnLine::side)) : 0;
        const auto now = std::size_t(std::ranges::count(m_paper.lines, m_side, &ReturnLine::side));
        return paper && count == now && before > 0;
    }();
    if (same) {
        read();
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    read();
    endResetModel();
}

const ReturnLine *ReturnModel::line(int row) const {
    if (row < 0 || row >= rowCount() || m_rows[std::size_t(row)].person)
        return nullptr;
    return &m_paper.lines[m_rows[std::size_t(row)].at];
}

const ReturnPerson *ReturnModel::person(int row) const {
    if (row < 0 || row >= rowCount() || !m_rows[std::size_t(row)].person)
        return nullptr;
    return &m_paper.persons[m_rows[std::size_t(row)].at];
}

std::size_t ReturnModel::ownPerson(UnitId unit) const {
    for (std::size_t i = 0; i < m_paper.persons.size(); ++i)
        if (m_paper.persons[i].unit == unit)
            return i;
    return kNobody;
}

int ReturnModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}
int ReturnModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ReturnModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    }
    static constexpr const char *kHeads[] = {
        "return-brigade", "return-start",   "return-lost",      "return-routed", "return-won",
        "return-removed", "return-guns",    "return-spent",     "return-fate",   "return-back",
        "return-killed",  "return-missing", "return-prisoners", "return-present"};
    if (role == Qt::DisplayRole)
        return m_desk.texts().label(TextKind::Word, kHeads[section]);
    if (role == Qt::ToolTipRole)
        return m_desk.texts().label(TextKind::Word, std::string(kHeads[section]) + "-tip");
    if (role == Qt::TextAlignmentRole)
        return section == Name || section == Routed || section == Removed || section == Fate ||
                       section == Won
                   ? int(Qt::AlignLeft | Qt::AlignVCenter)
                   : int(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

bool ReturnModel::editable(const QModelIndex &index) const {
    if (!index.isValid() || !m_fight.isOpen() || m_desk.readOnly())
        return false;
    const Row &row = m_rows[std::size_t(index.row())];
    const int column = index.column();
    if (row.person)
        return column == Fate;
    const ReturnLine &l = m_paper.lines[row.at];
    switch (column) {
    case Name:
    case Start:
        return false;
    case GunsLost:
        return l.startGuns > 0;
    case Spent:
        return m_points;
    case Fate:
        return ownPerson(l.unit) != kNobody;
    default:
        return true;
    }
}

Qt::ItemFlags ReturnModel::flags(const QModelIndex &index) const {
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags out = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (editable(index))
        out |= Qt::ItemIsEditable;
    if (index.column() == Name && !m_rows[std::size_t(index.row())].person && m_fight.isOpen() &&
        !m_desk.readOnly())
        out |= Qt::ItemIsUserCheckable;
    return out;
}

QVariant ReturnModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid())
        return {};
    const Texts &texts = m_desk.texts();
    const Row &row = m_rows[std::size_t(index.row())];
    const int column = index.column();
    const bool text =
        column == Name || column == Routed || column == Removed || column == Fate || column == Won;
    if (role == Qt::TextAlignmentRole)
        return int((text ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == SideRole)
        return m_side;
    if (role == FollowsRole)
        return column >= Back;
    const auto word = [&](std::string_view key) { return texts.label(TextKind::Word, key); };
    const auto fateOf = [&](const ReturnPerson &p) -> QString {
        if (p.fate == CommanderFate::Unhurt)
            return {};
        if (p.outcome == Outcome::None)
            return word("fell-" + std::string(sabretache::word(p.fate)));
        QString out = word("outcome-" + std::string(sabretache::word(p.outcome)));
        if (p.away > 0)
            out += QStringLiteral(", ") + texts.quantity(p.away, "turns");
        return out;
    };
    if (row.person) {
        const ReturnPerson &p = m_paper.persons[row.at];
        switch (role) {
        case Qt::DisplayRole:
        case Qt::AccessibleTextRole:
            return column == Name   ? m_desk.name(p.person.uuid)
                   : column == Fate ? fateOf(p)
                                    : QString();
        case Qt::EditRole:
            return column == Fate
                       ? QString::fromLatin1(sabretache::word(p.fate).data())
                       : QVariant(column == Name ? m_desk.name(p.person.uuid) : QString());
        case Qt::ToolTipRole:
            return column == Name ? m_desk.name(p.person.uuid) : QVariant();
        case ArmRole:
            return -1;
        case MarkRole:
            return p.edited && column == Fate;
        default:
            return {};
        }
    }
    const ReturnLine &l = m_paper.lines[row.at];
    if (role == ArmRole) {
        const auto unit = m_desk.book().units.find(l.unit);
        return unit == m_desk.book().units.end() ? 0 : static_cast<int>(unit->second.arm);
    }
    if (role == MarkRole)
        return (l.edited && column >= Back) || (l.changed && column > Start && column < Back);
    if (role == Qt::CheckStateRole && column == Name)
        return l.fought ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::ToolTipRole && column != Name) {
        const auto good = checkLine(l.losses());
        if (good)
            return {};
        Error error = good.error();
        error.args.insert(error.args.begin(), l.unit.text());
        return texts.error(error, namesOf(m_desk.book()));
    }
    const int numbers[ColumnCount] = {0,        l.start,    l.lost,      0,        0,
                                      0,        l.gunsLost, l.spent,     0,        l.back,
                                      l.killed, l.missing,  l.prisoners, l.present};
    if (role == SortRole) {
        if (column == Name)
            return m_desk.name(l.unit.uuid);
        return column == Routed ? l.leftWith : column == Removed ? l.removedWith : numbers[column];
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole &&
        role != Qt::AccessibleTextRole)
        return {};
    switch (column) {
    case Name:
        return m_desk.name(l.unit.uuid);
    case Routed:
        if (!l.routed && l.leftWith == 0)
            return QString();
        return l.leftWith > 0
                   ? texts.fill(TextKind::Word, "return-off", {std::to_string(l.leftWith)})
                   : word("return-yes");
    case Won:
        return l.wonMelee ? word("return-yes") : QString();
    case Removed:
        return l.removed
                   ? texts.fill(TextKind::Word, "return-with", {std::to_string(l.removedWith)})
                   : QString();
    case Fate: {
        const std::size_t own = ownPerson(l.unit);
        if (own == kNobody)
            return QString();
        if (role == Qt::EditRole)
            return QString::fromLatin1(sabretache::word(m_paper.persons[own].fate).data());
        return fateOf(m_paper.persons[own]);
    }
    default:
        if (role == Qt::EditRole)
            return numbers[column];
        // An empty cell reads faster than a nought; what is left always stands.
        return numbers[column] == 0 && column != Present && column != Start
                   ? QString()
                   : texts.number(numbers[column]);
    }
}

bool ReturnModel::put(Return &paper, const QModelIndex &index, const QVariant &value) const {
    const Row &row = m_rows[std::size_t(index.row())];
    const QString text = value.toString();
    const auto setFate = [&](ReturnPerson &p) {
        const QString wanted = text.trimmed();
        std::optional<CommanderFate> fate = fromWord<CommanderFate>(wanted.toLower().toStdString());
        for (const CommanderFate f : {CommanderFate::Unhurt, CommanderFate::Killed,
                                      CommanderFate::Wounded, CommanderFate::Captured})
            if (wanted.compare(m_desk.texts().label(TextKind::Word,
                                                    "fell-" + std::string(sabretache::word(f))),
                               Qt::CaseInsensitive) == 0)
                fate = f;
        if (saysNo(text, m_desk.texts()))
            fate = CommanderFate::Unhurt;
        if (!fate)
            return false;
        p.fate = *fate;
        p.edited = false;
        p.die.clear();
        p.turns.clear();
        return true;
    };
    if (row.person)
        return index.column() == Fate && setFate(paper.persons[row.at]);
    ReturnLine &l = paper.lines[row.at];
    const ReturnLine before = l;
    const int n = numberOf(text);
    switch (index.column()) {
    case Lost:
        if (n < 0)
            return false;
        l.lost = n;
        break;
    case Routed: {
        const int left = numberIn(text);
        l.routed = !saysNo(text, m_desk.texts());
        l.leftWith = l.routed && !saysYes(text, m_desk.texts()) && left > 0 ? left : 0;
        if (l.routed && !saysYes(text, m_desk.texts()) && left < 0)
            return false;
        break;
    }
    case Won:
        if (!saysYes(text, m_desk.texts()) && !saysNo(text, m_desk.texts()))
            return false;
        l.wonMelee = saysYes(text, m_desk.texts());
        break;
    case Removed: {
        const int with = numberIn(text);
        l.removed = !saysNo(text, m_desk.texts()) || with > 0;
        l.removedWith = l.removed && with > 0 ? with : 0;
        if (l.removed && with < 0 && !saysYes(text, m_desk.texts()))
            return false;
        if (l.removed)
            l.lost = l.start; // removed: nothing of it stands (CA-4.3)
        break;
    }
    case GunsLost:
        if (n < 0 || n > l.startGuns)
            return false;
        l.gunsLost = n;
        break;
    case Spent:
        if (n < 0)
            return false;
        l.spent = n;
        break;
    case Fate: {
        const std::size_t own = ownPerson(l.unit);
        return own != kNobody && setFate(paper.persons[own]);
    }
    case Back:
    case Killed:
    case Missing:
    case Prisoners:
    case Present: {
        if (n < 0)
            return false;
        int &cell = index.column() == Back        ? l.back
                    : index.column() == Killed    ? l.killed
                    : index.column() == Missing   ? l.missing
                    : index.column() == Prisoners ? l.prisoners
                                                  : l.present;
        if (cell == n)
            return true;
        cell = n;
        l.edited = true;
        // The rest of the line follows as far as it must: present is what is left.
        if (index.column() == Back)
            l.killed = std::max(0, l.lost - l.back - l.prisoners - l.spent);
        if (index.column() == Killed || index.column() == Prisoners)
            l.back = std::max(0, l.lost - l.killed - l.prisoners - l.spent);
        if (index.column() != Present)
            l.present = l.start - l.killed - l.missing - l.prisoners - l.spent;
        return true;
    }
    default:
        return false;
    }
    if (l == before)
        return true;
    if (l.lost > 0 || l.routed || l.wonMelee || l.leftWith > 0)
        l.fought = true;
    l.changed = !m_fight.battle.isNull(); // on paper there is nothing that it was changed from
    l.edited = false;
    return true;
}

bool ReturnModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    if (!index.isValid())
        return false;
    Return paper = m_paper;
    if (role == Qt::CheckStateRole && index.column() == Name) {
        const Row &row = m_rows[std::size_t(index.row())];
        if (row.person || !m_fight.isOpen())
            return false;
        paper.lines[row.at].fought = value.toInt() == Qt::Checked;
    } else if (role != Qt::EditRole || !editable(index) || !put(paper, index, value)) {
        return false;
    }
    if (paper == m_paper)
        return true;
    return m_desk.perform(changeReturn(m_desk.context(), std::move(paper), m_fight));
}

int ReturnModel::paste(const QModelIndex &corner, const QList<QStringList> &cells) {
    Return paper = m_paper;
    int taken = 0;
    for (int r = 0; r < cells.size(); ++r)
        for (int c = 0; c < cells[r].size(); ++c) {
            const QModelIndex at = index(corner.row() + r, corner.column() + c);
            if (at.isValid() && editable(at) && put(paper, at, cells[r][c]))
                ++taken;
        }
    if (paper != m_paper &&
        !m_desk.perform(changeReturn(m_desk.context(), std::move(paper), m_fight)))
        return 0;
    return taken;
}

bool ReturnModel::clearEdited(const QModelIndex &index) {
    if (!index.isValid() || !m_fight.isOpen())
        return false;
    Return paper = m_paper;
    const Row &row = m_rows[std::size_t(index.row())];
    if (row.person)
        paper.persons[row.at].edited = false;
    else
        paper.lines[row.at].edited = false;
    return m_desk.perform(changeReturn(m_desk.context(), std::move(paper), m_fight));
}

} // namespace sabretache::ui
