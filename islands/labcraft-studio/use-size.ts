import { useLayoutEffect, useState } from 'react';

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

const measured = (box: Size): Size => ({ width: box.width / unit(), height: box.height / unit() });

/** What is measured, by its id. */
type Measured = 'studio-plate' | 'studio-section' | 'studio-score';
const MEASURED: readonly Measured[] = ['studio-plate', 'studio-section', 'studio-score'];

/** The sizes in the server's markup, while it is still laid out: the first drawing takes its place. */
const SERVED = new Map<Measured, Size>();
if (typeof document !== 'undefined')
  for (const id of MEASURED) {
    const box = document.getElementById(id)?.getBoundingClientRect();
    if (box?.width && box.height) SERVED.set(id, measured(box));
  }

/**
 * The size of an element in such units, as it is now; on the server, and where it is not to be seen, the one given. The browser tells
 * it between layout and paint: asking for it after a drawing would make it lay out the page once more.
 */
export function useSize(id: Measured, { isAwake }: { isAwake: boolean }, first: Size): Size {
  const [size, setSize] = useState((isAwake && SERVED.get(id)) || first);
  useLayoutEffect(() => {
    const element = document.getElementById(id);
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver((entries) => {
      const box = entries.at(-1)?.contentRect;
      if (!box?.width || !box.height) return;
      const next = measured(box);
      setSize((now) => (now.width === next.width && now.height === next.height ? now : next));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return size;
}
