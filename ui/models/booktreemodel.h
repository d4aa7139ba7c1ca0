// The left pane: what is in the book, in groups. A small model: it is made anew when what it lists
// has changed, and says which rows merely changed their words.
#pragma once

#include "session/booksession.h"
#include "ui/text/texts.h"

#include <QAbstractItemModel>

#include <vector>

namespace sabretache::ui {

/// Something in the book that has a page.
struct BookNode {
    enum class Kind { None, Start, Group, Campaign, Army, Scenario, Battle, Commanders };
    Kind kind = Kind::None;
    Uuid id; ///< of the army, scenario or battle; for Commanders the army; null: the whole book
    bool operator==(const BookNode &) const = default;
};

/// @return what the book holds of its campaign itself; null: it holds none.
const oob::Document *campaignOf(const oob::OrderOfBattle &book);

class BookTreeModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Role {
        CountRole = Qt::UserRole + 1, ///< QString, shown quietly at the right
        IconRole,                     ///< QString, name of an icon
        SideRole,                     ///< int, place of the army's side among the sides; -1: none
    };

    BookTreeModel(session::BookSession &session, const Texts &texts, QObject *parent = nullptr);

    BookNode node(const QModelIndex &index) const;
    QModelIndex indexOf(const BookNode &node) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Item {
        BookNode node;
        QString text;
        QString count;
        QString icon;
        int side = -1;
    };
    struct Group {
        Item head;
        std::vector<Item> items;
    };
    std::vector<Group> read() const;
    void refresh();

    session::BookSession &m_session;
    const Texts &m_texts;
    std::vector<Group> m_groups;
};

/// Sides in order of first mention among the armies; a sign's side is its place here.
std::vector<std::string> sidesOf(const oob::OrderOfBattle &book);
/// @return 0 for the first side, 1 for the second, -1 for any other
int sidePlace(const std::vector<std::string> &sides, const std::string &side);

} // namespace sabretache::ui
