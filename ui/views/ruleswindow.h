// The rule set in our words: every numbered line with its kind and who answers it, with a search.
#pragma once

#include "rules/ruleset.h"
#include "ui/text/texts.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QTextBrowser;

namespace sabretache::ui {

class RulesWindow : public QWidget {
    Q_OBJECT
public:
    RulesWindow(const rules::RuleSetList &ruleSets, const Texts &texts, QWidget *parent = nullptr);

    void showRuleSet(std::string_view ruleSet);
    /// Shows a line, in whichever rule set it stands.
    void showRule(const RuleNumber &rule);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();

    const rules::RuleSetList &m_ruleSets;
    const Texts &m_texts;
    QComboBox *m_which;
    QLineEdit *m_search;
    QLabel *m_count;
    QTextBrowser *m_words;
    QString m_marked;
};

} // namespace sabretache::ui
