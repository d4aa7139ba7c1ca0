#include "oob/posts.h"

#include "oob/queries.h"

#include <algorithm>

namespace sabretache::oob {

std::vector<Post> postsOf(const OrderOfBattle &book, PersonId person) {
    std::vector<Post> out;
    for (const auto &[id, post] : book.posts)
        if (post.person == person)
            out.push_back(post);
    std::sort(out.begin(), out.end(), [](const Post &a, const Post &b) {
        if (a.until.empty() != b.until.empty())
            return a.until.empty();
        if (a.until != b.until)
            return a.until > b.until;
        return a.since != b.since ? a.since > b.since : a.id < b.id;
    });
    return out;
}

CommandId commandOf(const Post &post) {
    if (!post.army.isNull())
        return post.army;
    if (!post.column.isNull())
        return post.column;
    return post.unit;
}

Result<Edit> setSince(const OrderOfBattle &book, CommandId command, PostRole role,
                      std::string date) {
    const auto now = currentPost(book, command, role);
    if (!now)
        return fail(kEditNoSuchRow,
                    {std::visit([](const auto &id) { return id.text(); }, command)});
    Edit out{std::string(kSetSince), {nameOf(book, command), date}, {}};
    Post after = *now;
    after.since = std::move(date);
    if (after != *now)
        out.changes.emplace_back(RowChange<Post>{*now, std::move(after)});
    return out;
}

} // namespace sabretache::oob
