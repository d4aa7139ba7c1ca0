// The roster of an army: what lies on the table beside the figures. A line for each unit with its
// strength as boxes to tick in the rule set's own steps, a heavier line for each column with its
// commander's fate, and what ends the battle at the foot. Made from the rule set's descriptor, so a
// new rule set has its roster without a line here.
#pragma once

#include "ui/print/document.h"
#include "ui/print/sheet.h"
#include "ui/print/unitlines.h"

#include <QPointF>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace sabretache::ui {

struct RosterChoice : PrintPart {
    PrintFields fields = {};
    int columns = 1; ///< 2: two columns of units a page, where the paper is wide enough
};

class RosterDocument : public PrintDocument {
public:
    /// Takes what it needs from the book; only the texts have to outlive it.
    RosterDocument(const PrintBook &from, const RosterChoice &choice, const Paper &paper);

    QString title() const override { return m_title; }
    Paper paper() const override { return m_paper; }
    int pageCount() const override { return int(m_pages.size()); }
    void paintPage(QPainter &painter, int page) const override;

private:
    struct Sums {
        int formed = 0;
        int batteries = 0;
        std::int64_t steps = 0;
        std::int64_t modelGuns = 0;
        void add(const Sums &o);
    };
    struct Line {
        double y = 0;                                       ///< below the row's top
        std::vector<std::pair<double, std::size_t>> groups; ///< x, index into Row::groups
    };
    struct Row {
        bool column = false;
        bool continued = false; ///< a column's head again in the next frame
        double indent = 0;
        std::optional<Arm> arm;
        bool battery = false;
        FittedText name;
        FittedText commander;
        QPointF commanderAt;
        bool posts = false; ///< a commander's boxes stand beside his name
        bool postsBelow = false;
        QString number; ///< the class
        std::vector<QString> conditions;
        QString count;
        std::vector<BoxGroup> groups;
        std::vector<Line> lines;
        FittedText remark;
        double remarkY = 0;
        double height = 0;
        Sums sums;
    };
    struct Page {
        std::vector<std::vector<Row>> frames;
        Sums sums;
    };

    void take(const PrintBook &from, const RosterChoice &choice);
    void placeColumns();
    Row unitRow(const UnitLines &unit, double indent) const;
    Row columnRow(const QString &name, const QString &commander, bool posts, double indent,
                  std::optional<Arm> arm) const;
    void place(Row &row) const;
    void paginate(std::vector<Row> rows);
    void fitHead();
    void fitFoot();
    FittedText sumsLine(const char *key, const Sums &sums) const;
    double headHeight(bool first) const;
    double footHeight(bool first) const;

    void paintHead(Sheet &sheet, bool first) const;
    void paintTableHead(Sheet &sheet, double top) const;
    double tableHeadHeight() const;
    void paintRow(Sheet &sheet, const Row &row, double y) const;
    void paintPosts(Sheet &sheet, double right, double baseline) const;
    void paintFoot(Sheet &sheet, int page) const;
    double postsWidth() const;
    QString sumsText(const Sums &sums) const;
    QString word(const char *key) const;
    QString word(const char *key, const std::vector<std::string> &args) const;

    const Texts &m_texts;
    Paper m_paper;
    Measure m_measure;
    QRectF m_area;
    std::string m_ruleSet;
    rules::RosterSpec m_spec;
    QString m_title;
    QString m_commander;
    QString m_date, m_place, m_rules;
    // The head, fitted once: it stands on every page.
    FittedText m_stepsText; ///< what the boxes mean
    FittedText m_titleText, m_titleAgain, m_commanderText, m_placeText;
    double m_commanderX = 0, m_fatesX = 0;
    bool m_fatesBelow = false; ///< of the army's commander
    // The foot: what does not fit beside the rest stands on a line of its own.
    QString m_lostText, m_breaksText;
    int m_breaks = 1;
    bool m_breaksBelow = false, m_legendBelow = false;
    std::string m_stepKey = "points";
    bool m_heavy = false; ///< some box is drawn heavy
    std::vector<QString> m_fates;
    QString m_legend;
    bool m_hasNumber = false;
    QString m_numberTitle;
    int m_conditionBoxes = 0;
    int m_breakPercent = 50;
    bool m_totals = true;
    Sums m_sums;
    std::vector<Page> m_pages;

    // Where the columns of the table stand, from the left of a frame: the page, or half of it.
    double m_scale = 1, m_box = kBoxMm;
    int m_frames = 1;
    double m_frameWidth = 0;
    bool m_stacked = false; ///< too narrow for boxes beside the names: they go below
    double m_nameX = 0, m_nameWidth = 0, m_numberX = 0, m_conditionX = 0, m_countRight = 0,
           m_boxesX = 0, m_boxesWidth = 0;
};

} // namespace sabretache::ui
