#include "ui/views/battle/sidespanel.h"

#include "ui/views/battle/battlelook.h"
#include "ui/views/wordslabel.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>
#include <map>

namespace sabretache::ui {

namespace {

/// @return whether two states of an army look alike in bar and gauge: most inputs change neither
bool looksLike(const battle::SideView &a, const battle::SideView &b) {
    return a.steps == b.steps && a.startSteps == b.startSteps && a.comingOff == b.comingOff &&
           a.gone == b.gone && a.breaksAt == b.breaksAt;
}

} // namespace

class StrengthBar : public QWidget {
public:
    StrengthBar(int side, QWidget *parent) : QWidget(parent), m_side(side) {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    void show(const battle::SideView &view) {
        if (m_told && looksLike(view, m_view))
            return;
        m_told = true;
        m_view = view;
        m_hidden = view.steps == SideView::kUnknown;
        setAccessibleName(m_hidden ? tr("Strength: hidden")
                                   : tr("Strength: %1 of %2, %3 coming off")
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
        if (m_hidden)
            return;
        QPainter p(this);
        drawStrengthBar(p, QRectF(rect()).adjusted(0, 2, 0, -2), m_view.steps, m_view.comingOff,
                        m_view.startSteps, m_side, BattleLook::of(palette()));
    }

private:
    int m_side;
    bool m_hidden = false;
    bool m_told = false;
    battle::SideView m_view;
};

/// Boxes up to the break point, those that are gone filled.
class BreakGauge : public QWidget {
public:
    BreakGauge(int side, QWidget *parent) : QWidget(parent), m_side(side) {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }
    void show(const battle::SideView &view) {
        if (m_told && looksLike(view, m_view))
            return;
        m_told = true;
        m_view = view;
        setAccessibleName(view.breaksAt == SideView::kUnknown
                              ? tr("%1 gone, break point hidden").arg(view.gone)
                              : tr("%1 gone, breaks at %2").arg(view.gone).arg(view.breaksAt));
        setToolTip(accessibleName());
        update();
    }
    QSize sizeHint() const override {
        return {std::clamp(m_view.breaksAt, 4, 20) * 8 + 6, fontMetrics().height()};
    }
    QSize minimumSizeHint() const override { return {40, fontMetrics().height()}; }

protected:
    void paintEvent(QPaintEvent *) override {
        if (m_view.breaksAt == SideView::kUnknown)
            return;
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
    bool m_told = false;
    battle::SideView m_view;
};

/// How many units are in which condition: shape, number and word for each.
class ConditionCounts : public QWidget {
public:
    struct Count {
        QString key;
        QString words;
        int count = 0;
        friend bool operator==(const Count &, const Count &) = default;
    };
    explicit ConditionCounts(QWidget *parent) : QWidget(parent) {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }
    void show(std::vector<Count> counts) {
        if (counts == m_counts)
            return;
        m_counts = std::move(counts);
        QStringList words;
        for (const Count &c : m_counts)
            words << QStringLiteral("%1 %2").arg(c.count).arg(c.words);
        setAccessibleName(words.join(QStringLiteral(", ")));
        setToolTip(accessibleName());
        updateGeometry();
        update();
    }
    QSize sizeHint() const override { return {wide(true), fontMetrics().height()}; }
    QSize minimumSizeHint() const override { return {wide(false), fontMetrics().height()}; }

protected:
    void paintEvent(QPaintEvent *) override {
        QPainter p(this);
        const BattleLook look = BattleLook::of(palette());
        const bool words = width() >= wide(true);
        const int h = fontMetrics().height();
        int x = 0;
        for (const Count &c : m_counts) {
            drawCondition(p, QRectF(x, h * 0.2, h * 0.6, h * 0.6), c.key, look);
            x += h;
            const QString text = words ? QStringLiteral("%1 %2").arg(c.count).arg(c.words)
                                       : QString::number(c.count);
            p.setPen(look.text);
            p.drawText(QRect(x, 0, width() - x, h), Qt::AlignLeft | Qt::AlignVCenter, text);
            x += fontMetrics().horizontalAdvance(text) + h / 2;
        }
    }

private:
    int wide(bool words) const {
        int out = 0;
        for (const Count &c : m_counts)
            out += fontMetrics().height() * 3 / 2 +
                   fontMetrics().horizontalAdvance(
                       words ? QStringLiteral("%1 %2").arg(c.count).arg(c.words)
                             : QString::number(c.count));
        return out;
    }
    std::vector<Count> m_counts;
};

/// Words that are cut with dots where there is no room; the whole is in the tooltip.
class ElidedLabel : public QWidget {
public:
    explicit ElidedLabel(QWidget *parent) : QWidget(parent) {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    void setText(const QString &text) {
        if (text == m_text)
            return;
        m_text = text;
        setAccessibleName(text);
        setToolTip(text);
        update();
    }
    QSize sizeHint() const override {
        return {fontMetrics().horizontalAdvance(m_text), fontMetrics().height()};
    }
    /// Less than a word or two says nothing.
    QSize minimumSizeHint() const override {
        return {fontMetrics().averageCharWidth() * 12, fontMetrics().height()};
    }

protected:
    void paintEvent(QPaintEvent *) override {
        QPainter p(this);
        p.setFont(font());
        p.setPen(palette().color(foregroundRole()));
        p.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter,
                   fontMetrics().elidedText(m_text, Qt::ElideRight, width()));
    }

private:
    QString m_text;
};

namespace {

class SignLabel : public QWidget {
public:
    SignLabel(int arm, int side, QWidget *parent) : QWidget(parent), m_arm(arm), m_side(side) {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override {
        const int h = fontMetrics().height();
        return {h * 3 / 2 + 2, h};
    }

protected:
    void paintEvent(QPaintEvent *) override {
        QPainter p(this);
        drawUnitSign(p, rect(), m_arm, m_side, BattleLook::of(palette()));
    }

private:
    int m_arm;
    int m_side;
};

} // namespace

SidesPanel::SidesPanel(const BattleDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(12, 4, 12, 4);
    m_grid->setHorizontalSpacing(14);
    m_grid->setVerticalSpacing(4);
    int column = 0;
    const auto heading = [&](const QString &text, int at, bool right = false) -> QWidget * {
        auto *label = new WordsLabel(text, this);
        label->setForegroundRole(QPalette::PlaceholderText);
        m_grid->addWidget(label, 0, at, right ? Qt::AlignRight : Qt::AlignLeft);
        return label;
    };
    column = 1;
    heading(tr("Army"), column++);
    heading(tr("Strength"), column++);
    ++column;
    QWidget *lost = heading(tr("lost"), column++, true);
    QWidget *comingOff = heading(tr("coming off"), column++, true);
    QWidget *guns = heading(tr("guns"), column++, true);
    heading(tr("condition"), column);
    const int conditionColumn = column++;
    // Over the gauge and its words: where there is no room for the gauge, over the words.
    auto *breaks = new WordsLabel(tr("break point"), this);
    breaks->setForegroundRole(QPalette::PlaceholderText);
    m_grid->addWidget(breaks, 0, column, 1, 2, Qt::AlignLeft);
    column += 2;
    auto *rest = new ElidedLabel(this);
    rest->setText(tr("objectives, leaderless columns"));
    rest->setForegroundRole(QPalette::PlaceholderText);
    m_grid->addWidget(rest, 0, column);
    for (int s = 0; s < 2; ++s) {
        Row &row = m_rows[static_cast<std::size_t>(s)];
        const int line = s + 1;
        const auto add = [&](int at, bool right) {
            auto *label = new WordsLabel(this);
            label->setTextFormat(Qt::RichText);
            m_grid->addWidget(label, line, at,
                              (right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
            return label;
        };
        m_grid->addWidget(new SignLabel(0, s, this), line, 0);
        row.name = add(1, false);
        row.bar = new StrengthBar(s, this);
        m_grid->addWidget(row.bar, line, 2);
        row.strength = add(3, false);
        row.lost = add(4, true);
        row.comingOff = add(5, true);
        row.guns = add(6, true);
        row.conditions = new ConditionCounts(this);
        m_grid->addWidget(row.conditions, line, conditionColumn);
        row.gauge = new BreakGauge(s, this);
        m_grid->addWidget(row.gauge, line, column - 2);
        row.breaks = add(column - 1, false);
        row.rest = new ElidedLabel(this);
        m_grid->addWidget(row.rest, line, column, Qt::AlignVCenter);
    }
    m_optional = {{m_rows[0].gauge, m_rows[1].gauge},
                  {lost, m_rows[0].lost, m_rows[1].lost},
                  {guns, m_rows[0].guns, m_rows[1].guns},
                  {rest, m_rows[0].rest, m_rows[1].rest},
                  {m_rows[0].bar, m_rows[1].bar},
                  {comingOff, m_rows[0].comingOff, m_rows[1].comingOff}};
    m_grid->setColumnStretch(2, 3);
    m_restColumn = column;
    connect(&desk, &BattleDesk::changed, this, &SidesPanel::refresh);
    refresh();
}

QSize SidesPanel::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 60, m_grid->minimumSize().height()};
}

bool SidesPanel::says(const QWidget *last) const {
    // A battle without guns, an army without anything to tell of it: their columns are not there.
    if (last == m_rows[1].guns)
        return m_desk.view().sides[0].startGuns > 0 || m_desk.view().sides[1].startGuns > 0;
    if (last == m_rows[1].rest)
        return !m_rows[0].rest->accessibleName().isEmpty() ||
               !m_rows[1].rest->accessibleName().isEmpty();
    return true;
}

void SidesPanel::arrange() {
    for (const auto &columns : m_optional)
        for (QWidget *widget : columns)
            widget->setVisible(says(columns.back()));
    m_grid->setColumnStretch(m_restColumn, says(m_rows[1].rest) ? 4 : 0);
    for (const auto &columns : m_optional) {
        m_grid->invalidate();
        if (m_grid->minimumSize().width() <= width())
            return;
        for (QWidget *widget : columns)
            widget->hide();
    }
}

void SidesPanel::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    arrange();
}

void SidesPanel::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
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
        const bool hidden = side.steps == SideView::kUnknown;
        row.strength->setText(hidden ? tr("hidden")
                                     : tr("<b>%1</b> of %2").arg(side.steps).arg(side.startSteps));
        row.lost->setText(hidden ? QStringLiteral("?")
                                 : QString::number(side.startSteps - side.steps));
        row.comingOff->setText(hidden ? QStringLiteral("?") : QString::number(side.comingOff));
        row.guns->setText(hidden ? QStringLiteral("?")
                          : side.startGuns == 0
                              ? QStringLiteral("\u2013")
                              : tr("%1 of %2").arg(side.guns).arg(side.startGuns));
        std::map<std::string, int> counts;
        for (std::size_t i = 0; i < view.units.size(); ++i)
            if (battle::index(m_desk.setup().units[i].side) == s &&
                !view.units[i].condition.empty())
                ++counts[view.units[i].condition];
        std::vector<ConditionCounts::Count> shown;
        for (const auto &[key, n] : counts)
            shown.push_back({fromStd(key), m_desk.words().inside(TextKind::Condition, key), n});
        std::ranges::stable_sort(shown, {}, [](const ConditionCounts::Count &c) {
            return static_cast<int>(conditionShape(c.key));
        });
        row.conditions->show(std::move(shown));
        row.gauge->show(side);
        row.breaks->setText(
            hidden ? tr("<b>%1</b> gone").arg(side.gone)
                   : tr("<b>%1</b> gone, breaks at <b>%2</b>").arg(side.gone).arg(side.breaksAt));
        const QString rest = restText(static_cast<battle::Side>(s));
        row.rest->setText(rest);
    }
    std::array<bool, 2> said{says(m_rows[1].guns), says(m_rows[1].rest)};
    std::swap(said, m_said);
    if (said != m_said)
        arrange();
    if (m_grid->minimumSize().width() > width())
        arrange();
}

} // namespace sabretache::ui
