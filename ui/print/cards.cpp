#include "ui/print/cards.h"

#include "rules/commandreach.h"
#include "ui/views/unitsign.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sabretache::ui {

namespace {

constexpr TextStyle kName{12, true, false};
constexpr TextStyle kNumber{20, true, false};
constexpr TextStyle kUnder{10, false, false};
constexpr TextStyle kPath{9, false, true};
constexpr TextStyle kText{9, false, false};
constexpr TextStyle kLabelName{10, true, false};
constexpr double kGroupGap = 1.3;
constexpr TextStyle kLabelNumber{13, true, false};
constexpr double kCross = 2.5; ///< arm of a cutting mark
constexpr double kSlack = 1.0; ///< two A6 are 2 mm less than an A4 is long

QString fromStd(const std::string &text) { return QString::fromStdString(text); }

} // namespace

/// Fills cards item by item.
class CardsDocument::Maker {
public:
    Maker(const CardsDocument &sheet, const Texts &texts) : m_sheet(sheet), m_texts(texts) {}

    Card take() { return std::exchange(m_card, {}); }

    TextStyle sized(TextStyle style) const {
        // A large card is read from further away.
        if (m_sheet.m_size.width() > 90)
            style.points *= 1.3;
        return m_sheet.m_measure.sized(style);
    }
    double width() const { return m_sheet.innerWidth(); }
    double box() const { return m_sheet.m_box; }

    /// Sign, name, and the class where there is one.
    void head(const UnitSign &sign, const QString &name, const QString &number,
              const TextStyle &style, double signWidth, const TextStyle &numberStyle = kNumber) {
        const Measure &measure = m_sheet.m_measure;
        const TextStyle large = sized(numberStyle);
        const double signHeight = signWidth * 0.8;
        const double left = signWidth + 1.5;
        const double right = number.isEmpty() ? 0 : measure.width(number, large) + 2;
        FittedText text = measure.fit(name, sized(style), width() - left - right, 2);
        // A very long name goes on below the sign, over the whole width, and may fill a card.
        QString rest;
        if (text.lines.size() > 3) {
            rest = text.lines.mid(3).join(u' ');
            text.lines = text.lines.mid(0, 3);
        }
        Item item;
        item.height = std::max({text.heightMm(), signHeight,
                                number.isEmpty() ? 0 : measure.lineHeight(large)}) +
                      0.5;
        item.paint = [=, &measure, w = width()](Sheet &sheet, QPointF at) {
            paintUnitSign(sheet.painter(), Sheet::toUnits({at.x(), at.y(), signWidth, signHeight}),
                          sign, signInkForPrint());
            sheet.text(at + QPointF(left, 0), text);
            sheet.text(at + QPointF(w, measure.ascent(large) * 0.95), number, large,
                       Sheet::Align::Right);
        };
        m_card.push_back(std::move(item));
        if (!rest.isEmpty())
            this->text(rest, {kLeastPoints, style.bold, style.italic});
    }

    /// Lines of text, each of which may stand on the next card.
    void text(const QString &words, const TextStyle &style, double above = 0) {
        if (words.isEmpty())
            return;
        const Measure &measure = m_sheet.m_measure;
        const TextStyle real = sized(style);
        for (const QString &line : measure.wrap(words, real, width())) {
            m_card.push_back(
                {measure.lineHeight(real) + above, [=, &measure](Sheet &sheet, QPointF at) {
                     sheet.text(at + QPointF(0, above + measure.ascent(real)), line, real);
                 }});
            above = 0;
        }
    }
    void rule() {
        m_card.push_back({1.6, [w = width()](Sheet &sheet, QPointF at) {
                              sheet.rule(at.x(), at.x() + w, at.y() + 0.8, 0.25);
                          }});
    }

