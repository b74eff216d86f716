/** What an editor writes in Markdown and the sanitiser would take away stops the check, with what to write instead. */
import { misplacedProblems } from '@/lib/content/misplaced';
import { formatProblem } from '@/lib/content/problems';
import { markdownProblem, treesOf, vanishedProblems } from '@/lib/content/vanished';
import { article, problemsWith } from './fixture';

const problems = (body: string) => vanishedProblems('ja.md', { body, linesBeforeBody: 0 });
const lines = (body: string, language: 'ja' | 'en') =>
  problems(body).map((problem) => formatProblem(problem, language));

/** What is said of an address that no link can have, and of one that is no URL, in both languages. */
const NO_LINK = ['リンクになりません', 'No link can have'] as const;
const BROKEN = ['アドレスとして読めません', 'broken'] as const;

describe.each([
  ['an embedded film', '<iframe src="https://v.test/1"></iframe>', '1:1', '埋め込めません', 'link to it'],
  ['a video', 'Look:\n\n<video src="a.mp4"></video>', '3:1', '埋め込めません', 'link to it'],
  [
    'a block of HTML',
    '<div class="box">\nWords\n</div>',
    '1:1',
    'HTML は表示されません',
    'write it in Markdown',
  ],
  ['a block with Markdown in it', 'One\n\n<div>\n\nTwo\n\n</div>', '3:1', '**強調**', '**strong**'],
  ['bold words in HTML', 'A <b>bold</b> word', '1:3', 'HTML は表示されません', 'write it in Markdown'],
  ['an end tag alone', 'Words</div>', '1:6', 'HTML は表示されません', 'delete it'],
  [
    'a tag inside an instruction',
    'One\n\n<?xml <br> ?>',
    '3:1',
    'HTML は表示されません',
    'write it in Markdown',
  ],
  ['a script', '<script>alert(1)</script>', '1:1', 'HTML は表示されません', 'delete it'],
  ['a word in angle brackets', 'The <IC50> of it', '1:5', '`…` で囲みます', 'put it in `…`'],
  [
    'a picture in HTML',
    '<img src="./plan.webp" alt="Plan">',
    '1:1',
    '![写っているもの](./name.webp)',
    '![what it',
  ],
  ['a picture with a wide mark', '！[x](./plan.webp)', '1:2', '「!」も半角です', 'with a plain !'],
  ['a picture without its mark', 'See [x](plan.webp)', '1:5', '「!」も半角です', 'with a plain !'],
  ['a drawing', '<SVG viewBox="0 0 1 1"></SVG>', '1:1', '![写っているもの](./name.webp)', '![what it shows]'],
  ['a link in HTML', 'See <a href="/about">us</a>', '1:5', '[言葉](/about)', '[words](/about)'],
  ['a line break in HTML', 'One<br>two', '1:4', '行の終わりに「\\」', 'end the line with "\\"'],
  ['a comment', 'One\n\n<!-- not\nfor you -->', '3:1', 'コメントは表示されません', 'No page shows a comment'],
  [
    'a comment in a line',
    'One <!-- two --> three',
    '1:5',
    'コメントは表示されません',
    'No page shows a comment',
  ],
  ['a link by ftp', 'Get [the file](ftp://a.test/b)', '1:5', 'mailto:…', 'mailto:…'],
  ['a link with data', '[the file](data:text/plain,a)', '1:1', ...NO_LINK],
  ['a link with script', '- [go](javascript:alert(1))', '1:3', ...NO_LINK],
  ['a telephone number', '[call](tel:+81-22-000-0000)', '1:1', ...NO_LINK],
  ['another site without its scheme', 'See [b](//evil.test)', '1:5', ...NO_LINK],
  ['a path without its slash', 'A [c](about) b', '1:3', '（/about）', 'a path of this site (/about)'],
  ['a path from the page', 'A [c](./about)', '1:3', ...NO_LINK],
  ['a path by reference', '[c][x]\n\n[x]: ../about', '1:1', ...NO_LINK],
  [
    'an English page in a Japanese text',
    'See [b](/en/about)',
    '1:5',
    '/en を付けずに',
    'without language prefix',
  ],
  [
    'the English home by reference',
    '[b][x]\n\n[x]: /en#a',
    '1:1',
    '/en を付けずに',
    'without language prefix',
  ],
  ['a chat', '[c](irc://a.test)', '1:1', ...NO_LINK],
  ['an address in angle brackets', '<ftp://a.test/b>', '1:1', ...NO_LINK],
  ['an address without a host', 'See [the draft](https://).', '1:5', ...BROKEN],
  ['a port that is no number', 'See http://localhost:PORT there', '1:5', ...BROKEN],
  ['a port as an example', '<https://a.test:99999/b>', '1:1', ...BROKEN],
  ['a host as an example', '[go](https://[host]/)', '1:1', ...BROKEN],
  ['a host of two words', '[go](<https://a b/>)', '1:1', ...BROKEN],
  ['a host with marks', '[go](https://a&lt;b/)', '1:1', ...BROKEN],
  ['a port that is no number without a scheme', 'See www.a.test:PORT/b', '1:5', ...BROKEN],
  ['a broken address by reference', '[go][x]\n\n[x]: https://', '1:1', ...BROKEN],
  [
    'a mailbox without its host',
    '[write](mailto:us.test)',
    '1:1',
    '半角で、間をあけずに',
    'This is no mail address',
  ],
  ['a mailbox with a wide sign', '[write](mailto:us＠a.test)', '1:1', '半角で', 'without spaces'],
  [
    'an address that runs into the sentence',
    '詳しくはhttps://a.test/をご覧ください。',
    '1:5',
    '<https://…>',
    '<https://…>',
  ],
  ['one of the old kind', '詳しくはhttp://a.test/をご覧ください。', '1:5', '<https://…>', '<https://…>'],
  ['one without a scheme', 'www.a.test、または', '1:1', 'どこで終わるか', 'where this address ends'],
  ['an address in capitals', 'See HTTPS://a.test', '1:5', 'https://…', 'https://…'],
  ['an address in capitals in italics', '_HTTPS://a.test_', '1:2', 'https://…', 'https://…'],
  ['a reference to such', '[go][x]\n\n[x]: data:,a', '1:1', ...NO_LINK],
  ['a picture with data', '![x](data:image/png;base64,AA)', '1:1', '同じフォルダー', 'next to this one'],
  ['such a picture by reference', '![x][y]\n\n[y]: data:,a', '1:1', '同じフォルダー', 'next to this one'],
  ['a footnote without its mark', 'Text\n\n[^1]: Note', '3:1', '同じ印', 'put its mark'],
  [
    'a footnote without its mark that holds an address with a link',
    'Text [a]\n\n[^1]: Note\n\n    [a]: /b',
    '3:1',
    '同じ印',
    'put its mark',
  ],
  ['two footnotes of one mark', 'A[^1]\n\n[^1]: One\n\n[^1]: Two', '5:1', '脚注ごとに', 'a mark of its own'],
  ['an address without a link', 'Text\n\n[a]: https://a.test', '3:1', '[言葉][名前]', '[words][name]'],
  [
    'two addresses of one name',
    '[a]\n\n[a]: /b\n[a]: /c',
    '4:1',
    '名前はアドレスごとに',
    'a name of its own',
  ],
  ['a cell too many', '| a |\n|---|\n| 1 | 2 |', '3:5', '見出しより列が多い', 'fewer columns in its head'],
  ['words behind a language', '```js {1,3}\nx\n```', '1:1', '言語だけを残して', 'leave the language alone'],
])('%s', (_what, body, place, ja, en) => {
  it('is a problem once, in its place', () => {
    expect(lines(body, 'en')).toEqual([expect.stringContaining(`ja.md:${place} body: `)]);
  });
  it('is reported with what to write instead, in both languages', () => {
    expect(lines(body, 'ja')[0]).toContain(ja);
    expect(lines(body, 'en')[0]).toContain(en);
  });
});

