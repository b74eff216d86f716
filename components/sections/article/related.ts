import { type Entry, list } from '@/lib/content';
import { formatDate } from '@/lib/dates';
import { MAX_RELATED, mostRelated, sharedTags } from '@/lib/related';
import { plainText } from '@/lib/text/lines';

/** The collections whose entries share tags. */
export type Kind = 'blog' | 'news' | 'cases';

/** An entry of any of them as a row of a list. */
export type EntryRow = {
  kind: Kind;
  id: string;
  /** Language-neutral path. */
  path: string;
  title: string;
  text: string;
  date: string;
  dateText: string;
};

/** What an entry says of itself in one or two sentences. */
function textOf({ data }: Entry<Kind>): string {
  if ('summary' in data) return data.summary;
  return 'excerpt' in data ? data.excerpt : data.description;
}

const rowOf = (kind: Kind, entry: Entry<Kind>): EntryRow => ({
  kind,
  id: entry.id,
  path: `/${kind}/${entry.id}`,
  title: plainText(entry.data.title),
  text: textOf(entry),
  date: entry.data.date,
  dateText: formatDate(entry.data.date, entry.locale),
});

const OTHERS: Record<Kind, Kind[]> = {
  blog: ['news', 'cases'],
  news: ['blog', 'cases'],
  cases: ['blog', 'news'],
};

/** Entries of the same kind to read next, those with most tags in common first; the newest where none is shared. */
export function relatedOfKind(kind: Kind, entry: Entry<Kind>): EntryRow[] {
  const others = list(kind, entry.locale).filter(({ id }) => id !== entry.id);
  return mostRelated(others, ({ data }) => sharedTags(data, entry.data)).map((other) => rowOf(kind, other));
}

/** At most three entries of the other kinds that share a tag with this one: most tags first, then the newest. */
export function relatedAcross(kind: Kind, entry: Entry<Kind>): EntryRow[] {
  const score = ({ data }: Entry<Kind>) => sharedTags(data, entry.data);
  return OTHERS[kind]
    .flatMap((other) =>
      mostRelated(list(other, entry.locale), score, { least: 1 }).map((found) => ({ other, found })),
    )
    .sort((a, b) => score(b.found) - score(a.found) || b.found.data.date.localeCompare(a.found.data.date))
    .slice(0, MAX_RELATED)
    .map(({ other, found }) => rowOf(other, found));
}
