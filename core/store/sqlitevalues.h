// How values of ours become values of SQLite's, bound to a statement or fed to it.
#pragma once

#include <QByteArray>
#include <QString>
#include <QUtf8StringView>

#include <cstdint>
#include <string_view>

namespace sabretache::store {

/// What lets go of bytes once SQLite is done with them (its sqlite3_destructor_type); null: nobody.
using LettingGo = void (*)(void *);
/// SQLITE_TRANSIENT, which is a cast in C's manner: SQLite keeps a copy of its own.
inline LettingGo transient() { return reinterpret_cast<LettingGo>(-1); }

/// Puts a text where it stands, without a copy. What is no UTF-8 is mended first, and then copied:
/// a book holds nothing else.
/// @param put called once with the bytes, their count and what lets go of them
template <class Put> void putText(std::string_view text, const Put &put) {
    const auto size = static_cast<qsizetype>(text.size());
    if (text.empty()) {
        // A null pointer would be NULL: an empty text is a text.
        put("", std::uint64_t{0}, nullptr);
    } else if (QUtf8StringView(text.data(), size).isValidUtf8()) {
        put(text.data(), static_cast<std::uint64_t>(size), nullptr);
    } else {
        const QByteArray clean = QString::fromUtf8(text.data(), size).toUtf8();
        put(clean.constData(), static_cast<std::uint64_t>(clean.size()), transient());
    }
}

} // namespace sabretache::store
