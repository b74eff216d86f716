/**
 * Islands sleep as the server's HTML until they come near the viewport or are touched. Then their chunk and React
 * are loaded. A chunk that does not arrive leaves the HTML as it is, marked so that all of it shows, and gets one more
 * chance on the next touch.
 */
import { elementAt, pathTo } from './element-path.ts';
import { fetchModules } from './fetch-modules.ts';
import type { IslandLoader } from './islands.ts';

const NEAR = '200px';
const TOUCHES = ['pointerover', 'touchstart', 'pointerdown', 'focusin', 'keydown'];
const ATTEMPTS = 2;

/** Watches every `[data-island]` of the page that the map knows. */
export function wakeIslands(root: Document, islands: Readonly<Record<string, IslandLoader>>): void {
  const wakers = new Map<Element, () => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        wakers.get(target)?.();
      }
    },
    { rootMargin: NEAR },
  );
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = islands[island.dataset.island ?? ''];
    const props = propsOf(island);
    if (!load || !props) continue;
    wakers.set(island, sleeper(island, load, props));
    observer.observe(island);
  }
}

/** The island's props, or null if they cannot be read: then the server's HTML stays. */
function propsOf(island: HTMLElement): object | null {
  try {
    const props: unknown = JSON.parse(island.dataset.props ?? '');
    return typeof props === 'object' && !Array.isArray(props) ? props : null;
  } catch {
    return null;
  }
}

/** The element that took the place of the one which lay at this path. */
const sameElement = (island: Element, path: readonly number[] | null): HTMLElement | null =>
  path && (elementAt(island, path) as HTMLElement | null);

/** Prepares a sleeping island and gives the function that wakes it. */
function sleeper(island: HTMLElement, load: IslandLoader, props: object): () => void {
  const asleep = new AbortController();
  let attempts = 0;
  let loading = false;
  let clicked: number[] | null = null;

  const wake = async () => {
    if (loading || attempts === ATTEMPTS) return;
    loading = true;
    attempts += 1;
    try {
      if (island.dataset.modules) await fetchModules(island);
      const [{ mountIsland }, { default: component }] = await Promise.all([
        import('./mount-island.tsx'),
        load(),
      ]);
      asleep.abort();
      delete island.dataset.failed;
      const focused = pathTo(document.activeElement ?? document.body, island);
      mountIsland(island, component, props);
      island.dataset.ready = '';
      sameElement(island, focused)?.focus({ preventScroll: true });
      sameElement(island, clicked)?.click();
    } catch {
      // The server's HTML is complete; its controls, which need the island, are not shown.
      island.dataset.failed = '';
      loading = false;
    }
  };

  const options = { signal: asleep.signal, passive: true };
  for (const touch of TOUCHES) island.addEventListener(touch, wake, options);
  // A button pressed too early is pressed again once it is alive.
  island.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (button) clicked = pathTo(button, island);
    },
    options,
  );
  return wake;
}
