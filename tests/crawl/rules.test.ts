import { crawlProblems, crawlSite } from '@/scripts/crawl/index';
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

const FAULTS: [fault: string, changes: Change[], problem: string][] = [
  [
    'a page in the wrong language',
    [[EN, 'lang="en"', 'lang="ja"']],
    '/en/about: lang is "ja", its address is en',
  ],
  ['two visible h1', [[EN, '<h1 hidden>', '<h1>']], '/en/about: has 2 visible h1'],
  ['no h1', [[EN, '<h1>', '<h1 hidden>']], '/en/about: has 0 visible h1'],
  ['no title', [[EN, /<title>.*<\/title>/, '']], '/en/about: has 0 titles'],
  [
    'a title without end',
    [[EN, '<title>About us', `<title>${'About us '.repeat(11)}`]],
    'characters, not 3 to 95',
  ],
  [
    'a short description',
    [[EN, /name="description" content=".*?"/, 'name="description" content="Us."']],
    '/en/about: its one description has 3 characters, not 60 to 160',
  ],
  [
    'no description',
    [[EN, 'name="description"', 'name="x"']],
    '/en/about: its one description has 0 characters',
  ],
  [
    'a title used twice',
    [['404.html', '<title>見つかりません', '<title>会社案内']],
    '/about: repeats "会社案内" of /404',
  ],
  [
    'the canonical address of another page',
    [[EN, /rel="canonical" href="[^"]*"/, `rel="canonical" href="${SITE}/about"`]],
    `/en/about: canonical is ${SITE}/about, not ${SITE}/en/about`,
  ],
  ['no canonical address', [[EN, 'rel="canonical"', 'rel="x"']], '/en/about: canonical is missing'],
  [
    'a 404 page that claims to be another page',
    [['404.html', '</head>', `<link rel="canonical" href="${SITE}/about"></head>`]],
    `/404: is not listed, but names ${SITE}/about as canonical`,
  ],
  [
    'hreflang without the page itself',
    [[EN, 'hreflang="en"', 'hreflang="fr"']],
    '/en/about: has 0 links for hreflang en',
  ],
  ['an unknown hreflang', [[EN, 'hreflang="en"', 'hreflang="fr"']], '/en/about: unknown hreflang fr'],
  [
    'hreflang to a page that is not there',
    [['about.html', 'href="https://lab.test/en/about" hreflang', 'href="https://lab.test/en/us" hreflang']],
    `/about: hreflang en leads to ${SITE}/en/us, which does not exist`,
  ],
  [
    'hreflang to a page that does not answer',
    [[EN, 'href="https://lab.test/about" hreflang="ja"', 'href="https://lab.test/about/" hreflang="ja"']],
    `/about: hreflang en leads to ${SITE}/en/about, which does not name it back`,
  ],
  [
    'English as the default',
    [
      [
        EN,
        'href="https://lab.test/about" hreflang="x-default"',
        'href="https://lab.test/en/about" hreflang="x-default"',
      ],
    ],
    '/en/about: x-default is not the Japanese page',
  ],
  [
    'a link to a page that is not there',
    [[EN, '</body>', '<a href="/en/us?a=b#c"></a></body>']],
    '/en/about: links to /en/us?a=b#c, which does not exist',
  ],
  [
    'a link to a file that is not there',
    [['404.html', '</body>', '<a href="/guide.pdf"></a></body>']],
    '/404: links to /guide.pdf, which does not exist',
  ],
  [
    'a link to a section that is not there',
    [[EN, 'id="事実"', 'id="facts"']],
    '/en/about: links to #事実, which has no such id',
  ],
  [
    'a feed that is not there',
    [[EN, '</head>', '<link rel="alternate" type="application/rss+xml" href="/en/news/rss.xml"></head>']],
    '/en/about: names /en/news/rss.xml (application/rss+xml), which does not exist',
  ],
  [
    'a 404 page that may be listed',
    [['404.html', 'noindex', 'index']],
    '/404: a 404 page needs robots noindex',
  ],
  [
    'a sitemap with a page that is not there',
    [['sitemap.xml', '<loc>https://lab.test/about</loc>', '<loc>https://lab.test/us</loc>']],
    `sitemap.xml: lists ${SITE}/us, which does not exist`,
  ],
  [
    'a sitemap that lacks a page',
    [['sitemap.xml', '<loc>https://lab.test/about</loc>', '<loc>https://lab.test/us</loc>']],
    '/about: is not in sitemap.xml',
  ],
  [
    'a sitemap with a page twice',
    [['sitemap.xml', '<loc>https://lab.test/en/about</loc>', '<loc>https://lab.test/about</loc>']],
    `sitemap.xml: lists ${SITE}/about twice`,
  ],
  [
    'a sitemap with a page that is not to be listed',
    [[EN, '</head>', '<meta name="robots" content="noindex"></head>']],
    `sitemap.xml: lists ${SITE}/en/about, which is not to be listed`,
  ],
  [
    'a sitemap with other languages',
    [
      [
        'sitemap.xml',
        'hreflang="en" href="https://lab.test/en/about"',
        'hreflang="en" href="https://lab.test/en"',
      ],
    ],
    `sitemap.xml: ${SITE}/about has other languages than the page`,
  ],
  [
    'a sitemap with a wrong day',
    [['sitemap.xml', '2025-01-02', '2 January']],
    `sitemap.xml: ${SITE}/about changed on "2 January", which is no day`,
  ],
  [
    'robots.txt without the sitemap',
    [['robots.txt', 'Sitemap: https://lab.test', 'Sitemap: ']],
    `robots.txt: does not name ${SITE}/sitemap.xml`,
  ],
  [
    'robots.txt that closes the site',
    [['robots.txt', 'Allow: /', 'Disallow: /']],
    'robots.txt: closes a part of the site',
  ],
  [
    'a picture that is not there',
    [[EN, 'lab.test/en.png', 'lab.test/no.png']],
    `/en/about: og:image ${SITE}/no.png is no file of the site`,
  ],
  [
    'a picture of another size',
    [[EN, 'lab.test/en.png', 'lab.test/icon.png']],
    `/en/about: og:image ${SITE}/icon.png is 48x48`,
  ],
  [
    'one picture for two pages',
    [[EN, 'lab.test/en.png', 'lab.test/ja.png']],
    `${SITE}/ja.png: is the picture of two pages`,
  ],
  [
    'a shared link in the wrong language',
    [[EN, '"og:locale" content="en_US"', '"og:locale" content="en_GB"']],
    '/en/about: og:locale is "en_GB", not "en_US"',
  ],
  [
    'a shared link with another title',
    [[EN, 'property="og:title" content="About us"', 'property="og:title" content="Us"']],
    '/en/about: og:title is "Us", not "About us"',
  ],
  ['a picture without text', [[EN, 'og:image:alt', 'og:x']], '/en/about: needs og:image:alt once'],
  [
    'no card for X',
    [[EN, 'summary_large_image', 'summary']],
    '/en/about: twitter:card is "summary", not "summary_large_image"',
  ],
  [
    'the manifest of the other language',
    [[EN, '/en/site.webmanifest', '/site.webmanifest']],
    'site.webmanifest: is in ja, its pages in en',
  ],
  [
    'a manifest that is not there',
    [[EN, '/en/site.webmanifest', '/en/no.webmanifest']],
    '/en/about: names no manifest that exists',
  ],
  [
    'an icon that is not there',
    [['site.webmanifest', '/icon.png', '/no.png']],
    'site.webmanifest: icon /no.png is no file of the site, not 48x48',
  ],
  [
    'an icon of another size',
    [['site.webmanifest', '48x48', '192x192']],
    'site.webmanifest: icon /icon.png is 48x48, not 192x192',
  ],
];

it.each(FAULTS)('finds %s', async (_fault, changes, problem) => {
  expect(await problemsAfter(...changes)).toEqual(expect.arrayContaining([expect.stringContaining(problem)]));
});

describe('the inventory', () => {
  it.each([
    ['a page that was not built', ['/about', '/team'], '/en/team: was not built'],
    ['a page without a row', [], '/about: has no row in lib/seo/site-pages.ts'],
  ])('shows %s', async (_fault, expected, problem) => {
    const { inventory } = await crawlProblems(crawlSite(await siteFiles(), SITE), expected);
    expect(inventory).toContain(problem);
  });
});

it.each([
  ['is missing', null, 'sitemap.xml: no such file in the export'],
  ['is not well-formed', '<urlset><url></urlset>', 'sitemap.xml:1: '],
])('stops when the sitemap %s', async (_fault, sitemap, message) => {
  const files = await siteFiles({ 'sitemap.xml': sitemap });
  expect(() => crawlSite(files, SITE)).toThrow(message);
});
