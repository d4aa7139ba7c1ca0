#include "ui/views/battle/scenariosides.h"

#include "oob/queries.h"
#include "ui/models/battle/battlewords.h"

#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sabretache::ui {

namespace {

enum NodeKind { ArmyItem = 1, ColumnItem, UnitItem };

} // namespace

ScenarioSides::ScenarioSides(const PageContext &context, QWidget *parent)
    : ScenarioSection(context, parent) {
    auto *box = new QHBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    for (std::size_t s = 0; s < 2; ++s) {
        Box &side = m_sides[s];
        auto *group = new QGroupBox(s == 0 ? tr("First side") : tr("Second side"), this);
        auto *inside = new QVBoxLayout(group);
        auto *line = new QHBoxLayout;
        side.name = new QLineEdit(group);
        side.name->setAccessibleName(tr("Name of the side"));
        side.name->setPlaceholderText(tr("Name of the side"));
        side.breaks = new QSpinBox(group);
        side.breaks->setRange(1, 100);
        side.breaks->setSuffix(QStringLiteral(" %"));
        side.breaks->setAccessibleName(tr("Breaks when this share of its units is gone"));
        line->addWidget(side.name, 1);
        line->addWidget(new QLabel(tr("breaks at"), group));
        line->addWidget(side.breaks);
        inside->addLayout(line);
        side.tree = new QTreeWidget(group);
        side.tree->setHeaderHidden(true);
        side.tree->setMinimumWidth(160);
        side.name->setMinimumWidth(80);
        side.tree->setMinimumHeight(fontMetrics().height() * 12);
        side.tree->setUniformRowHeights(true);
        side.tree->setAccessibleName(tr("Armies, columns and units that fight on this side"));
        inside->addWidget(side.tree);
        side.sum = new QLabel(group);
        inside->addWidget(side.sum);
        connect(side.name, &QLineEdit::editingFinished, this, &ScenarioSides::take);
        connect(side.breaks, &QSpinBox::editingFinished, this, &ScenarioSides::take);
        connect(side.tree, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem *, int) {
            // A tick at an army changes its columns too: taken in once all have changed.
            if (!m_filling)
                QMetaObject::invokeMethod(this, &ScenarioSides::take, Qt::QueuedConnection);
        });
        box->addWidget(group);
    }
}

void ScenarioSides::setNarrow(bool narrow) {
    static_cast<QBoxLayout *>(layout())->setDirection(narrow ? QBoxLayout::TopToBottom
                                                             : QBoxLayout::LeftToRight);
}

QString ScenarioSides::sum(std::size_t side) const { return m_sides[side].sum->text(); }

void ScenarioSides::addUnder(QTreeWidgetItem *item, oob::Parent parent,
                             const oob::Scenario::Party &party, bool inside) {
    const oob::OrderOfBattle &book = m_context.session.book();
    for (const oob::NodeId &node : oob::childrenOf(book, parent)) {
        auto *child = new QTreeWidgetItem(item);
        child->setText(0, fromStd(oob::nameOf(book, node)));
        const auto flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable;
        if (const auto *column = std::get_if<ColumnId>(&node)) {
            child->setData(0, Qt::UserRole, ColumnItem);
            child->setData(0, Qt::UserRole + 1, fromStd(column->text()));
            child->setFlags(flags | Qt::ItemIsAutoTristate);
            const bool in =
                inside || std::ranges::find(party.columns, *column) != party.columns.end();
            child->setCheckState(0, in ? Qt::Checked : Qt::Unchecked);
            addUnder(child, oob::Parent::of(*column), party, in);
        } else {
            const UnitId unit = std::get<UnitId>(node);
            child->setData(0, Qt::UserRole, UnitItem);
            child->setData(0, Qt::UserRole + 1, fromStd(unit.text()));
            child->setFlags(flags);
            const bool in = inside || std::ranges::find(party.units, unit) != party.units.end();
            child->setCheckState(0, in ? Qt::Checked : Qt::Unchecked);
        }
    }
}

void ScenarioSides::fill() {
    for (std::size_t i = 0; i < 2; ++i)
        fillSide(i);
}

