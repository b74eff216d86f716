type Tagged = { slug: string; date: string; tags: readonly { id: string }[] };

/** Posts to read next, at most `count`: those that share most tags with a post, the newest of equals first. */
export function relatedPosts<P extends Tagged>(post: Tagged, posts: readonly P[], count = 3): P[] {
  const own = new Set(post.tags.map(({ id }) => id));
  const shared = ({ tags }: Tagged) => tags.filter(({ id }) => own.has(id)).length;
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .sort((a, b) => shared(b) - shared(a) || b.date.localeCompare(a.date))
    .slice(0, count);
}
