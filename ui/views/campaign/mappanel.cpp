#include "ui/views/campaign/mappanel.h"

#include "ui/views/campaign/dicedialog.h"
#include "ui/views/theme.h"

#include <QActionGroup>
#include <QBuffer>
#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QImage>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sabretache::ui {

using namespace campaign;

namespace {

void tune(QTableWidget *table, const QString &name, const QStringList &heads) {
    table->setAccessibleName(name);
    table->setColumnCount(static_cast<int>(heads.size()));
    table->setHorizontalHeaderLabels(heads);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(rowHeightFor(table->fontMetrics()));
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setStretchLastSection(true);
}

} // namespace

MapPanel::MapPanel(const PageContext &context, CampaignDesk &desk, QWidget *parent)
    : CampaignPanel(context, desk, parent), m_view(new MapView(desk, this)),
      m_places(new QTableWidget(this)), m_roads(new QTableWidget(this)) {
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(kRhythm, kRhythm / 2, kRhythm, kRhythm / 2);
    auto *tools = new QActionGroup(this);
    const auto tool = [&](const QString &text, const QString &tip, MapView::Tool which) {
        auto *b = new QToolButton(this);
        auto *action = new QAction(text, this);
        action->setCheckable(true);
        action->setToolTip(tip);
        action->setActionGroup(tools);
        b->setDefaultAction(action);
        b->setToolButtonStyle(Qt::ToolButtonTextOnly);
        action->setEnabled(which == MapView::Tool::Look || !m_desk.readOnly());
        connect(action, &QAction::triggered, this, [this, which] { m_view->setTool(which); });
        bar->addWidget(b);
        return action;
    };
    tool(tr("March"), tr("Drag an army to a place"), MapView::Tool::Look)->setChecked(true);
    tool(tr("Places"), tr("Click to add a place, drag one to move it; arrow keys move the chosen"),
         MapView::Tool::Place);
    tool(tr("Roads"), tr("Drag from place to place"), MapView::Tool::Road);
    bar->addStretch(1);
    auto *legend = new QLabel(tr("Square: supplies; (2): points"), this);
    legend->setStyleSheet(QString());
    bar->addWidget(legend);
    bar->addStretch(1);
    auto *picture = new QPushButton(tr("&Picture\u2026"), this);
    picture->setEnabled(!m_desk.readOnly());
    connect(picture, &QPushButton::clicked, this, &MapPanel::choosePicture);
    bar->addWidget(picture);
    auto *plain = new QPushButton(tr("&No picture"), this);
    plain->setEnabled(!m_desk.readOnly());
    connect(plain, &QPushButton::clicked, this,
            [this] { m_desk.perform(setPicture(m_desk.context(), {})); });
    bar->addWidget(plain);
    box->addLayout(bar);
    auto *split = new QSplitter(Qt::Horizontal, this);
    auto *tables = new QTabWidget(split);
    tables->setDocumentMode(true);
    tune(m_places, tr("Places"), {tr("Place"), tr("Points"), tr("Held by"), tr("Supplies")});
    tune(m_roads, tr("Roads"), {tr("From"), tr("To"), tr("Days")});
    const auto page = [&](QTableWidget *table, const QString &name, auto adds, auto removes) {
        auto *holder = new QWidget(tables);
        auto *inner = new QVBoxLayout(holder);
        inner->setContentsMargins(0, 0, 0, 0);
        inner->addWidget(table);
        auto *buttons = new QHBoxLayout;
        auto *add = new QPushButton(tr("&Add"), holder);
        auto *remove = new QPushButton(tr("&Remove"), holder);
        add->setEnabled(!m_desk.readOnly());
        remove->setEnabled(!m_desk.readOnly());
        connect(add, &QPushButton::clicked, this, adds);
        connect(remove, &QPushButton::clicked, this, removes);
        buttons->addWidget(add);
        buttons->addWidget(remove);
        buttons->addStretch(1);
        inner->addLayout(buttons);
        tables->addTab(holder, name);
    };
    page(
        m_places, tr("Places"),
        [this] {
            Place place;
            place.name = tr("New place").toStdString();
            place.x = place.y = 5000;
            m_desk.perform(putPlace(m_desk.context(), place));
        },
        [this] {
            m_desk.perform(
                removePlace(m_desk.context(), PlaceId(rowId(m_places, m_places->currentRow()))));
        });
    page(
        m_roads, tr("Roads"),
        [this] {
            const Campaign &c = m_desk.campaign();
            QStringList names;
            std::vector<PlaceId> ids;
            for (const auto &[id, place] : c.places) {
                names << text16(place.name);
                ids.push_back(id);
            }
            bool good = false;
            const QString from =
                QInputDialog::getItem(this, tr("New road"), tr("From"), names, 0, false, &good);
            if (!good)
                return;
            const QString to =
                QInputDialog::getItem(this, tr("New road"), tr("To"), names, 1, false, &good);
            if (good)
                m_desk.perform(putRoad(m_desk.context(), {{},
                                                          ids[std::size_t(names.indexOf(from))],
                                                          ids[std::size_t(names.indexOf(to))],
                                                          1}));
        },
        [this] {
            m_desk.perform(removeRoad(m_desk.context(), rowId(m_roads, m_roads->currentRow())));
        });
    split->addWidget(m_view);
    split->addWidget(tables);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 1);
    split->setSizes({620, 300});
    box->addWidget(split, 1);

    connect(m_places, &QTableWidget::cellChanged, this, &MapPanel::placeEdited);
    connect(m_roads, &QTableWidget::cellChanged, this, &MapPanel::roadEdited);
    connect(m_places, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (!m_filling && row >= 0)
            m_view->selectPlace(PlaceId(rowId(m_places, row)));
    });
    connect(m_view, &MapView::placeChosen, this, [this](const Uuid &id) {
        for (int r = 0; r < m_places->rowCount(); ++r)
            if (rowId(m_places, r) == id)
                m_places->selectRow(r);
    });
    connect(m_view, &MapView::placeWanted, this, [this](int x, int y) {
        bool good = false;
        const QString name = QInputDialog::getText(this, tr("New place"), tr("Name"),
                                                   QLineEdit::Normal, QString(), &good);
        if (!good || name.trimmed().isEmpty())
            return;
        Place place;
        place.name = name.trimmed().toStdString();
        place.x = x;
        place.y = y;
        m_desk.perform(putPlace(m_desk.context(), place));
    });
    connect(m_view, &MapView::placeMoved, this, [this](const Uuid &id, int x, int y) {
        Place place = m_desk.campaign().places.at(PlaceId(id));
        place.x = x;
        place.y = y;
        m_desk.perform(putPlace(m_desk.context(), place));
    });
    connect(m_view, &MapView::roadWanted, this, [this](const Uuid &from, const Uuid &to) {
        bool good = false;
        const int days =
            QInputDialog::getInt(this, tr("New road"), tr("Marching days"), 1, 1, 365, 1, &good);
        if (good)
            m_desk.perform(putRoad(m_desk.context(), {{}, PlaceId(from), PlaceId(to), days}));
    });
    connect(m_view, &MapView::marchWanted, this, &MapPanel::march);
}

