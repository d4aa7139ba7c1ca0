#include "store/schema.h"

#include "store/bookfile.h"
#include "store/connection.h"

namespace sabretache::store {

std::vector<std::string_view> statements(std::string_view script) {
    std::vector<std::string_view> out;
    while (!script.empty()) {
        const std::size_t end = script.find("\n\n");
        const std::string_view one = script.substr(0, end);
        // Comments alone are no statement: SQLite would call it empty.
        const std::size_t last = one.find_last_not_of(" \n");
        if (last != std::string_view::npos && one[last] == ';')
            out.push_back(one);
        if (end == std::string_view::npos)
            break;
        script.remove_prefix(end + 2);
    }
    return out;
}

namespace {

/// While a table makes room for its successor, rows refer to nothing: SQLite's own check of what
/// refers to what is off, and all of it is checked before the end.
class ReferencesUnchecked {
public:
    explicit ReferencesUnchecked(Connection &connection) : m_connection(connection) {
        static_cast<void>(connection.run("PRAGMA foreign_keys = OFF"));
    }
    ~ReferencesUnchecked() { static_cast<void>(m_connection.run("PRAGMA foreign_keys = ON")); }
    ReferencesUnchecked(const ReferencesUnchecked &) = delete;
    ReferencesUnchecked &operator=(const ReferencesUnchecked &) = delete;

private:
    Connection &m_connection;
};

Result<void> migrateOne(Connection &connection, int number, const std::string &script) {
    const ReferencesUnchecked unchecked(connection);
    Transaction transaction(connection);
    if (auto begun = transaction.begin(); !begun)
        return begun;
    for (const std::string_view statement : statements(script))
        if (auto done = connection.run(statement); !done)
            return done;
    if (number == 1) {
        const std::string id = "PRAGMA application_id = " + std::to_string(kApplicationId);
        if (auto done = connection.run(id); !done)
            return done;
    }
    const auto astray = connection.number("SELECT count(*) FROM pragma_foreign_key_check");
    if (!astray)
        return tl::unexpected(astray.error());
    if (*astray != 0)
        return fail(kBookRefused, {std::to_string(*astray) + " x foreign_key_check"});
    if (auto done = connection.run("PRAGMA user_version = " + std::to_string(number)); !done)
        return done;
    return transaction.commit();
}

} // namespace

Result<void> migrate(Connection &connection, int from, const std::vector<std::string> &schema) {
    for (int number = from + 1; number <= static_cast<int>(schema.size()); ++number) {
        const auto done =
            migrateOne(connection, number, schema[static_cast<std::size_t>(number) - 1]);
        if (!done)
            return fail(kBookUpgradeFailed,
                        {std::to_string(number), done.error().args.empty()
                                                     ? std::string(done.error().code)
                                                     : done.error().args.back()});
    }
    return {};
}

} // namespace sabretache::store
