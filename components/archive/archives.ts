import { getTranslations } from 'next-intl/server';
import { blogItems } from '@/components/blog/posts';
import { newsArticles } from '@/components/news/news-articles';
import { list, site, tagName, tagsOf } from '@/lib/content';
import { formatDate } from '@/lib/dates';
import { pageLocale } from '@/lib/i18n/locale';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { archiveByMonth } from '@/lib/listing/archive';
import { type ArchiveAddress, type Archived, archivedOn, type Totals } from '@/lib/listing/archive-pages';
import type { Section } from '@/lib/listing/paths';
import { tagCounts } from '@/lib/listing/tags';

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

/** All entries of a section in a language, newest first, as their lists show them. */
export const SECTION_ITEMS = { blog: blogItems, news: newsArticles };

/** What archives need of the entries of a section. */
export const archivedItems = (section: Section, locale: Locale): Promise<readonly Archived[]> =>
  SECTION_ITEMS[section](locale);

/** What a page of an archive says of itself, and how many entries it shows of how many. */
export async function archiveView(address: ArchiveAddress) {
  const { section, by, value } = address;
  const locale = await pageLocale();
  const t = await getTranslations('archive');
  const { total, from, to, current, count } = archivedOn(await archivedItems(section, locale), address);
  const label = by === 'month' ? formatDate(value, locale) : tagName(value, locale);
  const company = site().company.name[locale];
  const plain = t(`${section}.${by}`, { label });
  const heading = current > 1 ? t('numbered', { title: plain, page: current }) : plain;
  const text = t(`${section}.${by}Text`, { label, site: company, total });
  return {
    heading,
    title: t('pageTitle', { title: heading, site: company }),
    description: count > 1 ? t('range', { description: text, from, to }) : text,
    numbers: { total, from, to, current, count },
  };
}
