// A mapping as a file that a person can write too.
#include "exchange/grid.h"
#include "exchange/mapping.h"

#include <nlohmann/json.hpp>

namespace sabretache::exchange {

std::string toJson(const Mapping &mapping) {
    using Json = nlohmann::ordered_json;
    Json json;
    json["format"] = "sabretache-mapping";
    json["version"] = 1;
    if (!mapping.encoding.empty())
        json["encoding"] = mapping.encoding;
    if (mapping.delimiter)
        json["delimiter"] = mapping.delimiter == '\t'           ? std::string("tab")
                            : mapping.delimiter == kNoDelimiter ? std::string("none")
                                                                : std::string(1, mapping.delimiter);
    json["head-line"] = mapping.headLine;
    json["head-rows"] = mapping.headRows;
    json["hierarchy"] = std::string(word(mapping.hierarchy));
    Json columns = Json::array();
    for (const ColumnMeaning &column : mapping.columns) {
        Json one;
        one["meaning"] = std::string(word(column.meaning));
        if (!column.detail.empty())
            one["detail"] = column.detail;
        columns.push_back(std::move(one));
    }
    json["columns"] = std::move(columns);
    if (mapping.menPerBattalion)
        json["men-per-battalion"] = *mapping.menPerBattalion;
    if (mapping.menPerSquadron)
        json["men-per-squadron"] = *mapping.menPerSquadron;
    if (!mapping.armyName.empty())
        json["army-name"] = mapping.armyName;
    if (!mapping.sheet.empty())
        json["sheet"] = mapping.sheet;
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<Mapping> mappingFromJson(std::string_view text) {
    using Json = nlohmann::json;
    if (text.size() > 1024U * 1024U)
        return fail(kMappingWrong, {"size"});
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object())
        return fail(kMappingWrong, {"{"});
    Mapping out;
    const auto number = [&](const char *key, std::int64_t most) -> std::optional<std::int64_t> {
        const auto it = json.find(key);
        if (it == json.end() || !it->is_number_integer())
            return std::nullopt;
        const auto n = it->get<std::int64_t>();
        return n >= 0 && n <= most ? std::optional(n) : std::nullopt;
    };
    for (const auto &[key, value] : json.items()) {
        bool good = true;
        if (key == "format") {
            good = value.is_string() && value.get<std::string>() == "sabretache-mapping";
        } else if (key == "version") {
            good = value.is_number_integer() && value.get<std::int64_t>() == 1;
        } else if (key == "encoding" || key == "army-name" || key == "sheet") {
            good = value.is_string();
            if (good)
                (key == "encoding"    ? out.encoding
                 : key == "army-name" ? out.armyName
                                      : out.sheet) = value.get<std::string>();
        } else if (key == "delimiter") {
            const std::string d = value.is_string() ? value.get<std::string>() : std::string();
            good = d == "tab" || d == "none" || d.size() == 1;
            if (good)
                out.delimiter = d == "tab" ? '\t' : d == "none" ? kNoDelimiter : d.front();
        } else if (key == "head-line" || key == "head-rows") {
            const auto n = number(key.c_str(), key == "head-rows" ? 2 : 1'000'000);
            good = n.has_value();
            if (good)
                (key == "head-line" ? out.headLine : out.headRows) = static_cast<std::size_t>(*n);
        } else if (key == "hierarchy") {
            const auto h =
                value.is_string() ? fromWord<Hierarchy>(value.get<std::string>()) : std::nullopt;
            good = h.has_value();
            if (good)
                out.hierarchy = *h;
        } else if (key == "men-per-battalion" || key == "men-per-squadron") {
            const auto n = number(key.c_str(), 10'000);
            good = n.has_value();
            if (good)
                (key == "men-per-battalion" ? out.menPerBattalion : out.menPerSquadron) =
                    static_cast<std::int32_t>(*n);
        } else if (key == "columns") {
            good = value.is_array() && value.size() <= kMostCellsInRow;
            for (std::size_t i = 0; good && i < value.size(); ++i) {
                const Json &one = value[i];
                std::optional<Meaning> m;
                if (one.is_object() && one.contains("meaning") && one["meaning"].is_string())
                    m = fromWord<Meaning>(one["meaning"].get<std::string>());
                if (!m)
                    return fail(kMappingWrong, {"columns[" + std::to_string(i) + "]"});
                ColumnMeaning column{*m, {}};
                if (one.contains("detail") && one["detail"].is_string())
                    column.detail = one["detail"].get<std::string>();
                out.columns.push_back(std::move(column));
            }
        } else {
            good = false;
        }
        if (!good)
            return fail(kMappingWrong, {key});
    }
    return out;
}

} // namespace sabretache::exchange
