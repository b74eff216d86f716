/**
 * Search, filters, tabs and pages over the items of a list (spec sections 2, 4, 5), which are all in the server's HTML:
 * script only shows and hides them. The state is in the address, so that a view can be shared and back and forward work.
 */
import { fill } from '../../../lib/listing/fill.ts';
import { cleanQuery } from '../../../lib/listing/normalise.ts';
import { type ListState, readState, writeState } from '../../../lib/listing/query-state.ts';
import { setAddress } from '../set-address.ts';
import { hideToast, showToast } from '../toast.ts';
import { draw } from './draw.ts';
import { partsOf } from './parts.ts';
import { hiddenTarget, moveByKeys } from './tabs.ts';
import { onTyping } from './typing.ts';

/** Spec section 9. */
const TOAST_MS = 3000;

/** Starts the list whose markup lies in `root`. */
export function start(root: HTMLElement): void {
  const parts = partsOf(root);
  const { form, input, result, known, buttons, selects } = parts;
  const tabs = buttons.filter((button) => button.getAttribute('role') === 'tab');
  let state: ListState = readState('', known);

  const show = (next: ListState, quiet?: boolean) => {
    state = { ...next, page: draw(parts, next, quiet) };
    // The notice of a search speaks of what was shown before.
    if (form?.dataset.notice) hideToast();
  };
  /**
   * A change of anything but the page leads back to the first page (spec section 4). The hash of a place that goes with its tab
   * goes too: it would open that tab again at the next load.
   */
  const change = (
    part: Partial<ListState>,
    history: 'pushState' | 'replaceState' = 'pushState',
    quiet?: boolean,
  ) => {
    const next = { ...state, page: 1, ...part };
    const { pathname, search, hash } = window.location;
    show(next, quiet);
    const address = pathname + writeState(next) + (hiddenTarget(tabs) ? '' : hash);
    if (address !== pathname + search + hash) setAddress(address, history);
  };
  const choose = ({ dataset: { facet = '' } }: HTMLElement, value = '', history?: 'replaceState') =>
    change({ filters: { ...state.filters, [facet]: value || undefined } }, history);
  const searchFor = (history?: 'replaceState') => change({ q: cleanQuery(input?.value ?? '') }, history);
  /** What is in the field and was not sent stays, unless the address asks for something else. */
  const read = () => {
    const { q } = state;
    show(readState(window.location.search, known));
    if (input && state.q !== q) input.value = state.q;
  };
  /** A result of the site search may lie in the tab that is not shown: the browser alone goes nowhere then. */
  const reveal = () => {
    const { tab, target } = hiddenTarget(tabs) ?? {};
    if (!tab) return;
    choose(tab, tab.dataset.value, 'replaceState');
    target?.scrollIntoView();
  };
  /** To the line that says what came of the press. */
  const changeAndGo = (part: Partial<ListState>) => {
    change(part, undefined, true);
    const line = result.parentElement as HTMLElement;
    line.focus({ preventScroll: true });
    line.scrollIntoView();
  };

  const isTyped = form?.dataset.typing !== undefined;
  // An empty field asks for everything, in every list.
  if (input) onTyping(input, () => (isTyped || (state.q && !input.value)) && searchFor('replaceState'));
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    searchFor();
    const { notice, found = '', foundAll = '' } = form.dataset;
    const text = fill(state.q ? found : foundAll, { query: state.q });
    if (notice && !parts.list.hidden) showToast({ title: notice, text, duration: TOAST_MS });
  });
  for (const button of buttons) button.addEventListener('click', () => choose(button, button.dataset.value));
  for (const select of selects) select.addEventListener('change', () => choose(select, select.value));
  moveByKeys(tabs);
  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-step], [data-number], [data-reset]');
    if (!button) return;
    const { step, reset } = button.dataset;
    if (reset !== undefined) {
      if (input) input.value = '';
      changeAndGo({ q: '', filters: {} });
    } else changeAndGo({ page: step ? state.page + Number(step) : Number(button.textContent) });
  });
  window.addEventListener('popstate', read);
  window.addEventListener('hashchange', reveal);

  // What was entered before this came is entered again, over what the address says.
  const typed = input?.value;
  const picked = selects.map((select) => [select, select.value] as const);
  read();
  reveal();
  if (input && typed) {
    input.value = typed;
    if (isTyped) searchFor('replaceState');
  }
  for (const [select, value] of picked) if (value) choose(select, value);
}
