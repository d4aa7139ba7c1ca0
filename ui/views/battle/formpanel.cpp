#include "ui/views/battle/formpanel.h"

#include "ui/views/battle/battlelook.h"
#include "ui/views/battle/factsview.h"
#include "ui/views/battle/fieldeditor.h"
#include "ui/views/battle/unitstable.h"
#include "ui/views/wordslabel.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace sabretache::ui {

QStringList withMnemonics(const QStringList &labels, const QString &taken) {
    QString used = taken.toLower();
    QStringList out;
    for (const QString &label : labels) {
        QString text = label;
        text.replace(u'&', QStringLiteral("&&"));
        for (qsizetype i = 0; i < text.size(); ++i)
            if (text[i].isLetter() && !used.contains(text[i].toLower())) {
                used += text[i].toLower();
                text.insert(i, u'&');
                break;
            }
        out << text;
    }
    return out;
}

FormHead::FormHead(const BattleDesk &desk, QWidget *parent) : QWidget(parent), m_desk(desk) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FormHead::show(const QString &title, const std::string &actor, const std::string &target) {
    m_title = title;
    m_actor = actor;
    m_target = target;
    setAccessibleName(title);
    updateGeometry();
    QWidget::update();
}

QSize FormHead::sizeHint() const { return {300, fontMetrics().height() * 2}; }
QSize FormHead::minimumSizeHint() const { return {120, fontMetrics().height() * 2}; }

double FormHead::signWidth() const { return fontMetrics().height() * 1.35 * 1.5 + 10; }

int FormHead::heightForWidth(int wide) const {
    const QFontMetrics bold(scaled(font(), 1.25, true));
    const double room =
        wide - (m_actor.empty() ? 0 : signWidth()) - (m_target.empty() ? 0 : signWidth() + 2);
    const int lines = bold.horizontalAdvance(m_title) > room ? 2 : 1;
    return std::max(fontMetrics().height() * 2, lines * bold.height() + 4);
}

void FormHead::paintEvent(QPaintEvent *) {
    if (m_title.isEmpty())
        return;
    QPainter p(this);
    const BattleLook look = BattleLook::of(palette());
    const double h = fontMetrics().height() * 1.35;
    double x = 0;
    const auto sign = [&](const std::string &id) {
        const auto side = m_desk.words().sideOf(id);
        if (!side)
            return;
        const auto *unit = m_desk.words().unit(id);
        drawUnitSign(p, QRectF(x, (height() - h) / 2, h * 1.5, h),
                     unit ? static_cast<int>(unit->arm) : -1, static_cast<int>(*side), look);
        x += h * 1.5 + 10;
    };
    sign(m_actor);
    p.setFont(scaled(font(), 1.25, true));
    p.setPen(look.text);
    const double room = width() - x - (m_target.empty() ? 0 : h * 1.5 + 12);
    // Two lines where one does not hold it; then dots.
    const int wide = p.fontMetrics().horizontalAdvance(m_title);
    const bool wraps = wide > room;
    const QString shown =
        wraps ? p.fontMetrics().elidedText(m_title, Qt::ElideRight, static_cast<int>(room * 1.7))
              : m_title;
    p.drawText(QRectF(x, 0, room, height()),
               Qt::AlignVCenter | Qt::AlignLeft | (wraps ? Qt::TextWordWrap : 0), shown);
    x += std::min<double>(wide, room) + 12;
    sign(m_target);
}

