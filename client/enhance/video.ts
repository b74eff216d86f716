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
    const player = address && playerOf(link, address);
    if (!player) continue;
    const dialog = link.closest('dialog');
    const autostart = link.hasAttribute('data-video-autostart');
    const facade = { ...player, button: buttonFrom(link) };
    link.replaceWith(facade.button);
    facade.button.addEventListener('click', () => {
      start(facade);
      facade.iframe.focus();
    });
    if (dialog) followDialog(dialog, facade, autostart);
  }
}

/** The same poster as a button, which will open no new tab. */
function buttonFrom(link: HTMLAnchorElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.dataset.videoPlay = '';
  button.append(...link.childNodes);
  button.querySelector('[data-new-tab-note]')?.remove();
  return button;
}

/** The player as its template beside the poster has it, and below it the link to the video's own page. */
function playerOf(link: HTMLAnchorElement, address: string): Omit<Facade, 'button'> | undefined {
  const template = link.nextElementSibling;
  if (!(template instanceof HTMLTemplateElement)) return undefined;
  template.remove();
  const frame = document.importNode(template.content, true).firstElementChild as HTMLElement;
  const iframe = frame.querySelector('iframe') as HTMLIFrameElement;
  // Nothing is requested before the iframe is in the page.
  iframe.src = address;
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
