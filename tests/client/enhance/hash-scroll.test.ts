/** @jest-environment jsdom */
import '../../helpers/own-listeners';
import { fireEvent, screen } from '@testing-library/dom';
import { enhanceHashScroll } from '@/client/enhance/hash-scroll';

const PAGE = `
  <a href="#flow">Steps</a><a href="/#flow">Steps of the home</a>
  <a href="/en#flow">Steps in English</a><a href="#other">Other</a>
  <section id="flow" data-hash-scroll></section><section id="other"></section>
  <section data-hash-scroll></section>`;

/** The two frames after which the page has its own manner of scrolling again. */
const FRAMES_MS = 40;

let still = false;
/** The manners of scrolling that were asked for, in turn; an empty one gives the choice back to the page. */
const manners: string[] = [];

beforeAll(() => {
  const asked = '(prefers-reduced-motion: reduce)';
  Object.assign(window, { matchMedia: (query: string) => ({ matches: still && query === asked }) });
  Object.defineProperty(document.documentElement.style, 'scrollBehavior', {
    set: (manner: string) => manners.push(manner),
  });
});

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = PAGE;
  enhanceHashScroll(document);
  manners.length = 0;
  still = false;
});
afterEach(() => jest.useRealTimers());

it.each(['Steps', 'Steps of the home'])('a click on "%s" leads there after 100 ms, smoothly', (name) => {
  // The browser would jump there first.
  expect(fireEvent.click(screen.getByText(name))).toBe(false);
  jest.advanceTimersByTime(99);
  expect(window.location.hash).toBe('');
  jest.advanceTimersByTime(1);
  expect(window.location.hash).toBe('#flow');
  expect(manners).toEqual(['smooth']);
  jest.advanceTimersByTime(FRAMES_MS);
  expect(manners).toEqual(['smooth', '']);
});

it('who asks for less motion gets there at once', () => {
  still = true;
  fireEvent.click(screen.getByText('Steps'));
  jest.advanceTimersByTime(100 + FRAMES_MS);
  expect(manners).toEqual(['auto', '']);
});

it.each([
  ['to the section on another page', 'Steps in English', {}],
  ['to a section without the mark', 'Other', {}],
  ['into a new tab', 'Steps', { ctrlKey: true }],
])('a link %s is left to the browser', (_what, name, keys) => {
  let cancelled = true;
  const look = (event: Event) => {
    cancelled = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent.click(screen.getByText(name), keys);
  jest.advanceTimersByTime(1000);
  expect(cancelled).toBe(false);
  expect(manners).toEqual([]);
});

describe('arriving', () => {
  const arrive = (hash: string, type?: string) => {
    window.history.replaceState(null, '', `/${hash}`);
    const visits = type ? [{ type }] : [];
    const getEntriesByType = (kind: string) => (kind === 'navigation' ? visits : []);
    Object.assign(performance, { getEntriesByType: type === 'unheard of' ? undefined : getEntriesByType });
    enhanceHashScroll(document);
    jest.advanceTimersByTime(99);
    expect(manners).toEqual([]);
    jest.advanceTimersByTime(1 + FRAMES_MS);
    return manners;
  };

  it.each([
    ['with the hash of the section scrolls there after 100 ms', '#flow', 'navigate', ['smooth', '']],
    ['in a browser that does not tell how, too', '#flow', undefined, ['smooth', '']],
    ['in a browser that keeps no record of its visits, too', '#flow', 'unheard of', ['smooth', '']],
    ['with another hash is the business of the browser', '#other', 'navigate', []],
    ['without a hash moves nothing', '', 'navigate', []],
    ['with an empty hash moves nothing', '#', 'navigate', []],
    ['with a broken escape harms nothing', '#%E0%A4%A', 'navigate', []],
    ['with half an escape harms nothing', '#%', 'navigate', []],
    ['with what would break a selector harms nothing', '#"]', 'navigate', []],
    ['by a reload keeps the place that was reached', '#flow', 'reload', []],
    ['by the back button keeps the place that was reached', '#flow', 'back_forward', []],
  ])('%s', (_rule, hash, type, expected) => {
    expect(arrive(hash, type)).toEqual(expected);
  });

  it('moves nothing under the hands of who writes already', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    expect(arrive('#flow', 'navigate')).toEqual([]);
    expect(document.activeElement).toBe(field);
  });
});