it.each([
  ['words, marks and a break', 'A **b** *c* ~~d~~ `<e>`\\\nf &lt;g> 1 < 2'],
  [
    'links of every allowed kind',
    '[a](/about) [b](#b) [c](https://c.test "C") <d@d.test> www.e.test [f](mailto:f@f.test)',
  ],
  [
    'addresses in a row with marks',
    'www.a.test (https://b.test). <https://c.test/d、e> [https://f.test/ぐ](https://f.test/ぐ)、h',
  ],
  ['plain addresses, in code too', 'See https://a.test:8080, http://b.test. `https://[host]/`'],
  ['links by reference', '[a][b] ![c][d]\n\n[b]: /about\n[d]: ./d.webp "D"'],
  ['a picture beside the file', '![a](./a.webp "b")'],
  ['lists, tasks and quotes', '1. a@a.test\n2. b\n\n   c\n\n- [ ] d\n- [x] e\n-\n\n> f\n>\n> g'],
  ['a table, aligned, with an empty cell', '| a | b |\n|:-:|--:|\n| 1 |\n| `\\|` | 2 |'],
  ['code with a language, with none, and HTML in it', '```html\n<div>\n```\n\n    <b>\n\n~~~\n<i>\n~~~'],
  ['footnotes, one named in another, one named twice', 'A[^1] B[^1]\n\n[^1]: C[^d]\n\n[^d]: D'],
  ['a list whose items have words in bold, and code', '- A **b** c\n- `<d>` e\n'],
  ['headings and rules', '# A\n\nB\n===\n\n***\n'],
  ['nothing', '\n'],
])('%s: nothing is lost', (_what, body) => expect(lines(body, 'en')).toEqual([]));

