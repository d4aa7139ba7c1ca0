#include "ui/delegates/celltexts.h"

#include <QPainter>
#include <QtMath>

namespace sabretache::ui {

bool CellTexts::useFont(const QFont &font) {
    if (m_ready && m_faces[Plain].font == font)
        return false;
    m_ready = true;
    m_laid.clear();
    QFont bold = font;
    bold.setBold(true);
    m_faces[Plain] = {font, QFontMetrics(font)};
    m_faces[Bold] = {bold, QFontMetrics(bold)};
    return true;
}

void CellTexts::draw(QPainter *painter, const QRect &rect, Qt::Alignment align, const QString &text,
                     Style style) {
    if (text.isEmpty() || rect.width() <= 0)
        return;
    const Face &face = m_faces[style];
    const Key key{text, rect.width(), style};
    Laid *laid = m_laid.object(key);
    if (!laid) {
        laid = new Laid{QStaticText(text)};
        laid->text.setTextFormat(Qt::PlainText);
        laid->text.setPerformanceHint(QStaticText::AggressiveCaching);
        const auto lay = [&] {
            laid->text.prepare(painter->transform(), face.font);
            laid->width = qCeil(laid->text.size().width());
        };
        lay();
        if (laid->width > rect.width()) {
            laid->text.setText(face.metrics.elidedText(text, Qt::ElideRight, rect.width()));
            lay();
        }
        m_laid.insert(key, laid);
    }
    if (painter->font() != face.font)
        painter->setFont(face.font);
    const int left =
        align.testFlag(Qt::AlignRight) ? rect.left() + rect.width() - laid->width : rect.left();
    const int top = rect.top() + (rect.height() - face.metrics.height()) / 2;
    painter->drawStaticText(left, top, laid->text);
}

} // namespace sabretache::ui
