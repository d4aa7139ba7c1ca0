// Questions and edits about who holds or held which post, since when.
#pragma once

#include "oob/edits.h"

#include <string>
#include <string_view>
#include <vector>

namespace sabretache::oob {

/// @return every post that a person holds or held: what he holds first, then the newest
std::vector<Post> postsOf(const OrderOfBattle &book, PersonId person);
/// @return what a post is about
CommandId commandOf(const Post &post);

/// Sets since when the present holder has a post.
/// @param date ISO date; empty: from the start
/// @error edit-no-such-row: the post is vacant
Result<Edit> setSince(const OrderOfBattle &book, CommandId command, PostRole role,
                      std::string date);

inline constexpr std::string_view kSetSince = "set-since"; ///< (name of the command, date)

} // namespace sabretache::oob
