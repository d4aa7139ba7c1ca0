#include "ui/views/campaign/beginpanel.h"

#include "oob/queries.h"
#include "ui/models/booktreemodel.h"
#include "ui/views/theme.h"
#include "ui/views/wordslabel.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace sabretache::ui {

BeginPanel::BeginPanel(const PageContext &context, CampaignDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_form(new BeginningForm(desk.texts(), this)) {
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(4 * kRhythm, 4 * kRhythm, 4 * kRhythm, 4 * kRhythm);
    box->setSpacing(2 * kRhythm);
    auto *title = new QLabel(tr("Begin a campaign"), this);
    QFont font = title->font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * 1.4);
    title->setFont(font);
    box->addWidget(title);
    QStringList sides;
    for (const std::string &side : sidesOf(context.session.book()))
        sides << (side.empty() ? tr("(an army without a side)") : QString::fromStdString(side));
    auto *about = new WordsLabel(
        sides.size() > 1
            ? tr("Many battles, and what they leave behind: losses, commanders and honours live "
                 "on. All armies of the book take part, a side for each of their words: %1.")
                  .arg(sides.join(QStringLiteral(", ")))
            : tr("Many battles, and what they leave behind: losses, commanders and honours live "
                 "on. A campaign needs armies of two sides in the book: give each army the word "
                 "of its side on its page."),
        this);
    about->setWordWrap(true);
    box->addWidget(about);
    campaign::Beginning first;
    const auto heading = context.session.book().settings.find("title");
    if (heading != context.session.book().settings.end())
        first.name = heading->second.value;
    for (const auto &[id, scenario] : context.session.book().scenarios)
        if (first.start.empty() || (!scenario.date.empty() && scenario.date < first.start))
            first.start = scenario.date;
    m_form->setValue(first);
    box->addWidget(m_form);
    auto *go = new QPushButton(tr("&Begin the campaign"), this);
    go->setDefault(true);
    go->setEnabled(!desk.readOnly());
    connect(go, &QPushButton::clicked, this,
            [this] { m_desk.perform(campaign::beginCampaign(m_desk.context(), m_form->value())); });
    box->addWidget(go, 0, Qt::AlignLeft);
    box->addStretch(1);
}

} // namespace sabretache::ui
