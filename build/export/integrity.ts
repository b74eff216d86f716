/**
 * Tells the browser what each script, module and stylesheet must be (docs/decisions/0014), so that a file which
 * someone else changed is refused: as attributes, and for what is imported on demand as `data-modules`, which
 * `client/fetch-modules.ts` reads.
 */
import { createHash } from 'node:crypto';
import { type ClientManifest, readClientManifest } from './client-manifest.ts';
import { pathsEnding } from './files.ts';
import {
  attribute,
  type Document,
  type Element,
  elementsOf,
  readPage,
  setAttribute,
  writePage,
} from './html.ts';
import { modulesOf, openedModulesOf } from './island-modules.ts';
import { resolveReference } from './references.ts';
import type { ExportContext, Files, Stage } from './types.ts';

/** The `integrity` of a content: its SHA-384. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

type Lookup = (url: string) => string;

/** @throws Error naming the address if the export has no such file. */
function lookupIn(files: Files, from: string): Lookup {
  return (url) => {
    const target = resolveReference(url, from);
    const bytes = target && target !== 'external' ? files.get(target.file) : undefined;
    if (!bytes) throw new Error(`${from}: no file for the integrity of ${url}`);
    return integrityOf(bytes);
  };
}

/** The address of a script, module preload or stylesheet. */
function guardedUrl(element: Element): string | undefined {
  if (element.tagName === 'script') return attribute(element, 'src');
  const rel = attribute(element, 'rel') ?? '';
  return /^(modulepreload|stylesheet)$/.test(rel) ? attribute(element, 'href') : undefined;
}

/** Lists the modules at the elements that need them. */
function listModules(page: Document, client: ClientManifest, lookup: Lookup): void {
  for (const element of elementsOf(page)) {
    const modules = [...modulesOf(element, client), ...openedModulesOf(element, client)];
    if (modules.length === 0) continue;
    setAttribute(element, 'data-modules', modules.map((url) => `${url} ${lookup(url)}`).join(' '));
  }
}

/**
 * Adds `integrity` to every script, module preload and stylesheet of every page. Our own origin serves them all, so
 * no `crossorigin` is needed.
 * @throws Error naming page and address if a file is missing, or an island is not in the client bundle.
 */
export function addIntegrity(files: Files, client: ClientManifest): Files {
  const result = new Map(files);
  for (const path of pathsEnding(files, '.html')) {
    const page = readPage(files, path);
    const lookup = lookupIn(files, path);
    listModules(page, client, lookup);
    for (const element of elementsOf(page, 'script', 'link')) {
      const url = guardedUrl(element);
      if (url !== undefined) setAttribute(element, 'integrity', lookup(url));
    }
    result.set(path, writePage(page));
  }
  return result;
}

export const stage: Stage = {
  name: 'integrity',
  run: (files: Files, context: ExportContext) => addIntegrity(files, readClientManifest(context.generated)),
};
