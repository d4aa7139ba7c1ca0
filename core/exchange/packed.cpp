#include "exchange/packed.h"

#include "exchange/finding.h"

#include <QtCore/QBuffer>
#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <algorithm>
#include <quazip/quazip.h>
#include <quazip/quazipfile.h>

namespace sabretache::exchange {

namespace {

QByteArray viewed(std::string_view bytes) {
    return QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

} // namespace

bool looksPacked(std::string_view bytes) {
    return bytes.substr(0, 4) == std::string_view("PK\x03\x04", 4) ||
           bytes.substr(0, 4) == std::string_view("PK\x05\x06", 4);
}

Result<PackedFile> PackedFile::open(std::string_view bytes) {
    QByteArray data = viewed(bytes);
    QBuffer buffer(&data);
    QuaZip zip(&buffer);
    if (!zip.open(QuaZip::mdUnzip))
        return fail(kZipBroken, {});
    PackedFile out;
    out.m_bytes = bytes;
    if (zip.getEntriesCount() < 1 ||
        static_cast<std::size_t>(zip.getEntriesCount()) > kMostPackedFiles)
        return fail(kZipBroken, {});
    for (bool more = zip.goToFirstFile(); more; more = zip.goToNextFile()) {
        const std::string name = zip.getCurrentFileName().toStdString();
        if (name.find("..") != std::string::npos || name.empty() || name.front() == '/')
            return fail(kZipBroken, {});
        out.m_names.push_back(name);
        if (out.m_names.size() > kMostPackedFiles)
            return fail(kZipBroken, {});
    }
    if (out.m_names.empty())
        return fail(kZipBroken, {});
    return out;
}

bool PackedFile::has(std::string_view name) const {
    return std::find(m_names.begin(), m_names.end(), name) != m_names.end();
}

Result<std::string> PackedFile::read(std::string_view name) {
    QByteArray data = viewed(m_bytes);
    QBuffer buffer(&data);
    QuaZip zip(&buffer);
    if (!zip.open(QuaZip::mdUnzip) ||
        !zip.setCurrentFile(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))))
        return fail(kZipBroken, {});
    QuaZipFile file(&zip);
    if (!file.open(QIODevice::ReadOnly))
        return fail(kZipBroken, {});
    std::string out;
    std::vector<char> piece(256U * 1024U);
    for (;;) {
        const qint64 got = file.read(piece.data(), static_cast<qint64>(piece.size()));
        if (got < 0 || file.getZipError() != UNZ_OK)
            return fail(kZipBroken, {});
        if (got == 0)
            break;
        m_unpacked += static_cast<std::size_t>(got);
        if (m_unpacked > kMostUnpackedBytes) // whatever the archive says of its sizes
            return fail(kZipTooLarge,
                        {std::string(name), std::to_string(kMostUnpackedBytes / (1024 * 1024))});
        out.append(piece.data(), static_cast<std::size_t>(got));
    }
    return out;
}

} // namespace sabretache::exchange
