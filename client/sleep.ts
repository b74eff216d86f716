/**
 * A part of a page sleeps as the server's HTML until it comes near the viewport or is touched; then its modules are
 * loaded. Modules that do not arrive leave the HTML as it is, marked so that all of it shows, and get one more chance on
 * the next touch.
 */
import { withCompanions } from './companions.ts';
import { fetchModules } from './fetch-modules.ts';
import { replay } from './replay.ts';

/** Fetches what brings a part to life. */
export type Load = () => Promise<{ start(place: HTMLElement): void | Promise<void> }>;

const NEAR = '200px';
const TOUCHES = ['pointerover', 'touchstart', 'pointerdown', 'focusin', 'keydown'];
const ATTEMPTS = 2;

/** Lets a part sleep. What was pressed in it, or in its companions, before it woke is pressed again. */
export function sleep(place: HTMLElement, load: Load): void {
  const asleep = new AbortController();
  const places = withCompanions(place);
  let attempts = 0;
  let loading = false;

  const wake = async () => {
    if (loading || attempts === ATTEMPTS) return;
    loading = true;
    attempts += 1;
    try {
      await fetchModules(place);
      const { start } = await load();
      for (const one of places) delete one.dataset.failed;
      await start(place);
      for (const one of places) one.dataset.ready = '';
      asleep.abort();
    } catch (error) {
      console.error(error);
      // The server's HTML is complete; its controls, which need the script, are not shown (without-script.css).
      for (const one of places) one.dataset.failed = '';
      loading = false;
    }
    places.forEach(replay);
  };

  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.unobserve(place);
      void wake();
    },
    { rootMargin: NEAR },
  );
  // A film's poster is a link until then: whoever reads the page hears one thing, wherever the film is in it. And what was
  // pressed, or is being filled in, may be out of sight by now: the styles came after it.
  const isTouched = (one: HTMLElement) =>
    one.dataset.captured !== undefined || one.contains(document.activeElement);
  if (place.dataset.video !== undefined || places.some(isTouched)) void wake();
  else observer.observe(place);
  for (const one of places)
    for (const touch of TOUCHES) one.addEventListener(touch, wake, { signal: asleep.signal, passive: true });
}
