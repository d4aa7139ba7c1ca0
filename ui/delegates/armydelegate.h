// Cells of the army page: signs, strength bars, vacancies and badges, and the right editor for each
// field. Committing with several rows selected puts the value into all of them.
#pragma once

#include "ui/delegates/celltexts.h"

#include <QStyledItemDelegate>

namespace sabretache::ui {

class ArmyTreeModel;

class ArmyDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    ArmyDelegate(ArmyTreeModel &model, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model,
                      const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;
    /// Where "Fill…" stands in a vacant commander's cell.
    QRect fillRect(const QStyleOptionViewItem &option) const;
    static int stepsWidth(const QFontMetrics &metrics);

Q_SIGNALS:
    // Sent by setModelData, which Qt has made const.
    void editMany(const QModelIndex &index, const QString &value) const;

private:
    void paintSteps(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                    CellTexts::Style style) const;
    ArmyTreeModel &m_model;
    mutable CellTexts m_texts;
    mutable int m_numberWidth = 0; ///< in the font of m_texts
    mutable int m_fullWidth = 0;
};

} // namespace sabretache::ui
