/** The terms and the policy: what would stop their pages, or vanish from them, is told before. */
import { collections } from '@/lib/content/collections';
import { legalProblems } from '@/lib/content/legal';
import { loadContent, readContent } from '@/lib/content/load';
import { parseSource } from '@/lib/content/parse';
import { type ContentError, formatProblem, inLanguage } from '@/lib/content/problems';
import { copyOfContent, definitions, type Files, removeContent, writeContent } from './fixture';

afterAll(removeContent);

const JAPANESE = /[ぁ-ん]/;

/** Field, line and value of what is wrong with a text. */
function problemsOf({ enacted = '2027-04-01', body = '## One\n\nFirst.\n' }): string[] {
  const source = parseSource(`---\ntitle: Terms\nenacted: ${enacted}\n---\n${body}`, 'md');
  const file = { id: 'terms', locale: 'ja', file: 'index.ja.md', folder: 'legal/terms' } as const;
  const problems = legalProblems([{ ...file, source, data: source.value, body: source.body, samples: [] }]);
  expect(problems.filter(({ message }) => !JAPANESE.test(inLanguage(message, 'ja')))).toEqual([]);
  return problems.map(({ field, at, value }) => `${field}:${at?.line} ${value}`);
}

it.each([
  ['a day in Japanese', '2027年4月1日'],
  ['a day with slashes', '2027/04/01'],
  ['a day that there is not', '2027-02-30'],
  ['a figure that is no day', '50000'],
])('the day of a legal text may not be %s', (_what, enacted) =>
  expect(problemsOf({ enacted: `'${enacted}'` })).toEqual([`enacted:3 ${enacted}`]),
);

it('a name that leads to no figure is told as such, not as a day', () =>
  expect(problemsOf({ enacted: "'{{terms.enactde}}'" })).toEqual([]));

it('a day typed in a form is a problem of its file, in the place of an error without one', () => {
  const typed = (locale: string) =>
    `---\ntitle: T\ndescription: D\nheading: H\nlead: L\nenacted: 2027年4月1日\n---\n\n## ${locale}\n\nText.\n`;
  const files = { 'legal/terms/index.ja.md': typed('ja'), 'legal/terms/index.en.md': typed('en') };
  let found: string[] = [];
  try {
    loadContent(copyOfContent(files));
  } catch (error) {
    found = (error as ContentError).problems.map((problem) => formatProblem(problem, 'ja'));
  }
  expect(found).toContainEqual(
    expect.stringMatching(/^content\/legal\/terms\/index\.ja\.md:6:10 enacted: .*2027年4月1日/),
  );
});

it.each([
  ['with one article', '## One\n\nFirst.\n'],
  ['whose heading is indented', ' ## One\n\nFirst.\n'],
  ['whose heading is underlined', 'One\n----\n\nFirst.\n'],
  ['with a footnote above its articles', '[^1]: Note.\n\n## One\n\nFirst[^1].\n'],
  ['with a list as an article', '## One\n\n- a\n'],
  ['with a picture that has words', '## One\n\n![Plan](./plan.webp)\n'],
])('a legal text is right %s', (_what, body) => expect(problemsOf({ body })).toEqual([]));

it.each([
  ['a sentence before its first article', 'Stray.\n\n## One\n\nFirst.\n', ['body:5 Stray.']],
  ['a sentence and no article', 'Stray.\n', ['body:5 Stray.']],
  ['a last heading without a text', '## One\n\nFirst.\n\n## Two\n', ['body:9 ## Two']],
  ['an underlined heading without a text', '## One\n\nFirst.\n\nTwo\n---\n', ['body:9 Two\n---']],
  ['an article without a text in the middle', '## One\n\n## Two\n\nSecond.\n', ['body:5 ## One']],
  ['a footnote alone in an article', '## One\n\nA[^1].\n\n## Two\n\n[^1]: Note.\n', ['body:9 ## Two']],
  ['a picture without words', '## One\n\n![](./plan.webp)\n', ['body:7 ![](./plan.webp)']],
  [
    'a picture without words, named at its end',
    '## One\n\n![ ][p]\n\n[p]: ./plan.webp\n',
    ['body:7 ![ ][p]'],
  ],
])('a legal text may not have %s', (_what, body, problems) => expect(problemsOf({ body })).toEqual(problems));

describe('the folders of legal texts', () => {
  const text = (title: string) =>
    `---\ntitle: ${title}\ndescription: D\nheading: H\nlead: L\nenacted: 2027-04-01\n---\n\n## One\n\nFirst.\n`;
  const inBoth = (id: string): Files => ({
    [`legal/${id}/index.ja.md`]: text(id),
    [`legal/${id}/index.en.md`]: text(id),
  });
  const wrong = (files: Files) =>
    readContent(writeContent(files), {
      ...definitions,
      collections: { ...definitions.collections, legal: collections.legal },
    }).problems.map(({ file }) => file);

  it('are those that have a page', () =>
    expect(wrong({ ...inBoth('privacy'), ...inBoth('terms') })).toEqual([]));
  it('are no others', () =>
    expect(wrong({ ...inBoth('privacy'), ...inBoth('terms'), ...inBoth('cookies') })).toEqual([
      'content/legal/cookies',
    ]));
  it('are all there', () => expect(wrong(inBoth('terms'))).toEqual(['content/legal/privacy']));
});
