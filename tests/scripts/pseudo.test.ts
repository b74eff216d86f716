import { encode } from '../../scripts/finish-export/files';
import { readPage } from '../../scripts/finish-export/html';
import { otherWords, pseudo } from '../../scripts/pseudo/alphabet';
import { pseudoMarkdown } from '../../scripts/pseudo/rewrite';
import { type AllowedText, hardCodedIn, pseudoProblems } from '../../scripts/pseudo/scan';

const NOTHING = /(?!)/g;

describe('pseudo text', () => {
  it.each([
    ['has no letter of the text', 'LabCraft で 96ウェルを動かす', []],
    ['is what capitals and small letters become', 'ABCXYZ abcxyz', []],
    ['is told from text in Japanese', '検索する', ['検索する']],
    ['is told from text in English', 'Search it', ['Search', 'it']],
  ])('%s', (_what, source, words) => {
    const written = words.length > 0 ? source : pseudo(source, NOTHING);
    expect(otherWords(written)).toEqual(words);
  });

  it('is as long as the text, and keeps digits, marks and what is put in later', () => {
    const written = pseudo('約 {count} 分 | Ab 1', /\{\w+\}/g);
    expect(written).toHaveLength('約 {count} 分 | Ab 1'.length);
    expect(written).toMatch(/^\S {count} \S \| Àá 1$/);
  });

  it('stands in Markdown where text is read, not in code or addresses', () => {
    const written = pseudoMarkdown(
      '## Head {{a.b|yen}}\n\n[text](/path#id) `code` ![alt](./a.webp "Title")\n\n```js\nlet a;\n```\n',
    );
    expect(written).toContain('{{a.b|yen}}');
    expect(written).toContain('](/path#id) `code` ![');
    expect(written).toContain('](./a.webp "Óèóëä")\n\n```js\nlet a;\n```');
    expect(otherWords(written.replaceAll(/\{\{.*?\}\}|\]\([^)]*\)|`[^`]*`|```[\s\S]*```/g, ''))).toEqual([]);
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
  const found = [
    { file: 'a.html', place: 'p > b', word: 'mm' },
    { file: 'b.html', place: 'p > b', word: 'mm' },
  ];
  const row: AllowedText = { word: /^mm$/, reason: 'a unit' };

  it.each<[string, AllowedText[], string[]]>([
    ['is a problem, told once', [], ['a.html and 1 more: "mm" in p > b']],
    ['may be allowed', [row], []],
    ['may be allowed in a place', [{ ...row, place: /p > b$/ }], []],
    [
      'is a problem elsewhere',
      [{ ...row, place: /li/ }],
      ['a.html and 1 more: "mm" in p > b', 'allowed.ts: /^mm$/ is on no page any more'],
    ],
  ])('%s', (_what, allowed, problems) => {
    expect(pseudoProblems(found, allowed)).toEqual(problems);
  });
});
