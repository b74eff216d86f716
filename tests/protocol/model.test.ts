/** What the model allows: how many steps, how deep, what a step is, and the one way to write it. */
import { fits, isStep, LIMITS, readProtocol, type Step, tidyStep } from '@/lib/protocol/model';
import { understand } from '@/lib/protocol/understand';
import { wellsOfColumn } from '@/lib/protocol/wells';

const wait: Step = { do: 'wait', seconds: 5 };
const repeat = (...steps: Step[]): Step => ({ do: 'repeat', times: 2, steps });
const deep = (depth: number): Step => (depth ? repeat(deep(depth - 1)) : wait);
const many = (count: number): Step[] => Array.from({ length: count }, () => wait);

it.each([
  'Add 50 µL of dye to A1, B1, C1, D1, E1, F1, G1 and H1 with one tip.',
  'Transfer 20 µL from A1 to A2, B2, C2, D2, E2, F2, G2 and H2.',
])('what is typed is the protocol that is saved and opened again: %s', (text) => {
  const { protocol } = understand(text, 'en');
  expect(readProtocol(JSON.parse(JSON.stringify(protocol)))).toEqual(protocol);
});

it.each<[what: string, steps: Step[], isRead: boolean]>([
  ['as many steps as there may be', many(LIMITS.steps), true],
  ['one more', many(LIMITS.steps + 1), false],
  ['one more in a repeat', [repeat(...many(LIMITS.steps))], false],
  ['one more in several repeats', [repeat(...many(49)), wait, repeat(), ...many(49)], false],
  ['as many in several repeats', [repeat(...many(49)), wait, repeat(), ...many(48)], true],
  ['as deep as may be', [deep(LIMITS.depth)], true],
  ['one deeper', [deep(LIMITS.depth + 1)], false],
  ['one deeper, behind others', [wait, repeat(), deep(LIMITS.depth + 1)], false],
  ['as deep as may be twice', [deep(LIMITS.depth), wait, deep(LIMITS.depth)], true],
])('%s: fits, and is read, %s', (_, steps, isRead) => {
  expect(fits(steps)).toBe(isRead);
  const read = expect(() => readProtocol({ version: 1, steps }));
  if (isRead) read.not.toThrow();
  else read.toThrow('not a protocol');
});

describe('a step', () => {
  const dispense = {
    do: 'dispense',
    volume: 50,
    liquid: 'water',
    at: { plate: 1, columns: [1] },
    tips: 'each',
  };
  it.each<[what: string, given: unknown]>([
    ['a wait', wait],
    ['a dispense', dispense],
    ['a repeat of both', { do: 'repeat', times: 2, steps: [wait, dispense] }],
    ['a repeat of nothing', { do: 'repeat', times: 2, steps: [] }],
  ])('may be %s', (_, given) => expect(isStep(given)).toBe(true));

  it.each<[what: string, given: unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 5],
    ['a word', 'wait'],
    ['a list', [wait]],
    ['empty', {}],
    ['what nobody does', { do: 'explode' }],
    ['a name of an object', { do: 'constructor' }],
    ['a value too few', { do: 'wait' }],
    ['a value too much', { ...wait, plate: 1 }],
    ['a repeat of what nobody does', { do: 'repeat', times: 2, steps: [wait, { do: 'explode' }] }],
    ['a repeat of a word', { do: 'repeat', times: 2, steps: 'wait' }],
    ['a repeat of nothing at all', { do: 'repeat', times: 2, steps: null }],
    ['a repeat without its steps', { do: 'repeat', times: 2 }],
  ])('cannot be %s', (_, given) => {
    expect(isStep(given)).toBe(false);
    expect(() => readProtocol({ version: 1, steps: [given] })).toThrow('not a protocol');
  });
});

describe('a step in the one way to write it', () => {
  const at = (...wells: string[]) => ({ plate: 2, wells });
  const remove = (place: Extract<Step, { do: 'remove' }>['at']): Step => ({
    do: 'remove',
    volume: 5,
    at: place,
    tips: 'keep',
  });
  const columns: Step[] = [remove({ plate: 2, columns: [3, 1] })];
  const wells: Step[] = [remove(at(...wellsOfColumn(3), ...wellsOfColumn(1)))];
  it('has columns for all their wells', () => expect(wells.map(tidyStep)).toEqual(columns));
  it('also in repeats', () => expect(tidyStep(repeat(repeat(...wells)))).toEqual(repeat(repeat(...columns))));
  it('has wells where one is missing', () => {
    const step = remove(at(...wellsOfColumn(3), ...wellsOfColumn(1).slice(1)));
    expect(tidyStep(step)).toEqual(step);
  });
  it('has liquids by the name that is held, and tips as they are', () =>
    expect(tidyStep({ do: 'given', volume: 5, liquid: '  洗浄液', at: at('A1') })).toEqual({
      do: 'given',
      volume: 5,
      liquid: 'wash buffer',
      at: at('A1'),
    }));
});
