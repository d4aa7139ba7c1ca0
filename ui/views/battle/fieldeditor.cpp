#include "ui/views/battle/fieldeditor.h"

#include "ui/views/battle/battlelook.h"
#include "ui/views/battle/numberbox.h"
#include "ui/views/wordslabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPixmap>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace sabretache::ui {

QString FieldEditor::remark(const battle::FormField &) const { return {}; }

namespace {

QIcon signOf(const BattleDesk &desk, const std::string &id, const QWidget *widget) {
    const auto side = desk.words().sideOf(id);
    if (!side)
        return {};
    const auto *unit = desk.words().unit(id);
    const int h = widget->fontMetrics().height();
    const double ratio = widget->devicePixelRatioF();
    QPixmap map(QSize(h * 3 / 2 + 2, h) * ratio);
    map.setDevicePixelRatio(ratio);
    map.fill(Qt::transparent);
    QPainter p(&map);
    drawUnitSign(p, QRectF(0, 0, h * 1.5 + 2, h), unit ? static_cast<int>(unit->arm) : -1,
                 static_cast<int>(*side), BattleLook::of(widget->palette()));
    return QIcon(map);
}

QString choiceText(const battle::FormField &field, const battle::FormChoice &choice,
                   const BattleDesk &desk) {
    QString text = desk.words().choice(field, choice.value);
    if (const battle::UnitView *view = desk.unitView(choice.value)) {
        if (view->steps != SideView::kUnknown)
            text += QStringLiteral("   %1").arg(view->steps);
        if (view->condition != "good-order" && !view->condition.empty())
            text +=
                QStringLiteral(", ") + desk.words().inside(TextKind::Condition, view->condition);
    }
    if (!choice.allowed && choice.why) {
        text += QStringLiteral(" \u2013 ") + desk.words().errorBeside(*choice.why, choice.value);
        if (!choice.why->rule.isNull())
            text += u' ' + fromStd(choice.why->rule.text());
    }
    return text;
}

class FlagEditor final : public FieldEditor {
public:
    FlagEditor(const battle::FormField &, const BattleDesk &desk, QWidget *parent)
        : FieldEditor(parent), m_box(new QCheckBox(parent)) {
        m_desk = &desk;
        connect(m_box, &QCheckBox::toggled, this, [this](bool on) {
            write(on);
            Q_EMIT edited(on);
        });
        write(false);
    }
    QWidget *widget() const override { return m_box; }
    void show(const battle::FormField &field) override {
        const QSignalBlocker block(m_box);
        const auto *b = std::get_if<bool>(&field.value);
        m_box->setChecked(b && *b);
        write(m_box->isChecked());
    }
    Value value() const override { return m_box->isChecked(); }

private:
    void write(bool on) {
        m_box->setText(m_desk->words().label(TextKind::Word, on ? "yes" : "no"));
    }
    QCheckBox *m_box;
};

class NumberEditor final : public FieldEditor {
public:
    NumberEditor(const battle::FormField &field, const BattleDesk &desk, QWidget *parent)
        : FieldEditor(parent), m_box(new NumberBox(parent)) {
        m_desk = &desk;
        m_inches = field.unit == "in/100";
        m_box->setUnit(field.unit);
        m_box->setMinimumWidth(m_box->fontMetrics().averageCharWidth() * 9);
        connect(m_box, &QDoubleSpinBox::valueChanged, this, [this] { Q_EMIT edited(value()); });
    }
    QWidget *widget() const override { return m_box; }
    void show(const battle::FormField &field) override {
        const QSignalBlocker block(m_box);
        m_box->setLimits(field.least, std::max(field.most, field.least));
        const auto *n = std::get_if<std::int64_t>(&field.value);
        m_box->setNumber(n ? *n : field.least);
        const QString suffix =
            m_inches ? QStringLiteral(" ") + m_desk->words().label(TextKind::Measure, "in")
            : field.unit.empty() ? QString()
                                 : QStringLiteral(" ") + unitWord(field.unit);
        if (m_box->suffix() != suffix) // setting it writes over what is being typed
            m_box->setSuffix(suffix);
    }
    Value value() const override { return m_box->number(); }
    QString remark(const battle::FormField &field) const override {
        if (field.most <= field.least || field.most >= 9999) // no limit that means anything
            return {};
        return QObject::tr("%1 to %2")
            .arg(m_desk->words().texts().number(m_inches ? field.least / 100 : field.least),
                 m_desk->words().quantity(field.most, field.unit));
    }

private:
    QString unitWord(const std::string &unit) const {
        return m_desk->words().texts().has(TextKind::Measure, unit)
                   ? m_desk->words().texts().label(TextKind::Measure, unit)
                   : plainWords(unit).toLower();
    }
    NumberBox *m_box;
    bool m_inches = false;
};

/// A choice that is too long for its box ends in dots; the style would cut it in a letter.
class DottedBox final : public QComboBox {
public:
    using QComboBox::QComboBox;

protected:
    void paintEvent(QPaintEvent *) override {
        QStylePainter p(this);
        QStyleOptionComboBox option;
        initStyleOption(&option);
        p.drawComplexControl(QStyle::CC_ComboBox, option);
        int room =
            style()
                ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this)
                .width() -
            4;
        if (!option.currentIcon.isNull())
            room -= option.iconSize.width() + 8;
        option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, room);
        p.drawControl(QStyle::CE_ComboBoxLabel, option);
    }
};