void ScenarioSides::fillSide(std::size_t i) {
    const oob::Scenario &s = m_scenario;
    const oob::OrderOfBattle &book = m_context.session.book();
    Box &side = m_sides[i];
    const oob::Scenario::Party party = i < s.parties.size() ? s.parties[i] : oob::Scenario::Party();
    if (side.name->text() != fromStd(party.side))
        side.name->setText(fromStd(party.side));
    const auto breaks = s.breakPercent.find(party.side);
    side.breaks->setValue(breaks == s.breakPercent.end() ? 50 : breaks->second);
    std::vector<QString> open;
    const int scroll = side.tree->topLevelItemCount();
    side.tree->clear();
    for (const ArmyId army : oob::armiesInOrder(book)) {
        auto *item = new QTreeWidgetItem(side.tree);
        item->setText(0, fromStd(book.armies.at(army).name));
        item->setData(0, Qt::UserRole, ArmyItem);
        item->setData(0, Qt::UserRole + 1, fromStd(army.text()));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable |
                       Qt::ItemIsAutoTristate);
        const bool in = std::ranges::find(party.armies, army) != party.armies.end();
        item->setCheckState(0, in ? Qt::Checked : Qt::Unchecked);
        addUnder(item, oob::Parent::of(army), party, in);
        item->setExpanded(item->checkState(0) != Qt::Unchecked || scroll == 0);
    }
    std::size_t units = 0;
    std::int64_t men = 0;
    std::vector<QTreeWidgetItem *> stack;
    for (int t = 0; t < side.tree->topLevelItemCount(); ++t)
        stack.push_back(side.tree->topLevelItem(t));
    while (!stack.empty()) {
        QTreeWidgetItem *item = stack.back();
        stack.pop_back();
        for (int c = 0; c < item->childCount(); ++c)
            stack.push_back(item->child(c));
        if (item->data(0, Qt::UserRole).toInt() != UnitItem || item->checkState(0) != Qt::Checked)
            continue;
        ++units;
        const auto id = UnitId::parse(item->data(0, Qt::UserRole + 1).toString().toStdString());
        const auto unit = id ? book.units.find(*id) : book.units.end();
        if (unit != book.units.end() && unit->second.present.men)
            men += unit->second.present.men->value;
    }
    side.sum->setText(tr("%1: %2 units, %3 men")
                          .arg(fromStd(party.side),
                               m_context.texts.number(static_cast<std::int64_t>(units)),
                               m_context.texts.number(men)));
}

void ScenarioSides::take() {
    if (m_filling)
        return;
    oob::Scenario after = m_scenario;
    after.parties.resize(2);
    after.breakPercent.clear();
    for (std::size_t i = 0; i < 2; ++i) {
        oob::Scenario::Party &party = after.parties[i];
        party = {};
        party.side = m_sides[i].name->text().toStdString();
        after.breakPercent[party.side] = m_sides[i].breaks->value();
        std::vector<QTreeWidgetItem *> stack;
        for (int t = m_sides[i].tree->topLevelItemCount(); t-- > 0;)
            stack.push_back(m_sides[i].tree->topLevelItem(t));
        while (!stack.empty()) {
            QTreeWidgetItem *item = stack.back();
            stack.pop_back();
            const std::string id = item->data(0, Qt::UserRole + 1).toString().toStdString();
            if (item->checkState(0) == Qt::Checked) {
                // The highest that is whole stands for all under it.
                switch (item->data(0, Qt::UserRole).toInt()) {
                case ArmyItem:
                    party.armies.push_back(*ArmyId::parse(id));
                    break;
                case ColumnItem:
                    party.columns.push_back(*ColumnId::parse(id));
                    break;
                default:
                    party.units.push_back(*UnitId::parse(id));
                }
            } else if (item->checkState(0) == Qt::PartiallyChecked) {
                for (int c = item->childCount(); c-- > 0;)
                    stack.push_back(item->child(c));
            }
        }
    }
    Q_EMIT edited(after);
}

} // namespace sabretache::ui
