import { showToast } from './toast.ts';

/**
 * A part of the site that is in preparation (spec section 8): its pages send home, to an address whose hash names
 * the notice, and the page there shows it as a toast. Without script the page itself says so and links home.
 */
export function enhanceRedirectNotice(root: Document, go = (to: string) => location.replace(to)): void {
  const held = root.querySelector<HTMLElement>('[data-redirect-notice]')?.dataset.redirectNotice;
  if (held) {
    go(held);
    return;
  }
  const { hash, pathname, search } = location;
  const notices = [...root.querySelectorAll<HTMLElement>('[data-arrival-notice]')];
  const notice = notices.find(({ dataset }) => hash === `#${dataset.arrivalNotice}`);
  if (!notice) return;
  showToast({ title: notice.dataset.noticeTitle ?? '', text: notice.dataset.noticeText ?? '' });
  // A reload, or the address passed on, is a plain visit.
  history.replaceState(null, '', pathname + search);
}
