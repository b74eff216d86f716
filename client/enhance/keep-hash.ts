/**
 * The language toggle leads to the same place of the same page: it keeps the hash and the query (spec section 4). From an
 * address that is nowhere it leads home, where they mean nothing.
 */
export function enhanceKeepHash(root: Document): void {
  if (root.querySelector('[data-not-found]')) return;
  const carry = () => {
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-keep-hash]')) {
      const { pathname } = link;
      // The two homes alone are built differently: the heading of one that has only a number is another in the other.
      const isOther = /^\/(en)?$/.test(pathname) && location.hash.startsWith('#h-');
      // Both come encoded, whatever the address bar holds; only the server's own path decides where we go.
      link.href = pathname + location.search + (isOther ? '' : location.hash);
    }
  };
  carry();
  addEventListener('hashchange', carry);
  addEventListener('pageshow', carry);
  // A query changes without an event; the press comes before every way of following a link with a pointer.
  for (const press of ['pointerdown', 'click'])
    root.addEventListener(press, (event) => {
      if ((event.target as Element).closest('[data-keep-hash]')) carry();
    });
}
