// The inspector: a form of what is chosen, made from what the rule set says of its fields. Of
// several chosen rows it shows the first and changes all.
#pragma once

#include "ui/models/armytreemodel.h"
#include "ui/views/page.h"

#include <QFormLayout>
#include <QScrollArea>

#include <functional>
#include <vector>

class QLabel;
class QPlainTextEdit;
class QVBoxLayout;

namespace sabretache::ui {

class InspectorPanel : public QScrollArea {
    Q_OBJECT
public:
    InspectorPanel(const PageContext &context, ArmyTreeModel &model, QWidget *parent = nullptr);

    void setRows(const std::vector<RowRef> &rows);

Q_SIGNALS:
    void ruleWanted(const sabretache::RuleNumber &rule);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    using Refresh = std::function<void()>;

    void rebuild();
    void makeAnew();
    QFormLayout::RowWrapPolicy wrapping() const;
    void refresh();
    void buildHead(QVBoxLayout *layout);
    void buildUnit(QFormLayout *form);
    void buildColumn(QFormLayout *form);
    void buildArmy(QFormLayout *form);
    void buildNotes(QFormLayout *form);
    void buildHistory(QFormLayout *form);
    void addText(QFormLayout *form, const QString &label, const std::function<QString()> &read,
                 const std::function<void(const QString &)> &write, const QStringList &offers = {});
    /// The nation's colours: they belong to the nation, not to the row.
    void addNationColours(QFormLayout *form);
    void addCell(QFormLayout *form, int column);
    void addSteps(QFormLayout *form);
    void addField(QFormLayout *form, const rules::UnitFieldSpec &spec, int column);
    QWidget *ruleLink(const RuleNumber &rule);
    void commit(int column, const QString &value);
    const oob::Unit *unit() const;

    PageContext m_context;
    ArmyTreeModel &m_model;
    std::vector<RowRef> m_rows;
    std::vector<Refresh> m_refresh;
    QString m_shape; ///< what the form is made for: kind of row, arm, rule set
    QFormLayout::RowWrapPolicy m_wrapping = QFormLayout::DontWrapRows;
    bool m_filling = false;
};

} // namespace sabretache::ui
