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

Result<void> migrateOne(Connection &connection, int number, const std::string &script) {
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
