// Weather by turn, objectives with their points, reinforcements by turn, deployment and notes.
#pragma once

#include "ui/views/battle/scenariosection.h"

class QGridLayout;
class QPlainTextEdit;
class QTableWidget;
class QTimer;

namespace sabretache::ui {

class ScenarioTables : public ScenarioSection {
    Q_OBJECT
public:
    ScenarioTables(const PageContext &context, QWidget *parent);
    void setNarrow(bool narrow) override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill() override;
    void fillWeather();
    void fillReinforcements();
    void addTable(const QString &title, QTableWidget *table);
    void add(const QTableWidget *table);
    void drop(const QTableWidget *table);
    void takeTables();
    void takeWords();

    QGridLayout *m_grid;
    std::vector<QWidget *> m_parts; ///< each with its title, in the order of reading
    QTableWidget *m_weather;
    QTableWidget *m_objectives;
    QTableWidget *m_reinforcements;
    QPlainTextEdit *m_notes;
    QPlainTextEdit *m_deployment;
    QTimer *m_words; ///< written when the writer pauses, not at every letter
};

} // namespace sabretache::ui
