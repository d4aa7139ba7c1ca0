#include "ui/views/campaign/mapview.h"

#include "ui/views/theme.h"
#include "ui/views/unitsign.h"

#include <QGraphicsItem>
#include <QGraphicsSimpleTextItem>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace sabretache::ui {

using namespace campaign;

namespace {

constexpr double kWide = 1000.0;
constexpr double kHigh = 800.0;
constexpr double kNear = 14.0;
constexpr double kSignWide = 30.0;
constexpr double kSignHigh = 22.0;

/// An army's sign with its name below.
class ArmyItem final : public QGraphicsItem {
public:
    ArmyItem(QString name, int side, const QFont &font, bool dark, QColor text, QColor ground)
        : m_name(std::move(name)), m_side(side), m_font(font), m_dark(dark), m_text(text),
          m_ground(ground) {
        setZValue(3);
        const QFontMetricsF metrics(font);
        const double wide = metrics.horizontalAdvance(m_name) + 8;
        m_words = {-wide / 2, kSignHigh / 2, wide, metrics.height()};
    }
    QRectF boundingRect() const override {
        return m_words.united(QRectF(-kSignWide / 2, -kSignHigh / 2, kSignWide, kSignHigh))
            .adjusted(-3, -8, 3, 3);
    }
    void paint(QPainter *p, const QStyleOptionGraphicsItem *, QWidget *) override {
        p->setRenderHint(QPainter::Antialiasing);
        const SignSide side = m_side == 0   ? SignSide::First
                              : m_side == 1 ? SignSide::Second
                                            : SignSide::None;
        paintUnitSign(*p, QRectF(-kSignWide / 2, -kSignHigh / 2, kSignWide, kSignHigh),
                      {SignSize::Army, std::nullopt, side}, signInk(side, m_dark));
        p->setFont(m_font);
        QColor ground = m_ground;
        ground.setAlpha(215);
        p->fillRect(m_words, ground);
        p->setPen(m_text);
        p->drawText(m_words, Qt::AlignCenter, m_name);
    }

private:
    QString m_name;
    int m_side;
    QFont m_font;
    bool m_dark;
    QColor m_text;
    QColor m_ground;
    QRectF m_words; ///< where the name stands
};

double areaOf(const QRectF &rect) { return rect.isEmpty() ? 0 : rect.width() * rect.height(); }

/// Puts an item at a point of the map in sizes of the screen: signs and words stay as large as
/// they are, however far the map is zoomed.
void pin(QGraphicsItem *item, QPointF at, double z, QPointF offset = {}) {
    item->setFlag(QGraphicsItem::ItemIgnoresTransformations);
    item->setTransform(QTransform::fromTranslate(offset.x(), offset.y()));
    item->setPos(at);
    item->setZValue(z);
}

} // namespace

