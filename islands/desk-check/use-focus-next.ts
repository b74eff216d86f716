import { useLayoutEffect, useRef } from 'react';

/** Gives the focus to what may stand in a step that is closed: it opens. */
function reveal(element: HTMLElement | null | undefined): void {
  const step = element?.closest('details');
  if (step && !element?.matches('summary')) step.open = true;
  element?.focus();
}

/** Where the focus goes once the next drawing is done: to the first of some elements, by their ids, that can have it. */
export function useFocusNext(): (...ids: string[]) => void {
  const wanted = useRef<string[]>([]);
  useLayoutEffect(() => {
    const found = wanted.current.splice(0).map((id) => document.getElementById(id));
    reveal(found.find((element) => element && !element.matches(':disabled')));
  });
  return (...ids) => {
    wanted.current = ids;
  };
}
