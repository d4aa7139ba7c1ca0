#include "ui/views/inspectorpanel.h"

#include "ui/views/icons.h"
#include "ui/views/theme.h"
#include "ui/views/unitsign.h"
#include "ui/views/wordslabel.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace sabretache::ui {
namespace {

QString text16(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The sign of the chosen row, large.
class SignWidget final : public QWidget {
public:
    explicit SignWidget(QWidget *parent) : QWidget(parent) {
        const int high = fontMetrics().height() * 2;
        setFixedSize(high * 5 / 4, high);
    }
    void setSign(const RowSign &sign) {
        m_sign.size = static_cast<SignSize>(sign.size);
        m_sign.arm = sign.arm;
        m_sign.side = sign.side == 0   ? SignSide::First
                      : sign.side == 1 ? SignSide::Second
                                       : SignSide::None;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override {
        QPainter painter(this);
        paintUnitSign(painter, QRectF(rect()), m_sign,
                      signInk(m_sign.side, coloursFor(palette()).dark));
    }

private:
    UnitSign m_sign;
};

class BarWidget final : public QWidget {
public:
    explicit BarWidget(QWidget *parent) : QWidget(parent) {
        setMinimumWidth(4 * kRhythm);
        setFixedHeight(kRhythm);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    void setShare(std::int64_t now, std::int64_t full) {
        m_now = now;
        m_full = full;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override {
        QPainter painter(this);
        const Colours &colours = coloursFor(palette());
        painter.setPen(colours.bar);
        painter.setBrush(colours.barEmpty);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
        if (m_full > 0)
            painter.fillRect(QRect(0, 0, int(std::min(m_now, m_full) * width() / m_full), height()),
                             colours.bar);
    }

private:
    std::int64_t m_now = 0;
    std::int64_t m_full = 0;
};

/// Notes commit when the keyboard leaves them, not at each key.
class NotesEdit final : public QPlainTextEdit {
public:
    using QPlainTextEdit::QPlainTextEdit;
    std::function<void(const QString &)> done;

protected:
    void focusOutEvent(QFocusEvent *event) override {
        QPlainTextEdit::focusOutEvent(event);
        if (done)
            done(toPlainText());
    }
};

} // namespace

InspectorPanel::InspectorPanel(const PageContext &context, ArmyTreeModel &model, QWidget *parent)
    : QScrollArea(parent), m_context(context), m_model(model) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Inspector"));
    connect(&context.session, &session::BookSession::changed, this, [this] { setRows(m_rows); });
    connect(&model, &QAbstractItemModel::modelReset, this, [this] {
        m_shape.clear();
        setRows(m_rows);
    });
}

void InspectorPanel::changeEvent(QEvent *event) {
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        makeAnew();
}

void InspectorPanel::resizeEvent(QResizeEvent *event) {
    QScrollArea::resizeEvent(event);
    if (wrapping() != m_wrapping)
        makeAnew();
}

/// Soon, and once for all that asks for it until then.
void InspectorPanel::makeAnew() {
    if (m_shape.isEmpty())
        return;
    m_shape.clear();
    QMetaObject::invokeMethod(
        this, [this] { setRows(m_rows); }, Qt::QueuedConnection);
}

/// With large text a label and its field don't fit side by side: all rows wrap, not some.
QFormLayout::RowWrapPolicy InspectorPanel::wrapping() const {
    const bool narrow = viewport()->width() < 40 * fontMetrics().averageCharWidth();
    return narrow ? QFormLayout::WrapAllRows : QFormLayout::DontWrapRows;
}

const oob::Unit *InspectorPanel::unit() const {
    if (m_rows.empty())
        return nullptr;
    const auto *id = std::get_if<UnitId>(&m_rows.front());
    const auto &units = m_context.session.book().units;
    const auto it = id ? units.find(*id) : units.end();
    return it == units.end() ? nullptr : &it->second;
}

void InspectorPanel::setRows(const std::vector<RowRef> &rows) {
    const oob::OrderOfBattle &book = m_context.session.book();
    std::vector<RowRef> there;
    for (const RowRef &row : rows) {
        const auto *army = std::get_if<ArmyId>(&row);
        const auto *column = std::get_if<ColumnId>(&row);
        const auto *one = std::get_if<UnitId>(&row);
        if ((army && book.armies.contains(*army)) || (column && book.columns.contains(*column)) ||
            (one && book.units.contains(*one)))
            there.push_back(row);
    }
    // Of mixed rows the form is that of the units, which most often are meant.
    std::stable_partition(there.begin(), there.end(),
                          [](const RowRef &row) { return std::holds_alternative<UnitId>(row); });
    m_rows = std::move(there);
    QString shape = QString::number(m_rows.size() > 1);
    if (!m_rows.empty()) {
        shape += QString::number(m_rows.front().index());
        if (const auto *one = unit())
            shape += text16(word(one->arm)) + text16(m_model.cells().ruleSet().id());
    }
    if (shape != m_shape) {
        m_shape = shape;
        rebuild();
    }
    refresh();
}

void InspectorPanel::refresh() {
    m_filling = true;
    for (const Refresh &one : m_refresh)
        one();
    m_filling = false;
}

void InspectorPanel::commit(int column, const QString &value) {
    if (m_filling || m_rows.empty())
        return;
    if (m_rows.size() == 1) {
        const QModelIndex at = m_model.indexOf(m_rows.front(), column);
        if (at.isValid())
            m_model.setData(at, value, Qt::EditRole);
        else
            m_context.editor.perform(m_model.cells().edit(m_context.session.book(),
                                                          m_context.session.ids(), m_rows.front(),
                                                          m_model.cell(column), value));
    } else {
        QModelIndexList rows;
        for (const RowRef &row : m_rows)
            rows << m_model.indexOf(row);
        m_model.setMany(rows, column, value);
    }
    refresh(); // what was refused goes back to what it was
}

void InspectorPanel::rebuild() {
    m_wrapping = wrapping(); // also of an empty form, which needs no other then
    m_refresh.clear();
    // The change may come from a field of the old form: it goes when that has returned.
    if (QWidget *old = takeWidget())
        old->deleteLater();
    auto *inside = new QWidget(this);
    auto *layout = new QVBoxLayout(inside);
    layout->setContentsMargins(kRhythm, kRhythm, kRhythm, kRhythm);
    layout->setSpacing(kRhythm);
    if (m_rows.empty()) {
        auto *words = new WordsLabel(tr("Choose a row to see its particulars here."), inside);
        words->setWordWrap(true);
        words->setForegroundRole(QPalette::PlaceholderText);
        layout->addWidget(words);
        layout->addStretch(1);
        setWidget(inside);
        return;
    }
    buildHead(layout);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(kRhythm);
    form->setVerticalSpacing(6);
    form->setLabelAlignment(Qt::AlignLeft);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(m_wrapping);
    layout->addLayout(form);
    if (unit())
        buildUnit(form);
    else if (std::holds_alternative<ColumnId>(m_rows.front()))
        buildColumn(form);
    else
        buildArmy(form);
    if (m_rows.size() == 1)
        buildNotes(form);
    layout->addStretch(1);
    setWidget(inside);
    // Fields are never cut at the right: there is no horizontal scrollbar to reach what is cut.
    setMinimumWidth(
        std::min(inside->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
                 60 * fontMetrics().averageCharWidth()));
}

void InspectorPanel::buildHead(QVBoxLayout *layout) {
    auto *head = new QHBoxLayout;
    auto *sign = new SignWidget(this);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    auto *name = new WordsLabel(this);
    name->setTextFormat(Qt::PlainText);
    name->setWordWrap(true);
    QFont bold = name->font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.1);
    name->setFont(bold);
    auto *path = new WordsLabel(this);
    path->setTextFormat(Qt::PlainText);
    path->setWordWrap(true);
    path->setForegroundRole(QPalette::PlaceholderText);
    words->addWidget(name);
    words->addWidget(path);
    head->addWidget(sign, 0, Qt::AlignTop);
    head->addLayout(words, 1);
    layout->addLayout(head);
    m_refresh.push_back([this, sign, name, path] {
        const QModelIndex at = m_model.indexOf(m_rows.front());
        sign->setSign(at.data(ArmyTreeModel::SignRole).value<RowSign>());
        if (m_rows.size() > 1) {
            name->setText(m_context.texts.quantity(std::int64_t(m_rows.size()), "rows"));
            path->setText(tr("A change here goes to all of them."));
            return;
        }
        name->setText(at.data().toString());
        QStringList above;
        for (QModelIndex p = at.parent(); p.isValid() && p.parent().isValid(); p = p.parent()) {
            QString line = p.data().toString();
            const QString commander = m_model.commanderOf(m_model.row(p));
            if (!commander.isEmpty())
                line += QStringLiteral(", ") + commander;
            above << line;
        }
        if (!unit())
            above << m_model.cells().composition(m_model.sums(at));
        above.removeAll(QString());
        path->setText(above.join(QStringLiteral("\n")));
        path->setVisible(!above.isEmpty());
    });
}

void InspectorPanel::addText(QFormLayout *form, const QString &label,
                             const std::function<QString()> &read,
                             const std::function<void(const QString &)> &write,
                             const QStringList &offers) {
    auto *line = new QLineEdit(this);
    line->setReadOnly(m_context.session.readOnly());
    line->setAccessibleName(label);
    if (!offers.isEmpty()) {
        auto *completer = new QCompleter(offers, line);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        line->setCompleter(completer);
    }
    form->addRow(label, line);
    connect(line, &QLineEdit::editingFinished, this, [this, line, read, write] {
        if (!m_filling && line->isModified()) {
            line->setModified(false);
            write(line->text());
            refresh();
        }
    });
    m_refresh.push_back([line, read] {
        const QString now = read();
        if (line->text() != now && !(line->hasFocus() && line->isModified())) {
            line->setText(now);
            line->setCursorPosition(0);
        }
    });
}

void InspectorPanel::addCell(QFormLayout *form, int column) {
    QStringList offers;
    const CellKind kind = m_model.cell(column).kind;
    std::set<QString> seen;
    if (kind == CellKind::Nation)
        for (const auto &[id, other] : m_context.session.book().units)
            seen.insert(text16(other.nation));
    if (kind == CellKind::Commander)
        for (const auto &[id, person] : m_context.session.book().persons)
            if (person.army == m_model.army() && !person.retired)
                seen.insert(text16(person.name));
    for (const QString &one : seen)
        if (!one.isEmpty())
            offers << one;
    addText(
        form, m_model.cell(column).title,
        [this, column] {
            return m_model.indexOf(m_rows.front(), column).data(Qt::EditRole).toString();
        },
        [this, column](const QString &value) { commit(column, value); }, offers);
}

void InspectorPanel::addNationColours(QFormLayout *form) {
    auto *holder = new QWidget(this);
    auto *line = new QHBoxLayout(holder);
    line->setContentsMargins(0, 0, 0, 0);
    const int column = m_model.cells().columnOf(CellKind::Nation);
    const auto nation = [this, column] {
        return m_rows.empty() ? std::string()
                              : m_model.indexOf(m_rows.front(), column)
                                    .data(Qt::EditRole)
                                    .toString()
                                    .toStdString();
    };
    const auto colours = [this, nation]() -> oob::Nation {
        const auto &nations = m_context.session.book().nations;
        const auto it = nations.find(nation());
        return it == nations.end() ? oob::Nation{nation(), {}, {}} : it->second;
    };
    for (const bool second : {false, true}) {
        auto *button = new QPushButton(holder);
        button->setAccessibleName(second ? tr("Second colour of the nation")
                                         : tr("First colour of the nation"));
        button->setObjectName(second ? QStringLiteral("second-colour")
                                     : QStringLiteral("first-colour"));
        line->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, second, colours] {
            oob::Nation now = colours();
            std::string &one = second ? now.secondColour : now.firstColour;
            auto *dialog = new QColorDialog(QColor(text16(one)), this);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->setWindowTitle(tr("Colour of %1").arg(text16(now.name)));
            connect(dialog, &QColorDialog::colorSelected, this,
                    [this, second, now](const QColor &chosen) {
                        oob::Nation after = now;
                        (second ? after.secondColour : after.firstColour) =
                            chosen.name().toStdString();
                        m_context.editor.perform(oob::setNation(m_context.session.book(), after));
                    });
            dialog->open();
        });
        m_refresh.push_back([this, button, second, colours] {
            const oob::Nation now = colours();
            const QColor colour(text16(second ? now.secondColour : now.firstColour));
            button->setEnabled(!now.name.empty() && !m_context.session.readOnly());
            button->setText(colour.isValid() ? colour.name() : tr("none"));
            QPixmap swatch(fontMetrics().height(), fontMetrics().height());
            swatch.fill(colour.isValid() ? colour : Qt::transparent);
            button->setIcon(colour.isValid() ? QIcon(swatch) : QIcon());
        });
    }
    line->addStretch(1);
    form->addRow(tr("Its colours"), holder);
}

