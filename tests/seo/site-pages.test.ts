import { loadContent } from '@/lib/content/load';
import { LOCALES } from '@/lib/i18n/locales';
import { ROUTES } from '@/lib/routes';
import { lastModified } from '@/lib/seo/last-modified';
import { sitePages } from '@/lib/seo/site-pages';
import { sitemapEntries } from '@/lib/seo/sitemap';

const content = loadContent();
const pages = sitePages(content);
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
  const rows = [
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
    expect(sitemapEntries('https://a.test', rows, {})).toEqual([
      { url: 'https://a.test/about', lastModified: '2025-01-02', alternates },
      { url: 'https://a.test/en/about', lastModified: '2025-01-02', alternates },
    ]);
  });

  it('leaves the day out where the history is missing', () => {
    const [entry] = sitemapEntries('https://a.test', [find('/about')], {});
    expect(entry).not.toHaveProperty('lastModified');
  });
});
