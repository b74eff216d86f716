import { encode } from '../../build/export/files';
import { readPage } from '../../build/export/html';
import { otherWords, pseudo } from '../../tools/pseudo/alphabet';
import { pseudoMarkdown } from '../../tools/pseudo/rewrite';
import { type AllowedText, hardCodedIn, pseudoProblems } from '../../tools/pseudo/scan';

const NOTHING = /(?!)/g;

describe('pseudo text', () => {
  it('has no letter of the text, and is told from text in either language', () => {
    expect(otherWords(pseudo('LabCraft で 96ウェルを動かす', NOTHING))).toEqual([]);
    expect([otherWords('検索する'), otherWords('Search it')]).toEqual([['検索する'], ['Search', 'it']]);
  });

  it('is as long as the text, and keeps digits, marks and what is put in later', () => {
    expect(pseudo('約 {count} 分 | Ab 1', /\{\w+\}/g)).toMatch(/^\S {count} \S \| Àá 1$/);
  });

  it('stands in Markdown where text is read, not in code or addresses', () => {
    const body = '## A {{a.b|yen}}\n\n[b](/path#id) `code` ![c](./a.webp "Title")\n\n```js\nlet a;\n```\n';
    expect(pseudoMarkdown(body)).toBe(
      '## À {{a.b|yen}}\n\n[á](/path#id) `code` ![â](./a.webp "Óèóëä")\n\n```js\nlet a;\n```\n',
    );
  });
});

describe('the scan finds', () => {
  const words = (html: string) =>
    hardCodedIn('a.html', readPage(new Map([['a.html', encode(`<!DOCTYPE html>${html}`)]]), 'a.html')).map(
      ({ place, word }) => `${word} in ${place}`,
    );

  it.each([
    ['nothing in pseudo text', `<p>${pseudo('Search 検索', NOTHING)} 12 %</p>`, []],
    ['a text', '<main><p class="lead x">Search</p></main>', ['Search in main > p.lead']],
    ['a text between others', `<p>${pseudo('a', NOTHING)}<b>検索</b></p>`, ['検索 in p > b']],
    ['an alternative text', '<img alt="Arm">', ['Arm in img@alt']],
    ['a name', '<nav aria-label="Main"></nav>', ['Main in nav@aria-label']],
    ['a title', '<title>Home</title>', ['Home in head > title']],
    ['a description', '<meta name="description" content="Home">', ['Home in meta@description']],
    ['what a script will show', '<p data-failed="失敗 a"></p>', ['失敗 in p@data-failed']],
    ['what is in a template', '<template><p>Close</p></template>', ['Close in template > p']],
    [
      'no code, and no address',
      '<code>let a</code><script>let a</script><a href="/news" data-to="news">1</a>',
      [],
    ],
  ])('%s', (_what, html, expected) => {
    expect(words(html)).toEqual(expected);
  });
});

describe('a text from code', () => {
  const found = ['a.html', 'b.html'].map((file) => ({ file, place: 'p > b', word: 'mm' }));
  const row: AllowedText = { word: /^mm$/, reason: 'a unit' };
  const PROBLEM = 'a.html and 1 more: "mm" in p > b';

  it.each<[string, AllowedText[], string[]]>([
    ['is a problem, told once', [], [PROBLEM]],
    ['may be allowed', [row], []],
    ['may be allowed in a place', [{ ...row, place: /p > b$/ }], []],
    ['is one elsewhere', [{ ...row, place: /li/ }], [PROBLEM, 'allowed.ts: /^mm$/ is on no page any more']],
  ])('%s', (_what, allowed, problems) => expect(pseudoProblems(found, allowed)).toEqual(problems));
});
