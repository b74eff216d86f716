import type { Root } from 'hast';
import { attribute, elementsOf, setAttribute } from '../html.ts';
import { LATER } from '../later.ts';

/** On the search of every page: the address of the catalogue. */
const ADDRESS = 'data-search-index';

/** Tells the search of a page where its catalogue is. @throws Error if the page has no search. */
export function nameSearchIndex(page: Root): void {
  const places = elementsOf(page).filter((element) => attribute(element, ADDRESS) !== undefined);
  if (places.length === 0) throw new Error(`no element with ${ADDRESS}`);
  for (const place of places) setAttribute(place, ADDRESS, LATER.search);
}
