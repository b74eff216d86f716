/** Transfers: where they come from and go to, how much is all of it, and what may be a way or a range and is refused. */
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { transfer } from '@/lib/protocol/operations/transfer';
import { printProtocol } from '@/lib/protocol/print';
import { rehearse } from '@/lib/protocol/rehearse';
import { understand } from '@/lib/protocol/understand';
import { wellsOfColumn } from '@/lib/protocol/wells';

const wells = (...list: string[]) => ({ plate: 1, wells: list });

it.each<[text: string, locale: Locale, isAssumed: boolean]>([
  ['Distribute 90 µL from A1 to A2–A4, with one tip.', 'en', true],
  ['Transfer 90 µL from column 1 to columns 2–4, with new tips for each column.', 'en', true],
  ['Distribute 90 µL of PBS to A2–A4, with one tip.', 'en', true],
  ['Distribute 90 µL of peach juice to A2–A4, with one tip.', 'en', true],
  ['Aliquot 90 µL of 10% w/w PEG into A2–A4, with one tip.', 'en', true],
  ['Distribute 90 µL each from A1 to A2–A4, with one tip.', 'en', false],
  ['Distribute 90 µL of PBS to each well of row A, with one tip.', 'en', false],
  ['Dispense 90 µL of PBS into A2–A4, with one tip.', 'en', false],
  ['Transfer 90 µL from columns 1–3 to columns 4–6, with one set of tips.', 'en', false],
  ['A1からA2〜A4へ、ウェルごとに新しいチップで90 µL移す。', 'ja', true],
  ['A1からA2〜A4へ、ウェルごとに新しいチップで90 µLずつ移す。', 'ja', false],
])('that an amount is of each well is assumed where it may be all of it: %s', (text, locale, isAssumed) => {
  const { sentences, protocol } = understand(text, locale);
  expect(sentences.map(({ issue, assumed }) => issue ?? assumed.flat())).toEqual([isAssumed ? ['each'] : []]);
  // What is printed of it says it.
  for (const one of LOCALES)
    expect(understand(printProtocol(protocol, one), one).sentences[0]?.assumed.flat()).toEqual([]);
});

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
});

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
          { do: 'dispense', volume: 20, to: 'target' },
        ],
      },
    ]),
  );

  it.each([
    ['two and three wells', wells('A1', 'A2'), wells('B1', 'B2', 'B3')],
    ['three and two wells', wells('A1', 'A2', 'A3'), wells('B1', 'B2')],
  ])('%s do not meet', (_, from, at) =>
    expect(transfer.motions({ ...step, from, at })).toEqual([{ do: 'stop', kind: 'pairs' }]),
  );

  it.each<[way: string, sources: string[], targets: string[], byColumn: boolean]>([
    ['from column 1 to A2', wellsOfColumn(1), Array(8).fill('A2'), true],
    ['from A1 to column 2', Array(8).fill('A1'), wellsOfColumn(2), false],
    ['from A1 to A2, B2, C2, D2, E2, F2, G2 and H2', Array(8).fill('A1'), wellsOfColumn(2), false],
  ])('a column and a well meet well by well: %s', (way, sources, targets, byColumn) => {
    const { steps } = understand(`Transfer 20 µL ${way}.`, 'en').protocol;
    expect(steps.flatMap((one) => (one.do === 'transfer' ? transfer.motions(one) : []))).toEqual([
      expect.objectContaining({ channels: 1, sources: spots(...sources), targets: spots(...targets) }),
    ]);
    // A tip for each column would be one for eight wells of it.
    expect(understand(`Transfer 20 µL ${way}, with new tips for each column.`, 'en').understood).toBe(
      byColumn,
    );
  });
});
