/**
 * Whether who has pressed something still waits for it: the focus is at what had it then, or nowhere. What comes late takes
 * the focus from nobody who has gone on.
 */
export const stillAt = (at: Element | null): boolean => [at, document.body].includes(document.activeElement);