QWidget *InspectorPanel::ruleLink(const RuleNumber &rule) {
    auto *link = new QLabel(this);
    const QString number = text16(rule.text());
    link->setText(QStringLiteral("<a href=\"%1\">%1</a>").arg(number));
    link->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    link->setToolTip(m_context.texts.rule(rule));
    link->setAccessibleName(tr("Rule %1").arg(number));
    connect(link, &QLabel::linkActivated, this, [this, rule] { Q_EMIT ruleWanted(rule); });
    return link;
}

void InspectorPanel::addField(QFormLayout *form, const rules::UnitFieldSpec &spec, int column) {
    const auto words =
        m_model.cells().choices(m_context.session.book(), m_rows.front(), m_model.cell(column));
    const QString label =
        m_context.texts.label(TextKind::Field, spec.key, m_model.cells().ruleSet().id());
    auto *holder = new QWidget(this);
    auto *line = new QHBoxLayout(holder);
    line->setContentsMargins(0, 0, 0, 0);
    const auto *found = &spec;
    if (spec.type == rules::ValueType::Flag) {
        auto *check = new QCheckBox(label, holder);
        check->setEnabled(!m_context.session.readOnly());
        line->addWidget(check, 1);
        connect(check, &QCheckBox::clicked, this, [this, column](bool on) {
            commit(column, on ? QStringLiteral("yes") : QStringLiteral("no"));
        });
        m_refresh.push_back([this, check, found] {
            if (const auto *one = unit())
                check->setChecked(m_model.cells().fieldValue(*one, *found) == "yes");
        });
        line->addWidget(ruleLink(spec.rule));
        form->addRow(QString(), holder);
        return;
    }
    auto *combo = new QComboBox(holder);
    combo->setEnabled(!m_context.session.readOnly());
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(8);
    for (const auto &[value, name] : words)
        combo->addItem(spec.type == rules::ValueType::Number && !name.startsWith(text16(value))
                           ? text16(value) + u' ' + name
                           : name,
                       text16(value));
    connect(combo, &QComboBox::activated, this,
            [this, combo, column] { commit(column, combo->currentData().toString()); });
    m_refresh.push_back([this, combo, found] {
        const auto *one = unit();
        if (!one)
            return;
        const QString value = text16(m_model.cells().fieldValue(*one, *found));
        int at = combo->findData(value);
        if (at < 0) {
            // A value that the rule set does not know is kept and shown.
            combo->addItem(value, value);
            at = combo->count() - 1;
        }
        combo->setCurrentIndex(at);
    });
    combo->setAccessibleName(label);
    line->addWidget(combo, 1);
    line->addWidget(ruleLink(spec.rule));
    form->addRow(label, holder);
}

