import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Long enough that a key that is pressed soon after the last one does not wait for a drawing. */
const REST_MS = 150;

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
  const pressed = useRef<Element | false | null>(null);
  newest.current = value;
  useLayoutEffect(() => {
    if (value === settled) return;
    if (isAtOnce.current) {
      isAtOnce.current = false;
      setSettled(value);
      return;
    }
    // A drawing may move what is pressed away before it is released, and the press would be lost.
    const timer = setInterval(() => {
      if (!pressed.current) setSettled(value);
    }, REST_MS);
    return () => clearInterval(timer);
  }, [value, settled]);
  const settle = useCallback(() => flushSync(() => setSettled(newest.current)), []);
  const skipRest = useCallback(() => {
    isAtOnce.current = true;
  }, []);
  useEffect(() => {
    const until = new AbortController();
    addEventListener('beforeprint', settle, until);
    const press = ({ buttons, target }: PointerEvent) => {
      pressed.current = buttons === 1 && (target as Element).closest('summary, a, button');
    };
    addEventListener('pointerdown', press, until);
    addEventListener('pointerup', press, until);
    addEventListener('pointercancel', press, until);
    return () => until.abort();
  }, [settle]);
  return { settled, settle, skipRest };
}
