/** Which pages of the export are searched, and in which order. */
import type { Root } from 'hast';
import { FIXED_PAGES, pageAbove } from '../../../app/pages.ts';
import type { Locale } from '../../../lib/i18n/locales.ts';
import { barePath, localeOf } from '../../../lib/i18n/paths.ts';
import type { CataloguePage, PageText } from '../../../lib/search/index-format.ts';
import { elementsOf, metaOf } from '../html.ts';
import { servedPath } from '../served-path.ts';
import type { Export } from '../types.ts';
import { dateOf, sectionsOf, tidy, titleOf } from './page-text.ts';

/** A page with all that the index keeps of it. */
export type IndexedPage = CataloguePage & Omit<PageText, 'page'> & { bare: string; date: string };

type ReadPage = IndexedPage & { subtitle: string };

/** Lists of other pages, which would only repeat their words; and the page that fills itself from the index. */
const LISTS = /^\/(?:search|404|(?:news|blog|cases)\/(?:archive|tags|categories)\/.+)$/;

const FIXED = FIXED_PAGES.map(({ path }) => path);

type Pages = Export['pages'];

function readIndexed(pages: Pages, file: string, page: Root): ReadPage | undefined {
  const address = servedPath(file);
  const bare = barePath(address);
  if (LISTS.test(bare) || metaOf(page, 'robots')?.includes('noindex')) return undefined;
  const [main] = elementsOf(page, 'main');
  const { title, subtitle } = titleOf(page);
  if (!main || !title) throw new Error(`${file}: a page needs a title and a main element to be searched`);
  const hasPage = (path: string) => pages.has(`${path}.html`);
  return {
    path: address,
    bare,
    kind: pageAbove(bare)?.kind ?? 'company',
    title,
    subtitle,
    description: tidy(metaOf(page, 'description') ?? ''),
    sections: sectionsOf(main, { path: file.replace(/\.html$/, ''), hasPage }),
    date: FIXED.includes(bare) ? '' : dateOf(main),
  };
}

const byName = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Fixed pages in the order of the routes, then undated ones by path, then posts, the newest first. */
function compare(one: IndexedPage, other: IndexedPage): number {
  const place = ({ bare }: IndexedPage) => (FIXED.includes(bare) ? FIXED.indexOf(bare) : FIXED.length);
  return (
    place(one) - place(other) ||
    Number(one.date !== '') - Number(other.date !== '') ||
    byName(other.date, one.date) ||
    byName(one.path, other.path)
  );
}

/**
 * The searchable pages of a language in a fixed order.
 * @throws Error naming a page that has no title or no main content.
 */
export function indexedPages(pages: Pages, locale: Locale): IndexedPage[] {
  const read = [...pages]
    .filter(([file]) => localeOf(servedPath(file)) === locale)
    .flatMap(([file, page]) => readIndexed(pages, file, page) ?? [])
    .sort(compare);
  return read.map(({ subtitle, ...page }) => {
    // What several titles end with is the name of the site or of a list.
    const own = subtitle !== '' && read.filter((other) => other.subtitle === subtitle).length === 1;
    return own ? { ...page, sections: [['', subtitle, ''], ...page.sections] } : page;
  });
}
