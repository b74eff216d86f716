/** What the structured data of each page says of it, from the content of the site, whatever that says. */
import { formatDate } from '../../lib/dates';
import { ROUTES } from '../../lib/routes';
import { pageGraph } from '../../app/graph/page-graph';
import { casePage, newsArticlePage } from '../../app/graph/entries';
import { filled } from '../words';
import { contextOf, picture, SITE } from './context';

type Node = Record<string, unknown> & { '@type': string; '@id': string };
type Locale = 'ja' | 'en';

const graphOf = (path: string, locale: Locale = 'en') =>
  pageGraph(contextOf(locale, path))['@graph'] as unknown as readonly Node[];
const nodesOf = (path: string, type: string, locale: Locale = 'en') =>
  graphOf(path, locale).filter((node) => node['@type'] === type);
const nodeOf = (path: string, type: string, locale: Locale = 'en') => nodesOf(path, type, locale)[0]!;

type Item = { position: number; name: string; item?: string; url?: string };
const trailOf = (path: string) =>
  ((nodeOf(path, 'BreadcrumbList')?.itemListElement ?? []) as Item[]).map(({ name, item }) => [name, item]);
const listed = (path: string) => nodeOf(path, 'ItemList').itemListElement as Item[];

const { page, list, tags, words } = contextOf('en', '/');
const EXAMPLE = list('examples')[0]!;
const CASE = list('cases')[0]!;
// One that waits for its translation is no article.
const POST = list('blog').find(({ original }) => !original)!;
const NEWS = list('news').find(({ original, data }) => !original && data.image)!;
const { siteUrl } = SITE;

const plain = (title: string) => title.replaceAll('|', ' ');
const monthOf = ({ data }: typeof POST | typeof NEWS) => data.date.slice(0, 7);
const TAG = tags(POST.data.tags)[0]!;
const ARCHIVES = {
  post: `/blog/archive/${monthOf(POST)}`,
  news: `/news/archive/${monthOf(NEWS)}`,
  tag: `/blog/tags/${TAG.id}`,
};
const archived = (section: 'blog' | 'news', by: 'month' | 'tag', label: string) =>
  filled(words.archive[section][by], { label });

describe('the trail to', () => {
  const { crumb: SERVICES } = page('services');
  const { crumb: CASES } = page('cases');
  const { crumb: LABNEEDS } = page('labneeds');
  const { crumb: BLOG } = page('blog');
  const legal = (id: string) => list('legal').find((entry) => entry.id === id)!.data.heading;
  const PLAIN = [
    'donation',
    'whitepaper',
    'team',
    'resources',
    'search',
    'glossary',
    'contact',
    'about',
  ] as const;

  it.each<[path: string, names: string[]]>([
    ...PLAIN.map((name): [string, string[]] => [`/${name}`, [page(name).crumb]]),
    [ROUTES.electronicNotice, [page('electronic-notice').crumb]],
    [ROUTES.services, [SERVICES]],
    [ROUTES.customAutomation, [SERVICES, page('custom-automation').hero.crumbs.current]],
    [ROUTES.labcraft, [SERVICES, page('labcraft').name]],
    [ROUTES.labclone, [SERVICES, page('lablockly').name]],
    [ROUTES.consulting, [SERVICES, page('automation-consulting').crumbs.current]],
    [ROUTES.maintenance, [SERVICES, page('maintenance').crumbs.current]],
    [ROUTES.tore, [SERVICES, page('tore').crumb]],
    [ROUTES.news, [page('news').title]],
    [ROUTES.cases, [CASES]],
    [ROUTES.privacy, [legal('privacy')]],
    [ROUTES.terms, [legal('terms')]],
    [ROUTES.labneeds, [LABNEEDS]],
    [ROUTES.labneedsExamples, [LABNEEDS, page('labneeds-examples').crumb]],
    [ROUTES.wasteLiquid, [CASES, page('waste-liquid').crumb]],
    [ROUTES.blog, [BLOG]],
    [`/cases/${CASE.id}`, [CASES, plain(CASE.data.title)]],
    [`/blog/${POST.id}`, [BLOG, POST.data.title]],
    [`/news/${NEWS.id}`, [page('news').title, NEWS.data.title]],
    [`/labneeds/${EXAMPLE.id}`, [LABNEEDS, EXAMPLE.data.title]],
    [ARCHIVES.post, [BLOG, archived('blog', 'month', formatDate(monthOf(POST), 'en'))]],
    [ARCHIVES.news, [page('news').title, archived('news', 'month', formatDate(monthOf(NEWS), 'en'))]],
    [ARCHIVES.tag, [BLOG, archived('blog', 'tag', TAG.name)]],
  ])('%s is the home, then its own', (path, names) => {
    expect(trailOf(path).map(([name]) => name)).toEqual([words.breadcrumb.home, ...names]);
  });

  it('the home is none, to a page below another one leads over that', () => {
    expect(trailOf('/')).toEqual([]);
    const parents = [ROUTES.labcraft, ROUTES.wasteLiquid, ROUTES.labneedsExamples, ARCHIVES.tag].map(
      (path) => trailOf(path)[1]?.[1],
    );
    expect(parents).toEqual(['services', 'cases', 'labneeds', 'blog'].map((name) => `${siteUrl}/en/${name}`));
  });
});

