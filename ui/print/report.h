// A report (ui/text/report.h: headings, paragraphs, tables, figures, charts with their tables) laid
// out on paper. Contents come from elsewhere; how they are broken into pages is here.
#pragma once

#include "base/id.h"
#include "base/result.h"
#include "ui/print/document.h"
#include "ui/print/sheet.h"
#include "ui/text/report.h"
#include "ui/text/texts.h"

#include <functional>
#include <memory>
#include <string_view>
#include <vector>

namespace sabretache::session {
class BookSession;
}

namespace sabretache::ui {

/// A report that a battle's or the campaign's own page knows how to fill. The application lists all
/// of them (app/reports.cpp); the print dialog and `print` on the command line offer what is there.
struct ReportSource {
    enum class Of : std::uint8_t { Battle, Campaign };
    std::string_view what; ///< "report", "state", "chronicle", "records": the word of `--what`
    Of of = Of::Battle;
    /// @param battle null for a report of the campaign
    /// @error why there is none: no campaign, a battle that can't be read
    std::function<Result<Report>(session::BookSession &book, BattleId battle, const Texts &texts)>
        make;
};
using ReportSources = std::vector<ReportSource>;

class ReportDocument : public PrintDocument {
public:
    /// @param texts of the print's language, for page numbers; has to outlive the document
    ReportDocument(Report report, const Texts &texts, const Paper &paper);
    ~ReportDocument() override;

    QString title() const override;
    Paper paper() const override;
    int pageCount() const override;
    void paintPage(QPainter &painter, int page) const override;

private:
    struct Layout;
    std::unique_ptr<Layout> m_layout;
};

} // namespace sabretache::ui
