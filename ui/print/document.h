// A printed thing: pages of one paper, each of which can be painted on its own, on any device. So
// the preview, a PDF, a picture and a printer show the same, and no page waits for another.
#pragma once

#include "base/result.h"

#include <QPageLayout>
#include <QPageSize>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringView>

#include <optional>
#include <string_view>

class QPainter;
class QPrinter;

namespace sabretache::ui {

/// Painters of pages work in hundredths of a millimetre: whole font sizes are fine enough then.
inline constexpr double kUnitsPerMm = 100.0;

/// The paper and what of it can be printed on.
struct Paper {
    QPageSize size = QPageSize(QPageSize::A4);
    bool landscape = false;
    double marginMm = 12.0; ///< at each side, 5 to 40
    bool large = false;     ///< large print: text of at least 14 pt, larger boxes
    bool inkSaving = false; ///< thin rules, no dark fills
    /// A line of the user's own at the top and the foot of each page; {page}, {pages} and {date}
    /// are filled. Empty: none.
    QString header = {};
    QString footer = {};

    QSizeF sizeMm() const;
    /// @return the printable area, in mm from the paper's top left corner
    QRectF areaMm() const;
    /// @return what of it is left for the pages' contents: without header and footer
    QRectF contentMm() const;
    QPageLayout layout() const;
};
/// @return A4, Letter or A5 by its word on the command line; nothing for another word
std::optional<QPageSize> paperSize(QStringView word);

class PrintDocument {
public:
    virtual ~PrintDocument() = default;
    virtual QString title() const = 0;
    virtual Paper paper() const = 0;
    virtual int pageCount() const = 0;
    /// Paints what belongs to the page itself; its header and footer are added by paintWholePage.
    /// @param painter scaled to kUnitsPerMm, with its origin in the paper's top left corner
    /// @param page from 0
    virtual void paintPage(QPainter &painter, int page) const = 0;
};

/// A page as it comes out of the printer: header and footer, and what the document has on it.
void paintWholePage(const PrintDocument &document, QPainter &painter, int page);

/// Writes a document as .pdf, .svg or .png, as the path ends. Where a picture has several pages the
/// files are NAME-1.svg, NAME-2.svg ... The file is there whole or not at all.
/// @error print-format (ending): no such format; print-cannot-write (path, why)
Result<void> writeDocument(const PrintDocument &document, const QString &path);
/// Paints all pages on a printer or a preview, whose own margins are not asked: the document has
/// its own.
void printDocument(const PrintDocument &document, QPrinter &printer);

inline constexpr std::string_view kPrintFormat = "print-format";            ///< (ending)
inline constexpr std::string_view kPrintCannotWrite = "print-cannot-write"; ///< (path, why)

} // namespace sabretache::ui
