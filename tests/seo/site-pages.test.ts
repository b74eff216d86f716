import { loadContent } from '@/lib/content/load';
import { LOCALES } from '@/lib/i18n/locales';
import { ROUTES } from '@/lib/routes';
import { lastModified } from '@/lib/seo/last-modified';
import type { SitePage } from '@/lib/seo/site-page';
import { sitePages } from '@/lib/seo/site-pages';
import { sitemapEntries } from '@/lib/seo/sitemap';

const content = loadContent();
let pages: SitePage[];
beforeEach(() => {
  pages = sitePages(content);
});
const find = (path: string) => pages.find((page) => page.path === path)!;

describe('the inventory of pages', () => {
  it('has every route and every entry with a page once', () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(expect.arrayContaining(Object.values(ROUTES)));
    const of = (name: 'cases' | 'blog' | 'examples') =>
      content.collections[name].filter(({ locale }) => locale === 'en').map(({ id }) => id);
    for (const id of of('cases')) expect(paths).toContain(`/cases/${id}`);
    for (const id of of('blog')) expect(paths).toContain(`/blog/${id}`);
    for (const id of of('examples')) expect(paths).toContain(`/labneeds/${id}`);
  });

  it.each(LOCALES)('has a card in %s for each, no two alike', (locale) => {
    const cards = pages.map(({ card }) => JSON.stringify(card[locale]));
    expect(new Set(cards).size).toBe(cards.length);
  });

  it('does not list LabNeeds while it is in preparation', () => {
    const switches = { ...content.site.data.switches, labneeds: 'preparing' as const };
    const site = { ...content.site, data: { ...content.site.data, switches } };
    const hidden = sitePages({ ...content, site }).filter(({ indexable }) => !indexable);
    expect(hidden.length).toBe(pages.filter(({ path }) => path.startsWith('/labneeds')).length);
    expect(pages.every(({ indexable }) => indexable)).toBe(true);
  });

  it('dates a post by its own day, and lists of posts and news by the newest', () => {
    expect(find('/blog/how-this-site-is-built')).toMatchObject({ sources: [], dates: ['2025-04-19'] });
    expect(find('/news').dates).toContain('2025-04-21');
  });
});

