/** @jest-environment jsdom */
import { enhanceHeader } from '@/client/enhance/header';

const header = () => document.querySelector('header');

function scrollTo(scrollY: number, event: 'scroll' | 'pageshow' = 'scroll'): void {
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
  window.dispatchEvent(new Event(event));
}

beforeEach(() => {
  scrollTo(0);
  document.body.innerHTML = '<header data-header></header>';
});

it.each([
  [0, 'clear'],
  [10, 'clear'],
  [11, 'scrolled'],
  [4000, 'scrolled'],
])('scrolled by %i px the header is %s', (distance, look) => {
  enhanceHeader(document);
  scrollTo(distance);
  expect(header()?.hasAttribute('data-scrolled')).toBe(look === 'scrolled');
});

it('becomes clear again at the top', () => {
  enhanceHeader(document);
  scrollTo(11);
  scrollTo(10);
  expect(header()).not.toHaveAttribute('data-scrolled');
});

it('is right from the start on a page that is already scrolled, also by the back button', () => {
  scrollTo(300);
  enhanceHeader(document);
  expect(header()).toHaveAttribute('data-scrolled');
  scrollTo(0, 'pageshow');
  expect(header()).not.toHaveAttribute('data-scrolled');
});

it('is not missed where there is none', () => {
  document.body.innerHTML = '<main></main>';
  expect(() => enhanceHeader(document)).not.toThrow();
});
