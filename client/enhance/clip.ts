/**
 * A silent clip plays while it is in view and stands still otherwise; its button stops and starts it (WCAG 2.2.2).
 * Whoever wants less motion or less data sees the first frame, and the clip only after a press of the button.
 */

/** Starting so far before it is seen gives the first frames time to come. */
const NEAR = '100px';

type Saving = { connection?: { saveData?: boolean } };

/** Brings one `[data-clip]` to life. */
export function start(place: HTMLElement): void {
  const video = place.querySelector('video');
  const button = place.querySelector('button');
  if (!video || !button) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let wanted = !still.matches && !(navigator as Saving).connection?.saveData;
  let near = false;

  const show = () => {
    for (const words of button.querySelectorAll<HTMLElement>('[data-clip-when]'))
      words.hidden = words.dataset.clipWhen !== (video.paused ? 'paused' : 'playing');
  };
  const follow = () => {
    if (!wanted || !near) return video.pause();
    // The attribute alone does not mute a video that script made from markup in every engine.
    video.muted = true;
    video.play().catch(({ name }: DOMException) => {
      // Interrupted or not allowed by itself: the button remains. No file that plays: only the first frame does.
      if (name === 'NotSupportedError') place.dataset.failed = '';
    });
  };

  button.onclick = () => {
    wanted = video.paused;
    // What is pressed is in view, also where the observer has not yet said so.
    near = true;
    follow();
  };
  video.onplay = show;
  video.onpause = show;
  still.onchange = () => {
    wanted = wanted && !still.matches;
    follow();
  };
  new IntersectionObserver(
    (entries) => {
      near = entries.at(-1)?.isIntersecting ?? false;
      follow();
    },
    { rootMargin: NEAR },
  ).observe(place);
}
