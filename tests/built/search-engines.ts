import { XMLParser } from 'fast-xml-parser';
import sharp from 'sharp';
import { sitePages } from '../../app/inventory/site-pages';
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../../lib/content/descriptions';
import { LOCALES } from '../../lib/i18n/locales';
import { localizedPath } from '../../lib/i18n/paths';
import { content, site } from '../words';
import { all, attribute, FILES, found, one, PAGES, type Page, read, readText } from './out';

/** The site as a search engine and a shared link meet it. */

const LANGUAGE = { ja: 'ja_JP', en: 'en_GB' };

const files = new Set(FILES);
const absolute = (path: string) => new URL(path, site.siteUrl).href;
/** The file of an address of this site; undefined for one of another. */
const fileOf = (address: string) => {
  const { origin, pathname } = new URL(address, site.siteUrl);
  return origin === new URL(site.siteUrl).origin ? decodeURIComponent(pathname).slice(1) : undefined;
};
const isThere = (address: string) => files.has(fileOf(address) ?? '');

const hrefs = ({ tree }: Page, selector: string) =>
  all(selector, tree).map((link) => attribute(link, 'href') ?? '');
const meta = ({ tree }: Page, name: string) =>
  all('meta', tree)
    .filter((element) => attribute(element, 'name') === name || attribute(element, 'property') === name)
    .map((element) => attribute(element, 'content') ?? '');
const titleOf = ({ tree }: Page) =>
  all('head > title', tree).map(({ children: [words] }) => (words && 'value' in words ? words.value : ''));

/** Every page of the inventory in each language: whether it may be listed, and whether it is there in both. */
const WANTED = new Map(
  sitePages(content).flatMap(({ path, indexable, original }) =>
    LOCALES.map((locale): [string, { listed: boolean; inBoth: boolean }] => [
      localizedPath(locale, path),
      { listed: indexable && (original ?? locale) === locale, inBoth: original === undefined },
    ]),
  ),
);
const LISTED = PAGES.filter(({ path }) => WANTED.get(path)?.listed);
const FOUND_PAGES = PAGES.filter(({ path }) => !path.endsWith('/404'));

const languagesOf = (path: string): Record<string, string> => {
  const [ja, en] = [absolute(localizedPath('ja', path)), absolute(localizedPath('en', path))];
  return { ja, en, 'x-default': ja };
};

const isIn = (text: string, { least, most }: { least: number; most: number }) =>
  [...text].length >= least && [...text].length <= most;

/** What a title says before the name of the site, or of its part. */
const ownWords = (title: string) => title.replace(/ ?[|｜][^|｜]*$/, '');

test('every page of the inventory is built in each language, and no other', () => {
  expect(FOUND_PAGES.map(({ path }) => path).sort()).toEqual([...WANTED.keys()].sort());
});

test('every page has its language, one title and one description, as long as results show', () => {
  const wrong = found((page) => {
    const [titles, descriptions] = [titleOf(page), meta(page, 'description')];
    // The list of a topic is as long as its name.
    const most = page.path.includes('/tags/') ? Number.POSITIVE_INFINITY : TITLE_LENGTH[page.locale];
    return [
      ...(attribute(one('html', page.tree), 'lang') === page.locale ? [] : ['another language']),
      ...(titles.length === 1 && isIn(ownWords(titles.join()), { least: 1, most }) ? [] : [titles]),
      ...(descriptions.length === 1 && isIn(descriptions.join(), DESCRIPTION_LENGTH[page.locale])
        ? []
        : [descriptions]),
    ];
  });
  expect(wrong).toEqual([]);
});

test.each(LOCALES)('no two pages in %s share a title or a description', (locale) => {
  const texts = PAGES.filter((page) => page.locale === locale).flatMap((page) => [
    ...titleOf(page),
    ...meta(page, 'description'),
  ]);
  expect(texts.filter((words, index) => texts.indexOf(words) !== index)).toEqual([]);
});

test('what may be listed names itself, the rest tells search engines to leave it', () => {
  const wrong = found((page) => {
    const own = absolute(page.path);
    const canonical = hrefs(page, 'link[rel=canonical]');
    const isLeft = /noindex/.test(meta(page, 'robots').join());
    if (LISTED.includes(page)) return !isLeft && canonical.join() === own ? [] : [canonical.join(), isLeft];
    return isLeft && canonical.every((address) => address === own) ? [] : [canonical.join(), isLeft];
  });
  expect(wrong).toEqual([]);
});

test('what may be listed names its languages, Japanese as the default; a text in one language names none', () => {
  for (const page of LISTED) {
    const links = all('link[hreflang]', page.tree).map((link) => [
      attribute(link, 'hreflang'),
      attribute(link, 'href'),
    ]);
    expect([page.path, Object.fromEntries(links), links.length]).toEqual(
      WANTED.get(page.path)?.inBoth ? [page.path, languagesOf(page.path), 3] : [page.path, {}, 0],
    );
  }
});

