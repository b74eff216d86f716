import { media } from './media';

/** Puts a layer under what it belongs to, and never out of the window. On a phone it stays at the lower edge. */
export function putUnder(layer: HTMLElement, { bottom, left }: { bottom: number; left: number }): void {
  if (media('phone')?.matches !== false) return;
  const { innerHeight, innerWidth, scrollX, scrollY } = window;
  const within = (at: number, most: number) => Math.max(8, Math.min(at, most));
  layer.style.top = `${within(bottom, innerHeight - layer.offsetHeight - 8) + scrollY}px`;
  layer.style.left = `${within(left, innerWidth - layer.offsetWidth - 16) + scrollX}px`;
}
