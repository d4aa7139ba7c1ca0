#include "ui/models/campaign/returnmodel.h"

#include "campaign/losses.h"

#include <QColor>

#include <algorithm>
#include <map>
#include <set>

namespace sabretache::ui {

using namespace campaign;

namespace {

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
    : QAbstractTableModel(parent), m_desk(desk), m_id(fight), m_side(side), m_sheet(read()),
      m_points(desk.rules().service().countsPoints) {
    connect(&desk, &CampaignDesk::changed, this, &ReturnModel::reload);
}

ReturnModel::Sheet ReturnModel::read() const {
    if (!m_desk.hasCampaign() || m_desk.error())
        return {};
    const auto it = m_desk.campaign().fights.find(m_id);
    auto paper = readReturn(m_desk.book(), m_id);
    if (it == m_desk.campaign().fights.end() || !paper)
        return {};
    std::vector<Row> rows = rowsOf(*paper);
    return {it->second, std::move(*paper), std::move(rows)};
}

/// Lines in their order, each army and column before the first of its lines. Commanders of neither
/// stand on top.
std::vector<ReturnModel::Row> ReturnModel::rowsOf(const Return &paper) const {
    const oob::OrderOfBattle &book = m_desk.book();
    // Who held a post as the battle began may have lost it since: any post of his will do.
    std::map<Uuid, std::size_t> leaders;
    for (const auto &[id, post] : book.posts)
        for (std::size_t i = 0; i < paper.persons.size(); ++i)
            if (const ReturnPerson &p = paper.persons[i];
                p.side == m_side && p.unit.isNull() && p.person == post.person)
                leaders[post.army.isNull() ? post.column.uuid : post.army.uuid] = i;
    std::vector<Row> rows;
    std::map<Uuid, std::size_t> placed; // army or column: its row
    std::set<std::size_t> shown;
    for (std::size_t i = 0; i < paper.lines.size(); ++i) {
        if (paper.lines[i].side != m_side)
            continue;
        struct Above {
            Uuid id;
            QString name;
        };
        std::vector<Above> above; // innermost first
        const auto unit = book.units.find(paper.lines[i].unit);
        oob::Parent parent = unit == book.units.end() ? oob::Parent() : unit->second.parent;
        for (auto at = book.columns.find(parent.column); at != book.columns.end();
             at = book.columns.find(parent.column)) {
            above.push_back({parent.column.uuid, QString::fromStdString(at->second.name)});
            parent = at->second.parent;
        }
        if (const auto army = book.armies.find(parent.army); army != book.armies.end())
            above.push_back({parent.army.uuid, QString::fromStdString(army->second.name)});
        int level = 0;
        for (auto it = above.rbegin(); it != above.rend(); ++it) {
            ++level;
            if (!placed.contains(it->id)) {
                placed[it->id] = rows.size();
                const auto leader = leaders.find(it->id);
                const std::size_t who = leader == leaders.end() ? kNobody : leader->second;
                shown.insert(who);
                rows.push_back({false, who, level, it->name});
            }
            rows[placed[it->id]].lines.push_back(i);
        }
        rows.push_back({true, i, 0, {}});
    }
    std::vector<Row> alone;
    for (std::size_t i = 0; i < paper.persons.size(); ++i)
        if (const ReturnPerson &p = paper.persons[i];
            p.side == m_side && p.unit.isNull() && !shown.contains(i))
            alone.push_back({false, i, 1, {}});
    rows.insert(rows.begin(), alone.begin(), alone.end());
    return rows;
}

void ReturnModel::reload() {
    Sheet now = read();
    if (!now.rows.empty() && now.rows == m_sheet.rows) {
        m_sheet = std::move(now);
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_sheet = std::move(now);
    endResetModel();
}

const ReturnLine *ReturnModel::line(int row) const {
    if (row < 0 || row >= rowCount() || !m_sheet.rows[std::size_t(row)].line)
        return nullptr;
    return &m_sheet.paper.lines[m_sheet.rows[std::size_t(row)].at];
}

const ReturnPerson *ReturnModel::person(int row) const {
    if (row < 0 || row >= rowCount())
        return nullptr;
    const Row &at = m_sheet.rows[std::size_t(row)];
    return at.line || at.at == kNobody ? nullptr : &m_sheet.paper.persons[at.at];
}

QStringList ReturnModel::diceOf(int row) const {
    const auto faces = [](const dice::Faces &all, int least) {
        QStringList out;
        for (const std::uint8_t face : all)
            out << (face >= least ? QStringLiteral("<b>%1</b>") : QStringLiteral("%1")).arg(face);
        return out.isEmpty() ? tr("not thrown") : out.join(u' ');
    };
    QStringList out;
    const auto ofPerson = [&](const ReturnPerson &p) {
        if (!p.die.empty())
            out << tr("%1: die %2 (CA-6.1, CA-6.2)")
                       .arg(m_desk.name(p.person.uuid).toHtmlEscaped())
                       .arg(p.die.front());
        if (!p.turns.empty())
            out << tr("%1: away %2 turns (CA-6.1)")
                       .arg(m_desk.name(p.person.uuid).toHtmlEscaped())
                       .arg(p.turns.front());
    };
    if (const ReturnPerson *p = person(row))
        ofPerson(*p);
    const ReturnLine *l = line(row);
    if (!l)
        return out;
    if (checkLine(l->losses())) {
        const LossParts parts =
            partLosses(l->losses(), fieldFor(m_sheet.fight, l->side), m_desk.campaign().figures());
        if (parts.wounded > 0)
            out << tr("%1 dice, back on %2 or more: %3 (CA-4.1)")
                       .arg(parts.wounded)
                       .arg(parts.woundedBackOn)
                       .arg(faces(l->wounded, parts.woundedBackOn));
        if (parts.stragglers > 0)
            out << tr("left in rout with %1, back on %2 or more: %3 (CA-4.2)")
                       .arg(parts.stragglers)
                       .arg(parts.stragglersBackOn)
                       .arg(faces(l->stragglers, parts.stragglersBackOn));
        if (parts.captured > 0)
            out << tr("%1 captured (CA-4.3)").arg(parts.captured);
    }
    if (const std::size_t own = ownPerson(l->unit); own != kNobody)
        ofPerson(m_sheet.paper.persons[own]);
    return out;
}

std::size_t ReturnModel::ownPerson(UnitId unit) const {
    for (std::size_t i = 0; i < m_sheet.paper.persons.size(); ++i)
        if (m_sheet.paper.persons[i].unit == unit)
            return i;
    return kNobody;
}

int ReturnModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_sheet.rows.size());
}
int ReturnModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ReturnModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    }
    static constexpr const char *kHeads[] = {
        "return-fought-brigade", "return-start",  "return-lost",
        "return-routed",         "return-won",    "return-removed",
        "return-guns",           "return-spent",  "return-fate",
        "return-back",           "return-killed", "return-missing",
        "return-prisoners",      "return-present"};
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
    if (!index.isValid() || !m_sheet.fight.isOpen() || m_desk.readOnly())
        return false;
    const Row &row = m_sheet.rows[std::size_t(index.row())];
    const int column = index.column();
    if (!row.line)
        return column == Fate && row.at != kNobody;
    const ReturnLine &l = m_sheet.paper.lines[row.at];
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
    if (index.column() == Name && m_sheet.rows[std::size_t(index.row())].line &&
        m_sheet.fight.isOpen() && !m_desk.readOnly())
        out |= Qt::ItemIsUserCheckable;
    return out;
}