void InspectorPanel::addSteps(QFormLayout *form) {
    const int column = m_model.cells().columnOf(CellKind::Steps);
    const bool guns = isArtillery(unit()->arm);
    const bool writable = !m_context.session.readOnly();
    auto *holder = new QWidget(this);
    auto *line = new QHBoxLayout(holder);
    line->setContentsMargins(0, 0, 0, 0);
    auto *now = new QSpinBox(holder);
    now->setRange(0, 10000);
    now->setAlignment(Qt::AlignRight);
    now->setKeyboardTracking(false);
    now->setReadOnly(!writable);
    auto *bar = new BarWidget(holder);
    auto *share = new QLabel(holder);
    line->addWidget(now);
    line->addWidget(bar, 1);
    line->addWidget(share);
    const QString label = guns ? tr("Gun crew") : m_model.cell(column).title;
    now->setAccessibleName(label);
    form->addRow(label, holder);
    connect(now, &QSpinBox::valueChanged, this, [this, column](int value) {
        if (!m_filling)
            commit(column, QString::number(value));
    });
    m_refresh.push_back([this, now, bar, share] {
        const auto *one = unit();
        if (!one)
            return;
        const RowSums sums = m_model.cells().sums(*one);
        const std::int64_t steps = sums.steps + sums.crew;
        const std::int64_t full = sums.fullSteps + sums.fullCrew;
        now->setValue(static_cast<int>(steps));
        bar->setShare(steps, full);
        share->setText(m_context.texts.percent(steps, full));
    });
    addCell(form, m_model.cells().columnOf(CellKind::FullMen));
    if (!guns)
        addCell(form, m_model.cells().columnOf(CellKind::Men));
    else
        addCell(form, m_model.cells().columnOf(CellKind::Guns));
    auto *estimated = new QCheckBox(tr("Estimated"), this);
    estimated->setToolTip(tr("Worked out, not from a source"));
    estimated->setEnabled(writable);
    form->addRow(QString(), estimated);
    connect(estimated, &QCheckBox::clicked, this, [this](bool on) {
        if (const auto *one = unit(); one && !m_filling) {
            oob::Unit after = *one;
            after.present.estimated = on;
            m_context.editor.perform(
                oob::changeUnit(m_context.session.book(), std::move(after), "change-estimated"));
        }
    });
    m_refresh.push_back([this, estimated] {
        if (const auto *one = unit())
            estimated->setChecked(one->present.estimated);
    });
}

