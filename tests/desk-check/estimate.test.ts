import { isEstimated, minutesWith, withSaidMinutes } from '@/lib/desk-check/estimate';
import { type Draft, type Step, stepSchema } from '@/lib/desk-check/schema';
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
  ['minutes that somebody has said stay', { handsOn: 7 }, 'spin', { handsOn: '7', waiting: undefined }],
  ['also where only the waiting is said', { waiting: 7 }, 'spin', { handsOn: undefined, waiting: '7' }],
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
  [
    'nor do they take minutes away that somebody has said',
    { handsOn: 7 },
    'constructor',
    { handsOn: '7', waiting: undefined },
  ],
])('%s', (_rule, fields, operation, minutes) => {
  expect(minutesWith(operation, step(fields), names)).toStrictEqual(minutes);
});

it('minutes of a step that is opened are somebody’s, also where they are as long as an estimate', () => {
  const opened = withSaidMinutes(step({ operation: 'spin', ...SPUN }));
  expect(isEstimated(opened, names)).toBe(false);
  expect(minutesWith('spin twice', opened, names)).toEqual({ handsOn: '2', waiting: '10' });
  expect(withSaidMinutes(step({})).handsOn).toBeUndefined();
});

it.each<[whose: string, minutes: Pick<Draft<Step>, 'handsOn'>]>([
  ['typed', { handsOn: '2' }],
  ['of a file or a pasted protocol', { handsOn: 2 }],
])('minutes %s that are as long as an estimate stay while a longer name is typed', (_whose, minutes) => {
  let now: Draft<Step> = { ...step({}), ...minutes };
  for (const operation of ['mi', 'mix', 'mix well'])
    now = { ...now, operation, ...minutesWith(operation, now, names) };
  expect(now.handsOn).toBe('2');
});

it('an estimate is one as it came, and no longer once somebody has typed', () => {
  expect(isEstimated(step({ operation: 'spin', ...SPUN }), names)).toBe(true);
  expect(isEstimated({ ...step({ operation: 'mix' }), handsOn: 2, waiting: '' }, names)).toBe(true);
  expect(isEstimated({ ...step({ operation: 'spin' }), handsOn: '2', waiting: '10' }, names)).toBe(false);
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
