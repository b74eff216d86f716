import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import type { LoadParts, Parts } from './load';

const TOUCHES = ['pointerdown', 'click', 'focusin'];

/**
 * The parts that come once they are wanted, or something in the frame is touched (`touch` for a key, which may be the
 * studio's without its focus). If they do not come, they are asked for again with the next touch, and when what wants them changes.
 */
export function useParts(
  load: LoadParts,
  frame: RefObject<HTMLElement | null>,
  wanted: string | undefined,
): { parts: Parts | undefined; touch(): void } {
  const [parts, setParts] = useState<Parts>();
  const [touches, touch] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    if (!parts && (touches || wanted !== undefined)) load().then(setParts, console.error);
  }, [load, parts, touches, wanted]);
  // At once: what was pressed before the island was drawn is pressed again as soon as it is.
  useLayoutEffect(() => {
    const { current } = frame;
    if (parts || !current) return;
    for (const kind of TOUCHES) current.addEventListener(kind, touch, true);
    return () => {
      for (const kind of TOUCHES) current.removeEventListener(kind, touch, true);
    };
  }, [frame, parts]);
  return { parts, touch };
}
