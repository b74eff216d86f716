import { useLayoutEffect, useRef } from 'react';

/** Where the focus goes once the next drawing is done: to the first of some elements, by their ids, that can have it. */
export function useFocusNext(): (...ids: string[]) => void {
  const wanted = useRef<string[]>([]);
  useLayoutEffect(() => {
    const found = wanted.current.splice(0).map((id) => document.getElementById(id));
    found.find((element) => element?.matches(':enabled'))?.focus();
  });
  return (...ids) => {
    wanted.current = ids;
  };
}
