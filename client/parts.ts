/** Parts of a page that only some pages have: what makes them work is fetched there, all others go without. */
import { fetchModules } from './fetch-modules.ts';

type Start = (place: HTMLElement) => void;

const PARTS: readonly [selector: string, load: () => Promise<Start>][] = [
  ['[data-explorer]', async () => (await import('./enhance/explorer/explorer.ts')).startExplorer],
  ['[data-clip]', async () => (await import('./enhance/clip.ts')).startClip],
];

/** Starts every part of the page; resolves when each has come or failed. */
export const startParts = (root: Document): Promise<unknown> =>
  Promise.all(
    PARTS.flatMap(([selector, load]) =>
      [...root.querySelectorAll<HTMLElement>(selector)].map((place) => startPart(place, load)),
    ),
  );

async function startPart(place: HTMLElement, load: () => Promise<Start>): Promise<void> {
  try {
    await fetchModules(place);
    (await load())(place);
    place.dataset.ready = '';
  } catch (error) {
    console.error(error);
    // Without the module nothing can be chosen: everything shows, and the controls do not (without-script.css).
    place.dataset.failed = '';
  }
}
