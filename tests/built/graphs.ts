/** What the structured data of each page says of it, and that it is what the page and the content say. */

import { PAGES as DEFINED } from '../../app/pages';
import { sourceOf } from '../../lib/content/source';
import { formatDate } from '../../lib/dates';
import { LOCALES, otherLocale } from '../../lib/i18n/locales';
import { localizedPath } from '../../lib/i18n/paths';
import { crumbsOf } from '../../lib/pages/crumbs';
import { idProblems } from '../../lib/seo/graph/graph';
import { textOf } from '../../lib/text/hast';
import { wordsOf } from '../../lib/words';
import { strays } from '../helpers/strays';
import { content, copy, entries, ROUTES, site as SITE } from '../words';
import { all, attribute, FILES, found, type Page, pageAt } from './out';

type Node = Record<string, unknown> & { '@type': string; '@id': string };
type Locale = 'ja' | 'en';

const scriptsOf = ({ tree }: Page) => all('script[type="application/ld+json"]', tree).map(textOf);
const nodesIn = (page: Page): readonly Node[] =>
  scriptsOf(page).flatMap((text) => JSON.parse(text)['@graph'] as Node[]);

const graphOf = (path: string, locale: Locale = 'en') => nodesIn(pageAt(localizedPath(locale, path)));
const nodesOf = (path: string, type: string, locale: Locale = 'en') =>
  graphOf(path, locale).filter((node) => node['@type'] === type);
const nodeOf = (path: string, type: string, locale: Locale = 'en') => nodesOf(path, type, locale)[0]!;

type Item = { name: string; url?: string };
const trailOf = (nodes: readonly Node[]) =>
  nodes
    .filter((node) => node['@type'] === 'BreadcrumbList')
    .flatMap((node) => (node.itemListElement as Item[]).map(({ name }) => name));
const listed = (path: string) => nodeOf(path, 'ItemList').itemListElement as Item[];

const { list, tags, figure } = sourceOf(content, 'en');
const words = wordsOf('en');
const EXAMPLE = list('examples')[0]!;
const CASE = list('cases')[0]!;
// One that waits for its translation is no article.
const POST = list('blog').find(({ original }) => !original)!;
const NEWS = list('news').find(({ original, data }) => !original && data.image)!;
const { siteUrl } = SITE;

const plain = (title: string) => title.replaceAll('|', ' ');
const monthOf = ({ data }: typeof POST | typeof NEWS) => data.date.slice(0, 7);
const ARCHIVE = `/blog/archive/${monthOf(POST)}`;

it.each(LOCALES)('in %s, the trail to a fixed page leads over its parents; the home has none', (locale) => {
  const { home } = wordsOf(locale).breadcrumb;
  const trails = Object.values(DEFINED).map((page) => {
    const { parents = [], current } = crumbsOf(page, locale);
    return page === DEFINED.home ? [] : [home, ...parents.map(({ text }) => text), current];
  });
  expect(Object.values(ROUTES).map((path) => trailOf(graphOf(path, locale)))).toEqual(trails);
});

describe('the page itself has title and description of its head', () => {
  it.each([
    [ROUTES.about, 'AboutPage', copy('about', 'en').head],
    [ROUTES.contact, 'ContactPage', copy('contact', 'en').head],
    [ROUTES.services, 'CollectionPage', copy('services', 'en').head],
    [ARCHIVE, 'CollectionPage', { title: expect.stringContaining(formatDate(monthOf(POST), 'en')) }],
    [`/labneeds/${EXAMPLE.id}`, 'WebPage', EXAMPLE.data],
    [`/cases/${CASE.id}`, 'WebPage', { title: plain(CASE.data.title), description: CASE.data.description }],
    [`/blog/${POST.id}`, 'WebPage', { title: POST.data.title, description: POST.data.summary }],
    [`/news/${NEWS.id}`, 'WebPage', { title: NEWS.data.title, description: NEWS.data.excerpt }],
  ])('%s', (path, type, { title, ...meta }) => {
    const node = graphOf(path)[2]!;
    expect([node['@type'], node.name]).toEqual([type, title]);
    if ('description' in meta) expect(node.description).toBe(meta.description);
    expect(node.breadcrumb).toEqual({ '@id': nodeOf(path, 'BreadcrumbList')['@id'] });
  });

  it('and is about what it says the most of', () => {
    const about = (path: string) => {
      const { mainEntity } = graphOf(path)[2] as { mainEntity?: { '@id': string } };
      return graphOf(path).find((node) => node['@id'] === mainEntity?.['@id'])?.['@type'];
    };
    expect(about(ROUTES.about)).toBe('Organization');
    expect(about(ROUTES.customAutomation)).toBe('Service');
    expect(about(ROUTES.labcraft)).toBe('SoftwareApplication');
    expect(about(ROUTES.cases)).toBe('ItemList');
    expect(about(`/cases/${CASE.id}`)).toBe('Article');
    expect(about(`/blog/${POST.id}`)).toBe('BlogPosting');
    expect(about(ROUTES.glossary)).toBe('DefinedTermSet');
    const FRAME = ['Organization', 'WebSite', 'BreadcrumbList', 'VideoObject'];
    const silent = Object.values(ROUTES).filter((path) => {
      const [, , , ...more] = graphOf(path);
      return more.some((node) => !FRAME.includes(node['@type'])) && !about(path);
    });
    expect(silent).toEqual([]);
  });
});

