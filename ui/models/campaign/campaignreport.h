// A campaign in words: the chronicle as lines, Markdown or a web page, and what one side may know
// of it. The window, the command line and prints all take their words from here.
#pragma once

#include "campaign/entries.h"
#include "campaign/turns.h"
#include "ui/text/texts.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace sabretache::ui {

/// One line of the chronicle.
struct ChronicleLine {
    campaign::EntryId id;
    QString date;     ///< "Wed 13 August 1704"
    QString oldStyle; ///< "2 August", or empty where the campaign shows no Julian dates
    QString kind;     ///< "battle", "march" ...: key of word/chronicle-KIND
    QString sentence;
    QString note; ///< the umpire's own words
    RuleNumber rule;
    std::string iso;
    std::int32_t turn = 0;
};

class CampaignReport {
public:
    /// All must outlive it.
    CampaignReport(const oob::OrderOfBattle &book, const rules::RuleSet &rules, const Texts &texts);
    /// Of a campaign that was read already.
    CampaignReport(const oob::OrderOfBattle &book, const rules::RuleSet &rules, const Texts &texts,
                   std::shared_ptr<const campaign::Campaign> campaign);

    /// Empty when the book's campaign and its chronicle can be read.
    const std::optional<Error> &error() const;
    const campaign::Campaign &campaign() const { return *m_campaign; }
    /// The chronicle, read when it is first asked for: a date needs none of it.
    const std::vector<campaign::Entry> &entries() const;

    QString dateText(const std::string &iso, bool weekday = false) const;
    /// @return "2 August", or empty where the campaign shows no Julian dates. @rule CA-2.1
    QString oldStyleText(const std::string &iso) const;
    /// @return "Turn 7 of 18, 11 to 17 August 1704"
    QString turnText(std::int32_t turn) const;
    QString sentence(const campaign::Entry &entry) const;
    static QString kindOf(const campaign::Entry &entry);

    /// By date, oldest first. @param side only what that side may know; empty: everything
    std::vector<ChronicleLine> lines(const std::string &side = {}) const;
    /// @rule CA-9.2
    QString markdown(const std::string &side = {}) const;
    QString html(const std::string &side = {}) const;

    /// What a side may know: its own state, contacts, arrivals, standings. Nothing of it names an
    /// enemy's unit that it has not met.
    QString sideMarkdown(const std::string &side) const;
    QString sideHtml(const std::string &side) const;

private:
    QString title() const;
    const oob::OrderOfBattle &m_book;
    const rules::RuleSet &m_rules;
    const Texts &m_texts;
    std::shared_ptr<const campaign::Campaign> m_campaign; ///< never null
    mutable std::optional<std::vector<campaign::Entry>> m_entries;
    mutable std::optional<Error> m_error;
};

} // namespace sabretache::ui
