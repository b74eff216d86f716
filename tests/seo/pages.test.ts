import { LOCALES } from '../../lib/i18n/locales';
import { entryPath } from '../../lib/listing/paths';
import { ROUTES } from '../../lib/routes';
import { pageGraph } from '../../lib/seo/pages';
import { newsArticlePage } from '../../lib/seo/pages/entries';
import { contextOf, SITE } from './context';

const EVERY = LOCALES.flatMap((locale) => Object.values(ROUTES).map((path) => [locale, path] as const));
const nodesOf = (locale: 'ja' | 'en', path: string) =>
  pageGraph(contextOf(locale, path))['@graph'] as readonly (Record<string, unknown> & { '@type': string })[];
const typesOf = (locale: 'ja' | 'en', path: string) => nodesOf(locale, path).map((node) => node['@type']);

describe('every route', () => {
  it.each(EVERY)('in %s, %s begins with company, site and page', (locale, path) => {
    const [company, site, page] = typesOf(locale, path);
    expect([company, site]).toEqual(['Organization', 'WebSite']);
    expect(page).toMatch(/Page$/);
  });

  it('is known, or the path is named', () => {
    expect(() => pageGraph(contextOf('ja', '/nowhere'))).toThrow('/nowhere: no structured data');
  });
});

describe('a page is about', () => {
  it.each([
    ['an organisation', ROUTES.about, 'Organization'],
    ['a service', ROUTES.customAutomation, 'Service'],
    ['a program', ROUTES.labcraft, 'SoftwareApplication'],
    ['a program', ROUTES.wasteLiquid, 'SoftwareApplication'],
    ['a list', ROUTES.cases, 'ItemList'],
    ['an article', `${ROUTES.cases}/bio-automation`, 'Article'],
    ['a post', `${ROUTES.blog}/what-to-automate-first`, 'BlogPosting'],
    ['a set of terms', ROUTES.glossary, 'DefinedTermSet'],
  ])('%s: %s', (_what, path, type) => {
    const nodes = nodesOf('en', path);
    const main = nodes[2]?.mainEntity as { '@id': string };
    expect(nodes.find((node) => node['@id'] === main['@id'])?.['@type']).toBe(type);
  });
});

describe('the content decides', () => {
  it('what the plans cost', () => {
    const offers = nodesOf('ja', ROUTES.maintenance).filter((node) => node['@type'] === 'Offer');
    expect(offers.map((offer) => (offer.priceSpecification as { minPrice: number }).minPrice)).toEqual([
      50_000, 120_000, 250_000,
    ]);
  });

  it('which pages answer questions', () => {
    const asking = Object.values(ROUTES).filter((path) => typesOf('ja', path).includes('FAQPage'));
    expect(asking).toEqual([ROUTES.customAutomation, ROUTES.tore]);
  });

  it('which films a page shows, each once even if it stands for two cases', () => {
    const films = (path: string) => typesOf('en', path).filter((type) => type === 'VideoObject').length;
    expect([films(ROUTES.home), films(ROUTES.labcraft), films(ROUTES.customAutomation)]).toEqual([2, 1, 2]);
  });
});

describe('a news article', () => {
  const context = contextOf('en', '/news/2025-04-labcraft-preview');
  const entry = context.list('news').find(({ id }) => id === '2025-04-labcraft-preview')!;

  it('has a node of its own, below the news in the breadcrumb', () => {
    const { nodes, crumbs, main } = newsArticlePage(context, entry);
    expect(crumbs).toEqual({
      parents: [{ to: ROUTES.news, text: context.page('news').title }],
      current: entry.data.title,
    });
    expect(nodes).toEqual([
      expect.objectContaining({
        '@type': 'NewsArticle',
        '@id': `${SITE.siteUrl}/en/news/2025-04-labcraft-preview#article`,
        datePublished: '2025-04-21',
        articleSection: context.words.news.category.service,
        image: `${SITE.siteUrl}/assets/img/news-2025-04-labcraft-preview-plate.webp.jpg`,
      }),
    ]);
    expect(nodes?.[0]?.['@id']).toBe(main);
  });

  it('is listed where it is read', () => {
    const list = nodesOf('ja', ROUTES.news).find((node) => node['@type'] === 'ItemList');
    const items = (list?.itemListElement ?? []) as { url: string }[];
    expect(items[0]?.url).toBe(`${SITE.siteUrl}${entryPath('news', context.list('news')[0]!.id)}`);
  });
});
