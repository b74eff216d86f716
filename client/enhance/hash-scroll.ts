import { samePageLink } from './same-page.ts';

/** The pause before the scroll starts (spec section 9). */
const DELAY_MS = 100;

/** Arriving with the hash of a `[data-hash-scroll]` section, or following a link to it, scrolls there smoothly. */
export function enhanceHashScroll(root: Document): void {
  const sectionOf = (hash: string) =>
    [...root.querySelectorAll('[data-hash-scroll]')].find(({ id }) => hash === `#${id}`);

  const arrived = sectionOf(location.hash);
  // Not under the hands of who has begun to write in the meantime.
  if (arrived && isFirstVisit())
    setTimeout(() => root.activeElement === root.body && travelTo(arrived), DELAY_MS);

  root.addEventListener('click', (event) => {
    const section = sectionOf(samePageLink(event)?.hash ?? '');
    if (!section) return;
    event.preventDefault();
    setTimeout(() => travelTo(section), DELAY_MS);
  });
}

/** After a reload or with the back button the browser restores the place that the reader had reached. */
function isFirstVisit(): boolean {
  const visit = performance.getEntriesByType?.('navigation')[0];
  return !visit || (visit as PerformanceNavigationTiming).type === 'navigate';
}

/** The browser's own jump, so that history, `:target` and the place of the focus are right; only smooth. */
function travelTo(section: Element): void {
  const { style } = document.documentElement;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  style.scrollBehavior = still ? 'auto' : 'smooth';
  location.assign(`#${section.id}`);
  // The jump itself comes with the next frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      style.scrollBehavior = '';
    }),
  );
}