class ChoiceEditor final : public FieldEditor {
public:
    ChoiceEditor(const battle::FormField &field, const BattleDesk &desk, QWidget *parent)
        : FieldEditor(parent), m_box(new DottedBox(parent)) {
        m_desk = &desk;
        m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        // Of a name more than its beginning has to be read.
        m_box->setMinimumContentsLength(field.type == "choice" ? 7 : 13);
        m_box->setMaxVisibleItems(16);
        connect(m_box, &QComboBox::currentIndexChanged, this, [this](int i) {
            if (i >= 0)
                Q_EMIT edited(value());
        });
    }
    QWidget *widget() const override { return m_box; }
    void show(const battle::FormField &field) override {
        const QSignalBlocker block(m_box);
        m_box->setIconSize(
            QSize(m_box->fontMetrics().height() * 3 / 2 + 2, m_box->fontMetrics().height()));
        QStringList texts;
        for (const battle::FormChoice &c : field.choices)
            texts << choiceText(field, c, *m_desk);
        if (texts != m_texts || static_cast<std::size_t>(m_box->count()) < field.choices.size()) {
            m_texts = texts;
            m_box->clear();
            if (!field.required)
                m_box->addItem(m_desk->words().label(TextKind::Word, "none"), QString());
            for (std::size_t i = 0; i < field.choices.size(); ++i) {
                const battle::FormChoice &c = field.choices[i];
                m_box->addItem(signOf(*m_desk, c.value, m_box), texts[static_cast<int>(i)],
                               fromStd(c.value));
                if (!c.allowed) {
                    auto *model = qobject_cast<QStandardItemModel *>(m_box->model());
                    model->item(m_box->count() - 1)->setEnabled(false);
                }
            }
        }
        const auto *s = std::get_if<std::string>(&field.value);
        m_box->setCurrentIndex(m_box->findData(s ? fromStd(*s) : QString()));
        m_box->setToolTip(m_box->currentText());
    }
    Value value() const override { return m_box->currentData().toString().toStdString(); }

private:
    QComboBox *m_box;
    QStringList m_texts;
};

class TextEditor final : public FieldEditor {
public:
    TextEditor(const battle::FormField &, const BattleDesk &desk, QWidget *parent)
        : FieldEditor(parent), m_line(new QLineEdit(parent)) {
        m_desk = &desk;
        connect(m_line, &QLineEdit::textEdited, this, [this] { Q_EMIT edited(value()); });
    }
    QWidget *widget() const override { return m_line; }
    void show(const battle::FormField &field) override {
        const auto *s = std::get_if<std::string>(&field.value);
        const QString text = s ? fromStd(*s) : QString();
        if (m_line->text() != text)
            m_line->setText(text);
    }
    Value value() const override { return m_line->text().toStdString(); }

private:
    QLineEdit *m_line;
};

