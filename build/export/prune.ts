import { TEXT_FILE, textOf } from './files.ts';
import type { Export } from './types.ts';

const MEDIA = /assets\/(?:img|clip)\/[\w.-]+/g;

/**
 * Removes sizes of pictures and clips that no text names, those of content that nothing shows at the moment.
 * `check-links` finds what is missed.
 */
export function prune({ files }: Pick<Export, 'files'>): void {
  const named = new Set<string>();
  for (const path of files.keys())
    if (TEXT_FILE.test(path)) for (const [media] of textOf(files, path).matchAll(MEDIA)) named.add(media);
  for (const path of files.keys())
    if (/^assets\/(?:img|clip)\//.test(path) && !named.has(path)) files.delete(path);
}
