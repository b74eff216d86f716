import { readFileSync } from 'node:fs';

/** What is tried, and what comes of it, line by line. */
export type Case = [tried: string, ...comes: string[]];

/**
 * The cases of a text file (its path from the root), or of its group `== so ==`: a line that is tried, and what comes of it
 * in the lines indented below. `# ` begins a comment; `\n`, `\t`, `\r` and `\u2028` are signs as in code.
 */
export function cases(path: string, group?: string): Case[] {
  const found: Case[] = [];
  let at: string | undefined;
  for (const written of readFileSync(path, 'utf8').split('\n')) {
    const line = written.replaceAll(/\\(?:[ntr]|u[\da-f]{4})/g, (sign) => JSON.parse(`"${sign}"`));
    const [, title] = /^== (.+) ==$/.exec(line) ?? [];
    if (title) at = title;
    else if (at !== group || /^\s*(?:# |#?$)/.test(line)) continue;
    else if (line.startsWith('  ')) found.at(-1)?.push(line.slice(2));
    else found.push([line]);
  }
  if (!found.length) throw new Error(`${path} has no cases${group ? ` of "${group}"` : ''}`);
  return found;
}

/** `one 1 | two - | three true` as an object: numbers as numbers, `-` as nothing. */
export const fields = (
  ...written: (string | undefined)[]
): Record<string, string | number | true | undefined> =>
  Object.fromEntries(
    written
      .flatMap((line) => line?.split(' | ') ?? [])
      .map((field) => {
        const [key = '', value = ''] = field.split(/ (.*)/);
        if (value === '-') return [key, undefined];
        if (value === 'true') return [key, true];
        return [key, /^[\d.]+$/.test(value) ? Number(value) : value];
      }),
  );
