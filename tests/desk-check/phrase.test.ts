/** Counts in sentences: one week, two weeks, in everything that the desk check says. */
import { linked } from '@/lib/desk-check/linked-numbers';
import { phrase } from '@/lib/desk-check/phrase';
import { problemText } from '@/lib/desk-check/problem-text';
import type { Plan } from '@/lib/desk-check/schema';
import { sheetText } from '@/lib/desk-check/sheet';
import { plan, step } from './examples';
import { law, plans } from './generators';
import { spokenBy, VOICE } from './reports';

const RUNS = '{n, plural, one {# run} other {# runs}} of {what}';

it.each([
  [1, '1 run of it'],
  ['1', '1 run of it'],
  ['about 1', 'about 1 run of it'],
  [0, '0 runs of it'],
  [2, '2 runs of it'],
  [11, '11 runs of it'],
  ['0.1', '0.1 runs of it'],
  ['1.5', '1.5 runs of it'],
  ['0–1', '0–1 runs of it'],
  ['1,001', '1,001 runs of it'],
  [linked('runsPerWeek', '1'), `${linked('runsPerWeek', '1')} run of it`],
  [linked('runsPerWeek', '11'), `${linked('runsPerWeek', '11')} runs of it`],
])('%s counts as "%s"', (n, sentence) => expect(phrase(RUNS, { n, what: 'it' })).toBe(sentence));

it('what is put in is not read as a form', () => {
  expect(phrase('{n} {what}', { n: 1, what: '{n, plural, one {a} other {b}}' })).toBe(
    '1 {n, plural, one {a} other {b}}',
  );
});

const UNITS = 'minute|week|run|hour|step|month|year|character|entry|entries|place';
/** One of many, or many of one. */
const WRONG = new RegExp(
  `(?<![\\d.,–])1 (?:${UNITS.replace('entry|', '')})s?(?<=s)\\b|(?<![\\d.,–])(?:[02-9]|\\d[\\d.,–]+) (?:${UNITS.replace('entries|', '')})\\b`,
);

function expectCounted(of: Plan): void {
  const spoken = spokenBy(VOICE.en, of);
  expect(JSON.stringify(spoken.report)).not.toMatch(WRONG);
  expect(sheetText(spoken.sheet)).not.toMatch(WRONG);
}

it.each(['1 weeks', '2 week', '0 run', '1.5 hour', '1–2 week', 'in 1 runs', '1 entries'])(
  '"%s" is noticed',
  (text) => expect(text).toMatch(WRONG),
);
it.each(['1 week', '11 weeks', '0.1 runs', '1–1 weeks', '1 run', '2 entries', '1 minute'])(
  '"%s" is not',
  (text) => expect(text).not.toMatch(WRONG),
);

it('one of everything is one', () => {
  for (const minutes of [1, 60])
    expectCounted(
      plan({
        ...{ runsPerWeek: 1, weeksPerYear: 1, prepare: 1, cleanUp: 1, yenPerHour: 1 },
        steps: [step({ handsOn: minutes, waiting: 60 }), step({ handsOn: minutes, judgement: 'some' })],
      }),
    );
});

it('of any plan the counts agree with their words', () => {
  law(plans(), (any) =>
    expectCounted({
      ...any,
      title: '',
      purpose: '',
      steps: any.steps.map((one) => ({ ...one, operation: '' })),
    }),
  );
});

it.each([1, 2])('of a problem with the limit %d as well', (limit) => {
  for (const kind of ['low', 'high', 'long', 'many'] as const)
    expect(problemText({ path: '', kind, limit, value: '' }, VOICE.en)).not.toMatch(WRONG);
});
