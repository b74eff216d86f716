/**
 * Search, categories and pages over cards that the server's HTML holds complete (spec sections 2, 4, 5, /news). It
 * only shows and hides them. The state is in the address, so that a view can be shared and back and forward work;
 * an address with the hash of a card shows that card, opened.
 */
import { fill } from '../../lib/listing/fill.ts';
import { cleanQuery } from '../../lib/listing/normalise.ts';
import { pageOf } from '../../lib/listing/paginate.ts';
import { type ListState, readState, writeState } from '../../lib/listing/query-state.ts';
import { NEWS_PAGE_SIZE, searchNews } from '../../lib/news/search.ts';
import { showToast } from '../toast.ts';
import { cardOf } from './cards.ts';
import { draw } from './draw.ts';
import { partsOf } from './parts.ts';
import { onTyping } from './typing.ts';

/** Spec section 9. */
const TOAST_MS = 3000;

type State = ListState<{ category: readonly string[] }>;

/** Starts the explorer whose markup lies in `root`. */
export function startExplorer(root: HTMLElement): void {
  const parts = partsOf(root);
  const cards = parts.cards.map(cardOf);
  const known = { category: parts.chips.flatMap(({ dataset }) => dataset.category || []) };
  let state: State = readState('', known);

  const found = ({ q, filters }: State) => searchNews(cards, { query: q, category: filters.category });
  const show = (next: State) => {
    const matching = found(next);
    const page = pageOf(matching, next.page, NEWS_PAGE_SIZE);
    state = { ...next, page: page.current };
    draw(parts, { ...page, category: next.filters.category ?? '', total: matching.length });
  };

  /** A change of anything but the page leads back to the first page (spec section 4). */
  const change = (part: Partial<State>, history: 'pushState' | 'replaceState' = 'pushState') => {
    const next = { ...state, page: 1, ...part };
    const { pathname, search, hash } = window.location;
    const address = pathname + writeState(next);
    if (address !== pathname + search + hash) window.history[history](null, '', address);
    show(next);
  };
  const turnTo = (page: number) => {
    change({ page });
    parts.result.focus({ preventScroll: true });
    parts.result.scrollIntoView();
  };
  const clear = () => {
    parts.input.value = '';
    change({ q: '', filters: {} });
  };

  const read = () => {
    const { hash, search } = window.location;
    const next = readState(search, known);
    const target = cards.find(({ element }) => hash === `#${element.id}`);
    const wanted = target && !found(next).includes(target) ? readState('', known) : next;
    parts.input.value = wanted.q;
    if (!target) return show(wanted);
    show({ ...wanted, page: Math.floor(found(wanted).indexOf(target) / NEWS_PAGE_SIZE) + 1 });
    if (target.details) target.details.open = true;
    target.element.scrollIntoView();
  };

  onTyping(parts.input, () => change({ q: cleanQuery(parts.input.value) }, 'replaceState'));
  parts.form.addEventListener('submit', (event) => {
    event.preventDefault();
    const q = cleanQuery(parts.input.value);
    if (q !== state.q) change({ q });
    const { notice = '', found: some = '', foundAll = '' } = parts.form.dataset;
    showToast({ title: notice, text: fill(q ? some : foundAll, { query: q }), duration: TOAST_MS });
  });
  for (const chip of parts.chips)
    chip.addEventListener('click', () => change({ filters: categoryOf(chip.dataset.category) }));
  for (const button of parts.numbers)
    button.addEventListener('click', () => turnTo(Number(button.textContent)));
  for (const button of [parts.previous, parts.next])
    button.addEventListener('click', () => turnTo(state.page + Number(button.dataset.step)));
  parts.reset.addEventListener('click', () => {
    clear();
    parts.input.focus();
  });

  window.addEventListener('popstate', read);
  read();
  root.dataset.ready = '';
}

const categoryOf = (category: string | undefined): State['filters'] => (category ? { category } : {});