void InspectorPanel::buildUnit(QFormLayout *form) {
    const ArmyCells &cells = m_model.cells();
    if (m_rows.size() == 1)
        addCell(form, cells.columnOf(CellKind::Name));
    addCell(form, cells.columnOf(CellKind::Nation));
    if (m_rows.size() == 1)
        addNationColours(form);
    const int armAt = cells.columnOf(CellKind::Arm);
    auto *arm = new QComboBox(this);
    arm->setEnabled(!m_context.session.readOnly());
    for (const auto &[value, label] :
         cells.choices(m_context.session.book(), m_rows.front(), m_model.cell(armAt)))
        arm->addItem(label, text16(value));
    form->addRow(m_model.cell(armAt).title, arm);
    connect(arm, &QComboBox::activated, this,
            [this, arm, armAt] { commit(armAt, arm->currentData().toString()); });
    m_refresh.push_back([this, arm] {
        if (const auto *one = unit())
            arm->setCurrentIndex(arm->findData(text16(word(one->arm))));
    });
    const auto fields = [&](rules::ValueType type) {
        for (const rules::UnitFieldSpec &spec : cells.ruleSet().unitFields())
            if (spec.type == type && spec.appliesTo(unit()->arm))
                addField(form, spec, cells.columnOfField(spec.key));
    };
    fields(rules::ValueType::Number);
    if (m_rows.size() == 1)
        addSteps(form);
    fields(rules::ValueType::Choice);
    fields(rules::ValueType::Flag);
    if (m_rows.size() == 1) {
        addCell(form, cells.columnOf(CellKind::Elements));
        addCell(form, cells.columnOf(CellKind::Commander));
    }
}

