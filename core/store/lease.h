// One writer a book. The lease is a row in the book that names its holder; it is nobody's once the
// holder's process is gone, the machine was started anew, or the file is a copy of the one it was
// taken for.
#pragma once

#include "base/result.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <string>

namespace sabretache::store {

class Connection;

struct Lease {
    std::string token; ///< of this opening
    std::string host;
    std::string boot;         ///< id of the machine's start
    std::int64_t process = 0; ///< process id
    std::string started;      ///< when that process began, in the system's ticks
    std::string file;         ///< number of the file in its file system
    std::string user;
    std::string since; ///< UTC
};

/// @return the lease that this process would take for `path`.
Lease leaseFor(const QString &path, std::string token, std::string now);

/// @return whether the holder still lives, as far as this machine can tell; one on another host is
/// taken to be alive.
bool isHeld(const Lease &lease, const Lease &mine);

/// Takes the lease, in a transaction of its own.
/// @param evenFromAfar also from a holder on another host
/// @error book-held (host, process, user, since)
Result<void> takeLease(Connection &connection, const Lease &mine, bool evenFromAfar);
/// Gives the lease back, if it is still ours.
void giveLeaseBack(Connection &connection, const Lease &mine);
/// Within a transaction: is the lease still ours?
/// @error book-held
Result<void> confirmLease(Connection &connection, const Lease &mine);

} // namespace sabretache::store
