import { type ArticleOptions, renderArticle } from '@/lib/article/article';
import { isLong } from '@/lib/article/headings';
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
  labels: { table: 'T {number}', code: 'C {number}' },
  picture: (file) => {
    asked.push(file);
    return entry;
  },
});
const html = (body: string, locale: 'ja' | 'en' = 'en') => renderArticle(body, options(locale)).html.trim();

describe('a heading', () => {
  it.each([
    ['links to itself', '## A', '<h2 id="section-1"><a href="#section-1">A</a></h2>'],
    ['of the third level does', '### A', '<h3 id="section-1"><a href="#section-1">A</a></h3>'],
    ['of the fourth level does', '#### A', '<h4 id="section-1"><a href="#section-1">A</a></h4>'],
    ['of the fifth does not', '##### A', '<h5>A</h5>'],
    ['of the page does not', '# A', '<h1>A</h1>'],
    [
      'in English has no breaks',
      '## 器具を場所に',
      '<h2 id="section-1"><a href="#section-1"><span lang="ja">器具を場所に</span></a></h2>',
    ],
  ])('%s', (_what, body, expected) => expect(html(body)).toBe(expected));

  it('in Japanese breaks only between phrases, keeps code whole, and is listed as one text', () => {
    const { html: text, headings } = renderArticle('## 器具を場所に`a b`分ける', options('ja'));
    expect(text).toMatch(/">器具を<wbr>場所に<code>a b<\/code>分ける<\/a><\/h2>/);
    expect(headings).toEqual([{ id: 'section-1', text: '器具を場所にa b分ける' }]);
  });

  it('has the same id in both languages, whatever it says', () => {
    const ids = (body: string, locale: 'ja' | 'en') =>
      renderArticle(body, options(locale)).headings.map(({ id }) => id);
    const japanese = ids('## 導入\n\n文\n\n### 中\n\n## 結果\n\n文', 'ja');
    expect(japanese).toEqual(['section-1', 'section-3']);
    expect(ids('## Start\n\nText\n\n### Inside\n\n## Result\n\nText', 'en')).toEqual(japanese);
  });
});

it('ids, and what refers to them, begin with the prefix of a text among others', () => {
  const { html: text } = renderArticle('## A\n\nText[^1] [up](#section-1)\n\n[^1]: Note', {
    ...options('en'),
    prefix: 'block-2-',
  });
  const all = (name: string) =>
    [...text.matchAll(new RegExp(`${name}="#?([^"]+)"`, 'g'))].map(([, id]) => id);
  const ids = all(' id');
  expect(ids).toContain('block-2-section-1');
  expect(ids.filter((id) => !id?.startsWith('block-2-'))).toEqual([]);
  for (const name of ['href', 'aria-describedby']) {
    expect(all(name)).not.toEqual([]);
    expect(ids).toEqual(expect.arrayContaining(all(name)));
  }
});

it('a link to another part of the page stays as it is', () =>
  expect(renderArticle('[plans](#plans)', { ...options('en'), prefix: 'block-2-' }).html).toContain(
    'href="#plans"',
  ));

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
  const region = (kind: string, name: string) =>
    `<div class="${kind}" role="region" tabindex="0" aria-label="${name}">`;
  expect(text.match(/<div [^>]*><(?:table class="ruled-table"|pre)/g)).toEqual([
    `${region('scroll', 'T 1')}<table class="ruled-table"`,
    `${region('scroll code', 'C 1')}<pre`,
    `${region('scroll', 'T 2')}<table class="ruled-table"`,
  ]);
});

it('code is highlighted by classes, without inline style, and its text stays the same', () => {
  const text = html('```python\nfreed = 10  # a week\n```');
  expect(text).toContain('<span class="hljs-comment"># a week</span>');
  expect(text).not.toContain('style=');
  expect(text.replace(/<[^>]+>/g, '')).toBe('freed = 10  # a week\n');
  expect(html('```nosuch\n<b>\n```')).toContain('>&#x3C;b>\n</code>');
});

it('numbers keep their units, but not in code', () => {
  expect(html('625 mm and `625 mm`')).toBe('<p>625\u00a0mm and <code>625 mm</code></p>');
});

it.each([
  ['“研究室” (a lab)', '“<span lang="ja">研究室</span>” (a lab)'],
  [
    '「データ、表」 in **図1の場合**',
    '<span lang="ja">「データ、表」</span> in <strong><span lang="ja">図</span>1<span lang="ja">の場合</span></strong>',
  ],
  ['`液 A`', '<code><span lang="ja">液</span> A</code>'],
  ['[研究室](/about)', '<a href="/about"><span lang="ja">研究室</span></a>'],
  ['20–30 µL · “lab”', '20–30 µL · “lab”'],
])('Japanese in an English text is said to be so, and in a Japanese one it is not: %s', (body, expected) => {
  expect(html(body)).toBe(`<p>${expected.replace(' µL', '\u00a0µL')}</p>`);
  expect(html(body, 'ja')).not.toContain('lang=');
});

describe('a picture', () => {
  it('is a figure: formats by preference, one for every reader, loaded when it is near, with its caption', () => {
    asked.length = 0;
    const sizes = '(min-width: 90rem) 49rem, (min-width: 56rem) 58vw, 92vw';
    const picture = (alt: string) =>
      `<picture><source type="image/avif" srcset="/a.avif 480w" sizes="${sizes}">` +
      `<source type="image/webp" srcset="/a.webp 480w" sizes="${sizes}">` +
      `<img class="ph-ffffff" src="/a.jpg" width="1600" height="1000" alt="${alt}" decoding="async" loading="lazy">` +
      '</picture>';
    expect(html('![](./plan.webp)')).toBe(`<figure>${picture('')}</figure>`);
    expect(html('![The plan](./plan.webp "From above")')).toBe(
      `<figure>${picture('The plan')}<figcaption class="caption">From above</figcaption></figure>`,
    );
    expect(asked).toEqual(['./plan.webp', './plan.webp']);
  });

  it.each([
    ['in the middle of a line', 'See ![x](./plan.webp) here'],
    ['beside another one', '![a](./a.webp) ![b](./b.webp)'],
    ['in a heading', '## ![a](./a.webp)'],
    ['in a list', '- ![a](./a.webp)'],
  ])('%s stops the build', (_where, body) => {
    expect(() => html(body)).toThrow(/picture \.\/\w+\.webp: it must stand in a paragraph of its own/);
  });

  it.each(['[a](https://other.test)', '`a`'])('is not %s', (body) =>
    expect(html(body)).not.toContain('<figure'),
  );
});