describe('a row of the inventory', () => {
  const row = (path: string, locale: 'ja' | 'en' = 'en') => {
    const { kind, sources, dates, card } = find(path);
    return { kind, sources, dates, card: card[locale] };
  };
  const newest = (name: 'news' | 'blog') => content.collections[name][0]!.data.date;

  it('of a fixed page has its copy, the collections that it shows, and its picture', () => {
    expect(row('/')).toMatchObject({
      kind: 'page',
      sources: ['pages/home', 'cases', 'awards'],
      card: { picture: 'pages/home/arm-flip.webp' },
    });
    expect(row('/').dates).toHaveLength(content.collections.news.length);
    expect(row('/about')).toMatchObject({ kind: 'page', sources: ['pages/about'], dates: [] });
    expect(row('/about').card).not.toHaveProperty('picture');
    expect(row('/blog').dates).toContain(newest('blog'));
    expect(row('/cases')).toMatchObject({ sources: ['pages/cases', 'cases', 'tech'], dates: [] });
  });

  it.each([
    ['/privacy', 'ja', 'プライバシーポリシー'],
    ['/privacy', 'en', 'Privacy policy'],
    ['/terms', 'ja', '利用規約'],
    ['/terms', 'en', 'Terms of use'],
  ] as const)('of a legal text, %s in %s, has its title', (path, locale, title) => {
    expect(row(path, locale).card.title).toContain(title);
    expect(row(path).sources).toEqual([`legal${path}`]);
  });

  it('of a case has its folder and the copy around it', () => {
    expect(row('/cases/bio-automation')).toMatchObject({
      kind: 'case',
      sources: ['cases/bio-automation', 'pages/case'],
      dates: [],
      card: {
        title: content.collections.cases.find(({ id, locale }) => id === 'bio-automation' && locale === 'en')
          ?.data.title,
        section: content.pages.case.en.data.section,
        picture: expect.stringMatching(/^cases\/bio-automation\/[\w-]+\.webp$/),
      },
    });
  });

  it('of an example has its folder and the copy around it', () => {
    const { id, data } = content.collections.examples.find(({ locale }) => locale === 'ja')!;
    expect(row(`/labneeds/${id}`, 'ja')).toMatchObject({
      kind: 'example',
      sources: [`examples/${id}`, 'pages/labneeds-example'],
      dates: [],
      card: { title: data.title, section: content.pages.labneeds.ja.data.crumb },
    });
  });

  it('of an article or a post has its day, its section and its picture', () => {
    expect(row('/news/2025-04-labcraft-preview')).toMatchObject({
      kind: 'news',
      sources: [],
      dates: ['2025-04-21'],
      card: {
        date: '2025-04-21',
        section: 'News',
        picture: expect.stringMatching(/^news\/2025-04-labcraft-preview\/[\w-]+\.webp$/),
      },
    });
    expect(row('/blog/how-this-site-is-built', 'ja')).toMatchObject({
      kind: 'post',
      sources: [],
      card: { date: '2025-04-19', section: 'ブログ' },
    });
    const [ja, en] = LOCALES.map((locale) => row('/blog/how-this-site-is-built', locale).card.title);
    expect(ja).not.toBe(en);
  });

  it('of an entry that was changed later has the day of the change', () => {
    const changed = content.collections.blog.map((entry) => ({
      ...entry,
      data: { ...entry.data, updated: '2026-02-03' },
    }));
    const later = sitePages({ ...content, collections: { ...content.collections, blog: changed } });
    const dates = (path: string) => [...new Set(later.find((page) => page.path === path)?.dates)];
    expect(dates('/blog/how-this-site-is-built')).toEqual(['2026-02-03']);
    expect(dates('/blog')).toEqual(['2026-02-03']);
    expect(dates('/blog/archive/2025-04')).toEqual(['2026-02-03']);
  });

  it('of an archive has the days of its entries, its name and its section', () => {
    const april = content.collections.news.filter(
      ({ locale, data }) => locale === 'ja' && data.date.startsWith('2025-04'),
    );
    expect(row('/news/archive/2025-04')).toEqual({
      kind: 'archive',
      sources: [],
      dates: april.map(({ data }) => data.date),
      card: { title: 'April 2025', section: 'News' },
    });
    const tagged = content.collections.blog.filter(
      ({ locale, data }) => locale === 'ja' && data.tags.includes('labware'),
    );
    expect(row('/blog/tags/labware')).toEqual({
      kind: 'archive',
      sources: [],
      dates: tagged.map(({ data }) => data.date),
      card: { title: 'Labware', section: 'Blog' },
    });
    expect(row('/blog/tags/labware', 'ja').card.title).toBe(content.tags.data.labware?.ja);
  });

  it('is there for every month and every tag of news and posts, the tags by their slugs', () => {
    for (const section of ['news', 'blog'] as const) {
      const entries = content.collections[section].filter(({ locale }) => locale === 'ja');
      const paths = pages.map(({ path }) => path);
      const under = (kind: string) =>
        paths.filter((path) => path.startsWith(`/${section}/${kind}/`)).map((path) => path.split('/')[3]);
      const months = [...new Set(entries.map(({ data }) => data.date.slice(0, 7)))];
      const tags = new Set(entries.flatMap(({ data }) => data.tags));
      expect(under('archive')).toEqual(months.sort().reverse());
      expect(under('tags')).toEqual([...tags].sort());
    }
  });
});

describe('the day on which a page last changed', () => {
  const committed = {
    'pages/about/ja.json': '2025-01-01',
    'pages/about/en.json': '2025-03-01',
    'pages/about/desk.webp': '2025-02-01',
    'pages/aboutness/ja.json': '2026-01-01',
    'cases/a/ja.json': '2025-05-05',
  };
  it.each([
    ['is that of its newest file', 'en', ['pages/about'], [], '2025-03-01'],
    ['leaves out the other language, but counts pictures', 'ja', ['pages/about'], [], '2025-02-01'],
    ['counts the collections that it shows', 'ja', ['pages/about', 'cases'], [], '2025-05-05'],
    ['counts days that the content gives', 'ja', ['pages/about'], ['2025-09-09', '2024-01-01'], '2025-09-09'],
    ['is the own day of what has no files to date it', 'ja', [], ['2024-01-01'], '2024-01-01'],
    ['is not known where a file has no history', 'ja', ['pages/other'], ['2025-09-09'], undefined],
  ] as const)('%s', (_rule, locale, sources, dates, day) => {
    expect(lastModified({ sources, dates }, locale, committed)).toBe(day);
  });
});

describe('the sitemap', () => {
  const rows = () => [
    { ...find('/about'), sources: [], dates: ['2025-01-02'] },
    { ...find('/terms'), indexable: false },
  ];
  it('lists each page in each language with its alternates, and none that is not to be listed', () => {
    const alternates = {
      languages: {
        ja: 'https://a.test/about',
        en: 'https://a.test/en/about',
        'x-default': 'https://a.test/about',
      },
    };
    expect(sitemapEntries('https://a.test', rows(), {})).toEqual([
      { url: 'https://a.test/about', lastModified: '2025-01-02', alternates },
      { url: 'https://a.test/en/about', lastModified: '2025-01-02', alternates },
    ]);
  });

  it('leaves the day out where the history is missing', () => {
    const [entry] = sitemapEntries('https://a.test', [find('/about')], {});
    expect(entry).not.toHaveProperty('lastModified');
  });
});