QString ReturnModel::fateOf(const ReturnPerson &p) const {
    const Texts &texts = m_desk.texts();
    if (p.fate == CommanderFate::Unhurt)
        return {};
    if (p.outcome == Outcome::None)
        return texts.label(TextKind::Word, "fell-" + std::string(sabretache::word(p.fate)));
    QString out =
        texts.label(TextKind::Word, "outcome-" + std::string(sabretache::word(p.outcome)));
    if (p.away > 0)
        out += QStringLiteral(", ") + texts.quantity(p.away, "turns");
    return out;
}

/// An army or a column: its commander, and the sums of its lines.
QVariant ReturnModel::groupData(const Row &row, int column, int role) const {
    const ReturnPerson *leader = row.at == kNobody ? nullptr : &m_sheet.paper.persons[row.at];
    if (role == ArmRole)
        return -1;
    if (role == MarkRole)
        return leader && leader->edited && column == Fate;
    if (role == Qt::EditRole && column == Fate && leader)
        return QString::fromLatin1(sabretache::word(leader->fate).data());
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole &&
        role != Qt::AccessibleTextRole)
        return {};
    if (column == Name) {
        const QString who = leader ? m_desk.name(leader->person.uuid) : QString();
        return row.name.isEmpty() ? who
               : who.isEmpty()    ? row.name
                                  : row.name + QStringLiteral(", ") + who;
    }
    if (column == Fate)
        return leader ? fateOf(*leader) : QString();
    if (row.lines.empty())
        return QString();
    const auto count = [&](auto holds) {
        return std::ranges::count_if(row.lines,
                                     [&](std::size_t i) { return holds(m_sheet.paper.lines[i]); });
    };
    const auto share = [&](std::ptrdiff_t some) {
        return some == 0 ? QString()
                         : tr("%1 of %2").arg(some).arg(static_cast<int>(row.lines.size()));
    };
    switch (column) {
    case Routed:
        return share(count([](const ReturnLine &l) { return l.routed; }));
    case Won:
        return share(count([](const ReturnLine &l) { return l.wonMelee; }));
    case Removed:
        return share(count([](const ReturnLine &l) { return l.removed; }));
    default:
        break;
    }
    std::int64_t sum = 0;
    for (const std::size_t i : row.lines) {
        const ReturnLine &l = m_sheet.paper.lines[i];
        sum += column == Start       ? l.start
               : column == Lost      ? l.lost
               : column == GunsLost  ? l.gunsLost
               : column == Spent     ? l.spent
               : column == Back      ? l.back
               : column == Killed    ? l.killed
               : column == Missing   ? l.missing
               : column == Prisoners ? l.prisoners
                                     : l.present;
    }
    return sum == 0 && column != Start && column != Present ? QString()
                                                            : m_desk.texts().number(sum);
}

