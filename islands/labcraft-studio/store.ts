import { useSyncExternalStore } from 'react';

/** A value that is heard of by those alone who look at it: what plays, or is pointed at, draws nothing else anew. */
export type Store<T> = { now(): T; set(next: T): void; subscribe(hear: () => void): () => void };

/** Makes one. */
export function storeOf<T>(first: T): Store<T> {
  let value = first;
  const hearers = new Set<() => void>();
  return {
    now: () => value,
    set(next) {
      if (next === value) return;
      value = next;
      for (const hear of hearers) hear();
    },
    subscribe(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
}

/** What is made of a value: as long as that stays the same, nothing is drawn. */
export function useStored<T, S extends string | number | boolean | undefined>(
  { subscribe, now }: Store<T>,
  select: (value: T) => S,
): S {
  const look = () => select(now());
  return useSyncExternalStore(subscribe, look, look);
}
