#include "oob/dryrun.h"

#include "base/invariant.h"
#include "oob/rowsof.h"

#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace sabretache::oob {

namespace {

using detail::keyOf;
using detail::keyText;
using detail::rowsOf;

/// The book as it would be after the changes, as far as they change it.
class DryRun {
public:
    DryRun(const OrderOfBattle &book, const ChangeSet &changes) : m_book(book), m_changes(changes) {
        m_seen.reserve(changes.size());
    }

    /// @return nothing when a row is changed twice: then the second change must see the first.
    std::optional<Result<void>> run() {
        for (const AnyChange &any : m_changes) {
            std::optional<Error> error;
            const bool first =
                std::visit([&](const auto &change) { return look(change, error); }, any);
            if (!first)
                return std::nullopt;
            if (error)
                return tl::unexpected(*error);
        }
        return checkTree();
    }

private:
    template <class T> bool look(const RowChange<T> &change, std::optional<Error> &error) {
        const T &any = change.after ? *change.after : *change.before;
        const auto &key = keyOf(any);
        if (!m_seen.insert(mark(any)).second)
            return false;
        const auto &rows = rowsOf<T>(m_book);
        const auto it = rows.find(key);
        const bool present = it != rows.end();
        if (present != change.before.has_value() || (present && it->second != *change.before))
            error = Error{kEditOutOfDate, {}, {keyText(key)}};
        if constexpr (std::is_same_v<T, Army>)
            m_armies[any.id] = change.after.has_value();
        if constexpr (std::is_same_v<T, Column>)
            m_columns[any.id] = change.after ? &*change.after : nullptr;
        return true;
    }
    /// One mark for two rows only costs the quicker way of trying.
    template <class T> static Uuid mark(const T &row) {
        if constexpr (std::is_same_v<T, Nation> || std::is_same_v<T, Setting>)
            return Uuid::fromName(keyOf(row));
        else if constexpr (std::is_same_v<T, Document>)
            return row.id;
        else
            return row.id.uuid;
    }

    bool hasArmy(ArmyId id) const {
        const auto it = m_armies.find(id);
        return it != m_armies.end() ? it->second : m_book.armies.contains(id);
    }
    const Column *column(ColumnId id) const {
        if (const auto it = m_columns.find(id); it != m_columns.end())
            return it->second;
        const auto it = m_book.columns.find(id);
        return it == m_book.columns.end() ? nullptr : &it->second;
    }
    bool hasParent(const Parent &p) const {
        if (p.army.isNull() == p.column.isNull())
            return false;
        return p.column.isNull() ? hasArmy(p.army) : column(p.column) != nullptr;
    }
    bool isWithinItself(const Column &start) const {
        const std::size_t most = m_book.columns.size() + m_columns.size();
        std::size_t steps = 0;
        for (ColumnId up = start.parent.column; !up.isNull(); ++steps) {
            if (up == start.id || steps > most)
                return true;
            const Column *above = column(up);
            if (!above)
                return false;
            up = above->parent.column;
        }
        return false;
    }
    Result<void> checkTree() const {
        for (const AnyChange &any : m_changes) {
            if (const auto *c = std::get_if<RowChange<Column>>(&any); c && c->after)
                if (!hasParent(c->after->parent) || isWithinItself(*c->after))
                    return fail(kEditBreaksTree, {c->after->name});
            if (const auto *u = std::get_if<RowChange<Unit>>(&any); u && u->after)
                if (!hasParent(u->after->parent))
                    return fail(kEditBreaksTree, {u->after->name});
        }
        return {};
    }

    const OrderOfBattle &m_book;
    const ChangeSet &m_changes;
    std::unordered_set<Uuid> m_seen;
    std::unordered_map<ArmyId, bool> m_armies;              ///< whether it is there afterwards
    std::unordered_map<ColumnId, const Column *> m_columns; ///< as it is afterwards; null: gone
};

} // namespace

Result<void> checkChanges(OrderOfBattle &book, const ChangeSet &changes) {
    if (const auto tried = DryRun(book, changes).run())
        return *tried;
    if (auto fits = applyChanges(book, changes); !fits)
        return fits;
    const auto back = applyChanges(book, reversed({{}, {}, changes}).changes);
    SAB_INVARIANT(back.has_value());
    return {};
}

} // namespace sabretache::oob
