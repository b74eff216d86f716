/** The browser's one entry. The server's HTML is complete without it. */

import { afterHydration } from './after-hydration.ts';
import { enhance } from './enhance/index.ts';
import { startParts } from './parts.ts';
import { replay } from './replay.ts';
import { startSearch } from './search.ts';

function start(): void {
  const page = document.documentElement;
  page.dataset.script = '';
  enhance(document);
  startParts(document);
  startSearch(document);
  replay(page);
}

if (process.env.NODE_ENV === 'production') start();
// In development Next hydrates the islands, and must find the server's markup untouched.
else afterHydration(start);
