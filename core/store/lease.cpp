#include "store/lease.h"

#include "store/bookfile.h"
#include "store/connection.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>

#include <cerrno>
#include <csignal>
#include <sys/stat.h>
#include <unistd.h>

namespace sabretache::store {

namespace {

/// @return when a process began; empty when there is none of that number.
std::string startOf(std::int64_t process) {
    QFile stat(QStringLiteral("/proc/%1/stat").arg(process));
    if (!stat.open(QIODevice::ReadOnly))
        return {};
    const QByteArray line = stat.readAll();
    // The program's name stands in brackets and may hold spaces; the start is the 20th word after.
    const QList<QByteArray> words = line.mid(line.lastIndexOf(')') + 2).split(' ');
    return words.size() > 19 ? words[19].toStdString() : std::string();
}

std::string fileNumber(const QString &path) {
    struct stat info {};
    if (::stat(QFile::encodeName(path).constData(), &info) != 0)
        return {};
    return std::to_string(info.st_ino);
}

std::optional<Lease> read(Statement &row) {
    if (!row.next())
        return std::nullopt;
    Lease out;
    out.token = row.text(0);
    out.host = row.text(1);
    out.boot = row.text(2);
    out.process = row.number(3);
    out.started = row.text(4);
    out.file = row.text(5);
    out.user = row.text(6);
    out.since = row.text(7);
    return out;
}

Result<std::optional<Lease>> holder(Connection &connection) {
    auto query = connection.prepared(
        "SELECT token, host, boot, process, started, file, user, since FROM lease");
    if (!query)
        return tl::unexpected(query.error());
    Statement row(**query);
    if (auto done = row.run(); !done)
        return tl::unexpected(done.error());
    return read(row);
}

tl::unexpected<Error> heldBy(const Lease &lease) {
    return fail(kBookHeld, {lease.host, std::to_string(lease.process), lease.user, lease.since});
}

} // namespace

Lease leaseFor(const QString &path, std::string token, std::string now) {
    Lease out;
    out.token = std::move(token);
    out.host = QSysInfo::machineHostName().toStdString();
    out.boot = QSysInfo::bootUniqueId().toStdString();
    out.process = QCoreApplication::applicationPid();
    out.started = startOf(out.process);
    out.file = fileNumber(path);
    // Started by a service or from a chroot, a process may have no such variable; it has an owner.
    QString user = qEnvironmentVariable("USER", qEnvironmentVariable("LOGNAME"));
    if (user.isEmpty())
        user = QFileInfo(QStringLiteral("/proc/self")).owner();
    if (user.isEmpty())
        user = QString::number(::getuid());
    out.user = user.toStdString();
    out.since = std::move(now);
    return out;
}

bool isHeld(const Lease &lease, const Lease &mine) {
    if (lease.file != mine.file)
        return false; // came with a copy of the book
    if (lease.host != mine.host)
        return true;
    if (lease.boot != mine.boot)
        return false;
    if (!mine.started.empty())
        return startOf(lease.process) == lease.started;
    return ::kill(static_cast<pid_t>(lease.process), 0) == 0 || errno == EPERM;
}

Result<void> takeLease(Connection &connection, const Lease &mine, bool evenFromAfar) {
    Transaction transaction(connection);
    if (auto begun = transaction.begin(); !begun)
        return begun;
    const auto other = holder(connection);
    if (!other)
        return tl::unexpected(other.error());
    if (*other && isHeld(**other, mine) && !(evenFromAfar && (*other)->host != mine.host))
        return heldBy(**other);
    auto query = connection.prepared("INSERT OR REPLACE INTO lease "
                                     "(one, token, host, boot, process, started, file, user, since)"
                                     " VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?)");
    if (!query)
        return tl::unexpected(query.error());
    {
        Statement row(**query);
        row.bind(mine.token).bind(mine.host).bind(mine.boot).bind(mine.process);
        row.bind(mine.started).bind(mine.file).bind(mine.user).bind(mine.since);
        if (auto done = row.run(); !done)
            return done;
    }
    return transaction.commit();
}

void giveLeaseBack(Connection &connection, const Lease &mine) {
    auto query = connection.prepared("DELETE FROM lease WHERE token = ?");
    if (!query)
        return;
    Statement row(**query);
    // If it can't be given back, the next opening sees that this process is gone.
    static_cast<void>(row.bind(mine.token).run());
}

Result<void> confirmLease(Connection &connection, const Lease &mine) {
    const auto now = holder(connection);
    if (!now)
        return tl::unexpected(now.error());
    if (*now && (*now)->token == mine.token)
        return {};
    return heldBy(now->value_or(Lease()));
}

} // namespace sabretache::store
