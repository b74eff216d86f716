/**
 * Tells the browser what each script, module and stylesheet must be (docs/decisions/0009), so that a file which
 * someone else changed is refused: as attributes, and for what is imported on demand as `data-modules`, which
 * `client/fetch-modules.ts` reads.
 */
import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import { attribute, elementsOf, setAttribute } from '../html.ts';
import type { ClientManifest } from '../prepare/client-manifest.ts';
import { pathsEnding } from './files.ts';
import { modulesOf, openedModulesOf } from './island-modules.ts';
import { resolveReference } from './references.ts';
import type { Output, Page } from './types.ts';

/** The `integrity` of a content: its SHA-384. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The integrity of each script that we serve, by its address. */
export const integrities = (files: Output): Record<string, string> =>
  Object.fromEntries(
    pathsEnding(files, '.js').map((path) => [`/${path}`, integrityOf(files.get(path) as Uint8Array)]),
  );

/** The address of a script or module preload. */
function guardedUrl(element: Element): string | undefined {
  if (element.tagName === 'script') return attribute(element, 'src');
  if (element.tagName !== 'link') return undefined;
  return attribute(element, 'rel') === 'modulepreload' ? attribute(element, 'href') : undefined;
}

/**
 * Adds `integrity` to every script and module preload of a page, and the modules to the elements that need them; the
 * stylesheet's is known later. Our own origin serves them all, so no `crossorigin` is needed.
 * @throws Error naming the address if a file is missing, or an island is not in the client bundle.
 */
export function addIntegrity(
  { path, tree }: Page,
  known: Readonly<Record<string, string>>,
  client: ClientManifest,
): void {
  const integrity = (url: string): string => {
    const target = resolveReference(url, path);
    const value = target && target !== 'external' ? known[`/${target.file}`] : undefined;
    if (!value) throw new Error(`no file for the integrity of ${url}`);
    return value;
  };
  for (const element of elementsOf(tree)) {
    const modules = [...modulesOf(element, client), ...openedModulesOf(element, client)];
    if (modules.length > 0)
      setAttribute(element, 'data-modules', modules.map((url) => `${url} ${integrity(url)}`).join(' '));
    const url = guardedUrl(element);
    if (url !== undefined) setAttribute(element, 'integrity', integrity(url));
  }
}
