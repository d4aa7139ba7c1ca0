// Words for battles as files: reading them, playing them, looking stored battles over.
#include "ui/text/table.h"

namespace sabretache::ui {
namespace {

const TextEntry kEntries[] = {
    {"error/script-too-large",
     QT_TRANSLATE_NOOP("battle-file", "The battle's file is too large: at most {2} {1} are read. "
                                      "Split the battle, or leave out what is not needed.")},
    {"error/script-syntax",
     QT_TRANSLATE_NOOP("battle-file", "The battle's file is not JSON: it goes wrong at byte {1}. "
                                      "Mend the file there.")},
    {"error/script-shape",
     QT_TRANSLATE_NOOP("battle-file", "The field {1} of the battle's file is missing, misspelt or "
                                      "of a wrong kind. See battle.schema.json for what may stand "
                                      "there.")},
    {"error/script-version",
     QT_TRANSLATE_NOOP("battle-file", "The battle's file is of version {1}; this program reads "
                                      "version {2}. Use a newer program.")},
    {"error/script-input",
     QT_TRANSLATE_NOOP("battle-file",
                       "Input {1} of the battle's file can't be read{2?: look at its "
                       "field {2}|}. An input is an object with its kind and plain "
                       "values.")},
    {"error/script-name-unknown",
     QT_TRANSLATE_NOOP("battle-file", "Nothing in this battle is called {1}. Names in braces are "
                                      "those of its units, columns and commanders.")},
    {"error/script-name-twice",
     QT_TRANSLATE_NOOP("battle-file", "Two in this battle are called {1}. Write the id of the one "
                                      "that is meant.")},
    {"error/play-dice-wanted",
     QT_TRANSLATE_NOOP("battle-file", "The file has too few dice for the next roll: {2:dice} for "
                                      "{1:purpose}{4? of {4}|}. Add their faces, or call with "
                                      "--seed.")},
    {"error/play-fact-wanted",
     QT_TRANSLATE_NOOP("battle-file",
                       "The file does not answer a question: {1:ask}{2? ({2})|}. Add "
                       "an input of kind Fact, or write \"facts\": \"default\".")},
    {"error/play-over",
     QT_TRANSLATE_NOOP("battle-file",
                       "The battle is over before input {1}. Leave out what follows.")},
    {"error/verify-refused", QT_TRANSLATE_NOOP("battle-file", "The rules refuse this input now.")},
    {"error/verify-event-differs",
     QT_TRANSLATE_NOOP("battle-file", "Stored is {1}; the rules make it {2}.")},
    {"error/verify-event-missing",
     QT_TRANSLATE_NOOP("battle-file", "An event is missing that the rules make: {1}.")},
    {"error/verify-event-extra",
     QT_TRANSLATE_NOOP("battle-file", "An event is stored that the rules do not make: {1}.")},
    {"error/verify-rules-differ",
     QT_TRANSLATE_NOOP("battle-file", "Stored are the rules {1}; now {2} make it so.")},
    {"error/verify-invalid",
     QT_TRANSLATE_NOOP("battle-file", "The stored event does not fit where the battle stands.")},
    {"error/verify-undo",
     QT_TRANSLATE_NOOP("battle-file", "{1} inputs are taken back or restored, which is more than "
                                      "there are.")},
    {"error/file-scenario-unknown",
     QT_TRANSLATE_NOOP("battle-file",
                       "The book has no scenario called {1}. `sabretache list` names "
                       "those that it has.")},
    {"error/file-army-unknown",
     QT_TRANSLATE_NOOP("battle-file", "The book has no army called {1}. `sabretache list` names "
                                      "those that it has.")},
    {"error/file-battle-unknown",
     QT_TRANSLATE_NOOP("battle-file", "The book has no battle called {1}. `sabretache list` names "
                                      "those that it has.")},
    {"error/file-cannot-read", QT_TRANSLATE_NOOP("battle-file", "{1} can't be read: {2}.")},
    {"error/file-cannot-write",
     QT_TRANSLATE_NOOP("battle-file", "{1} can't be written: {2}. Nothing was written.")},
    {"word/play-input-refused",
     QT_TRANSLATE_NOOP("battle-file", "Input {1} ({2}) is refused: {3}")},
    {"word/play-answer-refused",
     QT_TRANSLATE_NOOP("battle-file", "The dice or answer before input {1} are refused: {2}")},
    {"word/play-stopped", QT_TRANSLATE_NOOP("battle-file", "Stopped after input {1}: {2}")},
    {"word/play-dice-left",
     QT_TRANSLATE_NOOP("battle-file", "{1:dice} of the file were not wanted.")},
    {"word/verify-good", QT_TRANSLATE_NOOP("battle-file", "{1}: {2} events, all as the rules make "
                                                          "them")},
    {"word/verify-differs",
     QT_TRANSLATE_NOOP("battle-file", "{1}: differs at step {2}{3?, event {3}|}: {4}")},
    {"word/verify-unread", QT_TRANSLATE_NOOP("battle-file", "{1}: can't be looked over: {2}")},
};

} // namespace

TextTable battleFileTexts() { return {"battle-file", kEntries}; }

} // namespace sabretache::ui
