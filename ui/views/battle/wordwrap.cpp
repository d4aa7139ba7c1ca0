#include "ui/views/battle/wordwrap.h"

#include <QFontMetrics>

namespace sabretache::ui {

namespace {

/// Ideographs stand without spaces: a line may end after each.
bool isIdeograph(QChar c) { return c.unicode() >= 0x2E80 && !c.isSurrogate(); }

/// @return place after the word that begins at `from`, its hyphen included, its spaces not
qsizetype endOfWord(QStringView text, qsizetype from) {
    qsizetype i = from;
    while (i < text.size() && text[i] != u' ') {
        const QChar c = text[i++];
        const bool more = i < text.size() && text[i] != u' ';
        if (!more || isIdeograph(c) || isIdeograph(text[i]))
            break;
        if ((c == u'-' || c == u'/' || c == u'\u2013') && i - from > 1 && text[i].isLetter())
            break;
    }
    return i;
}

} // namespace

void WordWrap::setFont(const QFont &font) {
    if (m_space > 0 && font == m_font)
        return;
    m_font = font;
    m_widths.clear();
    m_space = std::max(1, QFontMetrics(font).horizontalAdvance(u' '));
}

int WordWrap::widthOf(QStringView word) {
    const auto it = m_widths.constFind(QString::fromRawData(word.data(), word.size()));
    if (it != m_widths.cend())
        return *it;
    const QString own = word.toString();
    return *m_widths.insert(own, QFontMetrics(m_font).horizontalAdvance(own));
}

int WordWrap::advance(QStringView text) {
    int out = 0;
    for (qsizetype i = 0; i < text.size();) {
        if (text[i] == u' ') {
            out += m_space;
            ++i;
            continue;
        }
        const qsizetype end = endOfWord(text, i);
        out += widthOf(text.sliced(i, end - i));
        i = end;
    }
    return out;
}

QStringList WordWrap::lines(const QString &text, int width) {
    QStringList out;
    qsizetype begin = 0; // of the line
    qsizetype end = 0;   // of its last word
    int x = 0;           // after that word
    int spaces = 0;      // since then
    for (qsizetype i = 0; i < text.size();) {
        if (text[i] == u' ') {
            spaces += m_space;
            ++i;
            continue;
        }
        const qsizetype next = endOfWord(text, i);
        const int wide = widthOf(QStringView(text).sliced(i, next - i));
        if (x > 0 && x + spaces + wide > width) {
            out << text.mid(begin, end - begin);
            begin = i;
            x = 0;
            spaces = 0;
        }
        x += spaces + wide;
        spaces = 0;
        i = end = next;
    }
    if (end > begin)
        out << text.mid(begin, end - begin);
    return out;
}

} // namespace sabretache::ui