Uuid MapPanel::rowId(const QTableWidget *table, int row) const {
    const QTableWidgetItem *item = row < 0 ? nullptr : table->item(row, 0);
    return item ? Uuid::parse(item->data(Qt::UserRole).toString().toStdString()).value_or(Uuid())
                : Uuid();
}

void MapPanel::refresh() {
    m_filling = true;
    const Campaign &c = m_desk.campaign();
    const Uuid placeAt = rowId(m_places, m_places->currentRow());
    const int roadAt = m_roads->currentRow();
    m_places->setRowCount(0);
    std::vector<const Place *> places;
    for (const auto &[id, place] : c.places)
        places.push_back(&place);
    std::ranges::sort(places, {}, [](const Place *p) { return p->name; });
    const QStringList sides = [&] {
        QStringList out{QString()};
        for (const std::string &side : c.sideNames())
            out << text16(side);
        return out;
    }();
    const auto cell = [&](QTableWidget *table, int r, int col, const QString &text, bool number) {
        auto *item = new QTableWidgetItem(text);
        item->setTextAlignment((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        if (m_desk.readOnly())
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        table->setItem(r, col, item);
        return item;
    };
    for (const Place *place : places) {
        const int r = m_places->rowCount();
        m_places->insertRow(r);
        cell(m_places, r, 0, text16(place->name), false)
            ->setData(Qt::UserRole, QString::fromStdString(place->id.text()));
        cell(m_places, r, 1, place->points > 0 ? texts().number(place->points) : QString(), true);
        for (const int col : {2, 3}) {
            auto *combo = new QComboBox(m_places);
            combo->addItems(sides);
            combo->setCurrentText(text16(col == 2 ? place->holder : place->supplies));
            combo->setFrame(false);
            combo->setEnabled(!m_desk.readOnly());
            combo->setAccessibleName(col == 2 ? tr("Held by") : tr("Supplies of"));
            combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            combo->setMinimumContentsLength(6);
            const PlaceId id = place->id;
            connect(combo, &QComboBox::activated, this, [this, combo, col, id] {
                Place changed = m_desk.campaign().places.at(id);
                (col == 2 ? changed.holder : changed.supplies) = combo->currentText().toStdString();
                m_desk.perform(putPlace(m_desk.context(), changed));
            });
            m_places->setCellWidget(r, col, combo);
        }
        if (place->id.uuid == placeAt)
            m_places->selectRow(r);
    }
    m_roads->setRowCount(0);
    for (const auto &[id, road] : c.roads) {
        const int r = m_roads->rowCount();
        m_roads->insertRow(r);
        auto *from = cell(m_roads, r, 0, text16(m_desk.work().nameOf(road.from)), false);
        from->setData(Qt::UserRole, QString::fromStdString(id.text()));
        from->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        cell(m_roads, r, 1, text16(m_desk.work().nameOf(road.to)), false)
            ->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        cell(m_roads, r, 2, texts().number(road.days), true);
    }
    if (roadAt >= 0 && roadAt < m_roads->rowCount())
        m_roads->selectRow(roadAt);
    m_filling = false;
    m_view->show(c);
}

void MapPanel::placeEdited(int row, int column) {
    if (m_filling)
        return;
    const auto it = m_desk.campaign().places.find(PlaceId(rowId(m_places, row)));
    if (it == m_desk.campaign().places.end())
        return;
    Place place = it->second;
    const QString text = m_places->item(row, column)->text().trimmed();
    if (column == 0 && !text.isEmpty())
        place.name = text.toStdString();
    if (column == 1)
        place.points = std::max(0, text.toInt());
    if (place == it->second || !m_desk.perform(putPlace(m_desk.context(), place)))
        QMetaObject::invokeMethod(
            this, [this] { refresh(); }, Qt::QueuedConnection);
}

void MapPanel::roadEdited(int row, int column) {
    if (m_filling || column != 2)
        return;
    const auto it = m_desk.campaign().roads.find(rowId(m_roads, row));
    if (it == m_desk.campaign().roads.end())
        return;
    RoadRecord road = it->second;
    road.days = m_roads->item(row, column)->text().toInt();
    if (!m_desk.perform(putRoad(m_desk.context(), road)))
        QMetaObject::invokeMethod(
            this, [this] { refresh(); }, Qt::QueuedConnection);
}

void MapPanel::choosePicture() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Picture of the map"), QString(),
                                                      tr("Pictures (*.png *.jpg *.jpeg *.bmp)"));
    if (path.isEmpty())
        return;
    QImage image(path);
    if (image.isNull()) {
        Q_EMIT message(tr("%1 is no picture that can be read.").arg(path));
        return;
    }
    if (image.width() > 1600 || image.height() > 1600)
        image = image.scaled(1600, 1600, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    // The book stays small: the picture is kept as what fits into a row of it.
    QByteArray bytes;
    for (int quality = 85; quality >= 25; quality -= 15) {
        bytes.clear();
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "JPG", quality);
        if (bytes.size() < 700'000)
            break;
    }
    if (bytes.size() >= 700'000) {
        Q_EMIT message(tr("%1 is too large a picture even when made smaller.").arg(path));
        return;
    }
    m_desk.perform(setPicture(m_desk.context(), bytes.toBase64().toStdString()));
}

void MapPanel::march(const Uuid &army, const Uuid &to) {
    const Working &work = m_desk.work();
    const auto row = work.campaign.armies.find(ArmyId(army));
    if (row == work.campaign.armies.end())
        return;
    const RoadNet net = work.campaign.net();
    const auto way = wayFor(work, ArmyId(army), PlaceId(to));
    const auto plan =
        campaign::march(net, way, daysLeft(work.campaign, ArmyId(army)), work.figures);
    std::vector<dice::Faces> faces;
    if (plan && plan->allowed && plan->forced &&
        !DiceDialog::ask(m_desk, tr("Forced march"),
                         forcedRolls(m_desk.context(), ArmyId(army), "forced-march"), faces, this))
        return;
    if (m_desk.perform(marchArmy(m_desk.context(), ArmyId(army), way, faces)))
        Q_EMIT message(m_desk.report().sentence(m_desk.report().entries().back()));
}

} // namespace sabretache::ui
