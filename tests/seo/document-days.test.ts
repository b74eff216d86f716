/** The day that search engines are told of a document: when what it says changed, not when any figure of the site did. */
import sitemap from '@/app/sitemap';
import { sourceOf } from '@/lib/content/source';
import { readGenerated } from '@/lib/generated';
import { pageGraph } from '../../build/export/structured-data';
import { aboutPages, siteGraph } from '../../build/export/structured-data/about';
import { parsePage } from '../../build/html';
import { content, ROUTES, site } from '../words';

jest.mock('@/lib/generated', () => ({ readGenerated: jest.fn() }));

const FACTS_DAY = '2026-03-03';
const document = (locale: string) => ({
  ...{ id: 'company', page: ROUTES.about, address: `/documents/company.${locale}.pdf` },
  ...{ date: '2026-01-01', changed: FACTS_DAY, sources: ['site.json'] },
  ...{ title: 'a', purpose: 'b', need: 'decide', kind: 'c', pages: 1, bytes: 1 },
});
/** What the build made, with the days of the files of the page. */
const made = (days: Record<string, string>) =>
  jest
    .mocked(readGenerated)
    .mockImplementation((name) =>
      name === 'documents.json' ? { ja: [document('ja')], en: [document('en')] } : days,
    );

const inSitemap = (locale: string) => {
  const url = `${site.siteUrl}/documents/company.${locale}.pdf`;
  return sitemap().find((entry) => entry.url === url)?.lastModified;
};
const dayOf = (node: object | undefined) => (node as { dateModified?: string } | undefined)?.dateModified;
/** As another form of its page, and as a row of the shelf of documents. */
const inGraphs = (locale: 'ja' | 'en') => {
  const about = aboutPages(content, locale);
  const start = locale === 'en' ? '/en' : '';
  const page = pageGraph(
    parsePage(''),
    about(`${start}${ROUTES.about}`),
    siteGraph(sourceOf(content, locale)),
  );
  const encodings = page['@graph'].flatMap((node) => ('encoding' in node ? (node.encoding as object[]) : []));
  const shelf = about(`${start}${ROUTES.resources}`).facts?.nodes ?? [];
  return [encodings[0], shelf.find((node) => node['@type'] === 'DigitalDocument')].map(dayOf);
};

const page = (ja: string, en: string, site = '2025-01-01') => ({
  'pages/about/ja.json': ja,
  'pages/about/en.json': en,
  'site.json': site,
});

it.each([
  [
    'its page, where that changed after the figures',
    page('2026-05-05', '2026-04-04'),
    '2026-05-05',
    '2026-04-04',
  ],
  ['the figures, where they are newer than its page', page('2026-01-01', '2026-01-02'), FACTS_DAY, FACTS_DAY],
  [
    'what it says beside its page, where that is newest',
    page('2026-05-05', '2026-01-02', '2026-06-06'),
    '2026-06-06',
    '2026-06-06',
  ],
  ['each by its own language', page('2026-05-05', '2026-01-02'), '2026-05-05', FACTS_DAY],
  ['none, where the history is missing', {}, undefined, undefined],
])('the day of a document is that of %s', (_rule, days, ja, en) => {
  made(days);
  expect([inSitemap('ja'), inSitemap('en')]).toEqual([ja, en]);
  expect([inGraphs('ja'), inGraphs('en')]).toEqual([
    [ja, ja],
    [en, en],
  ]);
});

it('a document whose page is not among those of the site has no day', () => {
  const lost = { ...document('ja'), page: '/nowhere' };
  jest
    .mocked(readGenerated)
    .mockImplementation((name) =>
      name === 'documents.json' ? { ja: [lost], en: [] } : page('2026-05-05', '2026-04-04'),
    );
  expect(inSitemap('ja')).toBeUndefined();
});
