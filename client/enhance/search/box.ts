/**
 * A search field with its results, in the dialog or on the page. The catalogue is fetched at once (on the page with the
 * first letter), the texts with the first letter: the fixed pages and the newest posts unasked, older ones when the
 * visitor asks for them.
 */
import { cleanQuery } from '../../../lib/listing/normalise.ts';
import { writeState } from '../../../lib/listing/query-state.ts';
import { onTyping } from '../explorer/typing.ts';
import type { Address } from './address.ts';
import { walkWithArrows } from './arrows.ts';
import { drawn, statusOf, suggestions } from './draw.ts';
import { SearchIndex } from './index-files.ts';
import { partsOf } from './parts.ts';
import { drawFrom } from './samples.ts';

/** Shards of about 30 KB each. */
const UNASKED = 4;

export type BoxOptions = {
  /** How many rows there are room for. */
  limit: number;
  /** Where the query is stored, on the page of the search. */
  address?: Address;
};

/** A live region is spoken again at every change, so that the same text is left alone. */
function say(region: HTMLElement, text: string): void {
  if (region.textContent !== text) region.textContent = text;
}

/** Starts the search inside an element. */
export function startBox(place: HTMLElement, { limit, address }: BoxOptions): void {
  const { box, index: catalogue, form, input, status, alert, results } = partsOf(place);
  const draw = drawFrom(box);
  let opening: Promise<SearchIndex> | undefined;
  let current: string | undefined;
  /** What Back leads to once the next query is sent. */
  let sent = address?.read();

  const open = (): Promise<SearchIndex> => {
    if (!opening) say(status, status.dataset.loading ?? '');
    opening ??= SearchIndex.open(catalogue);
    return opening;
  };
  /** Says so, if anybody still waits for it; the next letter tries again, and the net when it is back. */
  const fail = (error: unknown, query: string) => {
    console.error(error);
    opening = undefined;
    if (current !== query) return;
    current = undefined;
    say(status, '');
    say(alert, alert.dataset.searchError ?? '');
  };

  const show = (index: SearchIndex, query: string, room = limit) => {
    const state = writeState({ q: query, filters: {}, page: 1 });
    const view = {
      query,
      results: index.search(query),
      limit: room,
      more: address ? undefined : form.getAttribute('action') + state,
      showAll: () => show(index, query, Number.POSITIVE_INFINITY),
      older: index.isPending ? () => void answer(query, index.loaded + UNASKED) : undefined,
    };
    say(status, statusOf(view, index.catalogue));
    // The button that asked for more goes with what it stood in.
    const hadFocus = results.contains(document.activeElement);
    results.replaceChildren(...drawn(draw, view, index.catalogue));
    const rows = results.querySelectorAll<HTMLElement>('li a');
    if (hadFocus) (rows[limit] ?? rows[0])?.focus();
  };

  const answer = async (query: string, upTo = UNASKED): Promise<void> => {
    current = query;
    // At once: what fails again is said again.
    say(alert, '');
    // On the page of the search all pages stand below: suggestions would only push them down.
    if (address && query === '') {
      say(status, '');
      return results.replaceChildren();
    }
    try {
      const index = await open();
      if (query !== '') await index.load(upTo);
      if (current !== query) return;
      if (query !== '') return show(index, query);
      say(status, '');
      results.replaceChildren(...suggestions(draw, index.catalogue));
    } catch (error) {
      fail(error, query);
    }
  };

  const changed = () => {
    const query = cleanQuery(input.value);
    if (query === current) return;
    void answer(query);
    address?.write(query);
  };
  onTyping(input, changed);
  // What failed without a net is asked again; what was answered is left alone.
  addEventListener('online', changed);
  walkWithArrows(box, input);
  form.addEventListener('submit', (event) => {
    // In the dialog the form leads to the page with all results.
    if (address || cleanQuery(input.value) === '') event.preventDefault();
    changed();
    const query = cleanQuery(input.value);
    if (sent !== undefined && sent !== query) address?.step(sent, query);
    sent = query;
  });
  address?.onChange(() => {
    input.value = address.read();
    sent = input.value;
    // Steps to a place of the page change no query.
    if (input.value !== current) void answer(input.value);
  });
  // What was typed while this was loading counts, over what the address asks for.
  if (address && input.value === '') input.value = address.read();
  else address?.write(cleanQuery(input.value));
  void answer(cleanQuery(input.value));
}
