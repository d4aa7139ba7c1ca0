// The chronicle: everything that happened, as sentences, with the umpire's own words beside the
// facts; found, filtered, exported.
#pragma once

#include "ui/views/campaign/campaignpanel.h"

class QComboBox;
class QLineEdit;
class QPlainTextEdit;

namespace sabretache::ui {

class ChroniclePanel : public CampaignPanel {
    Q_OBJECT
public:
    ChroniclePanel(const PageContext &context, CampaignDesk &desk, QWidget *parent = nullptr);
    QWidget *firstFocus() override { return m_table; }

public Q_SLOTS:
    /// @param format "md" or "html"
    void exportAs(const QString &format);
    /// A report for every side, into a folder.
    void reportForSides();

protected:
    void refresh() override;

private:
    void fill();
    void showNote();
    void keepNote();
    std::string side() const;

    QComboBox *m_kind;
    QComboBox *m_side;
    QLineEdit *m_find;
    QLabel *m_count;
    FactTable *m_table;
    QPlainTextEdit *m_note;
    campaign::EntryId m_noteOf;
};

} // namespace sabretache::ui