void InspectorPanel::buildColumn(QFormLayout *form) {
    const ArmyCells &cells = m_model.cells();
    if (m_rows.size() == 1)
        addCell(form, cells.columnOf(CellKind::Name));
    addCell(form, cells.columnOf(CellKind::Nation));
    if (m_rows.size() > 1)
        return;
    addCell(form, cells.columnOf(CellKind::Commander));
    const auto column = [this]() -> const oob::Column * {
        const auto *id = std::get_if<ColumnId>(&m_rows.front());
        const auto &columns = m_context.session.book().columns;
        const auto it = id ? columns.find(*id) : columns.end();
        return it == columns.end() ? nullptr : &it->second;
    };
    const auto change = [this, column](std::string_view code, const auto &set) {
        if (const auto *now = column()) {
            oob::Column after = *now;
            set(after);
            m_context.editor.perform(
                oob::changeColumn(m_context.session.book(), std::move(after), code));
        }
    };
    addText(
        form, tr("Level"), [column] { return column() ? text16(column()->level) : QString(); },
        [change](const QString &value) {
            change("change-level",
                   [&](oob::Column &c) { c.level = value.simplified().toStdString(); });
        },
        {QStringLiteral("wing"), QStringLiteral("line"), QStringLiteral("corps"),
         QStringLiteral("division"), QStringLiteral("column")});
    auto *orders = new QCheckBox(tr("Its commander gives orders"), this);
    orders->setEnabled(!m_context.session.readOnly());
    form->addRow(QString(), orders);
    connect(orders, &QCheckBox::clicked, this, [change](bool on) {
        change("change-orders", [on](oob::Column &c) { c.givesOrders = on; });
    });
    m_refresh.push_back([orders, column] {
        if (const auto *now = column())
            orders->setChecked(now->givesOrders);
    });
}

