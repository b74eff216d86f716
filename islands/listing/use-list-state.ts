'use client';

import { useLayoutEffect, useState } from 'react';
import { type FilterValues, type ListState, readState, writeState } from '@/lib/listing/query-state';

/**
 * The state of a list, kept in the query string. The server and the first render show the list as it opens; the
 * address is read after mount, before anything can be entered. Typing replaces the entry of the history, everything
 * else adds one, so that back and forward walk through what the visitor chose.
 */
export function useListState<F extends FilterValues>(known: F) {
  const [state, setState] = useState<ListState<F>>({ q: '', filters: {}, page: 1 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the known values come from props that never change
  useLayoutEffect(() => {
    const read = () => setState(readState(window.location.search, known));
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  /** A change of anything but the page leads back to the first page (spec section 4). */
  const change = (part: Partial<ListState<F>>, history: 'push' | 'replace' = 'push') => {
    const next = { ...state, page: 1, ...part };
    const address = window.location.pathname + writeState(next) + window.location.hash;
    window.history[history === 'push' ? 'pushState' : 'replaceState'](null, '', address);
    setState(next);
  };
  return [state, change] as const;
}
