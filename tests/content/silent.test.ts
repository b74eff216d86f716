/** A statement without an answer leaves its place: what must not be empty, or would be filled by what follows, is a problem. */
import { z } from 'zod';
import { text } from '@/lib/content/fields';
import { readContent } from '@/lib/content/load';
import { formatProblem } from '@/lib/content/problems';
import { LOCALES } from '@/lib/i18n/locales';
import { definitions, removeContent, writeContent } from './fixture';

afterAll(removeContent);

const schema = z.strictObject({
  lines: z.array(text).min(1),
  pair: z.array(text).length(2),
  plans: z.array(z.strictObject({ name: text, values: z.array(text.nullable()).max(3) })).min(1),
  steps: z.array(z.strictObject({ name: text })).length(1),
  note: text,
  small: text.optional(),
});
const COPY = {
  ...{ lines: ['A'], pair: ['A', 'B'], plans: [{ name: 'A', values: ['B', 'C'] }] },
  ...{ steps: [{ name: 'A' }], note: 'A' },
};
const question = { who: 'sales', text: { ja: 'どれ', en: 'Which?' } };
const silent = { question, pages: ['pages/plans'], source: 'x', date: '2026-01-05' };

it.each<[string, object, string | undefined]>([
  ['may be a line of a list', { lines: ['A', '{{silent}}'] }, undefined],
  ['may be the only line', { lines: ['{{silent}}'] }, undefined],
  ['may be a field that need not be there', { small: '{{silent|answer}}' }, undefined],
  ['may take its row out of a list', { plans: [{ name: '{{silent}}', values: ['A'] }] }, undefined],
  ['may stand beside words', { pair: ['A', 'B. {{silent}}'] }, undefined],
  ['is no cell of a row', { plans: [{ name: 'A', values: ['{{silent}}', 'B'] }] }, 'plans.0.values.0'],
  ['is none of so many items', { pair: ['A', '{{silent}}{{space}}'] }, 'pair.1'],
  ['is in none of so many rows', { steps: [{ name: '{{silent}}' }] }, 'steps.0.name'],
  ['is no field that must be there', { note: '{{silent}}' }, 'note'],
])('a statement that has nothing to say yet %s', (_what, change, field) => {
  const page = JSON.stringify({ ...COPY, ...change });
  const plans = { schemas: { ja: schema, en: schema }, shared: [] };
  const root = writeContent({
    'facts.json': JSON.stringify({ silent }),
    'pages/plans/ja.json': page,
    'pages/plans/en.json': page,
  });
  const { problems } = readContent(root, { ...definitions, pages: { ...definitions.pages, plans } });
  expect(problems.map((problem) => formatProblem(problem, 'en'))).toEqual(
    (field ? LOCALES : []).map((locale) =>
      expect.stringMatching(
        `^content/pages/plans/${locale}.json:1:\\d+ ${field}: This statement has nothing to say yet.*\\(got "\\{\\{silent`,
      ),
    ),
  );
});
