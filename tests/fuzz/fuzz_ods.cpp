#include "fuzz/entries.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    sabretache::fuzz::ods({reinterpret_cast<const char *>(data), size});
    return 0;
}