QVariant ReturnModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid())
        return {};
    const Texts &texts = m_desk.texts();
    const Row &row = m_sheet.rows[std::size_t(index.row())];
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
    if (role == LevelRole)
        return row.level;
    if (!row.line)
        return groupData(row, column, role);
    const ReturnLine &l = m_sheet.paper.lines[row.at];
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
            return QString::fromLatin1(sabretache::word(m_sheet.paper.persons[own].fate).data());
        return fateOf(m_sheet.paper.persons[own]);
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
    const Row &row = m_sheet.rows[std::size_t(index.row())];
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
    if (!row.line)
        return index.column() == Fate && row.at != kNobody && setFate(paper.persons[row.at]);
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
    l.changed =
        !m_sheet.fight.battle.isNull(); // on paper there is nothing that it was changed from
    l.edited = false;
    return true;
}

bool ReturnModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    if (!index.isValid())
        return false;
    Return paper = m_sheet.paper;
    if (role == Qt::CheckStateRole && index.column() == Name) {
        const Row &row = m_sheet.rows[std::size_t(index.row())];
        if (!row.line || !m_sheet.fight.isOpen())
            return false;
        paper.lines[row.at].fought = value.toInt() == Qt::Checked;
    } else if (role != Qt::EditRole || !editable(index) || !put(paper, index, value)) {
        return false;
    }
    if (paper == m_sheet.paper)
        return true;
    return m_desk.perform(changeReturn(m_desk.context(), std::move(paper), m_sheet.fight));
}

int ReturnModel::paste(const QModelIndex &corner, const QList<QStringList> &cells) {
    Return paper = m_sheet.paper;
    int taken = 0;
    int row = corner.row();
    for (qsizetype r = 0; r < cells.size(); ++r, ++row) {
        while (row < rowCount() && !m_sheet.rows[std::size_t(row)].line)
            ++row;
        for (int c = 0; c < cells[r].size(); ++c) {
            const QModelIndex at = index(row, corner.column() + c);
            if (at.isValid() && editable(at) && put(paper, at, cells[r][c]))
                ++taken;
        }
    }
    if (paper != m_sheet.paper &&
        !m_desk.perform(changeReturn(m_desk.context(), std::move(paper), m_sheet.fight)))
        return 0;
    return taken;
}

bool ReturnModel::clearEdited(const QModelIndex &index) {
    if (!index.isValid() || !m_sheet.fight.isOpen())
        return false;
    Return paper = m_sheet.paper;
    const Row &row = m_sheet.rows[std::size_t(index.row())];
    if (!row.line && row.at == kNobody)
        return false;
    if (!row.line)
        paper.persons[row.at].edited = false;
    else
        paper.lines[row.at].edited = false;
    return m_desk.perform(changeReturn(m_desk.context(), std::move(paper), m_sheet.fight));
}

} // namespace sabretache::ui
