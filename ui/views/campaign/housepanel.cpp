#include "ui/views/campaign/housepanel.h"

#include "ui/views/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

namespace sabretache::ui {

using namespace campaign;

BeginningForm::BeginningForm(const Texts &texts, QWidget *parent)
    : QWidget(parent), m_name(new QLineEdit(this)), m_start(new QLineEdit(this)),
      m_length(new QComboBox(this)), m_oldStyle(new QCheckBox(tr("Show &old style dates"), this)),
      m_map(new QCheckBox(tr("With a &map: places, roads, marches, supply"), this)),
      m_last(new QSpinBox(this)) {
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    m_name->setMinimumWidth(fontMetrics().averageCharWidth() * 20);
    m_start->setPlaceholderText(QStringLiteral("1704-06-30"));
    for (const TurnLength length : {TurnLength::Day, TurnLength::Week, TurnLength::Month})
        m_length->addItem(
            texts.label(TextKind::Word, "turn-" + std::string(sabretache::word(length))),
            static_cast<int>(length));
    m_length->setCurrentIndex(1);
    m_last->setRange(0, 999);
    m_last->setSpecialValueText(tr("no end"));
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&First day"), m_start);
    form->addRow(tr("A turn is a"), m_length);
    form->addRow(tr("&Last turn"), m_last);
    form->addRow(QString(), m_oldStyle);
    form->addRow(QString(), m_map);
    connect(m_name, &QLineEdit::editingFinished, this, &BeginningForm::edited);
    connect(m_start, &QLineEdit::editingFinished, this, &BeginningForm::edited);
    connect(m_length, &QComboBox::activated, this, &BeginningForm::edited);
    connect(m_last, &QSpinBox::editingFinished, this, &BeginningForm::edited);
    connect(m_oldStyle, &QCheckBox::clicked, this, &BeginningForm::edited);
    connect(m_map, &QCheckBox::clicked, this, &BeginningForm::edited);
}

Beginning BeginningForm::value() const {
    return {m_name->text().trimmed().toStdString(),
            m_start->text().trimmed().toStdString(),
            static_cast<TurnLength>(m_length->currentData().toInt()),
            m_oldStyle->isChecked(),
            m_map->isChecked(),
            m_last->value()};
}

void BeginningForm::setValue(const Beginning &value) {
    m_name->setText(QString::fromStdString(value.name));
    m_start->setText(QString::fromStdString(value.start));
    m_length->setCurrentIndex(m_length->findData(static_cast<int>(value.length)));
    m_oldStyle->setChecked(value.oldStyle);
    m_map->setChecked(value.map);
    m_last->setValue(value.lastTurn);
}

HousePanel::HousePanel(const PageContext &context, CampaignDesk &desk, QWidget *parent)
    : CampaignPanel(context, desk, parent), m_form(new BeginningForm(desk.texts(), this)),
      m_sides(new QTableWidget(this)), m_figures(new QTableWidget(this)) {
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *inner = new QWidget(scroll);
    auto *box = new QVBoxLayout(inner);
    box->setContentsMargins(2 * kRhythm, kRhythm, 2 * kRhythm, kRhythm);
    box->setSpacing(kRhythm);
    box->addWidget(heading(tr("Campaign"), inner));
    box->addWidget(m_form);
    m_form->setEnabled(!m_desk.readOnly());
    connect(m_form, &BeginningForm::edited, this, [this] {
        if (!m_filling && !m_desk.perform(changeHead(m_desk.context(), m_form->value())))
            refresh();
    });
    const auto tune = [](QTableWidget *table, const QString &name, const QStringList &heads) {
        table->setAccessibleName(name);
        table->setColumnCount(static_cast<int>(heads.size()));
        table->setHorizontalHeaderLabels(heads);
        table->verticalHeader()->hide();
        table->verticalHeader()->setDefaultSectionSize(rowHeightFor(table->fontMetrics()));
        table->setShowGrid(false);
        table->setAlternatingRowColors(true);
        table->horizontalHeader()->setHighlightSections(false);
        table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
        table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    };
    box->addWidget(heading(tr("Sides"), inner));
    tune(m_sides, tr("Sides"), {tr("Side"), tr("Pool now"), tr("Recruits a turn")});
    m_sides->setMaximumHeight(140);
    box->addWidget(m_sides);
    box->addWidget(heading(tr("House rules; a change is on the record"), inner));
    tune(m_figures, tr("House rules"), {tr("Figure"), tr("Value"), tr("Default"), tr("Rule")});
    m_figures->setMinimumHeight(320);
    box->addWidget(m_figures, 1);
    scroll->setWidget(inner);
    outer->addWidget(scroll);
    connect(m_figures, &QTableWidget::cellChanged, this, [this](int row, int column) {
        if (m_filling || column != 1)
            return;
        const auto name = m_figures->item(row, 0)->data(Qt::UserRole).toString().toStdString();
        if (!m_desk.perform(setFigure(m_desk.context(), name,
                                      m_figures->item(row, 1)->text().trimmed().toStdString())))
            QMetaObject::invokeMethod(
                this, [this] { refresh(); }, Qt::QueuedConnection);
    });
    connect(m_sides, &QTableWidget::cellChanged, this, [this](int row, int column) {
        if (m_filling || column == 0)
            return;
        const SideRecord *side =
            m_desk.campaign().side(m_sides->item(row, 0)->text().toStdString());
        if (!side)
            return;
        SideRecord changed = *side;
        bool good = false;
        const int n = m_sides->item(row, column)->text().toInt(&good);
        if (column == 1 && good && n >= 0)
            changed.pool = n;
        if (column == 2)
            changed.poolPerTurn = good && n >= 0 ? std::optional(n) : std::nullopt;
        if (!m_desk.perform(changeSide(m_desk.context(), changed)))
            QMetaObject::invokeMethod(
                this, [this] { refresh(); }, Qt::QueuedConnection);
    });
}

void HousePanel::refresh() {
    m_filling = true;
    const Head &head = m_desk.campaign().head;
    m_form->setValue({head.name, head.start, head.length, head.oldStyle, head.map, head.lastTurn});
    const auto cell = [&](QTableWidget *table, int r, int c, const QString &text, bool edits) {
        auto *item = new QTableWidgetItem(text);
        item->setTextAlignment((c == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        if (!edits || m_desk.readOnly())
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        table->setItem(r, c, item);
        return item;
    };
    const auto sides = m_desk.campaign().sideNames();
    m_sides->setRowCount(static_cast<int>(sides.size()));
    for (int r = 0; r < m_sides->rowCount(); ++r) {
        const SideRecord *side = m_desk.campaign().side(sides[std::size_t(r)]);
        cell(m_sides, r, 0, text16(side->name), false);
        cell(m_sides, r, 1, QString::number(side->pool), true);
        cell(m_sides, r, 2,
             side->poolPerTurn ? QString::number(*side->poolPerTurn) : tr("as the rule"), true);
    }
    const auto specs = figureSpecs();
    m_figures->setRowCount(static_cast<int>(specs.size()));
    for (int r = 0; r < m_figures->rowCount(); ++r) {
        const rules::OptionSpec &spec = specs[std::size_t(r)];
        QString value = QString::fromUtf8(spec.fallback.data(), qsizetype(spec.fallback.size()));
        const QString fallback = value;
        for (std::size_t i = 0; i < head.figureNames.size(); ++i)
            if (head.figureNames[i] == spec.name)
                value = text16(head.figureValues[i]);
        auto *name = cell(m_figures, r, 0, texts().label(TextKind::Option, spec.name), false);
        name->setData(Qt::UserRole, text16(std::string(spec.name)));
        name->setToolTip(texts().rule(spec.rule));
        auto *item = cell(m_figures, r, 1, value, true);
        if (value != fallback) {
            QFont bold = item->font();
            bold.setBold(true);
            item->setFont(bold);
        }
        cell(m_figures, r, 2, fallback, false);
        cell(m_figures, r, 3, text16(spec.rule.text()), false)->setToolTip(texts().rule(spec.rule));
    }
    m_filling = false;
}

} // namespace sabretache::ui
