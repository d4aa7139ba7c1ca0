// The campaign of the open book, as its pages see it: the value, read anew when the book changes
// and somebody looks, and the one way to act on it. Every act is one edit of the book's history.
#pragma once

#include "campaign/returns.h"
#include "campaign/turns.h"
#include "dice/roll.h"
#include "ui/commands/bookeditor.h"
#include "ui/models/campaign/campaignreport.h"

#include <QObject>

#include <future>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sabretache::ui {

class CampaignDesk : public QObject {
    Q_OBJECT
public:
    /// `editor` must outlive it.
    explicit CampaignDesk(BookEditor &editor, QObject *parent = nullptr);
    ~CampaignDesk() override;

    BookEditor &editor() const { return m_editor; }
    const Texts &texts() const { return m_editor.texts(); }
    const oob::OrderOfBattle &book() const { return m_editor.book(); }
    const rules::RuleSet &rules() const { return m_editor.session().ruleSet(); }
    bool readOnly() const { return m_editor.session().readOnly(); }
    campaign::Context context() const {
        return {m_editor.book(), m_editor.session().ruleSet(), m_editor.session().ids()};
    }

    bool hasCampaign() const { return campaign::hasCampaign(m_editor.book()); }
    /// Why the campaign can't be read; empty: it can, or there is none.
    std::optional<Error> error() const;
    /// The campaign with the book as it stands; only while it can be read.
    const campaign::Working &work() const;
    const campaign::Campaign &campaign() const { return work().campaign; }
    const CampaignReport &report() const;
    /// 0 for the first side, 1 for the second, -1 for any other.
    int sidePlace(const std::string &side) const;

    /// Does an act; why not is said on the status line.
    bool perform(const Result<oob::Edit> &edit);
    dice::Faces roll(const dice::RollRequest &request) { return m_dice.roll(request); }
    /// Starts the program's dice anew, for tests.
    void seedDice(std::uint64_t seed) { m_dice = dice::ProgramDice(seed); }

    QString name(const Uuid &id) const;

Q_SIGNALS:
    /// The campaign, or what it stands on, is another.
    void changed();
    void refused(const QString &why);

private:
    /// Reads the campaign on another thread, while the page that shows it is made. The book and
    /// the session's ids are that thread's for as long: before the book changes, and before anybody
    /// looks, it is waited for, and making a page asks for no ids.
    void startReading();
    void forget();
    BookEditor &m_editor;
    dice::ProgramDice m_dice;
    mutable std::future<Result<campaign::Working>> m_reading;
    mutable std::shared_ptr<const campaign::Working> m_work;
    mutable std::unique_ptr<CampaignReport> m_report;
    mutable std::optional<Error> m_error;
};

} // namespace sabretache::ui
