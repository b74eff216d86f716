/** What an editor writes in Markdown where no page can show it stops the check, with what to write instead. */
import { article, problemsWith } from './fixture';

/** Lines of the front matter. */
const ABOVE = 7;
const found = (body: string) =>
  problemsWith({ 'news/opening/index.ja.md': article({}, body) }).filter(
    (problem) => !problem.includes('Image not found'),
  );

const LINK = 'A heading links to itself and can hold no other link';
const WORDLESS = 'This heading has no letters or figures';
const TITLE = 'Only the title of a page is a heading of the first rank';
const LEVEL = 'This heading leaves out a level';
const NAMELESS = 'This link has no words';
const PICTURE = 'No picture can stand in a sentence, a heading';

it.each([
  ['a link in a heading', '## See [us](/about)', '1:8', LINK],
  ['a link in a heading with a line below', 'See [us](/about)\n---', '1:5', LINK],
  ['a link that is strong', '## A\n\n### **[us](/about)**', '3:7', LINK],
  ['a link by reference in a heading', '## [us]\n\n[us]: /about', '1:4', LINK],
  ['an address in a heading', '## See https://a.test', '1:8', LINK],
  ['an address of e-mail in a heading', '## See a@a.test', '1:8', LINK],
  ['an address in angle brackets in a heading', '## <https://a.test>', '1:4', LINK],
  ['a footnote in a heading', '## A[^1]\n\n[^1]: B', '1:5', LINK],
  ['an emoji as a heading', 'A\n\n## 🎉\n', '3:1', WORDLESS],
  ['a heading of signs', '## ★ ★', '1:1', WORDLESS],
  ['a heading of a sign by its name', '## &amp;', '1:1', WORDLESS],
  ['a strong sign as a heading', '## **★**', '1:1', WORDLESS],
  ['a number in a circle as a heading', '## ①', '1:1', WORDLESS],
  ['such a heading with a line below', '🎉\n--', '1:1', WORDLESS],
  ['a second title', 'A\n\n# Next', '3:1', TITLE],
  ['a second title with a line below', 'Next\n===', '1:1', TITLE],
  ['one of an emoji', '# 🎉', '1:1', TITLE],
  ['one in a list', '- # Next', '1:3', TITLE],
  ['one in a quotation', '> # Next', '1:3', TITLE],
  ['a heading of nothing', 'A\n\n##', '3:1', WORDLESS],
  ['such a heading in a quotation', '> ## 🎉', '1:3', WORDLESS],
  ['a picture in a sentence', 'See ![x](./plan.webp) here', '1:5', PICTURE],
  ['a picture right below a sentence', 'See:\n![x](./plan.webp)', '2:1', PICTURE],
  ['a picture in a heading', '## ![x](./plan.webp)', '1:4', PICTURE],
  ['a picture in a list', '- ![x](./plan.webp)', '1:3', PICTURE],
  ['a picture in a table', '| a |\n|---|\n| ![x](./plan.webp) |', '3:3', PICTURE],
  ['a picture in a link', '[![x](./plan.webp)](/about)', '1:2', PICTURE],
  ['a picture by reference in a sentence', 'See ![x][y]\n\n[y]: ./plan.webp', '1:5', PICTURE],
  ['a first heading below the level of sections', 'A\n\n### B', '3:1', LEVEL],
  ['a heading two levels below the one before', '## A\n\n#### B\n\n## C', '3:1', LEVEL],
  ['a link without words', 'See [](/about).', '1:5', NAMELESS],
  ['a link of a space', 'See [ ](/about).', '1:5', NAMELESS],
  ['a picture in a footnote', 'A[^1]\n\n[^1]: ![x](./plan.webp)', '3:7', PICTURE],
])('%s is a problem once, in its place', (_what, body, place, words) => {
  const [line, column] = place.split(':');
  expect(found(body)).toEqual([expect.stringContaining(words)]);
  expect(found(body)[0]).toContain(
    `content/news/opening/index.ja.md:${Number(line) + ABOVE}:${column} body: `,
  );
});

it('two pictures beside each other are two problems', () => {
  expect(found('![a](./a.webp) ![b](./b.webp)')).toHaveLength(2);
});

it.each([
  ['headings of words, figures and code', '## A\n\n## 2026\n\n### `x`\n\n#### 器具 🎉\n\nB\n---'],
  [
    'a link in the small heading that is none itself',
    '## A\n\n### B\n\n#### C\n\n##### [us](/about)\n\n### D',
  ],
  ['a picture of another site, which lies in no folder', 'See ![x](https://a.test/b.webp) here'],
  ['a picture in a paragraph of its own', 'A\n\n![x](./plan.webp "B")\n\nC'],
  ['such a picture in an item of a list', '- A\n\n  ![x](./plan.webp)'],
  ['what looks so in code', '```sh\n## 🎉\n# [a](/b) ![x](./plan.webp)\n```\n\n`See ![x](./plan.webp)`'],
  ['a rule, and a quotation of a linked heading', 'A\n\n---\n\n> ## [us](/about)'],
])('%s: nothing is wrong', (_what, body) => expect(found(body)).toEqual([]));
