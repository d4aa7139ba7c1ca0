// The log at the right: filters, undo and redo, a slider through the whole battle, export.
#pragma once

#include "ui/models/battle/battledesk.h"
#include "ui/models/battle/logmodel.h"
#include "ui/views/battle/wordwrap.h"

#include <QStyledItemDelegate>
#include <QWidget>

#include <set>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QListView;
class QMenu;
class QSlider;
class QToolButton;

namespace sabretache::ui {

class LogDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit LogDelegate(const BattleDesk &desk, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;
    /// The rows will be others.
    void forget() { m_heights.clear(); }
    /// Rows of the whole log have other words.
    void forget(int first, int last);

Q_SIGNALS:
    void ruleActivated(const QString &rule);

private:
    struct Layout {
        QRect sign, text, dice;
        QStringList lines;
        std::vector<std::pair<QRect, QString>> rules;
        int dieSize = 0;
        int height = 0;
    };
    Layout layout(const QStyleOptionViewItem &option, const QModelIndex &index) const;
    const BattleDesk &m_desk;
    mutable WordWrap m_words;
    mutable WordWrap m_small;
    mutable std::vector<int> m_heights; ///< by place in the whole log; 0: not measured
    mutable int m_measuredWidth = 0;
    mutable QFont m_measuredFont;
};

class LogPanel : public QWidget {
    Q_OBJECT
public:
    LogPanel(BattleDesk &desk, const BattleSource &source, QWidget *parent = nullptr);
    const LogModel &model() const { return *m_model; }
    void focusList();
    /// Asks for the correction of the step that is chosen in the list.
    void correctCurrent();
    /// Opens what the log is filtered by, with the focus in it; Escape there shuts it again.
    void openFilter();

Q_SIGNALS:
    void correctionRequested(std::size_t step);
    void ruleActivated(const QString &rule);
    void exportRequested(const QString &format);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void refresh();
    void showFilter(bool on);
    void arrange();
    void refreshFilters();
    void toEnd();
    void openMenu(const QPoint &at);
    void takeBackTo(std::size_t step);

    BattleDesk &m_desk;
    LogModel *m_model;
    LogFilter *m_filter;
    QListView *m_view;
    QLabel *m_title;
    QSlider *m_slider;
    QToolButton *m_filterOn;
    QToolButton *m_export;
    QToolButton *m_undo;
    QToolButton *m_redo;
    QToolButton *m_correct;
    QLineEdit *m_find;
    QComboBox *m_phase;
    QComboBox *m_side;
    QComboBox *m_kind;
    QWidget *m_filters;
    QGridLayout *m_filterGrid = nullptr;
    std::set<QString> m_sections; ///< of the rules behind the first `m_sectionsOf` rows
    std::size_t m_sectionsOf = 0;
    bool m_shown = false;
};

} // namespace sabretache::ui
