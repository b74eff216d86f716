import { namedTags } from '../lib/content/tags.ts';
import { archiveByMonth } from '../lib/listing/archive.ts';
import { archiveParams, archivePath } from '../lib/listing/archive-pages.ts';
import { entryPath, type Section } from '../lib/listing/paths.ts';
import { tagCounts } from '../lib/listing/tags.ts';
import { content, ROUTES } from '../tests/words.ts';

const { collections, tags } = content;

/** The entries of a collection, in one language: their addresses have none. */
const entries = <Name extends keyof typeof collections>(name: Name) =>
  (collections[name] as { id: string; locale: string }[]).filter(
    ({ locale }) => locale === 'ja',
  ) as (typeof collections)[Name];

/** The archives of a section by month and by tag, with all their pages. */
function archives(section: Section): string[][] {
  const all = entries(section);
  const months = archiveByMonth(all.map(({ data }) => data));
  const used = tagCounts(all.map(({ data }) => ({ tags: namedTags(data.tags, tags.data, 'ja') })));
  const totals = {
    month: months.map(({ month, items }) => [month, items.length] as const),
    tag: used.map(({ id, count }) => [id, count] as const),
  };
  return (['month', 'tag'] as const).map((by) =>
    archiveParams(totals[by]).map(({ value, page }) =>
      archivePath({ section, by, value, page: Number(page[0] ?? 1) }),
    ),
  );
}

/** The pages that are made of a record each; the archives, which differ in their entries alone, are apart. */
const DETAILS = [
  entries('cases').map(({ id }) => `${ROUTES.cases}/${id}`),
  entries('blog').map(({ id }) => entryPath('blog', id)),
  entries('news').map(({ id }) => entryPath('news', id)),
  entries('examples').map(({ id }) => `${ROUTES.labneeds}/${id}`),
];

const ONE_ARCHIVE_OF_EACH = [...archives('blog'), ...archives('news')].flatMap((pages) => pages.slice(0, 1));

/**
 * Every page of the site that has a text or a shape of its own, by its language-neutral path. One archive by month
 * and one by tag of each section stand for the others, which list fewer or more of the same cards: `tests/built`
 * reads them all.
 */
export const DISTINCT: readonly string[] = [
  ...Object.values(ROUTES),
  ...DETAILS.flat(),
  ...ONE_ARCHIVE_OF_EACH,
];

/** One page of each kind: all fixed ones, and one of each collection. */
export const KINDS: readonly string[] = [
  ...Object.values(ROUTES),
  ...DETAILS.flatMap((pages) => pages.slice(0, 1)),
  ...ONE_ARCHIVE_OF_EACH,
];

/**
 * Some of the pages of a test, by their paths.
 * @throws Error naming those that are not built: a page that has been renamed would be left out in silence.
 */
export function among(pages: readonly string[], some: readonly string[]): readonly string[] {
  const missing = some.filter((path) => !pages.includes(path));
  if (missing.length > 0) throw new Error(`not built: ${missing.join(', ')}`);
  return some;
}
