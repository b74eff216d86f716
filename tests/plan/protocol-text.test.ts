import fc from 'fast-check';
import { readProtocol } from '@/lib/plan/protocol-text';
import { EMPTY_PLAN, readPlan } from '@/lib/plan/read';
import { MOST_STEPS, type Step } from '@/lib/plan/schema';
import { law } from './generators';
import { VOICES } from './reports';

const [JA, EN] = VOICES.map(({ names }) => names) as [
  (typeof VOICES)[0]['names'],
  (typeof VOICES)[0]['names'],
];
const stepsOf = (text: string, names = JA) => readProtocol(text, names).steps.map(({ step }) => step);

it.each<[line: string, read: Partial<Step>]>([
  [
    '1. Aspirate the medium, 5 min',
    { operation: 'Aspirate the medium, 5 min', handsOn: 5, waiting: undefined },
  ],
  ['2) Incubate for 1 h 30 min', { waiting: 90, handsOn: undefined }],
  ['3. Incubate overnight', { waiting: undefined, handsOn: undefined }],
  // What goes into a vessel is not what the arm lifts: that was read as the weight of the vessel.
  ['step 4: weigh 2.5 g into a vial', { grams: undefined, vessel: 'vial', handsOn: undefined }],
  ['(5) Mix for 30 seconds', { handsOn: 0.5 }],
  ['6. Add 1,200 g of water to the beaker', { grams: undefined, vessel: 'beaker' }],
  ['6. Lift the beaker of 1,200 g', { grams: 1200, vessel: 'beaker' }],
  ['7. Add 200 mg of salt and 5 mL of water', { grams: undefined, handsOn: undefined }],
  ['8. Spin at 300 g, 4 °C, 10 min', { handsOn: undefined, waiting: 10, grams: undefined }],
  ['1、プレートを移す。3分', { handsOn: 3, vessel: 'plate' }],
  ['２．室温で１時間３０分静置する', { waiting: 90, handsOn: undefined }],
  ['③ ビーカー（0.5 kg）を量り取る', { grams: 500, vessel: 'beaker' }],
  ['・ふたを開ける', { operation: 'open', handsOn: undefined, grams: undefined, vessel: 'other' }],
  ['手順5 37 ℃で2時間培養する', { waiting: 120 }],
  ['1. 2.5 min の撹拌', { handsOn: 2.5 }],
  ['1. 遠心 99999 時間', { handsOn: undefined, waiting: undefined }],
  ['２．３７℃で３０分間インキュベートする', { operation: '３７℃で３０分間インキュベートする', waiting: 30 }],
  ['６．1時間30分待つ', { operation: '1時間30分待つ', waiting: 90 }],
  ['（３）４℃、５分間混ぜる', { operation: '４℃、５分間混ぜる', handsOn: 5 }],
  // What may be read as more than one amount stays open.
  ['1. Add 1,5 g of NaCl', { grams: undefined }],
  ['1. Stir 5-10 min', { handsOn: undefined }],
  ['1. 10～15分振る', { handsOn: undefined }],
  ['1. 10〜15分振る', { handsOn: undefined }],
  ['1. 10から15分振る', { handsOn: undefined }],
  ['1. 10−15 minの撹拌', { handsOn: undefined }],
  ['1. Mix between 5 and 10 min', { handsOn: undefined }],
  ['1. 30±5分静置', { handsOn: undefined, waiting: undefined }],
  ['1. 3回×5分洗う', { handsOn: undefined }],
  ['1. 1時間半静置する', { waiting: 90 }],
  ['1. Stir for 2 to 3 hours', { handsOn: undefined }],
  ['1. Wash (3 × 5 min)', { handsOn: undefined }],
  ['1. Wash 5 min x 3', { handsOn: undefined }],
  ['1. Wash for 5 min, 3 times', { handsOn: undefined }],
  ['1. Wash for 5 min three times', { handsOn: undefined }],
  ['1. Wash for 5 min each', { handsOn: undefined }],
  ['1. Mix every 5 min', { handsOn: undefined }],
  ['1. Add 2 g per tube', { grams: undefined }],
  ['1. 5分×3回洗う', { handsOn: undefined }],
  ['1. 5分を３回洗う', { handsOn: undefined }],
  ['1. 各5分洗う', { handsOn: undefined }],
  ['1. 5分ずつ洗う', { handsOn: undefined }],
  ['1. 5分ごとに混ぜる', { handsOn: undefined }],
  ['1. 5分で3本の試験管に分ける', { handsOn: 5 }],
  ['1. Mix for 5 min, 3 tubes', { handsOn: 5 }],
  ['1. Shake 10 min at 300 rpm', { handsOn: 10 }],
  ['1. Wash 2x5 min', { handsOn: undefined }],
  ['1. Incubate for 30 min, then wash for 5 min', { waiting: undefined }],
  ['1. Wash the forest samples of interest, 5 min', { handsOn: 5, waiting: undefined }],
  ['1. Leave standing, 1 hour and 5 min', { waiting: 65 }],
  ['1. Stir 2 or 3 hours', { handsOn: undefined }],
  ['1. Mix – 5 min', { handsOn: 5 }],
  ['1. 静かに混ぜる ～ 5分', { handsOn: 5 }],
  ['1. Leave standing, 1 hour and  5 min', { waiting: 65 }],
  ['1. Stir 30 sec 5 min', { handsOn: 5.5 }],
  // Two amounts, in whichever order their units stand.
  ['1. Stir 30 sec, then 5 min', { handsOn: undefined }],
  ['1. Stir 5 min, then 30 sec', { handsOn: undefined }],
  ['1. Stir 30 sec, 5 min, then 2 hours', { handsOn: undefined }],
  ['1. Mix\t\twell', { operation: 'Mix well' }],
  ['1. Wait 1 Hour', { waiting: 60 }],
  ['1. Wait 1h30min', { waiting: 90 }],
  ['1. 5分の静置', { waiting: 5 }],
  ['1. 1分半混ぜる', { handsOn: 1.5 }],
  ['1. 5 min (3 tubes)', { handsOn: 5 }],
  // A capital is no unit: hydrates, isotopes, Svedberg, gauges.
  ['1. CuSO4·5H2Oを溶かす', { handsOn: undefined }],
  ['1. Dissolve CaCl2・2H2O', { handsOn: undefined }],
  ['1. Add [3H]thymidine', { handsOn: undefined }],
  ['1. Add [³H]thymidine', { handsOn: undefined }],
  ['1. Amplify 16S rRNA', { handsOn: undefined }],
  ['1. Use a 25G needle', { grams: undefined }],
  ['1. 25G針で吸う', { grams: undefined }],
  // Parts of a whole, and what only begins with 分.
  ['1. 10分の1に希釈する', { handsOn: undefined }],
  ['1. 100分の1量を加える', { handsOn: undefined }],
  ['1. 5分割する', { handsOn: undefined }],
  ['1. 5分画を集める', { handsOn: undefined }],
  ['1. 1分子を観察する', { handsOn: undefined }],
  // For each of something, or again.
  ['1. Add 10 g/L', { grams: undefined }],
  ['1. Add 2 g/tube', { grams: undefined }],
  ['1. Add 2 g/100 mL', { grams: undefined }],
  ['1. Mix 5 min/well', { handsOn: undefined }],
  ['1. 1本あたり5分混ぜる', { handsOn: undefined }],
  ['1. 1本につき5分混ぜる', { handsOn: undefined }],
  ['1. 5分（3回くり返す）', { handsOn: undefined }],
  ['1. Mix 5 min (3x)', { handsOn: undefined }],
  // Vessels within other words.
  ['1. テンプレートDNAを加える', { vessel: 'other' }],
  ['1. ホットプレートで温める', { vessel: 'other' }],
  ['1. Warm on a hot plate', { vessel: 'other' }],
  ['1. ブラックライトを当てる', { vessel: 'other' }],
  ['1. チューブリンを染める', { vessel: 'other' }],
])('%s', (line, read) => {
  expect(stepsOf(line)).toHaveLength(1);
  for (const [name, value] of Object.entries(read))
    expect(stepsOf(line)[0]?.[name as keyof Step]).toBe(value);
});

it('an operation by its name is the one that every language knows', () => {
  expect(stepsOf('1. dispense', EN)[0]?.operation).toBe('dispense');
  expect(stepsOf('1. 分注する')[0]?.operation).toBe('dispense');
  // Its id has a hyphen, so these are read by the name.
  for (const name of ['Change tips', 'change tips', 'CHANGE TIPS'])
    expect(stepsOf(`1. ${name}`, EN)[0]?.operation).toBe('change-tips');
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
    // Marks of bold are no words.
    const signs = (lines: readonly string[]) =>
      [...lines.join('').replaceAll(/[\s\p{Cc}*_]/gu, '')].sort().join('');
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
