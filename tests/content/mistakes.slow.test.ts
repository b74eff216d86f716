/** Mistakes that only the site's own content can have: each row is a file, a change in it, and all that is said of it. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadWholeContent } from '@/app/whole-content';
import { ContentError, formatProblem } from '@/lib/content/problems';
import { copyOfContent, removeContent } from './fixture';

afterAll(removeContent);

const ROWS = String.raw`
cases/bio-automation/index.*.json | "date": "[\d-]+" → "date": "2030-07"           | date: This is still to come
cases/bio-automation/index.*.json | "date": "[\d-]+" → "date": "2030-06"           | ok
cases/bio-automation/index.*.json | "date": "[\d-]+" → "date": "0225-01"           | date: Use YYYY-MM
cases/bio-automation/index.ja.json | "draft": → "draft": ,                         | Invalid JSON
awards/sample-award/index.*.json  | "year": \d+ → "year": 2031                     | year: This is still to come
awards/sample-award/index.*.json  | "year": \d+ → "year": 2030                     | ok
glossary/reach/index.en.json      | "term": "Reach" → "term": "PAYLOAD"            | term: The same as that of "payload"
glossary/reach/index.ja.json      | 到達距離 → 可搬質量                            | also.0: The same as that of "payload"
glossary/reach/index.ja.json      | りーち → リーチ                                | reading: Use hiragana only
pages/donation/ja.json            | "block": "\w+" → "block": "stepps"             | block: Did you mean "steps"?
pages/about/ja.json               | "description": " → "description": "**研究室**と | head.description: This field is shown as it is typed
pages/contact/ja.json             | (?<="title": ")[^"]+ → 会社案内｜東北ラボオートメーション | head.title: The same as that of "pages/about"
site.json                         | "name": \{ → "phone": "０２２（１２３）４５６７", "name": { | company.phone: Write a phone number as
site.json                         | "name": \{ → "phone": "+81-22-123-4567", "name": {        | ok
`;

function problemsIn(root: string): string[] {
  try {
    loadWholeContent(root, { today: '2030-06-15', unpublished: true });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map((problem) => formatProblem(problem, 'en'));
    throw error;
  }
}

const root = copyOfContent();

it.each(
  ROWS.trim()
    .split('\n')
    .map((row) => row.split(/ +\| /) as [string, string, string]),
)('%s: %s: %s', (name, change, said) => {
  const locales = name.includes('*') ? ['ja', 'en'] : [''];
  const [from = '', to = ''] = change.split(' → ');
  const changed = locales.map((locale) => path.join(root, name.replace('*', locale)));
  const texts = changed.map((file) => readFileSync(file, 'utf8'));
  for (const [index, file] of changed.entries())
    writeFileSync(
      file,
      (texts[index] ?? '').replace(new RegExp(from), () => to),
    );
  const problems = problemsIn(root);
  for (const [index, file] of changed.entries()) writeFileSync(file, texts[index] ?? '');
  expect(problems).toEqual(said === 'ok' ? [] : changed.map(() => expect.stringContaining(said)));
});
