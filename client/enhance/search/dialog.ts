import { isForConversion } from '../../../lib/input-method.ts';
import { samePageLink } from '../same-page.ts';

/** What a modal dialog leaves to the page: links into the page below it, and the way back. */
export function closeWell(dialog: HTMLDialogElement): void {
  dialog.addEventListener('click', (event) => {
    if (samePageLink(event)) dialog.close();
  });
  // WebKit's search fields keep Escape to themselves, even when there is nothing to clear.
  dialog.addEventListener('keydown', (event) => {
    const field = event.target as HTMLInputElement;
    if (event.key !== 'Escape' || isForConversion(event) || !field.matches('[type="search"]')) return;
    if (field.value !== '') return;
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener('close', () => {
    // The link that was pressed may be in a menu that has closed, and Safari focuses no pressed link.
    const active = document.activeElement;
    if (active && active !== document.body && active.checkVisibility()) return;
    const ways = document.querySelectorAll<HTMLElement>('[data-search], [popovertarget="site-menu"]');
    [...ways].find((way) => way.checkVisibility())?.focus({ preventScroll: true });
  });
}
