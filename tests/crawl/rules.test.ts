import { crawlProblems, crawlSite } from '@/tools/crawl/index';
import { FAULTLESS, SITE, siteFiles } from './fixture';

type Change = [file: string, from: string | RegExp, to: string];

/** Everything that the crawl finds after some changes to the faultless site. */
async function problemsAfter(...changes: Change[]): Promise<string[]> {
  const texts: Record<string, string> = {};
  for (const [file, from, to] of changes) {
    const text = texts[file] ?? (FAULTLESS[file] as string);
    expect(text).toMatch(from);
    texts[file] = text.replace(from, to);
  }
  const site = crawlSite(await siteFiles(texts), SITE);
  return Object.values(await crawlProblems(site, ['/about'])).flat();
}

it('finds nothing in a faultless site', async () => expect(await problemsAfter()).toEqual([]));

/** Takes the pair off a head. */
const ALONE = /<link rel="alternate".*\n|<meta property="og:locale:alternate".*\n/g;
const UNLISTED = '<meta name="robots" content="noindex"></head>';
const EN = 'en/about.html';

it('accepts a text in one language, whose other page is not to be listed', async () => {
  const found = await problemsAfter(
    ['about.html', ALONE, ''],
    [EN, ALONE, ''],
    [EN, '</head>', UNLISTED],
    ['sitemap.xml', /<xhtml:link.*?\/>|<url><loc>[^<]*\/en\/about.*<\/url>/g, ''],
  );
  expect(found).toEqual([]);
});

it('asks for the languages of a page whose other one may be listed', async () => {
  expect(await problemsAfter(['about.html', ALONE, ''])).toEqual(
    expect.arrayContaining(['/about: has 0 links for hreflang en']),
  );
});

const HEAD_END = '</head>';
const BODY_END = '</body>';
const MAP = 'sitemap.xml';
const NONE = '404.html';
const DESCRIPTION = /name="description" content=".*?"/;
const CANONICAL = /rel="canonical" href="[^"]*"/;
const OTHERS = `rel="canonical" href="${SITE}/about"`;
const FEED = '<link rel="alternate" type="application/rss+xml" href="/rss.xml"></head>';