    /// Boxes in lines, no group broken that a line holds.
    void groups(const std::vector<BoxGroup> &all) {
        const Measure &measure = m_sheet.m_measure;
        const TextStyle label = sized(kPath);
        struct Placed {
            double x;
            BoxGroup group;
        };
        std::vector<std::vector<Placed>> lines(1);
        double x = 0;
        for (BoxGroup group : all) {
            while (group.boxes > 0) {
                const double lead =
                    group.label.isEmpty() ? 0 : measure.width(group.label, label) + 1.5;
                const int most = std::max(1, int((width() - lead + 0.01) / box()));
                BoxGroup part = group;
                part.boxes = std::min(group.boxes, most);
                if (part.heavy >= part.boxes)
                    part.heavy = -1;
                if (x > 0 && x + lead + part.boxes * box() > width() + 0.01) {
                    lines.emplace_back();
                    x = 0;
                }
                lines.back().push_back({x, part});
                x += lead + part.boxes * box() + (group.label.isEmpty() ? kGroupGap : 3);
                group.boxes -= part.boxes;
                group.heavy -= part.boxes;
                group.label.clear();
            }
        }
        const double size = box();
        for (const auto &line : lines) {
            if (line.empty())
                continue;
            m_card.push_back(
                {size + 1.2, [=, &measure](Sheet &sheet, QPointF at) {
                     for (const Placed &placed : line) {
                         double left = at.x() + placed.x;
                         if (!placed.group.label.isEmpty()) {
                             sheet.text({left, at.y() + size - 0.5}, placed.group.label, label);
                             left += measure.width(placed.group.label, label) + 1.5;
                         }
                         for (int i = 0; i < placed.group.boxes; ++i)
                             if (i != placed.group.heavy)
                                 sheet.box({left + i * size, at.y(), size, size});
                         if (placed.group.heavy >= 0)
                             sheet.box({left + placed.group.heavy * size, at.y(), size, size},
                                       true);
                     }
                 }});
        }
    }

    /// A box with its word, several in a line.
    void choices(const QStringList &words) {
        const Measure &measure = m_sheet.m_measure;
        const TextStyle label = sized(kText);
        std::vector<std::vector<std::pair<double, QString>>> lines(1);
        double x = 0;
        for (const QString &word : words) {
            const double whole = box() + 1 + measure.width(word, label);
            if (x > 0 && x + whole > width()) {
                lines.emplace_back();
                x = 0;
            }
            lines.back().emplace_back(x, word);
            x += whole + 3.5;
        }
        const double size = box();
        for (const auto &line : lines)
            if (!line.empty())
                m_card.push_back({std::max(size, measure.lineHeight(label)) + 1.2,
                                  [=](Sheet &sheet, QPointF at) {
                                      for (const auto &[left, word] : line) {
                                          sheet.box({at.x() + left, at.y(), size, size});
                                          sheet.text(
                                              {at.x() + left + size + 1, at.y() + size - 0.4}, word,
                                              label);
                                      }
                                  }});
    }

private:
    const CardsDocument &m_sheet;
    const Texts &m_texts;
    Card m_card;
};

CardsDocument::CardsDocument(const PrintBook &from, const PrintPart &part, QSizeF sizeMm,
                             bool fixed, const Paper &paper)
    : m_title(fromStd(part.column.isNull() ? from.book.armies.at(part.army).name
                                           : from.book.columns.at(part.column).name)),
      m_paper(paper), m_measure(paper.large), m_size(sizeMm), m_fixed(fixed) {
    m_scale = (paper.large ? 1.4 : 1.0) * (sizeMm.width() > 90 ? 1.35 : 1.0);
    // A card has room for boxes that a thick pencil finds.
    m_box = kBoxMm * m_scale * (fixed ? 1.15 : 1.0);
    const QRectF area = paper.contentMm();
    const QSizeF whole = paper.sizeMm();
    if (!fixed) {
        m_inset = 1.5;
        m_size = m_size.boundedTo(area.size());
        m_across = std::max(1, int((area.width() + 0.01) / m_size.width()));
        m_origin = area.topLeft();
        return;
    }
    // Cards may reach over the margin as far as they are blank at their edges: four A6 are an A4.
    m_size = m_size.boundedTo(whole);
    const double most = std::max(3.5, paper.marginMm + 0.5);
    const auto fit = [&](double paperMm, double from_, double length, double card, double &over) {
        int count = std::max(1, int((paperMm + kSlack) / card));
        for (;; --count) {
            // In the middle of the printable area.
            over = std::max(0.0, (count * card - length) / 2);
            if (count == 1 || over + 0.5 <= most)
                break;
        }
        return std::pair(count, from_ + (length - count * card) / 2);
    };
    double overX = 0, overY = 0;
    const auto [across, left] =
        fit(whole.width(), area.left(), area.width(), m_size.width(), overX);
    const auto [down, top] = fit(whole.height(), area.top(), area.height(), m_size.height(), overY);
    m_across = across;
    m_down = down;
    m_origin = {left, top};
    m_inset = std::max(3.5, std::max(overX, overY) + 0.5);
}

