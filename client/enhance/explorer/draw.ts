/** Brings a list's markup in line with its state. */
import { fill } from '../../../lib/listing/fill.ts';
import { findIn } from '../../../lib/listing/find.ts';
import { pageOf, pageWindow } from '../../../lib/listing/paginate.ts';
import type { ListState } from '../../../lib/listing/query-state.ts';
import type { Parts } from './parts.ts';
import { selectTab } from './tabs.ts';

/**
 * Shows what a state asks for. Returns the page that it came to, which is one that exists. `quiet` where the focus goes to the
 * result: that says it.
 */
export function draw(parts: Parts, state: ListState, quiet?: boolean): number {
  const { items, pageSize, list, empty } = parts;
  const found = findIn(items, state);
  const page = pageOf(found, state.page, pageSize ?? Math.max(1, items.length));
  const shown = new Set(page.items);
  for (const item of items) item.element.hidden = !shown.has(item);
  // An empty list would still be announced as one.
  list.hidden = shown.size === 0;
  if (empty) empty.hidden = shown.size > 0;
  drawChoices(parts, state.filters);
  // A list in pages counts what was found, one without says how much of everything it shows.
  const total = pageSize ? found.length : items.length;
  parts.result.ariaLive = quiet ? 'off' : 'polite';
  say(parts.result, { ...page, total, shown: found.length });
  if (parts.pager) drawPager(parts.pager, page.current, page.count);
  return page.current;
}

function drawChoices({ buttons, selects }: Parts, filters: ListState['filters']): void {
  const chosen = ({ facet = '' }: DOMStringMap) => filters[facet] ?? '';
  for (const select of selects) select.value = chosen(select.dataset);
  for (const button of buttons) {
    const isChosen = button.dataset.value === chosen(button.dataset);
    if (button.getAttribute('role') === 'tab') selectTab(button, isChosen);
    else button.setAttribute('aria-pressed', String(isChosen));
  }
}

type Numbers = { total: number; shown: number; from: number; to: number };

/** A live region is spoken again at every change, so that the same text is left alone. */
function say(region: HTMLElement, { total, shown, from, to }: Numbers): void {
  const { result = '', one = result, none = result } = region.dataset;
  const text = fill([none, one][total] ?? result, { total, shown, from, to });
  if (region.textContent !== text) region.textContent = text;
}

function drawPager(pager: HTMLElement, current: number, count: number): void {
  pager.hidden = count < 2;
  for (const button of pager.querySelectorAll<HTMLButtonElement>('[data-step]'))
    button.disabled = !isPage(current + Number(button.dataset.step), count);
  const window = pageWindow(current, count);
  for (const [index, button] of pager.querySelectorAll<HTMLElement>('[data-number]').entries()) {
    const page = window[index];
    button.hidden = page === undefined;
    if (page === undefined) continue;
    button.textContent = String(page);
    button.setAttribute('aria-label', fill(button.dataset.number ?? '', { page }));
    if (page === current) button.setAttribute('aria-current', 'page');
    else button.removeAttribute('aria-current');
  }
}

const isPage = (page: number, count: number): boolean => page >= 1 && page <= count;
