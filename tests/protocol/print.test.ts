/** How steps are printed in both languages: places, tips, times, repeats, and where plates have to be named. */
import { LOCALES } from '@/lib/i18n/locales';
import type { Block } from '@/lib/protocol/blocks';
import type { Step } from '@/lib/protocol/model';
import { liquidName } from '@/lib/protocol/names';
import { namesPlates, printLines, printPlace, printProtocol } from '@/lib/protocol/print';
import { understand } from '@/lib/protocol/understand';
import { type Place, wellsOfRow } from '@/lib/protocol/wells';

const on = (...columns: number[]): Place => ({ plate: 1, columns });
const at = (...wells: string[]): Place => ({ plate: 1, wells });
const rows = (...names: string[]): Place => ({ plate: 1, wells: names.flatMap(wellsOfRow) });

it.each<[Place, en: string, ja: string]>([
  [on(4), 'column 4', '4列'],
  [on(1, 3), 'columns 1 and 3', '1・3列'],
  [on(1, 2, 3), 'columns 1 to 3', '1〜3列'],
  [on(1, 2, 3, 5, 7), 'columns 1 to 3, 5 and 7', '1〜3列と5列と7列'],
  [on(9, 8, 7, 2), 'columns 9 to 7 and 2', '9〜7列と2列'],
  [at('A1'), 'A1', 'A1'],
  [at('A1', 'C3', 'B1', 'B2', 'B3'), 'A1, C3 and B1 to B3', 'A1、C3、B1〜B3'],
  [rows('B'), 'row B', 'B行'],
  [rows('B', 'D'), 'rows B and D', 'B行、D行'],
  [{ ...on(4), plate: 2 }, 'column 4 of plate 2', 'プレート2の4列'],
])('%j is %s, %s', (place, en, ja) => {
  expect(printPlace(place, 'en')).toBe(en);
  expect(printPlace(place, 'ja')).toBe(ja);
});

it('a plate is named where that is asked for, the first one too', () => {
  expect(printPlace(on(4), 'en', true)).toBe('column 4 of plate 1');
  expect(printPlace(on(4), 'ja', true)).toBe('プレート1の4列');
});

const mix = (times: number, place: Place, tips: 'each' | 'once' | 'keep'): Step => ({
  do: 'mix',
  times,
  volume: 20,
  at: place,
  tips,
});
it.each<[Step, en: string, ja: string]>([
  [mix(1, on(1), 'each'), 'once, with new tips for each column', '1回、列ごとに新しいチップで'],
  [mix(2, on(1), 'once'), 'twice, with one set of tips', '2回、1組のチップで'],
  [mix(3, at('A1'), 'each'), '3 times, with a new tip for each well', '3回、ウェルごとに新しいチップで'],
  [mix(10, at('A1'), 'once'), '10 times, with one tip', '10回、1本のチップで'],
  [mix(3, on(1), 'keep'), '3 times, with the tips from the previous step', '3回、前の手順のチップのまま'],
])('%j: %s, %s', (step, en, ja) => {
  expect(printProtocol({ steps: [step] }, 'en')).toContain(`with 20 µL, ${en}.`);
  expect(printProtocol({ steps: [step] }, 'ja')).toContain(`20 µLで${ja}混ぜる。`);
});

it.each<[number, en: string, ja: string]>([
  [1, '1 second', '1秒'],
  [60, '1 minute', '1分'],
  [90, '1 minute 30 seconds', '1分30秒'],
  [3600, '1 hour', '1時間'],
  [7325, '2 hours 2 minutes 5 seconds', '2時間2分5秒'],
  [36_001, '10 hours 1 second', '10時間1秒'],
])('%i s are %s, %s', (seconds, en, ja) => {
  expect(printProtocol({ steps: [{ do: 'wait', seconds }] }, 'en')).toBe(`Wait ${en}.`);
  expect(printProtocol({ steps: [{ do: 'wait', seconds }] }, 'ja')).toBe(`${ja}待つ。`);
});

