import { parseFeed } from '@rowanmanning/feed-parser';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { FEED_LISTS, feedPath } from '../../lib/feeds/paths';
import { LOCALES } from '../../lib/i18n/locales';
import { localizedPath } from '../../lib/i18n/paths';
import { entries, site } from '../words';
import { all, attribute, FILES, pageAt, readText } from './out';

const LISTS = LOCALES.flatMap((locale) => FEED_LISTS.map((list) => ({ locale, list })));
const fragment = unified().use(rehypeParse, { fragment: true });

/** Addresses in the HTML of an item. */
const namedIn = (html: string) =>
  all('[src], [href]', fragment.parse(html)).flatMap(
    (element) => attribute(element, 'src') ?? attribute(element, 'href') ?? [],
  );

const pages = new Set(FILES.map((file) => `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`));

function isThere(url: string): boolean {
  const { pathname, hash } = new URL(url);
  const id = decodeURIComponent(hash.slice(1));
  return pages.has(pathname) && (!id || all(`[id="${id}"]`, pageAt(pathname).tree).length === 1);
}

it.each(LISTS)(
  'the feeds of $list in $locale hold the same items, and all they point to exists',
  ({ locale, list }) => {
    const address = (format: 'rss' | 'atom' | 'json') => localizedPath(locale, feedPath(list, format));
    const rss = parseFeed(readText(address('rss')));
    const atom = parseFeed(readText(address('atom')));
    const json = JSON.parse(readText(address('json'))) as {
      items: { id: string; url: string; content_html: string }[];
    };
    const ids = json.items.map(({ id }) => id);
    const whole = entries(list, locale).filter(({ original }) => !original);
    expect(ids).toHaveLength(Math.min(whole.length, 50));
    expect(rss.items.map(({ id }) => id)).toEqual(ids);
    expect(atom.items.map(({ id }) => id)).toEqual(ids);
    expect(atom.language).toBe(locale);

    const named = json.items.flatMap(({ url, content_html }) => [url, ...namedIn(content_html)]);
    const own = [...new Set(named)].filter((url) => url.startsWith(site.siteUrl));
    expect(own.length).toBeGreaterThanOrEqual(ids.length);
    expect(own.filter((url) => !isThere(url))).toEqual([]);

    const ways = all('main a[href]', pageAt(localizedPath(locale, `/${list}`)).tree);
    expect(ways.map((link) => attribute(link, 'href'))).toContain(address('rss'));
  },
);
