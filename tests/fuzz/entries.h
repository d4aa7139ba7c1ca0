// Where bytes from outside come in: each takes any bytes and must neither crash nor hang nor eat
// the memory, whatever they are. The fuzzers feed them under libFuzzer (SABRETACHE_FUZZ), and the
// quick test `tst_fuzzentries` feeds them spoilt samples from a seed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace sabretache::fuzz {

/// A battle's file: read, played with the program's dice, written and read again.
void battleFile(std::string_view bytes);
/// Stored events, one JSON record a line: validated, and applied where they are good.
void events(std::string_view bytes);
/// Inputs and drafts, one JSON record a line: a form is made of each, then it is decided.
void inputs(std::string_view bytes);
/// The JSON of books: records, setups, orders of battle.
void bookJson(std::string_view bytes);
/// Lists and tables, whatever their format.
void importers(std::string_view bytes);

// Each reader on its own, past what finds out which one it is.

/// Delimited text, cut by each delimiter and read by the guessed mapping.
void delimited(std::string_view bytes);
/// A list of lines.
void plainList(std::string_view bytes);
/// A Scourge of War table.
void scourge(std::string_view bytes);
/// BattleScribe's XML.
void roster(std::string_view bytes);
/// The sheet of an XLSX workbook, and of an ODS one.
void xlsx(std::string_view bytes);
void ods(std::string_view bytes);
/// A zip archive.
void packed(std::string_view bytes);
/// A mapping as JSON up to an empty line, and the table that it is for.
void mapped(std::string_view bytes);

} // namespace sabretache::fuzz
