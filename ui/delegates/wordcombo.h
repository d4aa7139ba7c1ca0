// A choice in a cell, by keyboard: what is typed narrows it to the word that begins so, blanks
// included, with no time limit ("light c" is light cavalry however slowly one types).
#pragma once

#include <QComboBox>

namespace sabretache::ui {

class WordCombo : public QComboBox {
public:
    explicit WordCombo(QWidget *parent);
    /// @return whether a word was chosen, be it the one that stood there already
    bool chosen() const { return m_chosen; }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    /// @return the first word that begins with `typed`, else one that has a word beginning so; -1
    int find(const QString &typed) const;
    QString m_typed;
    bool m_chosen = false;
};

} // namespace sabretache::ui
