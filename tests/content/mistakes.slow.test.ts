/**
 * Mistakes that only a whole content can have: each row is a file, a change in it, and all that is said of it. What is
 * changed is in any content, or put into the copy beside what is there: FIRST is the first folder, ABOUT the title of /about.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadWholeContent } from '@/app/whole-content';
import { ContentError, formatProblem } from '@/lib/content/problems';
import { copy } from '../words';
import { copyOfContent, removeContent } from './fixture';

afterAll(removeContent);

const ROWS = String.raw`
cases/FIRST/index.*.json      | "date": "[\d-]+" → "date": "2030-07"           | date: This is still to come
cases/FIRST/index.*.json      | "date": "[\d-]+" → "date": "2030-06"           | ok
cases/FIRST/index.*.json      | "date": "[\d-]+" → "date": "0225-01"           | date: Use YYYY-MM
cases/FIRST/index.ja.json     | "date": → "date": ,                            | Invalid JSON
awards/zz-award/index.*.json  | "year": \d+ → "year": 2031                     | year: This is still to come
awards/zz-award/index.*.json  | "year": \d+ → "year": 2030                     | ok
facts.json                    | (?<="company.founded": [^}]*"value": ")[\d-]+ → 2035-01-01 | company.founded.value: This is still to come
facts.json                    | (?<="company.founded": [\s\S]*?"date": ")[\d-]+ → 2030-06-16 | company.founded.date: This is still to come
facts.json                    | (?<="company.founded": [\s\S]*?"date": ")[\d-]+ → 2030-06-15 | ok
facts.json                    | (?<="terms.enacted": [^}]*"value": ")[\d-]+ → 2031-01-01 | ok
site.json                     | "switches" → "videoDates": { "demo": "2030-06-16" }, "switches" | videoDates.demo: This is still to come
cases/FIRST/index.*.json      | "industry" → "videoDate": "2030-07-01", "industry" | videoDate: This is still to come
glossary/zz-two/index.en.json | Zed two → ZED ONE                              | term: The same as that of "zz-one"
glossary/zz-two/index.ja.json | 乙の二 → 乙の一                                | also.0: The same as that of "zz-one"
glossary/zz-one/index.ja.json | ぜっといち → ゼットイチ                        | reading: Use hiragana only
pages/donation/ja.json        | "block": "\w+" → "block": "stepps"             | block: Did you mean "steps"?
pages/about/ja.json           | "description": " → "description": "**研究室**と | head.description: This field is shown as it is typed
pages/contact/ja.json         | (?<="title": ")[^"]+ → ABOUT                   | head.title: The same as that of "pages/about"
site.json                     | "phone": "[^"]+" → "phone": "０２２（１２３）４５６７" | company.phone: Write a phone number as
site.json                     | "phone": "[^"]+" → "phone": "0000000000-------1" | company.phone: Write a phone number as
site.json                     | "phone": "[^"]+" → "phone": "+81-22-123-4567"  | ok
`;

const json = (value: object) => JSON.stringify(value, null, 2);
const award = json({ year: 2025, name: 'ZZ', organisation: 'ZZ' });
const term = (fields: object) => json({ group: 'robot', definition: 'ZZ', ...fields });
const root = copyOfContent({
  'awards/zz-award/index.ja.json': award,
  'awards/zz-award/index.en.json': award,
  'glossary/zz-one/index.ja.json': term({ term: '乙いち', reading: 'ぜっといち', also: ['乙の一'] }),
  'glossary/zz-one/index.en.json': term({ term: 'Zed one' }),
  'glossary/zz-two/index.ja.json': term({ term: '乙に', also: ['乙の二'] }),
  'glossary/zz-two/index.en.json': term({ term: 'Zed two' }),
});
const siteFile = path.join(root, 'site.json');
const siteData = JSON.parse(readFileSync(siteFile, 'utf8'));
siteData.company.phone ??= '022-123-4567';
writeFileSync(siteFile, json(siteData));

function problemsIn(root: string): string[] {
  try {
    loadWholeContent(root, { today: '2030-06-15', unpublished: true });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map((problem) => formatProblem(problem, 'en'));
    throw error;
  }
}

it.each(
  ROWS.trim()
    .split('\n')
    .map((row) => row.split(/ +\| /) as [string, string, string]),
)('%s: %s: %s', (name, change, said) => {
  const locales = name.includes('*') ? ['ja', 'en'] : [''];
  const [from = '', to = ''] = change.replace('ABOUT', copy('about', 'ja').head.title).split(' → ');
  const folder = name.replace('FIRST', () => readdirSync(path.join(root, 'cases')).sort()[0] ?? '');
  const changed = locales.map((locale) => path.join(root, folder.replace('*', locale)));
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
