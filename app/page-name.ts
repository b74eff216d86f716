/** What the pages of the site are called where a text names one by its address. */
import type { ContentSource } from '../lib/content/source.ts';
import { ENTRY_PAGES, FIXED_PAGES } from './pages.ts';

/** The title of the entry whose page lies at a path. */
function entryName({ list }: ContentSource, path: string): string | undefined {
  for (const pages of ENTRY_PAGES) {
    const entry = list(pages.collection).find(({ id }) => pages.path(id) === path);
    if (entry) return pages.name(entry);
  }
  return undefined;
}

/**
 * What the page at an address is called, in the language of the content: a fixed page, a page of blocks, or an entry. A
 * query or a place on the page does not change its name. An address that no page has, or elsewhere, is its own name.
 */
export function nameOf(context: ContentSource, link: string): string {
  const path = link.replace(/[?#].*/s, '');
  const fixed = FIXED_PAGES.find((page) => page.path === path);
  const block = context.list('block-pages').find(({ id }) => `/${id}` === path);
  return fixed?.head(context.locale).crumb ?? block?.data.head.crumb ?? entryName(context, path) ?? link;
}
