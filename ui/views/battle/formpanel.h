// The form of the chosen action: what is asked on the left, what follows on the right. Made from
// the engine's description of the form alone.
#pragma once

#include "ui/models/battle/battledesk.h"

#include <QWidget>

#include <map>
#include <string>
#include <vector>

class QBoxLayout;
class QGridLayout;
class QLabel;

namespace sabretache::ui {

class FactsView;
class FieldEditor;
class UnitsTable;

/// Signs and names above the form.
class FormHead : public QWidget {
    Q_OBJECT
public:
    explicit FormHead(const BattleDesk &desk, QWidget *parent = nullptr);
    void show(const QString &title, const std::string &actor, const std::string &target);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double signWidth() const;
    const BattleDesk &m_desk;
    QString m_title;
    std::string m_actor;
    std::string m_target;
};

class FormPanel : public QWidget {
    Q_OBJECT
public:
    explicit FormPanel(BattleDesk &desk, QWidget *parent = nullptr);

    /// Puts the focus into the first field that is asked; false: none is.
    bool focusFirst();
    bool empty() const { return m_rows.empty(); }
    /// @param width of the place it scrolls in, scroll bar and all: what stands side by side must
    /// not hang on whether a scroll bar is there, or the two would chase each other.
    void setRoom(int width);
    /// Puts `value` into a field as if it were entered; for tests.
    FieldEditor *editor(const std::string &key) const;
    UnitsTable *table() const { return m_table; }

Q_SIGNALS:
    void submitted();
    void left();
    void ruleActivated(const QString &rule);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        battle::FormField field;
        FieldEditor *editor = nullptr;
        QLabel *remark = nullptr;
    };
    void refresh();
    void rebuild();
    void update();
    void showFacts();
    void arrange();
    bool asked(const battle::FormField &field) const;
    std::string signature() const;
    QWidget *ruleLabel(RuleNumber rule);
    void pickUnits(const std::string &key, const std::vector<std::string> &units);

    BattleDesk &m_desk;
    FormHead *m_head;
    QBoxLayout *m_halves;
    QWidget *m_fields;
    QGridLayout *m_grid;
    QLabel *m_factsTitle;
    FactsView *m_facts;
    QLabel *m_refused;
    QLabel *m_empty;
    std::vector<Row> m_rows;
    std::vector<QLabel *> m_labels; ///< beside the fields
    UnitsTable *m_table = nullptr;
    std::string m_tableKey;
    std::string m_signature;
    std::string m_action; ///< whose fields stand there
    int m_room = 0;
};

/// Labels with mnemonics: a different letter for each where they have one, none that is taken.
QStringList withMnemonics(const QStringList &labels, const QString &taken);

} // namespace sabretache::ui
