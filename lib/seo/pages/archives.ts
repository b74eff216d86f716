/** Pages of archives: the entries of a month or with a tag. */
import { formatDate } from '../../dates.ts';
import { type ArchiveAddress, archivedOn } from '../../listing/archive-pages.ts';
import { archiveText } from '../../listing/archive-text.ts';
import { entryPath } from '../../listing/paths.ts';
import { sectionName } from '../../listing/section-name.ts';
import { ROUTES } from '../../routes.ts';
import { listing } from './lists.ts';
import type { PageContext, PageFacts } from './page-facts.ts';

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
  const list = sectionName({ blog: context.page('blog'), news: context.page('news') }, section);
  return listing(context, meta, { parents: [{ to: ROUTES[section], text: list }], current: heading }, items);
}
