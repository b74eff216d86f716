import { phaseWeeks } from '@/lib/desk-check/phases';

const weeks = (least: number, most = least) => ({ least, most });
const span = (from: number, sure: number, to = sure) => ({ from, sure, to });

it.each([
  ['no phases', [], []],
  ['one phase begins at the start', [weeks(1)], [span(0, 1)]],
  ['a phase begins where the one before it ends', [weeks(1), weeks(2)], [span(0, 1), span(1, 3)]],
  ['after one of uncertain length, at its latest end', [weeks(4, 8), weeks(1)], [span(0, 4, 8), span(8, 9)]],
])('%s', (_rule, phases, expected) => expect(phaseWeeks(phases)).toEqual(expected));