const SITEMAP = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => name === 'url' || name === 'xhtml:link',
});
type SitemapRow = { loc: string; lastmod?: string; 'xhtml:link'?: { hreflang: string; href: string }[] };

test('the sitemap lists what may be listed, once, with its languages and the day of its last change', () => {
  const { urlset } = SITEMAP.parse(readText('/sitemap.xml'), true) as { urlset: { url: SitemapRow[] } };
  const documents = FILES.filter((file) => file.endsWith('.pdf')).map((file) => absolute(`/${file}`));
  expect(urlset.url.map(({ loc }) => loc).sort()).toEqual(
    [...LISTED.map(({ path }) => absolute(path)), ...documents].sort(),
  );
  for (const { loc, lastmod = '', 'xhtml:link': links = [] } of urlset.url) {
    expect([loc, lastmod]).toEqual([loc, expect.stringMatching(/^(?:\d{4}-\d{2}-\d{2})?$/)]);
    const { pathname } = new URL(loc);
    const languages = Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href]));
    expect([loc, languages]).toEqual([loc, WANTED.get(pathname)?.inBoth ? languagesOf(pathname) : {}]);
  }
});

test('robots.txt names the sitemap and closes nothing', () => {
  expect(readText('/robots.txt')).toContain(`\nSitemap: ${absolute('/sitemap.xml')}\n`);
  expect(readText('/robots.txt')).not.toMatch(/^Disallow: *\S/im);
});

test('no link and no fragment of it leads nowhere, nor does another form of a page', () => {
  const ids = new Map(
    PAGES.map(({ path, tree }) => [
      path,
      new Set(all('[id]', tree).map((element) => attribute(element, 'id'))),
    ]),
  );
  const leads = (page: Page, href: string) => {
    if (/^(?:https?|mailto|tel):/.test(href)) return true;
    const { pathname, hash } = new URL(href, absolute(page.path));
    const there = ids.get(decodeURIComponent(pathname));
    return there ? hash === '' || there.has(decodeURIComponent(hash.slice(1))) : isThere(pathname);
  };
  const wrong = found((page) => [
    ...hrefs(page, 'a[href]').filter((href) => !leads(page, href)),
    ...hrefs(page, 'link[rel~=alternate][type]').filter((href) => !isThere(href)),
  ]);
  expect(wrong).toEqual([]);
});

/** Format and size of a picture of the site: `png 512x512`. */
async function sizeOf(address: string) {
  const { format, width, height } = await sharp(read(`/${fileOf(address)}`)).metadata();
  return `${format} ${width}x${height}`;
}

test('a shared link says what the page is, with a picture of its own', async () => {
  const images = LISTED.flatMap((page) => meta(page, 'og:image'));
  expect(new Set(images).size).toBe(LISTED.length);
  for (const image of images) {
    const format = image.endsWith('.jpg') ? 'jpeg' : 'png';
    expect([image, await sizeOf(image)]).toEqual([image, `${format} 1200x630`]);
  }
  for (const page of LISTED) {
    const wanted = {
      'og:url': [absolute(page.path)],
      'og:title': titleOf(page),
      'og:description': meta(page, 'description'),
      'og:locale': [LANGUAGE[page.locale]],
      'og:locale:alternate': WANTED.get(page.path)?.inBoth
        ? [LANGUAGE[page.locale === 'ja' ? 'en' : 'ja']]
        : [],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'twitter:card': ['summary_large_image'],
      ...Object.fromEntries(
        ['og:type', 'og:site_name', 'og:image', 'og:image:alt', 'theme-color'].map((name) => [
          name,
          [expect.stringMatching(/./)],
        ]),
      ),
    };
    const there = Object.fromEntries(Object.keys(wanted).map((name) => [name, meta(page, name)]));
    expect([page.path, there]).toEqual([page.path, wanted]);
  }
});

test.each(LOCALES)(
  'every page in %s names the manifest of its language, with icons of the stated sizes',
  async (locale) => {
    const path = localizedPath(locale, '/site.webmanifest');
    const { name, lang, start_url, icons } = JSON.parse(readText(path));
    expect({ name, lang, start_url }).toEqual({
      name: site.company.name[locale],
      lang: locale,
      start_url: localizedPath(locale, '/'),
    });
    expect(icons.length).toBeGreaterThan(0);
    for (const { src, sizes } of icons) expect([src, await sizeOf(src)]).toEqual([src, `png ${sizes}`]);
    expect(
      found(
        (page) => (hrefs(page, 'link[rel=manifest]').join() === path ? [] : ['another']),
        PAGES.filter((page) => page.locale === locale),
      ),
    ).toEqual([]);
  },
);
