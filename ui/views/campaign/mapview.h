// The map: places and roads over a picture or on plain ground, armies where they stand. Places are
// moved by mouse or arrow keys, an army is dragged to march. Everything it shows stands in the
// tables beside it.
#pragma once

#include "ui/models/campaign/campaigndesk.h"

#include <QGraphicsScene>
#include <QGraphicsView>

namespace sabretache::ui {

class MapView : public QGraphicsView {
    Q_OBJECT
public:
    enum class Tool { Look, Place, Road };
    explicit MapView(CampaignDesk &desk, QWidget *parent = nullptr);

    void setTool(Tool tool);
    /// Makes the scene anew from the campaign.
    void show(const campaign::Campaign &campaign);
    void selectPlace(campaign::PlaceId place);
    campaign::PlaceId selectedPlace() const { return m_place; }
    /// Where a place or an army is drawn, in the viewport; for tests.
    QPoint pointOf(campaign::PlaceId place) const;
    QPoint pointOf(ArmyId army) const;

Q_SIGNALS:
    void placeChosen(const sabretache::Uuid &place);
    void placeWanted(int x, int y);
    void placeMoved(const sabretache::Uuid &place, int x, int y);
    void roadWanted(const sabretache::Uuid &from, const sabretache::Uuid &to);
    void marchWanted(const sabretache::Uuid &army, const sabretache::Uuid &to);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Points of the viewport.
    campaign::PlaceId placeAt(QPoint at) const;
    ArmyId armyAt(QPoint at) const;
    QPointF pointFor(const campaign::Place &place) const;
    void fit();
    /// Puts each place's name where it hides least, for the size that the map has now.
    void placeNames();

    CampaignDesk &m_desk;
    QGraphicsScene m_scene;
    Tool m_tool = Tool::Look;
    campaign::Campaign m_campaign;
    campaign::PlaceId m_place;
    campaign::PlaceId m_dragPlace;
    ArmyId m_dragArmy;
    QPointF m_dragFrom;
    QGraphicsItem *m_ghost = nullptr;
    /// Where an army's place is, and how far below it the sign stands, in pixels.
    std::map<ArmyId, std::pair<QPointF, QPointF>> m_armies;
    struct Name {
        QGraphicsItem *item;
        QPointF at;
        int points; ///< the more a place is worth, the sooner its name is placed
    };
    std::vector<Name> m_names;
    /// What names should not hide: points of the map, and rectangles about them in pixels.
    std::vector<std::pair<QPointF, QRectF>> m_taken;
    bool m_zoomed = false;
};

} // namespace sabretache::ui
