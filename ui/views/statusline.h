// The bottom line: totals of the page, messages, the next undo, and when the last change was on
// disk. A message takes the place of the totals for a while; no message box is needed.
#pragma once

#include <QStringList>
#include <QTimer>
#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace sabretache::ui {

class StatusLine : public QWidget {
    Q_OBJECT
public:
    explicit StatusLine(QWidget *parent = nullptr);

    void setTotals(const QStringList &totals);
    void setHistory(const QString &text);
    void setDisk(const QString &text);
    void say(const QString &text, bool fault);
    void clearMessage();
    QString message() const;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Cuts what can be undone short to the room that the totals leave.
    void fitHistory();
    QHBoxLayout *m_left;
    QLabel *m_message;
    QLabel *m_icon;
    QLabel *m_history;
    QLabel *m_disk;
    QWidget *m_totalsHolder;
    QStringList m_totals;
    QString m_historyText;
    QTimer m_timer;
};

} // namespace sabretache::ui
