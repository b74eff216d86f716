/** What the structured data of each page says of it, from the content of the site. */
import { ROUTES } from '../../lib/routes';
import { pageGraph } from '../../lib/seo/pages';
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
  (nodeOf(path, 'BreadcrumbList', locale)?.itemListElement as Item[] | undefined)
    ?.map(({ name }) => name)
    .join(' > ');

const EXAMPLE = contextOf('en', '/').list('examples')[0]!;
const { siteUrl } = SITE;

describe('the trail to', () => {
  it.each([
    [ROUTES.about, 'Home > About us'],
    [ROUTES.services, 'Home > Services'],
    [ROUTES.customAutomation, 'Home > Services > Custom automation'],
    [ROUTES.labcraft, 'Home > Services > LabCraft'],
    [ROUTES.labclone, 'Home > Services > LabClone'],
    [ROUTES.consulting, 'Home > Services > Automation consulting'],
    [ROUTES.maintenance, 'Home > Services > Maintenance and support'],
    [ROUTES.tore, 'Home > Services > TORE'],
    [ROUTES.news, 'Home > News'],
    [ROUTES.cases, 'Home > Case studies'],
    [ROUTES.donation, 'Home > Donate'],
    [ROUTES.contact, 'Home > Contact'],
    [ROUTES.electronicNotice, 'Home > Public notice'],
    [ROUTES.privacy, 'Home > Privacy policy'],
    [ROUTES.terms, 'Home > Terms of use'],
    [ROUTES.labneeds, 'Home > LabNeeds'],
    [ROUTES.labneedsExamples, 'Home > LabNeeds > Examples'],
    [ROUTES.wasteLiquid, 'Home > Case studies > Waste-liquid registration'],
    [ROUTES.blog, 'Home > Blog'],
    [ROUTES.whitepaper, 'Home > White paper'],
    [ROUTES.team, 'Home > Team'],
    [ROUTES.resources, 'Home > Resources'],
    [ROUTES.search, 'Home > Search'],
    [ROUTES.glossary, 'Home > Glossary'],
    ['/cases/bio-automation', 'Home > Case studies > The same technique, every time'],
    ['/blog/what-to-automate-first', 'Home > Blog > Choosing the first step to automate'],
    ['/blog/archive/2025-04', 'Home > Blog > Blog posts from April 2025'],
    ['/news/archive/2025-04', 'Home > News > News from April 2025'],
    ['/blog/tags/labware', 'Home > Blog > Blog posts about “Labware”'],
    [`/labneeds/${EXAMPLE.id}`, `Home > LabNeeds > ${EXAMPLE.data.title}`],
  ])('%s is %s', (path, trail) => expect(trailOf(path)).toBe(trail));

  it('the home is none', () => expect(trailOf('/')).toBeUndefined());

  it('a page leads over its parents', () => {
    const items = (path: string) =>
      (nodeOf(path, 'BreadcrumbList').itemListElement as Item[]).map(({ item }) => item);
    expect(items(ROUTES.labcraft)[1]).toBe(`${siteUrl}/en/services`);
    expect(items(ROUTES.wasteLiquid)[1]).toBe(`${siteUrl}/en/cases`);
    expect(items(ROUTES.labneedsExamples)[1]).toBe(`${siteUrl}/en/labneeds`);
    expect(items('/blog/tags/labware')[1]).toBe(`${siteUrl}/en/blog`);
  });
});

describe('the page itself has title and description of its head', () => {
  it.each([
    [ROUTES.about, 'AboutPage', contextOf('en', '/').page('about').meta],
    [ROUTES.contact, 'ContactPage', contextOf('en', '/').page('contact').meta],
    ['/blog/archive/2025-04', 'CollectionPage', { title: expect.stringContaining('April 2025') }],
    [`/labneeds/${EXAMPLE.id}`, 'WebPage', EXAMPLE.data],
  ])('%s', (path, type, { title, ...meta }) => {
    const page = nodeOf(path, type);
    expect(page.name).toEqual(title);
    if ('description' in meta) expect(page.description).toBe(meta.description);
  });

  it.each(['news', 'blog', 'cases'] as const)('an entry of %s: those of the entry', (collection) => {
    const entry = contextOf('en', '/').list(collection)[0]!;
    const { description, excerpt, summary } = entry.data as unknown as Record<string, string>;
    const page = graphOf(`/${collection}/${entry.id}`)[2]!;
    expect(page['@type']).toBe('WebPage');
    expect(page.name).toBe(entry.data.title.replaceAll('|', ' '));
    expect(page.description).toBe(description ?? excerpt ?? summary);
  });
});

