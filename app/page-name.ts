/** What the pages of the site are called where a text names one by its address. */
import type { ContentSource } from '../lib/content/source.ts';
import { entryAt, FIXED_PAGES } from './pages.ts';

/**
 * What the page at an address is called, in the language of the content: a fixed page, a page of blocks, or an entry. A
 * query or a place on the page does not change its name. An address that no page has, or elsewhere, is its own name.
 */
export function nameOf(context: ContentSource, link: string): string {
  const path = link.replace(/[?#].*/s, '');
  const fixed = FIXED_PAGES.find((page) => page.path === path);
  const block = context.list('block-pages').find(({ id }) => `/${id}` === path);
  const found = entryAt(context, path);
  const title = found?.pages.name(found.entry);
  return fixed?.head(context.locale).crumb ?? block?.data.head.crumb ?? title ?? link;
}
