import { type RefObject, useLayoutEffect, useState } from 'react';

export type Size = { width: number; height: number };

/** Pixels for what is one where the text has its usual size: drawings grow with it. */
export const unit = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/** The size of an element in such units, as it is now. What cannot be measured has the size given. */
export function useSize(element: RefObject<Element | null>, first: Size): Size {
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const [width, height] = [current.clientWidth / unit(), current.clientHeight / unit()];
      if (width && height)
        setSize((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
