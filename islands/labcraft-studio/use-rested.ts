import { useRef } from 'react';

/** What there was before one typed, until typing rests: what takes long to draw looks at it, and does not hold up a key. */
export function useRested<T>(now: T, isTyping: boolean): T {
  const rested = useRef(now);
  if (!isTyping) rested.current = now;
  return rested.current;
}
