/** Two variants of a plan side by side: of what was entered, that which is otherwise, each with both values. */
import { formatDate } from '@/lib/dates';
import type { Plan } from '@/lib/desk-check/schema';
import { stepName } from '@/lib/desk-check/step-text';
import type { Voice } from '@/lib/desk-check/voice';
import { fill } from '@/lib/listing/fill';
import { before, comparing, NONE } from './compared';
import { station, step } from './examples';
import { LANGUAGES } from './reports';

type Change = [what: string, change: Partial<Plan>, label: (voice: Voice) => string, was: string, is: string];

/** A name with its unit. */
const of = (
  label: (words: Voice['words']) => string,
  unit: 'minutes' | 'grams' | 'percent' | 'yen',
): Change[2] => {
  return ({ words }) => fill(words.units.of, { label: label(words), unit: words.units[unit] });
};

const benchWith = (bench: Partial<Plan['bench']>): Partial<Plan> => ({
  bench: { ...before.bench, ...bench },
});

describe.each(LANGUAGES)('in %s', (locale, voice) => {
  const { words, names } = voice;
  const { spoken, rowsOf, answers } = comparing(voice);
  const place = (name: string, x: string, y: string) => fill(words.bench.place, { name, x, y });
  /** What is answered besides where somebody says what an hour costs. */
  const paid = [
    words.money.saved,
    words.money.payback,
    ...Object.values(words.money.plans).map((name) => fill(words.money.paybackWith, { plan: name })),
  ];

  it.each<Change>([
    [
      'without a name',
      { title: '分注' },
      ({ words: { procedure } }) => procedure.name,
      words.sheet.unnamed,
      '分注',
    ],
    ['without a purpose', { purpose: 'なぜ' }, ({ words: { procedure } }) => procedure.purpose, NONE, 'なぜ'],
    [
      'times that were estimated, and measured',
      { measured: true },
      ({ words: { hours } }) => hours.title,
      words.sheet.estimated,
      words.sheet.measured,
    ],
    ['runs a week', { runsPerWeek: 7.25 }, ({ words: { procedure } }) => procedure.runs, '5', '7.25'],
    ['weeks a year', { weeksPerYear: 50 }, ({ words: { procedure } }) => procedure.weeks, '40', '50'],
    ['the width of the bench', benchWith({ width: 2400 }), () => words.bench.width, '1,800 mm', '2,400 mm'],
    ['its depth', benchWith({ depth: 1000 }), () => words.bench.depth, '750 mm', '1,000 mm'],
    [
      'the axis of the arm',
      benchWith({ armX: 1000, armY: 95 }),
      () => words.bench.arm,
      place(words.bench.arm, '900', '90'),
      place(words.bench.arm, '1,000', '95'),
    ],
    [
      'an instrument that was moved',
      benchWith({ stations: [station({ x: 1001, y: 302 })] }),
      () => `${words.bench.stations} 1`,
      place(names.stations.plate, '900', '300'),
      place(names.stations.plate, '1,001', '302'),
    ],
    [
      'one instrument more',
      benchWith({ stations: [station(), station({ id: 'there', kind: 'sink', x: 1500 })] }),
      () => `${words.bench.stations} 2`,
      NONE,
      place(names.stations.sink, '1,500', '300'),
    ],
    ['preparing', { prepare: 12.5 }, of(({ assumptions }) => assumptions.prepare, 'minutes'), '0', '12.5'],
    ['cleaning up', { cleanUp: 8 }, of(({ assumptions }) => assumptions.cleanUp, 'minutes'), '0', '8'],
    ['the gripper', { gripper: 1200 }, of(({ assumptions }) => assumptions.gripper, 'grams'), '200', '1,200'],
    ['its tool', { tool: 30 }, of(({ assumptions }) => assumptions.tool, 'grams'), '0', '30'],
    ['the margin', { margin: 15 }, of(({ assumptions }) => assumptions.margin, 'percent'), '10', '15'],
    [
      'the cost of an hour that nobody knew',
      { yenPerHour: 4500 },
      of(({ assumptions }) => assumptions.cost, 'yen'),
      NONE,
      '4,500',
    ],
    [
      'a day that nobody knew',
      { start: '2027-04-05' },
      ({ words: { assumptions } }) => assumptions.day,
      NONE,
      formatDate('2027-04-05', locale),
    ],
  ])('%s: the one entry that is there, from one to the other and back', (_what, change, label, was, is) => {
    const entriesOf = (one: Plan, other: Plan) =>
      rowsOf(one, other).filter((row) => ![...answers, ...paid].includes(row.label));
    const row = { label: label(voice), isChanged: true };
    const after = { ...before, ...change };
    expect(entriesOf(before, after)).toEqual([{ ...row, before: was, after: is }]);
    expect(entriesOf(after, before)).toEqual([{ ...row, before: is, after: was }]);
  });

  it.each<[what: string, change: Partial<Plan['steps'][number]>, more: string[]]>([
    ['what nobody judges, in its cells', { grams: 12 }, []],
    ['what is judged now and then', { judgement: 'some' }, [words.procedure.judgements.some]],
    ['what is judged every time', { judgement: 'person' }, [words.procedure.judgements.person]],
    ['what differs in shape', { varies: true }, [words.procedure.varies]],
    ['what cannot be repeated', { precious: true }, [words.procedure.precious]],
    [
      'all of it',
      { judgement: 'some', varies: true, precious: true },
      [words.procedure.judgements.some, words.procedure.varies, words.procedure.precious],
    ],
  ])('a step says %s', (_what, change, more) => {
    const after = { ...before, steps: [step({ operation: '振る', handsOn: 30, ...change })] };
    const row = rowsOf(before, after).find(({ label }) => label === stepName(0, voice));
    const judged = (text: string) =>
      Object.values(words.procedure.judgements).includes(text)
        ? `${words.procedure.judgement} ${text}`
        : text;
    expect(row?.before.split(' / ')).toEqual(spoken(before).sheet.rows[0]);
    expect(row?.after.split(' / ')).toEqual([...(spoken(after).sheet.rows[0] ?? []), ...more.map(judged)]);
  });
});
