// A 64-bit fingerprint that is the same on every platform; for state hashes and battle signatures.
#pragma once

#include "base/id.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace sabretache {

/// @return 16 hexadecimal digits.
inline std::string hexText(std::uint64_t number) {
    std::string out;
    for (int shift = 60; shift >= 0; shift -= 4)
        out += "0123456789abcdef"[(number >> shift) & 15U];
    return out;
}

/// FNV-1a over what is added, in order.
class Fingerprint {
public:
    void add(std::uint64_t word) {
        for (unsigned shift = 0; shift < 64; shift += 8)
            byte(static_cast<unsigned char>(word >> shift));
    }
    void add(std::string_view text) {
        add(static_cast<std::uint64_t>(text.size()));
        for (const char c : text)
            byte(static_cast<unsigned char>(c));
    }
    void add(const Uuid &u) {
        add(u.high);
        add(u.low);
    }
    std::uint64_t value() const { return m_value; }

private:
    void byte(unsigned char b) { m_value = (m_value ^ b) * 0x100000001B3ULL; }
    std::uint64_t m_value = 0xCBF29CE484222325ULL;
};

} // namespace sabretache