void CardsDocument::layOut(std::vector<Card> cards) {
    const double inner = m_size.height() - 2 * m_inset;
    const auto heightOf = [](const Card &card) {
        double out = 0;
        for (const Item &item : card)
            out += item.height;
        return out;
    };
    std::vector<Card> all;
    for (Card &card : cards) {
        if (!m_fixed) {
            all.push_back(std::move(card));
            continue;
        }
        // What does not fit goes on on another card, under the same head.
        const Item head = card.front();
        Card now{head};
        double used = head.height;
        for (std::size_t i = 1; i < card.size(); ++i) {
            if (used + card[i].height > inner + 0.01 && now.size() > 1) {
                all.push_back(std::exchange(now, Card{head}));
                used = head.height;
            }
            used += card[i].height;
            now.push_back(card[i]);
        }
        all.push_back(std::move(now));
    }

    const QRectF area = m_paper.contentMm();
    double y = m_origin.y();
    m_pages.emplace_back();
    for (std::size_t i = 0; i < all.size(); i += std::size_t(m_across)) {
        Row row;
        row.height = m_size.height();
        for (std::size_t j = i; j < std::min(all.size(), i + std::size_t(m_across)); ++j) {
            if (!m_fixed)
                row.height = std::max(row.height, heightOf(all[j]) + 2 * m_inset);
            row.cards.push_back(std::move(all[j]));
        }
        const bool full = m_fixed ? int(m_pages.back().rows.size()) == m_down
                                  : y + row.height > area.bottom() + 0.01;
        if (full && !m_pages.back().rows.empty()) {
            m_pages.emplace_back();
            y = m_origin.y();
        }
        row.y = y;
        y += row.height;
        m_pages.back().rows.push_back(std::move(row));
    }
}

CardsDocument::Cuts CardsDocument::cuts(int page) const {
    Cuts out;
    const std::vector<Row> &rows = m_pages.at(std::size_t(page)).rows;
    std::size_t across = 0;
    for (const Row &row : rows) {
        across = std::max(across, row.cards.size());
        if (out.y.empty())
            out.y.push_back(row.y);
        out.y.push_back(row.y + row.height);
    }
    for (std::size_t i = 0; i <= across; ++i)
        out.x.push_back(m_origin.x() + double(i) * m_size.width());
    return out;
}

