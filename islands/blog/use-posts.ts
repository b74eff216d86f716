'use client';

import { BLOG_PAGE_SIZE, filterPosts } from '@/lib/blog/filter';
import { type BlogItem, type BlogRow, type BlogWords, blogItem } from '@/lib/blog/item';
import { holdsView } from '@/lib/listing/growth';
import { pageOf, pageSpan } from '@/lib/listing/paginate';
import type { ListState } from '@/lib/listing/query-state';
import { type IndexProps, useIndex } from '../listing/use-index';

export type BlogIndex = IndexProps<BlogWords>;

/**
 * What the list shows in a state. Without an index `items` are all posts. With one they are the newest; anything but
 * their pages needs the index, and until it is there (or if it fails) the first of them stay in view.
 */
export function usePosts(
  items: readonly BlogItem[],
  index: BlogIndex | null,
  state: ListState<{ tag: readonly string[] }>,
) {
  const held = holdsView(state, items.length, BLOG_PAGE_SIZE);
  const loaded = useIndex<BlogRow, BlogItem, BlogWords>(index, !held, blogItem);
  const all = index ? loaded.items : items;
  if (all) {
    const found = filterPosts(all, { query: state.q, tag: state.filters.tag });
    const page = pageOf(found, state.page, BLOG_PAGE_SIZE);
    // Hundreds of hidden cards would slow every key: only a list without an index keeps them.
    return { status: 'ready' as const, total: found.length, page, cards: index ? page.items : items };
  }
  const shown = held ? state.page : 1;
  const page = {
    ...pageSpan(index?.total ?? items.length, shown, BLOG_PAGE_SIZE),
    items: pageOf(items, shown, BLOG_PAGE_SIZE).items,
  };
  const waiting = loaded.failed ? ('failed' as const) : ('loading' as const);
  const status = held ? ('ready' as const) : waiting;
  return { status, total: index?.total ?? items.length, page, cards: items, retry: loaded.retry };
}
