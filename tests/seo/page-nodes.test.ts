/** What the structured data of each page says of it, from the content of the site. */
import { formatDate } from '../../lib/dates';
import { ROUTES } from '../../lib/routes';
import { pageGraph } from '../../lib/seo/pages';
import { casePage } from '../../lib/seo/pages/entries';
import { contextOf, SITE } from './context';

type Node = Record<string, unknown> & { '@type': string; '@id': string };
type Locale = 'ja' | 'en';

const graphOf = (path: string, locale: Locale = 'en') =>
  pageGraph(contextOf(locale, path))['@graph'] as unknown as readonly Node[];
const nodeOf = (path: string, type: string, locale: Locale = 'en') =>
  graphOf(path, locale).find((node) => node['@type'] === type)!;
const nodesOf = (path: string, type: string, locale: Locale = 'en') =>
  graphOf(path, locale).filter((node) => node['@type'] === type);

type Item = { name: string; item?: string; url?: string };
const trailOf = (path: string, locale: Locale = 'en') =>
  (nodeOf(path, 'BreadcrumbList', locale)?.itemListElement as Item[] | undefined)?.map(({ name }) => name);

const { page, list, tags } = contextOf('en', '/');
const EXAMPLE = list('examples')[0]!;
const CASE = list('cases')[0]!;
// One that waits for its translation is no article.
const POST = list('blog').find(({ original }) => !original)!;
const NEWS = list('news').find(({ original }) => !original)!;
const { siteUrl } = SITE;

const plain = (title: string) => title.replaceAll('|', ' ');
const monthOf = ({ data }: typeof POST | typeof NEWS) => data.date.slice(0, 7);
const [TAG] = tags(POST.data.tags);
const legalTitle = (id: string) => list('legal').find((entry) => entry.id === id)!.data.heading;

describe('the trail to', () => {
  const { crumb: SERVICES } = page('services');
  const { crumb: CASES } = page('cases');
  const { crumb: LABNEEDS } = page('labneeds');
  const { crumb: BLOG } = page('blog');

  it.each([
    [ROUTES.about, [page('about').crumb]],
    [ROUTES.services, [page('services').crumb]],
    [ROUTES.customAutomation, [SERVICES, page('custom-automation').hero.crumbs.current]],
    [ROUTES.labcraft, [SERVICES, page('labcraft').name]],
    [ROUTES.labclone, [SERVICES, page('lablockly').name]],
    [ROUTES.consulting, [SERVICES, page('automation-consulting').crumbs.current]],
    [ROUTES.maintenance, [SERVICES, page('maintenance').crumbs.current]],
    [ROUTES.tore, [SERVICES, page('tore').crumb]],
    [ROUTES.news, [page('news').title]],
    [ROUTES.cases, [CASES]],
    [ROUTES.donation, [page('donation').crumb]],
    [ROUTES.contact, [page('contact').crumb]],
    [ROUTES.electronicNotice, [page('electronic-notice').crumb]],
    [ROUTES.privacy, [legalTitle('privacy')]],
    [ROUTES.terms, [legalTitle('terms')]],
    [ROUTES.labneeds, [LABNEEDS]],
    [ROUTES.labneedsExamples, [LABNEEDS, page('labneeds-examples').crumb]],
    [ROUTES.wasteLiquid, [CASES, page('waste-liquid').crumb]],
    [ROUTES.blog, [BLOG]],
    [ROUTES.whitepaper, [page('whitepaper').crumb]],
    [ROUTES.team, [page('team').crumb]],
    [ROUTES.resources, [page('resources').crumb]],
    [ROUTES.search, [page('search').crumb]],
    [ROUTES.glossary, [page('glossary').crumb]],
    [`/cases/${CASE.id}`, [CASES, plain(CASE.data.title)]],
    [`/blog/${POST.id}`, [BLOG, POST.data.title]],
    [`/blog/archive/${monthOf(POST)}`, [BLOG, `Blog posts from ${formatDate(monthOf(POST), 'en')}`]],
    [`/news/archive/${monthOf(NEWS)}`, [page('news').title, `News from ${formatDate(monthOf(NEWS), 'en')}`]],
    [`/blog/tags/${TAG!.id}`, [BLOG, `Blog posts about “${TAG!.name}”`]],
    [`/labneeds/${EXAMPLE.id}`, [LABNEEDS, EXAMPLE.data.title]],
  ])('%s is Home, then %j', (path, names) => expect(trailOf(path)).toEqual(['Home', ...names]));

  it('the home is none', () => expect(trailOf('/')).toBeUndefined());

  it('a page leads over its parents', () => {
    const items = (path: string) =>
      (nodeOf(path, 'BreadcrumbList').itemListElement as Item[]).map(({ item }) => item);
    expect(items(ROUTES.labcraft)[1]).toBe(`${siteUrl}/en/services`);
    expect(items(ROUTES.wasteLiquid)[1]).toBe(`${siteUrl}/en/cases`);
    expect(items(ROUTES.labneedsExamples)[1]).toBe(`${siteUrl}/en/labneeds`);
    expect(items(`/blog/tags/${TAG!.id}`)[1]).toBe(`${siteUrl}/en/blog`);
  });
});

