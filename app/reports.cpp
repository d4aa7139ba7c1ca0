#include "app/reports.h"

#include "session/booksession.h"
#include "ui/print/battlereport.h"
#include "ui/print/campaignreport.h"

namespace sabretache {

const ui::ReportSources &reportSources() {
    static const ui::ReportSources kSources{
        {"report", ui::ReportSource::Of::Battle,
         [](session::BookSession &book, BattleId battle, const ui::Texts &texts) {
             return ui::battleReport(book, battle, texts);
         }},
        {"report-first", ui::ReportSource::Of::Battle,
         [](session::BookSession &book, BattleId battle, const ui::Texts &texts) {
             return ui::battleReport(book, battle, texts, battle::Side::First);
         }},
        {"report-second", ui::ReportSource::Of::Battle,
         [](session::BookSession &book, BattleId battle, const ui::Texts &texts) {
             return ui::battleReport(book, battle, texts, battle::Side::Second);
         }},
        {"state", ui::ReportSource::Of::Campaign,
         [](session::BookSession &book, BattleId, const ui::Texts &texts) {
             return ui::campaignState(book.book(), book.ruleSet(), texts);
         }},
        {"chronicle", ui::ReportSource::Of::Campaign,
         [](session::BookSession &book, BattleId, const ui::Texts &texts) {
             return ui::campaignChronicle(book.book(), book.ruleSet(), texts);
         }},
        {"records", ui::ReportSource::Of::Campaign,
         [](session::BookSession &book, BattleId, const ui::Texts &texts) {
             return ui::serviceRecords(book.book(), book.ruleSet(), texts);
         }},
    };
    return kSources;
}

} // namespace sabretache
