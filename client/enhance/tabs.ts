/**
 * Tabs (ARIA practices, with automatic activation) over panels that the server's HTML holds: `[data-tabs]` names the
 * query parameter, each `role="tab"` its value and, in `aria-controls`, its panel. Without script every panel shows.
 */
import { queryChoice } from './query-choice.ts';

const tabValue = (tab: HTMLElement): string => tab.dataset.value ?? '';

/** How far a key moves among the tabs; the ends are joined. */
const MOVES: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

export function enhanceTabs(root: ParentNode): void {
  for (const group of root.querySelectorAll<HTMLElement>('[data-tabs]')) follow(group);
}

function follow(group: HTMLElement): void {
  const tabs = [...group.querySelectorAll<HTMLElement>('[role="tab"]')];
  const choose = queryChoice(group.dataset.tabs ?? '', tabs.map(tabValue), (value) => {
    for (const tab of tabs) {
      const selected = tabValue(tab) === value;
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (panel) panel.hidden = !selected;
    }
  });
  for (const [place, tab] of tabs.entries()) {
    tab.addEventListener('click', () => choose(tabValue(tab)));
    tab.addEventListener('keydown', (event) => {
      const next = tabs[MOVES[event.key]?.(place, tabs.length) ?? -1];
      if (!next || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      next.focus();
      choose(tabValue(next));
    });
  }
}
