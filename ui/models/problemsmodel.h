// What the rule set points out in the book, as a list; and, by place, the badges of the tree.
// Looked over once after a burst of changes, not once for each.
#pragma once

#include "session/booksession.h"
#include "ui/text/texts.h"

#include <QAbstractListModel>
#include <QTimer>

#include <map>
#include <vector>

namespace sabretache::ui {

class ProblemsModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        SeverityRole = Qt::UserRole + 1, ///< int of rules::Severity
        WhereRole,                       ///< QString: the name, in bold
        RuleRole,                        ///< QString: "CJ-12.5", or empty
        MendRole                         ///< QString: words of the mend, or empty
    };

    ProblemsModel(session::BookSession &session, const Texts &texts, QObject *parent = nullptr);

    const session::PlacedProblem *problem(const QModelIndex &index) const;
    /// @return problems at a place, in the order of the list
    std::vector<const session::PlacedProblem *> at(const oob::Place &place) const;
    /// @return whether a problem can be mended without asking anything
    bool canMend(const QModelIndex &index) const;
    /// @return the edit that mends it
    Result<oob::Edit> mend(const QModelIndex &index) const;
    /// @return "2 warnings, 1 note"
    QString summary() const;
    /// @return name of the thing at a place, for lists
    QString nameAt(const oob::Place &place) const;
    /// Looks the book over now, for tests and prints.
    void refreshNow();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

Q_SIGNALS:
    /// Problems are other than before; badges may have to be painted anew.
    void refreshed();

private:
    session::BookSession &m_session;
    const Texts &m_texts;
    std::vector<session::PlacedProblem> m_problems;
    std::multimap<oob::Place, std::size_t> m_byPlace;
    QTimer m_timer;
};

} // namespace sabretache::ui
