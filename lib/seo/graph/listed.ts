import type { GraphFacts } from '../page-facts.ts';
import type { Place } from './place.ts';
import { itemList } from './web-page.ts';

/** What a page that lists others is about: what its list holds in the HTML. */
export function listed(place: Place, items: readonly { path: string; name: string }[]): GraphFacts {
  const list = itemList(place, items);
  return { kind: 'CollectionPage', nodes: [list], main: list['@id'] };
}
