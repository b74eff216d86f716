/** What the blog's search and tag filter let through (spec section 5). */
import { matches } from '../listing/normalise.ts';

/** Posts on a page of the list (spec section 9). */
export const BLOG_PAGE_SIZE = 4;

export type Searchable = {
  title: string;
  summary: string;
  tags: readonly { id: string; name: string }[];
};

/** `tag` is an id; undefined means all. */
export type BlogFilter = { query: string; tag?: string | undefined };

/**
 * The posts, in their order, whose title, summary or any tag's name holds the query, and that carry the tag.
 */
export const filterPosts = <P extends Searchable>(posts: readonly P[], { query, tag }: BlogFilter): P[] =>
  posts.filter(
    ({ title, summary, tags }) =>
      (tag === undefined || tags.some(({ id }) => id === tag)) &&
      matches(query, [title, summary, ...tags.map(({ name }) => name)]),
  );
