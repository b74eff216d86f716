/** Ids of the blog's tags: the same in both languages, so that a filtered view can be shared across them. */
export const BLOG_TAGS = [
  'blog',
  'react',
  'tech-intro',
  'first-steps',
  'planning',
  'robot-arms',
  'labware',
  'printing',
  'protocol',
  'reproducibility',
] as const;

/** Its name in each language is in `messages/{ja,en}.json`, under `blog.tag`. */
export type BlogTag = (typeof BLOG_TAGS)[number];

export type TagCount = { id: string; count: number };

/** Every tag that occurs, with how many posts have it: the most used first, equal ones by first appearance. */
export function tagCounts(posts: readonly { tags: readonly string[] }[]): TagCount[] {
  const counts = new Map<string, number>();
  for (const { tags } of posts) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => b.count - a.count);
}

/** A card shows at most this many tags, then `+N` (spec section 9). */
export const MAX_CARD_TAGS = 3;

/** The tags that a card shows, and how many it leaves out. */
export const cardTags = <T>(tags: readonly T[], max = MAX_CARD_TAGS): { shown: T[]; more: number } => ({
  shown: tags.slice(0, max),
  more: Math.max(0, tags.length - max),
});
