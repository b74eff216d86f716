import { blogItems } from '@/app/[locale]/blog/posts';
import { newsArticles } from '@/app/[locale]/news/news-articles';
import { list, site, tagName, tagsOf } from '@/lib/content';
import { formatDate } from '@/lib/dates';
import { pageLocale } from '@/lib/i18n/locale';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { archiveByMonth } from '@/lib/listing/archive';
import {
  type ArchiveAddress,
  type Archived,
  archivedOn,
  LEAST_LISTED,
  type Totals,
} from '@/lib/listing/archive-pages';
import { archiveText } from '@/lib/listing/archive-text';
import type { Section } from '@/lib/listing/paths';
import { tagCounts } from '@/lib/listing/tags';
import { wordsOf } from '@/lib/words';

/** How many entries each month has, newest first. */
export const monthTotals = (section: Section): Totals =>
  archiveByMonth(list(section, DEFAULT_LOCALE).map(({ data }) => data)).map(({ month, items }) => [
    month,
    items.length,
  ]);

/** How many entries each tag has. */
export const tagTotals = (section: Section): Totals =>
  tagCounts(list(section, DEFAULT_LOCALE).map((entry) => ({ tags: tagsOf(entry) }))).map(({ id, count }) => [
    id,
    count,
  ]);

/** What archives need of the entries of a section, newest first. */
export const archivedItems = (section: Section, locale: Locale): Promise<readonly Archived[]> =>
  section === 'blog' ? blogItems(locale) : newsArticles(locale);

/** What a page of an archive says of itself, and how many entries it shows of how many. */
export async function archiveView(address: ArchiveAddress) {
  const { section, by, value } = address;
  const locale = await pageLocale();
  const { items, ...numbers } = archivedOn(await archivedItems(section, locale), address);
  const label = by === 'month' ? formatDate(value, locale) : tagName(value, locale);
  const company = site().company.name[locale];
  const texts = archiveText(wordsOf(locale).archive, address, { label, company, numbers });
  return { ...texts, numbers, listed: numbers.total >= LEAST_LISTED };
}
