#include "ui/views/linkbutton.h"

#include "ui/views/theme.h"
#include "ui/views/wordslabel.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

namespace sabretache::ui {

LinkButton::LinkButton(const QString &title, const QString &about, const QIcon &picture,
                       QWidget *parent)
    : QPushButton(parent), m_picture(picture), m_image(new QLabel(this)),
      m_title(new QLabel(title, this)), m_about(new WordsLabel(about, this)) {
    setFlat(true);
    setAccessibleName(title);
    setAccessibleDescription(about);
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(kRhythm, kRhythm, kRhythm, kRhythm);
    layout->setHorizontalSpacing(kRhythm);
    layout->setVerticalSpacing(kRhythm / 4);
    layout->addWidget(m_image, 0, 0, 2, 1, Qt::AlignTop);
    layout->addWidget(m_title, 0, 1);
    layout->addWidget(m_about, 1, 1);
    layout->setColumnStretch(1, 1);
    layout->setRowStretch(1, 1);
    m_about->setWordWrap(true);
    m_about->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    for (QLabel *label : {m_image, m_title, m_about}) {
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        label->setTextFormat(Qt::PlainText);
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    fit();
}

void LinkButton::fit() {
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    const int side = qMax(24, fontMetrics().height() * 3 / 2);
    m_image->setPixmap(m_picture.pixmap(side, side));
    m_about->setMinimumWidth(fontMetrics().averageCharWidth() * 30);
    updateGeometry();
}

void LinkButton::changeEvent(QEvent *event) {
    QPushButton::changeEvent(event);
    if (m_about && (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange))
        fit();
}

QSize LinkButton::sizeHint() const {
    const int width = layout()->sizeHint().width();
    return {width, heightForWidth(width)};
}

QSize LinkButton::minimumSizeHint() const { return layout()->minimumSize(); }

int LinkButton::heightForWidth(int width) const { return layout()->totalHeightForWidth(width); }

} // namespace sabretache::ui
