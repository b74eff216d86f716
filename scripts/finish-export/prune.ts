import { allReferences } from './all-references.ts';
import { resolveReference } from './references.ts';
import type { Files, Stage } from './types.ts';

/** Next writes `about.txt` beside `about.html` for its router; robots.txt and the like have no such page. */
const isPayload = (files: Files, path: string): boolean =>
  path.endsWith('.txt') && files.has(path.replace(/\.txt$/, '.html'));

const isNexts = (path: string): boolean => /^_next\/|(^|\/)__next\./.test(path);

/**
 * Removes what nobody requests once the runtime is gone: router payloads and all of `_next/`.
 * @throws Error naming page and file if a page or stylesheet still refers to one of them.
 */
export function prune(files: Files): Files {
  const gone = new Set([...files.keys()].filter((path) => isNexts(path) || isPayload(files, path)));
  for (const { from, url } of allReferences(files)) {
    const target = resolveReference(url, from);
    if (target && target !== 'external' && gone.has(target.file))
      throw new Error(`${from}: still refers to ${url}, which is not shipped`);
  }
  return new Map([...files].filter(([path]) => !gone.has(path)));
}

export const stage: Stage = { name: 'prune', run: prune };
