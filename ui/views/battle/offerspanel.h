// "Can act now": the offers in groups, filtered by side and name.
#pragma once

#include "ui/models/battle/battledesk.h"
#include "ui/models/battle/offersmodel.h"

#include <QStyledItemDelegate>
#include <QWidget>

class QButtonGroup;
class QLabel;
class QLineEdit;
class QTreeView;

namespace sabretache::ui {

class OffersDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit OffersDelegate(const BattleDesk &desk, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintGroup(QPainter *p, const QStyleOptionViewItem &option, const QModelIndex &i) const;
    const BattleDesk &m_desk;
};

class OffersPanel : public QWidget {
    Q_OBJECT
public:
    explicit OffersPanel(BattleDesk &desk, QWidget *parent = nullptr);

    /// Selects the first that is still to act, or the next after the last one chosen.
    void selectNext();
    void step(int by);
    void focusList();
    void focusFind();
    const OffersModel &model() const { return *m_model; }

Q_SIGNALS:
    /// The selection came to rest on an offer.
    void offerSelected(const sabretache::battle::Offer &offer);
    /// Enter was pressed on it.
    void offerActivated(const sabretache::battle::Offer &offer);

private:
    void refresh();
    void restore();
    void expand();
    bool eventFilter(QObject *watched, QEvent *event) override;

    BattleDesk &m_desk;
    OffersModel *m_model;
    QTreeView *m_view;
    QLabel *m_waits; ///< in the list's place while dice or a fact are wanted
    QLabel *m_phase;
    QLineEdit *m_find;
    QButtonGroup *m_sides;
    std::string m_lastAction;
    std::string m_lastActor;
    bool m_restoring = false;
};

} // namespace sabretache::ui
