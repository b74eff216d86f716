import { type RefObject, useLayoutEffect, useState } from 'react';

export type Size = { width: number; height: number };

let cached = 0;

/**
 * Pixels for what is one where the text has its usual size: drawings grow with it. Asked once a frame: after the first
 * drawing has changed, the answer would take the browser another look at all styles.
 */
export function unit(): number {
  if (cached) return cached;
  requestAnimationFrame(() => {
    cached = 0;
  });
  cached = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  return cached;
}

/**
 * The size of an element in such units, as it is now; the one given until then. The browser tells it between layout and
 * paint: asking for it would make it lay out the page once more.
 */
export function useSize(element: RefObject<Element | null>, first: Size): Size {
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver((entries) => {
      const { width = 0, height = 0 } = entries.at(-1)?.contentRect ?? {};
      const next = { width: width / unit(), height: height / unit() };
      if (width && height)
        setSize((now) => (now.width === next.width && now.height === next.height ? now : next));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
