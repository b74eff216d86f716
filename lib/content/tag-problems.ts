import type { CollectionRow } from './collections.ts';
import type { LoadedFile } from './loaded-file.ts';
import type { Problem } from './problems.ts';
import type { FileResult } from './read-file.ts';
import { checkTags, type TagNames } from './tags.ts';

/** The tags of all entries against the list of tags, if there is one that can be read. */
export function tagProblems(
  list: FileResult<TagNames> | undefined,
  all: readonly { row: CollectionRow; files: readonly LoadedFile[] }[],
): Problem[] {
  if (!list?.data) return [];
  const entries = all.flatMap(({ row: { tags }, files }) =>
    (tags ? files : [])
      .filter(({ original }) => !original)
      .map(({ file, source, data }) => ({ file, source, tags: tags?.(data as never) ?? [] })),
  );
  return checkTags({ ...list, data: list.data }, entries);
}