FormPanel::FormPanel(BattleDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_head(new FormHead(desk, this)),
      m_halves(new QBoxLayout(QBoxLayout::LeftToRight)), m_fields(new QWidget(this)),
      m_grid(new QGridLayout(m_fields)), m_factsTitle(new WordsLabel(this)),
      m_facts(new FactsView(this)), m_refused(new WordsLabel(this)), m_empty(new WordsLabel(this)) {
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(16, 8, 16, 8);
    box->setSpacing(8);
    box->addWidget(m_head);
    box->addLayout(m_halves);
    box->addWidget(m_refused);
    box->addWidget(m_empty);
    m_halves->setSpacing(24);
    m_halves->addWidget(m_fields, 5, Qt::AlignTop);
    auto *right = new QVBoxLayout;
    right->setSpacing(4);
    right->addWidget(m_factsTitle);
    right->addWidget(m_facts);
    right->addStretch(1);
    m_halves->addLayout(right, 4);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(8);
    m_factsTitle->setText(tr("<b>What follows, with the state on record</b>"));
    m_factsTitle->setWordWrap(true);
    connect(m_facts, &FactsView::ruleActivated, this, &FormPanel::ruleActivated);
    m_refused->setWordWrap(true);
    m_refused->setTextFormat(Qt::RichText);
    m_refused->setObjectName(QStringLiteral("formRefused"));
    connect(m_refused, &QLabel::linkActivated, this,
            [this](const QString &link) { Q_EMIT ruleActivated(link.mid(5)); });
    m_empty->setWordWrap(true);
    connect(&desk, &BattleDesk::draftChanged, this, &FormPanel::refresh);
    refresh();
}

bool FormPanel::asked(const battle::FormField &field) const {
    const auto *s = std::get_if<std::string>(&field.value);
    return field.along.empty() && !(s && !s->empty() && *s == m_desk.chosen().actor);
}

std::string FormPanel::signature() const {
    std::string out = m_desk.form().action;
    bool lists = false;
    // The columns of a table are the table's own affair.
    for (const battle::FormField &f : m_desk.form().fields) {
        lists = lists || f.type == "units";
        if (f.along.empty())
            out += '|' + f.key + ':' + f.type + ':' + f.unit + (f.fromState ? ":s" : ":a") +
                   (f.required ? "r" : "") + (asked(f) ? "" : "-");
    }
    // Another's form of the same kind takes over the fields as they stand; a list begins anew.
    return lists ? out + '|' + m_desk.chosen().actor : out;
}

void FormPanel::refresh() {
    if (m_desk.waiting() && !m_signature.empty() && m_desk.lastInput() == m_action) {
        // The action is on its way: what was entered stays in sight while its dice are thrown.
        m_fields->setEnabled(false);
        m_refused->hide();
        return;
    }
    m_fields->setEnabled(true);
    const std::string now = m_desk.hasDraft() ? signature() : std::string();
    if (now != m_signature) {
        m_signature = now;
        m_action = m_desk.form().action;
        rebuild();
        update();
        arrange(); // when all words are there
        return;
    }
    update();
}

QWidget *FormPanel::ruleLabel(RuleNumber rule) {
    if (rule.isNull())
        return new QWidget(m_fields);
    auto *link = new RuleLink(fromStd(rule.text()), m_fields);
    connect(link, &RuleLink::activated, this, &FormPanel::ruleActivated);
    return link;
}

void FormPanel::rebuild() {
    for (const Row &row : m_rows)
        delete row.editor->widget();
    m_rows.clear();
    m_labels.clear();
    m_table = nullptr;
    m_tableKey.clear();
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    QStringList labels;
    std::vector<const battle::FormField *> shown;
    for (const battle::FormField &f : m_desk.form().fields)
        if (asked(f)) {
            shown.push_back(&f);
            labels << m_desk.words().label(TextKind::Form, f.key);
        }
    // Alt+E, Alt+B, Alt+V ... are the window's menus, Alt+G and Alt+N the page's.
    labels = withMnemonics(labels, QStringLiteral("bevhdgnu"));
    auto *title = new WordsLabel(tr("<b>From the table</b>"), m_fields);
    m_fields->setVisible(!shown.empty());
    m_grid->addWidget(title, 0, 0, 1, 4);
    int line = 1;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const battle::FormField &f = *shown[i];
        auto *label = new WordsLabel(labels[static_cast<int>(i)], m_fields);
        std::vector<battle::FormField> along;
        for (const battle::FormField &other : m_desk.form().fields)
            if (other.along == f.key)
                along.push_back(other);
        if (f.type == "units" && !along.empty()) {
            m_table = new UnitsTable(m_desk, m_fields);
            m_tableKey = f.key;
            m_table->setAccessibleName(m_desk.words().label(TextKind::Form, f.key));
            connect(&m_table->tableModel(), &UnitsTableModel::unitsPicked, this,
                    [this, key = f.key](const std::vector<std::string> &units) {
                        pickUnits(key, units);
                    });
            connect(&m_table->tableModel(), &UnitsTableModel::alongEdited, this,
                    [this](const std::string &key, const Value &value) {
                        m_desk.setField(key, value);
                    });
            label->setBuddy(m_table);
            m_grid->addWidget(label, line, 0, 1, 3);
            m_grid->addWidget(ruleLabel(f.rule), line++, 3, Qt::AlignRight);
            m_grid->addWidget(m_table, line++, 0, 1, 4);
            continue;
        }
        Row row;
        row.field = f;
        row.editor = FieldEditor::make(f, m_desk, m_fields);
        row.editor->widget()->setAccessibleName(m_desk.words().label(TextKind::Form, f.key));
        row.editor->widget()->setObjectName(QStringLiteral("field-") + fromStd(f.key));
        label->setBuddy(row.editor->focusTarget());
        row.remark = new WordsLabel(m_fields);
        row.remark->setTextFormat(Qt::PlainText);
        row.remark->setForegroundRole(QPalette::PlaceholderText);
        if (row.editor->wide()) {
            m_grid->addWidget(label, line, 0, 1, 3);
            m_grid->addWidget(ruleLabel(f.rule), line++, 3, Qt::AlignRight);
            m_grid->addWidget(row.editor->widget(), line++, 0, 1, 4);
            row.remark->hide();
        } else {
            m_labels.push_back(label);
            m_grid->addWidget(label, line, 0);
            m_grid->addWidget(row.editor->widget(), line, 1);
            m_grid->addWidget(row.remark, line, 2);
            m_grid->addWidget(ruleLabel(f.rule), line++, 3, Qt::AlignRight);
        }
        connect(row.editor, &FieldEditor::edited, this,
                [this, key = f.key](const Value &value) { m_desk.setField(key, value); });
        m_rows.push_back(row);
    }
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnStretch(2, 0);
    QWidget *before = nullptr;
    for (int i = 0; i < m_grid->count(); ++i) {
        QWidget *w = m_grid->itemAt(i)->widget();
        if (w && !w->testAttribute(Qt::WA_WState_ExplicitShowHide))
            w->show(); // a layout shows it too late to take the focus
        if (w && w->focusPolicy() & Qt::TabFocus) {
            if (before)
                setTabOrder(before, w);
            before = w;
        }
    }
}