describe('the page itself has title and description of its head', () => {
  it.each([
    [ROUTES.about, 'AboutPage', page('about').meta],
    [ROUTES.contact, 'ContactPage', page('contact').meta],
    [
      `/blog/archive/${monthOf(POST)}`,
      'CollectionPage',
      { title: expect.stringContaining(formatDate(monthOf(POST), 'en')) },
    ],
    [`/labneeds/${EXAMPLE.id}`, 'WebPage', EXAMPLE.data],
  ])('%s', (path, type, { title, ...meta }) => {
    const node = nodeOf(path, type);
    expect(node.name).toEqual(title);
    if ('description' in meta) expect(node.description).toBe(meta.description);
  });

  it.each(['news', 'blog', 'cases'] as const)('an entry of %s: those of the entry', (collection) => {
    const entry = list(collection)[0]!;
    const { description, excerpt, summary } = entry.data as unknown as Record<string, string>;
    const node = graphOf(`/${collection}/${entry.id}`)[2]!;
    expect(node['@type']).toBe('WebPage');
    expect(node.name).toBe(plain(entry.data.title));
    expect(node.description).toBe(description ?? excerpt ?? summary);
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
    expect(nodeOf(ROUTES.labneeds, 'Service')).toMatchObject({
      name: page('labneeds').crumb,
      areaServed: SITE.serviceArea.en,
    });
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
  it.each<[string, string, Locale, string, string]>([
    ['of the Japanese home', ROUTES.home, 'ja', 'intro', 'pages-home-'],
    ['of LabCraft', ROUTES.labcraft, 'en', 'labcraft', 'pages-labcraft-'],
    ['of TORE', ROUTES.tore, 'en', 'tore', 'pages-tore-'],
    ['of the English home', ROUTES.home, 'en', 'demo', 'pages-home-'],
  ])('%s is the one that the site names, with a poster of its page', (_which, path, locale, film, folder) => {
    const found = nodesOf(path, 'VideoObject', locale);
    const named = found.find((node) =>
      String(node.embedUrl).includes(`/embed/${SITE.videos[film as 'intro']}?`),
    );
    expect(named).toBeDefined();
    expect(named?.name).toEqual(expect.stringMatching(/./));
    expect(named?.description).toEqual(expect.stringMatching(/./));
    for (const { thumbnailUrl } of found)
      expect(thumbnailUrl).toMatch(
        new RegExp(`^${siteUrl}/assets/img/${folder}(?!\\.)[\\w-]+\\.webp\\.jpg$`),
      );
  });

  it('of custom automation has a poster of its page', () => {
    const films = nodesOf(ROUTES.customAutomation, 'VideoObject');
    expect(films).not.toEqual([]);
    for (const { thumbnailUrl } of films)
      expect(thumbnailUrl).toMatch(/\/pages-custom-automation-(?!\.)[\w-]+\.webp\.jpg$/);
  });

  const DAYS = { intro: '2025-01-01', demo: '2025-01-02', labcraft: '2025-01-03', tore: '2025-01-04' };
  it.each<[string, string, Locale, (string | undefined)[]]>([
    ['the Japanese home', ROUTES.home, 'ja', [DAYS.intro]],
    ['the English home', ROUTES.home, 'en', [DAYS.demo, DAYS.labcraft]],
    ['LabCraft', ROUTES.labcraft, 'en', [DAYS.labcraft]],
    ['TORE', ROUTES.tore, 'en', [DAYS.tore]],
    ['custom automation', ROUTES.customAutomation, 'en', [DAYS.intro, DAYS.demo]],
  ])('of %s has the day on which it was put up, once the site gives it', (_which, path, locale, days) => {
    const context = contextOf(locale, path);
    const stated = (videoDates?: typeof DAYS) =>
      (pageGraph({ ...context, site: { ...SITE, videoDates } })['@graph'] as unknown as Node[])
        .filter((node) => node['@type'] === 'VideoObject')
        .map(({ uploadDate }) => uploadDate);
    expect(stated(DAYS)).toEqual(days);
    expect(stated()).toEqual(days.map(() => undefined));
  });

  it('of a case has the day that the case gives', () => {
    const context = contextOf('en', `/cases/${CASE.id}`);
    const dated = { ...CASE, data: { ...CASE.data, videoDate: '2025-04-01' } };
    const film = (entry: typeof CASE) =>
      casePage(context, entry).nodes?.find((node) => node['@type'] === 'VideoObject');
    expect(film(dated)).toMatchObject({ uploadDate: '2025-04-01' });
    expect(film(CASE)).not.toHaveProperty('uploadDate');
  });

  it.each([
    ['TORE starts over at its end', ROUTES.tore, true],
    ['LabCraft does not', ROUTES.labcraft, false],
  ])('of %s', (_what, path, loops) => {
    expect(String(nodeOf(path, 'VideoObject').embedUrl).includes('loop=1')).toBe(loops);
  });
});

describe('a list', () => {
  const listed = (path: string) =>
    (nodeOf(path, 'ItemList').itemListElement as (Item & { position: number })[]).map(
      ({ position, name, url }) => [position, name, url] as const,
    );

  it.each([
    ['services', ROUTES.services, [1, expect.any(String), expect.stringContaining('/en/services/')]],
    ['examples', ROUTES.labneedsExamples, [1, EXAMPLE.data.title, `${siteUrl}/en/labneeds/${EXAMPLE.id}`]],
  ])('of %s has their names and addresses, counted from one', (_what, path, first) => {
    expect(listed(path)[0]).toEqual(first);
    expect(listed(path).map(([position]) => position)).toEqual(listed(path).map((_, index) => index + 1));
  });

  it('of services has the featured one, the other projects, and those of the laboratory that have a page', () => {
    const { featured, projects, lab } = page('services');
    const names = [featured.project, ...projects.items, ...lab.items]
      .filter(({ link }) => link)
      .map(({ name }) => name);
    expect(listed(ROUTES.services).map(([, name]) => name)).toEqual(names);
  });

  it('of a month or a tag has its entries and no others', () => {
    const names = (keep: (post: typeof POST) => boolean) =>
      list('blog')
        .filter(keep)
        .map(({ data }) => data.title);
    expect(listed(`/blog/archive/${monthOf(POST)}`).map(([, name]) => name)).toEqual(
      names((post) => monthOf(post) === monthOf(POST)),
    );
    expect(listed(`/blog/tags/${TAG!.id}`).map(([, name]) => name)).toEqual(
      names(({ data }) => data.tags.includes(TAG!.id)),
    );
  });

  it('of an archive that has no entries is refused with its path', () => {
    expect(() => graphOf('/blog/nowhere')).toThrow('/blog/nowhere: no structured data');
  });
});

describe('an article', () => {
  it.each([
    ['a case', `/cases/${CASE.id}`, 'Article'],
    ['a post', `/blog/${POST.id}`, 'BlogPosting'],
    ['news', `/news/${NEWS.id}`, 'NewsArticle'],
  ])('of %s has its headline, its tags by name and the company as author', (_what, path, type) => {
    const context = contextOf('en', path);
    const [, collection, id] = path.split('/');
    const entry = context.list(collection as 'blog').find((each) => each.id === id)!;
    expect(nodeOf(path, type)).toMatchObject({
      headline: plain(entry.data.title),
      keywords: context.tags(entry.data.tags).map(({ name }) => name),
      author: { '@id': `${siteUrl}/#organization` },
    });
  });

  it('of a post has its picture, if it has one', () => {
    const posts = list('blog');
    for (const { id, data } of posts) {
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