describe('a service', () => {
  const { head } = copy('custom-automation', 'en');

  it('has the name of its page, its description, and the area that the company serves', () => {
    expect(nodeOf(ROUTES.customAutomation, 'Service')).toMatchObject({
      '@id': `${siteUrl}/en/services/custom-automation#service`,
      name: head.crumb,
      description: head.description,
      areaServed: SITE.serviceArea.en,
      provider: { '@id': `${siteUrl}/#organization` },
    });
    const { crumb: name } = copy('labneeds', 'en').head;
    expect(nodeOf(ROUTES.labneeds, 'Service')).toMatchObject({ name, areaServed: SITE.serviceArea.en });
    expect(nodeOf(ROUTES.labclone, 'Service').name).toBe(copy('labclone', 'en').head.crumb);
    expect(nodeOf(ROUTES.consulting, 'Service', 'ja').areaServed).toBe(SITE.serviceArea.ja);
  });

  it('is of the kind that the overview gives it, if it gives one', () => {
    const { featured, projects } = copy('services', 'en');
    const kindOf = (path: string) =>
      [featured.project, ...projects.items].find(({ link }) => link === path)?.kind;
    expect(kindOf(ROUTES.tore)).toBeDefined();
    expect(nodeOf(ROUTES.tore, 'Service').serviceType).toBe(kindOf(ROUTES.tore));
    expect(nodeOf(ROUTES.labcraft, 'SoftwareApplication').applicationSubCategory).toBe(
      kindOf(ROUTES.labcraft),
    );
    expect(nodeOf(ROUTES.customAutomation, 'Service')).not.toHaveProperty('serviceType');
  });

  it('has an offer for each plan, from its price in yen a month, and no empty list of them elsewhere', () => {
    const { names, rows } = copy('maintenance', 'en').plans;
    const plans = ['basic', 'standard', 'premium'].map((id, index) => ({
      '@id': `${siteUrl}/en/services/maintenance#plan-${id}`,
      name: names[index]?.name,
      description: rows
        .flatMap(({ name, values }) => (values[index] ? `${name}: ${values[index]}` : []))
        .join('; '),
      priceSpecification: {
        ...{ '@type': 'UnitPriceSpecification', minPrice: figure(`plan.${id}`) },
        ...{ priceCurrency: 'JPY', unitCode: 'MON' },
      },
    }));
    expect(nodesOf(ROUTES.maintenance, 'Offer')).toMatchObject(plans);
    const ids = plans.map((plan) => ({ '@id': plan['@id'] }));
    expect(nodeOf(ROUTES.maintenance, 'Service').offers).toEqual(ids);
    expect(nodeOf(ROUTES.customAutomation, 'Service')).not.toHaveProperty('offers');
  });

  it('answers the questions of its page, in their order; no other page does', () => {
    const asking = Object.values(ROUTES).filter((path) => nodeOf(path, 'FAQPage'));
    const withQuestions = Object.values(DEFINED).filter((page) => 'copy' in page && 'faq' in page.copy('en'));
    expect(withQuestions.length).toBeGreaterThan(1);
    expect(asking).toEqual(withQuestions.map(({ path }) => path));
    const questions = copy('tore', 'en').faq.items.map(({ question, answer }) => ({
      ...{ '@type': 'Question', name: question },
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
    expect(nodeOf(ROUTES.tore, 'FAQPage').mainEntity).toEqual(questions);
  });
});

it('a program is of its kind, with the features of its page, and to be had where the site says', () => {
  const { say, block, rehearse, run, record } = copy('labcraft', 'en').features;
  expect(nodeOf(ROUTES.labcraft, 'SoftwareApplication')).toMatchObject({
    applicationCategory: 'BusinessApplication',
    featureList: [say, block, rehearse, run, record].map(({ title }) => plain(title)),
  });
  const { applicationCategory, installUrl } = nodeOf(ROUTES.wasteLiquid, 'SoftwareApplication');
  expect([applicationCategory, installUrl]).toEqual(['UtilitiesApplication', SITE.urls.extensionStore]);
});

describe('a film', () => {
  const { intro, demo, labcraft, tore } = SITE.videos;
  const ofCases = copy('custom-automation', 'en').cases.items.flatMap(({ id }) =>
    entries('cases', 'en').flatMap((entry) => (entry.id === id ? [entry.data.videoId] : [])),
  );

  it.each<[string, Locale, string[]]>([
    [ROUTES.home, 'ja', [intro]],
    [ROUTES.home, 'en', [demo, labcraft]],
    [ROUTES.labcraft, 'en', [labcraft]],
    [ROUTES.tore, 'en', [tore]],
    [ROUTES.customAutomation, 'en', ofCases],
  ])('of %s in %s is one that the site or the case names', (path, locale, ids) => {
    expect(nodesOf(path, 'VideoObject', locale)).toEqual(
      ids.map((id) =>
        expect.objectContaining({
          embedUrl: expect.stringContaining(`/embed/${id}?`),
          ...{ name: expect.stringMatching(/./), description: expect.stringMatching(/./) },
          thumbnailUrl: expect.stringMatching(new RegExp(`^${siteUrl}/assets/img/[\\w-]+\\.jpg$`)),
        }),
      ),
    );
  });

  it('starts over at its end on the page of TORE, and not on that of LabCraft', () => {
    const loops = (path: string) => String(nodeOf(path, 'VideoObject').embedUrl).includes('loop=1');
    expect([loops(ROUTES.tore), loops(ROUTES.labcraft)]).toEqual([true, false]);
  });
});

describe('a list', () => {
  it('of services has the featured one, the other projects, and those of the laboratory that have a page', () => {
    const { featured, projects, lab } = copy('services', 'en');
    const linked = [featured.project, ...projects.items, ...lab.items].filter(({ link }) => link);
    expect(listed(ROUTES.services).map(({ name }) => name)).toEqual(linked.map(({ name }) => name));
  });

  it('of news begins with the newest, at its page', () => {
    expect(listed(ROUTES.news)[0]?.url).toBe(`${siteUrl}/en/news/${list('news')[0]!.id}`);
  });
});

describe('an article', () => {
  const FILM = { '@id': expect.stringMatching(/#video-/) };
  const { industry, date: month } = CASE.data;
  it.each([
    [
      ...(['a case', `/cases/${CASE.id}`, 'Article', CASE] as const),
      { temporalCoverage: month, articleSection: words.industry[industry], video: FILM },
    ],
    [
      ...(['a post', `/blog/${POST.id}`, 'BlogPosting', POST] as const),
      { datePublished: POST.data.date, timeRequired: expect.stringMatching(/^PT\d+M$/) },
    ],
    [...(['news', `/news/${NEWS.id}`, 'NewsArticle', NEWS] as const), { datePublished: NEWS.data.date }],
  ])(
    'of %s has its headline, its tags, the company, and what is known',
    (_what, path, type, entry, facts) => {
      const company = { '@id': `${siteUrl}/#organization` };
      expect(nodeOf(path, type)).toMatchObject({
        headline: plain(entry.data.title),
        keywords: tags(entry.data.tags).map(({ name }) => name),
        ...{ author: company, publisher: company },
        ...facts,
      });
    },
  );

  it('of a case says no day, which nobody knows', () => {
    expect(nodeOf(`/cases/${CASE.id}`, 'Article')).not.toHaveProperty('datePublished');
  });

  it('of news has its day, its category and its picture', () => {
    expect(nodeOf(`/news/${NEWS.id}`, 'NewsArticle')).toMatchObject({
      '@id': `${siteUrl}/en/news/${NEWS.id}#article`,
      datePublished: NEWS.data.date,
      articleSection: words.news.category[NEWS.data.category],
      image: expect.stringMatching(new RegExp(`^${siteUrl}/assets/img/[\\w-]+\\.jpg$`)),
    });
  });

  it('of a post has its picture, if it has one', () => {
    for (const { id, data } of list('blog').filter(({ original }) => !original)) {
      const { image } = nodeOf(`/blog/${id}`, 'BlogPosting');
      if (data.image) expect(image).toMatch(new RegExp(`^${siteUrl}/assets/img/`));
      else expect(image).toBeUndefined();
    }
  });
});

it('the glossary has every term', () => {
  const { hasDefinedTerm } = nodeOf(ROUTES.glossary, 'DefinedTermSet');
  expect(hasDefinedTerm).toHaveLength(list('glossary').length);
});

it.each(LOCALES)('in %s, company and site say what content/site.json says, and nothing else', (locale) => {
  const { company, mail, serviceArea, urls } = SITE;
  expect(nodeOf('/about', 'Organization', locale)).toEqual({
    ...{ '@type': 'Organization', '@id': `${siteUrl}/#organization`, url: `${siteUrl}/` },
    ...{ name: company.name[locale], alternateName: company.name[otherLocale(locale)] },
    ...{ foundingDate: company.founded, address: company.address[locale], email: mail },
    ...{ areaServed: serviceArea[locale], logo: `${siteUrl}/icon.svg`, sameAs: [urls.social] },
  });
  expect(nodeOf('/about', 'WebSite', locale)).toMatchObject({
    ...{ '@id': `${siteUrl}/#website`, url: `${siteUrl}/`, inLanguage: ['ja', 'en'] },
  });
});

describe('every page', () => {
  const NOTICE = /data-not-found|data-redirect-notice/;

  it('has one graph of schema.org, but for those that stand in for another', () => {
    const wrong = found((page) => {
      const [text, ...more] = scriptsOf(page);
      if (NOTICE.test(page.html)) return text === undefined ? [] : ['a notice with a graph'];
      const context = text === undefined ? 'none' : JSON.parse(text)['@context'];
      return context === 'https://schema.org' && more.length === 0 ? [] : [`${context}, ${more.length} more`];
    });
    expect(wrong).toEqual([]);
  });

  it('has ids that lead somewhere, below its own address or that of the site', () => {
    const wrong = found((page) => {
      const nodes = nodesIn(page);
      const own = `${new URL(page.path, siteUrl).href}#`;
      const outside = nodes.filter(
        (node) => !node['@id'].startsWith(own) && !node['@id'].startsWith(`${siteUrl}/#`),
      );
      return [...idProblems(nodes), ...outside.map((node) => node['@id'])];
    });
    expect(wrong).toEqual([]);
  });

  it('shows the films, the questions and the breadcrumb that it states, and states those that it shows', () => {
    const wrong = found((page) => {
      const nodes = nodesIn(page);
      const of = (type: string) => nodes.filter((node) => node['@type'] === type);
      const films = new Set(
        all('[data-video-src]', page.tree).map((film) => attribute(film, 'data-video-src')),
      );
      const shown = [
        films.size,
        all('details[name="faq"]', page.tree).length > 0,
        ...all('nav[data-breadcrumb] li', page.tree).map((item) =>
          textOf(item).replaceAll('\u2060', '').trim(),
        ),
      ];
      const stated = [of('VideoObject').length, of('FAQPage').length > 0, ...trailOf(nodes)];
      return shown.join() === stated.join() ? [] : [`shown ${shown}, stated ${stated}`];
    });
    expect(wrong).toEqual([]);
  });

  it('names what is served, days that exist, and no empty value', () => {
    const served = new Set(
      FILES.flatMap((file) => [`/${file}`, `/${file.replace(/(?:^index)?\.html$/, '')}`]),
    );
    const wrong = found((page) =>
      nodesIn(page).flatMap((node) => [...leavesOf(node)].flatMap(valueProblem(served))),
    );
    expect(wrong).toEqual([]);
  });
});

type Leaf = { key: string; value: unknown };

/** Every plain value inside structured data, with the key that it stands under. */
function* leavesOf(value: unknown, key = ''): Generator<Leaf> {
  if (Array.isArray(value)) for (const item of value) yield* leavesOf(item, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, child] of Object.entries(value)) yield* leavesOf(child, name);
  else yield { key, value };
}

const isDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

const valueProblem =
  (served: ReadonlySet<string>) =>
  ({ key, value }: Leaf): string[] => {
    const text = String(value);
    if (value === null || text === '' || /\{\{/.test(text) || strays(/\bundefined\b|\bNaN\b/, text).length)
      return [`${key}: ${text}`];
    if (/^(?:sameAs|installUrl|embedUrl)$/.test(key) && !text.startsWith('https://'))
      return [`${key}: ${text}`];
    if (/^(?:url|item|logo|image|thumbnailUrl|@id)$/.test(key)) {
      const { origin, pathname } = new URL(text);
      if (origin !== siteUrl || !served.has(decodeURIComponent(pathname))) return [`${key}: ${text}`];
    }
    if (/^(?:datePublished|dateModified|foundingDate|uploadDate)$/.test(key) && !isDay(text))
      return [`${key}: ${text}`];
    return key === 'temporalCoverage' && !isDay(`${text}-01`) ? [`${key}: ${text}`] : [];
  };
