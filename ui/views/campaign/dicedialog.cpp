#include "ui/views/campaign/dicedialog.h"

#include "ui/views/theme.h"
#include "ui/views/wordslabel.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sabretache::ui {

namespace {

dice::Faces facesIn(const QString &text) {
    dice::Faces out;
    for (const QChar c : text)
        if (c.isDigit())
            out.push_back(static_cast<std::uint8_t>(c.digitValue()));
    return out;
}

} // namespace

DiceDialog::DiceDialog(CampaignDesk &desk, const QString &title,
                       std::vector<dice::RollRequest> rolls, QWidget *parent)
    : QDialog(parent), m_desk(desk), m_rolls(std::move(rolls)),
      m_table(new QTableWidget(static_cast<int>(m_rolls.size()), 4, this)), m_ok(nullptr) {
    setWindowTitle(title);
    auto *box = new QVBoxLayout(this);
    auto *about =
        new WordsLabel(tr("Type the faces of real dice, one key a die, or let the program "
                          "throw. Enter goes to the next roll."),
                       this);
    about->setWordWrap(true);
    box->addWidget(about);
    m_table->setHorizontalHeaderLabels({tr("For"), tr("What"), tr("Dice"), tr("Faces")});
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setEditTriggers(QAbstractItemView::AllEditTriggers);
    m_table->setAccessibleName(tr("Rolls"));
    m_filling = true;
    for (int r = 0; r < m_table->rowCount(); ++r) {
        const dice::RollRequest &roll = m_rolls[std::size_t(r)];
        const auto id = Uuid::parse(roll.subject);
        const QStringList cells{id ? m_desk.name(*id) : QString(),
                                m_desk.texts().label(TextKind::Purpose, roll.purpose),
                                QString::number(roll.count.value), QString()};
        for (int c = 0; c < 4; ++c) {
            auto *item = new QTableWidgetItem(cells[c]);
            if (c < 3)
                item->setFlags(Qt::ItemIsEnabled);
            item->setFont(c > 1 ? tabular(font()) : font());
            m_table->setItem(r, c, item);
        }
    }
    m_filling = false;
    box->addWidget(m_table, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    auto *program = buttons->addButton(tr("&Program throws"), QDialogButtonBox::ActionRole);
    box->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(program, &QPushButton::clicked, this, [this] {
        m_filling = true;
        for (int r = 0; r < m_table->rowCount(); ++r) {
            const dice::RollRequest &roll = m_rolls[std::size_t(r)];
            if (dice::checkFaces(roll, facesIn(m_table->item(r, 3)->text())))
                continue;
            QString text;
            for (const std::uint8_t face : m_desk.roll(roll))
                text += QString::number(face);
            m_table->item(r, 3)->setText(text);
        }
        m_filling = false;
        check();
        m_ok->setFocus();
    });
    connect(m_table, &QTableWidget::itemChanged, this, [this](QTableWidgetItem *item) {
        if (m_filling || item->column() != 3)
            return;
        m_typed.push_back(static_cast<std::size_t>(item->row()));
        check();
    });
    check();
    if (m_table->rowCount() > 0)
        m_table->setCurrentCell(0, 3);
    resize(fontMetrics().averageCharWidth() * 80, fontMetrics().height() * 24);
}

std::vector<dice::Faces> DiceDialog::faces() const {
    std::vector<dice::Faces> out;
    for (int r = 0; r < m_table->rowCount(); ++r)
        out.push_back(facesIn(m_table->item(r, 3)->text()));
    return out;
}

void DiceDialog::check() {
    bool good = true;
    m_filling = true;
    for (int r = 0; r < m_table->rowCount(); ++r) {
        const auto fits =
            dice::checkFaces(m_rolls[std::size_t(r)], facesIn(m_table->item(r, 3)->text()));
        good = good && fits.has_value();
        const bool empty = m_table->item(r, 3)->text().isEmpty();
        m_table->item(r, 3)->setToolTip(fits ? QString() : m_desk.texts().error(fits.error()));
        m_table->item(r, 2)->setForeground(!fits && !empty ? coloursFor(palette()).fault
                                                           : palette().color(QPalette::Text));
    }
    m_filling = false;
    m_ok->setEnabled(good);
}

bool DiceDialog::ask(CampaignDesk &desk, const QString &title,
                     const std::vector<dice::RollRequest> &rolls, std::vector<dice::Faces> &faces,
                     QWidget *parent) {
    DiceDialog dialog(desk, title, rolls, parent);
    if (dialog.exec() != QDialog::Accepted)
        return false;
    faces = dialog.faces();
    return true;
}

} // namespace sabretache::ui
