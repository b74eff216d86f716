/** The rows of the archives: the entries of a month, and those with a tag. */
import type { Content } from '../../lib/content/load.ts';
import { formatDate } from '../../lib/dates.ts';
import { both, type Locale } from '../../lib/i18n/locales.ts';
import { archiveByMonth } from '../../lib/listing/archive.ts';
import {
  type ArchiveAddress,
  archiveParams,
  archivePath,
  LEAST_LISTED,
  pageNumber,
} from '../../lib/listing/archive-pages.ts';
import type { Section } from '../../lib/listing/paths.ts';
import type { SitePage } from '../../lib/seo/site-page.ts';
import { ARCHIVED } from '../archives/archived.ts';

/** The days of all entries of an archive. */
type Archive = Pick<ArchiveAddress, 'section' | 'by' | 'value'> & { dates: string[] };

type Dated = { date: string; updated?: string | undefined; tags: readonly string[] };

const daysOf = (entries: readonly Dated[]): string[] => entries.map(({ date, updated }) => updated ?? date);

function archivesOf({ collections }: Content, section: Section): Archive[] {
  const entries: Dated[] = collections[section]
    .filter(({ locale }) => locale === 'ja')
    .map(({ data }) => data);
  const tags = [...new Set(entries.flatMap((entry) => entry.tags))].sort();
  return [
    ...archiveByMonth(entries).map(({ month, items }) => ({
      ...{ section, by: 'month' as const, value: month },
      dates: daysOf(items),
    })),
    ...tags.map((tag) => ({
      ...{ section, by: 'tag' as const, value: tag },
      dates: daysOf(entries.filter((entry) => entry.tags.includes(tag))),
    })),
  ];
}

const labelOf = ({ tags }: Content, { by, value }: Archive, locale: Locale): string =>
  by === 'month' ? formatDate(value, locale) : (tags.data[value]?.[locale] ?? value);

/** The rows of an archive: one for each of its pages. */
function rowsOf(content: Content, archive: Archive): SitePage[] {
  const { section, by, value, dates } = archive;
  return archiveParams([[value, dates.length]]).map(({ page }) => ({
    path: archivePath({ section, by, value, page: pageNumber(page) }),
    kind: 'archive',
    indexable: dates.length >= LEAST_LISTED,
    sources: [],
    dates,
    card: both((locale) => ({
      title: labelOf(content, archive, locale),
      section: ARCHIVED[section].head(locale).crumb,
    })),
  }));
}

/** The archives of news and of the blog, by month and by tag, each with all its pages. */
export const archivePages = (content: Content): SitePage[] =>
  (['news', 'blog'] as const)
    .flatMap((section) => archivesOf(content, section))
    .flatMap((archive) => rowsOf(content, archive));
