/** @jest-environment jsdom */
import '../../helpers/own-listeners';
import { enhanceOpenTarget } from '@/client/enhance/open-target';

const PAGE = `
  <details><summary id="h-1">A question</summary><p>An answer</p></details>
  <details><summary><h3 id="h-2">A part</h3></summary><p id="within">Its text</p></details>
  <h2 id="h-3">A heading</h2>`;

/** The summaries of what stands open. */
const opened = () =>
  [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);

const arrive = (hash: string) => {
  window.history.replaceState(null, '', `/${hash}`);
  document.body.innerHTML = PAGE;
  enhanceOpenTarget(document);
};

it.each([
  ['#h-1', ['A question']],
  ['#h-2', ['A part']],
  ['#h-3', []],
  ['', []],
  ['#', []],
  ['#nowhere', []],
  ['#%E0%A4%A', []],
  ['#"]', []],
])('arriving at "%s" opens %j', (hash, expected) => {
  arrive(hash);
  expect(opened()).toEqual(expected);
});

it('following the same link again opens what was closed meanwhile', () => {
  arrive('#h-1');
  document.body.insertAdjacentHTML('beforeend', '<a href="#h-1">To the question</a>');
  document.querySelector('details')?.removeAttribute('open');
  document.querySelector('a')?.click();
  expect(opened()).toEqual(['A question']);
});

it('following a link within the page opens what it leads to', () => {
  arrive('');
  window.history.replaceState(null, '', '/#h-2');
  window.dispatchEvent(new Event('hashchange'));
  expect(opened()).toEqual(['A part']);
});
