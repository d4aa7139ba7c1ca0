#include "ui/models/campaign/campaigndice.h"

#include "base/words.h"
#include "session/battlesession.h"
#include "ui/models/battle/battlewords.h"

#include <algorithm>
#include <array>

namespace sabretache::ui {

namespace {

void addTo(std::vector<CampaignDice::Row> &rows, const std::string &name, const FaceCounts &more) {
    if (more.total() == 0)
        return;
    auto it = std::ranges::find(rows, name, &CampaignDice::Row::first);
    if (it == rows.end())
        it = rows.insert(rows.end(), {name, {}});
    it->second.add(more);
}

FaceCounts countsOf(std::initializer_list<const dice::Faces *> lists) {
    FaceCounts out;
    for (const dice::Faces *faces : lists)
        for (const std::uint8_t face : *faces)
            out.add(face);
    return out;
}

} // namespace

CampaignDice CampaignDiceReader::read() {
    CampaignDice out;
    if (!m_desk.hasCampaign() || m_desk.error())
        return out;
    session::BookSession &book = m_desk.editor().session();
    std::map<BattleId, std::int64_t> steps;
    for (const session::BattleSummary &battle : book.battles())
        steps[battle.id] = battle.steps;
    std::vector<const campaign::Fight *> fights;
    for (const auto &[id, fight] : m_desk.campaign().fights)
        fights.push_back(&fight);
    std::ranges::stable_sort(fights, {}, [](const campaign::Fight *f) { return f->date; });
    for (const campaign::Fight *fight : fights) {
        const std::array<std::string, 2> sides{fight->first, fight->second};
        if (const auto stored = steps.find(fight->battle); stored != steps.end()) {
            Kept &kept = m_kept[fight->battle];
            if (kept.steps != stored->second)
                if (const auto battle = book.openBattle(fight->battle)) {
                    kept.steps = stored->second;
                    kept.audit = auditDice((*battle)->steps(),
                                           BattleWords((*battle)->setup(), m_desk.texts()));
                }
            const DiceAudit &audit = kept.audit;
            out.all.add(audit.all);
            addTo(out.byBattle, fight->name, audit.all);
            for (std::size_t i = 0; i < 2; ++i)
                addTo(out.bySide, sides[i], audit.bySide[i]);
            for (const auto &[source, counts] : audit.bySource)
                addTo(out.bySource, source, counts);
        }
        const auto paper = campaign::readReturn(m_desk.book(), fight->id);
        if (!paper)
            continue; // none yet
        const auto count = [&](const FaceCounts &counts, std::int32_t side, dice::Source source) {
            out.all.add(counts);
            out.ofReturns.add(counts);
            if (side == 0 || side == 1)
                addTo(out.bySide, sides[static_cast<std::size_t>(side)], counts);
            addTo(out.bySource, std::string(word(source)), counts);
        };
        for (const campaign::ReturnLine &line : paper->lines)
            count(countsOf({&line.wounded, &line.stragglers}), line.side, line.source);
        for (const campaign::ReturnPerson &person : paper->persons)
            count(countsOf({&person.die, &person.turns}), person.side, person.source);
    }
    return out;
}

} // namespace sabretache::ui
