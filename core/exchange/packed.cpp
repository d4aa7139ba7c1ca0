#include "exchange/packed.h"

#include "exchange/finding.h"

#include <algorithm>
#include <memory>
#include <zip.h>

namespace sabretache::exchange {

namespace {

struct Discard {
    void operator()(zip_t *zip) const { zip_discard(zip); }
    void operator()(zip_file_t *file) const { zip_fclose(file); }
};

using Zip = std::unique_ptr<zip_t, Discard>;

/// Opens an archive that stands in memory. @return null: it is none, or a damaged one
Zip opened(std::string_view bytes) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t *source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    if (!source) {
        zip_error_fini(&error);
        return {};
    }
    Zip zip(zip_open_from_source(source, ZIP_RDONLY, &error));
    if (!zip)
        zip_source_free(source);
    zip_error_fini(&error);
    return zip;
}

} // namespace

bool looksPacked(std::string_view bytes) {
    return bytes.substr(0, 4) == std::string_view("PK\x03\x04", 4) ||
           bytes.substr(0, 4) == std::string_view("PK\x05\x06", 4);
}

Result<PackedFile> PackedFile::open(std::string_view bytes) {
    const Zip zip = opened(bytes);
    if (!zip)
        return fail(kZipBroken, {});
    PackedFile out;
    out.m_bytes = bytes;
    const zip_int64_t entries = zip_get_num_entries(zip.get(), 0);
    if (entries < 1 || static_cast<std::size_t>(entries) > kMostPackedFiles)
        return fail(kZipBroken, {});
    for (zip_int64_t i = 0; i < entries; ++i) {
        const char *entry = zip_get_name(zip.get(), static_cast<zip_uint64_t>(i), 0);
        std::string name = entry ? entry : "";
        if (name.find("..") != std::string::npos || name.empty() || name.front() == '/')
            return fail(kZipBroken, {});
        out.m_names.push_back(std::move(name));
    }
    return out;
}

bool PackedFile::has(std::string_view name) const {
    return std::find(m_names.begin(), m_names.end(), name) != m_names.end();
}

Result<std::string> PackedFile::read(std::string_view name) {
    const Zip zip = opened(m_bytes);
    if (!zip)
        return fail(kZipBroken, {});
    // An encrypted file can't be opened without its word: broken for our purposes.
    const std::unique_ptr<zip_file_t, Discard> file(
        zip_fopen(zip.get(), std::string(name).c_str(), 0));
    if (!file)
        return fail(kZipBroken, {});
    std::string out;
    std::vector<char> piece(256U * 1024U);
    for (;;) {
        // The last read checks the sum of the whole.
        const zip_int64_t got = zip_fread(file.get(), piece.data(), piece.size());
        if (got < 0)
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
