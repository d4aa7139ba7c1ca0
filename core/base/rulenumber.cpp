#include "base/rulenumber.h"

namespace sabretache {

std::string RuleNumber::text() const {
    std::string out;
    switch (book) {
    case RuleBook::None:
        return out;
    case RuleBook::CorporalJohn:
        out = "CJ-";
        break;
    case RuleBook::Beerstein:
        out = "BB-";
        break;
    case RuleBook::Campaign:
        out = "CA-";
        break;
    case RuleBook::Test:
        out = "TT-";
        break;
    }
    return out + std::to_string(section) + "." + std::to_string(line);
}

} // namespace sabretache
