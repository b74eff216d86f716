import type { ClientManifest } from './client-manifest.ts';
import { attribute, type Element } from './html.ts';

const SEARCH_PLACES = ['data-search-dialog', 'data-search-page'];

/** The modules that a place of the site search needs when it is opened; none for any other element. */
export const searchModulesOf = (element: Element, { search = [] }: ClientManifest): readonly string[] =>
  SEARCH_PLACES.some((name) => attribute(element, name) !== undefined) ? search : [];

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
