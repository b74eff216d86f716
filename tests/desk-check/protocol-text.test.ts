import fc from 'fast-check';
import { readProtocol } from '@/lib/desk-check/protocol-text';
import { EMPTY_PLAN, readPlan } from '@/lib/desk-check/read';
import { MOST_STEPS } from '@/lib/desk-check/schema';
import { law } from './generators';
import { pasted } from './pasted';
import { VOICES } from './reports';

const [JA, EN] = VOICES.map(({ names }) => names) as [
  (typeof VOICES)[0]['names'],
  (typeof VOICES)[0]['names'],
];
const stepsOf = (text: string, names = JA) => readProtocol(text, names).steps.map(({ step }) => step);

it.each(pasted('steps'))('%s', (line, read) => {
  expect(stepsOf(line)).toHaveLength(1);
  expect(stepsOf(line)[0]).toEqual({ ...stepsOf(line)[0], ...read });
});

it('an operation by its name is the one that every language knows', () => {
  for (const names of [JA, EN])
    for (const { id, name } of names.operations)
      for (const written of [name, name.toLowerCase(), name.toUpperCase()])
        expect(stepsOf(`1. ${written}`, names)[0]?.operation).toBe(id);
});

it('words that are an id by chance are no operation', () => {
  expect(stepsOf('1. register\n2. column', EN).map(({ operation }) => operation)).toEqual([
    'Register',
    'Column',
  ]);
});

it('where some lines have numbers, the others are no steps; where none has, each is one', () => {
  const { steps, rest } = readProtocol('RNA\n\n1. Mix\nwith care\n2. Wash', EN);
  expect(steps.map(({ line }) => line)).toEqual(['1. Mix', '2. Wash']);
  expect(rest).toEqual(['RNA', 'with care']);
  expect(stepsOf('Mix\nWash')).toHaveLength(2);
  expect(readProtocol('', EN)).toEqual({ steps: [], rest: [] });
});

it('what is too long for a name comes back as the rest', () => {
  const { steps, rest } = readProtocol(`1. ${'word '.repeat(20)}`, EN);
  expect(steps[0]?.step.operation).toBe('word '.repeat(12).trim());
  expect(rest).toEqual(['word '.repeat(8).trim()]);
});

it.each<[what: string, words: string, operation: string, rest: string[]]>([
  ['sixty signs fit', `${'a '.repeat(29)}bb`, `${'a '.repeat(29)}bb`, []],
  ['of one more the last word goes', `${'a '.repeat(29)}bbb`, 'a '.repeat(29).trim(), ['bbb']],
  [
    'with it go all spaces before it',
    `${'a'.repeat(50)}  ${'b'.repeat(20)}`,
    'a'.repeat(50),
    ['b'.repeat(20)],
  ],
  ['without spaces it is cut', '長'.repeat(61), '長'.repeat(60), ['長']],
  ['but within no sign', `${'長'.repeat(59)}🧪長`, '長'.repeat(59), ['🧪長']],
  ['and whole signs stay', `🧪${'長'.repeat(60)}`, `🧪${'長'.repeat(58)}`, ['長長']],
])('a name has at most sixty signs: %s', (_what, words, operation, rest) => {
  const read = readProtocol(`1. ${words}`, EN);
  expect(read.steps.map(({ step }) => step.operation)).toEqual([operation]);
  expect(read.rest).toEqual(rest);
});

it('the thirteenth step is in the rest', () => {
  const lines = Array.from({ length: 14 }, (_, at) => `${at + 1}. Mix`);
  const { steps, rest } = readProtocol(lines.join('\n'), EN);
  expect(steps.map(({ line }) => line)).toEqual(lines.slice(0, 12));
  expect(rest).toEqual(['13. Mix', '14. Mix']);
});

it('a number is one behind spaces, too', () => {
  const { steps, rest } = readProtocol('RNA\n  1. Mix  \n\t2. Wash', EN);
  expect(steps.map(({ line }) => line)).toEqual(['1. Mix', '2. Wash']);
  expect(rest).toEqual(['RNA']);
});

it('says what it has read, and no more', () => {
  expect(readProtocol('1. Mix\n2. Leave the plate for 5 min', EN).steps.map(({ found }) => found)).toEqual([
    [],
    ['waiting', 'vessel'],
  ]);
});

const words = fc.constantFrom(
  'mix',
  '1.',
  '2)',
  '混ぜる',
  '5 min',
  '30分',
  '2 g',
  'plate',
  '–',
  '１０',
  '\ud800',
  'incubate',
  '**mix**',
  '-20 °C',
  '\u2028',
);
const texts = fc
  .array(
    fc.oneof(
      fc.array(words, { maxLength: 6 }).map((some) => some.join(' ')),
      fc.string(),
    ),
    { maxLength: 20 },
  )
  .map((lines) => lines.join('\n'));

it('no word of the text is lost, and what comes of it is a plan', () => {
  law(texts, (text) => {
    const { steps, rest } = readProtocol(text, JA);
    expect(steps.length).toBeLessThanOrEqual(MOST_STEPS);
    // Marks of bold and bars of tables are no words.
    const signs = (lines: readonly string[]) =>
      [...lines.join('').replaceAll(/[\s\p{Cc}*_|]/gu, '')].sort().join('');
    expect(signs([...steps.map(({ line }) => line), ...rest])).toBe(signs([text.toWellFormed()]));
    for (const { step, line } of steps)
      expect(
        line.toLowerCase().endsWith(step.operation.toLowerCase()) ||
          JA.operations.some(({ id }) => id === step.operation),
      ).toBe(true);
    const plan = { ...EMPTY_PLAN, steps: steps.map(({ step }) => step) };
    expect(readPlan(plan)).toEqual({ plan, problems: [] });
  });
});
