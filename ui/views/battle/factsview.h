// What follows from a form: a line for each fact with its rules at the right. Painted, since it is
// new with each key: a rich text's table was laid out a dozen times for each, by far the largest
// part of an input.
#pragma once

#include "ui/views/battle/wordwrap.h"

#include <QWidget>

#include <utility>
#include <vector>

namespace sabretache::ui {

/// The number of a rule, underlined; a click or Enter opens its words.
class RuleLink : public QWidget {
    Q_OBJECT
public:
    explicit RuleLink(QString rule, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void activated(const QString &rule);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QString m_rule;
};

class FactsView : public QWidget {
    Q_OBJECT
public:
    struct Row {
        QString label;
        QString value; ///< empty: the label stands alone
        QStringList rules;
        friend bool operator==(const Row &, const Row &) = default;
    };
    explicit FactsView(QWidget *parent = nullptr);
    void show(std::vector<Row> rows);
    const std::vector<Row> &rows() const { return m_rows; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

Q_SIGNALS:
    void ruleActivated(const QString &rule);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    struct Link {
        QRect box;
        QString rule;
    };
    struct Placed {
        QPoint label;
        QPoint value;
        QStringList labelLines;
        QStringList valueLines;
    };
    void place(int width) const;
    void forget();
    const Link *linkAt(const QPoint &at) const;

    std::vector<Row> m_rows;
    std::size_t m_current = 0; ///< link in hand while the focus is here
    mutable WordWrap m_words;
    mutable std::vector<std::pair<int, int>> m_heights; ///< by width: a layout asks for several
    // Where all stands, for one width.
    mutable int m_width = -1;
    mutable int m_height = 0;
    mutable std::vector<Placed> m_placed;
    mutable std::vector<Link> m_links;
};

} // namespace sabretache::ui
