#include "exchange/encoding.h"

#include "exchange/finding.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtCore/QStringDecoder>
#include <algorithm>
#include <cstring>

namespace sabretache::exchange {

namespace {

/// Decodes in pieces, so that a large file never stands in memory as UTF-16 whole.
Result<Decoded> decodeWith(QStringDecoder decoder, std::string_view bytes, std::string name) {
    if (!decoder.isValid())
        return fail(kEncodingUnknown, {std::move(name)});
    Decoded out;
    out.encoding = std::move(name);
    out.text.reserve(bytes.size());
    constexpr std::size_t kPiece = 1024 * 1024;
    for (std::size_t at = 0; at < bytes.size(); at += kPiece) {
        const std::string_view piece = bytes.substr(at, kPiece);
        const QString text =
            decoder.decode(QByteArrayView(piece.data(), static_cast<qsizetype>(piece.size())));
        const QByteArray utf8 = text.toUtf8();
        out.text.append(utf8.constData(), static_cast<std::size_t>(utf8.size()));
    }
    out.broken = decoder.hasError();
    return out;
}

/// UTF-16 without a mark: every other byte of the beginning is mostly NUL.
char utf16Guess(std::string_view bytes) {
    const std::size_t size = std::min<std::size_t>(bytes.size() & ~std::size_t{1}, 4096);
    std::size_t even = 0;
    std::size_t odd = 0;
    for (std::size_t i = 0; i < size; ++i)
        if (bytes[i] == 0)
            (i % 2 ? odd : even) += 1;
    if (odd * 5 > size * 2 && even * 20 < size)
        return 'L';
    if (even * 5 > size * 2 && odd * 20 < size)
        return 'B';
    return 0;
}

} // namespace

bool isUtf8(std::string_view text) {
    const auto *p = reinterpret_cast<const unsigned char *>(text.data());
    const auto *end = p + text.size();
    while (p < end) {
        // Eight plain characters at once.
        if (end - p >= 8) {
            std::uint64_t word = 0;
            std::memcpy(&word, p, 8);
            if ((word & 0x8080808080808080ULL) == 0) {
                p += 8;
                continue;
            }
        }
        if (*p < 0x80) {
            ++p;
            continue;
        }
        const std::size_t size = *p >= 0xF0 ? 4 : *p >= 0xE0 ? 3 : *p >= 0xC2 ? 2 : 0;
        if (size == 0 || *p > 0xF4 || static_cast<std::size_t>(end - p) < size)
            return false;
        for (std::size_t i = 1; i < size; ++i)
            if ((p[i] & 0xC0U) != 0x80U)
                return false;
        if ((*p == 0xE0 && p[1] < 0xA0) || (*p == 0xED && p[1] > 0x9F) ||
            (*p == 0xF0 && p[1] < 0x90) || (*p == 0xF4 && p[1] > 0x8F))
            return false;
        p += size;
    }
    return true;
}

Result<Decoded> decode(std::string bytes, std::string_view encoding) {
    const std::string_view all = bytes;
    if (!encoding.empty()) {
        std::string name(encoding);
        return decodeWith(QStringDecoder(name.c_str()), all, name);
    }
    if (all.substr(0, 3) == "\xEF\xBB\xBF") {
        std::string rest = bytes.substr(3);
        if (isUtf8(rest))
            return Decoded{std::move(rest), "UTF-8", false};
        return decodeWith(QStringDecoder(QStringDecoder::Utf8), std::string_view(rest), "UTF-8");
    }
    if (all.substr(0, 2) == "\xFF\xFE")
        return decodeWith(QStringDecoder(QStringDecoder::Utf16LE), all.substr(2), "UTF-16LE");
    if (all.substr(0, 2) == "\xFE\xFF")
        return decodeWith(QStringDecoder(QStringDecoder::Utf16BE), all.substr(2), "UTF-16BE");
    if (bytes.find('\0') != std::string::npos) {
        switch (utf16Guess(all)) {
        case 'L':
            return decodeWith(QStringDecoder(QStringDecoder::Utf16LE), all, "UTF-16LE");
        case 'B':
            return decodeWith(QStringDecoder(QStringDecoder::Utf16BE), all, "UTF-16BE");
        default:
            return fail(kFileBinary, {});
        }
    }
    if (isUtf8(all))
        return Decoded{std::move(bytes), "UTF-8", false};
    return decodeWith(QStringDecoder("windows-1252"), all, "windows-1252");
}

} // namespace sabretache::exchange
