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

/** Tells the size of elements with the next frame, between layout and paint, and whenever it changes; of what is not to be seen, nothing. */
function observe(elements: readonly (Element | null)[], tell: (size: Size, id: string) => void) {
  if (typeof ResizeObserver === 'undefined') return;
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      const { width, height } = contentRect;
      if (width && height) tell({ width: width / unit(), height: height / unit() }, target.id);
    }
  });
  for (const element of elements) if (element) observer.observe(element);
  return () => observer.disconnect();
}

/** What is measured, by its id. */
type Measured = 'studio-plate' | 'studio-section' | 'studio-score';
const MEASURED: readonly Measured[] = ['studio-plate', 'studio-section', 'studio-score'];

/** The sizes in the server's markup, which come before the first drawing takes its place (client/start-island.ts). */
const SERVED = new Map<string, Size>();
if (typeof document !== 'undefined')
  observe(
    MEASURED.map((id) => document.getElementById(id)),
    (size, id) => SERVED.set(id, size),
  );

/**
 * The size of an element in such units, as it is now; on the server, and where it is not to be seen, the one given. Asking for it after a
 * drawing would make the browser lay out the page once more.
 */
export function useSize(id: Measured, { isAwake }: { isAwake: boolean }, first: Size): Size {
  const [size, setSize] = useState((isAwake && SERVED.get(id)) || first);
  useLayoutEffect(
    () =>
      observe([document.getElementById(id)], (next) =>
        setSize((now) => (now.width === next.width && now.height === next.height ? now : next)),
      ),
    [id],
  );
  return size;
}
