// Help: pages in Markdown from resources/help, opened at the page that one is on.
#pragma once

#include <QWidget>

class QListWidget;
class QTextBrowser;

namespace sabretache::ui {

class HelpWindow : public QWidget {
    Q_OBJECT
public:
    explicit HelpWindow(const QString &language, QWidget *parent = nullptr);
    /// @param topic file name in resources/help without `.md`
    void showTopic(const QString &topic);

private:
    /// @param name a file in resources/help: `army.md` is `army.de.md` in German if there is one
    /// @return what the file says; empty when there is none
    QString read(const QString &name) const;
    QString m_language;
    QListWidget *m_topics;
    QTextBrowser *m_words;
};

} // namespace sabretache::ui
