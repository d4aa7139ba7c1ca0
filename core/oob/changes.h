// An edit of the book as the rows it changes, before and after. That makes writing (one
// transaction), undo (the same, turned round) and showing the change (the same rows) one thing.
#pragma once

#include "base/result.h"
#include "oob/orderofbattle.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace sabretache::oob {

/// A row as it was or will be, or none. It never changes, so the edit, its undo and the history
/// share it: an import of 100,000 units holds each row once, and a list of changes is short to
/// move.
template <class T> class RowValue {
public:
    RowValue() = default;
    RowValue(std::nullopt_t) {}
    RowValue(T row) : m_row(std::make_shared<const T>(std::move(row))) {}
    /// @param row nobody changes it any more
    RowValue(std::shared_ptr<const T> row) : m_row(std::move(row)) {}
    RowValue(std::optional<T> row)
        : m_row(row ? std::make_shared<const T>(std::move(*row)) : nullptr) {}

    explicit operator bool() const { return m_row != nullptr; }
    bool has_value() const { return m_row != nullptr; }
    const T &operator*() const { return *m_row; }
    const T *operator->() const { return m_row.get(); }
    friend bool operator==(const RowValue &a, const RowValue &b) {
        return a.m_row == b.m_row || (a && b && *a == *b);
    }

private:
    std::shared_ptr<const T> m_row;
};

/// One row: added (no before), removed (no after) or changed.
template <class T> struct RowChange {
    RowValue<T> before;
    RowValue<T> after;
    bool operator==(const RowChange &) const = default;
};

using AnyChange = std::variant<RowChange<Army>, RowChange<Column>, RowChange<Unit>,
                               RowChange<Person>, RowChange<Post>, RowChange<Nation>,
                               RowChange<Setting>, RowChange<Scenario>, RowChange<Document>>;

/// Row changes in the order in which they hold: parents are added before their children.
using ChangeSet = std::vector<AnyChange>;

/// An edit: its name (a code such as "rename-unit") with the arguments of its sentence, and its
/// rows. The journal stores code and arguments, so that the history can be shown in the reader's
/// language.
struct Edit {
    std::string code;
    std::vector<std::string> args;
    ChangeSet changes;
    bool operator==(const Edit &) const = default;
};

/// @return the edit that takes `edit` back: same code, rows turned round, in reverse order.
Edit reversed(const Edit &edit);

/// Applies all changes to `book`, or none.
/// @error edit-out-of-date (kind, id): a row is not as the change's `before` says;
///        edit-breaks-tree (name): a parent that is not there, or a column within itself.
Result<void> applyChanges(OrderOfBattle &book, const ChangeSet &changes);

inline constexpr std::string_view kEditOutOfDate = "edit-out-of-date";
inline constexpr std::string_view kEditBreaksTree = "edit-breaks-tree";

} // namespace sabretache::oob
