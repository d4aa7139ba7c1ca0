#include "ui/models/battle/papermodel.h"

#include <QFont>

#include <algorithm>

namespace sabretache::ui {

namespace {

bool isColumn(const battle::FormField &f) {
    return f.along.empty() && !f.fromState &&
           (f.type == "number" || f.type == "choice" || f.type == "flag");
}

} // namespace

PaperModel::PaperModel(BattleDesk &desk, QObject *parent)
    : QAbstractTableModel(parent), m_desk(desk) {}

void PaperModel::readColumns() {
    m_columns.clear();
    for (const battle::Offer &o : m_desk.offers()) {
        if (o.group != "umpire" || !o.allowed)
            continue;
        const battle::Form form = m_desk.engine().form(m_desk.state(), Record{o.action, {}});
        const auto who = std::ranges::find_if(form.fields, [](const battle::FormField &f) {
            return f.type == "unit" && f.required && f.along.empty();
        });
        // Actions about a commander or the weather are the umpire's menu.
        if (who == form.fields.end() ||
            std::ranges::any_of(form.fields,
                                [](const battle::FormField &f) { return f.type == "commander"; }))
            continue;
        bool any = false;
        for (const battle::FormField &f : form.fields)
            if (isColumn(f)) {
                m_columns.push_back({o.action, who->key, f.key});
                any = true;
            }
        if (!any)
            m_columns.push_back({o.action, who->key, {}});
    }
}

void PaperModel::refresh() {
    beginResetModel();
    m_entered.clear();
    m_rows.clear();
    readColumns();
    // What both sides have left is not for one of them.
    const std::size_t units = m_desk.sideView().viewer() ? 0 : m_desk.setup().units.size();
    for (std::size_t i = 0; i < units; ++i) {
        Row row;
        row.unit = m_desk.setup().units[i].id;
        std::string action;
        battle::Form form;
        bool any = false;
        for (const Column &c : m_columns) {
            if (c.action != action) {
                action = c.action;
                Record draft{c.action, {}};
                draft.set(c.unitKey, row.unit.text());
                form = m_desk.engine().form(m_desk.state(), draft);
            }
            battle::FormField cell;
            const auto who = std::ranges::find(form.fields, c.unitKey, &battle::FormField::key);
            const bool listed =
                who != form.fields.end() &&
                std::ranges::any_of(who->choices, [&](const battle::FormChoice &choice) {
                    return choice.allowed && choice.value == row.unit.text();
                });
            if (listed && c.key.empty()) {
                cell.key = c.action;
                cell.type = "flag";
                cell.value = false;
            } else if (listed) {
                const auto f = std::ranges::find(form.fields, c.key, &battle::FormField::key);
                if (f != form.fields.end())
                    cell = *f;
            }
            any = any || !cell.key.empty();
            row.cells.push_back(std::move(cell));
        }
        if (any)
            m_rows.push_back(std::move(row));
    }
    endResetModel();
}

int PaperModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PaperModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : FixedCount + static_cast<int>(m_columns.size());
}

const battle::FormField *PaperModel::field(const QModelIndex &index) const {
    if (!index.isValid() || index.column() < FixedCount)
        return nullptr;
    const battle::FormField &cell =
        m_rows[static_cast<std::size_t>(index.row())]
            .cells[static_cast<std::size_t>(index.column() - FixedCount)];
    return cell.key.empty() ? nullptr : &cell;
}

const Value &PaperModel::valueAt(std::size_t row, std::size_t column) const {
    const auto it = m_entered.find({row, column});
    return it == m_entered.end() ? m_rows[row].cells[column].value : it->second;
}

