// Rolls that are wanted, each with a place for its faces: thrown by the program or typed in from
// the table, one key a die.
#pragma once

#include "dice/roll.h"
#include "ui/models/campaign/campaigndesk.h"

#include <QDialog>

#include <vector>

class QTableWidget;
class QPushButton;

namespace sabretache::ui {

class DiceDialog : public QDialog {
    Q_OBJECT
public:
    DiceDialog(CampaignDesk &desk, const QString &title, std::vector<dice::RollRequest> rolls,
               QWidget *parent = nullptr);
    /// One list of faces for each roll; complete when the dialog was accepted.
    std::vector<dice::Faces> faces() const;
    /// Whether every face was the program's.
    bool allProgram() const { return m_typed.empty(); }
    const std::vector<std::size_t> &typed() const { return m_typed; }

    /// Asks; @return false: given up.
    static bool ask(CampaignDesk &desk, const QString &title,
                    const std::vector<dice::RollRequest> &rolls, std::vector<dice::Faces> &faces,
                    QWidget *parent);

private:
    void check();
    CampaignDesk &m_desk;
    std::vector<dice::RollRequest> m_rolls;
    std::vector<std::size_t> m_typed;
    QTableWidget *m_table;
    QPushButton *m_ok;
    bool m_filling = false;
};

} // namespace sabretache::ui
