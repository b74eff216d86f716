/** @jest-environment jsdom */
import { SearchSamples } from '@/app/frame/search-samples';
import { drawn, suggestions, type View } from '@/client/enhance/search/draw';
import { type Draw, drawFrom } from '@/client/enhance/search/samples';
import { Corpus } from '@/lib/search/corpus';
import type { Catalogue } from '@/lib/search/index-format';
import { search } from '@/lib/search/search';
import { Synonyms } from '@/lib/search/synonyms';
import { serverMarkup } from '@/tests/helpers/server-markup';

const MARKUP = '<img src="x">';
const catalogue = {
  texts: { noneHint: 'Try', more: 'All {count}', older: 'Older', popular: 'Popular' },
  pages: [
    { path: '/arm', kind: 'service', title: `Arm ${MARKUP}` },
    { path: '/two', kind: 'service', title: 'Arm two' },
  ],
  kinds: { service: MARKUP },
  synonyms: [],
  popular: [0],
  shards: [],
} as unknown as Catalogue;
const corpus = new Corpus(catalogue);
corpus.add([
  { page: 0, description: '', sections: [['grip', `Grip ${MARKUP}`, `A gripper ${MARKUP} opens.`]] },
]);

const view = (query: string, options: Partial<View> = {}): View => ({
  query,
  results: search(corpus, new Synonyms([]), query),
  limit: 9,
  more: undefined,
  showAll: jest.fn(),
  older: undefined,
  ...options,
});

const results = () => document.querySelector('main') as HTMLElement;
let draw: Draw;
const show = (query: string, options: Partial<View> = {}) =>
  results().replaceChildren(...drawn(draw, view(query, options), catalogue));

beforeEach(async () => {
  document.body.innerHTML = `<main></main>${await serverMarkup(<SearchSamples />)}`;
  draw = drawFrom(document);
});

describe('what the search draws', () => {
  it('looks as the samples of the page, and nothing of the index or of a query becomes markup', () => {
    show('gripper');
    const [link] = results().querySelectorAll('a');
    expect(link?.getAttribute('href')).toBe('/arm#grip');
    expect(link?.className).toBe(draw('title').className);
    expect(link?.textContent).toBe(`Arm ${MARKUP}Grip ${MARKUP}`);
    expect(results().querySelector('mark')?.textContent).toBe('gripper');
    expect(results().querySelector('img')).toBeNull();
    expect(results().textContent).toContain(MARKUP);
  });

  it.each([
    ['a link to all where there is a page for them', { more: '/search?q=arm' }, 'A'],
    ['a button where all can be shown here', {}, 'BUTTON'],
  ])('ends, if there is no room for all, in %s', (_end, options, tagName) => {
    const showAll = jest.fn();
    show('arm', { limit: 1, showAll, ...options });
    const [end] = results().querySelectorAll<HTMLElement>('[data-search-sample="ways"] > *');
    expect([end?.tagName, end?.textContent]).toEqual([tagName, 'All 2']);
    expect(results().querySelectorAll('li')).toHaveLength(1);
    if (tagName === 'A') expect(end?.getAttribute('href')).toBe('/search?q=arm');
    else end?.click();
    expect(showAll).toHaveBeenCalledTimes(tagName === 'A' ? 0 : 1);
  });

  it('says what to try where nothing was found, offers older texts and suggests pages', () => {
    const older = jest.fn();
    show('xyzzy', { older });
    const drawnNodes = [...results().children].map((node) => node.getAttribute('data-search-sample'));
    expect(drawnNodes).toEqual(['none', 'ways', 'heading', 'rows']);
    results().querySelector('button')?.click();
    expect(older).toHaveBeenCalledTimes(1);
  });

  it('has no heading above suggestions that there are not', () =>
    expect(suggestions(draw, { ...catalogue, popular: [] })).toEqual([]));

  it('names the sample that the page lacks', () => {
    document.querySelector('template')?.remove();
    expect(() => suggestions(drawFrom(document), catalogue)).toThrow('the search has no sample of "title"');
  });
});
