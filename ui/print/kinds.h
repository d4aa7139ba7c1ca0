// All kinds of print of an order of battle by one door: the dialog and the command line ask here.
#pragma once

#include "base/words.h"
#include "ui/print/cards.h"
#include "ui/print/document.h"
#include "ui/print/printbook.h"

#include <memory>

namespace sabretache::ui {

enum class PrintKind : std::uint8_t {
    Roster,
    Cards,
    Labels,
    Commanders,
    Reference,
    Return,
    Orders,
    Diagram,
};

/// How it is printed; each kind reads what concerns it.
struct PrintSetup {
    Paper paper;
    PrintFields fields;
    int columns = 1;           ///< of a roster
    QSizeF cardMm = kPokerMm;  ///< of units' and commanders' cards
    QSizeF labelMm = kLabelMm; ///< 20 x 5 to 200 x 100
    int turns = 0; ///< lines of an order sheet; 0: as the army's scenario has turns, else 12
    bool asPicture = false; ///< a diagram on one page as large as it needs
};

/// Margins that suit the kind: what is cut out needs as much of the sheet as the printer gives.
double usualMarginMm(PrintKind kind);

/// @param part its army is in the book
/// @return the document; it reads from `from.texts` as long as it lives, from nothing else
std::unique_ptr<PrintDocument> makePrint(PrintKind kind, const PrintBook &from,
                                         const PrintPart &part, const PrintSetup &setup);

} // namespace sabretache::ui

namespace sabretache {
template <>
inline constexpr auto kWords<ui::PrintKind> = wordList<ui::PrintKind>({
    {ui::PrintKind::Roster, "roster"},
    {ui::PrintKind::Cards, "cards"},
    {ui::PrintKind::Labels, "labels"},
    {ui::PrintKind::Commanders, "commanders"},
    {ui::PrintKind::Reference, "reference"},
    {ui::PrintKind::Return, "return"},
    {ui::PrintKind::Orders, "orders"},
    {ui::PrintKind::Diagram, "diagram"},
});
} // namespace sabretache
