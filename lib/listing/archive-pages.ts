/** The pages of archives: which there are, and what each shows. */
import { monthOf } from './archive.ts';
import { pageCount, pageOf } from './paginate.ts';
import { monthPath, type Section, tagPath } from './paths.ts';
import { ARCHIVE_PAGE_SIZE } from './sizes.ts';
import { withTag } from './tags.ts';

/** A page of the archive of a month (`2025-04`) or of a tag (its slug). Pages count from 1. */
export type ArchiveAddress = { section: Section; by: 'month' | 'tag'; value: string; page: number };

/** Its path, without language. */
export const archivePath = ({ section, by, value, page }: ArchiveAddress): string =>
  (by === 'month' ? monthPath : tagPath)(section, value, page);

const ADDRESS = /^\/(blog|news)\/(archive|tags)\/([^/]+)(?:\/(\d+))?$/;

/** The archive that a path without language leads to, or undefined. */
export function archiveAt(path: string): ArchiveAddress | undefined {
  const [, section, kind, value, page = '1'] = ADDRESS.exec(path) ?? [];
  if (section === undefined || value === undefined) return undefined;
  return { section: section as Section, by: kind === 'archive' ? 'month' : 'tag', value, page: Number(page) };
}

/** An archive of fewer entries says nothing that the list does not: search engines need not keep it. */
export const LEAST_LISTED = 3;

/** Entries per archive. */
export type Totals = readonly (readonly [value: string, total: number])[];

/** The parameters of all pages of archives; the first page of each has no number in its address. */
export const archiveParams = (totals: Totals): { value: string; page: string[] }[] =>
  totals.flatMap(([value, total]) =>
    Array.from({ length: pageCount(total, ARCHIVE_PAGE_SIZE) }, (_, index) => ({
      value,
      page: index === 0 ? [] : [String(index + 1)],
    })),
  );

/** The number of a page, from the end of its address: `['2']` is 2, nothing is 1. */
export const pageNumber = (page: readonly string[] = []): number => Number(page[0] ?? 1);

/** What an item needs to be found in an archive. */
export type Archived = { date: string; tags: readonly { id: string; name: string }[] };

/** The items of a page of an archive in their order, and their places among all of it. */
export const archivedOn = <Item extends Archived>(items: readonly Item[], address: ArchiveAddress) => {
  const { by, value, page } = address;
  const found = by === 'month' ? items.filter(({ date }) => monthOf(date) === value) : withTag(items, value);
  return { ...pageOf(found, page, ARCHIVE_PAGE_SIZE), total: found.length };
};
