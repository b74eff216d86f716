import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Operation, Spot } from '@/lib/protocol/actions';
import { opentrons } from '@/lib/protocol/export/opentrons';
import { pylabrobot } from '@/lib/protocol/export/pylabrobot';
import { python } from '@/lib/protocol/export/python';
import { WORKLIST_HEAD, worklist } from '@/lib/protocol/export/worklist';
import type { Protocol } from '@/lib/protocol/model';
import type { AnyAct } from '@/lib/protocol/operations/motions';
import { printProtocol } from '@/lib/protocol/print';
import { rehearse } from '@/lib/protocol/rehearse';
import { understand } from '@/lib/protocol/understand';
import { findPython } from '@/tools/toolchain/programs.mjs';
import { runningTier } from '@/tools/toolchain/tiers.mjs';
import { gentleProtocol, validProtocol } from './arbitrary';
import { corpus } from './corpus';

/** An operation as record.py and the reading of a worklist tell it. */
type Recorded = (string | number)[];

const spot = (place: Spot | 'waste') =>
  place === 'waste'
    ? 'waste'
    : 'reservoir' in place
      ? `reservoir ${place.reservoir}`
      : `plate ${place.plate} ${place.wells[0]}`;
function recorded(operation: Operation): Recorded {
  switch (operation.do) {
    case 'drop':
      return ['drop', operation.channels];
    case 'pick': {
      const { rack, column, row } = operation.tip;
      return ['pick', operation.channels, rack, column, ...(row ? [row] : [])];
    }
    case 'aspirate':
      return ['aspirate', operation.channels, operation.volume, spot(operation.from)];
    case 'dispense':
      return ['dispense', operation.channels, operation.volume, spot(operation.to)];
    default: {
      const { plate, rpm, celsius, seconds }: AnyAct = operation;
      return [operation.do, ...[plate, rpm, celsius, seconds].filter((figure) => figure !== undefined)];
    }
  }
}

/** How many protocols are exported: every which sentence of the corpus, and how many random and long ones. */
const AMOUNTS = {
  test: { every: 1, random: 150, long: 10 },
  more: { every: 1, random: 600, long: 60 },
  // Where faults are put in (stryker.config.mjs), they are exported hundreds of times.
  faults: { every: 12, random: 20, long: 4 },
};
const tier = runningTier() === 'test' ? 'test' : 'more';
const amount = AMOUNTS[process.env.MUTATION_AREA ? 'faults' : tier];

/** Sensible protocols: those of the corpus and random ones that come to their end. */
function wellDone({ every, random: count }: typeof amount): Protocol[] {
  const said = (['en', 'ja'] as const)
    .flatMap((locale) =>
      corpus(locale).flatMap(({ steps, refused }) =>
        refused.length ? [] : [{ version: 1 as const, steps }],
      ),
    )
    .filter((_, place) => place % every === 0);
  const random = fc.sample(gentleProtocol, { numRuns: count, seed: 22 });
  return [...said, ...random].filter((protocol) => !rehearse(protocol).mistake);
}
/** Long ones, of which each step can be done. */
const long = fc.sample(validProtocol, { numRuns: amount.long, seed: 30 });
const protocols = [...wellDone(amount), ...long];

const LIBRARIES = { opentrons, pylabrobot };
const found = findPython();
/** Without Python, the summary of the run says that these were left out. */
const withPython = found ? describe : describe.skip;

