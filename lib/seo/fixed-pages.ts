/** The rows of the fixed pages: a route without a row is a type error. */
import type { CollectionName } from '../content/collections.ts';
import type { Content } from '../content/load.ts';
import type { PageName } from '../content/pages.ts';
import type { Locale } from '../i18n/locales.ts';
import { ROUTES, type RouteId } from '../routes.ts';
import { cardFromTitle, type SocialCard } from './card.ts';
import { forEachLocale, isListed, type SitePage } from './site-page.ts';

type Legal = 'privacy' | 'terms';
type FixedPage = {
  /** The folder of its copy, inside `content/`. */
  copy: `pages/${PageName}` | `legal/${Legal}`;
  /** Collections that it shows: a new entry changes the page. */
  shows?: readonly CollectionName[];
  /** Picture of its social image, inside `content/`. */
  picture?: string;
};

const FIXED: Record<RouteId, FixedPage> = {
  home: { copy: 'pages/home', shows: ['cases', 'news', 'awards'], picture: 'pages/home/arm-flip.webp' },
  about: { copy: 'pages/about' },
  services: { copy: 'pages/services' },
  customAutomation: {
    copy: 'pages/custom-automation',
    picture: 'pages/custom-automation/bench-tall.webp',
  },
  labcraft: { copy: 'pages/labcraft' },
  labclone: { copy: 'pages/lablockly' },
  consulting: { copy: 'pages/automation-consulting' },
  maintenance: { copy: 'pages/maintenance' },
  tore: { copy: 'pages/tore', picture: 'pages/tore/tray.webp' },
  news: { copy: 'pages/news', shows: ['news'] },
  cases: { copy: 'pages/cases', shows: ['cases', 'tech'] },
  donation: { copy: 'pages/donation', picture: 'pages/donation/grip.webp' },
  contact: { copy: 'pages/contact' },
  electronicNotice: { copy: 'pages/electronic-notice' },
  privacy: { copy: 'legal/privacy' },
  terms: { copy: 'legal/terms' },
  labneeds: { copy: 'pages/labneeds', shows: ['examples'] },
  labneedsExamples: { copy: 'pages/labneeds-examples', shows: ['examples'] },
  wasteLiquid: { copy: 'pages/waste-liquid', picture: 'tech/waste-liquid/waste-tanks.webp' },
  blog: { copy: 'pages/blog', shows: ['blog'] },
  whitepaper: { copy: 'pages/whitepaper' },
  team: { copy: 'pages/team' },
  resources: { copy: 'pages/resources' },
  search: { copy: 'pages/search' },
  glossary: { copy: 'pages/glossary', shows: ['glossary'] },
  accessibility: { copy: 'pages/accessibility' },
};

/** The title in the head of a fixed page. @throws Error naming the folder if it has none. */
function titleOf({ pages, collections }: Content, copy: FixedPage['copy'], locale: Locale): string {
  const [folder, name] = copy.split('/') as ['pages', PageName] | ['legal', Legal];
  const data =
    folder === 'pages'
      ? pages[name][locale].data
      : collections.legal.find((entry) => entry.id === name && entry.locale === locale)?.data;
  if (data && 'meta' in data) return data.meta.title;
  if (data && 'enacted' in data) return data.title;
  throw new Error(`content/${copy}: a page of the site needs a title for its head`);
}

/** Days that the entries of a collection give: news and posts have them. */
function datesIn({ collections }: Content, name: CollectionName): string[] {
  if (name !== 'news' && name !== 'blog') return [];
  return collections[name].map(({ data }) => data.updated ?? data.date);
}

/** The rows of all fixed pages, in the order of ROUTES. */
export const fixedPages = (content: Content): SitePage[] =>
  (Object.keys(ROUTES) as RouteId[]).map((id) => {
    const { copy, shows = [], picture } = FIXED[id];
    const companyNames = content.site.data.company.name;
    const card = (locale: Locale): SocialCard => ({
      ...cardFromTitle(titleOf(content, copy, locale), companyNames[locale]),
      ...(picture && { picture }),
    });
    return {
      path: ROUTES[id],
      kind: 'page',
      indexable: isListed(content, ROUTES[id]),
      sources: [copy, ...shows.filter((name) => datesIn(content, name).length === 0)],
      dates: shows.flatMap((name) => datesIn(content, name)),
      card: forEachLocale(card),
    };
  });
