// The order of battle as a picture: the army's box, under it a block for each formation with its
// units' signs hanging from it. On paper it goes over as many pages as it needs; as a picture it is
// one page as large as it has to be.
#pragma once

#include "ui/print/document.h"
#include "ui/print/sheet.h"
#include "ui/print/unitlines.h"
#include "ui/views/unitsign.h"

#include <functional>
#include <vector>

namespace sabretache::ui {

class DiagramDocument : public PrintDocument {
public:
    /// @param onePage for pictures: the paper is made as large as the diagram, at least as wide as
    /// `paper`
    DiagramDocument(const PrintBook &from, const PrintPart &part, const Paper &paper,
                    bool onePage = false);

    QString title() const override { return m_title; }
    Paper paper() const override { return m_paper; }
    int pageCount() const override { return int(m_pages.size()); }
    void paintPage(QPainter &painter, int page) const override;

private:
    /// A formation's box, or a unit with its sign.
    struct Line {
        bool box = false; ///< framed: a formation
        double indent = 0;
        UnitSign sign;
        FittedText name;
        FittedText commander; ///< of a formation
        QString count;        ///< of a unit
        double height = 0;
        bool last = false; ///< the line down to it ends here
    };
    struct Block {
        std::vector<Line> lines;
        double height = 0;
        double x = 0, y = 0;
    };
    struct Page {
        std::vector<Block> blocks;
        std::vector<std::pair<double, std::pair<double, double>>> buses; ///< y, from and to x
        double spineTo = 0;     ///< how far the line at the left goes down
        bool spineFrom = false; ///< it comes from the page before
        bool spineOn = false;   ///< and goes on on the next
    };

    Line formation(const QString &name, const QString &commander, const UnitSign &sign,
                   double indent) const;
    void layOut(std::vector<Block> blocks);
    double headHeight(bool first) const;
    double footHeight() const;
    void paintLine(Sheet &sheet, const Line &line, QPointF at, bool first) const;

    const Texts &m_texts;
    QString m_title;
    Paper m_paper;
    Measure m_measure;
    QRectF m_area;
    double m_scale = 1;
    bool m_onePage = false;
    Line m_army;
    FittedText m_again;
    FittedText m_foot;
    QString m_rules;
    int m_across = 1;
    double m_width = 0; ///< of a block
    double m_spine = 0; ///< room for the line at the left
    std::vector<Page> m_pages;
};

} // namespace sabretache::ui