void CardsDocument::paintPage(QPainter &painter, int number) const {
    Sheet sheet(painter, m_measure, m_paper.inkSaving);
    for (const Row &row : m_pages.at(std::size_t(number)).rows)
        for (std::size_t i = 0; i < row.cards.size(); ++i) {
            QPointF at(m_origin.x() + double(i) * m_size.width() + m_inset, row.y + m_inset);
            double content = 0;
            for (const Item &item : row.cards[i])
                content += item.height;
            if (!m_fixed) // a label's words stand in its middle
                at.ry() += std::max(0.0, (row.height - 2 * m_inset - content) / 2);
            for (const Item &item : row.cards[i]) {
                item.paint(sheet, at);
                at.ry() += item.height;
            }
        }
    // Crosses on the cuts themselves: what is left of them goes with the cut. Those beyond the
    // printable area stand at its edge.
    const Cuts where = cuts(number);
    const QRectF area = m_paper.contentMm();
    const auto inside = [](double v, double from, double to) {
        return v >= from - 0.01 && v <= to + 0.01;
    };
    const double arm = std::min(kCross, m_inset - 0.3); // clear of what is printed
    const auto arms = [arm](double at, double from, double to) {
        const double low = std::clamp(at - arm, from, to);
        const double high = std::clamp(at + arm, from, to);
        if (high - low > 1)
            return std::pair(low, high);
        return at < from ? std::pair(from, from + arm) : std::pair(to - arm, to);
    };
    for (const double x : where.x) {
        if (!inside(x, area.left(), area.right()))
            continue;
        for (const double y : where.y) {
            const auto [low, high] = arms(y, area.top(), area.bottom());
            sheet.line({x, low}, {x, high}, 0.1);
        }
    }
    for (const double y : where.y) {
        if (!inside(y, area.top(), area.bottom()))
            continue;
        for (const double x : where.x) {
            const auto [low, high] = arms(x, area.left(), area.right());
            sheet.line({low, y}, {high, y}, 0.1);
        }
    }
}

std::unique_ptr<CardsDocument> CardsDocument::unitCards(const PrintBook &from,
                                                        const PrintPart &part,
                                                        const PrintFields &fields, QSizeF cardMm,
                                                        const Paper &paper) {
    std::unique_ptr<CardsDocument> out(new CardsDocument(from, part, cardMm, true, paper));
    const UnitReader reader(from, fields);
    Maker maker(*out, from.texts);
    std::vector<Card> cards;
    for (const oob::Stop &stop : stopsOf(from, part, reader.children())) {
        const auto *id = std::get_if<UnitId>(&stop.node);
        if (!id)
            continue;
        const oob::Unit &unit = from.book.units.at(*id);
        const UnitLines lines = reader.read(unit);
        maker.head(
            {lines.battery ? SignSize::Battery : SignSize::Brigade, lines.arm, SignSide::None},
            lines.name, lines.number, kName, 10 * out->m_scale);
        maker.text(lines.commander, kUnder);
        QStringList path;
        const std::vector<std::string> names = oob::namePath(from.book, *id);
        for (std::size_t i = names.size() < 2 ? 0 : names.size() - 1; i-- > 0;)
            path << fromStd(names[i]);
        maker.text(path.join(QStringLiteral(", ")), kPath);
        maker.rule();
        if (!lines.groups.empty()) {
            maker.text(from.texts.quantity(lines.modelGuns > 0 ? lines.modelGuns : lines.steps,
                                           lines.modelGuns > 0 ? std::string("model-guns")
                                                               : reader.stepKey(unit)),
                       kPath);
            maker.groups(lines.groups);
        }
        if (fields.conditions) {
            QStringList words;
            for (const rules::RosterBox &box : reader.spec().boxes)
                if (lines.battery ? box.artillery : box.formed)
                    words << reader.wordOf(TextKind::Condition, box.condition);
            maker.choices(words);
        }
        maker.text(joined(lines.remarks), kText, 0.6);
        cards.push_back(maker.take());
    }
    out->layOut(std::move(cards));
    return out;
}

