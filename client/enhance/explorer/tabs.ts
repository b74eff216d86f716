/** Tabs (ARIA practices, with automatic activation) over panels that the server's HTML holds: one more choice of a list. */

/** How far a key moves among the tabs; the ends are joined. */
const MOVES: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/** Shows a tab and its panel, or not: the panel is what `aria-controls` names. */
export function selectTab(tab: HTMLElement, selected: boolean): void {
  tab.setAttribute('aria-selected', String(selected));
  tab.tabIndex = selected ? 0 : -1;
  const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
  if (panel) panel.hidden = !selected;
}

const decoded = (hash: string): string => {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
};

/** What the address names, where it lies in a panel that is hidden, and the tab of that panel. */
export function hiddenTarget(tabs: readonly HTMLElement[]): { tab: HTMLElement; target: HTMLElement } | null {
  const target = document.getElementById(decoded(location.hash.slice(1)));
  const panel = target?.closest('[role="tabpanel"][hidden]');
  const tab = panel && tabs.find((one) => one.getAttribute('aria-controls') === panel.id);
  return target && tab ? { tab, target } : null;
}

/** Makes the keys move among tabs; one that takes the focus is chosen. */
export function moveByKeys(tabs: readonly HTMLElement[]): void {
  for (const [place, tab] of tabs.entries())
    tab.addEventListener('keydown', (event) => {
      const next = tabs[MOVES[event.key]?.(place, tabs.length) ?? -1];
      if (!next || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      // Each tab is an entry of the history.
      if (event.repeat) return;
      next.focus();
      next.click();
    });
}
