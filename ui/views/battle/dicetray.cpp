#include "ui/views/battle/dicetray.h"

#include "ui/views/battle/battlelook.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace sabretache::ui {

DiceTray::DiceTray(QWidget *parent) : QWidget(parent) {
    setObjectName(QStringLiteral("diceTray"));
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Dice"));
}

void DiceTray::start(const dice::RollRequest &request) {
    m_request = request;
    m_faces.clear();
    m_typedNumber = 0;
    tell();
}

void DiceTray::showFaces(const dice::Faces &faces) {
    m_request.count = Dice(static_cast<std::int32_t>(faces.size()));
    m_faces = faces;
    m_typing = false;
    tell();
}

void DiceTray::setTyping(bool on) {
    m_typing = on;
    update();
}

void DiceTray::fill(const dice::Faces &faces) {
    for (const std::uint8_t f : faces)
        if (!full())
            m_faces.push_back(f);
    tell();
}

void DiceTray::tell() {
    QStringList words;
    for (const std::uint8_t f : m_faces)
        words << QString::number(f);
    setAccessibleDescription(
        tr("%1 of %2 dice: %3").arg(m_faces.size()).arg(wanted()).arg(words.join(u' ')));
    updateGeometry();
    update();
    Q_EMIT facesChanged();
}

int DiceTray::boxSize() const { return std::max(36, fontMetrics().height() * 5 / 2); }

namespace {
constexpr int kGap = 8;
constexpr int kGroup = 5; ///< dice are laid out in fives, which the eye counts at once
constexpr int kGroupGap = 10;
} // namespace

int DiceTray::rowWidth(int dice) const {
    return dice * (boxSize() + kGap) + (dice - 1) / kGroup * kGroupGap;
}

int DiceTray::perRow(int width) const {
    int n = 1;
    while (n < 200 && rowWidth(n + 1) - kGap <= width)
        ++n;
    // Whole groups, where there is room for one and more than a row is needed.
    return n > kGroup && wanted() > n ? n - n % kGroup : n;
}

QRect DiceTray::box(int i) const {
    const int n = perRow(width());
    const int column = i % n;
    return {column * (boxSize() + kGap) + column / kGroup * kGroupGap + 1,
            (i / n) * (boxSize() + kGap) + 1, boxSize(), boxSize()};
}

QSize DiceTray::sizeHint() const {
    const int n = std::clamp(wanted(), 1, 2 * kGroup);
    return {rowWidth(n), heightForWidth(std::max(width(), rowWidth(n)))};
}

QSize DiceTray::minimumSizeHint() const { return {2 * (boxSize() + 8), boxSize() + 4}; }

int DiceTray::heightForWidth(int width) const {
    const int n = perRow(width);
    const int rows = (std::max(1, wanted()) + n - 1) / n;
    return rows * (boxSize() + 8) - 4;
}

void DiceTray::paintEvent(QPaintEvent *) {
    QPainter p(this);
    const BattleLook look = BattleLook::of(palette());
    p.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < wanted(); ++i) {
        const QRectF r = box(i);
        if (static_cast<std::size_t>(i) < m_faces.size()) {
            p.setFont(scaled(font(), 1.6, true));
            drawDie(p, r, m_faces[static_cast<std::size_t>(i)], look);
            continue;
        }
        const bool next = static_cast<std::size_t>(i) == m_faces.size() && m_typing;
        p.setBrush(look.base);
        p.setPen(QPen(next && hasFocus() ? look.accent : look.line, next && hasFocus() ? 2 : 1));
        p.drawRoundedRect(r.adjusted(1, 1, -1, -1), 5, 5);
        if (next) {
            p.setPen(look.dim);
            p.setFont(scaled(font(), 0.9));
            p.drawText(r, Qt::AlignCenter, QString::number(i + 1));
        }
    }
}

void DiceTray::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        Q_EMIT entered();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT left();
        return;
    }
    if (!m_typing || event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (event->key() == Qt::Key_Backspace) {
        if (!m_faces.empty())
            m_faces.pop_back();
        tell();
        return;
    }
    const QString text = event->text();
    if (text.size() == 1 && text[0].isDigit()) {
        const int digit = text[0].digitValue();
        int face = digit;
        if (m_request.sides > 9) {
            // Two keys a die: 07, 12.
            if (m_typedNumber == 0) {
                m_typedNumber = digit + 1;
                return;
            }
            face = (m_typedNumber - 1) * 10 + digit;
            m_typedNumber = 0;
        }
        if (face >= 1 && face <= m_request.sides)
            fill({static_cast<std::uint8_t>(face)});
        return;
    }
    QWidget::keyPressEvent(event);
}

void DiceTray::mousePressEvent(QMouseEvent *event) {
    setFocus(Qt::MouseFocusReason);
    if (!m_typing)
        return;
    for (int i = 0; i < wanted(); ++i) {
        if (!box(i).contains(event->position().toPoint()))
            continue;
        const auto at = static_cast<std::size_t>(i);
        if (at < m_faces.size()) {
            m_faces[at] = static_cast<std::uint8_t>(m_faces[at] % m_request.sides + 1);
            tell();
        } else if (at == m_faces.size()) {
            fill({1});
        }
    }
}

void DiceTray::changeEvent(QEvent *event) {
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

void DiceTray::focusInEvent(QFocusEvent *event) {
    QWidget::focusInEvent(event);
    update();
}

void DiceTray::focusOutEvent(QFocusEvent *event) {
    QWidget::focusOutEvent(event);
    update();
}

} // namespace sabretache::ui
