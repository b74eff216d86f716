/** The strings that there are against the strings that the sources ask for. */
import type { Use } from './uses.ts';

/** What an expression that makes keys can ask for. */
export type Declared = { file: string; asked: string; keys: readonly string[] };

/** Every path to a string, such as `header.news`. */
export function messageKeys(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [path];
  return Object.entries(value as object).flatMap(([key, child]) =>
    messageKeys(child, path ? `${path}.${key}` : key),
  );
}

/** Some paths in `words` go on into a string (`.replace`) or are another object of that name. */
function leafOf(asked: string, all: ReadonlySet<string>): string | undefined {
  const parts = asked.split('.');
  return parts.map((_, count) => parts.slice(0, parts.length - count).join('.')).find((key) => all.has(key));
}

/**
 * Every fault as a sentence: a key that is asked for and does not exist, one that nobody asks for, an expression
 * that makes keys and is not declared, a declaration that nothing needs or that names what does not exist.
 */
export function messageProblems(
  messages: unknown,
  uses: readonly Use[],
  declared: readonly Declared[],
): string[] {
  const all = new Set(messageKeys(messages));
  const groups = new Set([...all].map((key) => key.split('.')[0]));
  const used = new Set<string>();
  const needed = new Set<Declared>();
  const problems: string[] = [];
  for (const { file, asked, fixed } of uses) {
    const leaf = fixed ? leafOf(asked, all) : undefined;
    if (leaf) used.add(leaf);
    const row = declared.find((one) => one.file === file && one.asked === asked);
    if (row) needed.add(row);
    if (leaf || row) continue;
    const isGroup = [...all].some((key) => key.startsWith(`${asked}.`));
    if (!fixed || isGroup) problems.push(`${file}: say in dynamic-keys.ts which strings ${asked} can be`);
    else if (groups.has(asked.split('.')[0] ?? '')) problems.push(`${file}: there is no string ${asked}`);
  }
  for (const row of declared) {
    if (!needed.has(row))
      problems.push(`dynamic-keys.ts: ${row.file} does not ask for ${row.asked} any more`);
    for (const key of row.keys)
      if (all.has(key)) used.add(key);
      else problems.push(`dynamic-keys.ts: ${row.file}: there is no string ${key}`);
  }
  return [...problems, ...[...all].filter((key) => !used.has(key)).map((key) => `nobody asks for ${key}`)];
}
