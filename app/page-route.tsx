/** What Next wants of a route, from the definition of its page and what draws its sections. */
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { Blocks } from '@/components/blocks/blocks';
import { type Entry, get, list, site, tagsOf } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { DEFAULT_LOCALE, LOCALES, type Locale, otherLocale } from '@/lib/i18n/locales';
import type { EntryPages, WithPages } from '@/lib/pages/define-entries';
import type { Page, PageBlocks } from '@/lib/pages/define-page';
import { mustRender } from '@/lib/pages/rendered';
import { type PageMeta, pageMetadata } from '@/lib/seo/metadata';
import { isListed } from '@/lib/seo/site-page';
import { wordsOf } from '@/lib/words';
import { ARCHIVED } from './archives/archived';
import { PageFrame, type PageFrameProps } from './frame/page-frame';

type Drawn = ReactNode | Promise<ReactNode>;
type Frame = Pick<PageFrameProps, 'surface' | 'footer'> & {
  /** What all of the page stands behind, while it may be shown. */
  Gate?: ComponentType<{ children: ReactNode }>;
};

/** What readers of feeds call ours: お知らせ - 会社名. */
function feedNames() {
  const { company } = site();
  const nameOf = (section: keyof typeof ARCHIVED, locale: Locale) =>
    `${ARCHIVED[section].head(locale).crumb} - ${company.name[locale]}`;
  const names = LOCALES.map((locale) => [
    locale,
    { news: nameOf('news', locale), blog: nameOf('blog', locale) },
  ]);
  return Object.fromEntries(names) as Parameters<typeof pageMetadata>[3];
}

/** The head of the page at a language-neutral path, in the language that is drawn. */
export const headOf = async (path: string, meta: PageMeta): Promise<Metadata> =>
  pageMetadata(await pageLocale(), path, meta, feedNames());

const unlisted = (page: Page, metadata: Metadata): Metadata =>
  isListed(site(), page) ? metadata : { ...metadata, robots: { index: false } };

/** The head of a page that the register has, in the language that is drawn. */
export async function headOfPage(page: Page): Promise<Metadata> {
  const { title, description } = page.head(await pageLocale());
  return unlisted(page, await headOf(page.path, { title, description }));
}

/** A fixed page: `draw` makes its sections of its copy, what stands around and below them comes of itself. */
export const route = <Copy,>(
  page: Page & { copy(locale: Locale): Copy; blocks?(locale: Locale): PageBlocks },
  draw: (copy: Copy, locale: Locale) => Drawn,
  { Gate = Fragment, ...frame }: Frame = {},
) => ({
  generateMetadata: (): Promise<Metadata> => headOfPage(page),
  async Page() {
    const locale = await pageLocale();
    return (
      <PageFrame path={page.path} {...frame}>
        <Gate>
          {await draw(page.copy(locale), locale)}
          {page.blocks && <Blocks {...page.blocks(locale)} />}
        </Gate>
      </PageFrame>
    );
  },
});

type Params = { params: Promise<{ id: string }> };

/** The pages of the entries of a collection, one for each id; both languages have all of them. */
export function entryRoute<N extends WithPages>(pages: EntryPages<N>, draw: (entry: Entry<N>) => Drawn) {
  const entryOf = async ({ params }: Params): Promise<Entry<N>> =>
    get(pages.collection, await pageLocale(), (await params).id) ?? notFound();
  return {
    generateStaticParams() {
      const isDue = mustRender();
      const ids = list(pages.collection, DEFAULT_LOCALE).map(({ id }) => ({ id }));
      return ids.filter(({ id }) => isDue(pages.path(id)));
    },
    async generateMetadata(props: Params): Promise<Metadata> {
      const entry = await entryOf(props);
      const { id, locale, original } = entry;
      const { article, ...meta } = pages.head(entry, { words: wordsOf(locale), site: site() });
      const tags = () => tagsOf(entry as never).map(({ name }) => name);
      const counterpart = get(pages.collection, otherLocale(locale), id);
      const metadata = await headOf(pages.path(id), {
        ...meta,
        // What only stands in for the other language says little, so it stays out of search results.
        ...(original && { listed: false }),
        alone: Boolean(original ?? counterpart?.original),
        ...(article && { article: { ...article, tags: tags() } }),
      });
      return unlisted(pages.list, metadata);
    },
    async Page(props: Params) {
      const entry = await entryOf(props);
      return <PageFrame path={pages.path(entry.id)}>{await draw(entry)}</PageFrame>;
    },
  };
}
