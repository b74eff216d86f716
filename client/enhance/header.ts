/** Scrolling further than this turns the header white (spec section 9). */
const THRESHOLD_PX = 10;

/** Marks the header with `data-scrolled` while the page is scrolled by more than 10 px. */
export function enhanceHeader(root: Document): void {
  const header = root.querySelector('[data-header]');
  if (!header) return;
  const mark = () => header.toggleAttribute('data-scrolled', window.scrollY > THRESHOLD_PX);
  mark();
  window.addEventListener('scroll', mark, { passive: true });
  // A page restored by the back button keeps its scroll position without a scroll event.
  window.addEventListener('pageshow', mark);
}
