#include "ui/models/battle/shown.h"

#include "ui/models/battle/battlewords.h"

#include <QSettings>

namespace sabretache::ui {

namespace {

QString keyOf(BattleId battle, const char *what) {
    return QStringLiteral("battles/%1/%2").arg(fromStd(battle.text()), QLatin1String(what));
}

} // namespace

battle::Form shownForm(const SideView &side, battle::Form form) {
    if (!side.viewer())
        return form;
    for (battle::FormField &field : form.fields)
        std::erase_if(field.choices, [&](const battle::FormChoice &choice) {
            return side.hides(Record{{}, {{"choice", choice.value}}});
        });
    return form;
}

std::optional<battle::Side> shownTo(BattleId battle) {
    const QVariant side = QSettings().value(keyOf(battle, "shown-to"));
    if (!side.isValid())
        return std::nullopt;
    return side.toInt() == 0 ? battle::Side::First : battle::Side::Second;
}

void setShownTo(BattleId battle, std::optional<battle::Side> side) {
    const QString key = keyOf(battle, "shown-to");
    if (side)
        QSettings().setValue(key, static_cast<int>(battle::index(*side)));
    else
        QSettings().remove(key);
}

std::set<UnitId> revealedIn(BattleId battle) {
    std::set<UnitId> out;
    for (const QString &id : QSettings().value(keyOf(battle, "revealed")).toStringList())
        if (const auto unit = UnitId::parse(id.toStdString()))
            out.insert(*unit);
    return out;
}

void setRevealedIn(BattleId battle, const std::set<UnitId> &units) {
    QStringList ids;
    for (const UnitId &unit : units)
        ids << fromStd(unit.text());
    if (ids.isEmpty())
        QSettings().remove(keyOf(battle, "revealed"));
    else
        QSettings().setValue(keyOf(battle, "revealed"), ids);
}

} // namespace sabretache::ui