/// A list as high as its rows, within reason; where there is no room it scrolls.
class ShortList final : public QListWidget {
public:
    using QListWidget::QListWidget;
    QSize sizeHint() const override { return {200, high(std::clamp(count(), 2, 8))}; }
    QSize minimumSizeHint() const override { return {150, high(std::clamp(count(), 2, 3))}; }

private:
    int high(int rows) const { return rows * (fontMetrics().height() + 6) + 6; }
};

/// Rows no wider than the list: words that are too long end in dots.
class DottedRows final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        return {10, QStyledItemDelegate::sizeHint(option, index).height()};
    }
};

/// Several units, ticked in a list; a table with further columns is UnitsTable.
class ListEditor final : public FieldEditor {
public:
    ListEditor(const battle::FormField &, const BattleDesk &desk, QWidget *parent)
        : FieldEditor(parent), m_list(new ShortList(parent)) {
        m_desk = &desk;
        m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        m_list->setUniformItemSizes(true);
        m_list->setItemDelegate(new DottedRows(m_list));
        connect(m_list, &QListWidget::itemChanged, this, [this] { Q_EMIT edited(value()); });
    }
    QWidget *widget() const override { return m_list; }
    bool wide() const override { return true; }
    void show(const battle::FormField &field) override {
        const QSignalBlocker block(m_list);
        const auto *picked = std::get_if<std::vector<std::string>>(&field.value);
        QStringList texts;
        for (const battle::FormChoice &c : field.choices)
            texts << choiceText(field, c, *m_desk);
        if (texts != m_texts) {
            m_texts = texts;
            m_list->clear();
            for (std::size_t i = 0; i < field.choices.size(); ++i) {
                auto *item = new QListWidgetItem(signOf(*m_desk, field.choices[i].value, m_list),
                                                 texts[static_cast<int>(i)], m_list);
                item->setData(Qt::UserRole, fromStd(field.choices[i].value));
                item->setToolTip(texts[static_cast<int>(i)]);
                item->setFlags(field.choices[i].allowed ? Qt::ItemIsEnabled | Qt::ItemIsSelectable |
                                                              Qt::ItemIsUserCheckable
                                                        : Qt::NoItemFlags);
            }
            m_list->setMaximumHeight(m_list->sizeHint().height());
            m_list->updateGeometry();
        }
        for (int i = 0; i < m_list->count(); ++i) {
            const std::string id = m_list->item(i)->data(Qt::UserRole).toString().toStdString();
            const bool on = picked && std::ranges::find(*picked, id) != picked->end();
            m_list->item(i)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
        }
        if (m_list->currentRow() < 0)
            m_list->setCurrentRow(0);
    }
    Value value() const override {
        std::vector<std::string> out;
        for (int i = 0; i < m_list->count(); ++i)
            if (m_list->item(i)->checkState() == Qt::Checked)
                out.push_back(m_list->item(i)->data(Qt::UserRole).toString().toStdString());
        return out;
    }

private:
    QListWidget *m_list;
    QStringList m_texts;
};

/// What follows from the state: shown, not asked.
class ShownField final : public FieldEditor {
public:
    ShownField(const battle::FormField &, const BattleDesk &desk, QWidget *parent)
        : FieldEditor(parent), m_label(new WordsLabel(parent)) {
        m_desk = &desk;
        m_label->setWordWrap(true);
    }
    QWidget *widget() const override { return m_label; }
    void show(const battle::FormField &field) override {
        m_value = field.value;
        m_label->setText(m_desk->words().value(field, field.value));
    }
    Value value() const override { return m_value; }

private:
    QLabel *m_label;
    Value m_value;
};

} // namespace

FieldEditor *FieldEditor::make(const battle::FormField &field, const BattleDesk &desk,
                               QWidget *parent) {
    FieldEditor *out = nullptr;
    if (field.fromState)
        out = new ShownField(field, desk, parent);
    else if (field.type == "flag")
        out = new FlagEditor(field, desk, parent);
    else if (field.type == "number")
        out = new NumberEditor(field, desk, parent);
    else if (field.type == "units")
        out = new ListEditor(field, desk, parent);
    else if (field.type == "unit" || field.type == "commander" || field.type == "choice")
        out = new ChoiceEditor(field, desk, parent);
    else
        out = new TextEditor(field, desk, parent);
    out->show(field);
    return out;
}

} // namespace sabretache::ui