void InspectorPanel::buildArmy(QFormLayout *form) {
    const ArmyCells &cells = m_model.cells();
    const auto army = [this]() -> const oob::Army * {
        const auto &armies = m_context.session.book().armies;
        const auto it = armies.find(m_model.army());
        return it == armies.end() ? nullptr : &it->second;
    };
    addCell(form, cells.columnOf(CellKind::Name));
    QStringList sides;
    for (const auto &[id, other] : m_context.session.book().armies)
        if (!sides.contains(text16(other.side)))
            sides << text16(other.side);
    addText(
        form, tr("Side"), [army] { return army() ? text16(army()->side) : QString(); },
        [this, army](const QString &value) {
            if (const auto *now = army()) {
                oob::Army after = *now;
                after.side = value.simplified().toStdString();
                m_context.editor.perform(
                    oob::changeArmy(m_context.session.book(), std::move(after), "change-side"));
            }
        },
        sides);
    addCell(form, cells.columnOf(CellKind::Nation));
    addCell(form, cells.columnOf(CellKind::Commander));
    addText(
        form, tr("Second"),
        [this] {
            const auto *holder =
                oob::holderOf(m_context.session.book(), m_model.army(), oob::PostRole::Second);
            return holder ? text16(holder->name) : QString();
        },
        [this](const QString &value) {
            m_context.editor.perform(oob::appointByName(
                m_context.session.book(), m_context.session.ids(), m_model.army(),
                value.simplified().toStdString(), oob::PostRole::Second));
        });
}

