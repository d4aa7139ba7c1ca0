// What the import's dialog shows of a reading: what the columns mean, the file as it stands, the
// units and what they would change in the book, and the lines that were not read.
#include "ui/dialogs/importdialog.h"

#include "ui/views/icons.h"
#include "ui/views/theme.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QTreeWidget>

#include <algorithm>
#include <map>
#include <set>

namespace sabretache::ui {
namespace {

using exchange::Mapping;
using exchange::Meaning;

constexpr std::size_t kMostShown = 5000;
constexpr const char *kLevels[] = {"", "wing", "line", "corps", "division", "brigade", "column"};
/// Meanings that a person chooses among; the rest are of our own layout.
constexpr Meaning kMeanings[] = {
    Meaning::Ignore,    Meaning::Notes,      Meaning::Source,        Meaning::Side,
    Meaning::Army,      Meaning::ArmyNation, Meaning::ArmyCommander, Meaning::LevelCommander,
    Meaning::LevelWord, Meaning::Unit,       Meaning::Arm,           Meaning::Nation,
    Meaning::Count,     Meaning::Battalions, Meaning::Squadrons,     Meaning::Companies,
    Meaning::Men,       Meaning::Officers,   Meaning::Guns,          Meaning::Commander,
    Meaning::Rank,      Meaning::Key,        Meaning::Parent,        Meaning::Path};

QString text16(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// A column's meaning as one text, for a combo box: "level/wing", "men".
QString keyOf(const exchange::ColumnMeaning &column) {
    QString out = text16(word(column.meaning));
    if (column.meaning == Meaning::Level || column.meaning == Meaning::Field)
        out += u'/' + text16(column.detail);
    return out;
}

} // namespace

void ImportDialog::showControls() {
    using exchange::Format;
    const bool text = m_reading ? m_reading->format == Format::Delimited ||
                                      m_reading->format == Format::PlainList ||
                                      m_reading->format == Format::ScourgeOfWar
                                : !m_raw.rows.empty();
    const bool columns = m_reading && !m_reading->mapping.columns.empty();
    if (m_reading) {
        static const std::map<Format, const char *> kKeys{
            {Format::Delimited, "format-delimited"},       {Format::PlainList, "format-list"},
            {Format::ScourgeOfWar, "format-sow"},          {Format::Workbook, "format-workbook"},
            {Format::BattleScribe, "format-battlescribe"}, {Format::Json, "format-json"}};
        m_format->setText(m_context.texts.label(TextKind::Word, kKeys.at(m_reading->format)));
        const Mapping &mapping = m_reading->mapping;
        const QString encoding = text16(mapping.encoding);
        int at = m_encoding->findData(encoding, Qt::UserRole, Qt::MatchFixedString);
        m_encoding->setCurrentIndex(std::max(at, 0));
        m_encoding->setItemText(0, at < 0 && !encoding.isEmpty() ? tr("as found (%1)").arg(encoding)
                                                                 : tr("as found"));
        m_delimiter->setCurrentIndex(
            std::max(0, m_delimiter->findData(int(m_reading->format == Format::PlainList
                                                      ? exchange::kNoDelimiter
                                                      : mapping.delimiter))));
        m_headLine->setValue(static_cast<int>(mapping.headLine));
        m_headRows->setValue(static_cast<int>(std::max<std::size_t>(mapping.headRows, 1)));
        m_hierarchy->setCurrentIndex(m_hierarchy->findData(int(mapping.hierarchy)));
    } else {
        m_format->setText(tr("Nothing that could be read"));
    }
    const std::string sheet = m_reading ? m_reading->mapping.sheet : std::string();
    m_sheet->clear();
    m_sheet->addItem(m_raw.sheets.empty() ? tr("there are none") : tr("all of them"), QString());
    for (const std::string &name : m_raw.sheets)
        m_sheet->addItem(text16(name), text16(name));
    m_sheet->setCurrentIndex(std::max(0, m_sheet->findData(text16(sheet))));
    m_sheet->setEnabled(m_raw.sheets.size() > 1);
    m_encoding->setEnabled(text);
    m_delimiter->setEnabled(text);
    for (QWidget *one : {static_cast<QWidget *>(m_headLine), static_cast<QWidget *>(m_headRows),
                         static_cast<QWidget *>(m_hierarchy)})
        one->setEnabled(columns);
    m_save->setEnabled(columns);
    m_tabs->setTabEnabled(m_tabs->indexOf(m_columns), columns);
}

void ImportDialog::showColumns() {
    m_columns->clear();
    m_columns->setRowCount(0);
    if (!m_reading)
        return;
    const Texts &texts = m_context.texts;
    const Mapping &mapping = m_reading->mapping;
    m_columns->setColumnCount(3);
    m_columns->setHorizontalHeaderLabels({tr("Head"), tr("Is read as"), tr("First values")});
    m_columns->setRowCount(static_cast<int>(std::min<std::size_t>(mapping.columns.size(), 200)));
    const auto at = std::find(m_raw.lines.begin(), m_raw.lines.end(), mapping.headLine);
    const std::size_t head = mapping.headLine == 0 || at == m_raw.lines.end()
                                 ? 0
                                 : static_cast<std::size_t>(at - m_raw.lines.begin());
    const std::size_t heads =
        mapping.headLine == 0 ? 0 : std::max<std::size_t>(mapping.headRows, 1);
    for (int c = 0; c < m_columns->rowCount(); ++c) {
        const auto column = static_cast<std::size_t>(c);
        const auto cell = [&](std::size_t r) {
            return r < m_raw.rows.size() && column < m_raw.rows[r].size()
                       ? text16(m_raw.rows[r][column]).simplified()
                       : QString();
        };
        QStringList title;
        for (std::size_t r = head; r < head + heads; ++r)
            if (!cell(r).isEmpty())
                title << cell(r);
        QStringList values;
        for (std::size_t r = head + heads; r < m_raw.rows.size() && values.size() < 4; ++r)
            if (!cell(r).isEmpty())
                values << cell(r);
        m_columns->setItem(c, 0, new QTableWidgetItem(title.join(u' ')));
        m_columns->setItem(c, 2, new QTableWidgetItem(values.join(QStringLiteral(" · "))));
        auto *box = new QComboBox(m_columns);
        box->setAccessibleName(tr("Meaning of column %1").arg(c + 1));
        for (const Meaning meaning : kMeanings) {
            if (meaning == Meaning::LevelCommander)
                for (const char *level : kLevels)
                    box->addItem(texts.label(TextKind::Word,
                                             "level-" + std::string(*level ? level : "formation")),
                                 QStringLiteral("level/") + QString::fromLatin1(level));
            box->addItem(texts.label(TextKind::Word, "meaning-" + std::string(word(meaning))),
                         text16(word(meaning)));
        }
        for (const rules::RuleSet *set : m_context.session.ruleSets().all())
            for (const rules::UnitFieldSpec &field : set->unitFields())
                box->addItem(QStringLiteral("%1 (%2)").arg(
                                 texts.label(TextKind::Field, field.key, set->id()),
                                 texts.ruleSetName(set->id())),
                             QStringLiteral("field/") + text16(set->id()) + u'/' +
                                 text16(field.key));
        const QString now = keyOf(mapping.columns[column]);
        int found = box->findData(now);
        if (found < 0) { // an id or a level of its own
            const exchange::ColumnMeaning &one = mapping.columns[column];
            box->addItem(texts.label(TextKind::Word, "meaning-" + std::string(word(one.meaning))) +
                             (one.detail.empty() ? QString() : u' ' + text16(one.detail)),
                         now);
            found = box->count() - 1;
        }
        box->setCurrentIndex(found);
        // The change makes this box anew: after it has returned.
        connect(box, &QComboBox::activated, this, [this, box, c] {
            const QString value = box->currentData().toString();
            QMetaObject::invokeMethod(
                this, [this, c, value] { changeColumn(c, value); }, Qt::QueuedConnection);
        });
        m_columns->setCellWidget(c, 1, box);
    }
    m_columns->resizeColumnsToContents();
    m_columns->resizeRowsToContents();
    m_columns->horizontalHeader()->setStretchLastSection(true);
}

void ImportDialog::showFile() {
    m_rows->clear();
    std::size_t width = 0;
    for (const auto &row : m_raw.rows)
        width = std::max(width, row.size());
    width = std::min<std::size_t>(width, 200);
    m_rows->setColumnCount(static_cast<int>(width));
    m_rows->setRowCount(static_cast<int>(m_raw.rows.size()));
    std::map<std::size_t, std::pair<rules::Severity, QString>> remarks;
    if (m_reading) {
        const auto note = [&](const exchange::Findings &findings, rules::Severity severity) {
            for (const exchange::Finding &one : findings)
                remarks.emplace(
                    one.line, std::pair(severity, m_context.texts.error({one.code, {}, one.args})));
        };
        note(m_reading->rejected, rules::Severity::Fault);
        note(m_reading->warnings, rules::Severity::Warning);
        note(m_reading->ignored, rules::Severity::Note);
    }
    QStringList heads;
    const auto head = [this](const exchange::ColumnMeaning &column) {
        const std::string level = "level-" + column.detail;
        if (column.meaning == Meaning::Level && m_context.texts.has(TextKind::Word, level))
            return m_context.texts.label(TextKind::Word, level);
        return m_context.texts.label(TextKind::Word,
                                     "meaning-" + std::string(word(column.meaning)));
    };
    for (std::size_t c = 0; c < width; ++c)
        heads << (m_reading && c < m_reading->mapping.columns.size()
                      ? head(m_reading->mapping.columns[c])
                      : QString::number(c + 1));
    m_rows->setHorizontalHeaderLabels(heads);
    const Colours &colours = coloursFor(palette());
    for (std::size_t r = 0; r < m_raw.rows.size(); ++r) {
        auto *number = new QTableWidgetItem(QString::number(m_raw.lines[r]));
        const auto remark = remarks.find(m_raw.lines[r]);
        const bool marked = remark != remarks.end();
        if (marked) {
            number->setIcon(severityIcon(remark->second.first));
            number->setToolTip(remark->second.second);
        }
        m_rows->setVerticalHeaderItem(static_cast<int>(r), number);
        for (std::size_t c = 0; c < std::min(m_raw.rows[r].size(), width); ++c) {
            auto *item = new QTableWidgetItem(text16(m_raw.rows[r][c]));
            if (marked) {
                item->setToolTip(remark->second.second);
                if (remark->second.first != rules::Severity::Warning)
                    item->setForeground(remark->second.first == rules::Severity::Fault
                                            ? colours.fault
                                            : colours.quiet);
            }
            m_rows->setItem(static_cast<int>(r), static_cast<int>(c), item);
        }
    }
    m_rows->resizeColumnsToContents();
    const int most = fontMetrics().averageCharWidth() * 40;
    for (int c = 0; width > 1 && c < m_rows->columnCount(); ++c)
        m_rows->setColumnWidth(c, std::min(m_rows->columnWidth(c), most));
}

void ImportDialog::showUnits() {
    m_units->clear();
    if (!m_reading)
        return;
    const Texts &texts = m_context.texts;
    const oob::OrderOfBattle &book = m_context.session.book();
    std::map<UnitId, const oob::RowChange<oob::Unit> *> changes;
    for (const oob::AnyChange &any : m_plan.edit.changes)
        if (const auto *unit = std::get_if<oob::RowChange<oob::Unit>>(&any); unit && unit->after)
            changes.emplace(unit->after->id, unit);
    std::map<std::size_t, QString> commanders;
    for (const exchange::ReadPost &post : m_reading->posts)
        if (post.of == exchange::ReadPost::Of::Unit)
            commanders.emplace(post.index, text16(m_reading->persons[post.person].value.name));
    std::size_t shown = 0;
    const auto number = [&](const auto &n) {
        return n ? texts.number(n->value) : QStringLiteral("–");
    };
    const auto elements = [&](const oob::Unit &unit) {
        const auto &count = unit.battalions  ? unit.battalions
                            : unit.squadrons ? unit.squadrons
                                             : unit.companies;
        return count ? texts.hundredths(count->value) : QString();
    };
    const auto add = [&](const QString &what, const QString &name, const std::string &path,
                         const oob::Unit &unit, const exchange::ReadUnit *read,
                         const QString &commander) {
        if (++shown > kMostShown)
            return;
        QStringList raw;
        if (read)
            for (const std::string *text : {&read->rawCount, &read->rawMen, &read->rawGuns})
                if (!text->empty())
                    raw << text16(*text).simplified();
        auto *item = new QTreeWidgetItem(
            m_units,
            {what, name, text16(path), texts.arm(unit.arm), elements(unit),
             (unit.present.estimated && unit.present.men ? QStringLiteral("~") : QString()) +
                 number(unit.present.men),
             unit.present.guns ? number(unit.present.guns) : QString(), commander,
             read && read->line ? QString::number(read->line) : QString(),
             raw.join(QStringLiteral(" · "))});
        for (const int right : {4, 5, 6, 8})
            item->setTextAlignment(right, Qt::AlignRight | Qt::AlignVCenter);
        for (int c = 0; c < item->columnCount(); ++c)
            item->setToolTip(c, item->text(c));
    };
    // What changes is said, old and new.
    const auto difference = [&](const oob::Unit &before, const oob::Unit &after) {
        QStringList out;
        const auto one = [&](const QString &title, const QString &was, const QString &is) {
            if (was != is)
                out << tr("%1 %2 → %3")
                           .arg(title, was.isEmpty() ? tr("none") : was,
                                is.isEmpty() ? tr("none") : is);
        };
        one(tr("name"), text16(before.name), text16(after.name));
        one(tr("men"), number(before.present.men), number(after.present.men));
        one(tr("guns"), number(before.present.guns), number(after.present.guns));
        one(tr("arm"), texts.arm(before.arm), texts.arm(after.arm));
        one(tr("nation"), text16(before.nation), text16(after.nation));
        one(tr("bns/sqns"), elements(before), elements(after));
        for (const auto &[set, values] : after.fields)
            for (const auto &[key, value] : values) {
                const rules::FieldValues &were = before.fields.of(set);
                const auto was = were.find(key);
                one(texts.label(TextKind::Field, key, set),
                    was != were.end() ? text16(was->second) : QString(), text16(value));
            }
        if (before.parent != after.parent)
            out << tr("moved");
        return out.join(QStringLiteral(", "));
    };
    std::set<std::size_t> told;
    const auto planned = [&](const std::vector<exchange::PlannedUnit> &units, bool changed) {
        for (const exchange::PlannedUnit &one : units) {
            told.insert(one.readUnit);
            const exchange::ReadUnit &read = m_reading->units[one.readUnit];
            QString what = changed ? tr("changed") : tr("new");
            const auto change = changes.find(one.id);
            if (changed && change != changes.end() && change->second->before) {
                const QString how = difference(*change->second->before, *change->second->after);
                if (!how.isEmpty())
                    what += QStringLiteral(": ") + how;
            }
            const auto commander = commanders.find(one.readUnit);
            add(what, text16(read.value.name), m_plan.paths[one.path], read.value, &read,
                commander == commanders.end() ? QString() : commander->second);
        }
    };
    planned(m_plan.changed, true);
    planned(m_plan.added, false);
    for (const exchange::PlannedUnit &one : m_plan.missing)
        if (const auto unit = book.units.find(one.id); unit != book.units.end())
            add(tr("not in the list, stays"), text16(unit->second.name), m_plan.paths[one.path],
                unit->second, nullptr, {});
    for (std::size_t i = 0; i < m_reading->units.size(); ++i)
        if (!told.contains(i)) {
            const auto commander = commanders.find(i);
            add(tr("the same"), text16(m_reading->units[i].value.name), {},
                m_reading->units[i].value, &m_reading->units[i],
                commander == commanders.end() ? QString() : commander->second);
        }
    for (int c = 0; c + 1 < m_units->columnCount(); ++c) {
        m_units->resizeColumnToContents(c);
        // Numbers that stand right have some air before what stands left behind them.
        m_units->setColumnWidth(c, std::min(m_units->columnWidth(c) + kRhythm,
                                            fontMetrics().averageCharWidth() * (c == 2 ? 30 : 36)));
    }
    m_tabs->setTabText(0, tr("&Units (%1)").arg(texts.number(std::int64_t(shown))));
}

void ImportDialog::showLines() {
    m_lines->clear();
    if (!m_reading) {
        m_tabs->setTabText(3, tr("Lines &not read"));
        return;
    }
    const auto add = [this](const exchange::Findings &findings, rules::Severity severity) {
        for (std::size_t i = 0; i < findings.size() && i < kMostShown; ++i) {
            const exchange::Finding &one = findings[i];
            auto *item =
                new QTreeWidgetItem(m_lines, {one.line ? QString::number(one.line) : QString(),
                                              m_context.texts.error({one.code, {}, one.args}),
                                              text16(one.text).simplified()});
            item->setIcon(0, severityIcon(severity));
            item->setToolTip(1, item->text(1));
            item->setToolTip(2, item->text(2));
        }
    };
    add(m_reading->rejected, rules::Severity::Fault);
    add(m_reading->warnings, rules::Severity::Warning);
    add(m_reading->ignored, rules::Severity::Note);
    for (const int c : {0, 1}) {
        m_lines->resizeColumnToContents(c);
        m_lines->setColumnWidth(
            c, std::min(m_lines->columnWidth(c), fontMetrics().averageCharWidth() * 70));
    }
    m_tabs->setTabText(3, tr("Lines &not read (%1), doubtful (%2)")
                              .arg(m_reading->rejected.size())
                              .arg(m_reading->warnings.size()));
}

} // namespace sabretache::ui
