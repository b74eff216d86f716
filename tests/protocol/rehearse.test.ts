import fc from 'fast-check';
import { type Contents, keyOf, total } from '@/lib/protocol/contents';
import { KIT } from '@/lib/protocol/kit';
import type { Step } from '@/lib/protocol/model';
import type { Tips } from '@/lib/protocol/operations/fields';
import { rehearse } from '@/lib/protocol/rehearse';
import { snapshotsOf } from '@/lib/protocol/snapshots';
import { understand } from '@/lib/protocol/understand';
import { ALL_COLUMNS } from '@/lib/protocol/wells';
import { runningTier } from '@/tools/toolchain/tiers.mjs';
import { cases } from '../helpers/cases';
import { anyProtocol, gentleProtocol } from './arbitrary';

const numRuns = runningTier() === 'test' ? 150 : 5000;
const said = (text: string) => {
  const { protocol, understood } = understand(text, 'en');
  expect(understood).toBe(true);
  return rehearse(protocol);
};

it.each(cases('tests/protocol/mistakes.txt'))('%s', (text, ...mistake) => {
  const found = Object.entries(said(text).mistake ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : `${name} ${value}`,
  );
  expect(found.toSorted()).toEqual(mistake.flatMap((one) => one.split(' | ')).toSorted());
});

it('names the step of a mistake in a repeat, and what was done before', () => {
  const { mistake, moments } = said(
    'Add 50 µL of water to A1. Repeat the following 8 times: add 50 µL of water to A1. End of repeat.',
  );
  expect(mistake).toEqual({
    kind: 'well-full',
    path: [1, 0],
    plate: 1,
    wells: ['A1'],
    failing: ['A1'],
    volume: 400,
    limit: KIT.wellMax,
  });
  expect(moments.at(-1)?.rounds).toEqual([7]);
});

it('takes loose tips from a column of their own', () => {
  const { moments } = said(
    'Add 50 µL of water to A1 to A3. Add 50 µL of water to column 1. Add 50 µL of water to B2.',
  );
  const picks = moments.flatMap(({ operation }) => (operation.do === 'pick' ? [operation.tip] : []));
  expect(picks).toEqual([
    { rack: 1, column: 1, row: 'A' },
    { rack: 1, column: 1, row: 'B' },
    { rack: 1, column: 1, row: 'C' },
    { rack: 1, column: 2 },
    { rack: 1, column: 1, row: 'D' },
  ]);
});

it('a serial dilution halves from well to well', () => {
  const rehearsal = said(
    'A1 holds 200 µL of sample. Make a 1:2 serial dilution from A1 to A4 in buffer, moving 100 µL each time and mixing 3 times.',
  );
  const { wells } = snapshotsOf(rehearsal)(rehearsal.moments.length);
  expect(['A1', 'A2', 'A3', 'A4'].map((well) => wells.get(keyOf(1, well))?.get('sample'))).toEqual(
    [100, 50, 25, 25].map((value) => expect.closeTo(value, 6)),
  );
});

it('traces of several liquids are not lost: all that a well holds can be removed from it', () =>
  expect(
    said(
      'A1 holds 100 µL of sample. A1 holds 100 µL of dye. Make a 1:10 serial dilution from A1 to A12 in water, moving 20 µL each time. Remove 180 µL from A9.',
    ).mistake,
  ).toBeUndefined());

const sum = (...all: Contents[]) => all.reduce((volume, contents) => volume + total(contents), 0);

it.each([
  ['any', anyProtocol],
  ['gentle', gentleProtocol],
] as const)('volume is neither made nor lost, at any moment of %s protocols', (_, protocols) =>
  fc.assert(
    fc.property(protocols, fc.double({ min: 0, max: 1, noNaN: true }), (protocol, part) => {
      const rehearsal = rehearse(protocol);
      const done = Math.round(rehearsal.moments.length * part);
      const { wells, tips, wasted } = snapshotsOf(rehearsal)(done);
      const drawn = rehearsal.moments
        .slice(0, done)
        .reduce(
          (volume, { operation }) =>
            operation.do === 'aspirate' && 'reservoir' in operation.from
              ? volume + operation.volume * operation.channels
              : volume,
          0,
        );
      const before = sum(...rehearsal.given.values());
      expect(Math.abs(sum(...wells.values(), ...tips, wasted) - before - drawn)).toBeLessThan(1e-3);
      for (const contents of wells.values()) expect(total(contents)).toBeLessThanOrEqual(KIT.wellMax + 1e-3);
    }),
    { numRuns },
  ),
);

it('any moment looks the same, wherever one comes from', () => {
  const rehearsal = said(
    'Repeat the following 9 times: add 20 µL of water to columns 1 to 6 with one set of tips. Remove 20 µL from columns 1 to 6 with one set of tips. End of repeat.',
  );
  expect(rehearsal.moments.length).toBeGreaterThan(200);
  const jumping = snapshotsOf(rehearsal);
  const last = jumping(rehearsal.moments.length);
  const straight = snapshotsOf(rehearsal);
  for (let done = 0; done <= rehearsal.moments.length; done += 1) straight(done);
  expect(straight(rehearsal.moments.length)).toEqual(last);
  expect(jumping(3)).toEqual(snapshotsOf(rehearsal)(3));
});

it('what wells hold may be told behind a repeat of nothing', () => {
  const rehearsal = said(
    'Repeat the following 2 times: End of repeat. A1 holds 50 µL of sample. Transfer 20 µL from A1 to B1.',
  );
  expect(rehearsal.given).toEqual(new Map([['1 A1', new Map([['sample', 50]])]]));
  expect(snapshotsOf(rehearsal)(rehearsal.moments.length).wells).toEqual(rehearsal.left);
});

it('an empty protocol does nothing', () =>
  expect(rehearse({ steps: [] })).toMatchObject({ moments: [], tips: 0, seconds: [0, 0] }));

it.each<Tips>(['each', 'once'])('tips %s: nothing is left on at the end', (tips) => {
  const step: Step = {
    do: 'dispense',
    volume: 20,
    liquid: 'water',
    at: { plate: 1, columns: [...ALL_COLUMNS] },
    tips,
  };
  const { moments } = rehearse({ steps: [step] });
  const count = (verb: string) => moments.filter(({ operation }) => operation.do === verb).length;
  expect(count('drop')).toBe(count('pick'));
});
