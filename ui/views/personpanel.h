// The inspector of a commander: his particulars, and every post that he holds or held.
#pragma once

#include "ui/views/page.h"

#include <QScrollArea>

class QFormLayout;
class QLabel;
class QPlainTextEdit;

namespace sabretache::ui {

class PersonsModel;

class PersonPanel : public QScrollArea {
    Q_OBJECT
public:
    PersonPanel(const PageContext &context, PersonsModel &model, QWidget *parent = nullptr);
    void setPerson(PersonId person);

private:
    void refresh();
    void addLine(QFormLayout *form, const QString &label, int column);
    void addNotes(QFormLayout *form, const QString &label, int column);

    PageContext m_context;
    PersonsModel &m_model;
    PersonId m_person;
    QWidget *m_inside;
    QLabel *m_name;
    QLabel *m_posts;
    std::vector<std::function<void()>> m_refresh;
};

} // namespace sabretache::ui