/** Whether places beside each other could be taken for one: column 1 to columns 2 to 4. */
describe('from one place to another', () => {
  const printed = (from: Place, to: Place) =>
    printProtocol({ steps: [{ do: 'transfer', volume: 20, from, at: to, tips: 'each' }] }, 'en');
  it.each<[Place, Place]>([
    [on(1), on(2)],
    [on(1, 2, 3), on(4, 5, 6)],
    [at('A1'), at('B1')],
    [at('A1', 'A2', 'A3'), at('B1', 'B2', 'B3')],
    [rows('A'), rows('B')],
  ])('%j to %j needs no plates', (from, to) => expect(printed(from, to)).not.toContain('plate'));
  it.each<[Place, Place]>([
    [on(1), on(2, 3, 4)],
    [on(2, 3, 4), on(1)],
    [on(1, 3), on(2, 4)],
    [on(1), at('A2')],
    [at('A1'), at('B1', 'B2', 'B3')],
    [at('A1', 'C3'), at('B1', 'D3')],
    [rows('A'), at('B1')],
    [rows('A', 'B'), rows('C', 'D')],
  ])('%j to %j names them', (from, to) => expect(printed(from, to).match(/of plate 1/g)).toHaveLength(2));
});

describe('plates', () => {
  const add: Step = { do: 'dispense', volume: 20, liquid: 'water', at: on(1), tips: 'each' };
  it.each<[Step[], boolean]>([
    [[add], false],
    [[add, { do: 'shake', rpm: 500, seconds: 60, plate: 1 }], false],
    [[add, { do: 'shake', rpm: 500, seconds: 60, plate: 2 }], true],
    [[add, { do: 'repeat', times: 2, steps: [{ ...add, at: { ...on(1), plate: 3 } }] }], true],
    [[add, { do: 'repeat', times: 2, steps: [add] }], false],
    [[add, { do: 'hold', celsius: null, seconds: null, plate: 1 }], false],
  ])('are named where there is another one than the first: %j', (steps, named) => {
    expect(namesPlates(steps)).toBe(named);
    expect(printProtocol({ steps }, 'en').includes('column 1 of plate 1')).toBe(named);
  });
});

it('what a repeat holds is set in by two, and ends', () => {
  const wait: Step = { do: 'wait', seconds: 5 };
  const blocks: Block[] = [
    {
      do: 'repeat',
      times: 3,
      steps: [wait, { do: 'gap', text: 'Sing.' }, { do: 'repeat', times: 2, steps: [wait] }],
    },
  ];
  expect(printLines(blocks, 'en', false)).toEqual([
    'Repeat the following 3 times:',
    '  Wait 5 seconds.',
    '  Sing.',
    '  Repeat the following 2 times:',
    '    Wait 5 seconds.',
    '  End of repeat.',
    'End of repeat.',
  ]);
});

describe('a name that a sentence would take for something else is printed so that it is read back', () => {
  const lettered = ['reagent', 'buffer', 'primer', 'sample', 'antibody', 'standard', 'dye'];
  it.each([
    ...lettered.flatMap((word) => [`${word} 1 dye`, `${word} b stock`, `${word} 12 conjugate`]),
    ...['mixture', 'eluate', 'leftover', 'contents', 'diluted sample', '混合液', '溶出液'],
    ...['etc', 'residual', 'strokes', 'onwards', 'column-wise', 'row-wise'],
  ])('%s', (liquid) => {
    const steps: Step[] = [
      { do: 'dispense', volume: 50, liquid: 'water', at: on(1), tips: 'each' },
      { do: 'dispense', volume: 50, liquid, at: on(2), tips: 'each' },
    ];
    for (const locale of LOCALES) {
      const { protocol, understood } = understand(printProtocol({ steps }, locale), locale);
      expect(understood).toBe(true);
      expect(protocol.steps[1]).toMatchObject({ liquid: liquidName(liquid) });
    }
  });
});
