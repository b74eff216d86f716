import { sitePages } from '@/app/inventory/site-pages';
import { loadContent } from '@/lib/content/load';
import { formatDate } from '@/lib/dates';
import { LOCALES } from '@/lib/i18n/locales';
import { LEAST_LISTED } from '@/lib/listing/archive-pages';
import { lastModified } from '@/lib/seo/last-modified';
import type { SitePage } from '@/lib/seo/site-page';
import { sitemapEntries } from '@/lib/seo/sitemap';
import { copy } from '../words';

const content = loadContent();
let pages: SitePage[];
beforeAll(() => {
  pages = sitePages(content);
});
const find = (path: string) => pages.find((page) => page.path === path)!;

/** The newest entry that has a picture and a text in both languages, as it is in one of them. */
function example<N extends 'news' | 'blog'>(name: N, locale: 'ja' | 'en') {
  const all = content.collections[name].filter(({ original, data }) => !original && data.image);
  return all.find(
    (entry) => entry.locale === locale && all.some((counterpart) => isCounterpart(counterpart, entry)),
  )!;
}
const isCounterpart = (one: Named, other: Named) => one.id === other.id && one.locale !== other.locale;
type Named = { id: string; locale: string };

const POST = example('blog', 'en');
const NEWS = example('news', 'en');
const dayOf = ({ data }: typeof POST | typeof NEWS) => data.updated ?? data.date;

describe('the inventory of pages', () => {
  it.each(LOCALES)('has a card in %s for each, no two alike', (locale) => {
    const cards = pages.map(({ card }) => JSON.stringify(card[locale]));
    expect(new Set(cards).size).toBe(cards.length);
  });

  it('does not list LabNeeds while it is in preparation', () => {
    const hidden = (labneeds: 'open' | 'preparing') => {
      const switches = { ...content.site.data.switches, labneeds };
      const site = { ...content.site, data: { ...content.site.data, switches } };
      return sitePages({ ...content, site }).filter(
        ({ indexable, kind }) => !indexable && kind !== 'archive',
      );
    };
    const own = pages.filter(({ path }) => path.startsWith('/labneeds'));
    expect([hidden('preparing').length, hidden('open').length]).toEqual([own.length, 0]);
  });

  it('lists an archive only if it has some entries', () => {
    const archives = pages.filter(({ kind, path }) => kind === 'archive' && !/\/\d$/.test(path));
    expect(archives.filter(({ indexable, dates }) => indexable !== dates.length >= LEAST_LISTED)).toEqual([]);
    expect(new Set(archives.map(({ indexable }) => indexable)).size).toBe(2);
  });

  it('dates a post by its own day, and lists of posts and news by the newest', () => {
    expect(find(`/blog/${POST.id}`)).toMatchObject({ sources: [], dates: [dayOf(POST)] });
    expect(find('/news').dates).toContain(dayOf(content.collections.news[0]!));
  });
});

