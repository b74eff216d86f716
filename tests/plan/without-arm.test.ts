/** Software where all is input, a device where it does half of the work, else an arm. */
import { planOf } from '@/lib/plan/answer';
import { presetPlan } from '@/lib/plan/preset';
import { ELSEWHERE, type Step } from '@/lib/plan/schema';
import type { WithoutArm } from '@/lib/plan/without-arm';
import { FACTS, plan, step } from './examples';
import { PRESETS, reportsOf } from './reports';

const done = (operation: string, handsOn: number, more: Partial<Step> = {}) =>
  step({ operation, handsOn, ...more });

it.each<[rule: string, steps: Step[], without: WithoutArm | undefined]>([
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
  ['a device for half of it', [done('ph', 5), done('move', 5)], { by: 'device', operations: ['ph'] }],
  ['a device for less than half', [done('ph', 5), done('move', 5.25)], undefined],
  [
    'what people keep does not count',
    [done('fractions', 5), done('look', 60, { judgement: 'person' })],
    { by: 'device', operations: ['fractions'] },
  ],
  ['words of the visitor are no operation', [done('constructor', 5)], undefined],
])('%s', (_rule, steps, without) => {
  expect(planOf(plan({ runsPerWeek: 10, weeksPerYear: 40, steps }), FACTS).without).toEqual(without);
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

it.each([
  ['waste-registration', 'software'],
  ['ph', 'device'],
  ['fractions', 'device'],
  ['dispensing', undefined],
])('the example %s says what its page says', (id, by) => {
  const preset = PRESETS.ja.find((one) => one.id === id);
  if (!preset) throw new Error(`no example ${id}`);
  for (const { answer, report, voice } of reportsOf(presetPlan(preset))) {
    expect(answer.without?.by).toBe(by);
    if (by === 'software') {
      expect(report.worth).toBe(voice.words.worth.software);
      expect(report.arm.lines[0]).toBe(voice.words.arm.software);
    }
  }
});
