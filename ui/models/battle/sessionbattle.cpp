#include "ui/models/battle/sessionbattle.h"

namespace sabretache::ui {

SessionBattle::SessionBattle(session::BattleSession &battle, QObject *parent)
    : BattleSource(parent), m_battle(battle) {
    connect(&battle, &session::BattleSession::stepAppended, this, &BattleSource::stepAppended);
    connect(&battle, &session::BattleSession::reverted, this, &BattleSource::reverted);
}

} // namespace sabretache::ui
