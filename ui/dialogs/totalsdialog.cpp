#include "ui/dialogs/totalsdialog.h"

#include "oob/queries.h"
#include "ui/dialogs/fitting.h"
#include "ui/text/inside.h"
#include "ui/views/theme.h"
#include "ui/views/wordslabel.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sabretache::ui {
namespace {

QString text16(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

TotalsDialog::TotalsDialog(const PageContext &context, ArmyId army, QWidget *parent)
    : QDialog(parent), m_context(context),
      m_cells(context.texts, context.session.ruleSet(), context.session.options()),
      m_army(new QComboBox(this)), m_other(new QComboBox(this)), m_by(new QComboBox(this)),
      m_limit(new QSpinBox(this)), m_table(new QTableWidget(this)), m_words(new WordsLabel(this)) {
    setWindowTitle(tr("Totals and points"));
    const oob::OrderOfBattle &book = context.session.book();
    m_other->addItem(tr("no other"));
    for (const ArmyId id : oob::armiesInOrder(book)) {
        m_army->addItem(text16(book.armies.at(id).name), text16(id.text()));
        m_other->addItem(text16(book.armies.at(id).name), text16(id.text()));
    }
    m_army->setCurrentIndex(std::max(0, m_army->findData(text16(army.text()))));
    m_by->addItem(tr("column"), QStringLiteral("column"));
    m_by->addItem(tr("arm"), QStringLiteral("arm"));
    m_by->addItem(tr("nation"), QStringLiteral("nation"));
    for (const rules::UnitFieldSpec &field : m_cells.ruleSet().unitFields())
        if (field.type != rules::ValueType::Flag)
            m_by->addItem(
                inside(context.texts.label(TextKind::Field, field.key, m_cells.ruleSet().id()),
                       context.texts.locale()),
                QStringLiteral("field/") + text16(field.key));
    m_limit->setRange(0, 1'000'000);
    m_limit->setSingleStep(50);
    m_limit->setSpecialValueText(tr("none"));
    m_limit->setValue(static_cast<int>(pointsLimit(book)));
    m_limit->setKeyboardTracking(false);
    m_limit->setReadOnly(context.session.readOnly());
    for (QComboBox *box : {m_army, m_other, m_by})
        box->setMinimumContentsLength(20);

    auto *form = new QFormLayout;
    form->addRow(tr("&Army"), m_army);
    form->addRow(tr("&Beside"), m_other);
    form->addRow(tr("Totals b&y"), m_by);
    form->addRow(tr("Points &limit of an army"), m_limit);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->setAccessibleName(tr("Totals"));
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *buttons = new QDialogButtonBox(this);
    auto *copy = buttons->addButton(tr("&Copy as text"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("copy"));
    buttons->addButton(QDialogButtonBox::Close);
    connect(copy, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(asText()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(kRhythm);
    layout->addLayout(form);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_words);
    layout->addWidget(buttons);
    for (QComboBox *box : {m_army, m_other, m_by})
        connect(box, &QComboBox::currentIndexChanged, this, &TotalsDialog::refresh);
    connect(m_limit, &QSpinBox::valueChanged, this, [this](int limit) {
        m_context.editor.perform(
            oob::setSetting(m_context.session.book(), kSettingPointsLimit,
                            limit > 0 ? std::optional(std::to_string(limit)) : std::nullopt));
        refresh();
    });
    connect(&context.session, &session::BookSession::changed, this, &TotalsDialog::refresh);
    const int em = fontMetrics().averageCharWidth();
    resizeWithin(*this, em * 140, em * 75);
    refresh();
}

ArmyId TotalsDialog::army(const QComboBox *box) const {
    const auto id = ArmyId::parse(box->currentData().toString().toStdString());
    return id && m_context.session.book().armies.contains(*id) ? *id : ArmyId();
}

void TotalsDialog::refresh() {
    const Texts &texts = m_context.texts;
    const oob::OrderOfBattle &book = m_context.session.book();
    const QString by = m_by->currentData().toString();
    const TotalsBy kind = by == u"column"   ? TotalsBy::Column
                          : by == u"arm"    ? TotalsBy::Arm
                          : by == u"nation" ? TotalsBy::Nation
                                            : TotalsBy::Field;
    const std::string field = by.section(u'/', 1).toStdString();
    std::vector<ArmyId> armies{army(m_army)};
    if (const ArmyId other = army(m_other); !other.isNull())
        armies.push_back(other);
    std::vector<TotalsLine> lines;
    std::vector<std::vector<RowSums>> sums; // by line, by army
    for (std::size_t a = 0; a < armies.size(); ++a) {
        if (armies[a].isNull())
            continue;
        for (TotalsLine &line : totalsBy(book, armies[a], m_cells, kind, field)) {
            // Columns of two armies are never the same; other groups are.
            const auto same = std::find_if(lines.begin(), lines.end(), [&](const TotalsLine &one) {
                return one.key == line.key && kind != TotalsBy::Column;
            });
            std::size_t at = static_cast<std::size_t>(same - lines.begin());
            if (same == lines.end()) {
                sums.emplace_back(armies.size());
                lines.push_back(std::move(line));
                at = lines.size() - 1;
                sums[at][a] = lines[at].sums;
            } else {
                sums[at][a] = line.sums;
            }
        }
    }
    const bool points = m_cells.columnOf(CellKind::Points) >= 0;
    QStringList heads{m_by->currentText().left(1).toUpper() + m_by->currentText().mid(1)};
    const QString steps =
        m_cells.columns()[static_cast<std::size_t>(m_cells.columnOf(CellKind::Steps))].title;
    for (const ArmyId id : armies) {
        const QString name =
            armies.size() > 1 && !id.isNull()
                ? u'\n' + fontMetrics().elidedText(text16(book.armies.at(id).name), Qt::ElideRight,
                                                   fontMetrics().averageCharWidth() * 10)
                : QString();
        heads << tr("Units") + name << steps + name << tr("Men") + name << tr("Guns") + name;
        if (points)
            heads << tr("Points") + name;
    }
    m_table->clear();
    m_table->setColumnCount(static_cast<int>(heads.size()));
    m_table->setHorizontalHeaderLabels(heads);
    m_table->setRowCount(static_cast<int>(lines.size()) + 1);
    const auto put = [&](int row, const QString &name, const std::vector<RowSums> &of, bool bold) {
        int c = 0;
        const auto cell = [&](const QString &text, bool number) {
            auto *item = new QTableWidgetItem(text);
            if (number)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            QFont font = m_table->font();
            font.setBold(bold);
            item->setFont(font);
            m_table->setItem(row, c++, item);
        };
        cell(name.isEmpty() ? tr("(none)") : name, false);
        const auto shown = [&](std::int64_t n) { return n ? texts.number(n) : QString(); };
        for (const RowSums &one : of) {
            cell(shown(one.units), true);
            cell(shown(one.steps + one.crew), true);
            cell(shown(one.men), true);
            cell(shown(one.guns), true);
            if (points)
                cell(shown(one.points), true);
        }
    };
    std::vector<RowSums> all(armies.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        put(static_cast<int>(i), lines[i].name, sums[i], false);
        for (std::size_t a = 0; a < armies.size(); ++a)
            all[a] += sums[i][a];
    }
    put(static_cast<int>(lines.size()), tr("In all"), all, true);
    m_table->resizeColumnsToContents();
    m_table->resizeRowsToContents();
    QStringList words;
    const std::int64_t limit = pointsLimit(book);
    bool over = false;
    for (std::size_t a = 0; points && a < armies.size(); ++a) {
        if (armies[a].isNull())
            continue;
        const QString name = text16(book.armies.at(armies[a]).name);
        if (limit > 0 && all[a].points > limit) {
            words << tr("%1 is %2 points over the limit of %3.")
                         .arg(name, texts.number(all[a].points - limit), texts.number(limit));
            over = true;
        } else if (limit > 0) {
            words << tr("%1 has %2 of %3 points.")
                         .arg(name, texts.number(all[a].points), texts.number(limit));
        }
    }
    if (points && armies.size() > 1 && all[1].points > 0)
        words << tr("By points they stand as %1 to 100.")
                     .arg(texts.number((all[0].points * 100 + all[1].points / 2) / all[1].points));
    if (points)
        words << tr("A standard unit of the rule set has 100 points; help says how they are worked "
                    "out.");
    m_words->setText(words.join(u'\n'));
    QPalette colours = palette();
    if (over)
        colours.setColor(QPalette::WindowText, coloursFor(palette()).fault);
    m_words->setPalette(colours);
}

QString TotalsDialog::asText() const {
    QStringList lines;
    QStringList row;
    for (int c = 0; c < m_table->columnCount(); ++c)
        row << m_table->horizontalHeaderItem(c)->text().replace(u'\n', u' ');
    lines << row.join(u'\t');
    for (int r = 0; r < m_table->rowCount(); ++r) {
        row.clear();
        for (int c = 0; c < m_table->columnCount(); ++c)
            row << m_table->item(r, c)->text();
        lines << row.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace sabretache::ui
