/** @jest-environment jsdom */
import { samePageLink } from '@/client/enhance/same-page';

/** The link that a click follows within `/about?q=1`, as its text. */
function follow(markup: string, click: MouseEventInit = {}, before?: (event: Event) => void) {
  document.body.innerHTML = markup;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...click });
  const target = document.querySelector('i') ?? document.body;
  if (before) target.addEventListener('click', before);
  let found: string | null | undefined;
  document.addEventListener(
    'click',
    () => {
      found = samePageLink(event)?.textContent ?? null;
      event.preventDefault();
    },
    { once: true },
  );
  target.dispatchEvent(event);
  return found;
}

beforeAll(() => window.history.replaceState(null, '', '/about?q=1'));

it.each([
  ['a hash', '<a href="#team"><i>here</i></a>'],
  ['the whole path with a hash', '<a href="/about?q=1#team"><i>here</i></a>'],
])('a link with %s stays on the page', (_what, markup) => expect(follow(markup)).toBe('here'));

it.each([
  ['another path', '<a href="/news?q=1#team"><i>there</i></a>'],
  ['another query', '<a href="/about?q=2#team"><i>there</i></a>'],
  ['another site', '<a href="https://example.com/about?q=1#team"><i>there</i></a>'],
  ['no hash', '<a href="/about?q=1"><i>there</i></a>'],
  ['a new tab', '<a href="#team" target="_blank"><i>there</i></a>'],
  ['no address', '<a><i>there</i></a>'],
  ['no link at all', '<p><i>there</i></p>'],
])('a click on %s is not a step within the page', (_what, markup) => expect(follow(markup)).toBeNull());

it.each([
  ['Control', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('a click with %s belongs to the browser', (_what, click) =>
  expect(follow('<a href="#team"><i>here</i></a>', click)).toBeNull(),
);

it('a click that someone else has handled is done', () =>
  expect(follow('<a href="#team"><i>here</i></a>', {}, (event) => event.preventDefault())).toBeNull());
