/** @jest-environment jsdom */
import { replay } from '@/client/replay';
import '@/client/early';

/** What is done before anything answers it, by which alone the page is shown first. */

const FORM = '<form role="search"><input type="search"><button type="submit">Search</button></form>';
const MARKUP = `
  <button type="button" data-needs-script>Copy</button>
  <button type="button" popovertarget="menu">Menu</button>
  <button type="button" command="show-modal" commandfor="dialog">Open</button>
  <section data-modules="" data-explorer><fieldset data-needs-script>
    <button type="button">Chip</button><button type="button"><i>Other</i></button>${FORM}<a href="#a">Link</a>
  </fieldset></section>
  <form id="plain"><button type="submit">Send</button></form>
  <div data-modules="" data-island><button type="button">Island</button></div>`;

const html = document.documentElement;
const one = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E;
const named = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find(
    ({ textContent }) => textContent === text,
  ) as HTMLElement;
const part = () => one('[data-explorer]');
const form = () => one<HTMLFormElement>('section form');

/** An element whose file does not come, or is refused. */
function failing(name: string, address: string): void {
  const element = document.head.appendChild(document.createElement(name));
  if (address) element.setAttribute('src', address);
  element.setAttribute('integrity', 'sha384-A');
  element.dispatchEvent(new Event('error'));
  element.remove();
}

/** What the page hears of, as it would once something answers. */
const heard: string[] = [];
document.addEventListener('click', ({ target }) => heard.push((target as Element).textContent ?? ''));
document.addEventListener('submit', (event) => {
  event.preventDefault();
  heard.push((event.target as Element).id || 'search');
});
let sent: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  window.takeCaptured?.(html);
  document.body.innerHTML = MARKUP;
  for (const mark of ['script', 'failed']) delete html.dataset[mark];
  heard.length = 0;
  sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
});
afterEach(() => {
  sent.mockRestore();
  jest.useRealTimers();
});

it('presses and submits wait for their part, and are repeated once, in order', () => {
  named('Chip').click();
  form().requestSubmit();
  one('i').click();
  named('Chip').click();
  expect(heard).toEqual([]);
  part().dataset.ready = '';
  for (const _twice of [1, 2]) replay(part());
  expect(heard).toEqual(['Chip', 'search', 'Other', 'Chip']);
});

it('each waits for its own: the entry, a part, an island', () => {
  for (const name of ['Island', 'Chip', 'Copy']) named(name).click();
  html.dataset.script = '';
  replay(html);
  expect(heard).toEqual(['Copy']);
  named('Copy').click();
  named('Chip').click();
  expect(heard).toEqual(['Copy', 'Copy']);
  one('[data-island]').dataset.ready = '';
  replay(one('[data-island]'));
  expect(heard).toEqual(['Copy', 'Copy', 'Island']);
});

it.each([
  ['a link', 'Link'],
  ['a button of the platform', 'Menu'],
])('%s does not wait', (_what, name) => {
  named(name).click();
  expect(heard).toEqual([name]);
});

it('a form that works by itself does not wait', () => {
  one<HTMLFormElement>('#plain').requestSubmit();
  expect(heard).toEqual(['plain']);
});

it('a command waits for the entry where the platform does not know commands', () => {
  named('Open').click();
  expect(heard).toEqual([]);
  html.dataset.script = '';
  replay(html);
  expect(heard).toEqual(['Open']);
});

it('a form is sent as the platform sends it when its part has not come after four seconds', () => {
  form().requestSubmit();
  jest.advanceTimersByTime(3_999);
  expect(sent).not.toHaveBeenCalled();
  jest.advanceTimersByTime(4_000);
  expect(sent.mock.contexts).toHaveLength(1);
  expect(sent.mock.contexts[0] === form()).toBe(true);
});

it('a press whose part has not come after four seconds is forgotten, a later one of the same button is not', () => {
  named('Chip').click();
  named('Copy').click();
  jest.advanceTimersByTime(2_000);
  named('Chip').click();
  jest.advanceTimersByTime(1_999);
  named('Other').click();
  jest.advanceTimersByTime(1);
  part().dataset.ready = '';
  html.dataset.script = '';
  for (const owner of [part(), html]) replay(owner);
  expect(heard).toEqual(['Chip', 'Other']);
  jest.advanceTimersByTime(8_000);
  expect(heard).toEqual(['Chip', 'Other']);
});

it('a form whose part has come is not sent', () => {
  form().requestSubmit();
  part().dataset.ready = '';
  replay(part());
  jest.advanceTimersByTime(4_000);
  expect(sent).not.toHaveBeenCalled();
});

it('nothing waits for a part that failed, and what waited runs', () => {
  form().requestSubmit();
  part().dataset.failed = '';
  replay(part());
  named('Chip').click();
  expect(heard).toEqual(['search', 'Chip']);
});

it('nothing waits for an entry that does not come, and forms that waited are sent', () => {
  named('Chip').click();
  form().requestSubmit();
  failing('script', '/assets/client/main-ABCDEFGH.js');
  expect(html).toHaveAttribute('data-failed');
  expect(sent.mock.contexts).toHaveLength(1);
  expect(sent.mock.contexts[0] === form()).toBe(true);
  named('Copy').click();
  expect(heard).toEqual(['Copy']);
});

it.each([
  ['an image', 'img', '/assets/images/arm.avif'],
  [
    'what a host adds from elsewhere, as a script of its own with a hash,',
    'script',
    'https://host.example/beacon.js',
  ],
  ['what a host adds at our address', 'script', '/_host/toolbar.js'],
  ['an inline script that is refused', 'script', ''],
])('%s that does not come is no failure of the entry', (_what, name, address) => {
  failing(name, address);
  expect(html).not.toHaveAttribute('data-failed');
});

it('an error of a script that runs is no failure of the entry', () => {
  window.dispatchEvent(new ErrorEvent('error'));
  expect(html).not.toHaveAttribute('data-failed');
});