describe('the page itself has title and description of its head', () => {
  it.each([
    [ROUTES.about, 'AboutPage', page('about').meta],
    [ROUTES.contact, 'ContactPage', page('contact').meta],
    [ARCHIVES.post, 'CollectionPage', { title: expect.stringContaining(formatDate(monthOf(POST), 'en')) }],
    [`/labneeds/${EXAMPLE.id}`, 'WebPage', EXAMPLE.data],
    [`/cases/${CASE.id}`, 'WebPage', { title: plain(CASE.data.title), description: CASE.data.description }],
    [`/blog/${POST.id}`, 'WebPage', { title: POST.data.title, description: POST.data.summary }],
    [`/news/${NEWS.id}`, 'WebPage', { title: NEWS.data.title, description: NEWS.data.excerpt }],
  ])('%s', (path, type, { title, ...meta }) => {
    const node = graphOf(path)[2]!;
    expect([node['@type'], node.name]).toEqual([type, title]);
    if ('description' in meta) expect(node.description).toBe(meta.description);
  });
});

describe('a service', () => {
  const { meta, hero } = page('custom-automation');

  it('has the name of its page, its description, and the area that the company serves', () => {
    expect(nodeOf(ROUTES.customAutomation, 'Service')).toMatchObject({
      '@id': `${siteUrl}/en/services/custom-automation#service`,
      name: hero.crumbs.current,
      description: meta.description,
      areaServed: SITE.serviceArea.en,
    });
    const { crumb: name } = page('labneeds');
    expect(nodeOf(ROUTES.labneeds, 'Service')).toMatchObject({ name, areaServed: SITE.serviceArea.en });
    expect(nodeOf(ROUTES.labclone, 'Service').name).toBe(page('lablockly').name);
    expect(nodeOf(ROUTES.consulting, 'Service', 'ja').areaServed).toBe(SITE.serviceArea.ja);
  });

  it('is of the kind that the overview gives it, if it gives one', () => {
    const { featured, projects } = page('services');
    const kindOf = (path: string) =>
      [featured.project, ...projects.items].find(({ link }) => link === path)?.kind;
    expect(kindOf(ROUTES.tore)).toBeDefined();
    expect(nodeOf(ROUTES.tore, 'Service').serviceType).toBe(kindOf(ROUTES.tore));
    expect(nodeOf(ROUTES.labcraft, 'SoftwareApplication').applicationSubCategory).toBe(
      kindOf(ROUTES.labcraft),
    );
    expect(nodeOf(ROUTES.customAutomation, 'Service')).not.toHaveProperty('serviceType');
  });

  it('has offers where it has plans, and no empty list of them elsewhere', () => {
    expect(nodeOf(ROUTES.maintenance, 'Service').offers).toHaveLength(page('maintenance').plans.names.length);
    expect(nodeOf(ROUTES.customAutomation, 'Service')).not.toHaveProperty('offers');
  });
});

