import { markdown } from './fixture';

it.each([
  ['words of another language in a text', '“<span lang="ja">研究室</span>”', '“研究室”'],
  [
    'beside a link',
    '<a href="/b">The</a><span lang="ja">研究室</span>',
    '[The](https://lab.example.com/b)研究室',
  ],
  ['in strong words', '<strong><span lang="ja">図</span>1</strong>', '**図1**'],
  [
    'but apart where the page sets them apart',
    'Reach<span lang="ja" class="a">リーチ</span>',
    'Reach リーチ',
  ],
])('%s', (_what, html, expected) => {
  expect(markdown(`<p>${html}</p>`, { lang: 'en' })).toBe(expected);
});