void InspectorPanel::buildNotes(QFormLayout *form) {
    const oob::OrderOfBattle &book = m_context.session.book();
    const auto read = [this, &book](bool source) -> QString {
        const RowRef &row = m_rows.front();
        const auto pick = [source](const auto &rows, const auto &id) {
            const auto it = rows.find(id);
            if (it == rows.end())
                return QString();
            return text16(source ? it->second.source : it->second.notes);
        };
        if (const auto *army = std::get_if<ArmyId>(&row))
            return pick(book.armies, *army);
        if (const auto *column = std::get_if<ColumnId>(&row))
            return pick(book.columns, *column);
        if (const auto *one = std::get_if<UnitId>(&row))
            return pick(book.units, *one);
        return {};
    };
    const auto write = [this, &book, read](const RowRef &row, bool source, const QString &text) {
        if (m_filling || m_rows.empty() || m_rows.front() != row || read(source) == text)
            return;
        const std::string value = text.toStdString();
        const std::string_view code = source ? "change-source" : "change-notes";
        if (const auto *army = std::get_if<ArmyId>(&row)) {
            oob::Army after = book.armies.at(*army);
            (source ? after.source : after.notes) = value;
            m_context.editor.perform(oob::changeArmy(book, std::move(after), code));
        } else if (const auto *column = std::get_if<ColumnId>(&row)) {
            oob::Column after = book.columns.at(*column);
            (source ? after.source : after.notes) = value;
            m_context.editor.perform(oob::changeColumn(book, std::move(after), code));
        } else if (const auto *one = std::get_if<UnitId>(&row)) {
            oob::Unit after = book.units.at(*one);
            (source ? after.source : after.notes) = value;
            m_context.editor.perform(oob::changeUnit(book, std::move(after), code));
        }
    };
    for (const bool source : {false, true}) {
        auto *edit = new NotesEdit(this);
        edit->setTabChangesFocus(true);
        edit->setReadOnly(m_context.session.readOnly());
        edit->setFixedHeight(fontMetrics().height() * 3 + kRhythm + 4);
        const QString label = source ? tr("Source") : tr("Notes");
        edit->setAccessibleName(label);
        form->addRow(label, edit);
        // The row that the text belongs to is kept with it: the choice may have changed meanwhile.
        auto shown = std::make_shared<RowRef>();
        edit->done = [shown, write, source](const QString &text) { write(*shown, source, text); };
        m_refresh.push_back([this, edit, shown, read, source] {
            if (*shown == m_rows.front() && edit->hasFocus())
                return;
            *shown = m_rows.front();
            const QString now = read(source);
            if (edit->toPlainText() != now)
                edit->setPlainText(now);
        });
    }
    if (unit())
        buildHistory(form);
}

void InspectorPanel::buildHistory(QFormLayout *form) {
    auto *history = new WordsLabel(this);
    history->setTextFormat(Qt::PlainText);
    history->setWordWrap(true);
    history->setForegroundRole(QPalette::PlaceholderText);
    history->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *head = new QLabel(tr("Strength"), this);
    form->addRow(head, history);
    m_refresh.push_back([this, history, head] {
        const auto *one = unit();
        QStringList lines;
        if (one) {
            const Texts &texts = m_context.texts;
            const auto entries = m_context.session.strengthHistory(one->id);
            if (entries && entries->size() > 1)
                for (auto it = entries->rbegin(); it != entries->rend() && lines.size() < 6; ++it) {
                    const auto &strength = it->strength;
                    const QString what = strength.men ? texts.quantity(strength.men->value, "men")
                                         : strength.guns
                                             ? texts.quantity(strength.guns->value, "guns")
                                             : QStringLiteral("–");
                    const std::string &cause = it->cause;
                    lines << what + QStringLiteral(", ") +
                                 (texts.has(TextKind::Cause, cause)
                                      ? texts.label(TextKind::Cause, cause)
                                      : text16(cause));
                }
        }
        history->setText(lines.join(u'\n'));
        history->setVisible(!lines.isEmpty());
        head->setVisible(!lines.isEmpty());
    });
}

} // namespace sabretache::ui
