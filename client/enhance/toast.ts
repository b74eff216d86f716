/**
 * Toasts (spec sections 8 and 9): at most one at a time, announced by live regions that the server's HTML holds
 * empty, shown in the top layer. The page is the only state, so every caller shares the one place.
 */
import { pausableTimer } from './pausable-timer.ts';
import { topLayer } from './top-layer.ts';

export interface Toast {
  title: string;
  text: string;
  /** `destructive` is announced at once, `default` when the reader pauses. */
  variant?: 'default' | 'destructive';
  /** Milliseconds on screen, pauses not counted; 5000 unless given. */
  duration?: number | undefined;
}

const DEFAULT_DURATION_MS = 5000;
/** A live region that has just moved needs to be known to the reader before its text arrives. */
const ANNOUNCE_DELAY_MS = 100;

const toastsOf = (root: Document) => root.querySelector<HTMLElement>('[data-toasts]');
const shownIn = (toasts: Element) => toasts.querySelector<HTMLElement>('[data-toast]');

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast in place of the one before it. */
export function showToast({ title, text, variant = 'default', duration = DEFAULT_DURATION_MS }: Toast): void {
  const toasts = toastsOf(document);
  const template = toasts?.querySelector<HTMLElement>('[data-toast-template]');
  const region = toasts?.querySelector(`[data-toast-region="${variant}"]`);
  if (!toasts || !template || !region) return;

  const toast = fill(template, { title, text });
  toast.dataset.toast = variant;
  const start = dismissable(toast, duration);
  const show = () => {
    shownIn(toasts)?.remove();
    region.append(toast);
    toast.showPopover?.();
    start();
  };

  clearTimeout(waiting);
  if (moveToTop(toasts)) waiting = setTimeout(show, ANNOUNCE_DELAY_MS);
  else show();
}

/** Takes the toast away that is shown or waits: what it says is no longer so. */
export function hideToast(): void {
  clearTimeout(waiting);
  const toasts = toastsOf(document);
  if (toasts) shownIn(toasts)?.remove();
}

/** When the dialog or menu around a toast closes, the toast stays on screen. */
export function keepToastVisible(root: Document): void {
  const toasts = toastsOf(root);
  const toast = toasts && shownIn(toasts);
  if (toasts && moveToTop(toasts)) toast?.showPopover?.();
}

/** Moves the regions to where they can be reached. Tells whether they had to move. */
function moveToTop(toasts: Element): boolean {
  const layer = topLayer(document);
  // What an island draws goes with all that is in it.
  const host = layer.closest('[data-island]') ? document.body : layer;
  if (toasts.parentElement === host) return false;
  host.append(toasts);
  return true;
}

function fill(template: HTMLElement, texts: Record<string, string>): HTMLElement {
  const toast = template.cloneNode(true) as HTMLElement;
  toast.removeAttribute('data-toast-template');
  toast.hidden = false;
  for (const slot of toast.querySelectorAll<HTMLElement>('[data-toast-slot]'))
    slot.textContent = texts[slot.dataset.toastSlot ?? ''] ?? '';
  return toast;
}

/** Lets time, the close button and Escape remove a toast; pointer and focus on it stop the time. */
function dismissable(toast: HTMLElement, duration: number): () => void {
  let cameFrom: HTMLElement | null = null;
  const close = () => {
    const hadFocus = toast.contains(document.activeElement);
    toast.remove();
    if (hadFocus) cameFrom?.focus({ preventScroll: true });
  };

  const timer = pausableTimer(duration, close);
  const holders = new Set<string>();
  const hold = (who: string) => {
    holders.add(who);
    timer.pause();
  };
  const release = (who: string) => {
    holders.delete(who);
    if (holders.size === 0) timer.run();
  };

  toast.addEventListener('pointerenter', () => hold('pointer'));
  toast.addEventListener('pointerleave', () => release('pointer'));
  toast.addEventListener('focusin', (event) => {
    if (!holders.has('focus')) cameFrom = event.relatedTarget as HTMLElement | null;
    hold('focus');
  });
  toast.addEventListener('focusout', (event) => {
    if (!toast.contains(event.relatedTarget as Node | null)) release('focus');
  });
  toast.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // Escape is for the toast alone, not for the dialog or menu around it.
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  toast.querySelector('[data-toast-close]')?.addEventListener('click', close);
  return timer.run;
}
