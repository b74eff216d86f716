/** Software where all is input, a device where it does half of the work, else an arm. */
import { planOf } from '@/lib/desk-check/answer';
import { presetPlan } from '@/lib/desk-check/preset';
import { ELSEWHERE, type Plan, type Step } from '@/lib/desk-check/schema';
import type { WithoutArm } from '@/lib/desk-check/without-arm';
import { FACTS, plan, step } from './examples';
import { PRESETS, reportsOf } from './reports';

const done = (operation: string, handsOn: number, more: Partial<Step> = {}) =>
  step({ operation, handsOn, ...more });

type Setup = Partial<Pick<Plan, 'prepare' | 'cleanUp'>>;
it.each<[rule: string, steps: Step[], without: WithoutArm | undefined, setup?: Setup]>([
  ['nothing handed over', [done('register', 9, { judgement: 'person' })], undefined],
  [
    'input alone',
    [done('register', 9), done('record', 1)],
    { by: 'software', operations: ['register', 'record'] },
  ],
  [
    'input beside what people keep',
    [done('register', 1), done('move', 60, { station: ELSEWHERE })],
    { by: 'software', operations: ['register'] },
  ],
  ['input beside what a machine moves', [done('register', 9), done('move', 1)], undefined],
  [
    'input beside what a machine takes as long to prepare for',
    [done('register', 9), done('move', 1), done('mix', 2)],
    { by: 'software', operations: ['register'] },
    { prepare: 2, cleanUp: 1 },
  ],
  [
    'input beside what a machine does in less',
    [done('register', 9), done('move', 3.25)],
    undefined,
    { prepare: 2, cleanUp: 1 },
  ],
  [
    'input beside what nobody has given minutes for',
    [done('register', 9), step({ operation: 'move' })],
    undefined,
    { prepare: 3 },
  ],
  ['a machine that saves nothing, and no input', [done('move', 1)], undefined, { prepare: 3 }],
  [
    'a device for half of what is not input',
    [done('record', 60), done('ph', 5), done('move', 5)],
    { by: 'device', operations: ['ph'] },
  ],
  ['a device for half of it', [done('ph', 5), done('move', 5)], { by: 'device', operations: ['ph'] }],
  ['a device for less than half', [done('ph', 5), done('move', 5.25)], undefined],
  [
    'what people keep does not count',
    [done('fractions', 5), done('look', 60, { judgement: 'person' })],
    { by: 'device', operations: ['fractions'] },
  ],
  ['words of the visitor are no operation', [done('constructor', 5)], undefined],
])('%s', (_rule, steps, without, setup = {}) => {
  expect(planOf(plan({ runsPerWeek: 10, weeksPerYear: 40, ...setup, steps }), FACTS).without).toEqual(
    without,
  );
});

it('input at a screen wants no preparation, no arm and no reach', () => {
  const answer = planOf(
    plan({ prepare: 10, cleanUp: 5, steps: [done('register', 9, { grams: 9000 })] }),
    FACTS,
  );
  expect(answer.hours).toMatchObject({ setup: 0, after: { low: 0, high: 0 } });
  expect(answer.arm).toBeUndefined();
  const [near, far] = [
    { id: 'near', kind: 'plate', x: 900, y: 300 },
    { id: 'far', kind: 'reader', x: 1800, y: 700 },
  ] as const;
  const both = plan({
    steps: [done('move', 5, { station: 'near' }), done('record', 5, { station: 'far' })],
    bench: { stations: [near, far] },
  });
  expect(planOf(both, FACTS).arm).toMatchObject({ farthest: 'near', arm: { id: 'small' } });
});

it('what no machine does in less time than it takes to prepare stays with people, beside software', () => {
  const steps = [done('record', 60), done('mix', 1), done('look', 5, { judgement: 'person' })];
  const mixed = plan({ runsPerWeek: 10, weeksPerYear: 44, prepare: 10, cleanUp: 5, yenPerHour: 5000, steps });
  for (const { answer, report, voice } of reportsOf(mixed)) {
    expect(answer.verdicts).toEqual([
      { verdict: 'hand', reasons: ['often', 'screen'] },
      { verdict: 'keep', reasons: ['setup'] },
      { verdict: 'keep', reasons: ['judged'] },
    ]);
    expect(answer.hours).toMatchObject({
      setup: 0,
      after: { low: 6, high: 6 },
      freed: { low: 60, high: 60 },
    });
    expect(answer.arm).toBeUndefined();
    expect(answer.money.payback).toBeUndefined();
    expect(report.worth).toBe(voice.words.worth.software);
    expect(report.steps[1]?.reasons).toBe(voice.words.reasons.setup);
  }
});

const BY_PAGES: Record<string, WithoutArm['by'] | undefined> = {
  ...{ 'waste-registration': 'software', ph: 'device', fractions: 'device', dispensing: undefined },
};
it.each(PRESETS.ja.filter(({ id }) => id in BY_PAGES))(
  'the example $id says what its page says',
  (preset) => {
    for (const { answer, report, voice } of reportsOf(presetPlan(preset))) {
      expect(answer.without?.by).toBe(BY_PAGES[preset.id]);
      if (answer.without?.by === 'software') {
        expect(report.worth).toBe(voice.words.worth.software);
        expect(report.arm.lines[0]).toBe(voice.words.arm.software);
      }
    }
  },
);
