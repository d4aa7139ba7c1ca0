// The page of a window without a book: recent books, samples, a new book, and where lists come
// from.
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace sabretache::ui {

class Windows;

class StartPage : public QWidget {
    Q_OBJECT
public:
    explicit StartPage(Windows &windows, QWidget *parent = nullptr);

Q_SIGNALS:
    void openWanted();
    void importWanted();
    void newWanted(const QString &ruleSet);
    void bookWanted(const QString &path);
    void sampleWanted(int place);

private:
    void fillRecent();
    Windows &m_windows;
    QVBoxLayout *m_recent = nullptr;
};

} // namespace sabretache::ui
