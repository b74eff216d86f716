/** The rows of the fixed pages. */
import type { CollectionName } from '../../lib/content/collections.ts';
import type { Content } from '../../lib/content/load.ts';
import { both, type Locale } from '../../lib/i18n/locales.ts';
import { cardFromTitle, type SocialCard } from '../../lib/seo/card.ts';
import { isListed, type SitePage } from '../../lib/seo/site-page.ts';
import { blockPagesIn, FIXED_PAGES } from '../pages.ts';

/** Days that the entries of a collection give: news and posts have them. */
function datesIn({ collections }: Content, name: CollectionName): string[] {
  if (name !== 'news' && name !== 'blog') return [];
  return collections[name].map(({ data }) => data.updated ?? data.date);
}

/** The rows of all fixed pages, in the order of the register, and of those that are made of blocks. */
export const fixedPages = (content: Content): SitePage[] =>
  [...FIXED_PAGES, ...blockPagesIn(content.collections['block-pages'])].map((page) => {
    const { path, sources, shows = [], dates = [], picture } = page;
    const companyNames = content.site.data.company.name;
    const card = (locale: Locale): SocialCard => ({
      ...cardFromTitle(page.head(locale).title, companyNames[locale]),
      ...(picture && { picture: picture() }),
    });
    return {
      path,
      kind: 'page',
      indexable: isListed(content.site.data, page),
      sources: [...sources, ...shows.filter((name) => datesIn(content, name).length === 0)],
      dates: [...dates, ...shows.flatMap((name) => datesIn(content, name))],
      card: both(card),
    };
  });
