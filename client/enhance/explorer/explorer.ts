/**
 * Search, categories and pages over the cards of a list (spec sections 2, 4, 5, /news). A short list is whole in the
 * server's HTML; a long one loads its index when the visitor asks for more than the newest cards. The state is in the
 * address, so that a view can be shared and back and forward work.
 */
import { fill } from '../../../lib/listing/fill.ts';
import { holdsView } from '../../../lib/listing/growth.ts';
import { cleanQuery } from '../../../lib/listing/normalise.ts';
import { pageOf, pageSpan } from '../../../lib/listing/paginate.ts';
import { type ListState, readState, writeState } from '../../../lib/listing/query-state.ts';
import { NEWS_PAGE_SIZE, searchNews } from '../../../lib/news/search.ts';
import { showToast } from '../toast.ts';
import type { Card } from './cards.ts';
import { draw, type Shown } from './draw.ts';
import { partsOf } from './parts.ts';
import { sourceOf } from './source.ts';
import { onTyping } from './typing.ts';

/** Spec section 9. */
const TOAST_MS = 3000;

type State = ListState<{ category: readonly string[] }>;

/** Starts the explorer whose markup lies in `root`. */
export function startExplorer(root: HTMLElement): void {
  const parts = partsOf(root);
  const source = sourceOf(parts);
  const known = { category: parts.chips.flatMap(({ dataset }) => dataset.category || []) };
  let state: State = readState('', known);

  const found = (cards: readonly Card[]) => {
    const matching = searchNews(cards, { query: state.q, category: state.filters.category });
    return { total: matching.length, ...pageOf(matching, state.page, NEWS_PAGE_SIZE) };
  };
  const newestOn = (page: number) => ({
    total: source.total,
    ...pageSpan(source.total, page, NEWS_PAGE_SIZE),
    items: pageOf(source.held, page, NEWS_PAGE_SIZE).items,
  });
  const drawPage = (page: Omit<Shown, 'category'>) =>
    draw(parts, { category: state.filters.category ?? '', ...page });

  const show = (next: State) => {
    state = next;
    if (source.all) {
      const page = found(source.all);
      state = { ...next, page: page.current };
      drawPage(page);
    } else if (holdsView(state, source.held.length, NEWS_PAGE_SIZE)) drawPage(newestOn(state.page));
    else askForAll();
  };
  /** Until all cards are there (or if they do not come) the newest stay in view. */
  const askForAll = () => {
    drawPage({ ...newestOn(1), notice: 'loading' });
    source.load().then(
      () => show(state),
      () => {
        if (!holdsView(state, source.held.length, NEWS_PAGE_SIZE))
          drawPage({ ...newestOn(1), notice: 'failed' });
      },
    );
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
    const next = readState(window.location.search, known);
    parts.input.value = next.q;
    show(next);
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
  parts.retry?.addEventListener('click', () => {
    parts.result.focus();
    show(state);
  });

  window.addEventListener('popstate', read);
  read();
}

const categoryOf = (category: string | undefined): State['filters'] => (category ? { category } : {});