QVariant PaperModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid())
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const battle::SetupUnit *unit = m_desk.words().unit(m_rows[row].unit);
    if (role == SideRole)
        return unit ? static_cast<int>(unit->side) : -1;
    if (role == ArmRole)
        return unit ? static_cast<int>(unit->arm) : -1;
    if (index.column() < FixedCount) {
        if (role != Qt::DisplayRole && role != SortRole && role != Qt::ToolTipRole)
            return {};
        if (!unit)
            return {};
        return index.column() == Name ? fromStd(unit->name) : m_desk.words().sideName(unit->side);
    }
    const battle::FormField *f = field(index);
    if (!f)
        return role == Qt::DisplayRole ? QVariant(QStringLiteral("\u2013")) : QVariant();
    const auto column = static_cast<std::size_t>(index.column() - FixedCount);
    const Value &now = valueAt(row, column);
    const auto *number = std::get_if<std::int64_t>(&now);
    const auto *word = std::get_if<std::string>(&now);
    const auto *flag = std::get_if<bool>(&now);
    switch (role) {
    case Qt::CheckStateRole:
        if (flag)
            return *flag ? Qt::Checked : Qt::Unchecked;
        return {};
    case Qt::DisplayRole:
        return flag ? QVariant() : m_desk.words().value(*f, now);
    case SortRole:
        return number ? QVariant(static_cast<qlonglong>(*number)) : m_desk.words().value(*f, now);
    case Qt::EditRole:
        return number ? QVariant(static_cast<qlonglong>(*number))
               : word ? QVariant(fromStd(*word))
               : flag ? QVariant(*flag)
                      : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant(
            static_cast<int>((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    case Qt::FontRole:
        if (m_entered.contains({row, column})) {
            QFont bold;
            bold.setBold(true);
            return bold;
        }
        return {};
    case Qt::ToolTipRole:
        if (m_entered.contains({row, column}))
            return tr("On record: %1").arg(m_desk.words().value(*f, f->value));
        return {};
    default:
        return {};
    }
}

QVariant PaperModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter));
    if (role != Qt::DisplayRole)
        return {};
    if (section == Name)
        return tr("Unit");
    if (section == Side)
        return tr("Side");
    const Column &c = column(section);
    return c.key.empty() ? m_desk.words().label(TextKind::Action, c.action)
                         : m_desk.words().label(TextKind::Form, c.key);
}

Qt::ItemFlags PaperModel::flags(const QModelIndex &index) const {
    Qt::ItemFlags out = QAbstractTableModel::flags(index);
    if (const battle::FormField *f = field(index))
        out |= f->type == "flag" ? Qt::ItemIsUserCheckable : Qt::ItemIsEditable;
    return out;
}

bool PaperModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    const battle::FormField *f = field(index);
    if (!f || (role != Qt::EditRole && role != Qt::CheckStateRole))
        return false;
    Value now;
    if (f->type == "flag") {
        now = role == Qt::CheckStateRole ? value.toInt() == Qt::Checked : value.toBool();
    } else if (f->type == "number") {
        bool good = false;
        const qlonglong n = value.toLongLong(&good);
        if (!good || n < f->least || n > std::max(f->most, f->least))
            return false;
        now = static_cast<std::int64_t>(n);
    } else {
        const std::string word = value.toString().toStdString();
        if (std::ranges::none_of(f->choices, [&](const battle::FormChoice &c) {
                return c.value == word && c.allowed;
            }))
            return false;
        now = word;
    }
    const std::pair at{static_cast<std::size_t>(index.row()),
                       static_cast<std::size_t>(index.column() - FixedCount)};
    if (now == f->value)
        m_entered.erase(at);
    else
        m_entered[at] = std::move(now);
    Q_EMIT dataChanged(index, index);
    return true;
}

bool PaperModel::setText(const QModelIndex &index, const QString &text) {
    const battle::FormField *f = field(index);
    if (!f)
        return false;
    const QString wanted = text.trimmed();
    if (f->type == "number") {
        bool good = false;
        const qlonglong n = wanted.section(u' ', 0, 0).toLongLong(&good);
        return good && setData(index, n, Qt::EditRole);
    }
    const auto same = [&](const QString &word) {
        return word.compare(wanted, Qt::CaseInsensitive) == 0;
    };
    if (f->type == "flag")
        return setData(index, same(m_desk.words().label(TextKind::Word, "yes")), Qt::EditRole);
    for (const battle::FormChoice &c : f->choices)
        if (same(m_desk.words().choice(*f, c.value)) || same(fromStd(c.value)))
            return setData(index, fromStd(c.value), Qt::EditRole);
    return false;
}

