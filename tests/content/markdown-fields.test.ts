/** Fields with the name `markdown` are Markdown: what a page would lose of them stops the check like that of a body. */
import { markdownProblems } from '@/lib/content/markdown-problems';
import { parseSource } from '@/lib/content/parse';
import { formatProblem } from '@/lib/content/problems';

const problems = (fields: unknown) =>
  markdownProblems('ja.json', parseSource(JSON.stringify(fields, null, 2), 'json')).map((problem) =>
    formatProblem(problem, 'en'),
  );

const PICTURE = 'See ![x](./plan.webp) here';

it.each([
  ['HTML', { markdown: 'One\n\n<br>' }, 'ja.json:2:15 markdown: No page shows a line break in HTML'],
  ['a picture in a sentence', { markdown: PICTURE }, 'ja.json:2:15 markdown: No picture can stand'],
  [
    'HTML deep in a page',
    { title: 'A', parts: [{ markdown: 'One' }, { markdown: '<b>' }] },
    'ja.json:8:19 parts.1.markdown: No page shows HTML',
  ],
  [
    'a heading of the block’s own rank',
    { markdown: 'A\n\n## B\n\n### C' },
    'ja.json:2:15 markdown: This heading leaves',
  ],
  [
    'such a heading with a line below',
    { markdown: '### A\n\nB\n---' },
    'ja.json:2:15 markdown: This heading leaves',
  ],
  [
    'strong text where none is shown',
    { title: '**A**' },
    'ja.json:2:12 title: This field is shown as it is typed',
  ],
  ['a link there', { head: { title: '[A](/about)' } }, 'ja.json:3:14 head.title: This field'],
  ['a tag there', { title: 'A<br>' }, 'ja.json:2:12 title: This field'],
  ['a character by its name', { title: 'A &amp; B' }, 'ja.json:2:12 title: This field'],
  ['a second paragraph', { text: 'One\n\nTwo' }, 'ja.json:2:11 text: This field is shown without its line'],
  ['a list in lines', { items: [{ text: '・A\n・B' }] }, 'ja.json:4:15 items.0.text: This field is shown'],
])('%s is a problem where the field begins, by its name', (_what, fields, line) => {
  expect(problems(fields)).toEqual([expect.stringContaining(line)]);
});

it('each part that is lost is a problem of its own', () => {
  expect(problems({ markdown: `<b>\n\n${PICTURE}` })).toHaveLength(2);
});

it.each([
  [
    'text that is no Markdown',
    { title: 'A & B <5 > 3 [x] (y) 2 * 3', markdownish: 'See `x`', markdown: { note: 'A' } },
  ],
  ['a line break behind a text', { title: 'A\n' }],
  ['a procedure, whose lines are its steps', { workshop: { say: { examples: [{ text: 'A\n  B' }] } } }],
  ['a heading below that of the block', { markdown: 'A\n\n### B\n\n#### C\n\n### D' }],
  ['Markdown that is shown whole', { markdown: '**One** [two](/about)\n\n![x](./plan.webp)' }],
])('%s is none', (_what, fields) => expect(problems(fields)).toEqual([]));

it('a file with a body may have both', () => {
  const source = parseSource('---\ntitle: A\nmarkdown: One <i>\n---\nTwo\n\n<b>\n', 'md');
  const lines = markdownProblems('ja.md', source).map((problem) => formatProblem(problem, 'en'));
  expect(lines).toEqual([
    expect.stringMatching(/^ja\.md:7:1 body: .*"<b>"/),
    expect.stringMatching(/^ja\.md:3:11 markdown: .*"<i>"/),
  ]);
});
