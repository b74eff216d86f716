/** Every way to lead to an entry that is not public: the build would find no page there, once the check has let it pass. */
import { parseSource } from '@/lib/content/parse';
import { unpublishedMentions } from '@/lib/content/references';

const file = (data: object, body = '') => ({
  ...{ id: 'b', locale: 'en' as const, file: 'x', folder: 'x', data, body, samples: [] },
  source: parseSource(JSON.stringify(data), 'json'),
});

/** What leads to `b`, which is a draft in each collection, as "field line:column". */
const found = (data: object, body = '') =>
  unpublishedMentions(
    Object.fromEntries(
      ['news', 'cases', 'examples', 'block-pages'].map((name) => [name, [file({ draft: true })]]),
    ),
    [{ files: [file(data, body)], row: {} }],
    '2026-04-01',
  ).map(({ field, at, value }) => `${field} ${at?.line}:${at?.column} ${value}`);

it.each<[string, string, string[]]>([
  ['a link', 'One [b](/news/b) and\n[b](</cases/b> "B")', ['body 1:5 b', 'body 2:1 b']],
  ['a reference', 'See [b] and [x][b].\n\n[b]: /news/b "B"', ['body 3:1 b']],
  [
    'a place on a page',
    '[b](/b#way) [b](/en/b?from=x) [b](/b)',
    ['body 1:1 b', 'body 1:13 b', 'body 1:31 b'],
  ],
  ['a page as Markdown', '[b](/b.md)', ['body 1:1 b']],
  [
    'a document',
    '[b](/documents/case-b.ja.pdf) [b](/documents/example-b.en.pdf)',
    ['body 1:1 b', 'body 1:31 b'],
  ],
  ['nothing in code', '`[b](/news/b)`\n\n```text\n[b]: /news/b\n```', []],
  [
    'no page of another name',
    '[b](/bc) [b](/services/b) [b](/documents/b.ja.pdf) [b](https://a.test/news/b)',
    [],
  ],
])('a text: %s', (_what, text, places) => {
  expect(found({}, text)).toEqual(places);
  expect(found({ blocks: [{ markdown: text }] })).toEqual(places.map(() => 'blocks.0.markdown 1:24 b'));
});

it.each<[string, object, string[]]>([
  ['a link to a place', { link: '/b#way' }, ['link 1:9 b']],
  ['the document of a case', { blocks: [{ document: 'case-b' }] }, ['blocks.0.document 1:24 b']],
  ['that of an example', { document: 'example-b' }, ['document 1:13 b']],
  ['words that only look like one', { name: 'case-b', document: 'company-b', unit: '/bar' }, []],
])('a field: %s', (_what, data, places) => expect(found(data)).toEqual(places));