std::unique_ptr<CardsDocument> CardsDocument::commanderCards(const PrintBook &from,
                                                             const PrintPart &part, QSizeF cardMm,
                                                             const Paper &paper) {
    std::unique_ptr<CardsDocument> out(new CardsDocument(from, part, cardMm, true, paper));
    const UnitReader reader(from, {});
    const Texts &texts = from.texts;
    Maker maker(*out, texts);
    std::vector<Card> cards;
    // A rule set whose commanders have a radius says it itself.
    const auto *reach = dynamic_cast<const rules::CommandReach *>(&from.ruleSet);
    const auto reachOf = [&](std::int32_t units) {
        const rules::ReferenceRow row = reach->commandReach(units, from.options);
        const rules::ReferenceCell &cell = row.cells.front();
        const QString distance =
            texts.fill(TextKind::Word, cell.words, cell.args, {}, from.ruleSet.id());
        return texts.fill(TextKind::Word, "print-reach",
                          {distance.toStdString(), row.rules.front().text()});
    };
    const auto add = [&](const oob::CommandId &command, const QString &post, const QString &above,
                         const UnitSign &sign, const QStringList &units, bool leads) {
        const oob::Person *person = reader.person(command);
        maker.head(sign,
                   person ? fromStd(person->name) : texts.label(TextKind::Word, "print-vacant"), {},
                   kName, 10 * out->m_scale);
        if (person)
            maker.text(fromStd(person->rank), kUnder);
        maker.text(post, kUnder);
        maker.text(above, kPath);
        maker.rule();
        QStringList fates;
        for (const QString &fate : reader.fates())
            fates << fate;
        maker.choices(fates);
        if (reach)
            maker.text(reachOf(std::int32_t(units.size())), kUnder, 0.6);
        if (leads && reader.spec().leaderlessTurns > 0) {
            maker.text(texts.label(TextKind::Word, "print-leaderless"), kPath);
            maker.groups({{{}, reader.spec().leaderlessTurns, -1}});
        }
        if (leads)
            maker.text(joined({units.join(QStringLiteral(", "))}), kText, 0.6);
        if (person && !person->notes.empty())
            maker.text(fromStd(person->notes).simplified(), kText, 0.6);
        cards.push_back(maker.take());
    };
    /// Names of the units under an army or a column.
    const auto unitsOf = [&](const auto &above) {
        QStringList names;
        for (const oob::Stop &stop : oob::walk(from.book, above, reader.children()))
            if (const auto *id = std::get_if<UnitId>(&stop.node))
                names << fromStd(from.book.units.at(*id).name);
        return names;
    };
    const oob::Army &army = from.book.armies.at(part.army);
    if (part.column.isNull() && part.units.empty())
        add(part.army, texts.fill(TextKind::Word, "print-commands-army", {army.name}),
            fromStd(army.side), {SignSize::Army, std::nullopt, SignSide::None}, unitsOf(part.army),
            false);
    const auto addColumn = [&](ColumnId id) {
        const oob::Column &column = from.book.columns.at(id);
        if (column.givesOrders)
            add(id, fromStd(column.name), fromStd(army.name),
                {SignSize::Column, armOf(from.book, id, reader.children()), SignSide::None},
                unitsOf(id), true);
    };
    if (!part.column.isNull())
        addColumn(part.column);
    for (const oob::Stop &stop : stopsOf(from, part, reader.children()))
        if (const auto *id = std::get_if<ColumnId>(&stop.node))
            addColumn(*id);
    out->layOut(std::move(cards));
    return out;
}

std::unique_ptr<CardsDocument> CardsDocument::labels(const PrintBook &from, const PrintPart &part,
                                                     const PrintFields &fields, QSizeF labelMm,
                                                     const Paper &paper) {
    std::unique_ptr<CardsDocument> out(new CardsDocument(from, part, labelMm, false, paper));
    const UnitReader reader(from, fields);
    Maker maker(*out, from.texts);
    std::vector<Card> cards;
    for (const oob::Stop &stop : stopsOf(from, part, reader.children())) {
        const auto *id = std::get_if<UnitId>(&stop.node);
        if (!id)
            continue;
        const UnitLines lines = reader.read(from.book.units.at(*id));
        maker.head(
            {lines.battery ? SignSize::Battery : SignSize::Brigade, lines.arm, SignSide::None},
            lines.name, lines.number, kLabelName, 6.5 * out->m_scale, kLabelNumber);
        maker.text(lines.commander, kText);
        cards.push_back(maker.take());
    }
    out->layOut(std::move(cards));
    return out;
}

} // namespace sabretache::ui
