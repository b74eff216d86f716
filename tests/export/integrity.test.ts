import { encode } from '../../build/export/files';
import { addIntegrity, integrities, integrityOf } from '../../build/export/integrity';
import { filesOf, htmlAfter } from './fixture';

const client = {
  entry: '/assets/main.js',
  islands: { news: ['/assets/core.js', '/assets/news.js'] },
  reached: {},
  parts: { explorer: ['/assets/explorer.js'], search: ['/assets/search.js'] },
};
const assets = Object.fromEntries(
  ['main.js', 'core.js', 'news.js', 'explorer.js', 'search.js', 'a.css', 'font.woff2'].map((name) => [
    `assets/${name}`,
    `content of ${name}`,
  ]),
);
const of = (name: string) => integrityOf(encode(`content of ${name}`));
const MODULES = `/assets/core.js ${of('core.js')} /assets/news.js ${of('news.js')}`;

const document = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const known = integrities(new Map(filesOf(assets)));
const guarded = (head: string, body = '') =>
  htmlAfter((tree) => addIntegrity({ path: 'en/a.html', tree }, known, client), document(head, body));

it('is the SHA-384 of the content, as the specification of integrity has it', () =>
  expect(integrityOf(encode("alert('Hello, world.');"))).toBe(
    'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
  ));

it.each([
  ['a script', '<script type="module" src="/assets/main.js"></script>', 'main.js'],
  ['a script with a relative address', '<script src="../assets/main.js"></script>', 'main.js'],
  ['a module preload', '<link rel="modulepreload" href="/assets/core.js">', 'core.js'],
  ['a file with a wrong integrity', '<script src="/assets/main.js" integrity="x"></script>', 'main.js'],
])('%s gets the integrity of its file', (_what, head, file) =>
  expect(guarded(head)).toMatch(new RegExp(` integrity="${of(file).replace(/[+]/g, '\\+')}"`)),
);

it.each([
  ['data', '<script type="application/ld+json">{}</script>'],
  ['a font, which no browser checks', '<link rel="preload" as="font" href="/assets/font.woff2">'],
  ['an address of another kind', '<link rel="canonical" href="https://example.com/">'],
])('%s gets none', (_what, head) => expect(guarded(head)).toBe(document(head, '')));

it.each([
  ['an island', 'data-island="news"', MODULES],
  ['a searchable list', 'data-explorer="true"', `/assets/explorer.js ${of('explorer.js')}`],
  ['the site search', 'data-search-dialog="true"', `/assets/search.js ${of('search.js')}`],
])(
  '%s lists its modules with their integrity, and nothing is fetched before it wakes',
  (_what, mark, modules) =>
    expect(guarded('', `<dialog ${mark}></dialog>`)).toBe(
      document('', `<dialog ${mark} data-modules="${modules}"></dialog>`),
    ),
);

it.each([
  ['a missing file', '<script src="/assets/gone.js"></script>', /^no file .* \/assets\/gone\.js$/],
  ['a file of another host', '<script src="https://x.example/a.js"></script>', /https:\/\/x\.example\/a\.js/],
])('stops the build at %s', (_what, head, message) => expect(() => guarded(head)).toThrow(message));

it('stops the build at an island that was not bundled', () =>
  expect(() => guarded('', '<div data-island="other"></div>')).toThrow('island "other"'));