std::size_t PaperModel::changedUnits() const {
    std::size_t out = 0;
    std::size_t last = m_rows.size();
    for (const auto &[at, value] : m_entered) {
        out += at.first != last ? 1 : 0;
        last = at.first;
    }
    return out;
}

std::vector<Record> PaperModel::inputs(const std::string &reason) const {
    std::vector<Record> out;
    // By action, in the order of the columns: what takes a unit off the table comes last.
    for (std::size_t first = 0; first < m_columns.size();) {
        std::size_t end = first;
        while (end < m_columns.size() && m_columns[end].action == m_columns[first].action)
            ++end;
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            bool changed = false;
            Record input{m_columns[first].action, {}};
            input.set(m_columns[first].unitKey, m_rows[row].unit.text());
            for (std::size_t c = first; c < end; ++c) {
                changed = changed || m_entered.contains({row, c});
                if (!m_columns[c].key.empty())
                    input.set(m_columns[c].key, valueAt(row, c));
            }
            if (!changed)
                continue;
            input.set("reason", reason);
            out.push_back(std::move(input));
        }
        first = end;
    }
    return out;
}

namespace {

/// What a question gets when nobody is there to answer it.
Value answerOf(const battle::FactRequest &fact) {
    if (!std::holds_alternative<std::monostate>(fact.fallback))
        return fact.fallback;
    if (!fact.choices.empty())
        return fact.choices.front();
    if (fact.type == "flag")
        return false;
    return fact.least;
}

Result<void> oneOnward(BattleDesk &desk, const std::string &reason) {
    const battle::Pending pending = desk.pending();
    switch (pending.want) {
    case battle::Want::Roll:
        return desk.submitDice(desk.throwDice(pending.roll->count.value, pending.roll->sides),
                               dice::Source::Umpire, "umpire", reason);
    case battle::Want::Fact:
        return desk.submitFact(answerOf(*pending.fact), battle::FactSource::Umpire);
    case battle::Want::Choice:
        return desk.endPhase(true);
    case battle::Want::Nothing:
        break;
    }
    return fail(kAdvanceStuck, {std::to_string(desk.view().turn.value)});
}

} // namespace

Result<std::size_t> advanceTo(BattleDesk &desk, Turns turn, std::size_t phase,
                              const std::string &reason) {
    const std::size_t before = desk.stepCount();
    const auto place = [&] {
        const battle::Place p = desk.engine().place(desk.state());
        return std::pair(p.turn.value, p.phase);
    };
    const std::pair wanted(turn.value, phase);
    if (place() > wanted)
        return fail(kAdvancePast, {std::to_string(place().first)});
    // A phase that asks for dice asks a few times; a turn has a dozen phases at most.
    const std::size_t most = before + 400 * static_cast<std::size_t>(turn.value);
    while (place() < wanted || desk.pending().want != battle::Want::Choice) {
        Result<void> done = oneOnward(desk, reason);
        if (done && desk.stepCount() > most)
            done = fail(kAdvanceStuck, {std::to_string(turn.value)});
        if (!done) {
            if (desk.stepCount() > before)
                static_cast<void>(desk.undo(desk.stepCount() - before));
            return tl::unexpected(done.error());
        }
    }
    return desk.stepCount() - before;
}

Result<std::size_t> enterFromPaper(BattleDesk &desk, Turns turn, std::size_t phase,
                                   const std::vector<Record> &inputs, const std::string &reason) {
    const std::size_t before = desk.stepCount();
    auto reached = advanceTo(desk, turn, phase, reason);
    if (!reached)
        return reached;
    for (const Record &input : inputs)
        if (const auto done = desk.submitAsUmpire(input, reason); !done) {
            if (desk.stepCount() > before)
                static_cast<void>(desk.undo(desk.stepCount() - before));
            return tl::unexpected(done.error());
        }
    return desk.stepCount() - before;
}

} // namespace sabretache::ui
