/** @jest-environment jsdom */
import { enhanceHeader } from '@/client/enhance/header';

const header = () => document.querySelector('header');

/** What the browser tells of the mark at the top of the page; where it stands, the journeys test (e2e). */
let tell: (...seen: boolean[]) => void;
let watched: Element[];

beforeEach(() => {
  watched = [];
  window.IntersectionObserver = class {
    constructor(callback: (entries: Partial<IntersectionObserverEntry>[]) => void) {
      tell = (...seen) => callback(seen.map((isIntersecting) => ({ isIntersecting })));
    }
    observe = (element: Element) => watched.push(element);
  } as unknown as typeof IntersectionObserver;
  document.body.innerHTML = '<span data-top></span><header data-header></header>';
});

it.each([
  ['in sight', [true], 'clear'],
  ['out of sight', [false], 'scrolled'],
  ['out of sight and back again before the browser tells', [false, true], 'clear'],
  ['in sight and out of it before the browser tells', [true, false], 'scrolled'],
])('with the top of the page %s the header is %s', (_where, seen, look) => {
  enhanceHeader(document);
  expect(watched).toEqual([document.querySelector('[data-top]')]);
  tell(...seen);
  expect(header()?.hasAttribute('data-scrolled')).toBe(look === 'scrolled');
});

it('becomes clear again at the top', () => {
  enhanceHeader(document);
  tell(false);
  tell(true);
  expect(header()).not.toHaveAttribute('data-scrolled');
});

it.each([
  ['without header and mark', '<main></main>'],
  ['without a header', '<span data-top></span>'],
  ['without a mark at the top', '<header data-header></header>'],
])('a page %s is left as it is', (_what, page) => {
  document.body.innerHTML = page;
  expect(() => enhanceHeader(document)).not.toThrow();
  expect(watched).toEqual([]);
});
