#include "store/unitfields.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace sabretache::store {

namespace {

using Json = nlohmann::json;

/// Most that is remembered while reading: a crafted file may hold a different text in each row.
constexpr std::size_t kMostKnown = 1000;

std::optional<UnitFields> fieldsOf(std::string_view text) {
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object())
        return std::nullopt;
    UnitFields::BySet out;
    for (const auto &[set, values] : json.items()) {
        if (set.empty() || !values.is_object())
            return std::nullopt;
        rules::FieldValues &held = out[set];
        for (const auto &[field, value] : values.items()) {
            if (field.empty() || !value.is_string())
                return std::nullopt;
            held.emplace_hint(held.end(), field, value.get_ref<const std::string &>());
        }
    }
    return out;
}

} // namespace

const std::string &UnitFieldWriter::text(const UnitFields &fields) {
    const auto known = m_known.lower_bound(fields.all());
    if (known != m_known.end() && known->first == fields.all())
        return known->second;
    std::string text = Json(fields.all()).dump(-1, ' ', false, Json::error_handler_t::replace);
    return m_known.emplace_hint(known, fields.all(), std::move(text))->second;
}

const UnitFields *UnitFieldReader::read(std::string_view text) {
    m_text.assign(text);
    auto known = m_known.find(m_text);
    if (known == m_known.end()) {
        if (m_known.size() >= kMostKnown)
            m_known.clear();
        known = m_known.emplace(m_text, fieldsOf(text)).first;
    }
    return known->second ? &*known->second : nullptr;
}

} // namespace sabretache::store
