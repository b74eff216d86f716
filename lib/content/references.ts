/** Entries that name other entries by id. */

import type { Problem } from './problems.ts';
import type { LoadedFile } from './read-entry.ts';
import { splitPath } from './values.ts';

/** "The value at `field` is the id of an entry of `collection`". */
export type Reference = { field: string; collection: string; id: string };

type Row = { references?(data: never): Reference[] };

/**
 * One problem for each id that no entry has. `files` and `ids` are given per collection; `ids` holds broken
 * entries too, so that one broken file does not make every reference to it a problem.
 */
export function checkReferences(
  rows: Record<string, Row>,
  files: Record<string, readonly LoadedFile[]>,
  ids: Record<string, readonly string[]>,
): Problem[] {
  return Object.entries(rows).flatMap(([name, { references }]) =>
    (files[name] ?? []).flatMap((entry) =>
      (references?.(entry.data as never) ?? [])
        .filter(({ collection, id }) => !ids[collection]?.includes(id))
        .map(({ field, collection, id }) => ({
          file: entry.file,
          at: entry.source.locate(splitPath(field)),
          field,
          message: {
            ja: `content/${collection}/ にこの id のフォルダーはありません。つづりを確かめてください`,
            en: `No entry of content/${collection}/ has this id: check its spelling`,
          },
          value: id,
        })),
    ),
  );
}

/** The cases that the cards of a page lead to. */
export const caseCards = ({ cases }: { cases: { items: readonly { id: string }[] } }): Reference[] =>
  cases.items.map(({ id }, index) => ({ field: `cases.items.${index}.id`, collection: 'cases', id }));
