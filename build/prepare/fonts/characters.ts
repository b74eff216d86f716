/** What the faces that are made before the pages hold. The Japanese face is made from the finished pages. */

const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));

/** No-break space, and the signs of the copy. Others come from the visitor's own face. */
const SIGNS = '\u00a0©°±²³µ·×é–—‘’“”…−¥';

/** Text and headings. On Japanese pages too, so what is here is never in the Japanese face. */
export const LATIN: string = ASCII + SIGNS;

/** Dates, times and dimensions with their units. */
export const MONO: string = '\u00a0 0123456789.,:;/-–−×±+~=%()[]°µ' + 'mcdghklnpsxtrCHKLMNVW';
