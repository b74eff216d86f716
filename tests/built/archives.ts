import { LOCALES } from '../../lib/i18n/locales';
import { localizedPath } from '../../lib/i18n/paths';
import { ARCHIVE_PAGE_SIZE } from '../../lib/listing/sizes';
import { LIMITS } from '../specification';
import { entries } from '../words';
import { all, attribute, pageAt, text } from './out';

/** What stands beside the lists of news and posts: months, tags and categories with their numbers. */

const LISTS = LOCALES.flatMap((locale) =>
  (['news', 'blog'] as const).map((section) => ({
    locale,
    section,
    path: localizedPath(locale, `/${section}`),
  })),
);

const ofKind: Record<string, (data: { date: string; tags: readonly string[] }, value: string) => boolean> = {
  'archive/': ({ date }, month) => date.startsWith(month),
  'tags/': ({ tags }, tag) => tags.includes(tag),
  '?category=': (data, category) => 'category' in data && data.category === category,
};

describe.each(LISTS)('beside $path', ({ locale, section, path }) => {
  const boxed = all('main aside a', pageAt(path).tree).map((link) => {
    const [, kind = '', value = ''] =
      /(archive\/|tags\/|\?category=)(.+)$/.exec(attribute(link, 'href') ?? '') ?? [];
    return { href: attribute(link, 'href') ?? '', kind, value, count: Number(/\d+$/.exec(text(link))?.[0]) };
  });
  const counted = boxed.filter(({ kind }) => kind);
  const published = entries(section, locale);

  it('every month, tag and category in use has its number', () => {
    const wanted = [
      ...new Set(published.map(({ data }) => `archive/${data.date.slice(0, 7)}`)),
      ...new Set(published.flatMap(({ data }) => data.tags.map((tag) => `tags/${tag}`))),
    ];
    const there = counted.map(({ kind, value }) => kind + value);
    expect(wanted.filter((one) => !there.includes(one))).toEqual([]);
    for (const { href, kind, value, count } of counted)
      expect([href, count]).toEqual([
        href,
        published.filter(({ data }) => ofKind[kind]?.(data, value)).length,
      ]);
  });

  it('each leads to a page with just those, in the order of the list', () => {
    for (const { href, kind, value } of counted.filter((one) => one.kind !== '?category=')) {
      const wanted = published
        .filter(({ data }) => ofKind[kind]?.(data, value))
        .slice(0, ARCHIVE_PAGE_SIZE)
        .map(({ id }) => `${path}/${id}`);
      const shown = all('main li h2 a', pageAt(href).tree).map((link) => attribute(link, 'href'));
      expect([href, shown]).toEqual([href, wanted]);
    }
  });

  it('three entries are named, the newest or the most read', () => {
    const named = boxed.filter(({ kind }) => !kind).map(({ href }) => href);
    expect(named).toHaveLength(LIMITS.recentPosts);
    if (section === 'blog')
      expect(named).toEqual(published.slice(0, LIMITS.recentPosts).map(({ id }) => `${path}/${id}`));
  });
});
