/** What of the window a script has to know; all else is for the classes. */
const QUERIES = {
  /** One part at a time. */
  phone: '(width < 56rem)',
  /** All three parts side by side. */
  wide: '(width >= 74rem)',
  finger: '(pointer: coarse)',
  still: '(prefers-reduced-motion: reduce)',
};

/** The query, where there is a window that can be asked. */
export const media = (name: keyof typeof QUERIES): MediaQueryList | undefined =>
  typeof window === 'undefined' ? undefined : window.matchMedia?.(QUERIES[name]);
