/**
 * The search leads to a question, or to the heading of a part that is folded; what it found stands in it. So arriving at one, or
 * following a link to it, opens it. The id is not inside, where some browsers would open it by themselves: the question is read first.
 */
export function enhanceOpenTarget(root: Document): void {
  const open = () =>
    root.getElementById(location.hash.slice(1))?.closest('summary')?.parentElement?.setAttribute('open', '');
  open();
  addEventListener('hashchange', open);
}
