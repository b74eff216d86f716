/** What follows of a page of blocks: its place among the pages, its days, its parts. */
import { hasEnded } from '@/app/block-page';
import { documentProblems } from '@/app/documents/named';
import { fixedPages } from '@/app/inventory/fixed-pages';
import { allPages, pageAbove, pagesOf } from '@/app/pages';
import { loadWholeContent } from '@/app/whole-content';
import { BLOCK_EXAMPLES } from '@/components/blocks/examples';
import { giveContent } from '@/lib/content';
import { contentRoot } from '@/lib/content/folders';
import { formatProblem } from '@/lib/content/problems';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { sitemapEntries } from '@/lib/seo/sitemap';
import { copyOfContent, removeContent } from '../content/fixture';
import { type Changes, OPEN_DAY, openDay } from './open-day';

afterAll(removeContent);

const TODAY = '2126-05-10';
const PATH = `/${OPEN_DAY}`;

/** Loads the site with the page, as the build of a day does. */
function siteWith(ja: Changes, en: Changes = ja) {
  process.env.BUILD_DATE = TODAY;
  const content = loadWholeContent(copyOfContent(openDay({ ja, en })), { today: TODAY });
  giveContent(contentRoot(), content);
  return content;
}

const row = (changes: Changes) => fixedPages(siteWith(changes)).find(({ path }) => path === PATH);
const listedPaths = () =>
  (['services', 'reading', 'company'] as const).flatMap((group) => pagesOf(group).map(({ path }) => path));

it.each<[string, Changes, { built: boolean; listed: boolean }]>([
  ['a page without days', {}, { built: true, listed: true }],
  ['a page of the day', { date: TODAY, until: TODAY }, { built: true, listed: true }],
  ['a page that has ended', { until: '2126-05-09' }, { built: true, listed: false }],
  ['a page of a later day', { date: '2126-05-11' }, { built: false, listed: false }],
  ['a draft', { draft: true }, { built: false, listed: false }],
])('%s is built and listed as its days say', (_what, changes, { built, listed }) => {
  const found = row(changes);
  expect({ built: found !== undefined, listed: found?.indexable ?? false }).toEqual({ built, listed });
  expect(listedPaths().includes(PATH)).toBe(listed);
  const sitemap = sitemapEntries('https://a.test', found ? [found] : [], {});
  expect(sitemap.map(({ url }) => url)).toEqual(
    listed ? [`https://a.test${PATH}`, `https://a.test/en${PATH}`] : [],
  );
});

it('it is of the kind of the page above it, dated and pictured by its own fields', () => {
  const top = { title: 'Top', text: 'Text', image: { src: './bench.webp', alt: '' } };
  const found = row({ date: '2126-05-01', updated: '2126-05-02', top });
  const page = allPages().find(({ path }) => path === PATH);
  expect(found).toMatchObject({ dates: ['2126-05-02'], sources: [`block-pages/${OPEN_DAY}`] });
  expect(page).toMatchObject({ parent: { path: '/resources' } });
  expect(page?.picture?.()).toBe(`block-pages/${OPEN_DAY}/bench.webp`);
  expect(pageAbove(PATH)?.kind).toBe(page?.parent?.kind);
});

it('a document that there is not is reported with its place, and with the one that was meant', () => {
  const blocksIn = (locale: Locale) => ({
    blocks: [
      BLOCK_EXAMPLES.columns[locale],
      { ...BLOCK_EXAMPLES.document[locale], document: 'company-profil' },
    ],
  });
  const problems = documentProblems(siteWith(blocksIn('ja'), blocksIn('en')));
  expect(problems.map((problem) => formatProblem(problem, 'en'))).toEqual(
    LOCALES.map((locale) =>
      expect.stringMatching(
        new RegExp(`index.${locale}.json:\\d+:\\d+ blocks.1.document: .*did you mean "company-profile"`),
      ),
    ),
  );
});

it('its last day is still a day of it', () => {
  const [entry] = siteWith({ until: TODAY }).collections['block-pages'];
  expect(entry && hasEnded(entry.data)).toBe(false);
});
