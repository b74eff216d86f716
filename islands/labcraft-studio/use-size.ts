import { type RefObject, useLayoutEffect, useState } from 'react';

export type Size = { width: number; height: number };

/** The size of an element in pixels, as it is now. What cannot be measured has the size given. */
export function useSize(element: RefObject<Element | null>, first: Size): Size {
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current;
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
