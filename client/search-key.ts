/** Stored in the browser where the visitor turned off that a single key opens the search (WCAG 2.1.4). */
export const KEY_OFF = 'search-key-off';
