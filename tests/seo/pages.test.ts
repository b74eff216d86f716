import { LOCALES } from '../../lib/i18n/locales';
import { ROUTES } from '../../lib/routes';
import { pageGraph } from '../../lib/seo/pages';
import { contextOf } from './context';

type Node = Record<string, unknown> & { '@type': string; '@id': string };
const nodesOf = (locale: 'ja' | 'en', path: string) =>
  pageGraph(contextOf(locale, path))['@graph'] as unknown as readonly Node[];
const typesOf = (path: string, locale: 'ja' | 'en' = 'en') =>
  nodesOf(locale, path).map((node) => node['@type']);

it.each(LOCALES)('every route begins with company, site and page, in %s', (locale) => {
  for (const path of Object.values(ROUTES))
    expect(typesOf(path, locale).slice(0, 3)).toEqual([
      'Organization',
      'WebSite',
      expect.stringMatching(/Page$/),
    ]);
});

const FRAME = ['Organization', 'WebSite', 'BreadcrumbList', 'VideoObject'];
it('a page that states more than where it is says what it is about', () => {
  const silent = Object.values(ROUTES).filter((path) => {
    const [, , page, ...more] = nodesOf('en', path);
    return more.some((node) => !FRAME.includes(node['@type'])) && !page?.mainEntity;
  });
  expect(silent).toEqual([]);
});

const first = (name: 'cases' | 'blog') => contextOf('en', '/').list(name)[0]?.id;
it.each([
  ['an organisation', ROUTES.about, 'Organization'],
  ['a service', ROUTES.customAutomation, 'Service'],
  ['a program', ROUTES.labcraft, 'SoftwareApplication'],
  ['a program', ROUTES.wasteLiquid, 'SoftwareApplication'],
  ['a list', ROUTES.cases, 'ItemList'],
  ['an article', `${ROUTES.cases}/${first('cases')}`, 'Article'],
  ['a post', `${ROUTES.blog}/${first('blog')}`, 'BlogPosting'],
  ['a set of terms', ROUTES.glossary, 'DefinedTermSet'],
])('a page is about %s: %s', (_what, path, type) => {
  const nodes = nodesOf('en', path);
  const main = nodes[2]?.mainEntity as { '@id': string };
  expect(nodes.find((node) => node['@id'] === main['@id'])?.['@type']).toBe(type);
});

describe('the content decides', () => {
  it('what the plans cost', () => {
    const { figure } = contextOf('ja', '/');
    const offers = nodesOf('ja', ROUTES.maintenance).filter((node) => node['@type'] === 'Offer');
    expect(offers.map((offer) => (offer.priceSpecification as { minPrice: number }).minPrice)).toEqual(
      ['basic', 'standard', 'premium'].map((plan) => figure(`plan.${plan}`)),
    );
  });

  it('which pages answer questions', () => {
    const asking = Object.values(ROUTES).filter((path) => typesOf(path).includes('FAQPage'));
    const withQuestions = (
      ['customAutomation', 'labcraft', 'labclone', 'consulting', 'maintenance', 'tore', 'labneeds'] as const
    ).map((name) => ROUTES[name]);
    expect([...asking].sort()).toEqual([...withQuestions].sort());
  });

  it('which films a page shows, each once even if it stands for two cases', () => {
    for (const path of [ROUTES.home, ROUTES.labcraft, ROUTES.customAutomation]) {
      const films = nodesOf('en', path).filter((node) => node['@type'] === 'VideoObject');
      expect(films).not.toEqual([]);
      expect(new Set(films.map(({ embedUrl }) => embedUrl)).size).toBe(films.length);
    }
  });
});
