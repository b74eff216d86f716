/** @jest-environment jsdom */
import { LISTENER, listenerScript, PROBLEMS, withListener } from '../../e2e/webkit/listen';

const heard = (): string[] => JSON.parse(sessionStorage.getItem(PROBLEMS) ?? '[]');
const print = { ...console };
beforeEach(() => {
  sessionStorage.clear();
  for (const level of ['error', 'info'] as const) console[level] = () => {};
  new Function(listenerScript())();
});
afterEach(() => Object.assign(console, print));

const broken = (markup: string) => {
  document.body.innerHTML = markup;
  (document.body.firstElementChild as Element).dispatchEvent(new Event('error'));
};
it.each([
  ['hears a film that the site does not have', false, ['error: did not load: <source src="/film.webm">']],
  ['does not mind a film that this machine cannot play', true, []],
])('it %s', async (_what, ok, lines) => {
  Object.assign(globalThis, { fetch: async () => ({ ok }) });
  broken('<source src="/film.webm">');
  await new Promise((done) => setTimeout(done));
  expect([...new Set(heard())]).toEqual(lines);
});

it('it keeps what was heard on the page before', () => {
  console.info('first');
  new Function(listenerScript())();
  console.info('second');
  expect([heard()[0], heard().at(-1)]).toEqual(['info: first', 'info: second']);
});

it('a page is listened to before its own scripts, and refused if nothing can listen', () => {
  expect(withListener('<head><meta><script type="module" src="/a.js"></script></head>')).toBe(
    `<head><meta><script src="${LISTENER}"></script><script type="module" src="/a.js"></script></head>`,
  );
  expect(() => withListener('<p>text</p>')).toThrow('a page without script');
});
