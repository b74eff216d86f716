/** Pages of archives: the entries of a month or with a tag. */
import { formatDate } from '../../lib/dates.ts';
import { type ArchiveAddress, archivedOn } from '../../lib/listing/archive-pages.ts';
import { archiveText } from '../../lib/listing/archive-text.ts';
import { entryPath } from '../../lib/listing/paths.ts';
import { crumbsBelow } from '../../lib/pages/crumbs.ts';
import { listed } from '../../lib/seo/graph/listed.ts';
import type { PageContext, PageFacts } from '../../lib/seo/page-facts.ts';
import { ARCHIVED } from '../archives/archived.ts';

/** A page of an archive, with the entries that it shows. */
export function archivePage(context: PageContext, address: ArchiveAddress): PageFacts {
  const { section, by, value } = address;
  const { locale, site, words } = context;
  const entries = context.list(section).map(({ id, data }) => ({
    path: entryPath(section, id),
    name: data.title,
    date: data.date,
    tags: context.tags(data.tags),
  }));
  const { items, ...numbers } = archivedOn(entries, address);
  const label = by === 'month' ? formatDate(value, locale) : context.tags([value])[0]?.name;
  const { heading, ...meta } = archiveText(words.archive, address, {
    label: label ?? value,
    company: site.company.name[locale],
    numbers,
  });
  const crumbs = crumbsBelow(ARCHIVED[section], heading, locale);
  return { meta, crumbs, ...listed(context.place, items) };
}
