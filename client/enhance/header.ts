/**
 * Marks the header with `data-scrolled` while the page is scrolled by more than the height of its mark at the top, 10 px
 * (spec section 9). Watched instead of measured: reading the scroll position would lay the page out before its first paint.
 */
export function enhanceHeader(root: Document): void {
  const header = root.querySelector('[data-header]');
  const top = root.querySelector('[data-top]');
  if (!header || !top) return;
  new IntersectionObserver((entries) => {
    header.toggleAttribute('data-scrolled', entries.at(-1)?.isIntersecting === false);
  }).observe(top);
}
