/** The query in the address of the search page, so that a search can be shared. Whatever stands there is only text. */
import { readState, writeState } from '../../../lib/listing/query-state.ts';
import { setAddress } from '../set-address.ts';

export type Address = {
  read(): string;
  /** Over the query that stands there. */
  write(query: string): void;
  /** As a step of the history, from the query that was sent before: what was typed since has been written over it. */
  step(before: string, query: string): void;
  onChange(changed: () => void): void;
};

const put = (q: string, history: 'pushState' | 'replaceState') =>
  setAddress(location.pathname + writeState({ q, filters: {}, page: 1 }), history);

export const searchAddress: Address = {
  read: () => readState(location.search, {}).q,
  write: (query) => put(query, 'replaceState'),
  step(before, query) {
    put(before, 'replaceState');
    put(query, 'pushState');
  },
  onChange: (changed) => addEventListener('popstate', changed),
};
