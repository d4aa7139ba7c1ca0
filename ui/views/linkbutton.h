// A button with a picture, a title and a sentence below it, for pages that offer first steps.
// QCommandLinkButton would do, were its text not 9 points high whatever the font.
#pragma once

#include <QPushButton>

class QLabel;

namespace sabretache::ui {

class LinkButton : public QPushButton {
    Q_OBJECT
public:
    LinkButton(const QString &title, const QString &about, const QIcon &picture,
               QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void fit();
    QIcon m_picture;
    QLabel *m_image = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_about = nullptr;
};

} // namespace sabretache::ui
