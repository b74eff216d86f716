import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import type { ClientManifest } from '../prepare/client-manifest.ts';
import { attribute } from './html.ts';

/** What the browser bundle consists of, as `build/prepare/bundle-client.ts` wrote it down. */
export const readClientManifest = (generated: string): ClientManifest =>
  JSON.parse(readFileSync(join(generated, 'client.json'), 'utf8'));

/** The attributes that mark a part, and its name in the client's manifest. */
const PARTS: Readonly<Record<string, string>> = {
  'data-explorer': 'explorer',
  'data-clip': 'clip',
  'data-video': 'video',
  'data-checklist': 'checklist',
  'data-download-from': 'download',
};

/** Parts that nothing is fetched for until the visitor opens them. */
const OPENED: Readonly<Record<string, string>> = {
  'data-search-dialog': 'search',
  'data-search-page': 'search',
};

const partModules = (element: Element, marks: Readonly<Record<string, string>>, client: ClientManifest) =>
  Object.entries(marks)
    .filter(([mark]) => attribute(element, mark) !== undefined)
    .flatMap(([, name]) => client.parts[name] ?? []);

/** The modules that an element needs when it is opened; none for most. */
export const openedModulesOf = (element: Element, client: ClientManifest): readonly string[] =>
  partModules(element, OPENED, client);

/**
 * The modules that an element of a page needs to come alive, as addresses from the root: those of its island, or those
 * of the part it is. None for any other element.
 * @throws Error if the client bundle does not have the island.
 */
export function modulesOf(element: Element, client: ClientManifest): readonly string[] {
  const name = attribute(element, 'data-island');
  if (name === undefined) return partModules(element, PARTS, client);
  const modules = client.islands[name];
  if (!modules) throw new Error(`island "${name}" is not in the client bundle`);
  return modules;
}
