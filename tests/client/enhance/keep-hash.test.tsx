/** @jest-environment jsdom */
import '@/tests/helpers/own-listeners';
import { fireEvent, screen } from '@testing-library/dom';
import fc from 'fast-check';
import { enhanceKeepHash } from '@/client/enhance/keep-hash';
import { LanguageToggle } from '@/components/layout/language-toggle';
import { anyText } from '@/tests/helpers/any-text';
import { serverMarkup } from '@/tests/helpers/server-markup';

const link = () => screen.getByRole('link', { name: 'language.ja' });
const href = () => link().getAttribute('href');

/** Changes the address as a script does: without an event. */
const addressBecomes = (address: string) => window.history.replaceState(null, '', address);

beforeAll(() => {
  window.addEventListener('click', (event) => event.preventDefault());
});

beforeEach(async () => {
  addressBecomes('/en/about');
  document.body.innerHTML = await serverMarkup(<LanguageToggle path="/about" />);
  enhanceKeepHash(document);
});

it.each([
  ['/en/about', '/about'],
  ['/en/about#team', '/about#team'],
  ['/en/about#h-12', '/about#h-12'],
  ['/en/about?q=arm', '/about?q=arm'],
  ['/en/about?q=arm&page=2#team', '/about?q=arm&page=2#team'],
])('from %s leads to %s', (address, expected) => {
  addressBecomes(address);
  enhanceKeepHash(document);
  expect(href()).toBe(expected);
});

it.each([
  ['/en#h-12', '/'],
  ['/en?q=arm#h-12', '/?q=arm'],
  ['/en#contact', '/#contact'],
])('from the home %s, whose headings the other home has not, leads to %s', async (address, expected) => {
  document.body.innerHTML = await serverMarkup(<LanguageToggle path="/" />);
  addressBecomes(address);
  enhanceKeepHash(document);
  expect(href()).toBe(expected);
});

it('serves every toggle of the page', async () => {
  document.body.innerHTML += await serverMarkup(<LanguageToggle path="/about" />);
  addressBecomes('/en/about#team');
  enhanceKeepHash(document);
  const toggles = screen.getAllByRole('link', { name: 'language.ja' });
  expect(toggles.map((toggle) => toggle.getAttribute('href'))).toEqual(['/about#team', '/about#team']);
});

it.each(['hashchange', 'pageshow'])('follows the address on %s', (event) => {
  addressBecomes('/en/about#history');
  window.dispatchEvent(new Event(event));
  expect(href()).toBe('/about#history');
  addressBecomes('/en/about');
  window.dispatchEvent(new Event(event));
  expect(href()).toBe('/about');
});

it.each([
  ['pressed', fireEvent.pointerDown],
  ['clicked, with the keyboard too', fireEvent.click],
])('knows a query that a script has set by the time it is %s', (_how, use) => {
  addressBecomes('/en/about?category=event');
  use(link().firstChild?.parentElement as Element);
  expect(href()).toBe('/about?category=event');
});

it('is not written anew at a press elsewhere', () => {
  addressBecomes('/en/about?category=event');
  fireEvent.click(document.body);
  expect(href()).toBe('/about');
});

it('leaves other links alone', () => {
  document.body.innerHTML = '<a href="/news">News</a>';
  addressBecomes('/en/about#team');
  window.dispatchEvent(new Event('hashchange'));
  expect(screen.getByText('News')).toHaveAttribute('href', '/news');
});

it('leads from an address that is nowhere to the bare page of the other language', () => {
  document.body.innerHTML += '<main><div data-not-found></div></main>';
  addressBecomes('/en/nowhere?q=arm#team');
  enhanceKeepHash(document);
  expect(href()).toBe('/about');
});

it('whatever stands in the address, it leads to the same page of this site', () => {
  const check = (sign: string, text: string) => {
    addressBecomes('/en/about');
    addressBecomes(`/en/about${sign}${text}`);
    window.dispatchEvent(new Event('hashchange'));
    const target = new URL(href() ?? '', 'https://site.example/en/about');
    expect([target.origin, target.pathname]).toEqual(['https://site.example', '/about']);
    expect([target.search, target.hash]).toEqual([window.location.search, window.location.hash]);
  };
  fc.assert(fc.property(fc.constantFrom('#', '?'), anyText(60), check));
});
