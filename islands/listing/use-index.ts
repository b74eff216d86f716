'use client';

import { useEffect, useState } from 'react';
import { loadIndex } from '@/lib/listing/load-index';

export type IndexProps<Words> = {
  /** Address of the index. */
  source: string;
  /** Entries that it has. */
  total: number;
  /** What makes its rows into items. */
  words: Words;
};

/**
 * The items of a list's index, loaded once they are wanted; null until then. Without an index nothing is loaded. A load
 * that fails is tried again on `retry`.
 */
export function useIndex<Row, Item, Words>(
  index: IndexProps<Words> | null,
  wanted: boolean,
  toItem: (row: Row, words: Words) => Item,
) {
  const [items, setItems] = useState<Item[] | null>(null);
  const [failed, setFailed] = useState(false);
  const missing = index !== null && wanted && items === null && !failed;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the index comes from props that never change
  useEffect(() => {
    if (!index || !missing) return undefined;
    let current = true;
    loadIndex<Row, Item>(index.source, (row) => toItem(row, index.words)).then(
      (loaded) => current && setItems(loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [missing]);
  return { items, failed, retry: () => setFailed(false) };
}
