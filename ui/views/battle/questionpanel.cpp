#include "ui/views/battle/questionpanel.h"

#include "ui/models/battle/logmodel.h"
#include "ui/views/battle/battlelook.h"
#include "ui/views/battle/dicetray.h"
#include "ui/views/battle/fieldeditor.h"
#include "ui/views/battle/splitrow.h"
#include "ui/views/wordslabel.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <numeric>

namespace sabretache::ui {

namespace {

/// Words of a key, as they begin a line.
QString sentence(QString words) {
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

} // namespace

QuestionPanel::QuestionPanel(BattleDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_title(new WordsLabel(this)), m_modes(new QWidget(this)),
      m_buttons(new QButtonGroup(this)), m_tray(new DiceTray(this)), m_sum(new WordsLabel(this)),
      m_hint(new WordsLabel(this)), m_reason(new QLineEdit(this)), m_go(new QPushButton(this)),
      m_factHolder(new QWidget(this)), m_factBox(new QHBoxLayout(m_factHolder)) {
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(16, 8, 16, 8);
    box->setSpacing(8);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    auto *modes = new QHBoxLayout(m_modes);
    modes->setContentsMargins(0, 0, 0, 0);
    modes->setSpacing(0);
    const QStringList names{tr("Program"), tr("Typed"), tr("Umpire")};
    const QStringList tips{tr("The program throws (Ctrl+1)"),
                           tr("Type what the dice show (Ctrl+2)"),
                           tr("The umpire sets the dice, with a reason (Ctrl+3)")};
    for (int i = 0; i < 3; ++i) {
        auto *button = new QPushButton(names[i], m_modes);
        button->setCheckable(true);
        button->setToolTip(tips[i]);
        button->setFocusPolicy(Qt::ClickFocus);
        m_buttons->addButton(button, i);
        modes->addWidget(button);
    }
    m_buttons->button(m_mode)->setChecked(true);
    connect(m_buttons, &QButtonGroup::idClicked, this,
            [this](int id) { setMode(static_cast<Mode>(id)); });
    head->addWidget(m_modes);
    box->addLayout(head);
    auto *dice = new QHBoxLayout;
    dice->setSpacing(16);
    dice->addWidget(m_tray, 3);
    dice->addWidget(m_sum, 1, Qt::AlignVCenter);
    box->addLayout(dice);
    m_factBox->setContentsMargins(0, 0, 0, 0);
    box->addWidget(m_factHolder);
    m_reason->setPlaceholderText(tr("Why the umpire sets these dice"));
    m_reason->setAccessibleName(tr("The umpire's reason"));
    m_reason->installEventFilter(this);
    box->addWidget(m_reason);
    auto *foot = new SplitRow(this);
    foot->layout()->setContentsMargins(0, 0, 0, 0);
    m_hint->setTextFormat(Qt::RichText);
    m_hint->setWordWrap(true);
    auto *holder = new QWidget(foot);
    auto *right = new QHBoxLayout(holder);
    right->setContentsMargins(0, 0, 0, 0);
    right->addStretch(1);
    right->addWidget(m_go);
    foot->fill(m_hint, holder, 40);
    box->addWidget(foot);
    m_title->setTextFormat(Qt::RichText);
    m_title->setWordWrap(true);
    m_sum->setTextFormat(Qt::RichText);
    m_sum->setWordWrap(true);
    connect(m_title, &QLabel::linkActivated, this,
            [this](const QString &link) { Q_EMIT ruleActivated(link.mid(5)); });
    connect(m_tray, &DiceTray::facesChanged, this, &QuestionPanel::say);
    connect(m_tray, &DiceTray::entered, this, &QuestionPanel::answer);
    connect(m_tray, &DiceTray::left, this, &QuestionPanel::left);
    connect(m_go, &QPushButton::clicked, this, &QuestionPanel::answer);
    connect(&desk, &BattleDesk::changed, this, &QuestionPanel::refresh);
    refresh();
}

void QuestionPanel::setMode(Mode mode) {
    m_mode = mode;
    m_buttons->button(mode)->setChecked(true);
    Q_EMIT modeChanged();
    refresh();
    if (m_roll || m_fact)
        focusAnswer();
}

void QuestionPanel::refresh() {
    const battle::Pending &pending = m_desk.pending();
    if (m_fact) {
        // It may be its own key that brought us here.
        m_fact->widget()->removeEventFilter(this);
        m_fact->deleteLater();
        m_fact = nullptr;
    }
    while (QLayoutItem *item = m_factBox->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->setObjectName(QString());
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    m_roll.reset();
    const bool roll = pending.want == battle::Want::Roll && pending.roll;
    const bool fact = pending.want == battle::Want::Fact && pending.fact;
    setVisible(roll || fact);
    m_tray->setVisible(roll);
    m_sum->setVisible(roll);
    m_modes->setVisible(roll);
    m_factHolder->setVisible(fact);
    m_reason->setVisible(roll && m_mode == Umpire);
    if (roll)
        showRoll(*pending.roll);
    if (fact)
        showFact(*pending.fact);
}

void QuestionPanel::showRoll(const dice::RollRequest &roll) {
    m_roll = roll;
    const BattleLook look = BattleLook::of(palette());
    m_title->setText(
        QStringLiteral("<b>%1</b> <span style=\"color:%2\">%3</span> %4")
            .arg(sentence(m_desk.words().purpose(roll)).toHtmlEscaped(), look.dim.name(),
                 (roll.count.value == 1 ? tr("1 die") : tr("%n dice", nullptr, roll.count.value)) +
                     (roll.sides == 6 ? QString() : tr(" with %1 sides").arg(roll.sides)),
                 ruleLink(fromStd(roll.rule.text()), look)));
    m_typed.reset();
    m_tray->start(roll);
    m_tray->setTyping(m_mode != Program || m_desk.correcting());
    if (m_desk.correcting())
        if (const auto *old =
                std::get_if<std::vector<std::int64_t>>(m_desk.correctedInput().find("faces"))) {
            dice::Faces faces;
            for (const std::int64_t face : *old)
                faces.push_back(static_cast<std::uint8_t>(face));
            m_tray->fill(faces);
        }
    say();
    if (m_mode == Program && m_desk.live() && !m_autoRolling) {
        // The program's dice need no key; the call waits until everyone has seen the question.
        m_autoRolling = true;
        QTimer::singleShot(0, this, [this] {
            m_autoRolling = false;
            if (m_mode == Program && m_desk.pending().want == battle::Want::Roll)
                static_cast<void>(m_desk.rollByProgram());
        });
    }
}

void QuestionPanel::showFact(const battle::FactRequest &fact) {
    const BattleLook look = BattleLook::of(palette());
    m_title->setText(QStringLiteral("<b>%1</b> %2")
                         .arg(m_desk.words().question(fact).toHtmlEscaped(),
                              ruleLink(fromStd(fact.rule.text()), look)));
    m_factField = {};
    m_factField.key = fact.key;
    m_factField.type = fact.type;
    for (const std::string &c : fact.choices)
        m_factField.choices.push_back({c, true, {}});
    m_factField.least = fact.least;
    m_factField.most = fact.most;
    m_factField.unit = fact.unit;
    const Value *old = m_desk.correcting() ? m_desk.correctedInput().find("value") : nullptr;
    m_factField.value = old ? *old : fact.fallback;
    m_factField.rule = fact.rule;
    m_fact = FieldEditor::make(m_factField, m_desk, m_factHolder);
    m_fact->widget()->setAccessibleName(m_desk.words().question(fact));
    m_fact->widget()->setObjectName(QStringLiteral("fact"));
    if (auto *choices = qobject_cast<QComboBox *>(m_fact->widget()))
        choices->setSizeAdjustPolicy(QComboBox::AdjustToContents); // it has the line for itself
    m_fact->widget()->installEventFilter(this);
    m_factBox->addWidget(m_fact->widget(), m_fact->wide() ? 1 : 0);
    m_fact->widget()->show(); // a layout shows it too late to take the focus
    if (!m_fact->wide())
        m_factBox->addWidget(new WordsLabel(m_fact->remark(m_factField), m_factHolder), 1);
    m_go->setText(tr("Answer"));
    m_go->setEnabled(true);
    m_hint->setText(fact.type == "flag" ? tr("<b>Y</b> and <b>N</b> answer at once, <b>Space</b> "
                                             "changes, <b>Enter</b> answers")
                                        : tr("<b>Enter</b> answers"));
}

void QuestionPanel::say() {
    if (!m_roll)
        return;
    const auto have = static_cast<int>(m_tray->faces().size());
    const int missing = m_roll->count.value - have;
    const BattleLook look = BattleLook::of(palette());
    QString text;
    if (have > 0 && m_roll->count.value <= 3 && m_roll->alike)
        text = tr("<span style=\"font-size:large; font-weight:600\">%1</span> in all so far")
                   .arg(std::accumulate(m_tray->faces().begin(), m_tray->faces().end(), 0));
    if (missing > 0 && have > 0)
        text += (text.isEmpty() ? QString() : QStringLiteral("<br>")) +
                QStringLiteral("<span style=\"color:%1\">%2</span>")
                    .arg(look.dim.name(), tr("%1 to come").arg(missing));
    if (const QString result = resultSoFar(); !result.isEmpty())
        text = result;
    m_sum->setText(text);
    m_go->setEnabled(m_mode == Program || missing == 0);
    m_go->setText(m_mode == Program ? tr("Roll") : tr("Take these dice"));
    QString hint =
        tr("Keys <b>1</b>\u2013<b>%1</b> fill a box, <b>Backspace</b> empties the last. ")
            .arg(m_roll->sides);
    if (missing == 0)
        hint = tr("<b>Enter</b> takes them, <b>Backspace</b> empties the last");
    else if (have == 0)
        hint += tr("<b>Alt+G</b>: the program throws them, and they count at once");
    else
        hint += tr("<b>Alt+G</b>: the program throws the rest, <b>Enter</b> takes them");
    if (!m_roll->alike && m_roll->count.value > 1)
        hint = (m_roll->purpose == "initiative"
                    ? tr("First die: %1, second: %2. ")
                          .arg(m_desk.words().sideName(battle::Side::First),
                               m_desk.words().sideName(battle::Side::Second))
                    : tr("One after the other, as they are named in the log. ")) +
               hint;
    m_hint->setText(m_mode == Program ? tr("<b>Enter</b> rolls") : hint);
}

QString QuestionPanel::resultSoFar() const {
    // What the dice make, before they are taken: the engine is asked, nothing changes. One side's
    // view must not tell what it may not know.
    if (!m_tray->full() || m_tray->faces().empty() || !m_desk.live() || m_desk.sideView().viewer())
        return {};
    const auto events = m_desk.engine().decide(
        m_desk.state(), battle::diceInput(m_tray->faces(), dice::Source::Typed));
    if (!events)
        return m_desk.words().error(events.error()).toHtmlEscaped();
    QStringList lines;
    for (const battle::EventRecord &e : *events)
        // The faces lie beside it: what they make is told.
        if (lines.size() < 2 && (events->size() == 1 || !isBareThrow(e.event)))
            lines << m_desk.words().event(e).toHtmlEscaped();
    return lines.join(QStringLiteral("<br>"));
}

void QuestionPanel::focusAnswer() {
    if (m_fact)
        m_fact->focusTarget()->setFocus(Qt::OtherFocusReason);
    else if (m_roll)
        m_tray->setFocus(Qt::OtherFocusReason);
}

void QuestionPanel::rollRest() {
    if (!m_roll)
        return;
    if (m_tray->faces().empty() && !m_desk.correcting()) {
        static_cast<void>(m_desk.rollByProgram());
        return;
    }
    m_typed = m_tray->faces().size();
    m_tray->fill(m_desk.throwDice(
        m_roll->count.value - static_cast<std::int32_t>(m_tray->faces().size()), m_roll->sides));
    m_tray->setFocus(Qt::OtherFocusReason);
}

void QuestionPanel::answer() {
    if (m_fact) {
        static_cast<void>(m_desk.submitFact(m_fact->value(), battle::FactSource::Form));
        return;
    }
    if (!m_roll)
        return;
    if (m_mode == Program && !m_desk.correcting()) {
        static_cast<void>(m_desk.rollByProgram());
        return;
    }
    if (!m_tray->full())
        return;
    if (m_mode == Umpire && m_reason->text().trimmed().isEmpty()) {
        m_reason->setFocus(Qt::OtherFocusReason);
        return;
    }
    const dice::Faces faces = m_tray->faces();
    // A roll begun by hand and ended by the program is neither's alone: the record says so.
    const bool mixed = m_mode == Typed && m_typed && faces.size() > *m_typed;
    if (m_mode == Umpire)
        static_cast<void>(m_desk.submitDice(faces, dice::Source::Umpire, "umpire",
                                            m_reason->text().trimmed().toStdString()));
    else if (mixed)
        static_cast<void>(
            m_desk.submitDice(faces, dice::Source::Typed, kMixedDice, std::to_string(*m_typed)));
    else
        static_cast<void>(m_desk.submitDice(faces, dice::Source::Typed));
    m_reason->clear();
}

bool QuestionPanel::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        answer();
        return true;
    }
    if (key->key() == Qt::Key_Escape) {
        Q_EMIT left();
        return true;
    }
    if (m_fact && watched == m_fact->widget() && m_factField.type == "flag" &&
        !key->text().isEmpty()) {
        // Y and N, and the first letters of yes and no in the reader's language.
        const QString typed = key->text().toLower();
        const auto begins = [&](const char *word, QChar english) {
            return typed == english ||
                   m_desk.words().texts().label(TextKind::Word, word).toLower().startsWith(typed);
        };
        const bool yes = begins("yes", u'y');
        if (yes || begins("no", u'n')) {
            static_cast<void>(m_desk.submitFact(yes, battle::FactSource::Form));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sabretache::ui
