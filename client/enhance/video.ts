/**
 * The video facade: a poster that is a link to the video without script, and a play button with it. The external
 * player is requested only after a click, and is gone again when the dialog around it closes. Below it stays the link:
 * the player's host may be blocked or away, which no page can know.
 */
import { playerAddress } from './video-address.ts';

interface Facade {
  button: HTMLButtonElement;
  frame: HTMLElement;
  iframe: HTMLIFrameElement;
}

/** Upgrades one `a[data-video]`. */
export function start(link: HTMLElement): void {
  const address = playerAddress(link.dataset.videoSrc ?? '');
  const player = address && playerOf(link, address);
  if (!player) return;
  const dialog = link.closest('dialog');
  const autostart = link.hasAttribute('data-video-autostart');
  const hadFocus = link === document.activeElement;
  const facade = { ...player, button: buttonFrom(link) };
  link.replaceWith(facade.button);
  if (hadFocus) facade.button.focus();
  facade.button.addEventListener('click', () => {
    swap(facade.button, facade.frame);
    focusFilm(facade, dialog);
  });
  if (dialog) followDialog(dialog, facade, autostart);
}

/** The same poster as a button, which will open no new tab. */
function buttonFrom(link: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.dataset.videoPlay = '';
  button.append(...link.childNodes);
  button.querySelector('[data-new-tab-note]')?.remove();
  return button;
}

/** The player as its template beside the poster has it, and below it the link to the video's own page. */
function playerOf(link: HTMLElement, address: string): Omit<Facade, 'button'> | undefined {
  const template = link.nextElementSibling;
  if (!(template instanceof HTMLTemplateElement)) return undefined;
  template.remove();
  const frame = document.importNode(template.content, true).firstElementChild as HTMLElement;
  const iframe = frame.querySelector('iframe') as HTMLIFrameElement;
  // Nothing is requested before the iframe is in the page.
  iframe.src = address;
  return { frame, iframe };
}

/** Only what is in the page gives way: elsewhere the two would leave it together. */
function swap(shown: HTMLElement, next: HTMLElement): void {
  if (shown.isConnected) shown.replaceWith(next);
}

/** Into the player; in a dialog to its close button: Escape, pressed inside a foreign frame, would close nothing. */
const focusFilm = ({ iframe }: Facade, dialog: Element | null) =>
  (dialog?.querySelector('button') ?? iframe).focus();

/** Starts with the dialog if asked to, and stops with it, so that no sound outlives it. */
function followDialog(dialog: HTMLDialogElement, facade: Facade, autostart: boolean): void {
  const follow = () => {
    if (!dialog.open) swap(facade.frame, facade.button);
    else if (autostart) {
      const hadFocus = facade.button.contains(document.activeElement);
      swap(facade.button, facade.frame);
      if (hadFocus) focusFilm(facade, dialog);
    }
  };
  new MutationObserver(follow).observe(dialog, { attributeFilter: ['open'] });
  // It may have been opened while this was on its way.
  follow();
}
