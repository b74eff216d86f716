/** Transfers: where they come from and go to, how much is all of it, and what may be a way or a range and is refused. */
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { transfer } from '@/lib/protocol/operations/transfer';
import { printProtocol } from '@/lib/protocol/print';
import { rehearse } from '@/lib/protocol/rehearse';
import { understand } from '@/lib/protocol/understand';
import { ALL_COLUMNS, ROWS, wellsOfColumn, wellsOfRow } from '@/lib/protocol/wells';
import { refusals } from './refusals';

const read = (text: string, locale: Locale = 'en') => {
  const { protocol } = understand(text, locale);
  return { refused: refusals(text, locale), step: protocol.steps.at(-1) };
};
const wells = (...list: string[]) => ({ plate: 1, wells: list });
const columns = (...list: number[]) => ({ plate: 1, columns: list });
const on = (plate: number, place: object) => ({ ...place, plate });

it.each<[way: string, from: object, at: object]>([
  ['from A1 to A3', wells('A1'), wells('A3')],
  ['from A1 to A3, B1', wells('A1'), wells('A3', 'B1')],
  ['in A1 to B1', wells('A1'), wells('B1')],
  ['to B1 from A1', wells('A1'), wells('B1')],
  ['from columns 1 to 2', columns(1), columns(2)],
  ['from columns 1-2 to column 3', columns(1, 2), columns(3)],
  ['from rows A to B', wells(...wellsOfRow('A')), wells(...wellsOfRow('B'))],
  ['from A1 to all wells', wells('A1'), columns(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)],
  // Two sources and two targets; on another plate it is no chain.
  ['from A1 to B1 to C1 and D1', wells('A1', 'B1'), wells('C1', 'D1')],
  ['from A1 to B1 to C1 to D1', wells('A1', 'B1'), wells('C1', 'D1')],
  ['from A1 to B1 to column 3', wells('A1', 'B1'), columns(3)],
  ['from A1 to B1 of plate 1 to C1 of plate 2', wells('A1', 'B1'), on(2, wells('C1'))],
  ['from A1 of plate 1 to C1 to D1 and E1 of plate 2', wells('A1'), on(2, wells('C1', 'D1', 'E1'))],
  // Only another plate is named: the same wells of it, but for those that are told.
  ['from A1 and B1 of plate 1 to plate 2', wells('A1', 'B1'), on(2, wells('A1', 'B1'))],
  ['from A1 of plate 1 to the same wells of plate 2', wells('A1'), on(2, wells('A1'))],
  // Where all its wells are named, each of them gets some.
  ['from A1 of plate 1 to all wells of plate 2', wells('A1'), on(2, wells(...[...ROWS].flatMap(wellsOfRow)))],
  ['from column 1 of plate 1 to each well of plate 2', columns(1), on(2, columns(...ALL_COLUMNS))],
  ['from column 1 of plate 1 to plate 2, all wells', columns(1), on(2, columns(...ALL_COLUMNS))],
  [
    'from rows A to H of plate 1 to all wells of plate 2',
    wells(...[...ROWS].flatMap(wellsOfRow)),
    on(2, wells(...[...ROWS].flatMap(wellsOfRow))),
  ],
  [
    'from columns 1 to 11 of plate 1 to all wells of plate 2 except column 12',
    columns(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
    on(2, columns(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)),
  ],
  ['from column 2 of plate 1 to all wells of plate 2 except columns 2 to 12', columns(2), on(2, columns(1))],
])('%s', (way, from, at) =>
  expect(read(`Transfer 20 µL ${way}.`)).toMatchObject({ refused: [], step: { do: 'transfer', from, at } }),
);

it.each<[text: string, locale: Locale, isAssumed: boolean]>([
  ['Distribute 90 µL from A1 to A2–A4, with one tip.', 'en', true],
  ['Transfer 90 µL from column 1 to columns 2–4, with new tips for each column.', 'en', true],
  ['Distribute 90 µL of PBS to A2–A4, with one tip.', 'en', true],
  ['Distribute 90 µL each from A1 to A2–A4, with one tip.', 'en', false],
  ['Distribute 90 µL of PBS to each well of row A, with one tip.', 'en', false],
  ['Dispense 90 µL of PBS into A2–A4, with one tip.', 'en', false],
  ['Transfer 90 µL from columns 1–3 to columns 4–6, with one set of tips.', 'en', false],
  ['A1からA2〜A4へ、ウェルごとに新しいチップで90 µL移す。', 'ja', true],
  ['A1からA2〜A4へ、ウェルごとに新しいチップで90 µLずつ移す。', 'ja', false],
])('that an amount is of each well is assumed where it may be all of it: %s', (text, locale, isAssumed) => {
  const { sentences, protocol } = understand(text, locale);
  expect(sentences.map(({ issue, assumed }) => issue ?? assumed)).toEqual([isAssumed ? ['each'] : []]);
  // What is printed of it says it.
  for (const one of LOCALES)
    expect(understand(printProtocol(protocol, one), one).sentences[0]?.assumed).toEqual([]);
});

it.each<[text: string, from: object, at: object]>([
  ['A1からA3へ20 µL移す。', wells('A1'), wells('A3')],
  ['A1〜A3からB1へ20 µL移す。', wells('A1', 'A2', 'A3'), wells('B1')],
  // Where it comes from may stand last.
  ['B1はA1から20 µL移す。', wells('A1'), wells('B1')],
  ['A行からB行へ20 µL移す。', wells(...wellsOfRow('A')), wells(...wellsOfRow('B'))],
  ['1列から2列へ20 µL移す。', columns(1), columns(2)],
  ['プレート1の1列からプレート2へ20 µL移す。', columns(1), on(2, columns(1))],
  ['プレート1の1列からプレート2の全ウェルへ20 µLずつ移す。', columns(1), on(2, columns(...ALL_COLUMNS))],
  [
    'プレート1の全ウェルからプレート2の各ウェルへ20 µLずつ移す。',
    columns(...ALL_COLUMNS),
    on(2, columns(...ALL_COLUMNS)),
  ],
])('%s', (text, from, at) => expect(read(text, 'ja')).toMatchObject({ refused: [], step: { from, at } }));

describe('all of it', () => {
  it.each([
    ['en', 'Add 300 µL of wash buffer to columns 1 to 3. Remove all of it.', 'tip-full'],
    ['en', 'Add 200 µL of wash buffer to all wells. Remove all of it.', 'reservoir-full'],
    ['ja', '全ウェルに洗浄液を200 µL加える。全量除く。', 'reservoir-full'],
  ] as const)('in %s: %s', (locale, text, kind) => {
    const { protocol, understood } = understand(text, locale);
    expect(understood).toBe(true);
    expect(rehearse(protocol).mistake).toMatchObject({ kind, path: [0] });
  });

  const there = 'A1 holds 50 µL of sample. B1 holds 30 µL of dye. ';
  it.each<[text: string, volume: number, from: object]>([
    ['Transfer all of it from A1 to C1.', 50, wells('A1')],
    // What is mixed is transferred, if nothing else is named.
    ['Mix A1 3 times with 20 µL and transfer all of it to C1.', 50, wells('A1')],
    ['Mix A1 3 times with 20 µL and transfer 20 µL to C1.', 20, wells('A1')],
    ['Mix A1 3 times with 20 µL and transfer all of it from B1 to C1.', 30, wells('B1')],
  ])('%s', (text, volume, from) =>
    expect(read(there + text)).toMatchObject({ refused: [], step: { volume, from, at: wells('C1') } }),
  );

  it.each<[text: string, refusal: string]>([
    ['Mix A1 3 times with 20 µL and transfer all of it from B1.', 'missing wells: transfer'],
    // It is D1 that is named, where nothing is, and not what is mixed.
    ['Mix A1 3 times with 20 µL and transfer all of it from D1.', 'nothing-before volume: all of it'],
    ['Transfer from A1 to C1.', 'missing volume: Transfer'],
    ['Transfer all of it to C1.', 'missing wells: Transfer'],
    ['Transfer all but 10 µL from A1 to C1.', 'unfit volume: 10 µL'],
    ['Transfer up to 20 µL from A1 to C1.', 'unfit volume: 20 µL'],
    ['Transfer all of it from D1 to C1.', 'nothing-before volume: all of it'],
  ])('%s', (text, refusal) => expect(read(there + text).refused).toEqual([refusal]));
});

it.each<[way: string, refusal: string]>([
  ['from A1', 'missing wells: Transfer'],
  ['to A1', 'missing wells: Transfer'],
  ['from all wells', 'missing wells: Transfer'],
  ['from columns 1-2', 'missing wells: Transfer'],
  ['from columns 1-2 of plate 1', 'missing wells: Transfer'],
  ['from plate 1 to plate 2 and plate 3', 'twice wells: plate 3'],
  // Are both on that plate?
  ['from A1 to B1 of plate 2', 'unfit plate: A1 to B1 of plate 2'],
  ['from A1 to B1 and C1 of plate 2', 'unfit plate: A1 to B1 and C1 of plate 2'],
  // From one to the next, or from the first to both? And is it one way, or two?
  ['from A1 to B1 to C1', 'unfit wells: C1'],
  ['from A1 to B1 and C1 to D1', 'unfit wells: A1 to B1 and C1 to D1'],
  ['from A1 of plate 1 to C1 to D1 and E1', 'unfit wells: C1 to D1 and E1'],
  ['of water and buffer from A1 to B1', 'twice liquid: buffer'],
])('%s is refused', (way, refusal) => expect(read(`Transfer 20 µL ${way}.`).refused).toEqual([refusal]));

it('「まで」 is no way', () =>
  expect(read('A1からA3まで20 µL移す。', 'ja').refused).toEqual(['missing wells: 移す']));

describe('what a machine does', () => {
  const step = { do: 'transfer' as const, volume: 20, tips: 'each' as const };
  const spots = (...names: string[]) => names.map((name) => ({ plate: 1, wells: [name] }));
  it.each<[what: string, from: string[], at: string[], sources: string[], targets: string[]]>([
    ['one to one', ['A1', 'A2'], ['B1', 'B2'], ['A1', 'A2'], ['B1', 'B2']],
    ['one to many', ['A1'], ['B1', 'B2'], ['A1', 'A1'], ['B1', 'B2']],
    ['many to one', ['A1', 'A2'], ['B1'], ['A1', 'A2'], ['B1', 'B1']],
  ])('%s', (_, from, at, sources, targets) =>
    expect(transfer.motions({ ...step, from: wells(...from), at: wells(...at) })).toEqual([
      {
        do: 'pass',
        tips: 'each',
        channels: 1,
        sources: spots(...sources),
        targets: spots(...targets),
        moves: [
          { do: 'aspirate', volume: 20, from: 'source' },
          { do: 'dispense', volume: 20, to: 'target', above: true },
        ],
      },
    ]),
  );

  it.each([
    ['two and three wells', wells('A1', 'A2'), wells('B1', 'B2', 'B3')],
    ['three and two wells', wells('A1', 'A2', 'A3'), wells('B1', 'B2')],
    ['a column and a well', columns(1), wells('A2')],
    ['a well and a column', wells('A2'), columns(1)],
  ])('%s do not meet', (_, from, at) =>
    expect(transfer.motions({ ...step, from, at })).toEqual([{ do: 'stop', kind: 'pairs' }]),
  );

  it('a column does not go into a well', () => {
    const { protocol } = understand('Column 1 holds 50 µL of dye. Transfer 20 µL from column 1 to A2.', 'en');
    expect(rehearse(protocol)).toMatchObject({ mistake: { kind: 'pairs', path: [1] }, moments: [] });
    expect(rehearse(protocol).left.size).toBe(wellsOfColumn(1).length);
  });
});
