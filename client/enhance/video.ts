/**
 * The video facade: a poster that is a link to the video without script, and a play button with it. The external
 * player is requested only after a click, and is gone again when the dialog around it closes. Below it stays the link:
 * the player's host may be blocked or away, which no page is told.
 */
import { playerAddress } from './video-address.ts';

interface Facade {
  button: HTMLButtonElement;
  frame: HTMLElement;
  iframe: HTMLIFrameElement;
}

/** Upgrades every `a[data-video]` of the page. */
export function enhanceVideos(root: Document): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-video]')) {
    const address = playerAddress(link.dataset.videoSrc ?? '');
    if (!address) continue;
    const dialog = link.closest('dialog');
    const autostart = link.hasAttribute('data-video-autostart');
    const facade = { ...player(address, link), button: buttonFrom(link) };
    link.replaceWith(facade.button);
    facade.button.addEventListener('click', () => {
      start(facade);
      facade.iframe.focus();
    });
    if (dialog) followDialog(dialog, facade, autostart);
  }
}

/** The same poster as a button. */
function buttonFrom(link: HTMLAnchorElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.dataset.videoPlay = '';
  button.append(...link.childNodes);
  return button;
}

function player(address: string, link: HTMLAnchorElement): Omit<Facade, 'button'> {
  const iframe = document.createElement('iframe');
  iframe.className = 'size-full border-0';
  iframe.title = link.dataset.videoTitle ?? '';
  iframe.allow = 'autoplay; fullscreen; picture-in-picture';
  iframe.referrerPolicy = 'strict-origin-when-cross-origin';
  // Nothing is requested before the iframe is in the page.
  iframe.src = address;
  const screen = document.createElement('div');
  screen.className = 'aspect-video bg-night';
  screen.append(iframe);
  const frame = document.createElement('div');
  frame.append(screen, linkElsewhere(link));
  return { frame, iframe };
}

/** The link in words. The note that it opens a new tab moves here from the poster, which will open none. */
function linkElsewhere(link: HTMLAnchorElement): HTMLAnchorElement {
  const elsewhere = document.createElement('a');
  elsewhere.className = 'flex items-center min-h-11 bg-night px-5 py-2 text-[0.875rem] text-white';
  elsewhere.href = link.href;
  elsewhere.target = '_blank';
  elsewhere.rel = 'noopener noreferrer';
  elsewhere.append(link.dataset.videoElsewhere ?? '', ...link.querySelectorAll('[data-new-tab-note]'));
  return elsewhere;
}

function start({ button, frame }: Facade): void {
  if (button.isConnected) button.replaceWith(frame);
}

/** Starts with the dialog if asked to, and stops with it, so that no sound outlives it. */
function followDialog(dialog: HTMLDialogElement, facade: Facade, autostart: boolean): void {
  new MutationObserver(() => {
    if (!dialog.open) facade.frame.replaceWith(facade.button);
    else if (autostart) {
      // The focus stays on the dialog's close button: inside a foreign frame Escape would not close it.
      const hadFocus = facade.button.contains(document.activeElement);
      start(facade);
      if (hadFocus) facade.iframe.focus();
    }
  }).observe(dialog, { attributeFilter: ['open'] });
}
