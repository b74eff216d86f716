import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Long enough that a key that is pressed soon after the last one does not wait for a drawing. */
const REST_MS = 150;

/** What a press works on when it is released, if it is still under the pointer then. */
const PRESSED = 'summary, a, button, label';

const PRESSES = ['pointerdown', 'pointerup', 'pointercancel'] as const;

type Settled<T> = {
  /** The value as it was when typing last rested. */
  settled: T;
  /** Draws with the newest value now: before anything of the drawing is taken away. */
  settle(): void;
  /** The value that comes next is not typed: it is drawn at once. */
  skipRest(): void;
};

/**
 * What is heavy to draw follows what is typed once that rests, so that a key is painted first. Preact has no drawing in
 * the background, and its `useDeferredValue` defers nothing.
 */
export function useSettled<T>(value: T): Settled<T> {
  const [settled, setSettled] = useState(value);
  const newest = useRef(value);
  const isAtOnce = useRef(false);
  const isPressed = useRef(false);
  newest.current = value;
  useLayoutEffect(() => {
    if (value === settled) return;
    if (isAtOnce.current) {
      isAtOnce.current = false;
      setSettled(value);
      return;
    }
    let timer = 0;
    // A drawing may move what is pressed away before it is released, and the press would be lost.
    const rest = () => {
      timer = window.setTimeout(() => (isPressed.current ? rest() : setSettled(value)), REST_MS);
    };
    rest();
    return () => clearTimeout(timer);
  }, [value, settled]);
  const settle = useCallback(() => flushSync(() => setSettled(newest.current)), []);
  const skipRest = useCallback(() => {
    isAtOnce.current = true;
  }, []);
  useEffect(() => {
    const press = ({ type, target }: PointerEvent) => {
      isPressed.current = type === 'pointerdown' && target instanceof Element && !!target.closest(PRESSED);
    };
    addEventListener('beforeprint', settle);
    for (const type of PRESSES) addEventListener(type, press);
    return () => {
      removeEventListener('beforeprint', settle);
      for (const type of PRESSES) removeEventListener(type, press);
    };
  }, [settle]);
  return { settled, settle, skipRest };
}
