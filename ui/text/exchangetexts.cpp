// Words of import and export: what is said of lines that were ignored, rejected or doubtful, and of
// files that can't be read.
#include "ui/text/table.h"

namespace sabretache::ui {
namespace {

const TextEntry kEntries[] = {
    {"error/ignored-title", QT_TRANSLATE_NOOP("exchange", "A title.")},
    {"error/ignored-header", QT_TRANSLATE_NOOP("exchange", "The heads of the columns.")},
    {"error/ignored-subtotal", QT_TRANSLATE_NOOP("exchange", "A sum: used as a check, not added.")},
    {"error/ignored-footnote", QT_TRANSLATE_NOOP("exchange", "A note.")},
    {"error/ignored-row", QT_TRANSLATE_NOOP("exchange", "No unit ({1}).")},

    {"error/arm-unknown",
     QT_TRANSLATE_NOOP("exchange", "\"{1}\" is no arm. Known are infantry, light infantry, "
                                   "cavalry, heavy cavalry, light cavalry, dragoons, artillery.")},
    {"error/number-negative", QT_TRANSLATE_NOOP("exchange", "{1}: \"{2}\" is less than nothing.")},
    {"error/number-too-large",
     QT_TRANSLATE_NOOP("exchange", "{1}: \"{2}\" is more than the {3} that one unit may have.")},
    {"error/number-wrong", QT_TRANSLATE_NOOP("exchange", "{1}: \"{2}\" is no whole number.")},
    {"error/unit-name-missing", QT_TRANSLATE_NOOP("exchange", "The line names no unit.")},
    {"error/name-too-long",
     QT_TRANSLATE_NOOP("exchange", "The name has {1} bytes; {2} are the most.")},
    {"error/cell-too-long",
     QT_TRANSLATE_NOOP("exchange", "A cell has {1} bytes; {2} are the most.")},
    {"error/quote-not-closed",
     QT_TRANSLATE_NOOP("exchange", "The quotation mark in cell {1} is not closed.")},
    {"error/row-too-long",
     QT_TRANSLATE_NOOP("exchange", "The line has {1} cells; {2} are the most.")},
    {"error/line-not-understood",
     QT_TRANSLATE_NOOP("exchange", "The line reads neither as a unit nor as a heading.")},
    {"error/parent-missing",
     QT_TRANSLATE_NOOP("exchange", "What it stands under{1? (\"{1}\")|} is not in the file.")},
    {"error/parent-cycle",
     QT_TRANSLATE_NOOP("exchange", "It stands under itself, by way of \"{1}\".")},
    {"error/duplicate-id",
     QT_TRANSLATE_NOOP("exchange", "\"{1}\" stands in the file twice; the first was taken.")},
    {"error/template-row",
     QT_TRANSLATE_NOOP("exchange", "The line of a template: it has marks where figures belong.")},

    {"error/subtotal-mismatch",
     QT_TRANSLATE_NOOP("exchange", "\"{1}\" says {3} ({2}), but the lines make {4}.")},
    {"error/header-guessed",
     QT_TRANSLATE_NOOP("exchange", "The file has no heads: what its columns mean is a guess from "
                                   "what they hold.")},
    {"error/number-approximate",
     QT_TRANSLATE_NOOP("exchange", "{1}: \"{2}\" was read as about {3}.")},
    {"error/number-range",
     QT_TRANSLATE_NOOP("exchange", "{1}: \"{2}\" is a range; its middle, {3}, was taken as an "
                                   "estimate.")},
    {"error/number-rivals",
     QT_TRANSLATE_NOOP("exchange", "{1}: \"{2}\" holds several figures; none was taken.")},
    {"error/number-like-date",
     QT_TRANSLATE_NOOP("exchange", "{1}: \"{2}\" looks like a number that a spreadsheet has turned "
                                   "into a date; it was not taken.")},
    {"error/number-from-rate",
     QT_TRANSLATE_NOOP("exchange", "{1}: {2:men}, worked out from the rate, marked as estimated.")},
    {"error/field-value-wrong",
     QT_TRANSLATE_NOOP("exchange", "{1:field}: \"{2}\" is not one of its values; kept as a note.")},
    {"error/arm-guessed",
     QT_TRANSLATE_NOOP("exchange", "Nothing tells the arm of {1}; {2:arm} was taken.")},
    {"error/quote-stray",
     QT_TRANSLATE_NOOP("exchange", "Cell {1} has text behind its quotation mark; it was taken as "
                                   "it stands.")},
    {"error/commander-differs",
     QT_TRANSLATE_NOOP("exchange", "{1} is commanded by {2} above and by {3} here; the first was "
                                   "taken.")},
    {"error/encoding-broken",
     QT_TRANSLATE_NOOP("exchange", "Some letters could not be read as {1}.")},
    {"error/unit-repeated", QT_TRANSLATE_NOOP("exchange", "{1} stands in the file twice.")},
    {"error/depth-cut",
     QT_TRANSLATE_NOOP("exchange", "The list nests deeper than {1} levels; what is deeper was put "
                                   "under the last.")},
    {"error/formula-kept",
     QT_TRANSLATE_NOOP("exchange", "The cell is a formula without a value; it was left out.")},

    {"error/file-empty", QT_TRANSLATE_NOOP("exchange", "{1} is empty.")},
    {"error/file-unreadable", QT_TRANSLATE_NOOP("exchange", "{1} can't be read{2?: {2}|}.")},
    {"error/file-too-large",
     QT_TRANSLATE_NOOP("exchange", "{1} is larger than {2} MB, too large for an order of battle.")},
    {"error/file-binary",
     QT_TRANSLATE_NOOP("exchange", "{1} is not text, and no kind of file that can be imported.")},
    {"error/file-not-a-list",
     QT_TRANSLATE_NOOP("exchange", "{1} holds no list of units that could be read.")},
    {"error/too-many-rows", QT_TRANSLATE_NOOP("exchange", "The file has more than {1} lines.")},
    {"error/line-too-long",
     QT_TRANSLATE_NOOP("exchange", "Line {1} has more than {2} bytes: this is no list.")},
    {"error/zip-broken",
     QT_TRANSLATE_NOOP("exchange", "{1} is a packed file that can't be opened, or holds no list.")},
    {"error/zip-too-large",
     QT_TRANSLATE_NOOP("exchange", "{1} unpacks to more than {2} MB, too large for an order of "
                                   "battle.")},
    {"error/xml-broken",
     QT_TRANSLATE_NOOP("exchange", "The file is damaged at line {1}, column {2}.")},
    {"error/xml-entities",
     QT_TRANSLATE_NOOP("exchange", "The file defines entities of its own; such files are not "
                                   "read.")},
    {"error/xml-too-deep", QT_TRANSLATE_NOOP("exchange", "The file nests deeper than {1} levels.")},
    {"error/file-is-catalogue",
     QT_TRANSLATE_NOOP("exchange", "{1} is a catalogue of what could be chosen, not a list of what "
                                   "was. Import the roster (.ros, .rosz) instead.")},
    {"error/file-is-template",
     QT_TRANSLATE_NOOP("exchange", "{1} is a template: it has marks where the figures belong.")},
    {"error/file-old-spreadsheet",
     QT_TRANSLATE_NOOP("exchange", "{1} is a spreadsheet of the old kind (.xls). Save it as .xlsx, "
                                   ".ods or CSV.")},
    {"error/mapping-wrong",
     QT_TRANSLATE_NOOP("exchange", "The mapping can't be used: {1} is missing or wrong.")},
    {"error/json-wrong",
     QT_TRANSLATE_NOOP("exchange", "The file is not in this program's JSON form (at {1}).")},
    {"error/json-too-new",
     QT_TRANSLATE_NOOP("exchange", "The file is of version {1} of the form; this program knows "
                                   "version {2}.")},
    {"error/encoding-unknown", QT_TRANSLATE_NOOP("exchange", "The encoding {1} is not known.")},
    {"error/army-missing", QT_TRANSLATE_NOOP("exchange", "An army to be copied is not there.")},
    {"word/export-form-csv", QT_TRANSLATE_NOOP("exchange", "CSV")},
    {"word/export-form-json", QT_TRANSLATE_NOOP("exchange", "JSON")},
    {"word/export-form-html", QT_TRANSLATE_NOOP("exchange", "Web page (HTML)")},
    {"word/export-form-md", QT_TRANSLATE_NOOP("exchange", "Markdown")},
    {"word/export-form-xlsx", QT_TRANSLATE_NOOP("exchange", "Spreadsheet (XLSX)")},
    {"word/export-form-book", QT_TRANSLATE_NOOP("exchange", "Book of its own")},
    {"note/export-form-csv",
     QT_TRANSLATE_NOOP("exchange",
                       "A line for each unit, for spreadsheets and other programs. Read "
                       "back without loss.")},
    {"note/export-form-json",
     QT_TRANSLATE_NOOP("exchange", "Everything, documented by a schema, for programs and for "
                                   "keeping. Read back without loss.")},
    {"note/export-form-html",
     QT_TRANSLATE_NOOP("exchange",
                       "A table to be read in a browser, printed or put on a web site.")},
    {"note/export-form-md",
     QT_TRANSLATE_NOOP("exchange", "Headings and tables as text, for forums, blogs and wikis.")},
    {"note/export-form-xlsx",
     QT_TRANSLATE_NOOP("exchange",
                       "A sheet for each army whose columns fold; opens in any spreadsheet.")},
    {"note/export-form-book",
     QT_TRANSLATE_NOOP("exchange",
                       "The armies alone as a new book, to be handed to someone. Battles "
                       "and the campaign stay behind.")},

    {"error/export-failed", QT_TRANSLATE_NOOP("exchange", "{1} can't be written{2?: {2}|}.")},
    {"error/army-not-found", QT_TRANSLATE_NOOP("exchange", "The book has no army named {1}.")},

    {"word/export-army", QT_TRANSLATE_NOOP("exchange", "Army")},
    {"word/export-side", QT_TRANSLATE_NOOP("exchange", "Side")},
    {"word/export-commander", QT_TRANSLATE_NOOP("exchange", "Commander")},
    {"word/export-unit", QT_TRANSLATE_NOOP("exchange", "Unit")},
    {"word/export-arm", QT_TRANSLATE_NOOP("exchange", "Arm")},
    {"word/export-nation", QT_TRANSLATE_NOOP("exchange", "Nation")},
    {"word/export-elements", QT_TRANSLATE_NOOP("exchange", "Bns/Sqns")},
    {"word/export-men", QT_TRANSLATE_NOOP("exchange", "Men")},
    {"word/export-guns", QT_TRANSLATE_NOOP("exchange", "Guns")},
    {"word/export-notes", QT_TRANSLATE_NOOP("exchange", "Notes")},
    {"word/export-total", QT_TRANSLATE_NOOP("exchange", "Total")},
    {"word/export-vacant", QT_TRANSLATE_NOOP("exchange", "vacant")},
    {"word/export-estimated", QT_TRANSLATE_NOOP("exchange", "estimated")},
    {"word/export-unknown", QT_TRANSLATE_NOOP("exchange", "not known")},
};

} // namespace

TextTable exchangeTexts() { return {"exchange", kEntries}; }

} // namespace sabretache::ui
