import { type ArticleOptions, renderArticle } from '@/lib/blog/article';
import { isLong } from '@/lib/blog/article-headings';
import type { ImageEntry } from '@/lib/images/manifest';

const entry: ImageEntry = {
  width: 1600,
  height: 1000,
  color: '#ffffff',
  className: 'ph-ffffff',
  variants: { avif: [{ w: 480, src: '/a.avif' }], webp: [{ w: 480, src: '/a.webp' }] },
  fallback: { w: 960, src: '/a.jpg' },
};
const asked: string[] = [];
const options = (locale: 'ja' | 'en'): ArticleOptions => ({
  locale,
  labels: { table: 'Table {number}', code: 'Code {number}' },
  picture: (file) => {
    asked.push(file);
    return entry;
  },
});
const html = (body: string, locale: 'ja' | 'en' = 'en') => renderArticle(body, options(locale)).html.trim();

it('a heading links to itself', () => {
  expect(html('## Reach first')).toBe('<h2 id="reach-first"><a href="#reach-first">Reach first</a></h2>');
});

it('a Japanese heading breaks between phrases, and its text stays whole', () => {
  const { html: text, headings } = renderArticle('## 工程を動作に分ける', options('ja'));
  expect(text).toContain('<wbr>');
  expect(headings).toEqual([{ id: '工程を動作に分ける', text: '工程を動作に分ける' }]);
});

it('the table of contents holds the sections alone: no smaller headings, no footnotes', () => {
  const body = '## One\n\nText[^1]\n\n### Inside\n\n## Two\n\n[^1]: Note';
  const { headings } = renderArticle(body, options('en'));
  expect(headings.map(({ text }) => text)).toEqual(['One', 'Two']);
});

it.each([
  [3, false],
  [4, true],
])('%i sections: long %s', (count, long) => {
  expect(isLong(Array.from({ length: count }, () => ({ id: 'a', text: 'a' })))).toBe(long);
});

it('tables and code scroll in regions that the keyboard reaches, counted each on their own', () => {
  const table = '| a | b |\n|---|--:|\n| 1 | 2 |';
  const text = html(`${table}\n\n\`\`\`text\nx = 1\n\`\`\`\n\n${table}`);
  expect(text.match(/role="region" tabindex="0" aria-label="[^"]+"/g)).toEqual(
    ['Table 1', 'Code 1', 'Table 2'].map((name) => `role="region" tabindex="0" aria-label="${name}"`),
  );
});

it('code is highlighted by classes, without inline style, and its text stays the same', () => {
  const text = html('```python\nfreed = 10  # a week\n```');
  expect(text).toContain('<span class="hljs-comment"># a week</span>');
  expect(text).not.toContain('style=');
  expect(text.replace(/<[^>]+>/g, '')).toBe('freed = 10  # a week\n');
});

it('code in a language that is not known stays plain', () => {
  expect(html('```nosuch\n<b>\n```')).toContain('>&#x3C;b>\n</code>');
});

it('a picture beside the text comes in its formats, with its size and its caption', () => {
  asked.length = 0;
  const text = html('![The plan](./plan.webp "Seen from above")');
  expect(asked).toEqual(['./plan.webp']);
  expect(text).toMatch(/^<figure><picture><source type="image\/avif" srcset="\/a\.avif 480w"/);
  expect(text).toContain('src="/a.jpg" width="1600" height="1000" alt="The plan"');
  expect(text).toContain('<figcaption class="cap">Seen from above</figcaption>');
});

it('a picture in the middle of a line stops the build', () => {
  expect(() => html('See ![x](./plan.webp) here')).toThrow('picture ./plan.webp: it must stand');
});

it('numbers keep their units, but not in code', () => {
  expect(html('625 mm and `625 mm`')).toBe('<p>625\u00a0mm and <code>625 mm</code></p>');
});

it.each([
  ['raw HTML', 'A <b onclick="x()">b</b>', '<p>A b</p>'],
  ['a javascript: link', '[go](javascript:alert(1))', '<p><a>go</a></p>'],
])('drops %s', (_what, body, expected) => expect(html(body)).toBe(expected));

it('each kind of region is dressed in its own way', () => {
  const text = html('| a |\n|---|\n| 1 |\n\n```text\nx\n```');
  expect(text).toContain(
    '<div class="scroll" role="region" tabindex="0" aria-label="Table 1"><table class="tbl">',
  );
  expect(text).toContain('<div class="scroll code" role="region" tabindex="0" aria-label="Code 1"><pre>');
});

it('a Japanese heading keeps code in it whole, and breaks only between phrases', () => {
  expect(html('## 工程を動作に分ける`a b`動作', 'ja')).toMatch(
    /^<h2 id="[^"]+"><a href="[^"]+">工程を<wbr>動作に<wbr>分ける<code>a b<\/code>動作<\/a><\/h2>$/,
  );
});

it('an English heading has no breaks, Japanese words in it or not', () => {
  expect(html('## On 工程を動作に分ける')).not.toContain('<wbr>');
});

it('headings of the third and fourth level link to themselves, the one of the page and small ones do not', () => {
  expect(html('### A\n\n#### B')).toBe(
    '<h3 id="a"><a href="#a">A</a></h3>\n<h4 id="b"><a href="#b">B</a></h4>',
  );
  expect(html('##### C')).not.toContain('<a');
  expect(html('# D')).not.toContain('<a');
});

it('a picture is a figure whole: formats by preference, one for every reader, loaded when it is near', () => {
  const sizes = '(min-width: 90rem) 49rem, (min-width: 56rem) 58vw, 92vw';
  expect(html('![](./plan.webp)')).toBe(
    `<figure><picture><source type="image/avif" srcset="/a.avif 480w" sizes="${sizes}">` +
      `<source type="image/webp" srcset="/a.webp 480w" sizes="${sizes}">` +
      '<img class="ph-ffffff" src="/a.jpg" width="1600" height="1000" alt="" decoding="async" loading="lazy">' +
      '</picture></figure>',
  );
});

it.each([
  ['two pictures in one paragraph', '![a](./a.webp) ![b](./b.webp)'],
  ['a picture in a heading', '## ![a](./a.webp)'],
  ['a picture in a list', '- ![a](./a.webp)'],
])('%s stop the build', (_what, body) => {
  expect(() => html(body)).toThrow('it must stand in a paragraph of its own');
});

it.each([
  ['a link', '[a](https://other.test)'],
  ['code', '`a`'],
])('a paragraph of %s alone is no picture', (_what, body) => expect(html(body)).not.toContain('<figure'));
