/**
 * The video facade: a poster that is a link to the video without script, and a play button with it. The external
 * player is requested only after a click, and is gone again when the dialog around it closes.
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
    const facade = { button: buttonFrom(link), ...player(address, link.dataset.videoTitle ?? '') };
    link.replaceWith(facade.button);
    facade.button.addEventListener('click', () => {
      start(facade);
      facade.iframe.focus();
    });
    if (dialog) followDialog(dialog, facade, autostart);
  }
}

/** The same poster as a button: it no longer opens a new tab, so the note that says so goes. */
function buttonFrom(link: HTMLAnchorElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.append(...link.childNodes);
  for (const note of button.querySelectorAll('[data-new-tab-note]')) note.remove();
  return button;
}

function player(address: string, title: string): Omit<Facade, 'button'> {
  const iframe = document.createElement('iframe');
  iframe.title = title;
  iframe.allow = 'autoplay; fullscreen; picture-in-picture';
  iframe.referrerPolicy = 'strict-origin-when-cross-origin';
  // Nothing is requested before the iframe is in the page.
  iframe.src = address;
  const frame = document.createElement('div');
  frame.className = 'vid-frame';
  frame.append(iframe);
  return { frame, iframe };
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
