/** Statements that have nothing to say yet, in places that must not be left out: a cell, one of so many items, a field. */
import type { z } from 'zod';
import { type Facts, isSilent } from './facts.ts';
import type { LoadedFile } from './loaded-file.ts';
import type { Problem, Wording } from './problems.ts';
import type { PageRow } from './read-entry.ts';
import { textsOf } from './texts.ts';
import { valueAt } from './values.ts';

type Place = { files: readonly LoadedFile[]; row: Pick<PageRow, 'schemas'> | { schema: z.ZodType } };

const NEEDED: Wording = {
  ja: 'この文には答えがまだなく、何も載りません。ここが空くと、ほかの値がずれるか、必要なものが欠けます。言葉を書き加えてください',
  en: 'This statement has nothing to say yet, and nothing may be missing here, or others would move into its place: add words of your own',
};

const isItem = (data: unknown, path: readonly string[]): boolean =>
  Array.isArray(valueAt(data, path.slice(0, -1)));

/** The value without what a silent text takes with it (expandFacts): the item of a list, or else the field. */
function without(data: unknown, path: readonly string[]): unknown {
  const copy = structuredClone(data);
  const gone = [path.slice(0, -1), path].find((place) => isItem(copy, place)) ?? path;
  const [holder, key = ''] = [valueAt(copy, gone.slice(0, -1)), gone.at(-1)];
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete (holder as Record<string, unknown>)[key];
  return copy;
}

/** The value with an empty cell in place of an item of a list. */
function withBlank(data: unknown, path: readonly string[]): unknown {
  const copy = structuredClone(data);
  (valueAt(copy, path.slice(0, -1)) as unknown[])[Number(path.at(-1))] = null;
  return copy;
}

/** Whether a schema needs the text at a path. A list may get shorter than it should be, unless its items are counted. */
function isNeeded(schema: z.ZodType, data: unknown, path: readonly string[]): boolean {
  // Where a cell may be empty, each has its place.
  if (isItem(data, path) && schema.safeParse(withBlank(data, path)).success) return true;
  const { issues = [] } = schema.safeParse(without(data, path)).error ?? {};
  return issues.some((issue) => issue.code !== 'too_small' || issue.exact);
}

/** One problem for each silent statement that stands alone where something must stand. */
export const silentProblems = (places: readonly Place[], facts: Facts): Problem[] =>
  places.flatMap(({ files, row }) =>
    files.flatMap(({ file, data, locale, original, source }) => {
      if (original) return [];
      const schema = 'schemas' in row ? row.schemas[locale] : row.schema;
      return [...textsOf({ file, data, source })]
        .filter(({ text, path }) => isSilent(text, facts, locale) && isNeeded(schema, data, path))
        .map(({ text: value, field, at }) => ({ file, at: at(), field, message: NEEDED, value }));
    }),
  );
