#include "ui/models/campaign/campaigndesk.h"

#include "base/invariant.h"

#include <algorithm>
#include <random>

namespace sabretache::ui {

CampaignDesk::CampaignDesk(BookEditor &editor, QObject *parent)
    : QObject(parent), m_editor(editor), m_dice(std::random_device{}()) {
    const auto again = [this] {
        forget();
        Q_EMIT changed();
    };
    connect(&editor.session(), &session::BookSession::changed, this, again);
    connect(&editor.session(), &session::BookSession::reset, this, again);
    const auto stop = [this] { m_reading = {}; };
    connect(&editor.session(), &session::BookSession::aboutToChange, this, stop);
    connect(&editor.session(), &session::BookSession::aboutToReset, this, stop);
    startReading();
}

CampaignDesk::~CampaignDesk() = default;

void CampaignDesk::startReading() {
    if (hasCampaign())
        m_reading =
            std::async(std::launch::async | std::launch::deferred,
                       [on = context(), ahead = m_editor.session().takeCampaign()]() mutable {
                           return ahead.valid() ? campaign::Working::on(on, ahead.get())
                                                : campaign::Working::on(on);
                       });
}

void CampaignDesk::forget() {
    m_work.reset();
    m_report.reset();
    m_error.reset();
}

std::optional<Error> CampaignDesk::error() const {
    if (!hasCampaign())
        return std::nullopt;
    if (!m_work && !m_error) {
        auto work = m_reading.valid() ? m_reading.get() : campaign::Working::on(context());
        if (work)
            m_work = std::make_shared<campaign::Working>(std::move(*work));
        else
            m_error = work.error();
    }
    return m_error;
}

const campaign::Working &CampaignDesk::work() const {
    static_cast<void>(error());
    SAB_INVARIANT(m_work != nullptr);
    return *m_work;
}

const CampaignReport &CampaignDesk::report() const {
    if (!m_report) {
        const campaign::Campaign &read = campaign();
        m_report = std::make_unique<CampaignReport>(
            m_editor.book(), rules(), texts(),
            std::shared_ptr<const campaign::Campaign>(m_work, &read));
    }
    return *m_report;
}

int CampaignDesk::sidePlace(const std::string &side) const {
    const auto names = campaign().sideNames();
    const auto it = std::ranges::find(names, side);
    const auto at = it - names.begin();
    return it == names.end() || at > 1 ? -1 : static_cast<int>(at);
}

bool CampaignDesk::perform(const Result<oob::Edit> &edit) {
    if (!edit) {
        Q_EMIT refused(texts().error(edit.error(), namesOf(book())));
        return false;
    }
    return m_editor.perform(edit);
}

QString CampaignDesk::name(const Uuid &id) const { return namesOf(book())(id); }

} // namespace sabretache::ui
