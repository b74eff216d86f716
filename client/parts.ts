/** Parts of a page that only some pages have: what makes them work is fetched there, all others go without. */
import { type Load, sleep } from './sleep.ts';

const PARTS: readonly [selector: string, load: Load][] = [
  ['[data-explorer]', () => import('./enhance/explorer/explorer.ts')],
  ['[data-clip]', () => import('./enhance/clip.ts')],
  ['[data-video]', () => import('./enhance/video.ts')],
  ['[data-checklist]', () => import('./enhance/checklist.ts')],
  ['[data-download-from]', () => import('./enhance/download.ts')],
  ['[data-not-found]', () => import('./enhance/not-found.ts')],
];

// In development Next hydrates the islands (build/prepare/bundle-client.ts).
const ISLAND_PARTS: typeof PARTS =
  process.env.NODE_ENV === 'production' ? [['[data-island]', () => import('./start-island.ts')]] : [];

/** Lets every part of the page sleep until it is needed. */
export function startParts(root: Document): void {
  for (const [selector, load] of [...PARTS, ...ISLAND_PARTS])
    for (const place of root.querySelectorAll<HTMLElement>(selector)) sleep(place, load);
}