it.each<[fault: string, change: Change, problem: string]>([
  ['the wrong language', [EN, 'lang="en"', 'lang="ja"'], '/en/about: lang is "ja", its address is en'],
  ['two visible h1', [EN, '<h1 hidden>', '<h1>'], '/en/about: has 2 visible h1'],
  ['no h1', [EN, '<h1>', '<h1 hidden>'], '/en/about: has 0 visible h1'],
  ['no title', [EN, /<title>.*<\/title>/, ''], '/en/about: has 0 titles'],
  ['a title without end', [EN, '<title>', `<title>${'About us '.repeat(11)}`], 'characters, not 3 to 95'],
  ['a short description', [EN, DESCRIPTION, 'name="description" content="Us."'], '3 characters, not 60 to'],
  ['no description', [EN, 'name="description"', 'name="x"'], 'its one description has 0 characters'],
  ['a title used twice', [NONE, '見つかりません</', '会社案内</'], 'repeats "会社案内" of /404'],
  ['no canonical address', [EN, 'rel="canonical"', 'rel="x"'], '/en/about: canonical is missing'],
  ['that of another page', [EN, CANONICAL, OTHERS], `is ${SITE}/about, not ${SITE}/en/about`],
  ['a 404 page with one', [NONE, HEAD_END, `<link ${OTHERS}></head>`], 'names https://lab.test/about'],
  ['hreflang without the page itself', [EN, 'hreflang="en"', 'hreflang="fr"'], 'has 0 links for hreflang en'],
  ['an unknown hreflang', [EN, 'hreflang="en"', 'hreflang="fr"'], '/en/about: unknown hreflang fr'],
  [
    'hreflang to none',
    ['about.html', 'en/about" hreflang', 'en/us" hreflang'],
    '/en/us, which does not exist',
  ],
  ['hreflang without answer', [EN, 'about" hreflang="ja', 'a" hreflang="ja'], 'which does not name it back'],
  ['English as the default', [EN, '/about" hreflang="x-', '/en/about" hreflang="x-'], 'x-default is not'],
  ['a link to no page', [EN, BODY_END, '<a href="/en/us?a=b#c"></a>'], 'links to /en/us?a=b#c, which'],
  ['a link to no file', [NONE, BODY_END, '<a href="/a.pdf"></a>'], '/404: links to /a.pdf, which'],
  ['a link to no section', [EN, 'id="事実"', 'id="facts"'], 'links to #事実, which has no such id'],
  ['a feed that is not there', [EN, HEAD_END, FEED], 'names /rss.xml (application/rss+xml), which'],
  ['a 404 page that may be listed', [NONE, 'noindex', 'index'], 'a 404 page needs robots noindex'],
  ['no such page', [MAP, `${SITE}/about<`, `${SITE}/us<`], `lists ${SITE}/us, which`],
  ['a page left out', [MAP, `${SITE}/about<`, `${SITE}/us<`], '/about: is not in sitemap.xml'],
  ['a page listed twice', [MAP, `${SITE}/en/about<`, `${SITE}/about<`], `lists ${SITE}/about twice`],
  ['a page not to be listed', [EN, HEAD_END, UNLISTED], `lists ${SITE}/en/about, which is not to be listed`],
  ['other languages there', [MAP, '="en" href="https:', '="en" href="http:'], 'has other languages than'],
  ['a wrong day', [MAP, '2025-01-02', '2 January'], `${SITE}/about changed on "2 January", which is no day`],
  ['robots.txt without it', ['robots.txt', /^Sitemap.*/m, ''], `does not name ${SITE}/sitemap.xml`],
  ['a closed site', ['robots.txt', 'Allow: /', 'Disallow: /'], 'robots.txt: closes a part of the site'],
  ['no picture', [EN, 'lab.test/en.png', 'lab.test/no.png'], 'no.png is no file of the site'],
  ['a picture of another size', [EN, 'lab.test/en.png', 'lab.test/icon.png'], 'icon.png is 48x48'],
  ['one picture for two pages', [EN, 'lab.test/en.png', 'lab.test/ja.png'], 'ja.png: is the picture of two'],
  ['a shared link in English of America', [EN, '="en_GB"', '="en_US"'], 'og:locale is "en_US", not "en_GB"'],
  [
    'one with another title',
    [EN, 'og:title" content="About', 'og:title" content="On'],
    'og:title is "On us", not',
  ],
  ['a picture without text', [EN, 'og:image:alt', 'og:x'], '/en/about: needs og:image:alt once'],
  ['no card for X', [EN, 'summary_large_image', 'summary'], 'twitter:card is "summary", not'],
  ['the other manifest', [EN, '/en/site.webmanifest', '/site.webmanifest'], 'is in ja, its pages in en'],
  ['no manifest', [EN, '/en/site.webmanifest', '/no.webmanifest'], 'names no manifest that exists'],
  ['no icon', ['site.webmanifest', '/icon.png', '/no.png'], 'icon /no.png is no file of the site'],
  ['an icon of another size', ['site.webmanifest', '48x48', '192x192'], '/icon.png is 48x48, not 192x192'],
])('finds %s', async (_fault, change, problem) => {
  expect(await problemsAfter(change)).toEqual(expect.arrayContaining([expect.stringContaining(problem)]));
});

it.each([
  ['a page that was not built', ['/about', '/team'], '/en/team: was not built'],
  ['a page without a row', [], '/about: has no row in app/inventory/site-pages.ts'],
])('the inventory shows %s', async (_fault, expected, problem) => {
  const { inventory } = await crawlProblems(crawlSite(await siteFiles(), SITE), expected);
  expect(inventory).toContain(problem);
});

it.each([
  ['is missing', null, 'sitemap.xml: no such file in the export'],
  ['is not well-formed', '<urlset><url></urlset>', 'sitemap.xml:1: '],
])('stops when the sitemap %s', async (_fault, sitemap, message) => {
  const files = await siteFiles({ 'sitemap.xml': sitemap });
  expect(() => crawlSite(files, SITE)).toThrow(message);
});
