// The rows of one kind in a book, and the key of a row: what applying an edit and trying it share.
#pragma once

#include "oob/orderofbattle.h"

#include <string>
#include <type_traits>

namespace sabretache::oob::detail {

/// @return the map of rows of kind `T`; `Book` may be const.
template <class T, class Book> auto &rowsOf(Book &book) {
    if constexpr (std::is_same_v<T, Army>)
        return book.armies;
    else if constexpr (std::is_same_v<T, Column>)
        return book.columns;
    else if constexpr (std::is_same_v<T, Unit>)
        return book.units;
    else if constexpr (std::is_same_v<T, Person>)
        return book.persons;
    else if constexpr (std::is_same_v<T, Post>)
        return book.posts;
    else if constexpr (std::is_same_v<T, Nation>)
        return book.nations;
    else if constexpr (std::is_same_v<T, Setting>)
        return book.settings;
    else if constexpr (std::is_same_v<T, Scenario>)
        return book.scenarios;
    else
        return book.documents;
}

inline const std::string &keyOf(const Nation &n) { return n.name; }
inline const std::string &keyOf(const Setting &s) { return s.key; }
inline DocumentKey keyOf(const Document &d) { return {d.kind, d.id}; }
template <class T> const auto &keyOf(const T &t) { return t.id; }

inline std::string keyText(const std::string &s) { return s; }
inline std::string keyText(const DocumentKey &key) { return key.kind + "/" + key.id.text(); }
template <class Tag> std::string keyText(const Id<Tag> &id) { return id.text(); }

} // namespace sabretache::oob::detail
