#include "ui/views/battle/sidespanel.h"

#include "ui/views/battle/battlelook.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>
#include <map>

namespace sabretache::ui {

class StrengthBar : public QWidget {
public:
    StrengthBar(int side, QWidget *parent) : QWidget(parent), m_side(side) {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    void show(const battle::SideView &view) {
        m_view = view;
        setAccessibleName(tr("Strength: %1 of %2, %3 coming off")
                              .arg(view.steps)
                              .arg(view.startSteps)
                              .arg(view.comingOff));
        setToolTip(accessibleName());
        update();
    }
    QSize sizeHint() const override { return {160, fontMetrics().height()}; }
    QSize minimumSizeHint() const override { return {60, fontMetrics().height()}; }

protected:
    void paintEvent(QPaintEvent *) override {
        QPainter p(this);
        drawStrengthBar(p, QRectF(rect()).adjusted(0, 2, 0, -2), m_view.steps, m_view.comingOff,
                        m_view.startSteps, m_side, BattleLook::of(palette()));
    }

private:
    int m_side;
    battle::SideView m_view;
};

/// Boxes up to the break point, those that are gone filled.
class BreakGauge : public QWidget {
public:
    BreakGauge(int side, QWidget *parent) : QWidget(parent), m_side(side) {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }
    void show(const battle::SideView &view) {
        m_view = view;
        setAccessibleName(tr("%1 gone, breaks at %2").arg(view.gone).arg(view.breaksAt));
        setToolTip(accessibleName());
        update();
    }
    QSize sizeHint() const override {
        return {std::clamp(m_view.breaksAt, 4, 20) * 8 + 6, fontMetrics().height()};
    }
    QSize minimumSizeHint() const override { return {40, fontMetrics().height()}; }

protected:
    void paintEvent(QPaintEvent *) override {
        QPainter p(this);
        const BattleLook look = BattleLook::of(palette());
        const int n = std::max(1, m_view.breaksAt);
        const double w = std::min(8.0, (width() - 6.0) / n);
        const double h = height() * 0.62;
        const double y = (height() - h) / 2;
        for (int i = 0; i < n; ++i) {
            const QRectF box(i * w, y, std::max(2.0, w - 2), h);
            if (i < m_view.gone)
                p.fillRect(box, look.side[m_side & 1]);
            p.setPen(QPen(i < m_view.gone ? look.side[m_side & 1] : look.dim, 1));
            p.drawRect(box.adjusted(0, 0, -1, -1));
        }
        p.fillRect(QRectF(n * w, y - 2, 2, h + 4), look.text);
    }

private:
    int m_side;
    battle::SideView m_view;
};

namespace {

const char *const kConditions[] = {"good-order", "disorder", "rout"};

class SignLabel : public QWidget {
public:
    SignLabel(int arm, int side, const QString &condition, QWidget *parent)
        : QWidget(parent), m_arm(arm), m_side(side), m_condition(condition) {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override {
        const int h = fontMetrics().height();
        return m_condition.isEmpty() ? QSize(h * 3 / 2 + 2, h) : QSize(h * 2 / 3, h);
    }

protected:
    void paintEvent(QPaintEvent *) override {
        QPainter p(this);
        const BattleLook look = BattleLook::of(palette());
        if (m_condition.isEmpty())
            drawUnitSign(p, rect(), m_arm, m_side, look);
        else
            drawCondition(p, rect(), m_condition, look);
    }

private:
    int m_arm;
    int m_side;
    QString m_condition;
};

} // namespace

SidesPanel::SidesPanel(const BattleDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(12, 4, 12, 4);
    m_grid->setHorizontalSpacing(14);
    m_grid->setVerticalSpacing(4);
    int column = 0;
    const auto heading = [&](const QString &text, int at, bool right = false) {
        auto *label = new QLabel(text, this);
        label->setForegroundRole(QPalette::PlaceholderText);
        m_grid->addWidget(label, 0, at, right ? Qt::AlignRight : Qt::AlignLeft);
    };
    column = 1;
    heading(tr("Army"), column++);
    heading(tr("Strength"), column++);
    ++column;
    heading(tr("lost"), column++, true);
    heading(tr("coming off"), column++, true);
    heading(tr("guns"), column++, true);
    std::vector<int> conditionColumns;
    for (const char *c : kConditions) {
        auto *holder = new QWidget(this);
        auto *box = new QHBoxLayout(holder);
        box->setContentsMargins(0, 0, 0, 0);
        box->setSpacing(4);
        box->addWidget(new SignLabel(0, 0, QString::fromLatin1(c), holder));
        auto *label = new QLabel(desk.words().label(TextKind::Condition, c).toLower(), holder);
        label->setForegroundRole(QPalette::PlaceholderText);
        box->addWidget(label);
        m_grid->addWidget(holder, 0, column, Qt::AlignRight);
        conditionColumns.push_back(column++);
    }
    heading(tr("break point"), column);
    column += 2;
    heading(tr("objectives, leaderless columns"), column);
    for (int s = 0; s < 2; ++s) {
        Row &row = m_rows[static_cast<std::size_t>(s)];
        const int line = s + 1;
        const auto add = [&](int at, bool right) {
            auto *label = new QLabel(this);
            label->setTextFormat(Qt::RichText);
            m_grid->addWidget(label, line, at,
                              (right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
            return label;
        };
        m_grid->addWidget(new SignLabel(0, s, {}, this), line, 0);
        row.name = add(1, false);
        row.bar = new StrengthBar(s, this);
        m_grid->addWidget(row.bar, line, 2);
        row.strength = add(3, false);
        row.lost = add(4, true);
        row.comingOff = add(5, true);
        row.guns = add(6, true);
        for (const int c : conditionColumns)
            row.conditions.push_back(add(c, true));
        row.gauge = new BreakGauge(s, this);
        m_grid->addWidget(row.gauge, line, column - 2);
        row.breaks = add(column - 1, false);
        row.rest = add(column, false);
        row.rest->setMinimumWidth(60);
        row.rest->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }
    m_grid->setColumnStretch(2, 3);
    m_grid->setColumnStretch(column, 4);
    connect(&desk, &BattleDesk::changed, this, &SidesPanel::refresh);
    refresh();
}

QString SidesPanel::restText(battle::Side side) const {
    QStringList parts;
    const battle::View &view = m_desk.view();
    for (std::size_t i = 0; i < view.objectiveHolders.size(); ++i)
        if (view.objectiveHolders[i] == side)
            parts << tr("holds %1").arg(fromStd(m_desk.setup().objectives[i].name));
    for (const battle::ColumnView &c : view.columns) {
        const auto it = std::ranges::find(m_desk.setup().columns, c.id, &battle::SetupColumn::id);
        if (it == m_desk.setup().columns.end() || it->side != side)
            continue;
        if (c.leaderlessFor)
            parts << tr("%1 leaderless for %2").arg(fromStd(it->name)).arg(c.leaderlessFor->value);
        else if (c.vacant)
            parts << tr("%1 vacant").arg(fromStd(it->name));
    }
    return parts.join(QStringLiteral(", "));
}

void SidesPanel::refresh() {
    const battle::View &view = m_desk.view();
    const BattleLook look = BattleLook::of(palette());
    for (std::size_t s = 0; s < 2; ++s) {
        const battle::SideView &side = view.sides[s];
        Row &row = m_rows[s];
        row.name->setText(
            QStringLiteral("<b style=\"color:%1\">%2</b>%3")
                .arg(look.side[s].name(),
                     m_desk.words().sideName(static_cast<battle::Side>(s)).toHtmlEscaped(),
                     side.broken ? tr(" <b>broken</b>") : QString()));
        row.bar->show(side);
        row.strength->setText(tr("<b>%1</b> of %2").arg(side.steps).arg(side.startSteps));
        row.lost->setText(QString::number(side.startSteps - side.steps));
        row.comingOff->setText(QString::number(side.comingOff));
        row.guns->setText(side.startGuns == 0 ? QStringLiteral("\u2013")
                                              : tr("%1 of %2").arg(side.guns).arg(side.startGuns));
        std::map<std::string, int> counts;
        for (std::size_t i = 0; i < view.units.size(); ++i)
            if (battle::index(m_desk.setup().units[i].side) == s)
                ++counts[view.units[i].condition];
        for (std::size_t c = 0; c < row.conditions.size(); ++c) {
            const int n = counts[kConditions[c]];
            row.conditions[c]->setText(
                n == 0 ? QStringLiteral("<span style=\"color:%1\">0</span>").arg(look.dim.name())
                       : QString::number(n));
        }
        row.gauge->show(side);
        row.breaks->setText(
            tr("<b>%1</b> gone, breaks at <b>%2</b>").arg(side.gone).arg(side.breaksAt));
        const QString rest = restText(static_cast<battle::Side>(s));
        row.rest->setText(rest.toHtmlEscaped());
        row.rest->setToolTip(rest);
    }
}

} // namespace sabretache::ui