void FormPanel::pickUnits(const std::string &key, const std::vector<std::string> &units) {
    // A unit that stays keeps what was entered beside it; a new one takes the engine's default.
    const battle::Form before = m_desk.form();
    const auto old = std::ranges::find(before.fields, key, &battle::FormField::key);
    const auto *oldUnits =
        old == before.fields.end() ? nullptr : std::get_if<std::vector<std::string>>(&old->value);
    Record bare = m_desk.draft();
    bare.set(key, units);
    for (const battle::FormField &f : before.fields)
        if (f.along == key)
            bare.remove(f.key);
    const battle::Form fresh = m_desk.engine().form(m_desk.state(), bare);
    const auto merged = [&]<class T>(const std::vector<T> &was, std::vector<T> now) {
        for (std::size_t i = 0; i < units.size() && oldUnits; ++i) {
            const auto it = std::ranges::find(*oldUnits, units[i]);
            const auto place = static_cast<std::size_t>(it - oldUnits->begin());
            if (it != oldUnits->end() && place < was.size() && i < now.size())
                now[i] = was[place];
        }
        return now;
    };
    std::vector<std::pair<std::string, Value>> fields{{key, units}};
    for (const battle::FormField &f : fresh.fields) {
        if (f.along != key)
            continue;
        const auto was = std::ranges::find(before.fields, f.key, &battle::FormField::key);
        if (was == before.fields.end())
            continue;
        if (const auto *n = std::get_if<std::vector<std::int64_t>>(&f.value)) {
            const auto *w = std::get_if<std::vector<std::int64_t>>(&was->value);
            fields.emplace_back(f.key, merged(w ? *w : std::vector<std::int64_t>(), *n));
        } else if (const auto *s = std::get_if<std::vector<std::string>>(&f.value)) {
            const auto *w = std::get_if<std::vector<std::string>>(&was->value);
            fields.emplace_back(f.key, merged(w ? *w : std::vector<std::string>(), *s));
        }
    }
    m_desk.setFields(fields);
}

