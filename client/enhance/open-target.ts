import { samePageLink } from './same-page.ts';

/**
 * The search leads to a question, or to the heading of a part that is folded; what it found stands in it. So arriving at one, or
 * following a link to it, opens it. The id is not inside, where some browsers would open it by themselves: the question is read first.
 */
export function enhanceOpenTarget(root: Document): void {
  const open = (hash = location.hash) =>
    root.getElementById(hash.slice(1))?.closest('summary')?.parentElement?.setAttribute('open', '');
  open();
  addEventListener('hashchange', () => open());
  // Also to where one has been before: the hash does not change then.
  root.addEventListener('click', (event) => open(samePageLink(event)?.hash ?? ''));
}