describe('a program', () => {
  it('LabCraft is for business, and its features are those of its page', () => {
    const program = nodeOf(ROUTES.labcraft, 'SoftwareApplication');
    const { name, features } = page('labcraft');
    const { say, block, rehearse, run, record } = features;
    expect(program).toMatchObject({ name, applicationCategory: 'BusinessApplication' });
    expect(program.featureList).toEqual([say, block, rehearse, run, record].map(({ title }) => plain(title)));
    expect(program).not.toHaveProperty('installUrl');
  });

  it('the one for waste liquid is a utility, to be had where the site says', () => {
    const program = nodeOf(ROUTES.wasteLiquid, 'SoftwareApplication');
    expect(program).toMatchObject({
      name: page('waste-liquid').crumb,
      applicationCategory: 'UtilitiesApplication',
      installUrl: SITE.urls.extensionStore,
    });
    expect(program).not.toHaveProperty('featureList');
    expect(program).not.toHaveProperty('applicationSubCategory');
  });
});

describe('a film', () => {
  const DAYS = { intro: '2025-01-01', demo: '2025-01-02', labcraft: '2025-01-03', tore: '2025-01-04' };
  type Film = keyof typeof DAYS;
  const filmsOf = (path: string, locale: Locale, videoDates?: typeof DAYS) => {
    const context = contextOf(locale, path);
    const nodes = pageGraph({ ...context, site: { ...SITE, videoDates } })['@graph'] as unknown as Node[];
    return nodes.filter((node) => node['@type'] === 'VideoObject');
  };

  it.each<[string, Locale, Film[], string]>([
    [ROUTES.home, 'ja', ['intro'], 'home'],
    [ROUTES.home, 'en', ['demo', 'labcraft'], 'home'],
    [ROUTES.labcraft, 'en', ['labcraft'], 'labcraft'],
    [ROUTES.tore, 'en', ['tore'], 'tore'],
    [ROUTES.customAutomation, 'en', ['intro', 'demo'], 'custom-automation'],
  ])(
    'of %s in %s is one that the site names, with its day once that is known',
    (path, locale, names, folder) => {
      const poster = new RegExp(`^${siteUrl}/assets/img/pages-${folder}-(?!\\.)[\\w-]+\\.webp\\.jpg$`);
      expect(filmsOf(path, locale, DAYS)).toEqual(
        names.map((name) =>
          expect.objectContaining({
            embedUrl: expect.stringContaining(`/embed/${SITE.videos[name]}?`),
            ...{ name: expect.stringMatching(/./), description: expect.stringMatching(/./) },
            ...{ thumbnailUrl: expect.stringMatching(poster), uploadDate: DAYS[name] },
          }),
        ),
      );
      expect(filmsOf(path, locale).map(({ uploadDate }) => uploadDate)).toEqual(names.map(() => undefined));
    },
  );

  it('of a case has the day that the case gives', () => {
    const film = (videoDate?: string) =>
      casePage(contextOf('en', `/cases/${CASE.id}`), {
        ...CASE,
        data: { ...CASE.data, videoDate },
      }).nodes?.find((node) => node['@type'] === 'VideoObject');
    expect(film('2025-04-01')).toMatchObject({ uploadDate: '2025-04-01' });
    expect(film()).not.toHaveProperty('uploadDate');
  });

  it('starts over at its end on the page of TORE, and not on that of LabCraft', () => {
    const loops = (path: string) => String(nodeOf(path, 'VideoObject').embedUrl).includes('loop=1');
    expect([loops(ROUTES.tore), loops(ROUTES.labcraft)]).toEqual([true, false]);
  });
});

