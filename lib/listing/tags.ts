/** Tags of a list of posts or articles. Their slugs and names are in `content/tags.json`. */
export type TagCount = { id: string; name: string; count: number };

type Tagged = { tags: readonly { id: string; name: string }[] };

/** Every tag that occurs, with how many items have it: the most used first, equal ones by first appearance. */
export function tagCounts(items: readonly Tagged[]): TagCount[] {
  const counts = new Map<string, TagCount>();
  for (const { tags } of items) {
    for (const { id, name } of new Map(tags.map((tag) => [tag.id, tag])).values()) {
      const known = counts.get(id) ?? { id, name, count: 0 };
      counts.set(id, { ...known, count: known.count + 1 });
    }
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

/** The items that have a tag, in their order. */
export const withTag = <Item extends Tagged>(items: readonly Item[], id: string): Item[] =>
  items.filter(({ tags }) => tags.some((tag) => tag.id === id));

/** A card shows at most this many tags, then `+N` (spec section 9). */
const MAX_CARD_TAGS = 3;

/** The tags that a card shows, and those that it leaves out. */
export const cardTags = <T>(tags: readonly T[], max = MAX_CARD_TAGS): { shown: T[]; more: T[] } => ({
  shown: tags.slice(0, max),
  more: tags.slice(max),
});