withPython('the exported scripts, run', () => {
  it.each(['opentrons', 'pylabrobot'] as const)('%s tells the operations of the rehearsal', (library) => {
    const scripts = protocols.map((protocol, index) => ({
      library,
      code: python(LIBRARIES[library], protocol, rehearse(protocol), index % 2 ? 'ja' : 'en'),
    }));
    const { stdout, stderr, status } = spawnSync(found as string, [join(__dirname, 'python/record.py')], {
      input: JSON.stringify(scripts),
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      env: { ...process.env, PYTHONIOENCODING: 'utf-8', PYTHONDONTWRITEBYTECODE: '1' },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const done = JSON.parse(stdout) as Recorded[][];
    expect(done).toHaveLength(protocols.length);
    for (const [index, protocol] of protocols.entries())
      expect({ index, recorded: done[index] }).toEqual({
        index,
        recorded: rehearse(protocol).moments.map(({ operation }) => recorded(operation)),
      });
  });
});

it('long protocols have no mistake, and are read as they are printed', () => {
  const counts = long.map((protocol) => {
    const { mistake, moments } = rehearse(protocol);
    expect(mistake).toBeUndefined();
    for (const locale of ['en', 'ja'] as const)
      expect(understand(printProtocol(protocol, locale), locale).protocol).toEqual(protocol);
    return moments.length;
  });
  expect(Math.max(...counts)).toBeLessThanOrEqual(500);
  expect(counts.filter((count) => count > 400).length).toBeGreaterThan(long.length / 2);
});

it('there are protocols to export', () => expect(protocols.length).toBeGreaterThan(amount.random / 2));

/** The operations of a worklist, read as anybody else would read it. */
function readWorklist(text: string): Recorded[] {
  const rows = text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(rows[0]).toEqual([...WORKLIST_HEAD]);
  return rows
    .slice(1)
    .map(
      ([
        ,
        ,
        action = '',
        channels = '',
        labware = '',
        wells = '',
        volume = '',
        ,
        seconds = '',
        rpm = '',
        celsius = '',
      ]) => {
        const [first = ''] = wells.split(':');
        if (action === 'drop') return [action, Number(channels)];
        if (!channels)
          return [
            action,
            ...[labware.replace('plate ', ''), rpm, celsius, seconds].filter(Boolean).map(Number),
          ];
        if (action === 'pick') {
          const row = wells.includes(':') ? [] : [first.charAt(0)];
          return [
            action,
            Number(channels),
            Number(labware.replace('tips ', '')),
            Number(first.slice(1)),
            ...row,
          ];
        }
        const place =
          labware === 'waste'
            ? 'waste'
            : labware === 'reservoir'
              ? `reservoir ${first.slice(1)}`
              : `${labware} ${first}`;
        return [action, Number(channels), Number(volume), place];
      },
    );
}

it('the worklist tells the operations of the rehearsal', () => {
  for (const protocol of protocols) {
    const rehearsal = rehearse(protocol);
    if (rehearsal.liquids.some(({ name }) => /[",]/.test(name))) continue;
    expect(readWorklist(worklist(rehearsal, 'en'))).toEqual(
      rehearsal.moments.map(({ operation }) => recorded(operation)),
    );
  }
});

it('a name that a spreadsheet would calculate stays a text, one with a comma stays one field', () => {
  const csv = (name: string) => {
    const step = {
      do: 'dispense' as const,
      volume: 50,
      liquid: name,
      at: { plate: 1, wells: ['A1'] },
      tips: 'each' as const,
    };
    return worklist(rehearse({ steps: [step] }), 'en');
  };
  for (const name of ['=1+1', '＝1+1', '＠SUM', '－1', '＋1']) expect(csv(name)).toContain(`,'${name},`);
  expect(csv('water, cold')).toContain(',"water, cold",');
});

it('the steps of a loop have numbers of their own, which a spreadsheet takes for neither number nor day', () => {
  const wait = { do: 'wait' as const, seconds: 1 };
  const steps = [wait, { do: 'repeat' as const, times: 1, steps: Array.from({ length: 10 }, () => wait) }];
  const numbers = worklist(rehearse({ steps }), 'en')
    .split('\r\n')
    .flatMap((line) => /^\d+,([^,]+)/.exec(line)?.[1] ?? []);
  expect(new Set(numbers).size).toBe(11);
  // Read as Excel, LibreOffice and Sheets do: a number, or the parts of a day or a time.
  expect(numbers.slice(1).filter((number) => /^[\d\s.,:/-]+$/.test(number))).toEqual([]);
});

it.each<[what: string, library: 'opentrons' | 'pylabrobot', text: string, has: string[], hasNot: string[]]>([
  [
    'liquids, and how much of them to fill in',
    'opentrons',
    'A1 holds 20 µL of dye. Dispense 50 µL of reagent B into columns 1 to 8.',
    [
      'for name in ["reagent B", "dye"]}',
      'reservoir["A1"].load_liquid(liquids["reagent B"], 4200)',
      'well.load_liquid(liquids["dye"], 20)',
    ],
    [],
  ],
  [
    'liquids in a comment',
    'pylabrobot',
    'Dispense 50 µL of reagent B into columns 1 to 8.',
    ['# reservoir A1: reagent B, 4200 µL'],
    [],
  ],
  [
    'nothing that no step needs: one rack, one plate and one pipette',
    'opentrons',
    'Dispense 50 µL of dye into columns 1 to 8 of plate 2.',
    ['for slot in ["A1"]\n', '2: protocol.load_labware', '"left"'],
    ['1: protocol', '3: protocol', '"right"', 'shakers'],
  ],
  ['no pipette and no plate', 'opentrons', 'Wait 5 seconds.', ['delay'], ['p8', 'racks', 'plates', 'wells']],
  [
    'heater-shakers at the sides of the deck',
    'opentrons',
    'Shake plate 3 at 500 rpm for 1 minute. Shake plate 2 at 500 rpm for 1 minute.',
    [
      '2: protocol.load_module("heaterShakerModuleV1", "C3")',
      '3: protocol.load_module(',
      'close_labware_latch',
    ],
    ['1: protocol', 'load_trash_bin'],
  ],
])('a script has %s (%s)', (_, library, text, has, hasNot) => {
  const { protocol } = understand(text, 'en');
  const script = python(LIBRARIES[library], protocol, rehearse(protocol), 'en');
  for (const words of has) expect(script).toContain(words);
  for (const words of hasNot) expect(script).not.toContain(words);
});