describe('a row of the inventory', () => {
  const row = (path: string, locale: 'ja' | 'en' = 'en') => {
    const { kind, sources, dates, card } = find(path);
    return { kind, sources, dates, card: card[locale] };
  };
  const picture = (folder: string) => expect.stringMatching(new RegExp(`^${folder}/[\\w-]+\\.webp$`));
  const inJapanese = (section: 'news' | 'blog') =>
    content.collections[section].filter(({ locale }) => locale === 'ja');

  it('of a fixed page has its copy, the collections that it shows, and its picture', () => {
    const home = {
      kind: 'page',
      sources: ['pages/home', 'cases', 'awards'],
      card: { picture: picture('pages/home') },
    };
    expect(row('/')).toMatchObject(home);
    expect(row('/').dates).toHaveLength(content.collections.news.length);
    expect(row('/about')).toMatchObject({ kind: 'page', sources: ['pages/about'], dates: [] });
    expect(row('/about').card).not.toHaveProperty('picture');
    expect(row('/blog').dates).toContain(dayOf(content.collections.blog[0]!));
    expect(row('/cases')).toMatchObject({ sources: ['pages/cases', 'cases', 'tech'], dates: [] });
  });

  it.each(LOCALES)('of a legal text in %s has its title', (locale) => {
    for (const { id, data } of content.collections.legal.filter((entry) => entry.locale === locale)) {
      expect(row(`/${id}`, locale).card.title).toContain(data.heading);
      expect(row(`/${id}`).sources).toEqual([`legal/${id}`]);
    }
  });

  it.each(['cases', 'examples'] as const)(
    'of an entry of %s has its folder and the copy around it',
    (name) => {
      const { id, data } = content.collections[name].find(({ locale }) => locale === 'en')!;
      expect(row(name === 'cases' ? `/cases/${id}` : `/labneeds/${id}`)).toMatchObject(
        name === 'cases'
          ? {
              ...{ kind: 'case', sources: [`cases/${id}`, 'pages/case'], dates: [] },
              card: {
                title: data.title,
                section: copy('cases', 'en').head.crumb,
                picture: picture(`cases/${id}`),
              },
            }
          : {
              ...{ kind: 'example', sources: [`examples/${id}`, 'pages/labneeds-example'], dates: [] },
              card: { title: data.title, section: copy('labneeds', 'en').head.crumb },
            },
      );
    },
  );

  it('of an article or a post has its day, its section and its picture', () => {
    expect(row(`/news/${NEWS.id}`)).toMatchObject({
      ...{ kind: 'news', sources: [], dates: [dayOf(NEWS)] },
      card: {
        ...{ date: NEWS.data.date, section: copy('news', 'en').title },
        picture: picture(`news/${NEWS.id}`),
      },
    });
    for (const locale of LOCALES) {
      const { title, date } = example('blog', locale).data;
      const card = { title, date, section: copy('blog', locale).head.crumb };
      expect(row(`/blog/${POST.id}`, locale)).toMatchObject({ kind: 'post', sources: [], card });
    }
  });

  it('of an entry that was changed later has the day of the change', () => {
    const changed = content.collections.blog.map((entry) => ({
      ...entry,
      data: { ...entry.data, updated: '2026-02-03' },
    }));
    const later = sitePages({ ...content, collections: { ...content.collections, blog: changed } });
    const dates = (path: string) => [...new Set(later.find((page) => page.path === path)?.dates)];
    for (const path of [`/blog/${POST.id}`, '/blog', `/blog/archive/${POST.data.date.slice(0, 7)}`])
      expect(dates(path)).toEqual(['2026-02-03']);
  });

  it('of an archive has the days of its entries, its name and its section', () => {
    const month = NEWS.data.date.slice(0, 7);
    expect(row(`/news/archive/${month}`)).toEqual({
      ...{ kind: 'archive', sources: [] },
      dates: inJapanese('news')
        .filter(({ data }) => data.date.startsWith(month))
        .map(dayOf),
      card: { title: formatDate(month, 'en'), section: copy('news', 'en').title },
    });
    const tag = POST.data.tags[0]!;
    const { ja, en } = content.tags.data[tag]!;
    expect(row(`/blog/tags/${tag}`)).toEqual({
      ...{ kind: 'archive', sources: [] },
      dates: inJapanese('blog')
        .filter(({ data }) => data.tags.includes(tag))
        .map(dayOf),
      card: { title: en, section: copy('blog', 'en').head.crumb },
    });
    expect(row(`/blog/tags/${tag}`, 'ja').card.title).toBe(ja);
  });
});

describe('the day on which a page last changed', () => {
  const committed = {
    'pages/about/ja.json': '2025-01-01',
    'pages/about/en.json': '2025-03-01',
    'pages/about/desk.webp': '2025-02-01',
    'pages/aboutness/ja.json': '2026-01-01',
    'cases/a/index.ja.json': '2025-05-05',
    'cases/a/index.en.json': '2025-06-06',
    'legal/terms/index.en.md': '2025-01-03',
    'legal/terms/index.ja.md': '2025-04-03',
  };
  it.each([
    ['is that of its newest file', 'en', ['pages/about'], [], '2025-03-01'],
    ['leaves out the other language, but counts pictures', 'ja', ['pages/about'], [], '2025-02-01'],
    ['counts the collections that it shows', 'ja', ['pages/about', 'cases'], [], '2025-05-05'],
    ['leaves out the English text of an entry', 'ja', ['cases/a'], [], '2025-05-05'],
    ['leaves out the Japanese text of an entry', 'en', ['legal/terms'], [], '2025-01-03'],
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
