import { showToast } from './toast.ts';

/** The 404 page logs the attempted path and shows the message that belongs to it, of some a toast too (spec sections 2 and 8). */
export function start(page: HTMLElement): void {
  const { pathname } = location;
  console.error(`404: ${pathname}`);

  // Without the language, which is in front of the page's own addresses alone.
  const path = pathname.replace(`/${document.documentElement.lang}/`, '/').replace(/\/+$/, '');
  const messages = [...page.querySelectorAll<HTMLElement>('[data-when-path]')];
  const matching = messages.filter(({ dataset }) => path.startsWith(dataset.whenPath ?? ''));
  if (matching.length === 0) return;
  for (const message of messages) message.hidden = !matching.includes(message);
  const { noticeTitle: title, noticeText: text } = matching[0]?.dataset ?? {};
  if (title && text) showToast({ title, text, variant: 'destructive' });
}
