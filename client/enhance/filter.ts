/**
 * A list that chips narrow: `[data-filter]` names the query parameter, each chip a `data-value` (the first one, empty,
 * stands for all), each item the value it belongs to in `data-filter-item`. Without script everything is listed.
 */
import { fill } from '../../lib/listing/fill.ts';
import { queryChoice } from './query-choice.ts';

export function enhanceFilters(root: ParentNode): void {
  for (const block of root.querySelectorAll<HTMLElement>('[data-filter]')) follow(block);
}

function follow(block: HTMLElement): void {
  const chips = [...block.querySelectorAll<HTMLElement>('button[data-value]')];
  const items = [...block.querySelectorAll<HTMLElement>('[data-filter-item]')];
  const status = block.querySelector<HTMLElement>('[role="status"]');
  const values = chips.map(({ dataset }) => dataset.value ?? '');

  const choose = queryChoice(block.dataset.filter ?? '', values, (value) => {
    for (const chip of chips) chip.setAttribute('aria-pressed', String(chip.dataset.value === value));
    for (const item of items) item.hidden = value !== '' && item.dataset.filterItem !== value;
    const shown = items.filter(({ hidden }) => !hidden).length;
    if (status) status.textContent = fill(status.dataset.text ?? '', { total: items.length, shown });
  });
  for (const chip of chips) chip.addEventListener('click', () => choose(chip.dataset.value ?? ''));
}
