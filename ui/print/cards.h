// What is cut out: cards of units and of commanders, labels for bases. They lie edge to edge, so
// that one cut parts two, with crosses where the cuts meet.
#pragma once

#include "ui/print/document.h"
#include "ui/print/sheet.h"
#include "ui/print/unitlines.h"

#include <QSizeF>

#include <functional>
#include <memory>
#include <vector>

namespace sabretache::ui {

inline constexpr QSizeF kPokerMm{63.5, 88.9};
inline constexpr QSizeF kA6Mm{105, 148};
inline constexpr QSizeF kLabelMm{50, 15};

class CardsDocument : public PrintDocument {
public:
    QString title() const override { return m_title; }
    Paper paper() const override { return m_paper; }
    int pageCount() const override { return int(m_pages.size()); }
    void paintPage(QPainter &painter, int page) const override;

    /// A card is exactly as large as asked for; what does not fit goes on on a second one.
    static std::unique_ptr<CardsDocument> unitCards(const PrintBook &from, const PrintPart &part,
                                                    const PrintFields &fields, QSizeF cardMm,
                                                    const Paper &paper);
    /// One for each commander who gives orders, vacant posts included.
    static std::unique_ptr<CardsDocument>
    commanderCards(const PrintBook &from, const PrintPart &part, QSizeF cardMm, const Paper &paper);
    /// Name, sign and class for a base. A row whose names need more is higher than asked for.
    static std::unique_ptr<CardsDocument> labels(const PrintBook &from, const PrintPart &part,
                                                 const PrintFields &fields, QSizeF labelMm,
                                                 const Paper &paper);

    /// Where the cuts go on a page, in mm from the paper's corner.
    struct Cuts {
        std::vector<double> x, y;
    };
    Cuts cuts(int page) const;

private:
    struct Item {
        double height = 0;
        std::function<void(Sheet &, QPointF)> paint;
    };
    using Card = std::vector<Item>;
    struct Row {
        double y = 0, height = 0;
        std::vector<Card> cards;
    };
    struct Page {
        std::vector<Row> rows;
    };
    class Maker;

    CardsDocument(const PrintBook &from, const PrintPart &part, QSizeF sizeMm, bool fixed,
                  const Paper &paper);
    void layOut(std::vector<Card> cards);
    double innerWidth() const { return m_size.width() - 2 * m_inset; }

    QString m_title;
    Paper m_paper;
    Measure m_measure;
    QSizeF m_size;       ///< of a card, in mm
    bool m_fixed = true; ///< no card higher than the others
    double m_inset = 3.5;
    double m_scale = 1, m_box = kBoxMm;
    int m_across = 1, m_down = 1;
    QPointF m_origin; ///< of the first card, on the paper
    std::vector<Page> m_pages;
};

} // namespace sabretache::ui
