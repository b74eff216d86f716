/**
 * In place of a module of Next (next.config.mjs): it cuts each page into the parts that a router would prefetch, which takes
 * a third of the rendering and writes seven more files a page. No page has the router.
 */

/** The parts of a page: none. */
export const collectSegmentData = async () => new Map();

/** What the router is told of them: nothing. */
export const collectPrefetchHints = async () => null;
