// The map with its tables: places and roads are edited in either.
#pragma once

#include "ui/views/campaign/campaignpanel.h"
#include "ui/views/campaign/mapview.h"

class QTableWidget;
class QToolButton;

namespace sabretache::ui {

class MapPanel : public CampaignPanel {
    Q_OBJECT
public:
    MapPanel(const PageContext &context, CampaignDesk &desk, QWidget *parent = nullptr);
    QWidget *firstFocus() override { return m_view; }
    MapView *view() const { return m_view; }

protected:
    void refresh() override;

private:
    void placeEdited(int row, int column);
    void roadEdited(int row, int column);
    void choosePicture();
    void march(const Uuid &army, const Uuid &to);
    Uuid rowId(const QTableWidget *table, int row) const;

    MapView *m_view;
    QTableWidget *m_places;
    QTableWidget *m_roads;
    bool m_filling = false;
};

} // namespace sabretache::ui
