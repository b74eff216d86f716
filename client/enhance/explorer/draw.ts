/** Brings an explorer's markup in line with a page of its cards. */
import { fill } from '../../../lib/listing/fill.ts';
import { pageWindow } from '../../../lib/listing/paginate.ts';
import type { Card } from './cards.ts';
import type { Parts } from './parts.ts';

export type Shown = {
  /** Category of the pressed chip; empty for "all". */
  category: string;
  total: number;
  from: number;
  to: number;
  current: number;
  count: number;
  items: readonly Card[];
  /** What keeps the list from showing what was asked for. */
  notice?: 'loading' | 'failed';
};

export function draw(
  parts: Parts,
  { category, total, from, to, current, count, items, notice }: Shown,
): void {
  for (const chip of parts.chips)
    chip.setAttribute('aria-pressed', String(chip.dataset.category === category));
  drawCards(parts, items);
  const counted = fill(parts.result.dataset.result ?? '', { total, from, to });
  say(parts.result, notice ? (parts.result.dataset[notice] ?? '') : counted);
  parts.list.setAttribute('aria-busy', String(notice === 'loading'));
  parts.empty.hidden = total > 0;
  if (parts.failed) parts.failed.hidden = notice !== 'failed';
  drawPager(parts, current, count);
}

/** A live region is spoken again at every change, so that the same text is left alone. */
function say(region: HTMLElement, text: string): void {
  if (region.textContent !== text) region.textContent = text;
}

/** Only the cards of the page are in the document, so that a list of thousands stays light. */
function drawCards({ list }: Parts, items: readonly Card[]): void {
  const elements = items.map((item) => item.element());
  for (const element of elements) element.hidden = false;
  list.replaceChildren(...elements);
  // An empty list would still be announced as one.
  list.hidden = items.length === 0;
}

function drawPager({ pager, previous, next, numbers }: Parts, current: number, count: number): void {
  pager.hidden = count < 2;
  previous.disabled = current === 1;
  next.disabled = current === count;
  const window = pageWindow(current, count);
  for (const [index, button] of numbers.entries()) {
    const page = window[index];
    button.hidden = page === undefined;
    if (page === undefined) continue;
    button.textContent = String(page);
    button.setAttribute('aria-label', fill(button.dataset.number ?? '', { page }));
    if (page === current) button.setAttribute('aria-current', 'page');
    else button.removeAttribute('aria-current');
  }
}