it('an English text leads to English pages, and a Japanese one to what only begins so', () => {
  const body = '[a](/en/about) [b](/en)';
  expect(vanishedProblems('index.en.md', { body, linesBeforeBody: 0 })).toEqual([]);
  expect(lines('[a](/english) [b](/about#en)', 'en')).toEqual([]);
});

it('counts the lines of the whole file, and names every place', () => {
  const body = 'Text\n\n<div>\n\n[go](ftp://a.test) <img src=x>\n';
  expect(problemsWith({ 'news/opening/index.ja.md': article({}, body) })).toEqual([
    expect.stringMatching(/^content\/news\/opening\/index\.ja\.md:10:1 body: .*"<div>"/),
    expect.stringMatching(/^content\/news\/opening\/index\.ja\.md:12:1 body: .*"\[go\]\(ftp:\/\/a\.test\)"/),
    expect.stringMatching(/^content\/news\/opening\/index\.ja\.md:12:20 body: .*"<img src=x>"/),
  ]);
});

it.each([
  ['tags of one name', 'A<br>b<br>c', ['1:2', '1:7']],
  ['comments', '<!-- a -->\n\nB\n\n<!-- c -->', ['1:1', '5:1']],
  ['an address above a tag', '[a]: /b\n\nOne <b>', ['1:1', '3:5']],
  ['a tag above an address', 'One two <b>\n\n[a]: /b', ['1:9', '3:1']],
  ['a tag before a cell too many', '| a |\n|---|\n| <i> | 2 |', ['3:3', '3:7']],
])('%s: each is a problem, in the order in which an editor meets them', (_what, body, places) => {
  expect(problems(body).map(({ at }) => `${at?.line}:${at?.column}`)).toEqual(places);
});

it('what nobody wrote is reported where the body begins', () => {
  const text = { body: 'Text', linesBeforeBody: 7 };
  expect(markdownProblem('ja.md', text, { type: 'text', value: 'x' }, 'Gone')).toEqual({
    file: 'ja.md',
    at: { line: 8, column: 1 },
    field: 'body',
    message: 'Gone',
    value: '',
  });
});

it('a body is read once, however often it is asked for in a row', () => {
  const first = treesOf('One');
  expect(treesOf('One')).toBe(first);
  expect(treesOf('Two')).not.toBe(first);
});

it.each([
  ['vanishes', vanishedProblems],
  ['is misplaced', misplacedProblems],
])('a body without a sign of what %s is not read at all', (_what, problemsOf) => {
  const first = treesOf('One <b>');
  expect(problemsOf('ja.md', { body: 'Plain **words**, [a link](/about).\n', linesBeforeBody: 0 })).toEqual(
    [],
  );
  expect(treesOf('One <b>')).toBe(first);
});
