/** The query in the address of the search page, so that a search can be shared. Whatever stands there is only text. */
import { readState, writeState } from '../../../lib/listing/query-state.ts';
import { setAddress } from '../set-address.ts';

export type Address = { read(): string; write(query: string): void; onChange(changed: () => void): void };

export const searchAddress: Address = {
  read: () => readState(location.search, {}).q,
  write(q) {
    setAddress(location.pathname + writeState({ q, filters: {}, page: 1 }), 'replaceState');
  },
  onChange: (changed) => addEventListener('popstate', changed),
};
