// What the panels of the campaign's page share: they look at the desk, are filled anew only while
// they are seen, and show facts in small tables that can be copied.
#pragma once

#include "ui/models/campaign/campaigndesk.h"
#include "ui/views/page.h"

#include <QStandardItemModel>
#include <QTableView>
#include <QWidget>

#include <functional>

class QLabel;

namespace sabretache::ui {

class CampaignPanel : public QWidget {
    Q_OBJECT
public:
    CampaignPanel(const PageContext &context, CampaignDesk &desk, QWidget *parent = nullptr);
    /// Where the keyboard should be.
    virtual QWidget *firstFocus() { return this; }

Q_SIGNALS:
    void message(const QString &text);
    /// Shows a return, the map and so on.
    void wanted(const QString &panel, const sabretache::Uuid &what);

protected:
    virtual void refresh() = 0;
    void showEvent(QShowEvent *event) override;
    const Texts &texts() const { return m_desk.texts(); }
    QString word(std::string_view key) const { return texts().label(TextKind::Word, key); }
    static QString text16(const std::string &text) { return QString::fromStdString(text); }
    static QLabel *heading(const QString &text, QWidget *parent);

    PageContext m_context;
    CampaignDesk &m_desk;

private:
    void look();
    bool m_stale = true;
};

/// A table of texts: read-only rows with an id each.
class FactTable : public QTableView {
    Q_OBJECT
public:
    explicit FactTable(const QString &name, QWidget *parent = nullptr);
    /// @param numbers columns from this one on are right-aligned
    void setHeads(const QStringList &heads, int numbers);
    void clearRows();
    /// @param faint shown quietly: not in the field, past ...
    void addRow(const QStringList &cells, const Uuid &id = {}, bool faint = false);
    /// Puts the cursor back to the row of `id` after a refill.
    void select(const Uuid &id);
    Uuid currentId() const;
    QStandardItemModel &items() { return *m_model; }
    void setRowsShown(int rows);
    /// Copies the selected rows, or all, as text with tabs.
    void copy();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// The first column.
    void fitFirst();
    /// Rows as high as the text.
    void fitRows();
    /// Widths by what the cells hold, once all rows are in.
    void fitSoon();
    QStandardItemModel *m_model = nullptr;
    bool m_fitting = false;
    int m_numbers = 1;
    int m_rowsShown = 0;
};

} // namespace sabretache::ui
