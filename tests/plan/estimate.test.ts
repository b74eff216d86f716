import { isEstimated, minutesWith } from '@/lib/plan/estimate';
import { type Step, stepSchema } from '@/lib/plan/schema';
import { step } from './examples';
import { VOICES } from './reports';

const names = {
  minutes: [
    { operation: 'mix', handsOn: 2 },
    { operation: 'spin', handsOn: 2, waiting: 10 },
  ],
};
const SPUN = { handsOn: 2, waiting: 10 };

it.each<[rule: string, fields: Partial<Step>, operation: string, minutes: object]>([
  ['a step without minutes gets those of the operation', {}, 'spin', SPUN],
  ['minutes that somebody has said stay', { handsOn: 7 }, 'spin', {}],
  ['also where only the waiting is said', { waiting: 7 }, 'spin', {}],
  ['an estimate goes with its operation', { operation: 'mix', handsOn: 2 }, 'spin', SPUN],
  [
    'and with the first letter of other words',
    { operation: 'spin', ...SPUN },
    'spi',
    { handsOn: undefined, waiting: undefined },
  ],
  [
    'an operation without waiting takes that of the one before away',
    { operation: 'spin', ...SPUN },
    'mix',
    { handsOn: 2, waiting: undefined },
  ],
  ['words of the visitor have no estimate', {}, 'constructor', { handsOn: undefined, waiting: undefined }],
  ['nor do they take minutes away that somebody has said', { handsOn: 7 }, 'constructor', {}],
])('%s', (_rule, fields, operation, minutes) => {
  expect(minutesWith(operation, step(fields), names)).toStrictEqual(minutes);
});

it('an estimate is one as it is typed, and no longer once it is changed', () => {
  expect(isEstimated(step({ operation: 'spin', ...SPUN }), names)).toBe(true);
  expect(isEstimated({ ...step({ operation: 'spin' }), handsOn: '2', waiting: '10' }, names)).toBe(true);
  expect(isEstimated(step({ operation: 'spin', handsOn: 2, waiting: 11 }), names)).toBe(false);
  expect(isEstimated(step({ operation: 'toString' }), names)).toBe(false);
});

it('every operation has one that a plan may hold, the same in both languages', () => {
  const [ja, en] = VOICES.map((voice) => voice.names);
  expect(en?.minutes).toEqual(ja?.minutes);
  expect(ja?.minutes.map(({ operation }) => operation)).toEqual(ja?.operations.map(({ id }) => id));
  const { handsOn, waiting } = stepSchema.shape;
  for (const { handsOn: hands, waiting: waits } of ja?.minutes ?? []) {
    expect(handsOn.safeParse(hands).success).toBe(true);
    expect(waiting.safeParse(waits).success).toBe(true);
  }
});
