import { contentHash, pathsEnding, textOf } from './files.ts';
import { attribute, elementsOf, setAttribute } from './html.ts';
import { cssReferences, resolveReference } from './references.ts';
import type { Export } from './types.ts';

/**
 * Serves the one stylesheet of the site as `/assets/css/style-<hash>.css`: everything immutable lies below `/assets/`,
 * and a visitor fetches it once (docs/decisions/0005). The name comes from the content, so it runs after every stage
 * that writes CSS.
 * @throws Error if there is not exactly one, or if it holds a relative address, which would break by moving.
 */
export function serveStylesheet({ files, pages }: Pick<Export, 'files' | 'pages'>): void {
  const paths = pathsEnding(files, '.css');
  const [path] = paths;
  if (!path || paths.length > 1)
    throw new Error(`the site must have one stylesheet, not ${paths.length}: ${paths.join(', ') || 'none'}`);
  const relative = cssReferences(textOf(files, path)).find((url) => !/^(\/|#|data:|https?:|$)/.test(url));
  if (relative) throw new Error(`${path}: url(${relative}) is relative; write it from the root of the site`);

  const bytes = files.get(path) as Uint8Array;
  const served = `assets/css/style-${contentHash(bytes)}.css`;
  files.delete(path);
  files.set(served, bytes);
  for (const [from, page] of pages)
    for (const link of elementsOf(page, 'link')) {
      const target = resolveReference(attribute(link, 'href') ?? '', from);
      if (target && target !== 'external' && target.file === path) setAttribute(link, 'href', `/${served}`);
    }
}
