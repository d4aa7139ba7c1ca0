#include "store/filecheck.h"

#include "store/bookfile.h"
#include "store/connection.h"

namespace sabretache::store {

namespace {

Result<std::optional<Documents>> lookOverFile(const QString &path, FileCheck::And also) {
    auto opened = Connection::open(path, Connection::Access::Read);
    if (!opened)
        return tl::unexpected(opened.error());
    Connection &connection = **opened;
    // A writer who waits for the caller to be done lets nobody else in: don't wait for him long.
    Transaction transaction(connection);
    auto done = connection.run("PRAGMA busy_timeout = 50");
    if (done)
        done = transaction.beginReading();
    if (done)
        done = lookOver(connection);
    if (!done)
        return tl::unexpected(done.error());
    if (also == FileCheck::And::Nothing)
        return std::nullopt;
    auto documents = readDocuments(connection);
    return documents ? std::optional(std::move(*documents)) : std::nullopt;
}

} // namespace

Result<void> lookOver(Connection &connection) {
    const auto said = connection.text("PRAGMA quick_check(1)");
    if (!said)
        return tl::unexpected(said.error());
    if (*said != "ok")
        return fail(kBookDamaged, {*said});
    return {};
}

FileCheck::FileCheck(const QString &path, And also)
    : m_result(std::async(std::launch::async | std::launch::deferred, [this, path, also] {
          auto done = lookOverFile(path, also);
          m_failed = !done.has_value();
          return done;
      })) {}

FileCheck::~FileCheck() {
    if (m_result.valid())
        m_result.wait();
}

} // namespace sabretache::store