void FormPanel::update() {
    const battle::Offer &offer = m_desk.chosen();
    const BattleWords &words = m_desk.words();
    const BattleLook look = BattleLook::of(palette());
    std::string target;
    QString title;
    if (m_desk.hasDraft()) {
        title = words.label(TextKind::Action, m_desk.draft().kind);
        if (!offer.actor.empty())
            title += QStringLiteral(": ") + words.name(offer.actor);
    }
    for (const battle::FormField &f : m_desk.form().fields) {
        const auto row =
            std::ranges::find_if(m_rows, [&](const Row &r) { return r.field.key == f.key; });
        if (row != m_rows.end()) {
            row->field = f;
            row->editor->show(f);
            row->remark->setText(row->editor->remark(f));
        }
        if (m_table && f.key == m_tableKey) {
            std::vector<battle::FormField> along;
            for (const battle::FormField &other : m_desk.form().fields)
                if (other.along == f.key)
                    along.push_back(other);
            m_table->tableModel().show(f, std::move(along));
            m_table->fit();
        }
        const auto *s = std::get_if<std::string>(&f.value);
        if (target.empty() && f.type == "unit" && s && *s != offer.actor && !s->empty() &&
            f.along.empty())
            target = *s;
    }
    if (!target.empty() && !title.isEmpty())
        title = tr("%1 at %2", "title of a form: action and actor, target")
                    .arg(title, words.name(target));
    m_head->show(title, offer.actor, target);
    m_head->setVisible(!title.isEmpty());
    showFacts();
    QString why;
    if (m_desk.hasDraft() && m_desk.form().refused) {
        const Error &e = *m_desk.form().refused;
        why = words.error(e).toHtmlEscaped() + u' ' + ruleLink(fromStd(e.rule.text()), look);
    }
    if (!why.isEmpty())
        m_refused->setText(
            QStringLiteral("<span style=\"color:%1\">\u25B2 </span>").arg(look.disorder.name()) +
            why);
    m_refused->setVisible(!why.isEmpty());
    QString empty;
    if (!m_desk.hasDraft()) {
        if (m_desk.lookingBack())
            empty = tr("You are looking back at step %1 of %2. Nothing can be entered here; End "
                       "brings you to the newest step.")
                        .arg(m_desk.shownStep())
                        .arg(m_desk.stepCount());
        else if (m_desk.view().over)
            empty = tr("The battle is over.");
        else if (m_desk.waiting())
            empty.clear();
        else if (m_desk.notActed().empty())
            empty = tr("Everyone has acted who could. Ctrl+E ends the phase.");
        else
            empty = tr("Choose on the left who is to act.");
    }
    m_empty->setText(empty);
    m_empty->setVisible(!empty.isEmpty());
}

void FormPanel::showFacts() {
    std::vector<FactsView::Row> rows;
    for (const battle::FormFact &fact : m_desk.form().facts) {
        const auto [label, value] = m_desk.words().fact(fact);
        rows.push_back({label, value, BattleWords::ruleTexts(fact.rules)});
    }
    const bool any = !rows.empty();
    const bool other = any == m_facts->isHidden();
    m_facts->show(std::move(rows));
    m_facts->setVisible(any);
    m_factsTitle->setVisible(any);
    if (other)
        arrange();
}

bool FormPanel::focusFirst() {
    for (int i = 0; i < m_grid->count(); ++i) {
        QWidget *w = m_grid->itemAt(i)->widget();
        if (w && w->isEnabled() && (w->focusPolicy() & Qt::TabFocus) == Qt::TabFocus) {
            w->setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    return false;
}

FieldEditor *FormPanel::editor(const std::string &key) const {
    const auto row = std::ranges::find_if(m_rows, [&](const Row &r) { return r.field.key == key; });
    return row == m_rows.end() ? nullptr : row->editor;
}

void FormPanel::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        Q_EMIT submitted();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT left();
        return;
    }
    QWidget::keyPressEvent(event);
}

void FormPanel::setRoom(int width) {
    if (width == m_room)
        return; // the place got higher or lower only
    m_room = width;
    arrange();
}

void FormPanel::arrange() {
    if (m_room <= 0)
        return;
    // Side by side where there is room for two columns of words, else one above the other.
    const int c = fontMetrics().averageCharWidth();
    for (const Row &row : m_rows)
        row.remark->hide(); // a remark is told where there is room to spare
    for (QLabel *label : m_labels)
        label->setWordWrap(false);
    const int wanted = m_fields->minimumSizeHint().width() + c * 32 + m_halves->spacing() + 48;
    const bool alone = m_desk.form().facts.empty(); // nothing to stand beside
    const bool narrow = m_table || m_rows.empty() || alone || m_room < wanted;
    const auto direction = narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (m_halves->direction() != direction)
        m_halves->setDirection(direction);
    // One above the other each is as high as it is.
    m_halves->setStretch(0, narrow ? 0 : 5);
    m_halves->setStretch(1, narrow ? 0 : 4);
    const auto remarks = [this](bool on) {
        for (const Row &row : m_rows)
            row.remark->setVisible(on && !row.editor->wide());
    };
    if (narrow) {
        // Margins and a scroll bar, whether it is there or not.
        constexpr int kAround = 48;
        remarks(true);
        if (m_fields->minimumSizeHint().width() + kAround > m_room)
            remarks(false);
        if (m_fields->minimumSizeHint().width() + kAround > m_room)
            for (QLabel *label : m_labels)
                label->setWordWrap(true);
    }
    for (const Row &row : m_rows)
        if (const QString remark = row.editor->remark(row.field); !remark.isEmpty())
            row.editor->widget()->setToolTip(remark);
}

void FormPanel::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

} // namespace sabretache::ui
