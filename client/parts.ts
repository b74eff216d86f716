/** Parts of a page that only some pages have: what makes them work is fetched there, all others go without. */
import { type Start, sleep } from './sleep.ts';

const PARTS: readonly [selector: string, load: () => Promise<Start>][] = [
  ['[data-explorer]', async () => (await import('./enhance/explorer/explorer.ts')).startExplorer],
  ['[data-clip]', async () => (await import('./enhance/clip.ts')).startClip],
  ['[data-video]', async () => (await import('./enhance/video.ts')).startVideo],
  ['[data-checklist]', async () => (await import('./enhance/checklist.ts')).startChecklist],
  ['[data-download-from]', async () => (await import('./enhance/download.ts')).startDownload],
];

// In development Next hydrates the islands (build/prepare/bundle-client.ts).
const ISLAND_PARTS: typeof PARTS =
  process.env.NODE_ENV === 'production'
    ? [['[data-island]', async () => (await import('./start-island.ts')).startIsland]]
    : [];

/** Lets every part of the page sleep until it is needed. */
export function startParts(root: Document): void {
  for (const [selector, load] of [...PARTS, ...ISLAND_PARTS])
    for (const place of root.querySelectorAll<HTMLElement>(selector)) sleep(place, load);
}
