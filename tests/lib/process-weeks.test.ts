import { phaseWeeks } from '@/lib/process-weeks';

const weeks = (least: number, most = least) => ({ least, most });

it.each([
  ['no phases', [], []],
  ['one phase begins at the start', [weeks(1)], [{ from: 0, sure: 1, to: 1 }]],
  [
    'a phase begins where the one before it ends',
    [weeks(1), weeks(2)],
    [
      { from: 0, sure: 1, to: 1 },
      { from: 1, sure: 3, to: 3 },
    ],
  ],
  [
    'after a phase of uncertain length, the next begins at its latest end',
    [weeks(4, 8), weeks(1)],
    [
      { from: 0, sure: 4, to: 8 },
      { from: 8, sure: 9, to: 9 },
    ],
  ],
])('%s', (_rule, phases, expected) => {
  expect(phaseWeeks(phases)).toEqual(expected);
});
