/**
 * Tells the browser what each script, module and stylesheet must be (docs/decisions/0009), so that a file which
 * someone else changed is refused: as attributes, and for what is imported on demand as `data-modules`, which
 * `client/fetch-modules.ts` reads.
 */
import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import type { ClientManifest } from '../prepare/client-manifest.ts';
import { attribute, eachPage, elementsOf, setAttribute } from './html.ts';
import { modulesOf, openedModulesOf, readClientManifest } from './island-modules.ts';
import { resolveReference } from './references.ts';
import type { Export, Page } from './types.ts';

/** The `integrity` of a content: its SHA-384. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The address of a script, module preload or stylesheet. */
function guardedUrl(element: Element): string | undefined {
  if (element.tagName === 'script') return attribute(element, 'src');
  if (element.tagName !== 'link') return undefined;
  return /^(modulepreload|stylesheet)$/.test(attribute(element, 'rel') ?? '')
    ? attribute(element, 'href')
    : undefined;
}

/**
 * Adds `integrity` to every script, module preload and stylesheet of a page, and the modules to the elements that need
 * them. Our own origin serves them all, so no `crossorigin` is needed.
 * @throws Error naming the address if a file is missing, or an island is not in the client bundle.
 */
export function addPageIntegrity(
  { path, tree }: Page,
  { files }: Pick<Export, 'files'>,
  client: ClientManifest,
): void {
  const integrity = (url: string): string => {
    const target = resolveReference(url, path);
    const bytes = target && target !== 'external' ? files.get(target.file) : undefined;
    if (!bytes) throw new Error(`no file for the integrity of ${url}`);
    return integrityOf(bytes);
  };
  for (const element of elementsOf(tree)) {
    const modules = [...modulesOf(element, client), ...openedModulesOf(element, client)];
    if (modules.length > 0)
      setAttribute(element, 'data-modules', modules.map((url) => `${url} ${integrity(url)}`).join(' '));
    const url = guardedUrl(element);
    if (url !== undefined) setAttribute(element, 'integrity', integrity(url));
  }
}

/** Does so for all pages. */
export function addIntegrity(site: Export): void {
  const client = readClientManifest(site.generated);
  eachPage((page) => addPageIntegrity(page, site, client))(site);
}
