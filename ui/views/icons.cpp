#include "ui/views/icons.h"

#include "ui/views/theme.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPaintEngine>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

static void loadResources() { Q_INIT_RESOURCE(icons); }

namespace sabretache::ui {
namespace {

class SvgEngine final : public QIconEngine {
public:
    explicit SvgEngine(QString name) : m_name(std::move(name)) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode,
               QIcon::State state) override {
        // On a screen from the picture made before: reading the drawing costs more than painting
        // it. On paper, or turned, from the drawing itself.
        const QTransform &turned = painter->deviceTransform();
        const QPaintEngine *engine = painter->paintEngine();
        if (!engine || engine->type() != QPaintEngine::Raster ||
            turned.type() > QTransform::TxScale) {
            draw(painter, rect, mode);
            return;
        }
        const QSize pixels = turned.mapRect(QRectF(rect)).size().toSize();
        if (pixels.isEmpty())
            return;
        painter->drawPixmap(rect, pixmap(pixels, mode, state));
    }
    void draw(QPainter *painter, const QRect &rect, QIcon::Mode mode) const {
        const QPalette palette = QGuiApplication::palette();
        const Colours &colours = coloursFor(palette);
        const QColor ink = palette.color(
            mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active, QPalette::ButtonText);
        QByteArray svg = source();
        const auto put = [&svg](const char *word, const QColor &colour) {
            svg.replace(word, colour.name().toLatin1());
        };
        put("currentColor", ink);
        put("accentColor", mode == QIcon::Disabled ? ink : colours.accent);
        put("noteColor", colours.note);
        put("warningColor", QColor(0x8a, 0x5a, 0x00));
        put("faultColor", colours.dark ? QColor(0xd8, 0x43, 0x3a) : colours.fault);
        QSvgRenderer(svg).render(painter, rect);
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State /*state*/) override {
        const QPalette palette = QGuiApplication::palette();
        const QString key = QStringLiteral("sabretache-%1-%2-%3-%4")
                                .arg(m_name)
                                .arg(size.width())
                                .arg(int(mode))
                                .arg(palette.color(QPalette::ButtonText).rgba());
        QPixmap out;
        if (QPixmapCache::find(key, &out))
            return out;
        out = QPixmap(size);
        out.fill(Qt::transparent);
        QPainter painter(&out);
        draw(&painter, QRect(QPoint(), size), mode);
        painter.end();
        QPixmapCache::insert(key, out);
        return out;
    }
    QIconEngine *clone() const override { return new SvgEngine(m_name); }
    bool isNull() override { return source().isEmpty(); }
    QString key() const override { return QStringLiteral("sabretache"); }

private:
    QByteArray source() const {
        QFile file(QStringLiteral(":/icons/") + m_name + QStringLiteral(".svg"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString m_name;
};

} // namespace

QIcon icon(const QString &name) {
    loadResources();
    return QIcon(new SvgEngine(name));
}

QIcon severityIcon(rules::Severity severity) {
    switch (severity) {
    case rules::Severity::Note:
        return icon(QStringLiteral("severity-note"));
    case rules::Severity::Warning:
        return icon(QStringLiteral("severity-warning"));
    case rules::Severity::Fault:
        break;
    }
    return icon(QStringLiteral("severity-fault"));
}

} // namespace sabretache::ui
