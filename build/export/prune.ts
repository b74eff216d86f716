import { TEXT_FILE, textOf } from './files.ts';
import type { Export } from './types.ts';

const isNexts = (path: string): boolean => /^_next\/|(^|\/)__next\./.test(path);

/**
 * Removes what nobody requests once the runtime is gone: all of `_next/`, what Next writes for its router (`about.txt`
 * beside `about.html`), and sizes of pictures and clips that no text names, those of content that nothing shows at the
 * moment. `check-links` finds what is missed.
 */
export function prune({ files }: Pick<Export, 'files'>): void {
  for (const path of files.keys())
    if (isNexts(path) || (path.endsWith('.txt') && files.has(path.replace(/\.txt$/, '.html'))))
      files.delete(path);
  const named = new Set<string>();
  for (const path of files.keys())
    if (TEXT_FILE.test(path))
      for (const [media] of textOf(files, path).matchAll(/assets\/(?:img|clip)\/[\w.-]+/g)) named.add(media);
  for (const path of files.keys())
    if (/^assets\/(?:img|clip)\//.test(path) && !named.has(path)) files.delete(path);
}
