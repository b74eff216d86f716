import type { ClientManifest } from './client-manifest.ts';
import { attribute, type Element } from './html.ts';

/**
 * The modules that an element of a page needs to come alive, as addresses from the root: those of its island, or those
 * of the explorer. None for any other element.
 * @throws Error if the client bundle does not have the island.
 */
export function modulesOf(element: Element, client: ClientManifest): readonly string[] {
  if (attribute(element, 'data-explorer') !== undefined) return client.explorer ?? [];
  const name = attribute(element, 'data-island');
  if (name === undefined) return [];
  const modules = client.islands[name];
  if (!modules) throw new Error(`island "${name}" is not in the client bundle`);
  return modules;
}
