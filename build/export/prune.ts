import { allReferences } from './all-references.ts';
import { TEXT_FILE, textOf } from './files.ts';
import { resolveReference } from './references.ts';
import type { Files, Stage } from './types.ts';

/** Next writes `about.txt` beside `about.html` for its router; robots.txt and the like have no such page. */
const isPayload = (files: Files, path: string): boolean =>
  path.endsWith('.txt') && files.has(path.replace(/\.txt$/, '.html'));

const isNexts = (path: string): boolean => /^_next\/|(^|\/)__next\./.test(path);

/** Sizes of pictures and clips that no text names: those of content that nothing shows at the moment. */
function unnamedMedia(files: Files): string[] {
  const paths = [...files.keys()];
  const texts = paths.filter((path) => TEXT_FILE.test(path)).map((path) => textOf(files, path));
  const named = new Set(
    texts.flatMap((text) => [...text.matchAll(/assets\/(?:img|clip)\/[\w.-]+/g)].map(([path]) => path)),
  );
  return paths.filter((path) => /^assets\/(?:img|clip)\//.test(path) && !named.has(path));
}

/**
 * Removes what nobody requests once the runtime is gone: router payloads, all of `_next/`, pictures that no page names.
 * @throws Error naming page and file if a page or stylesheet still refers to one of them.
 */
export function prune(files: Files): Files {
  const gone = new Set([...files.keys()].filter((path) => isNexts(path) || isPayload(files, path)));
  for (const { from, url } of allReferences(files)) {
    const target = resolveReference(url, from);
    if (target && target !== 'external' && gone.has(target.file))
      throw new Error(`${from}: still refers to ${url}, which is not shipped`);
  }
  const kept = new Map([...files].filter(([path]) => !gone.has(path)));
  for (const path of unnamedMedia(kept)) kept.delete(path);
  return kept;
}

export const stage: Stage = { name: 'prune', run: prune };
