/** Which pages of the export are searched, and in which order. */
import type { Root } from 'hast';
import { FIXED_PAGES, pageAbove } from '../../../app/pages.ts';
import { barePath } from '../../../lib/i18n/paths.ts';
import { firstOf, metaOf } from '../../html.ts';
import { servedPath } from '../served-path.ts';
import type { IndexedPage, PageText } from '../types.ts';
import { dateOf, sectionsOf, tidy, titleOf } from './page-text.ts';

/** Lists of other pages, which would only repeat their words; and the page that fills itself from the index. */
const LISTS = /^\/(?:search|404|(?:news|blog|cases)\/(?:archive|tags|categories)\/.+)$/;

const FIXED = FIXED_PAGES.map(({ path }) => path);

/**
 * What the index keeps of a page; undefined if it is not searched. `below` are the pages in the folder of its name.
 * @throws Error if the page has no title or no main content.
 */
export function pageText(file: string, page: Root, below: readonly string[]): PageText | undefined {
  const address = servedPath(file);
  const bare = barePath(address);
  if (LISTS.test(bare) || metaOf(page, 'robots')?.includes('noindex')) return undefined;
  const main = firstOf(page, 'main');
  const { title, subtitles } = titleOf(page);
  if (!main || !title) throw new Error(`a page needs a title and a main element to be searched`);
  const path = file.replace(/\.html$/, '');
  const pages = new Set(below.map((name) => `${path}/${name}`));
  return {
    path: address,
    bare,
    title,
    subtitles,
    description: tidy(metaOf(page, 'description') ?? ''),
    sections: sectionsOf(main, { path, hasPage: (other) => pages.has(other) }),
    date: FIXED.includes(bare) ? '' : dateOf(main),
  };
}

const byName = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Fixed pages in the order of the routes, then undated ones by path, then posts, the newest first. */
function compare(one: PageText, other: PageText): number {
  const place = ({ bare }: PageText) => (FIXED.includes(bare) ? FIXED.indexOf(bare) : FIXED.length);
  return (
    place(one) - place(other) ||
    Number(one.date !== '') - Number(other.date !== '') ||
    byName(other.date, one.date) ||
    byName(one.path, other.path)
  );
}

/** The searchable pages of a language in a fixed order. */
export function indexedPages(texts: readonly PageText[]): IndexedPage[] {
  const times = new Map<string, number>();
  for (const subtitle of texts.flatMap(({ subtitles }) => subtitles))
    times.set(subtitle, (times.get(subtitle) ?? 0) + 1);
  return texts.toSorted(compare).map(({ subtitles, ...text }) => {
    const page = { ...text, kind: pageAbove(text.bare)?.kind ?? 'company' };
    // What several titles hold is the name of the site or of a list.
    const own = subtitles.filter((subtitle) => times.get(subtitle) === 1);
    return own.length > 0 ? { ...page, sections: [['', own.join(' '), ''], ...page.sections] } : page;
  });
}
