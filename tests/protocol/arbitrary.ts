import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { fits, LIMITS, type Protocol, type Step, tidyStep } from '@/lib/protocol/model';
import { liquidName } from '@/lib/protocol/names';
import { TIPS } from '@/lib/protocol/operations/fields';
import { rehearse } from '@/lib/protocol/rehearse';
import { ALL_COLUMNS, type Place, run, wellAt, wellsBetween, wellsOfRow } from '@/lib/protocol/wells';
import { HOSTILE_NAMES } from '../helpers/hostile-words';

/** Any protocol that the model allows, in the one way to write it. */

const column = fc.integer({ min: 1, max: 12 });
const wells = fc.oneof(
  fc.uniqueArray(
    fc.tuple(fc.nat(7), column).map(([row, at]) => wellAt(row, at)),
    { minLength: 1, maxLength: 12 },
  ),
  fc
    .tuple(fc.nat(7), fc.nat(7), column, column)
    .map(([a, b, c, d]) => wellsBetween(wellAt(a, c), wellAt(b, d))),
  fc
    .uniqueArray(fc.constantFrom(...'ABCDEFGH'), { minLength: 1, maxLength: 8 })
    .map((rows) => rows.flatMap(wellsOfRow)),
);
const columns: fc.Arbitrary<number[]> = fc.oneof(
  fc.tuple(column, column).map(([from, to]) => run(from, to)),
  fc.uniqueArray(column, { minLength: 1, maxLength: 12 }),
  fc.constant(ALL_COLUMNS.slice()),
);
const plate = fc.oneof(
  { weight: 4, arbitrary: fc.constant(1) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) },
);
const place: fc.Arbitrary<Place> = fc.oneof(fc.record({ plate, columns }), fc.record({ plate, wells }));
/** Words of the grammars' own, which a name may begin with. */
const OWN_WORDS = ['en', 'ja'].flatMap((language) =>
  [...readFileSync(`lib/protocol/grammar/${language}.peggy`, 'utf8').matchAll(/"([^"\s]{1,14})"/g)].map(
    ([, word = '']) => word,
  ),
);
const name = fc
  .oneof(
    fc
      .tuple(
        fc.constantFrom('', 'X '),
        fc.constantFrom(...OWN_WORDS),
        fc.constantFrom('', '0A', '1', '-2', '%', '+B', '/c', ' 2', ' 1 dye', ' b stock'),
      )
      .map((parts) => parts.join('')),
    fc.constantFrom(
      'reagent A',
      'reagent B',
      'reagent 12',
      'buffer',
      'water',
      'sample',
      'PBS',
      'blank',
      'control serum',
      '陰性対照',
      'DMSO',
      'Tris-HCl',
      '10% SDS',
      'master mix',
      'mixture',
      'contents',
      '混合液',
      'column-wise',
      'etc',
      'onwards',
      'secondary antibody',
      'column',
      'add',
      'A1',
      'mix to A1',
      '次',
      '分注',
      '段階希釈液',
      '1列目',
      '2倍濃縮液',
      '50 µL',
      'gently',
      'water and salt',
      '',
      '冷たい液',
      'RT mix',
      '室温緩衝液',
      ...HOSTILE_NAMES,
    ),
    fc.string({ unit: 'grapheme-composite', maxLength: 12 }),
    fc.stringMatching(/^[a-zA-Z0-9 ./%'-]{1,16}$/),
    fc.stringMatching(/^[ァ-ヶ一-龠々ーA-Za-z0-9・ -]{1,10}$/),
  )
  .map((text) => liquidName(text).slice(0, LIMITS.name).trim())
  .filter(
    (text) =>
      text === liquidName(text) &&
      !/[\s"“”「」『』\p{C}]{2}|\p{Cn}|\p{Cs}/u.test(text) &&
      text.isWellFormed(),
  );
const volume = fc.oneof(
  fc.integer({ min: 1, max: 300 }),
  fc.integer({ min: 1, max: LIMITS.volume * 100 }).map((n) => n / 100),
);
const times = fc.integer({ min: 1, max: LIMITS.times });
const seconds = fc.integer({ min: 1, max: LIMITS.seconds });
const tips = fc.constantFrom(...TIPS);

const plain = (amount: fc.Arbitrary<number>, liquid: fc.Arbitrary<string>): fc.Arbitrary<Step> =>
  fc.oneof(
    fc.record({ do: fc.constant('given' as const), volume: amount, liquid, at: place }),
    fc.record({ do: fc.constant('dispense' as const), volume: amount, liquid, at: place, tips }),
    fc.record({ do: fc.constant('transfer' as const), volume: amount, from: place, at: place, tips }),
    fc.record({ do: fc.constant('remove' as const), volume: amount, at: place, tips }),
    fc.record({ do: fc.constant('mix' as const), times, volume: amount, at: place, tips }),
    fc.record({
      do: fc.constant('dilute' as const),
      factor: fc.integer({ min: 2, max: LIMITS.factor }),
      volume: amount,
      at: place,
      diluent: fc.option(liquid),
      times,
      tips,
    }),
    fc.record({ do: fc.constant('wait' as const), seconds }),
    fc.record({
      do: fc.constant('shake' as const),
      plate,
      rpm: fc.integer({ min: 200, max: 3000 }),
      seconds,
    }),
    fc
      .record({
        do: fc.constant('hold' as const),
        plate,
        celsius: fc.option(fc.integer({ min: 37, max: 95 })),
        seconds: fc.option(seconds),
      })
      .map((step) => (step.celsius === null ? { ...step, seconds: null } : step)),
  );
const nested = (one: fc.Arbitrary<Step>, count: fc.Arbitrary<number>, depth: number): fc.Arbitrary<Step[]> =>
  fc.array(
    depth === 0
      ? one
      : fc.oneof(
          { weight: 5, arbitrary: one },
          {
            weight: 1,
            arbitrary: fc.record({
              do: fc.constant('repeat' as const),
              times: count,
              steps: fc.memo(() => nested(one, count, depth - 1))(1),
            }),
          },
        ),
    { maxLength: 6 },
  );
const tidy = (steps: Step[]): Protocol => ({ version: 1, steps: steps.map(tidyStep) });

/** Protocols of any kind, sensible or not. */
export const anyProtocol: fc.Arbitrary<Protocol> = nested(plain(volume, name), times, 2)
  .filter(fits)
  .map(tidy);

const few = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('reagent A', 'reagent B', 'buffer', 'sample', 'negative control') },
  { weight: 1, arbitrary: fc.constantFrom('constructor', '__proto__', 'valueOf') },
);
/** Protocols that come through a rehearsal more often: small volumes, few liquids, few turns. */
export const gentleProtocol: fc.Arbitrary<Protocol> = nested(
  plain(fc.integer({ min: 5, max: 40 }), few),
  fc.integer({ min: 1, max: 3 }),
  1,
).map((steps) => {
  const given: Step = {
    do: 'given',
    volume: 120,
    liquid: 'sample',
    at: { plate: 1, columns: [...ALL_COLUMNS] },
  };
  return tidy([given, ...steps.filter((step) => step.do !== 'given')]);
});

/** The steps that a rehearsal comes through without a mistake, each after those before it; no more operations than so many. */
function rehearsed(steps: readonly Step[], most: number): Step[] {
  const done: Step[] = [];
  for (const step of steps) {
    done.push(step);
    const { mistake, moments } = rehearse({ steps: done });
    if (mistake || moments.length > most || !fits(done)) done.pop();
  }
  return done;
}
const wide: Place = { plate: 1, columns: [...ALL_COLUMNS] };
const filled = fc.constantFrom<Step[]>([
  { do: 'given', volume: 150, liquid: 'sample', at: wide },
  { do: 'given', volume: 100, liquid: 'buffer', at: { ...wide, plate: 2 } },
]);
/** Long protocols without a mistake, of up to 500 operations: what would be one is left out. */
export const validProtocol: fc.Arbitrary<Protocol> = fc
  .tuple(
    filled,
    fc.array(
      fc.oneof(
        { weight: 3, arbitrary: plain(fc.integer({ min: 5, max: 20 }), few) },
        {
          weight: 1,
          arbitrary: nested(
            plain(fc.integer({ min: 5, max: 15 }), few),
            fc.integer({ min: 2, max: 4 }),
            1,
          ).map((steps): Step => ({ do: 'repeat', times: 2, steps: steps.slice(0, 3) })),
        },
      ),
      { minLength: 60, maxLength: 90, size: 'max' },
    ),
  )
  .map(([given, steps]) => tidy(rehearsed([...given, ...steps.map(tidyStep)], 500)));
