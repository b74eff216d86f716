/** Walking through parsed content by path. */

/** The name of fields that hold Markdown. */
export const MARKDOWN_FIELD = 'markdown';

export type ValuePath = readonly PropertyKey[];

/** Tells whether a text of a content file is Markdown, by its place: the body, or a field for it. */
export const isMarkdown = (path: readonly string[]): boolean =>
  ['body', MARKDOWN_FIELD].includes(path.at(-1) ?? '');

/** Tells an object with fields from lists and plain values. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `cases.0.title` as a path; list positions stay strings. */
export const splitPath = (dotted: string): string[] => dotted.split('.');

/** The value at a path, or undefined when any step is missing. */
export function valueAt(root: unknown, path: ValuePath): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

/** Like valueAt, with `*` for "every item of this list"; gives a list at that step. */
export function valuesAt(root: unknown, path: readonly string[]): unknown {
  const star = path.indexOf('*');
  if (star === -1) return valueAt(root, path);
  const items = valueAt(root, path.slice(0, star));
  return Array.isArray(items) ? items.map((item) => valuesAt(item, path.slice(star + 1))) : undefined;
}

/** Every string inside a value, with the path that leads to it, in document order. */
export function stringsIn(value: unknown, path: string[] = []): { path: string[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => stringsIn(child, [...path, key]));
}
