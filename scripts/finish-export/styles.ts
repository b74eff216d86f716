import { contentHash, pathsEnding, textOf } from './files.ts';
import { attribute, elementsOf, readPage, setAttribute, writePage } from './html.ts';
import { cssReferences, resolveReference } from './references.ts';
import type { Files, Stage } from './types.ts';

const isNextStyle = (path: string) => /^_next\/static\/.*\.css$/.test(path);

/** A stylesheet that moves may only use absolute addresses. @throws Error naming file and address. */
function refuseRelative(files: Files, path: string): void {
  const relative = cssReferences(textOf(files, path)).find((url) => !/^(\/|#|data:|https?:|$)/.test(url));
  if (relative) throw new Error(`${path}: url(${relative}) is relative; write it from the root of the site`);
}

/**
 * Moves Next's stylesheets to `/assets/css/style-<hash>.css` and rewrites the links, so that everything
 * immutable lies below `/assets/`. The name comes from the content, so it runs after every stage that writes CSS.
 * @throws Error if a stylesheet holds a relative address.
 */
export function moveStyles(files: Files): Files {
  const moves = new Map<string, string>();
  for (const path of pathsEnding(files, '.css').filter(isNextStyle)) {
    refuseRelative(files, path);
    moves.set(path, `assets/css/style-${contentHash(files.get(path) as Uint8Array)}.css`);
  }
  if (moves.size === 0) return files;
  const moved = new Map([...files].map(([path, bytes]) => [moves.get(path) ?? path, bytes]));
  for (const path of pathsEnding(files, '.html')) {
    const page = readPage(files, path);
    for (const link of elementsOf(page, 'link')) {
      const target = resolveReference(attribute(link, 'href') ?? '', path);
      const place = target && target !== 'external' ? moves.get(target.file) : undefined;
      if (place) setAttribute(link, 'href', `/${place}`);
    }
    moved.set(path, writePage(page));
  }
  return moved;
}

export const stage: Stage = { name: 'styles', run: moveStyles };
