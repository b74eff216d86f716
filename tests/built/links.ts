import { sitePages } from '../../app/inventory/site-pages';
import { LOCALES, type Locale } from '../../lib/i18n/locales';
import { localeOf, localizedPath } from '../../lib/i18n/paths';
import { archiveAt } from '../../lib/listing/archive-pages';
import { ARTICLES, FOOTER_LINKS, HEADER_LINKS, IDS, LINKS, OTHER_ROUTES } from '../specification';
import { content, site } from '../words';
import { all, attribute, FILES, one, PAGES, pageAt, text } from './out';

/** The routes, links and ids of the specification's section 2; and that every other link leads somewhere, too. */

const addressOf = (link: string, locale: Locale): string => {
  if (link.startsWith('url:')) return site.urls[link.slice(4) as keyof typeof site.urls];
  return link.startsWith('#') ? link : localizedPath(locale, link);
};

function missing(path: string, within: string, links: readonly string[], locale: Locale): string[] {
  const { tree } = pageAt(localizedPath(locale, path));
  const there = new Set(all(`${within} a`, tree).map((link) => attribute(link, 'href')));
  return links.filter((link) => !there.has(addressOf(link, locale)));
}

/** What a link of the site leads to: a file of it, or a page and a place there. */
function isThere(href: string, from: string): boolean {
  const { pathname, hash } = new URL(href, `https://own.test${from}`);
  const place = decodeURIComponent(hash.slice(1));
  const page = PAGES.find(({ path }) => path === pathname);
  if (!page) return FILES.includes(pathname.slice(1));
  return ['', 'top'].includes(place) || all(`[id="${place}"]`, page.tree).length > 0;
}

it('every link leads to a page, a place or a file', () => {
  const lost = PAGES.flatMap(({ path, tree }) =>
    all('a[href^="/"], a[href^="#"]', tree)
      .map((link) => attribute(link, 'href') ?? '')
      .filter((href) => !isThere(href, path))
      .map((href) => `${path}: ${href}`),
  );
  expect(lost).toEqual([]);
});

it('another page leads to every page that search engines may list, besides the list of all and the other language', () => {
  const led = new Set(
    PAGES.filter(({ path }) => !path.endsWith('/search')).flatMap(({ path, locale, tree }) =>
      all('a[href]', tree)
        .map((link) => attribute(link, 'href')?.replace(/[#?].*$/, '') ?? '')
        .filter((href) => href !== path && localeOf(href) === locale),
    ),
  );
  const listed = sitePages(content).filter(({ indexable }) => indexable);
  const paths = listed.flatMap(({ path }) => LOCALES.map((locale) => localizedPath(locale, path)));
  expect(paths.filter((path) => !led.has(path))).toEqual([]);
});

describe.each(LOCALES)('in %s', (locale) => {
  it('every route of the table is a page, whether a link leads there or not', () => {
    const paths = new Set(PAGES.map(({ path }) => path));
    expect(OTHER_ROUTES.filter((path) => !paths.has(localizedPath(locale, path)))).toEqual([]);
  });

  it.each(LINKS)('%s has its links', (path, links) => {
    // The English home is laid out in its own way.
    const wanted = path === '/' && locale === 'en' ? ['url:consultation', '/services/labcraft'] : links;
    expect(missing(path, 'main', wanted, locale)).toEqual([]);
  });

  it.each(IDS)('%s has the places that links lead to', (path, ids) => {
    if (path === '/' && locale === 'en') return;
    const { tree } = pageAt(localizedPath(locale, path));
    expect(ids.filter((id) => all(`[id="${id}"]`, tree).length !== 1)).toEqual([]);
  });

  it.each(Object.entries(ARTICLES))('%s has its articles, each with text', (path, count) => {
    const { tree } = pageAt(localizedPath(locale, path));
    const lengths = all('main section[id^="article-"]', tree).map((article) => text(article).length);
    expect(lengths).toHaveLength(count);
    expect(Math.min(...lengths)).toBeGreaterThan(40);
    const enacted = content.facts.data[`${path.slice(1)}.enacted`]?.value;
    expect(all('main time', tree).map((time) => attribute(time, 'datetime'))).toContain(enacted);
  });

  it('the list of all pages names every page but archives', () => {
    const named = all('main [data-kind] a', pageAt(localizedPath(locale, '/search')).tree);
    const there = new Set(named.map((link) => attribute(link, 'href')));
    const wanted = sitePages(content).filter(({ indexable, path }) => indexable && !archiveAt(path));
    const absent = wanted.map(({ path }) => localizedPath(locale, path)).filter((path) => !there.has(path));
    expect(absent).toEqual([localizedPath(locale, '/search')]);
  });

  it('the page of the company has its name and address', () => {
    const page = text(one('main', pageAt(localizedPath(locale, '/about')).tree));
    for (const fact of [site.company.name, site.company.address]) expect(page).toContain(fact[locale]);
  });

  it('the header of every page has its links', () => {
    for (const { path } of PAGES.filter((page) => page.locale === locale))
      expect([path, missing(path, 'header', HEADER_LINKS, locale)]).toEqual([path, []]);
  });

  it('the footer has its links', () => {
    expect(missing(locale === 'ja' ? '/' : '/about', 'footer', FOOTER_LINKS, locale)).toEqual([]);
    // The English home has a simple one.
    expect(all('footer :is(h2, h3)', pageAt('/en').tree)).toEqual([]);
  });
});