describe('a service', () => {
  const { description } = contextOf('en', '/').page('custom-automation').meta;

  it('has the name of its page, its description, and the area that the company serves', () => {
    expect(nodeOf(ROUTES.customAutomation, 'Service')).toMatchObject({
      '@id': `${siteUrl}/en/services/custom-automation#service`,
      name: 'Custom automation',
      description,
      areaServed: SITE.serviceArea.en,
    });
    expect(nodeOf(ROUTES.labneeds, 'Service')).toMatchObject({
      name: 'LabNeeds',
      areaServed: SITE.serviceArea.en,
    });
    expect(nodeOf(ROUTES.labclone, 'Service').name).toBe('LabClone');
    expect(nodeOf(ROUTES.consulting, 'Service', 'ja').areaServed).toBe(SITE.serviceArea.ja);
  });

  it('is of the kind that the overview gives it, if it gives one', () => {
    const { featured, projects } = contextOf('en', '/').page('services');
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
    expect(nodeOf(ROUTES.maintenance, 'Service').offers).toHaveLength(3);
    expect(nodeOf(ROUTES.customAutomation, 'Service')).not.toHaveProperty('offers');
  });
});

describe('a program', () => {
  it('LabCraft is for business, and its features are those of its page', () => {
    const program = nodeOf(ROUTES.labcraft, 'SoftwareApplication');
    const { features } = contextOf('en', '/').page('labcraft');
    expect(program).toMatchObject({ name: 'LabCraft', applicationCategory: 'BusinessApplication' });
    expect(program.featureList).toHaveLength(5);
    expect((program.featureList as string[])[0]).toBe(features.say.title.replaceAll('|', ' '));
    expect(program).not.toHaveProperty('installUrl');
  });

  it('the one for waste liquid is a utility, to be had where the site says', () => {
    const program = nodeOf(ROUTES.wasteLiquid, 'SoftwareApplication');
    expect(program).toMatchObject({
      name: 'Waste-liquid registration',
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
    for (const { thumbnailUrl } of nodesOf(ROUTES.customAutomation, 'VideoObject'))
      expect(thumbnailUrl).toMatch(/\/pages-custom-automation-(?!\.)[\w-]+\.webp\.jpg$/);
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
    const { featured, projects, lab } = contextOf('en', '/').page('services');
    const names = [featured.project, ...projects.items, ...lab.items]
      .filter(({ link }) => link)
      .map(({ name }) => name);
    expect(listed(ROUTES.services).map(([, name]) => name)).toEqual(names);
  });

  it('of a month or a tag has its entries and no others', () => {
    const posts = contextOf('en', '/').list('blog');
    const names = (keep: (post: (typeof posts)[number]) => boolean) =>
      posts.filter(keep).map(({ data }) => data.title);
    expect(listed('/blog/archive/2025-04').map(([, name]) => name)).toEqual(
      names(({ data }) => data.date.startsWith('2025-04')),
    );
    expect(listed('/blog/tags/labware').map(([, name]) => name)).toEqual(
      names(({ data }) => data.tags.includes('labware')),
    );
  });

  it('of an archive that has no entries is refused with its path', () => {
    expect(() => graphOf('/blog/nowhere')).toThrow('/blog/nowhere: no structured data');
  });
});

describe('an article', () => {
  it.each([
    ['a case', '/cases/bio-automation', 'Article'],
    ['a post', '/blog/what-to-automate-first', 'BlogPosting'],
    ['news', '/news/2025-04-labcraft-preview', 'NewsArticle'],
  ])('of %s has its headline, its tags by name and the company as author', (_what, path, type) => {
    const context = contextOf('en', path);
    const [, collection, id] = path.split('/');
    const entry = context.list(collection as 'blog').find((each) => each.id === id)!;
    expect(nodeOf(path, type)).toMatchObject({
      headline: entry.data.title.replaceAll('|', ' '),
      keywords: context.tags(entry.data.tags).map(({ name }) => name),
      author: { '@id': `${siteUrl}/#organization` },
    });
  });

  it('of a post has its picture, if it has one', () => {
    const posts = contextOf('en', '/').list('blog');
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
