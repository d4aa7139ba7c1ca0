// Breaks words into lines by the widths of single words, each measured once: thousands of log rows
// say the same few hundred words, and shaping each row anew was most of opening a long battle.
#pragma once

#include <QFont>
#include <QHash>
#include <QStringList>

namespace sabretache::ui {

class WordWrap {
public:
    /// Words are measured in this font from now on.
    void setFont(const QFont &font);
    /// @return the text in lines, none wider than `width` pixels unless a single word is
    QStringList lines(const QString &text, int width);
    /// @return pixels of the words in one line
    int advance(QStringView text);

private:
    int widthOf(QStringView word);
    QFont m_font;
    int m_space = 0;
    QHash<QString, int> m_widths;
};

} // namespace sabretache::ui
