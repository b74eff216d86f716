import { type RefObject, useLayoutEffect, useState } from 'react';

export type Size = { width: number; height: number };

let cached = 0;

/** Pixels for what is one where the text has its usual size: drawings grow with it. Asked once: styles are worked out. */
export const unit = () =>
  (cached ||= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1);

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
