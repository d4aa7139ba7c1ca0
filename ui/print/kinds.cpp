#include "ui/print/kinds.h"

#include "ui/print/diagram.h"
#include "ui/print/report.h"
#include "ui/print/roster.h"
#include "ui/print/sheets.h"

#include <algorithm>

namespace sabretache::ui {

double usualMarginMm(PrintKind kind) {
    switch (kind) {
    case PrintKind::Cards:
    case PrintKind::Labels:
    case PrintKind::Commanders:
        return 6;
    default:
        return 12;
    }
}

std::unique_ptr<PrintDocument> makePrint(PrintKind kind, const PrintBook &from,
                                         const PrintPart &part, const PrintSetup &setup) {
    switch (kind) {
    case PrintKind::Roster:
        return std::make_unique<RosterDocument>(
            from, RosterChoice{part, setup.fields, setup.columns}, setup.paper);
    case PrintKind::Cards:
        return CardsDocument::unitCards(from, part, setup.fields, setup.cardMm, setup.paper);
    case PrintKind::Labels:
        return CardsDocument::labels(from, part, setup.fields, setup.labelMm, setup.paper);
    case PrintKind::Commanders:
        return CardsDocument::commanderCards(from, part, setup.cardMm, setup.paper);
    case PrintKind::Reference:
        return std::make_unique<ReportDocument>(referenceSheet(from), from.texts, setup.paper);
    case PrintKind::Return:
        return std::make_unique<ReportDocument>(returnSheet(from, part), from.texts, setup.paper);
    case PrintKind::Orders:
        return std::make_unique<ReportDocument>(orderSheets(from, part,
                                                            setup.turns > 0
                                                                ? std::min(setup.turns, 100)
                                                                : turnsOf(from.book, part.army)),
                                                from.texts, setup.paper);
    case PrintKind::Diagram:
        return std::make_unique<DiagramDocument>(from, part, setup.paper, setup.asPicture);
    }
    return nullptr;
}

} // namespace sabretache::ui
