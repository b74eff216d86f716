import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { attribute } from '../html.ts';
import { type ClientManifest, PARTS } from '../prepare/client-manifest.ts';

/** What the browser bundle consists of, as `build/prepare/bundle-client.ts` wrote it down. */
export const readClientManifest = (generated: string): ClientManifest =>
  JSON.parse(readFileSync(join(generated, 'client.json'), 'utf8'));

/** The modules of the parts that an element is: of those that wait until they are opened, or of the others. */
const partModules = (element: Element, areOpened: boolean, client: ClientManifest) =>
  Object.entries(PARTS)
    .filter(
      ([, { marks, isOpened = false }]) =>
        isOpened === areOpened && marks.some((mark) => attribute(element, mark) !== undefined),
    )
    .flatMap(([name]) => client.parts[name] ?? []);

/** The modules that an element needs when it is opened; none for most. */
export const openedModulesOf = (element: Element, client: ClientManifest): readonly string[] =>
  partModules(element, true, client);

/**
 * The modules that an element of a page needs to come alive, as addresses from the root: those of its island, or those
 * of the part it is. None for any other element.
 * @throws Error if the client bundle does not have the island.
 */
export function modulesOf(element: Element, client: ClientManifest): readonly string[] {
  const name = attribute(element, 'data-island');
  if (name === undefined) return partModules(element, false, client);
  const modules = client.islands[name];
  if (!modules) throw new Error(`island "${name}" is not in the client bundle: list it in client/islands.ts`);
  return modules;
}
