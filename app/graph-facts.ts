/** What every page is about, by its path: what the finished page cannot tell itself. */
import { archiveAt, archivedOn } from '../lib/listing/archive-pages.ts';
import { entryPath } from '../lib/listing/paths.ts';
import { listed } from '../lib/seo/graph/web-page.ts';
import type { GraphFacts, PageContext } from '../lib/seo/page-facts.ts';
import { allPages, entryAt } from './pages.ts';

function entryFacts(context: PageContext): GraphFacts | undefined {
  const found = entryAt(context, context.place.path);
  if (!found) return undefined;
  const { entry, pages } = found;
  return { name: pages.name(entry), ...pages.graph?.(context, entry) };
}

/** A page of an archive is about the entries that it shows. */
function archiveFacts(context: PageContext): GraphFacts | undefined {
  const address = archiveAt(context.place.path);
  if (!address) return undefined;
  const entries = context.list(address.section).map(({ id, data }) => ({
    path: entryPath(address.section, id),
    name: data.title,
    date: data.date,
    tags: context.tags(data.tags),
  }));
  return listed(context.place, archivedOn(entries, address).items);
}

/** What there is to say about a page; undefined if no page lies at its path. */
export function graphFacts(context: PageContext): GraphFacts | undefined {
  const { path } = context.place;
  const page = allPages().find((known) => known.path === path);
  return page ? (page.graph?.(context) ?? {}) : (archiveFacts(context) ?? entryFacts(context));
}