MapView::MapView(CampaignDesk &desk, QWidget *parent) : QGraphicsView(parent), m_desk(desk) {
    setScene(&m_scene);
    setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Map of the campaign"));
    setAccessibleDescription(tr("Places, roads and armies; all of it stands in the tables beside"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(240, 200);
}

void MapView::setTool(Tool tool) {
    m_tool = tool;
    viewport()->setCursor(tool == Tool::Look ? Qt::ArrowCursor : Qt::CrossCursor);
}

QPointF MapView::pointFor(const Place &place) const {
    const QRectF all = m_scene.sceneRect();
    return {place.x * all.width() / 10000.0, place.y * all.height() / 10000.0};
}

void MapView::show(const Campaign &campaign) {
    m_campaign = campaign;
    m_scene.clear();
    m_ghost = nullptr;
    m_armies.clear();
    m_names.clear();
    m_taken.clear();
    const Colours &colours = coloursFor(palette());
    setBackgroundBrush(colours.base);
    double high = kHigh;
    const auto stored =
        m_desk.book().documents.find({std::string(Picture::kKind), Picture().key()});
    if (stored != m_desk.book().documents.end()) {
        const auto record = recordFromJson(stored->second.json);
        QPixmap picture;
        if (record &&
            picture.loadFromData(
                QByteArray::fromBase64(QByteArray::fromStdString(record->text("data")))) &&
            picture.width() > 0) {
            high = kWide * picture.height() / picture.width();
            auto *item = m_scene.addPixmap(picture);
            item->setTransformationMode(Qt::SmoothTransformation);
            item->setScale(kWide / picture.width());
            item->setOpacity(colours.dark ? 0.55 : 0.8);
            item->setZValue(0);
        }
    }
    m_scene.setSceneRect(0, 0, kWide, high);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.95);
    for (const auto &[id, road] : campaign.roads) {
        const auto from = campaign.places.find(road.from);
        const auto to = campaign.places.find(road.to);
        if (from == campaign.places.end() || to == campaign.places.end())
            continue;
        const QPointF a = pointFor(from->second);
        const QPointF b = pointFor(to->second);
        auto *line = m_scene.addLine(QLineF(a, b), QPen(colours.quiet, 2.2));
        line->setZValue(1);
        // A road's length as ticks, and as a number at its middle.
        auto *days = m_scene.addSimpleText(m_desk.texts().number(road.days), small);
        days->setBrush(colours.text);
        const QRectF box = days->boundingRect();
        const QPointF middle = (a + b) / 2;
        const double round = std::max(box.width(), box.height()) / 2 + 2;
        auto *ground = m_scene.addEllipse(QRectF(-round, -round, 2 * round, 2 * round),
                                          QPen(colours.line), colours.base);
        pin(ground, middle, 1.5);
        m_taken.push_back({middle, QRectF(-round, -round, 2 * round, 2 * round)});
        pin(days, middle, 1.6, {-box.width() / 2, -box.height() / 2});
    }
    const auto sideColour = [&](const std::string &side) {
        const int place = m_desk.sidePlace(side);
        return place == 0 ? colours.firstSide : place == 1 ? colours.secondSide : colours.quiet;
    };
    for (const auto &[id, place] : campaign.places) {
        const QPointF at = pointFor(place);
        const QPen pen(place.id == m_place ? colours.accent : colours.text,
                       place.id == m_place ? 3 : 1.4);
        const QBrush brush(place.holder.empty() ? colours.base : sideColour(place.holder));
        // Supply places are squares, others rounds; the second side's have a bar through them.
        QGraphicsItem *mark = nullptr;
        if (place.supplies.empty())
            mark = m_scene.addEllipse(QRectF(-8, -8, 16, 16), pen, brush);
        else
            mark = m_scene.addRect(QRectF(-9, -9, 18, 18), pen, brush);
        pin(mark, at, 2);
        m_taken.push_back({at, QRectF(-9, -9, 18, 18)});
        if (m_desk.sidePlace(place.holder) == 1) {
            auto *bar = m_scene.addLine(QLineF(-6, 0, 6, 0), QPen(colours.base, 2));
            pin(bar, at, 2.1);
        }
        QString words = QString::fromStdString(place.name);
        if (place.points > 0)
            words += QStringLiteral(" (%1)").arg(place.points);
        QFont bold = font();
        bold.setBold(true);
        auto *name = m_scene.addSimpleText(words, bold);
        name->setBrush(colours.text);
        pin(name, at, 2.2);
        m_names.push_back({name, at, place.points});
    }
    std::ranges::stable_sort(m_names, std::greater(), &Name::points);
    std::map<PlaceId, int> stacked;
    for (const auto &[army, row] : campaign.armies) {
        const auto place = campaign.places.find(row.place);
        const auto known = m_desk.book().armies.find(army);
        if (place == campaign.places.end() || known == m_desk.book().armies.end())
            continue;
        const QPointF at = pointFor(place->second);
        const double step = kSignHigh + QFontMetricsF(small).height() + 5;
        const QPointF below(0, 30 + step * stacked[row.place]++);
        auto *item = new ArmyItem(QString::fromStdString(known->second.name),
                                  m_desk.sidePlace(known->second.side), small, colours.dark,
                                  colours.text, colours.base);
        m_scene.addItem(item);
        pin(item, at, 3, below);
        m_taken.push_back({at, item->boundingRect().translated(below)});
        m_armies.emplace(army, std::pair(at, below));
        for (std::size_t i = 1; i < row.way.size(); ++i) {
            const auto a = campaign.places.find(row.way[i - 1]);
            const auto b = campaign.places.find(row.way[i]);
            if (a == campaign.places.end() || b == campaign.places.end())
                continue;
            auto *march = m_scene.addLine(
                QLineF(pointFor(a->second), pointFor(b->second)),
                QPen(sideColour(known->second.side), 4, Qt::DashLine, Qt::RoundCap));
            march->setZValue(1.2);
        }
    }
    fit();
}

void MapView::fit() {
    if (!m_zoomed)
        fitInView(m_scene.sceneRect().adjusted(-20, -20, 20, 20), Qt::KeepAspectRatio);
    placeNames();
}

void MapView::placeNames() {
    const QTransform view = viewportTransform();
    std::vector<QRectF> taken;
    for (const auto &[at, rect] : m_taken)
        taken.push_back(rect.translated(view.map(at)));
    const QRectF seen(viewport()->rect());
    for (const Name &name : m_names) {
        const QRectF box = name.item->boundingRect();
        const double w = box.width();
        const double h = box.height();
        // Beside the place, else above or below it; what people expect first.
        const QPointF offsets[] = {{12, -h - 2}, {12, 2},           {-w - 12, -h - 2},
                                   {-w - 12, 2}, {-w / 2, -h - 11}, {-w / 2, 11}};
        double least = std::numeric_limits<double>::max();
        QPointF best;
        for (const QPointF &offset : offsets) {
            const QRectF here = box.translated(view.map(name.at) + offset);
            double hidden = areaOf(here) - areaOf(here.intersected(seen));
            for (const QRectF &other : taken)
                hidden += areaOf(here.intersected(other));
            if (hidden < least) {
                least = hidden;
                best = offset;
            }
            if (hidden <= 0)
                break;
        }
        name.item->setTransform(QTransform::fromTranslate(best.x(), best.y()));
        taken.push_back(box.translated(view.map(name.at) + best));
    }
}

void MapView::resizeEvent(QResizeEvent *event) {
    QGraphicsView::resizeEvent(event);
    fit();
}

PlaceId MapView::placeAt(QPoint at) const {
    PlaceId best;
    double nearest = kNear;
    for (const auto &[id, place] : m_campaign.places) {
        const QPoint d = mapFromScene(pointFor(place)) - at;
        const double far = std::hypot(d.x(), d.y());
        if (far < nearest) {
            nearest = far;
            best = id;
        }
    }
    return best;
}

ArmyId MapView::armyAt(QPoint at) const {
    for (const auto &[army, point] : m_armies)
        if (QRect(pointOf(army) - QPoint(20, 16), QSize(40, 46)).contains(at))
            return army;
    return {};
}

QPoint MapView::pointOf(PlaceId place) const {
    const auto it = m_campaign.places.find(place);
    return it == m_campaign.places.end() ? QPoint() : mapFromScene(pointFor(it->second));
}

QPoint MapView::pointOf(ArmyId army) const {
    const auto it = m_armies.find(army);
    return it == m_armies.end() ? QPoint()
                                : mapFromScene(it->second.first) + it->second.second.toPoint();
}

void MapView::selectPlace(PlaceId place) {
    if (m_place == place)
        return;
    m_place = place;
    show(Campaign(m_campaign));
}

void MapView::mousePressEvent(QMouseEvent *event) {
    if (event->button() != Qt::LeftButton) {
        QGraphicsView::mousePressEvent(event);
        return;
    }
    const QPointF at = mapToScene(event->pos());
    const PlaceId place = placeAt(event->pos());
    m_dragFrom = at;
    m_dragPlace = {};
    m_dragArmy = {};
    if (m_tool == Tool::Place && place.isNull()) {
        const QRectF all = m_scene.sceneRect();
        Q_EMIT placeWanted(int(std::lround(at.x() / all.width() * 10000)),
                           int(std::lround(at.y() / all.height() * 10000)));
        return;
    }
    if (place.isNull())
        m_dragArmy = armyAt(event->pos());
    m_dragPlace = place;
    if (!place.isNull()) {
        selectPlace(place);
        Q_EMIT placeChosen(place.uuid);
    }
}

void MapView::mouseMoveEvent(QMouseEvent *event) {
    const QPointF at = mapToScene(event->pos());
    const bool dragging =
        (event->buttons() & Qt::LeftButton) && (!m_dragPlace.isNull() || !m_dragArmy.isNull());
    if (!dragging) {
        const ArmyId army = armyAt(event->pos());
        viewport()->setCursor(m_tool != Tool::Look ? Qt::CrossCursor
                              : !army.isNull() || !placeAt(event->pos()).isNull()
                                  ? Qt::PointingHandCursor
                                  : Qt::ArrowCursor);
        return;
    }
    if (!m_ghost) {
        auto *line = m_scene.addLine(QLineF(m_dragFrom, at),
                                     QPen(coloursFor(palette()).accent, 3, Qt::DotLine));
        line->setZValue(5);
        m_ghost = line;
    }
    static_cast<QGraphicsLineItem *>(m_ghost)->setLine(QLineF(m_dragFrom, at));
}

void MapView::mouseReleaseEvent(QMouseEvent *event) {
    QGraphicsView::mouseReleaseEvent(event);
    const QPointF at = mapToScene(event->pos());
    if (m_ghost) {
        m_scene.removeItem(m_ghost);
        delete m_ghost;
        m_ghost = nullptr;
    }
    const PlaceId from = m_dragPlace;
    const ArmyId army = m_dragArmy;
    m_dragPlace = {};
    m_dragArmy = {};
    const QPointF moved = at - m_dragFrom;
    if (std::hypot(moved.x(), moved.y()) < 8)
        return;
    const PlaceId to = placeAt(event->pos());
    if (!army.isNull()) {
        if (!to.isNull())
            Q_EMIT marchWanted(army.uuid, to.uuid);
    } else if (!from.isNull() && m_tool == Tool::Road) {
        if (!to.isNull() && to != from)
            Q_EMIT roadWanted(from.uuid, to.uuid);
    } else if (!from.isNull() && m_tool == Tool::Place) {
        const QRectF all = m_scene.sceneRect();
        Q_EMIT placeMoved(from.uuid, int(std::lround(at.x() / all.width() * 10000)),
                          int(std::lround(at.y() / all.height() * 10000)));
    }
}

void MapView::keyPressEvent(QKeyEvent *event) {
    const auto it = m_campaign.places.find(m_place);
    const int step = event->modifiers() & Qt::ShiftModifier ? 500 : 100;
    int dx = 0;
    int dy = 0;
    switch (event->key()) {
    case Qt::Key_Left:
        dx = -step;
        break;
    case Qt::Key_Right:
        dx = step;
        break;
    case Qt::Key_Up:
        dy = -step;
        break;
    case Qt::Key_Down:
        dy = step;
        break;
    case Qt::Key_Plus:
        m_zoomed = true;
        scale(1.2, 1.2);
        placeNames();
        return;
    case Qt::Key_Minus:
        m_zoomed = true;
        scale(1 / 1.2, 1 / 1.2);
        placeNames();
        return;
    case Qt::Key_0:
        m_zoomed = false;
        fit();
        return;
    default:
        QGraphicsView::keyPressEvent(event);
        return;
    }
    if (it == m_campaign.places.end() || m_tool != Tool::Place) {
        QGraphicsView::keyPressEvent(event);
        return;
    }
    Q_EMIT placeMoved(m_place.uuid, it->second.x + dx, it->second.y + dy);
}

void MapView::wheelEvent(QWheelEvent *event) {
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QGraphicsView::wheelEvent(event);
        return;
    }
    m_zoomed = true;
    const double by = event->angleDelta().y() > 0 ? 1.15 : 1 / 1.15;
    scale(by, by);
    placeNames();
}

} // namespace sabretache::ui
