// The problems list: each with its sign, name, explanation, rule and mend. Enter goes to the place,
// M mends, R opens the rule; the same by mouse on the words.
#pragma once

#include "base/rulenumber.h"
#include "oob/queries.h"

#include <QListView>

namespace sabretache::ui {

class ProblemsModel;

class ProblemsView : public QListView {
    Q_OBJECT
public:
    explicit ProblemsView(QWidget *parent = nullptr);
    void setProblems(ProblemsModel *model);

Q_SIGNALS:
    void placeWanted(const sabretache::oob::Place &place);
    void ruleWanted(const sabretache::RuleNumber &rule);
    void mendWanted(const QModelIndex &index);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void goTo(const QModelIndex &index);
    void openRule(const QModelIndex &index);
    ProblemsModel *m_problems = nullptr;
};

} // namespace sabretache::ui
