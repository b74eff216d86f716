/** The browser's one entry. The server's HTML is complete without it. */

import { afterHydration } from './after-hydration.ts';
import { enhance } from './enhance/index.ts';
import { ISLANDS } from './islands.ts';
import { startParts } from './parts.ts';
import { startSearch } from './search.ts';
import { wakeIslands } from './wake-islands.ts';

function start(): void {
  document.documentElement.toggleAttribute('data-script', true);
  enhance(document);
  void startParts(document);
  startSearch(document);
}

if (process.env.NODE_ENV === 'production') {
  start();
  // Nothing of the waking is sent while the site has no island (build/prepare/bundle-client.ts).
  if (process.env.ISLANDS) wakeIslands(document, ISLANDS);
} else {
  // In development Next hydrates the islands, and must find the server's markup untouched.
  afterHydration(start);
}