describe('a list', () => {
  it('counts from one, with the names and addresses of what it has', () => {
    const [first] = listed(ROUTES.labneedsExamples);
    expect(first).toMatchObject({ name: EXAMPLE.data.title, url: `${siteUrl}/en/labneeds/${EXAMPLE.id}` });
    for (const path of [ROUTES.services, ROUTES.labneedsExamples])
      expect(listed(path).map(({ position }) => position)).toEqual(listed(path).map((_, index) => index + 1));
  });

  it('of services has the featured one, the other projects, and those of the laboratory that have a page', () => {
    const { featured, projects, lab } = page('services');
    const linked = [featured.project, ...projects.items, ...lab.items].filter(({ link }) => link);
    expect(listed(ROUTES.services).map(({ name }) => name)).toEqual(linked.map(({ name }) => name));
  });

  it('of a month or a tag has its entries and no others', () => {
    const titles = (keep: (post: typeof POST) => boolean) =>
      list('blog')
        .filter(keep)
        .map(({ data }) => data.title);
    const names = (path: string) => listed(path).map(({ name }) => name);
    expect(names(ARCHIVES.post)).toEqual(titles((post) => monthOf(post) === monthOf(POST)));
    expect(names(ARCHIVES.tag)).toEqual(titles(({ data }) => data.tags.includes(TAG.id)));
  });

  it('of news begins with the newest, at its page', () => {
    expect(listed(ROUTES.news)[0]?.url).toBe(`${siteUrl}/en/news/${list('news')[0]!.id}`);
  });

  it.each(['/blog/nowhere', '/nowhere'])('%s, which no row knows, is refused by name', (path) => {
    expect(() => graphOf(path)).toThrow(`${path}: no structured data`);
  });
});

describe('an article', () => {
  it.each([
    ['a case', `/cases/${CASE.id}`, 'Article', CASE],
    ['a post', `/blog/${POST.id}`, 'BlogPosting', POST],
    ['news', `/news/${NEWS.id}`, 'NewsArticle', NEWS],
  ])('of %s has its headline, its tags by name and the company as author', (_what, path, type, { data }) => {
    expect(nodeOf(path, type)).toMatchObject({
      headline: plain(data.title),
      keywords: tags(data.tags).map(({ name }) => name),
      author: { '@id': `${siteUrl}/#organization` },
    });
  });

  it('of news has its day, its category and its picture', () => {
    const { nodes, main } = newsArticlePage(contextOf('en', `/news/${NEWS.id}`), NEWS);
    const image = picture(`news/${NEWS.id}/${NEWS.data.image?.slice(2)}`).fallback.src;
    expect(nodes).toEqual([
      expect.objectContaining({
        '@id': `${siteUrl}/en/news/${NEWS.id}#article`,
        datePublished: NEWS.data.date,
        articleSection: words.news.category[NEWS.data.category],
        image: `${siteUrl}${image}`,
      }),
    ]);
    expect(nodes?.[0]?.['@id']).toBe(main);
  });

  it('of a post has its picture, if it has one', () => {
    for (const { id, data } of list('blog').filter(({ original }) => !original)) {
      const { image } = nodeOf(`/blog/${id}`, 'BlogPosting');
      if (data.image) expect(image).toMatch(new RegExp(`^${siteUrl}/assets/img/blog-${id}-`));
      else expect(image).toBeUndefined();
    }
  });
});

it('the glossary has each term with its place, its other names and its meaning', () => {
  const set = nodeOf(ROUTES.glossary, 'DefinedTermSet');
  const context = contextOf('en', ROUTES.glossary);
  const { meta, crumb } = context.page('glossary');
  expect(set).toMatchObject({
    '@id': `${siteUrl}/en/glossary#glossary`,
    name: crumb,
    description: meta.description,
    url: `${siteUrl}/en/glossary`,
  });
  const [first] = context.list('glossary');
  const terms = set.hasDefinedTerm as Node[];
  expect(terms.find(({ termCode }) => termCode === first!.id)).toMatchObject({
    '@type': 'DefinedTerm',
    '@id': `${siteUrl}/en/glossary#${first!.id}`,
    url: `${siteUrl}/en/glossary#${first!.id}`,
    name: first!.data.term,
    description: first!.data.definition,
  });
  expect(terms).toHaveLength(context.list('glossary').length);
});

it('company and site have the address of the root, the channels and both languages', () => {
  expect(nodeOf('/about', 'Organization')).toMatchObject({
    '@id': `${siteUrl}/#organization`,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon.svg`,
    sameAs: [SITE.urls.social],
  });
  expect(nodeOf('/about', 'WebSite')).toMatchObject({ url: `${siteUrl}/`, inLanguage: ['ja', 'en'] });
  expect(pageGraph(contextOf('en', '/about'))['@context']).toBe('https://schema.org');
});
